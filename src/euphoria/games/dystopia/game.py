"""Build a Better Dystopia as a game of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euphoria.games.dystopia import events, legal, rules, setup, storage
from euphoria.games.dystopia.actions import SPACE
from euphoria.games.dystopia.options import OPTIONS, settings
from euphoria.games.dystopia.state import City
from euphoria.kernel.action import Action
from euphoria.kernel.dice import Dice
from euphoria.kernel.game import Game
from euphoria.kernel.state import Json

if TYPE_CHECKING:
    from typing import Self


class DystopiaState(City):
    """A city with the rules: each question of the kernel is answered by a file of this room."""

    __slots__ = ()

    def blank(self, dice: Dice) -> Self:
        return type(self)(self.game, self.seats, self.settings, dice)

    def _list(self, seat: int) -> list[Action]:
        return legal.LISTS[self.question](self, seat)

    def _answer(self, seat: int, action: Action) -> None:
        rules.ANSWERS[self.question](self, seat, action)

    def _answer_all(self) -> None:
        rules.JOINT_ANSWERS[self.question](self)

    def _step(self, step: int, seat: int, a: int, b: int) -> None:
        rules.STEPS[step](self, seat, a, b)

    def _event(self, number: int, seat: int | None) -> Json:
        return events.event(self, number, seat)

    def position(self) -> Json:
        return storage.position(self)


class Dystopia(Game):
    id = "dystopia"
    title = "Euphoria: Build a Better Dystopia"
    revision = 1
    seats = range(2, 7)
    options = OPTIONS
    space = SPACE

    def set_up(self, seats: int, dice: Dice, options: dict[str, Any]) -> DystopiaState:
        state = DystopiaState(self, seats, settings(options), dice)
        setup.deal(state)
        return state


GAME = Dystopia()
