"""Arendal: three grenades at once, in the special abilities phase (R-arendal, R-ap-1)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.character import Character, CharacterAbility, Weapon
from euphoria.games.reality.cards.objects import GRENADE
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing.blasts import FREE
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import Show

GRENADES: Final = 3


def can_throw(state: Show, figure: int) -> bool:
    """Not in combat (R-fire-8)."""
    return not contact.in_combat(state, figure)


def unbuckle(state: Show, figure: int) -> None:
    state.push(codes.THROW_BELT, state.side[figure], figure, GRENADES)


@RULES.step(codes.THROW_BELT)
def throw_belt(state: Show, seat: int, figure: int, left: int) -> None:
    """One grenade after another, at no cost (R-ap-1), as long as nobody flees into combat with the thrower."""
    if left and can_throw(state, figure):
        state.push(codes.THROW_BELT, seat, figure, left - 1)
        state.push(codes.THROW, seat, figure, GRENADE | FREE)


ARENDAL: Final = register(
    Character(
        number=9,
        id="arendal",
        ap=12,
        aim=6,
        life=120,
        euphoria=0,
        weapons=(Weapon(shots=2, range=20),),
        attacks=2,
        audience=200,
        rule="R-arendal",
        ability=CharacterAbility("belt", unbuckle, usable=can_throw, numbers={"count": GRENADES}),
    )
)
