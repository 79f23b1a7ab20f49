"""A table file: its format, the data read from it, its size limits, and the flaws it may have (R-table-2, R-table-7).

The format is TOML:

    name = "yard"
    title = { en = "The yard", es = "El patio" }
    about = { en = "One sentence.", es = "Una frase." }
    size = [48, 36]                  # inches: width, along the players' edges, and depth
    sketch = false                   # may be left out; true for a scene that need not be a table to play on

    [[element]]
    name = "kiosk"
    label = { en = "Kiosk", es = "Quiosco" }       # may be left out
    kind = "building"                # barricade block ruins rubble crater building marker
    box = [20, 14, 6, 4]             # x, y, width, depth; or outline = [[x, y], [x, y], ...]
    storeys = 1                      # of 3 inches each; every other kind but a crater has a height instead
    doors = [{ from = [22, 14], to = [23.5, 14], storey = 0 }]
    windows = [{ from = [20, 15], to = [20, 17] }]  # pieces of the outline, storey 0 if not said; the rest is wall

    [[link]]
    kind = "ladder"                  # or "stairs"
    foot = { at = [26.5, 16] }       # on the ground
    head = { at = [25.5, 16], on = "kiosk", roof = true }  # or floor = 1; of a block just on = "..."

Lengths are inches, in whole quarters. The origin is the left end of the first player's edge.
"""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import INCH, Terrain
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.text.languages import ENGLISH, Translations
from euphoria.kernel.text.messages import words

FEWEST_WIDE, MOST_WIDE = 24, 72
FEWEST_DEEP, MOST_DEEP = 24, 48
MOST_ELEMENTS = 60

RULES = {
    "size": "R-table-1",
    "lonely": "R-table-2",
    "quarters": "R-table-3",
    "height": "R-table-5",
    "storeys": "R-table-5",
    "panel": "R-table-5",
    "link": "R-table-5",
    "overlap": "R-table-5",
    "platform": "R-start-2",
    "middle": "R-mis-2",
}
"""By the code of a flaw, the rule that a table would break."""


class TableFlaw(NamedTuple):
    """One thing that is wrong with a table file."""

    line: int
    """0 where the line is not known."""
    where: str
    """The element or link, for example "element kiosk"; empty for the table as a whole."""
    code: str
    says: str
    """The key of its message, after `tables-flaws-`."""
    args: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, line: int, where: str, code: str, says: str, **args: str | int) -> TableFlaw:
        return cls(line, where, code, says, tuple(args.items()))

    def text(self, language: str) -> str:
        """What is wrong, without the place."""
        return words(language).say(f"tables-flaws-{self.says}", **dict(self.args))

    @property
    def reason(self) -> str:
        return self.text(ENGLISH)

    @property
    def rule(self) -> str | None:
        """The rule that says so, where it is more than the format of the file."""
        return RULES.get(self.code)

    def __str__(self) -> str:
        places = [f"line {self.line}" if self.line else "", self.where]
        place = ", ".join(part for part in places if part)
        return f"{place}: {self.reason}" if place else self.reason


class TableError(EuphoriaError, ValueError):
    """A table file that cannot be used, with all its flaws, in the order of their lines."""

    def __init__(self, flaws: list[TableFlaw]) -> None:
        self.flaws = tuple(sorted(flaws, key=lambda flaw: flaw.line))
        super().__init__("table: " + "\n".join(map(str, self.flaws)))


class TableFile(NamedTuple):
    """A table as read from its file."""

    name: str
    titles: Translations
    about: Translations
    terrain: Terrain
    labels: tuple[Translations, ...]
    """The name of each element for people."""
    link_kinds: tuple[str, ...]
    """"ladder" or "stairs", for each link of the terrain."""
    text: str
    """The file itself: a record of a game on a custom table carries it."""
    sketch: bool = False
    """A scene for a scenario: it is not checked for what a whole game needs."""


SIZES = {"wide": FEWEST_WIDE, "widest": MOST_WIDE, "deep": FEWEST_DEEP, "deepest": MOST_DEEP}
"""What the message about a wrong size says."""


def fits(width: int, depth: int) -> bool:
    return FEWEST_WIDE <= width <= MOST_WIDE and FEWEST_DEEP <= depth <= MOST_DEEP


def inches(quarters: int) -> str:
    """A length as the file writes it: 3, 3.25, 3.5."""
    return f"{quarters / INCH:g}"


def point_text(point: Point) -> str:
    """A point as the file writes it: [3, 4.25]."""
    return f"[{inches(point[0])}, {inches(point[1])}]"
