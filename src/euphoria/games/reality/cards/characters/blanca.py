"""Blanca: she hides, and is harder to hit this turn (R-blanca)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.cards.character import Character, CharacterAbility, Weapon
from euphoria.games.reality.cards.conditions import CONDITIONS, AimModifier, Condition
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.figure_flags import HIDDEN
from euphoria.games.reality.state import Show

AT_HIDDEN: Final = AimModifier("R-blanca", "hidden", -2)
CONDITIONS.declare(Condition(HIDDEN, aim_against=AT_HIDDEN))


def hide(state: Show, figure: int) -> None:
    state.mark(figure, HIDDEN)


BLANCA: Final = register(
    Character(
        number=6,
        id="blanca",
        ap=12,
        aim=7,
        life=100,
        euphoria=7,
        weapons=(Weapon(shots=1, range=10), Weapon(shots=2, range=10)),
        attacks=1,
        audience=125,
        rule="R-blanca",
        ability=CharacterAbility("hide", hide, numbers={"aim": AT_HIDDEN.value}),
    )
)
