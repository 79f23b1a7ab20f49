"""Kabuki: one more move, at once and free (R-kabuki)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.character import Character, CharacterAbility, Weapon
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.positioning.walking import FREE, TO_RISE
from euphoria.games.reality.state import Show


def can_dash(state: Show, figure: int) -> bool:
    """Nobody moves out of a combat (R-att-8), and the prone must get up first (R-move-5)."""
    return not contact.in_combat(state, figure) and state.ap[figure] > (TO_RISE if state.is_prone(figure) else 0)


def dash(state: Show, figure: int) -> None:
    """A walk of up to his AP at normal costs, which does not count as having moved."""
    state.purse = state.ap[figure]
    state.push(codes.WALK, state.side[figure], figure, FREE)


KABUKI: Final = register(
    Character(
        number=1,
        id="kabuki",
        ap=9,
        aim=6,
        life=150,
        euphoria=4,
        weapons=(Weapon(shots=3, range=10),),
        attacks=3,
        audience=300,
        rule="R-kabuki",
        ability=CharacterAbility("dash", dash, usable=can_dash),
    )
)
