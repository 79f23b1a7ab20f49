"""Parses a whole table file: its parts, then what must hold for all of them together."""

from __future__ import annotations

import tomllib
from typing import Any, NamedTuple

from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.terrain import INCH, Terrain, build
from euphoria.games.reality.tables.layout_checks import crowded_points, lonely, overlaps, sides_without_platform
from euphoria.games.reality.tables.parser.elements import LabelledElement, parse_element
from euphoria.games.reality.tables.parser.links import parse_links
from euphoria.games.reality.tables.parser.values import ValueReader, parse_decimal
from euphoria.games.reality.tables.table_file import (
    MOST_ELEMENTS,
    SIZES,
    TableError,
    TableFile,
    TableFlaw,
    fits,
    inches,
    point_text,
)
from euphoria.kernel.files.toml_lines import line_of_error

MOST_LINKS = 60
LOST = ("missing", "count")
"""Flaws of a whole list of elements or links: what it was meant to hold is not known."""
KEYS = ("name", "title", "about", "size", "sketch", "element", "link")


class TableReading(NamedTuple):
    """What a text gives, right or wrong."""

    table: TableFile | None
    """None where some part cannot be read at all. With flaws it is one to go on with, and none to play on."""
    flaws: list[TableFlaw]


def parse_table(text: str) -> TableFile:
    """The table that a text describes; raises a TableError with every flaw found."""
    table, flaws = read_parts(text)
    if flaws or table is None:
        raise TableError(flaws)
    return table


def read_parts(text: str) -> TableReading:
    """The table that a text describes as far as it can be read, and every flaw found."""
    values = ValueReader(text)
    try:
        data = _toml(text)
    except TableError as error:
        return TableReading(None, list(error.flaws))
    values.check_keys(data, KEYS, "table")
    name = values.name(data, "table")
    titles = values.labels(data, "title", needed=True)
    about = values.labels(data, "about", needed=True)
    if type(data.get("sketch", False)) is not bool:
        values.note("sketch", "sketch", "sketch")
    size = _size(values, data)
    tables = _tables(values, data, "element", MOST_ELEMENTS)
    elements = [parse_element(values, index, table, size) for index, table in enumerate(tables)]
    _check_names(values, elements)
    _check_overlaps(values, elements)
    complete = size is not None and None not in elements and len(tables) <= MOST_ELEMENTS
    standing = tuple(element for element, _ in filter(None, elements))
    terrain = build(*(size or (1, 1)), standing)
    names = [table.get("name") for table in tables]
    link_tables = _tables(values, data, "link", MOST_LINKS)
    links = parse_links(values, link_tables, terrain, names if complete else None)
    if complete:
        terrain = build(terrain.width, terrain.depth, standing, tuple(link for link, _ in links))
        if data.get("sketch") is not True:  # a scene that shows one thing need not be a table to play on
            _check_layout(values, terrain)
    if not complete or len(links) < len(link_tables) or any(flaw.code in LOST for flaw in values.flaws):
        return TableReading(None, values.flaws)
    labels = tuple(label for _, label in filter(None, elements))
    kinds = tuple(kind for _, kind in links)
    sketch = data.get("sketch") is True
    return TableReading(TableFile(name, titles, about, terrain, labels, kinds, text, sketch), values.flaws)


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=parse_decimal)
    except (ValueError, RecursionError) as error:  # tomllib also lets errors of int() through
        line = line_of_error(error, text)
        raise TableError([TableFlaw.of(line, "", "toml", "toml", error=str(error))]) from None


def _size(values: ValueReader, data: dict[str, Any]) -> Point | None:
    size = data.get("size")
    if (
        not isinstance(size, list)
        or len(size) != 2
        or not all(type(length) is int for length in size)
        or not fits(*size)
    ):
        values.note("size", "size-form", "size", **SIZES)
        return None
    return size[0] * INCH, size[1] * INCH


def _tables(values: ValueReader, data: dict[str, Any], key: str, most: int) -> list[dict[str, Any]]:
    """The [[element]] or [[link]] tables, `most` of them at most."""
    tables = data.get(key, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        values.at("", 0)
        values.note("missing", "tables", key, word=key)
        return []
    if len(tables) > most:
        values.at(key, most)
        values.note("count", "count", count=len(tables), word=key, most=most)
        return tables[:most]
    return tables


# The whole table.


def _check_names(values: ValueReader, elements: list[LabelledElement | None]) -> None:
    seen: set[str] = set()
    for index, found in enumerate(elements):
        if found is not None:
            values.at("element", index, found[0].name)
            if found[0].name in seen:
                values.note("name", "twice", "name")
            seen.add(found[0].name)
    values.at("", 0)


def _check_overlaps(values: ValueReader, elements: list[LabelledElement | None]) -> None:
    there = [(index, found[0]) for index, found in enumerate(elements) if found is not None]
    for later, earlier in overlaps([element for _, element in there]):
        index, element = there[later]
        values.at("element", index, element.name)
        values.note("overlap", "overlap", other=there[earlier][1].name or "none")
    values.at("", 0)


def _check_layout(values: ValueReader, terrain: Terrain) -> None:
    for index in lonely(terrain):
        values.at("element", index, terrain.elements[index].name)
        values.note("lonely", "lonely")
    values.at("", 0)
    if any(flaw.code in ("outside", "overlap") for flaw in values.flaws):
        return  # these have to be mended first; the checks below would report their consequences
    for side in sides_without_platform(terrain):
        edge = "y = 0" if side == 0 else f"y = {inches(terrain.depth)}"
        values.note("platform", "platform", edge=edge)
    for x, y in crowded_points(terrain):
        values.note("middle", "middle", point=point_text((x, y)))
