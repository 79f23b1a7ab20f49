"""Fights for the tests of the attack phase: figures that touch, and the words to drive an exchange.

fight = brawl("a nikolai", "b sooyoung", dice=[3, 4, 5, 8])   # they stand in a row and touch
fight.strikes("a nikolai", 3).strikes("b sooyoung", 1)
"""

from __future__ import annotations

from typing import Self

from euphoria.games.reality import codes
from euphoria.games.reality.actions import CREDIT, DIRECTION, PUSH, STRIKE, WOUND
from euphoria.games.reality.events import SPECS
from euphoria.games.reality.geometry.terrain import Element, Place
from euphoria.games.reality.rules.attack import combat
from euphoria.games.reality.rules.figures import contact
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import ScriptedDice
from tests.reality.stage import Troupe, acting, at, stage, start

UNLUCKY, LUCKY = 1, 10
"""A die of luck."""
EAST, NORTH_EAST, NORTH, WEST, SOUTH = 0, 2, 4, 8, 12
"""Some of the 16 directions of a push."""


ROOMS = acting()


class Brawl:
    """A combat that a test drives by the names of the figures."""

    def __init__(self, troupe: Troupe) -> None:
        self.troupe = troupe
        self.state = troupe.state

    def __getitem__(self, name: str) -> int:
        return self.troupe[name]

    def meet(self) -> Self:
        """Whoever touches enemies is in combat with them."""
        contact.regroup(self.state, self.state.standing())
        return self

    def begin(self, name: str) -> Self:
        start(self.troupe, codes.FIGHT, self[name])
        return self

    def do(self, seat: int, action: Action) -> Self:
        self.state.apply(seat, action)
        return self

    def seat(self, name: str) -> int:
        return self.state.side[self[name]]

    def strikes(self, name: str, attacks: int) -> Self:
        assert combat.striker(self.state, self.seat(name)) == self[name]
        return self.do(self.seat(name), STRIKE[attacks])

    def wounds(self, seat: int, name: str) -> Self:
        return self.do(seat, WOUND[self[name]])

    def credits(self, seat: int, name: str) -> Self:
        return self.do(seat, CREDIT[self[name]])

    def heads(self, seat: int, direction: int) -> Self:
        return self.do(seat, DIRECTION[direction])

    @property
    def asked(self) -> str:
        return codes.QUESTIONS[self.state.question] if self.state.deciders else ""

    def life(self, name: str) -> int:
        return self.state.life[self[name]]

    def place(self, name: str) -> Place:
        return self.state.place(self[name])

    def fallen(self) -> list[str]:
        return [name for name, figure in self.troupe.names.items() if self.state.is_down(figure)]

    def fighting(self) -> list[str]:
        return [name for name, figure in self.troupe.names.items() if self.state.fight[figure] >= 0]

    def log(self, event: str) -> list[tuple[int, ...]]:
        """The values of all entries of that name."""
        return [tuple(entry[1:]) for entry in self.state.log if SPECS[entry[0]][0] == event]

    def all_dice_thrown(self) -> bool:
        dice = self.state.dice
        assert isinstance(dice, ScriptedDice)
        return dice.spot == len(dice.script)


def brawl(
    *names: str,
    dice: list[int] | None = None,
    scenery: tuple[Element, ...] = (),
    first: Place | None = None,
    begin: bool = True,
) -> Brawl:
    """Figures in a row from left to right, each touching the next. "a mycky 40" has 40 life."""
    troupe = stage(*scenery, dice=dice, phase=codes.IN_ATTACK, kind=ROOMS)
    x, y, surface = at(10, 10) if first is None else first
    for index, name in enumerate(names):
        seat, who, *life = name.split()
        troupe.add(f"{seat} {who}", (x + 4 * index, y, surface), life=int(life[0]) if life else None)
    fight = Brawl(troupe).meet()
    if begin:
        fight.begin(" ".join(names[0].split()[:2]))
    return fight


def won(
    *names: str,
    roll: int,
    scenery: tuple[Element, ...] = (),
    first: Place | None = None,
    then: list[int] | None = None,
    others: tuple[tuple[str, Place], ...] = (),
) -> Brawl:
    """The first named has just hit the other side for 1 life and may push; a push rolls `roll`, then `then`."""
    fight = brawl(*names, dice=[9, UNLUCKY, 1, roll, *(then or [])], scenery=scenery, first=first, begin=False)
    for name, place in others:
        fight.troupe.add(name, place)
    for figure in fight.state.figures():
        fight.state.spent[figure] = 0 if figure == 0 else 20
    fight.begin(" ".join(names[0].split()[:2]))
    fight.do(0, STRIKE[1])
    while fight.asked == "share":
        fight.do(0, fight.state.legal(0)[0])
    assert fight.asked == "push"
    return fight


def pushed(*names: str, direction: int, roll: int, **rest: object) -> Brawl:
    """The first named has pushed all of them that way, by `roll`."""
    return won(*names, roll=roll, **rest).do(0, PUSH).heads(0, direction)  # type: ignore[arg-type]
