"""What each number of an observation means: fields in a row, each with its range and a label for every index.

A game's layout is built once for a table (`LayoutBuilder`), and what writes the numbers takes its offsets from there:
so the description and the numbers come from one declaration.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, SupportsIndex

Numbers = Any
"""A memoryview of 32-bit floats, into which an observation is written."""


class ObservedField(NamedTuple):
    """Neighbouring numbers of an observation that mean the same sort of thing."""

    name: str
    start: int
    length: int
    meaning: str
    low: float
    high: float
    labels: tuple[str, ...]
    """What each of its numbers is about; `("",)` where the field is one number."""


class Planes(NamedTuple):
    """The table as a stack of pictures, for a game on a table that is measured."""

    channels: tuple[tuple[str, str], ...]
    """Of each picture its name and its meaning."""
    height: int
    width: int

    @property
    def shape(self) -> tuple[int, int, int]:
        return len(self.channels), self.height, self.width

    @property
    def size(self) -> int:
        return len(self.channels) * self.height * self.width


NO_PLANES: Final = Planes((), 0, 0)
PLAYER_0: Final = "player 0"


class ObservationLayout:
    """The meaning of an observation: `size` numbers of 32 bits, and `planes` where the game has them."""

    def __init__(self, fields: tuple[ObservedField, ...], planes: Planes) -> None:
        self.fields = fields
        self.size = sum(field.length for field in fields)
        self.planes = planes

    def field(self, name: str) -> ObservedField:
        """The field of that name; `KeyError` if there is none."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    def label(self, index: SupportsIndex) -> str:
        """What the number with this index is, such as `player 1: gun aimed at: player 0`. numpy's integers will do."""
        number = operator.index(index)
        for field in self.fields:
            if field.start <= number < field.start + field.length:
                said = field.labels[number - field.start]
                return f"{field.name}: {said}" if said else field.name
        raise IndexError(number)


class LayoutBuilder:
    """Puts fields in a row; each `add` returns where its field begins."""

    def __init__(self) -> None:
        self.fields: list[ObservedField] = []
        self.size = 0

    def add(self, name: str, labels: Sequence[str], meaning: str, low: float = 0.0, high: float = 1.0) -> int:
        start = self.size
        self.fields.append(ObservedField(name, start, len(labels), meaning, low, high, tuple(labels)))
        self.size += len(labels)
        return start

    def one(self, name: str, meaning: str, low: float = 0.0, high: float = 1.0) -> int:
        """A field of one number."""
        return self.add(name, ("",), meaning, low, high)

    def repeat(self, since: int, others: Sequence[str], first: str = PLAYER_0) -> int:
        """Add the fields from number `since` on, which are those of player 0, for the other players too.

        Returns how many numbers there are for each: so far apart is the same number of two players. Other things than
        players are repeated alike, if the fields are named after the `first` of them.
        """
        own = self.fields[since:]
        block = self.size - own[0].start
        for other in others:
            for field in own:
                name = field.name.replace(first, other, 1)
                self.add(name, field.labels, field.meaning, field.low, field.high)
        return block

    def layout(self, planes: Planes = NO_PLANES) -> ObservationLayout:
        return ObservationLayout(tuple(self.fields), planes)


def players(seats: int) -> tuple[str, ...]:
    """The labels of all players, counted from the seat that observes: it is player 0, the next one player 1."""
    return tuple(f"player {other}" for other in range(seats))
