"""What a table file holds, its limits, and what may be wrong with it."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.reality.geometry.terrain import INCH, Terrain
from euphoria.kernel.core.errors import EuphoriaError

FEWEST_WIDE, MOST_WIDE = 24, 72
FEWEST_DEEP, MOST_DEEP = 24, 48
MOST_ELEMENTS = 60


class TableFlaw(NamedTuple):
    """One thing that is wrong with a table file."""

    line: int
    """0 where no line can be told."""
    where: str
    """The element or link, in words; empty for the table as a whole."""
    code: str
    reason: str

    def __str__(self) -> str:
        places = [f"line {self.line}" if self.line else "", self.where]
        place = ", ".join(part for part in places if part)
        return f"{place}: {self.reason}" if place else self.reason


class TableError(EuphoriaError, ValueError):
    """A table file that cannot be used; lists everything that is wrong with it, not only the first thing."""

    def __init__(self, flaws: list[TableFlaw]) -> None:
        self.flaws = tuple(sorted(flaws, key=lambda flaw: flaw.line))
        super().__init__("table: " + "\n".join(map(str, self.flaws)))


class TableFile(NamedTuple):
    name: str
    titles: tuple[str, str]
    """In English and in Spanish, as all pairs of words here."""
    about: tuple[str, str]
    terrain: Terrain
    labels: tuple[tuple[str, str], ...]
    """What each element is called."""
    link_kinds: tuple[str, ...]
    """"ladder" or "stairs", for each link of the terrain."""
    text: str
    """The file itself, so that records and dumps of one's own table can carry it."""
    sketch: bool = False
    """A scene that shows one thing: scenarios use it, and no whole game is played on it."""


def size_reason() -> str:
    return f"a table is {FEWEST_WIDE} to {MOST_WIDE} inches wide and {FEWEST_DEEP} to {MOST_DEEP} deep, whole inches"


def fits(width: int, depth: int) -> bool:
    return FEWEST_WIDE <= width <= MOST_WIDE and FEWEST_DEEP <= depth <= MOST_DEEP


def inches(quarters: int) -> str:
    """A length as the file says it: 3, 3.25, 3.5."""
    return f"{quarters / INCH:g}"
