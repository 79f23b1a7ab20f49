"""Kabuki: one more move, at once and free (R-kabuki)."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.cards.abilities.choices import Special
from euphoria.games.reality.rules.attack import contact
from euphoria.games.reality.rules.positioning.walking import FREE, TO_RISE
from euphoria.games.reality.state import Show


def can_dash(state: Show, figure: int) -> bool:
    """Nobody moves out of a combat (R-att-8), and the prone must get up first (R-move-5)."""
    return not contact.in_combat(state, figure) and state.ap[figure] > (TO_RISE if state.is_prone(figure) else 0)


def dash(state: Show, figure: int) -> None:
    """Up to his AP at normal costs."""
    state.purse = state.ap[figure]
    state.push(codes.WALK, state.side[figure], figure, FREE)


DASH = Special(dash, usable=can_dash)
