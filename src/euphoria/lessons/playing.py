"""From the learner's moves to the position: opponents play by their script, and steps are ticked off."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from threading import Lock
from typing import Any, Generic

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.errors import EuphoriaError, IllegalAction, UnknownAction
from euphoria.kernel.core.registry import find_game
from euphoria.kernel.frames.capture import apply_with_frames
from euphoria.lessons.lesson import Lesson, LessonStep, StateT

MOST_MOVES = 200
"""The longest list of moves that is played."""
CACHED = 64
"""How many positions are kept: the least recently used is dropped."""


class LessonError(EuphoriaError, ValueError):
    """A list of moves that cannot be played: says which move, and why."""

    def __init__(self, number: int, reason: str) -> None:
        self.number = number
        self.reason = reason
        super().__init__(f"move {number}: {reason}")


@dataclass(frozen=True)
class LessonPosition(Generic[StateT]):
    """Where a lesson stands after a list of moves. Positions are shared: nobody changes their state."""

    lesson: Lesson[StateT]
    state: StateT
    """The learner is asked something, or the game is over."""
    done: tuple[bool, ...]
    """For each step, whether it has been learned."""
    step: LessonStep[StateT] | None
    """The step to take now; None: a question that no step is about, or the game is over."""
    wanted: tuple[Action, ...]
    """The legal actions with which the lesson goes on, best first; empty when the game is over."""
    before: LessonPosition[StateT] | None = None
    """The position in which the last move was made, without its own past; None at the start."""
    move: Action | None = None
    """The learner's last move."""
    frames: tuple[StateT, ...] = ()
    """The state before each event since that move, oldest first."""

    @property
    def since(self) -> int:
        """The number of events before the last move."""
        return 0 if self.before is None else len(self.before.state.log)

    @property
    def followed(self) -> bool:
        """Whether the last move was a wanted one; also at the start."""
        return self.before is None or self.move in self.before.wanted

    @property
    def number(self) -> int:
        """The number of the current step in the lesson, from 0: the one to take, else the first that is not done."""
        if self.step is not None:
            return self.lesson.steps.index(self.step)
        return self.done.index(False) if False in self.done else len(self.done)

    @property
    def won(self) -> bool:
        outcome = self.state.outcome
        return outcome is not None and self.lesson.seat in outcome.winners


_cache: OrderedDict[tuple[str, tuple[tuple[object, ...], ...]], LessonPosition[Any]] = OrderedDict()
_lock = Lock()


def play(lesson: Lesson[StateT], moves: Sequence[Sequence[object]]) -> LessonPosition[StateT]:
    """The position after these moves of the learner, in the JSON form of actions; `LessonError` if one is not legal."""
    if len(moves) > MOST_MOVES:
        raise LessonError(MOST_MOVES + 1, f"a lesson has at most {MOST_MOVES} moves")
    forms = tuple(tuple(form) for form in moves)
    position, played = _nearest(lesson, forms)
    for number in range(played, len(forms)):
        position = _after(position, number + 1, forms[number])
        _keep(lesson, forms[: number + 1], position)
    return position


def begin(lesson: Lesson[StateT]) -> LessonPosition[StateT]:
    """The first position."""
    state: Any = find_game(lesson.game).scenario(lesson.scenario)
    return _assess(lesson, state, _run(lesson, state))


def _after(position: LessonPosition[StateT], number: int, form: tuple[object, ...]) -> LessonPosition[StateT]:
    lesson = position.lesson
    state = position.state.copy()
    if state.outcome is not None:
        raise LessonError(number, "the game is over")
    try:
        action = state.game.action(form)
        frames = _apply(state, lesson.seat, action)
    except UnknownAction as error:
        raise LessonError(number, str(error)) from None
    except IllegalAction as error:
        raise LessonError(number, error.reason) from None
    frames += _run(lesson, state)
    return _assess(lesson, state, frames, replace(position, before=None, frames=()), action)


def _apply(state: StateT, seat: int, action: Action) -> list[StateT]:
    """Carry out an action. Returns the states before each of its events."""
    before = state.copy()
    _, between = apply_with_frames(state, [(seat, action)], state.dice)
    frames: list[Any] = [before, *between]
    return frames if len(state.log) > len(before.log) else []


def _run(lesson: Lesson[StateT], state: StateT) -> list[StateT]:
    """Play for the others until the learner has a choice. What can be answered in one way only is no choice.

    Returns the states before each event.
    """
    frames: list[StateT] = []
    while state.deciders:
        others = [seat for seat in state.deciders if seat != lesson.seat]
        if others:
            frames += _apply(state, others[0], lesson.opponent(state, others[0]))
            continue
        legal = state.legal(lesson.seat)
        if len(legal) > 1:
            break
        frames += _apply(state, lesson.seat, legal[0])
    return frames


def _assess(
    lesson: Lesson[StateT],
    state: StateT,
    frames: Sequence[StateT],
    before: LessonPosition[StateT] | None = None,
    move: Action | None = None,
) -> LessonPosition[StateT]:
    """Tick off the steps that are done, and find the first other one that can be taken now."""
    known = (False,) * len(lesson.steps) if before is None else before.done
    done = tuple(was or step.done(state) for was, step in zip(known, lesson.steps, strict=True))
    step, wanted = _next_step(lesson, state, done)
    return LessonPosition(lesson, state, done, step, tuple(wanted), before, move, tuple(frames))


def _next_step(
    lesson: Lesson[StateT], state: StateT, done: tuple[bool, ...]
) -> tuple[LessonStep[StateT] | None, Sequence[Action]]:
    """The first step that is not done and can be taken now, with the actions that lead on."""
    if state.outcome is not None:
        return None, ()
    for step, is_done in zip(lesson.steps, done, strict=True):
        wanted = () if is_done else step.wanted(state)
        if wanted:
            return step, wanted
    return None, lesson.meanwhile(state)


def _nearest(lesson: Lesson[StateT], forms: tuple[tuple[object, ...], ...]) -> tuple[LessonPosition[StateT], int]:
    """The longest beginning of these moves that is cached, and how many moves it has."""
    for count in range(len(forms), -1, -1):
        try:
            with _lock:
                key = (lesson.game, forms[:count])
                found = _cache[key]
                _cache.move_to_end(key)
        except (KeyError, TypeError):  # a move of something that cannot be hashed is no action
            continue
        if found.lesson is lesson:
            return found, count
    first = begin(lesson)
    _keep(lesson, (), first)
    return first, 0


def _keep(lesson: Lesson[StateT], forms: tuple[tuple[object, ...], ...], position: LessonPosition[StateT]) -> None:
    with _lock:
        _cache[lesson.game, forms] = position
        while len(_cache) > CACHED:
            _cache.popitem(last=False)
