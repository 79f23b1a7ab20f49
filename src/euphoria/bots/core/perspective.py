"""A game as one seat may see it: all that a bot is ever given.

A perspective holds no true state. It holds a world, drawn from those that the seat cannot tell from the true one, so
that there is nothing in it to be found: what a bot may ask for is the same in every such world.
"""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games import game as find_game
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import Json, State


class Perspective:
    __slots__ = ("_draw", "_world", "seat")

    def __init__(self, world: State, seat: int) -> None:
        """`world` is one that was drawn for this seat: see `of`."""
        world.check_seat(seat)
        self._world = world
        self._draw: Callable[[Dice], State] | None = None
        self.seat = seat

    @staticmethod
    def of(state: State, seat: int, dice: Dice) -> Perspective:
        """What this seat knows of the state. The same dice and the same knowledge give the same perspective."""
        return Perspective(state.sample(seat, dice), seat)

    @staticmethod
    def load(game: str, text: str, seat: int) -> Perspective:
        """The perspective that `dump` wrote, in another process."""
        return Perspective(find_game(game).load(text), seat)

    def dump(self) -> str:
        """What the seat knows, as text: a whole state, and not the true one."""
        return self.game.dump(self._world)

    @property
    def game(self) -> Game:
        return self._world.game

    def view(self) -> Json:
        return self._world.view(self.seat)

    def events(self, since: int = 0) -> list[Json]:
        return self._world.events(self.seat, since)

    def legal(self) -> list[Action]:
        return self._world.legal(self.seat)

    def allows(self, action: Action) -> bool:
        """Whether it is legal: one of the list, or an open one that no list can hold (a trade, a point)."""
        return self._world.why_not(self.seat, action) is None

    def sample(self, dice: Dice) -> State:
        """A full state to think with, one of those that this seat cannot tell apart, drawn with its probability."""
        if self._draw is None:
            self._draw = self._world.sampler(self.seat)
        return self._draw(dice)
