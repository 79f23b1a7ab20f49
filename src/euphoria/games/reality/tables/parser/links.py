"""Parses the [[link]] tables of a table file: ladders and stairs."""

from __future__ import annotations

from typing import Any

from euphoria.games.reality.geometry.terrain import GROUND, INCH, Link, Place, Scenery, Terrain
from euphoria.games.reality.tables.parser.values import Unreadable, ValueReader, shortened
from euphoria.games.reality.tables.table_file import inches, point_text

FARTHEST = 3 * INCH
"""The two ends of a ladder or stairs are no farther apart, seen from above."""
LINK_KINDS = ("ladder", "stairs")


def parse_links(
    values: ValueReader, tables: list[dict[str, Any]], terrain: Terrain, names: list[Any] | None
) -> list[tuple[Link, str]]:
    """All links that can be read, each with its kind.

    `names` are those of the elements; None where some element could not be read, so that ends cannot be looked up.
    """
    found = []
    for index, table in enumerate(tables):
        values.at("link", index)
        try:
            found.append(_link(values, table, terrain, names))
        except Unreadable:
            continue
    values.at("", 0)
    return found


def _link(values: ValueReader, table: dict[str, Any], terrain: Terrain, names: list[Any] | None) -> tuple[Link, str]:
    values.check_keys(table, ("kind", "foot", "head"), "link")
    kind = table.get("kind")
    if kind not in LINK_KINDS:
        raise values.unreadable("kind", "kind", "kind", kinds=", ".join(LINK_KINDS))
    foot, head = (_end(values, table.get(key), key, terrain, names) for key in ("foot", "head"))
    if terrain.height_of(foot) >= terrain.height_of(head):
        raise values.unreadable("link", "upside-down", "head")
    if (foot[0] - head[0]) ** 2 + (foot[1] - head[1]) ** 2 > FARTHEST**2:
        raise values.unreadable("link", "too-far", "head", most=inches(FARTHEST))
    for key, place in (("foot", foot), ("head", head)):
        if not terrain.stands(place):
            values.note("link", "no-room", key, word=key, point=point_text(place[:2]))
    return Link(foot, head), str(kind)


def _end(values: ValueReader, end: object, key: str, terrain: Terrain, names: list[Any] | None) -> Place:
    if not isinstance(end, dict) or not set(end) <= {"at", "on", "floor", "roof"}:
        raise values.unreadable("link", "link-form", key, word=key)
    x, y = values.point(end.get("at"), key, "at = [x, y]")
    if names is None:
        raise Unreadable  # the flaw of the element has been recorded
    if "on" not in end:
        if len(end) > 1:
            raise values.unreadable("link", "link-form", key, word=key)
        return x, y, GROUND
    if end["on"] not in names:
        raise values.unreadable("link", "on-nothing", key, word=key, on=shortened(end["on"]))
    return x, y, _surface(terrain, names.index(end["on"]), _floor(values, end, key, terrain, names))


def _floor(values: ValueReader, end: dict[str, Any], key: str, terrain: Terrain, names: list[Any]) -> int:
    """The floor that an end is on; the top of a block is 0, the roof of a building the floor after the last."""
    element = terrain.elements[names.index(end["on"])]
    if element.kind == Scenery.BUILDING:
        floor, roof = end.get("floor"), end.get("roof", False)
        if roof is True and floor is None:
            return element.storeys
        if type(floor) is not int or roof is not False or not 0 <= floor < element.storeys:
            raise values.unreadable("link", "which-floor", key, word=key, most=element.storeys - 1)
        return floor
    if not element.climbed or "floor" in end or end.get("roof", True) is not True:
        raise values.unreadable("link", "not-climbed", key, word=key)
    return 0


def _surface(terrain: Terrain, element: int, floor: int) -> int:
    """The index of a floor's surface."""
    for number, surface in enumerate(terrain.surfaces):
        if surface.element == element and surface.floor == floor:
            return number
    raise AssertionError("a climbed element has a surface for each floor and one on top")
