"""What the elements of a table are called: their labels, numbered where several have the same."""

from __future__ import annotations

from functools import lru_cache

from euphoria.games.reality.tables.table_file import TableFile


@lru_cache(maxsize=128)
def element_names(table: TableFile, language: str) -> tuple[str, ...]:
    """The name of each element; elements of the same name are numbered."""
    plain = [label.name(language) for label in table.labels]
    return tuple(
        f"{label} {plain[: number + 1].count(label)}" if plain.count(label) > 1 else label
        for number, label in enumerate(plain)
    )
