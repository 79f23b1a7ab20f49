"""Who wants something of a table, and what is to be done with its match."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from euphoria.server.play.match.match import Line, Match


class Asking(NamedTuple):
    """Who wants to do something, made for which position, and how they know it again. A bot is no person."""

    seat: int
    position: str
    client_id: str | None = None
    person_id: str | None = None


Change = Callable[[Match], tuple[Match, Line]]
"""What is to be done with a match: the match after it, and the line that says so."""
