"""What became known that made the end of a game possible, for those who look back at it."""

from __future__ import annotations

from euphoria.games.leaders.components import PLACES, SUBTERRAN_LEADER
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.state import State


def turning_points(state: State) -> list[int]:
    """If a leader was shot (L-win-1, L-win-2): the event that turned that leader face up for the last time."""
    assert isinstance(state, LeadersTable)
    if state.outcome is None or state.outcome.rule not in ("L-win-1", "L-win-2"):
        return []
    target = next(entry[4] for entry in reversed(list(state.log)) if entry[0] == Event.SHOT)
    papers = [
        paper
        for paper in state.at[PLACES * target : PLACES * target + PLACES]
        if state.kinds[paper] <= SUBTERRAN_LEADER
    ]
    exposed = [number for number, entry in enumerate(state.log) if entry[0] == Event.EXPOSED and entry[5] in papers]
    return exposed[-1:]
