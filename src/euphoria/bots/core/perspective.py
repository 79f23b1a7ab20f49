"""The game as one seat may see it: the only input of a bot.

A perspective does not contain the true state. It contains a world sampled from the states that are consistent with the
seat's knowledge, and everything that a bot can read from it is the same for each of them. So a bot cannot cheat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from euphoria.games import game as find_game
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.learning.layout import ObservationLayout


class Perspective:
    """What one seat knows: its view, its log, its legal actions, and samples of the full state."""

    __slots__ = ("_draw", "_world", "seat")

    def __init__(self, world: State, seat: int) -> None:
        """`world` must be a sample for this seat, not the true state; use `of`."""
        world.check_seat(seat)
        self._world = world
        self._draw: Callable[[Dice], State] | None = None
        self.seat = seat

    @staticmethod
    def of(state: State, seat: int, dice: Dice) -> Perspective:
        """The perspective of a seat on the true state; deterministic in the seat's knowledge and the dice."""
        return Perspective(state.sample(seat, dice), seat)

    @staticmethod
    def load(game: str, text: str, seat: int) -> Perspective:
        """The perspective that `dump` wrote, usually in another process."""
        return Perspective(find_game(game).load(text), seat)

    def dump(self) -> str:
        """Serialise: a full state as JSON text, sampled, not the true one."""
        return self.game.dump(self._world)

    @property
    def game(self) -> Game:
        return self._world.game

    @property
    def seats(self) -> int:
        """How many there are at the table."""
        return self._world.seats

    def view(self) -> Json:
        return self._world.view(self.seat)

    def events(self, since: int = 0) -> list[Json]:
        return self._world.events(self.seat, since)

    def legal(self) -> list[Action]:
        return self._world.legal(self.seat)

    def allows(self, action: Action) -> bool:
        """Whether an action is legal: listed by `legal`, or an open action that cannot be listed (a trade, a point)."""
        return self._world.why_not(self.seat, action) is None

    def sample(self, dice: Dice) -> State:
        """A full state consistent with the seat's knowledge, sampled with its true probability (a determinization)."""
        if self._draw is None:
            self._draw = self._world.sampler(self.seat)
        return self._draw(dice)

    # The same in numbers, for bots that have learned from them.

    @property
    def layout(self) -> ObservationLayout:
        """What the numbers of `observe` mean at this table."""
        world: Any = self._world  # whose settings are of the game's own type
        return self.game.observation(self.seats, **world.settings._asdict())

    def observe(self, out: Any) -> None:
        """Write what the seat sees into a buffer of 32-bit floats."""
        self._world.observe(self.seat, out)

    def legal_numbers(self) -> list[int]:
        """The numbers of `legal` in `Game.action_space`, in the same order."""
        return self._world.legal_numbers(self.seat)
