"""What a lesson consists of. A game declares one and names it in its extensions as "lesson"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.state import State
from euphoria.kernel.text.messages import Args

if TYPE_CHECKING:
    from euphoria.lessons.playing import LessonPosition

StateT = TypeVar("StateT", bound=State)


@dataclass(frozen=True)
class LessonStep(Generic[StateT]):
    """One thing to learn, by doing it.

    Its messages are `<game>-lesson-<id>-title` and, for each sentence that `sentence` can name, `<game>-lesson-<name>`
    and `<game>-lesson-<name>-small`.
    """

    id: str
    wanted: Callable[[StateT], Sequence[Action]]
    """The legal actions of the learner that lead on to this step's end, best first; empty: it must wait."""
    done: Callable[[StateT], bool]
    """Whether it has been learned. What is done stays done."""
    sentence: Callable[[StateT], str] | None = None
    """The name of the sentence to say now; None: always the step's id."""


@dataclass(frozen=True)
class Lesson(Generic[StateT]):
    """A first game. All functions are deterministic, and none of them changes the state."""

    game: str
    scenario: str
    """Where it begins, in the words of the game's scenarios."""
    seat: int
    """The learner's seat."""
    minutes: int
    """About how long it takes."""
    steps: tuple[LessonStep[StateT], ...]
    """In the order in which they are taught."""
    opponent: Callable[[StateT, int], Action]
    """What the player on another seat does: a legal action, whatever the learner has done before."""
    meanwhile: Callable[[StateT], Sequence[Action]]
    """Legal actions of the learner, best first, for questions that no step is about."""
    asides: Callable[[LessonPosition[StateT]], Sequence[str]]
    """The names of the sentences about the learner's last move and what followed; empty: nothing to say."""
    arguments: Callable[[StateT, Sequence[str]], Args]
    """What the messages need, from the position and the players' names."""
    known: tuple[str, ...] = ()
    """What the learner knows at the end: each `name` is a sentence, `<game>-lesson-known-<name>`."""
