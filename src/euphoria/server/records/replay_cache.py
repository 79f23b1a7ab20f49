"""A cache of replayed games, with a state every few steps.

A replay in the browser asks for a few steps at a time, which are computed from the cached state before them. Only the
first request for a game replays all of it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple
from weakref import WeakValueDictionary

from euphoria.kernel.core.dice import ScriptedDice
from euphoria.kernel.core.state import State
from euphoria.kernel.frames.capture import apply_with_frames
from euphoria.kernel.record.record import Record, RecordedMove

CACHED_GAMES = 16
"""How many games are cached: the least recently used is dropped."""
EVERY = 25
"""Steps between two cached states."""
REPLAYED_AT_ONCE = 2
"""How many games are replayed at a time, so that one client with many requests does not take all threads."""


class ReplayStep(NamedTuple):
    """One step of a replay: a move (None for the start), the state after it, and the number of events before it."""

    number: int
    move: RecordedMove | None
    state: State
    """A copy, which the caller may change."""
    events_before: int
    frames: list[State]
    """The states before each of its events, oldest first; none for the start."""


class ReplayedGame:
    def __init__(self, record: Record) -> None:
        self.record = record
        self._states = [state for number, (state, _) in enumerate(record.steps()) if number % EVERY == 0]

    @property
    def total(self) -> int:
        return len(self.record.moves) + 1

    def steps(self, first: int, count: int) -> Iterator[ReplayStep]:
        """Up to `count` steps, from the step `first` on."""
        nearest = max(0, min(first - 1, self.total - 1)) // EVERY
        state, number = self._states[nearest].copy(), nearest * EVERY
        move = self.record.moves[number - 1] if number else None
        events_before, frames = 0, list[State]()
        while True:
            if number >= first + count:
                return
            if number >= first:
                yield ReplayStep(number, move, state.copy(), events_before, frames)
            if number + 1 >= self.total:
                return
            events_before = len(state.log)
            move = self.record.moves[number]
            before = state.copy()
            _, between = apply_with_frames(state, [(move.seat, move.action)], ScriptedDice(move.chance))
            frames = [before, *between] if len(state.log) > events_before else []
            number += 1


class ReplayCache:
    def __init__(self) -> None:
        self._games: OrderedDict[str, ReplayedGame] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._replaying = asyncio.Semaphore(REPLAYED_AT_ONCE)

    async def of(self, id: str, read: Callable[[], Awaitable[Record]]) -> ReplayedGame:
        """The finished game of that id; `read` loads its record if it is not cached."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            if id not in self._games:
                async with self._replaying:
                    self._games[id] = await asyncio.to_thread(ReplayedGame, await read())
                if len(self._games) > CACHED_GAMES:
                    self._games.popitem(last=False)
            self._games.move_to_end(id)
            return self._games[id]
