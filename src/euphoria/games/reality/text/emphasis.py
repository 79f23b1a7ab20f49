"""Who did what to whom, and how heavy it is, for an event of `reality`. Each kind of event declares it."""

from __future__ import annotations

from euphoria.games.reality.events import TELLINGS
from euphoria.games.reality.state import Show
from euphoria.kernel.core.state import Json
from euphoria.kernel.text import emphasis as kernel
from euphoria.kernel.text.emphasis import Emphasis


def emphasis(state: Show, event: Json) -> Emphasis:
    """Of an event as everybody may know it. A figure stands for the seat that it belongs to now."""
    return kernel.emphasis(TELLINGS[str(event["event"])], event, lambda field: _seats(state, field, event))


def _seats(state: Show, field: str, event: Json) -> list[int]:
    value = event[field]
    assert isinstance(value, int)
    seat = value if field == "seat" else state.side[value]
    return [seat] if 0 <= seat < state.seats else []
