"""The append-only log of a state, made to be copied often.

Copying freezes full chunks, which all copies share; only the rest is copied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

Entry = tuple[int, ...]
CHUNK: Final = 64


class Log:
    __slots__ = ("chunks", "tail", "watcher")

    def __init__(self, chunks: tuple[tuple[Entry, ...], ...] = (), tail: Iterable[Entry] = ()) -> None:
        self.chunks = chunks
        self.tail = list(tail)
        self.watcher: Callable[[], None] | None = None
        """Called after each new entry: see kernel/frames. A copy has none."""

    def copy(self) -> Log:
        tail = self.tail
        while len(tail) >= CHUNK:
            self.chunks += (tuple(tail[:CHUNK]),)
            del tail[:CHUNK]
        return Log(self.chunks, tail)

    def append(self, entry: Entry) -> None:
        self.tail.append(entry)
        if self.watcher is not None:
            self.watcher()

    def extend(self, entries: Iterable[Entry]) -> None:
        self.tail.extend(entries)

    def __len__(self) -> int:
        return CHUNK * len(self.chunks) + len(self.tail)

    def __getitem__(self, number: int) -> Entry:
        chunk = number // CHUNK
        if chunk < len(self.chunks):
            return self.chunks[chunk][number % CHUNK]
        return self.tail[number - CHUNK * len(self.chunks)]

    def __iter__(self) -> Iterator[Entry]:
        for chunk in self.chunks:
            yield from chunk
        yield from self.tail

    def numbers_of(self, codes: tuple[int, ...]) -> list[int]:
        """The numbers of all entries that begin with one of these codes."""
        found: list[int] = []
        number = 0
        for entries in (*self.chunks, self.tail):
            for entry in entries:
                if entry[0] in codes:
                    found.append(number)
                number += 1
        return found

    def __reversed__(self) -> Iterator[Entry]:
        yield from reversed(self.tail)
        for chunk in reversed(self.chunks):
            yield from reversed(chunk)
