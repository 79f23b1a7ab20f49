"""The append-only log of a state, made to be copied often.

Copying freezes full chunks, which all copies share; only the rest is copied. `append` is the bound method of the
underlying list, because it is the most frequent call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

Entry = tuple[int, ...]
CHUNK = 64


class Log:
    __slots__ = ("append", "chunks", "tail")

    def __init__(self, chunks: tuple[tuple[Entry, ...], ...] = (), tail: Iterable[Entry] = ()) -> None:
        self.chunks = chunks
        self.tail = list(tail)
        self.append: Callable[[Entry], None] = self.tail.append

    def copy(self) -> Log:
        tail = self.tail
        while len(tail) >= CHUNK:
            self.chunks += (tuple(tail[:CHUNK]),)
            del tail[:CHUNK]
        return Log(self.chunks, tail)

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
