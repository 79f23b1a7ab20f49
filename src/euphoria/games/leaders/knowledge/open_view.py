"""The view with everything open, for replays of finished games: a spectator who has seen every paper and every tag."""

from __future__ import annotations

from typing import Final

from euphoria.games.leaders.components import MOST_SEATS
from euphoria.games.leaders.knowledge.view import asked, view, you
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.state import Json

SPECTATORS: Final = 1 << MOST_SEATS
"""Their bit in the masks `seen` and `told`; the other bits stay, for they say who has really seen a card."""


def open_view(state: LeadersTable) -> Json:
    shown = state.copy()
    shown.seen = [seen | SPECTATORS for seen in state.seen]
    shown.told = [told | SPECTATORS for told in state.told]
    decider = state.deciders[0] if state.deciders else None
    return view(shown, None) | {
        "asked": asked(state, decider),
        "everyone": [you(state, seat) for seat in range(state.seats)],
    }
