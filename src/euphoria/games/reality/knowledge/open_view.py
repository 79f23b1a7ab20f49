"""The view with everything open, for replays of finished games: each figure as its own player sees it."""

from __future__ import annotations

from euphoria.games.reality.knowledge.view import figure_seen, view, you
from euphoria.games.reality.state import Show
from euphoria.kernel.core.state import Json


def open_view(state: Show) -> Json:
    return view(state, None) | {
        "figures": [figure_seen(state, state.side[figure], figure) for figure in state.figures()],
        "everyone": [you(state, seat) for seat in range(state.seats)],
    }
