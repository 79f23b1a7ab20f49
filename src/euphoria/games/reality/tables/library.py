"""Tables: scenery as data files in an open format, checked when loaded (R-table-2, R-table-7).

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

import re
from functools import lru_cache

from euphoria.games.reality.tables.generator import make_table
from euphoria.games.reality.tables.parser import TableReader
from euphoria.games.reality.tables.placement import may_place_platform, nearest_stand, platform_spots, why_no_platform
from euphoria.games.reality.tables.table_file import TableError, TableFile, TableFlaw, fits, size_reason
from euphoria.kernel.files.data_folders import folder

__all__ = [
    "TableError", "TableFile", "TableFlaw", "load_table", "may_place_platform", "nearest_stand", "platform_spots",
    "read_table", "table_names", "why_no_platform",
]  # fmt: skip

SEED = re.compile(r"seed:(\d{1,18})(?::(\d{1,3})x(\d{1,3}))?", re.ASCII)
"""A table of the generator, of 48 x 36 inches or of the size that is said: seed:17, seed:17:60x40."""


def table_names() -> list[str]:
    """The tables that ship with the game."""
    return sorted(path.stem for path in folder("tables").glob("*.toml"))


@lru_cache(maxsize=64)
def load_table(name_or_text: str) -> TableFile:
    """A table by its name in tables/, by the seed of a made one (seed:17), or from the text of a table file."""
    if "\n" in name_or_text:
        return read_table(name_or_text)
    if found := SEED.fullmatch(name_or_text):
        size = (int(found[2]), int(found[3])) if found[2] else (48, 36)
        if not fits(*size):
            raise TableError([TableFlaw(0, "", "size", size_reason())])
        return read_table(make_table(int(found[1]), *size))
    known = table_names()
    if name_or_text not in known:
        reason = f"there is no table {name_or_text!r}; there is {', '.join(known)}, and seed:1, seed:2 and so on"
        raise TableError([TableFlaw(0, "", "unknown-table", reason)])
    return read_table((folder("tables") / f"{name_or_text}.toml").read_text("utf-8"))


def read_table(text: str) -> TableFile:
    """The table of that text; a TableError with every reason where it is not one."""
    return TableReader(text).table()
