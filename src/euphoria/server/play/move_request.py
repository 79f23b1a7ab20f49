"""Who wants something of a table, and what is to be done with its match."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from euphoria.server.match.logged_moves import LoggedMove
from euphoria.server.match.match import Match


class MoveRequest(NamedTuple):
    """Who wants to do something, made for which position, and how they know it again. A bot is no person."""

    seat: int
    position: str
    client_id: str | None = None
    person_id: str | None = None


MatchChange = Callable[[Match], tuple[Match, LoggedMove]]
"""What is to be done with a match: the match after it, and the line that says so."""
