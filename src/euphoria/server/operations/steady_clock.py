"""The time by which games are played: it goes on evenly, whatever is done to the machine's clock.

All that is measured uses it: seats' clocks, reaction windows, what is due, the order of moves. Dates that people read,
such as when something was said, and when a session ends, come from the machine's clock (`models.now`).

A process takes the date once, when it begins, and counts from there. What is stored so can be read by the next process,
and by others of the same database: see `Upkeep.wake_clocks` for what happens if their dates differ.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncSession

MILLISECOND = 1_000_000
CLOCK = "clock"
"""Under this name every session of the database has it in its `info`."""


class SteadyClock:
    def __init__(self, date: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        """Both count nanoseconds: since 1970, and since any moment."""
        self._steady = steady
        self._offset = date() - steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self._offset + self._steady()) // MILLISECOND

    def set(self, at: int) -> None:
        """Go on from this time."""
        self._offset = at * MILLISECOND - self._steady()


def game_time(session: AsyncSession) -> int:
    """What it is now, for whoever works within a transaction."""
    clock: SteadyClock = session.info[CLOCK]
    return clock.now()
