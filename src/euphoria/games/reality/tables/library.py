"""The tables that can be played on: those of the folder tables/, generated ones, and the text of a custom one.

`table_file` describes the format.
"""

from __future__ import annotations

import re
from functools import lru_cache

from euphoria.games.reality.tables.generator import make_table
from euphoria.games.reality.tables.parser.table_parser import parse_table
from euphoria.games.reality.tables.table_file import SIZES, TableError, TableFile, TableFlaw, fits
from euphoria.kernel.files.data_folders import folder

__all__ = ["TableError", "TableFile", "TableFlaw", "load_table", "read_table", "table_names"]

SEED = re.compile(r"seed:(\d{1,18})(?::(\d{1,3})x(\d{1,3}))?", re.ASCII)
"""The name of a generated table, of 48 x 36 inches or of the given size: seed:17, seed:17:60x40."""


def table_names() -> list[str]:
    """The tables that ship with the game."""
    return sorted(path.stem for path in folder("tables").glob("*.toml"))


@lru_cache(maxsize=64)
def load_table(name_or_text: str) -> TableFile:
    """A table by its name in tables/, by a seed (`seed:17`), or from the text of a table file."""
    if "\n" in name_or_text:
        return read_table(name_or_text)
    if found := SEED.fullmatch(name_or_text):
        size = (int(found[2]), int(found[3])) if found[2] else (48, 36)
        if not fits(*size):
            raise TableError([TableFlaw.of(0, "", "size", "size", **SIZES)])
        return read_table(make_table(int(found[1]), *size))
    known = table_names()
    if name_or_text not in known:
        flaw = TableFlaw.of(0, "", "unknown-table", "unknown-table", name=repr(name_or_text), known=", ".join(known))
        raise TableError([flaw])
    return read_table((folder("tables") / f"{name_or_text}.toml").read_text("utf-8"))


def read_table(text: str) -> TableFile:
    """The table that a text describes; raises a TableError with every flaw found."""
    return parse_table(text)
