"""The view with everything open, for replays of finished games: a spectator who has seen every card."""

from __future__ import annotations

from euphoria.games.dystopia.components import EVERYONE
from euphoria.games.dystopia.knowledge.view import view, you
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.state import Json


def open_view(state: City) -> Json:
    shown = state.copy()
    for pile in (shown.recruits, shown.artifacts, shown.tiles, shown.dilemmas):
        pile.seen_by = [EVERYONE] * len(pile.faces)
    return view(shown, None) | {"everyone": [you(state, seat) for seat in range(state.seats)]}
