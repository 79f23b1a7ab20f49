"""Parses the [[element]] tables of a table file: name, kind, outline and height of each piece of scenery."""

from __future__ import annotations

from typing import Any

from euphoria.games.reality.geometry.shapes import Point, Polygon, counter_clockwise, is_simple
from euphoria.games.reality.geometry.terrain import CLIMBED_FROM, INCH, STOREY, Element, Scenery
from euphoria.games.reality.tables.parser.openings import parse_panels
from euphoria.games.reality.tables.parser.values import Unreadable, ValueReader
from euphoria.games.reality.tables.table_file import inches
from euphoria.kernel.text.languages import Translations

MOST_CORNERS = 24
MOST_STOREYS = 4
HIGHEST_BLOCK, HIGHEST_RUINS = 12 * INCH, 6 * INCH
KINDS = {kind.name.lower(): kind for kind in Scenery}
HEIGHTS = {
    Scenery.BARRICADE: (1, CLIMBED_FROM - 1),
    Scenery.MARKER: (1, CLIMBED_FROM - 1),
    Scenery.BLOCK: (CLIMBED_FROM, HIGHEST_BLOCK),
    Scenery.RUINS: (1, HIGHEST_RUINS),
    Scenery.RUBBLE: (1, HIGHEST_RUINS),
}
"""The lowest and the greatest height of each kind; craters have none, buildings have storeys."""

LabelledElement = tuple[Element, Translations]


def parse_element(values: ValueReader, index: int, table: dict[str, Any], size: Point | None) -> LabelledElement | None:
    """One element and its label; None where it cannot be read, with the flaws recorded. `size` is that of the table."""
    values.at("element", index, table.get("name"))
    try:
        return _parse(values, table, size)
    except Unreadable:
        return None
    finally:
        values.at("", 0)


def _parse(values: ValueReader, table: dict[str, Any], size: Point | None) -> LabelledElement:
    name = values.name(table, "element")
    label = values.labels(table, "label", needed=False)
    word = table.get("kind")
    kind = KINDS.get(word) if isinstance(word, str) else None
    if kind is None:
        raise values.unreadable("kind", "kind", "kind", kinds=", ".join(KINDS))
    shared = ("name", "label", "kind", "box", "outline")
    if kind == Scenery.BUILDING:
        values.check_keys(table, (*shared, "storeys", "doors", "windows"), "building")
    else:
        own = () if kind == Scenery.CRATER else ("height",)
        values.check_keys(table, (*shared, *own), kind.name.lower())
    outline = _outline(values, table)
    if size is not None and not all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in outline):
        values.note("outside", "outside", "outline" if "outline" in table else "box")
    if kind == Scenery.BUILDING:
        height = _storeys(values, table) * STOREY
        return Element(name, kind, outline, height, parse_panels(values, table, outline, height)), label
    return Element(name, kind, outline, _height(values, table, kind)), label


def _outline(values: ValueReader, table: dict[str, Any]) -> Polygon:
    if ("box" in table) == ("outline" in table):
        raise values.unreadable("outline", "either")
    if "box" in table:
        x, y, width, depth = values.numbers(table["box"], 4, "box", "[x, y, width, depth]")
        if width <= 0 or depth <= 0:
            raise values.unreadable("outline", "empty", "box")
        return ((x, y), (x + width, y), (x + width, y + depth), (x, y + depth))
    corners = table["outline"]
    if not isinstance(corners, list) or not 3 <= len(corners) <= MOST_CORNERS:
        raise values.unreadable("outline", "corners", "outline", most=MOST_CORNERS)
    polygon = tuple(
        values.point(corner, "outline", f"[[x, y], [x, y], ...] with 3 to {MOST_CORNERS} corners") for corner in corners
    )
    if not is_simple(polygon):
        raise values.unreadable("outline", "crossing", "outline")
    return counter_clockwise(polygon)


def _height(values: ValueReader, table: dict[str, Any], kind: Scenery) -> int:
    if kind not in HEIGHTS:
        return 0
    low, high = HEIGHTS[kind]
    height = values.quarters(table.get("height", 0), "height")
    if not low <= height <= high:
        args = {"low": inches(low), "high": inches(high), "height": inches(height)}
        raise values.unreadable("height", "height", "height", kind=kind.name.lower(), **args)
    return height


def _storeys(values: ValueReader, table: dict[str, Any]) -> int:
    storeys = table.get("storeys")
    if type(storeys) is not int or not 1 <= storeys <= MOST_STOREYS:
        raise values.unreadable("storeys", "storeys", "storeys", most=MOST_STOREYS)
    return storeys
