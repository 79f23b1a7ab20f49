"""A request to make a move, and the change that it makes to a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from euphoria.server.match.logged_moves import LoggedMove
from euphoria.server.match.match import Match


class MoveRequest(NamedTuple):
    """Who wants to move, and for which position (an optimistic lock)."""

    seat: int
    position: str
    client_id: str | None = None
    """The idempotency key: a request that is sent again is carried out once."""
    person_id: str | None = None
    """None: the server moves, for a bot or where there is only one answer."""


MatchChange = Callable[[Match], tuple[Match, LoggedMove]]
"""Computes the match after a move, and the move's log entry."""
