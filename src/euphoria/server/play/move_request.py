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
    undo_to: int | None = None
    """To go back to so many events, with as many undos as that takes."""

    def times(self, match: Match) -> int:
        """How often the change is to be made; `Conflict` if that is not possible."""
        return 1 if self.undo_to is None else match.undo_steps(self.seat, self.undo_to)


MatchChange = Callable[[Match], tuple[Match, LoggedMove]]
"""Computes the match after a move, and the move's log entry."""
