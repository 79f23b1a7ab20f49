"""Parses the doors and windows of a building, and makes the wall panels between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from euphoria.games.reality.geometry.shapes import Point, Polygon, edges, on_segment
from euphoria.games.reality.geometry.terrain import STOREY, Opening, Panel
from euphoria.games.reality.tables.parser.values import ValueReader, shortened
from euphoria.games.reality.tables.table_file import inches, point_text

NARROWEST = 5
"""Doors and windows are 1.25 inches wide or wider: a base has room between the posts."""


class ParsedOpening(NamedTuple):
    """A door or window on one edge of the outline, from `begin` to `end` in the direction of the outline."""

    storey: int
    edge: int
    begin: Point
    end: Point
    kind: Opening
    begin_along: int
    """How far along the edge it begins and ends, in no particular unit."""
    end_along: int


def parse_panels(values: ValueReader, table: dict[str, Any], outline: Polygon, height: int) -> tuple[Panel, ...]:
    """All panels of a building: its doors and windows, and plain wall everywhere else."""
    openings: list[ParsedOpening] = []
    for key, kind in (("doors", Opening.DOOR), ("windows", Opening.WINDOW)):
        found = table.get(key, [])
        if not isinstance(found, list) or not all(isinstance(piece, dict) for piece in found):
            raise values.unreadable("panel", "openings", key, word=key)
        openings += [_opening(values, piece, key, kind, outline, height) for piece in found]
    _note_overlaps(values, openings)
    return tuple(_panels(outline, height, openings))


def _opening(
    values: ValueReader, piece: dict[str, Any], key: str, kind: Opening, outline: Polygon, height: int
) -> ParsedOpening:
    what = key.removesuffix("s")
    for word in piece:
        if word not in ("from", "to", "storey"):
            known = "from, to, storey"
            raise values.unreadable("unknown-key", "unknown-key", key, word=shortened(word), what=what, known=known)
    storey = piece.get("storey", 0)
    if type(storey) is not int or not 0 <= storey < height // STOREY:
        raise values.unreadable("panel", "opening-storey", key, what=what, most=height // STOREY - 1)
    a, b = values.point(piece.get("from"), key, "from = [x, y]"), values.point(piece.get("to"), key, "to = [x, y]")
    described = {"what": what, "from": point_text(a), "to": point_text(b)}
    for number, (c, d) in enumerate(edges(outline)):
        if on_segment(a, c, d) and on_segment(b, c, d):
            if (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < NARROWEST**2:
                raise values.unreadable("panel", "narrow", key, **described, least=inches(NARROWEST))
            (begin, first), (end, last) = sorted(((a, _along(c, d, a)), (b, _along(c, d, b))), key=lambda end: end[1])
            return ParsedOpening(storey, number, begin, end, kind, first, last)
    raise values.unreadable("panel", "off-wall", key, **described)


def _along(a: Point, b: Point, point: Point) -> int:
    """The projection of a point on the edge from a to b."""
    return (point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])


def _note_overlaps(values: ValueReader, openings: list[ParsedOpening]) -> None:
    for later, one in enumerate(openings):
        for other in openings[:later]:
            if other[:2] == one[:2] and other.begin_along < one.end_along and one.begin_along < other.end_along:
                key = "doors" if one.kind == Opening.DOOR else "windows"
                values.note("panel", "openings-overlap", key, storey=one.storey, point=point_text(one.begin))


def _panels(outline: Polygon, height: int, openings: list[ParsedOpening]) -> Iterator[Panel]:
    for number, (a, b) in enumerate(edges(outline)):
        for storey in range(height // STOREY):
            here = sorted(
                (opening for opening in openings if opening[:2] == (storey, number)),
                key=lambda opening: opening.begin_along,
            )
            start = a
            for opening in here:
                if opening.begin != start:
                    yield _panel(start, opening.begin, storey, Opening.WALL)
                yield _panel(opening.begin, opening.end, storey, opening.kind)
                start = opening.end
            if start != b:
                yield _panel(start, b, storey, Opening.WALL)


def _panel(a: Point, b: Point, storey: int, opening: Opening) -> Panel:
    return Panel(*a, *b, storey * STOREY, (storey + 1) * STOREY, opening)
