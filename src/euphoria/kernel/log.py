"""The log of a state: entries are only ever added, so copies can share what is old.

Full chunks are frozen and shared; a copy copies only the last, unfinished one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Entry = tuple[int, ...]
CHUNK = 64


class Log:
    __slots__ = ("chunks", "tail")

    def __init__(self, chunks: tuple[tuple[Entry, ...], ...] = (), tail: Iterable[Entry] = ()) -> None:
        self.chunks = chunks
        self.tail = list(tail)

    def append(self, entry: Entry) -> None:
        self.tail.append(entry)
        if len(self.tail) == CHUNK:
            self.chunks += (tuple(self.tail),)
            self.tail = []

    def copy(self) -> Log:
        return Log(self.chunks, self.tail)

    def extend(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.append(entry)

    def __len__(self) -> int:
        return CHUNK * len(self.chunks) + len(self.tail)

    def __getitem__(self, number: int) -> Entry:
        chunk = number // CHUNK
        return self.chunks[chunk][number % CHUNK] if chunk < len(self.chunks) else self.tail[number % CHUNK]

    def __iter__(self) -> Iterator[Entry]:
        for chunk in self.chunks:
            yield from chunk
        yield from self.tail
