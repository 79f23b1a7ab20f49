"""Who plays the seats that do not learn: bots by name, or a policy of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot, read_spec
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

if TYPE_CHECKING:
    from euphoria.envs.learning_table import LearningTable

RANDOM: Final = "random"
Policy = Callable[[Any, Any], Any]
"""A function of what a seat sees and may do (arrays, as of `LearningTable`), which gives the number of an action."""
Choice = str | Policy
"""A bot by its spec, such as "greedy" or "planner:100", or a policy."""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Opponent:
    """A player for one seat."""

    def begin(self, seat: int, dice: Dice) -> None:
        """A new game begins, on this seat; whatever the player draws by lot in it comes from these dice."""
        raise NotImplementedError

    def choose(self, state: State) -> Action:
        raise NotImplementedError


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class _RandomOpponent(Opponent):
    """Any legal action, each as likely as any other. It needs no view of the game, and so it is fast."""

    def begin(self, seat: int, dice: Dice) -> None:
        self._seat, self._dice = seat, dice

    def choose(self, state: State) -> Action:
        return self._dice.pick(state.legal(self._seat))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class _BotOpponent(Opponent):
    """A bot. It gets what its seat may know, and is not asked where it has no choice."""

    def __init__(self, game: str, spec: str) -> None:
        read_spec(spec)  # refuses one that there is not
        self._game, self._spec = game, spec

    def begin(self, seat: int, dice: Dice) -> None:
        self._seat = seat
        self._player = make_bot(self._spec, self._game, dice.fork())
        self._sight = dice.fork()

    def choose(self, state: State) -> Action:
        legal = state.legal(self._seat)
        if len(legal) == 1:
            return legal[0]
        return self._player.choose(Perspective.of(state, self._seat, self._sight))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class _PolicyOpponent(Opponent):
    """A policy, such as an older copy of the one that learns. Its own chance is its own matter."""

    def __init__(self, table: LearningTable, policy: Policy) -> None:
        self._table, self._policy = table, policy

    def begin(self, seat: int, dice: Dice) -> None:
        self._seat = seat

    def choose(self, state: State) -> Action:
        table, seat = self._table, self._seat
        number = self._policy(table.observation(state, seat), table.mask(state, seat))
        return table.action(state, seat, number)


def make_opponents(table: LearningTable, chosen: Choice | Sequence[Choice]) -> list[Opponent]:
    """The other players in turn order after the learner. `chosen` is one for all, or a list, whose last one plays all
    seats that are left."""
    listed = [chosen] if isinstance(chosen, str) or callable(chosen) else list(chosen)
    others = table.seats - 1
    if not 0 < len(listed) <= others:
        raise ValueError(f"opponents={chosen!r}: name one for all, or up to {others}, in turn order after the learner")
    listed += listed[-1:] * (others - len(listed))
    return [_make(table, one) for one in listed]


def _make(table: LearningTable, choice: Choice) -> Opponent:
    if choice == RANDOM:
        return _RandomOpponent()
    if isinstance(choice, str):
        return _BotOpponent(table.game.id, choice)
    return _PolicyOpponent(table, choice)
