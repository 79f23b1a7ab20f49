"""A table for programs that learn: what all environments share of a game, its seats and its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from euphoria.envs.play.choosing import chosen_action
from euphoria.games import game as find_game
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import State

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

REFUSE: Final = "refuse"
REPLACE: Final = "replace"
ILLEGAL: Final = (REFUSE, REPLACE)
"""What happens to a number that the mask forbids: it is refused with an error, and nothing has changed; or another one
is drawn by lot from those that the mask allows."""


class LearningTable:
    """A game with so many seats and with these options, in numbers. The numbers of an action end with `wait`.

    A game's `learning_options` are set unless others are given.
    """

    def __init__(self, game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        self.seats = self.game.check_seats(seats)
        self.options: dict[str, Any] = {**self.game.learning_options, **(options or {})}
        self.layout = self.game.observation(self.seats, **self.options)
        self.actions = self.game.action_space(self.seats, **self.options)
        self.wait = self.actions.size
        """The number after those of the game: what a player may do who is not asked, and nobody else. It does
        nothing. So no mask is ever empty."""
        self.numbers = self.wait + 1
        """How many numbers of actions there are, `wait` included."""
        self.name = f"euphoria_{self.game.id}_v{self.game.learning_version}"
        self._waiting: Mask = np.zeros(self.numbers, np.int8)
        self._waiting[self.wait] = 1

    def __reduce__(self) -> tuple[type[LearningTable], tuple[Game, int, dict[str, Any]]]:
        return LearningTable, (self.game, self.seats, self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> LearningTable:
        """It never changes."""
        return self

    def deal(self, dice: Dice) -> State:
        """A fresh game."""
        return self.game.new(self.seats, dice=dice, **self.options)

    def observation(self, state: State, seat: int) -> Vector:
        """What this seat sees, in an array of its own."""
        seen: Vector = np.empty(self.layout.size, np.float32)
        state.observe(seat, seen)
        return seen

    def planes(self, state: State, seat: int) -> Vector:
        """The pictures of the table as this seat sees it, in an array of its own; see `ObservationLayout.planes`."""
        seen: Vector = np.empty(self.layout.planes.shape, np.float32)
        state.observe_planes(seat, seen.reshape(-1))
        return seen

    def mask(self, state: State, seat: int) -> Mask:
        """What this seat, which is asked, may do, in an array of its own."""
        marks = state.new_mask(seat)
        marks.append(0)  # wait
        return np.frombuffer(marks, np.int8)

    def waiting(self) -> Mask:
        """The mask of who is not asked, in an array of its own."""
        return self._waiting.copy()

    def action(self, state: State, seat: int, number: Any) -> Action:
        """The action of that number, when this seat does it; an error says why there is none."""
        return chosen_action(state, seat, number, self.wait)

    def text(self, number: int) -> str:
        """An action in words that mean the same to every seat, such as `aim(player=1)`."""
        return "wait()" if number == self.wait else self.actions.text(number)


def check_choice(name: str, value: object, known: tuple[object, ...]) -> None:
    """`ValueError` for an argument of an environment that is none of those."""
    if value not in known:
        raise ValueError(f"{name}={value!r}: choose {', '.join(map(repr, known))}")
