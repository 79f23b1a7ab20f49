"""What was taken back: events that viewers have been shown, and that do not count any more."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.kernel.core.state import Json, State

MOST_STRETCHES, MOST_EVENTS = 8, 40
"""How many takebacks of a match are remembered, and how many events of each."""


class TakenBack(NamedTuple):
    """Events that one seat has taken back, or that went with what it asked to take back."""

    by: int
    at: int
    """How many events were left."""
    states: tuple[tuple[State, int], ...]
    """Each with events that were taken back: those from this number on. Several, if the seat went back in steps."""

    def events(self, seat: int | None) -> list[tuple[State, Json]]:
        """The events as this seat (None: a spectator) could read them then, each with the state that tells it."""
        found = [(state, event) for state, first in self.states for event in state.events(seat, first)]
        return found[:MOST_EVENTS]


def add_taken_back(earlier: tuple[TakenBack, ...], by: int, before: State, after: State) -> tuple[TakenBack, ...]:
    """Those so far, and one more: a seat has gone back from one state to another.

    Whatever had been taken back at a later place is now part of it, since that place is gone.
    """
    at = len(after.log)
    if at == len(before.log):
        return earlier
    later = [one for one in earlier if one.at >= at]
    states = ((before, at), *(state for one in later for state in one.states))
    return (*(one for one in earlier if one.at < at), TakenBack(by, at, states))[-MOST_STRETCHES:]
