"""Finished games step by step: played again once, and remembered with a position every so many steps.

A page of a replay asks for a few steps at a time. From the position before them that is a short way, however long the
game was; only the first who asks for a game waits until all of it has been played.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple
from weakref import WeakValueDictionary

from euphoria.kernel.core.dice import ScriptedDice
from euphoria.kernel.core.state import State
from euphoria.kernel.record.record import Record, RecordedMove

MOST_GAMES = 16
"""Games that are remembered: those that were asked for last."""
EVERY = 25
"""Steps between two positions that are remembered."""
AT_ONCE = 2
"""Games that are played again at once: whoever asks for many of them keeps nobody but themselves waiting for long."""


class ReplayStep(NamedTuple):
    """A step: the move that led to it (none to the first), the position after it, and how many events came before."""

    number: int
    move: RecordedMove | None
    state: State
    """Yours."""
    events_before: int


class ReplayedGame:
    def __init__(self, record: Record) -> None:
        self.record = record
        self._positions = [state for number, (state, _) in enumerate(record.steps()) if number % EVERY == 0]

    @property
    def total(self) -> int:
        return len(self.record.moves) + 1

    def steps(self, first: int, count: int) -> Iterator[ReplayStep]:
        """So many steps from this one on, as far as there are any."""
        nearest = max(0, min(first - 1, self.total - 1)) // EVERY
        state, number = self._positions[nearest].copy(), nearest * EVERY
        move = self.record.moves[number - 1] if number else None
        events_before = 0
        while True:
            if number >= first + count:
                return
            if number >= first:
                yield ReplayStep(number, move, state.copy(), events_before)
            if number + 1 >= self.total:
                return
            events_before = len(state.log)
            move = self.record.moves[number]
            state.dice = ScriptedDice(move.chance)
            state.apply(move.seat, move.action)
            number += 1


class ReplayCache:
    def __init__(self) -> None:
        self._known: OrderedDict[str, ReplayedGame] = OrderedDict()
        self._asked: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._at_once = asyncio.Semaphore(AT_ONCE)

    async def of(self, id: str, read: Callable[[], Awaitable[Record]]) -> ReplayedGame:
        """The game of that id, which is over and does not change any more; `read` is called if it is not known yet."""
        asked = self._asked.setdefault(id, asyncio.Lock())
        async with asked:
            if id not in self._known:
                async with self._at_once:
                    self._known[id] = await asyncio.to_thread(ReplayedGame, await read())
                if len(self._known) > MOST_GAMES:
                    self._known.popitem(last=False)
            self._known.move_to_end(id)
            return self._known[id]
