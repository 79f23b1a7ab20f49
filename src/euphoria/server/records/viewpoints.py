"""Whose eyes a replay is seen with: those of a seat, of a spectator, or all eyes, from which nothing is hidden."""

from __future__ import annotations

from typing import Any, Literal

from euphoria.kernel.core.state import State
from euphoria.kernel.record.record import Record
from euphoria.server.errors import Conflict, NotFound

Viewpoint = int | Literal["all"] | None
"""A seat; "all": everything is open; None: a spectator."""


def check_viewpoint(record: Record, viewpoint: Viewpoint) -> None:
    """`NotFound` for a seat that there is not. Everything is open only when the game is over: `Conflict` before."""
    if viewpoint == "all":
        if record.state.outcome is None:
            raise Conflict("not-finished", "everything is open when the game is over, and this one has no end")
    elif viewpoint is not None and viewpoint not in range(record.seats):
        raise NotFound("no-seat", f"there is no seat {viewpoint} at this table")


def view_of(state: State, viewpoint: Viewpoint) -> dict[str, Any]:
    return state.open_view() if viewpoint == "all" else state.view(viewpoint)


def events_of(state: State, viewpoint: Viewpoint, since: int) -> list[dict[str, Any]]:
    """The events from `since` on, as they may be read from there."""
    return state.open_events(since) if viewpoint == "all" else state.events(viewpoint, since)
