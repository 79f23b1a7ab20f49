"""Parses a whole table file: its parts, then what must hold for all of them together."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import INCH, Terrain, build
from euphoria.games.reality.tables.layout_checks import crowded_points, lonely, overlaps, sides_without_platform
from euphoria.games.reality.tables.parser.elements import LabelledElement, parse_element
from euphoria.games.reality.tables.parser.links import parse_links
from euphoria.games.reality.tables.parser.values import ValueReader, parse_decimal
from euphoria.games.reality.tables.table_file import (
    MOST_ELEMENTS,
    TableError,
    TableFile,
    TableFlaw,
    fits,
    inches,
    point_text,
    size_reason,
)

MOST_LINKS = 60
KEYS = ("name", "title", "about", "size", "sketch", "element", "link")


def parse_table(text: str) -> TableFile:
    """The table that a text describes; raises a TableError with every flaw found."""
    values = ValueReader(text)
    data = _toml(text)
    values.check_keys(data, KEYS, "a table")
    name = values.name(data, "a table")
    titles = values.labels(data, "title", needed=True)
    about = values.labels(data, "about", needed=True)
    if type(data.get("sketch", False)) is not bool:
        values.note("sketch", "sketch is true or false: true for a scene that nobody plays a whole game on", "sketch")
    size = _size(values, data)
    tables = _tables(values, data, "element", MOST_ELEMENTS)
    elements = [parse_element(values, index, table, size) for index, table in enumerate(tables)]
    _check_names(values, elements)
    _check_overlaps(values, elements)
    complete = size is not None and None not in elements and len(tables) <= MOST_ELEMENTS
    standing = tuple(element for element, _ in filter(None, elements))
    terrain = build(*(size or (1, 1)), standing)
    names = [table.get("name") for table in tables]
    links = parse_links(values, _tables(values, data, "link", MOST_LINKS), terrain, names if complete else None)
    if complete:
        terrain = build(terrain.width, terrain.depth, standing, tuple(link for link, _ in links))
        if data.get("sketch") is not True:  # a scene that shows one thing need not be a table to play on
            _check_layout(values, terrain)
    if values.flaws:
        raise TableError(values.flaws)
    labels = tuple(label for _, label in filter(None, elements))
    kinds = tuple(kind for _, kind in links)
    return TableFile(name, titles, about, terrain, labels, kinds, text, bool(data.get("sketch")))


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=parse_decimal)
    except (ValueError, RecursionError) as error:  # tomllib also lets errors of int() through
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise TableError([TableFlaw(line, "", "toml", f"not TOML: {error}")]) from None


def _size(values: ValueReader, data: dict[str, Any]) -> Point | None:
    size = data.get("size")
    if (
        not isinstance(size, list)
        or len(size) != 2
        or not all(type(length) is int for length in size)
        or not fits(*size)
    ):
        values.note("size", size_reason() + ": size = [48, 36]", "size")
        return None
    return size[0] * INCH, size[1] * INCH


def _tables(values: ValueReader, data: dict[str, Any], key: str, most: int) -> list[dict[str, Any]]:
    """The [[element]] or [[link]] tables, `most` of them at most."""
    tables = data.get(key, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        values.at("", 0)
        values.note("missing", f"{key}s are written as [[{key}]] tables", key)
        return []
    if len(tables) > most:
        values.at(key, most)
        values.note("count", f"{len(tables)} {key}s are too many; {most} at most")
        return tables[:most]
    return tables


# The whole table.


def _check_names(values: ValueReader, elements: list[LabelledElement | None]) -> None:
    seen: set[str] = set()
    for index, found in enumerate(elements):
        if found is not None:
            values.at("element", index, found[0].name)
            if found[0].name in seen:
                values.note("name", "another element has this name already", "name")
            seen.add(found[0].name)
    values.at("", 0)


def _check_overlaps(values: ValueReader, elements: list[LabelledElement | None]) -> None:
    there = [(index, found[0]) for index, found in enumerate(elements) if found is not None]
    for later, earlier in overlaps([element for _, element in there]):
        index, element = there[later]
        values.at("element", index, element.name)
        values.note("overlap", f"it overlaps {there[earlier][1].name or 'an earlier element'}")
    values.at("", 0)


def _check_layout(values: ValueReader, terrain: Terrain) -> None:
    for index in lonely(terrain):
        values.at("element", index, terrain.elements[index].name)
        values.note("lonely", "no other element and no edge of the table is within 10 inches (R-table-2)")
    values.at("", 0)
    if any(flaw.code in ("outside", "overlap") for flaw in values.flaws):
        return  # these have to be mended first; the checks below would report their consequences
    for side in sides_without_platform(terrain):
        edge = "y = 0" if side == 0 else f"y = {inches(terrain.depth)}"
        values.note("platform", f"no exit platform finds room along the edge {edge} (R-start-2)")
    for x, y in crowded_points(terrain):
        values.note("middle", f"within 6 inches of {point_text((x, y))} nobody has room to stand (R-mis-1, R-mis-2)")
