"""A cut through the heights along a line: ground, scenery and figures as they are seen from the side (R-table-5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from math import hypot
from operator import itemgetter
from typing import Final, NamedTuple

from euphoria.games.reality.geometry.movement.clearance import WallSegment
from euphoria.games.reality.geometry.movement.leg_scenery import ElementShape, leg_scenery_of
from euphoria.games.reality.geometry.movement.segment_clipping import cuts_by, inside_any
from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.sight.bodies import lines_between
from euphoria.games.reality.geometry.sight.sight_lines import GRAIN
from euphoria.games.reality.geometry.terrain import BASE, GROUND, INCH, Terrain
from euphoria.games.reality.queries.measured import as_if, standing, supposed
from euphoria.games.reality.queries.reach import wanted_way
from euphoria.games.reality.queries.side_view import side_view
from euphoria.games.reality.queries.sight import cause_of, look_of
from euphoria.games.reality.rules.figures.routes import is_laden
from euphoria.games.reality.state import Show
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json

MOST_CORNERS: Final = 12
MIDDLE: Final = range(3, 6)
"""Of the nine lines, those to the middle of the target, from the foot up."""


class Leg(NamedTuple):
    """A straight part of the line that is cut along, and how far along the line it begins."""

    start: Point
    end: Point
    before: float

    @property
    def length(self) -> float:
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])


class Crossing(NamedTuple):
    """Where the line is over an element."""

    begin: float
    end: float
    element: int


def cut(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """What is along a line over points of the table, along the one from a figure to another, with its sight, or along a
    way that a figure walks, with its price."""
    here, pair, walker, walked = state, None, -1, None
    if "figure" in arguments:
        walker, found = wanted_way(state, arguments)
        if found is None:
            raise QueryError(f"'to' cannot be that place: no way of figure {walker} leads there")
        walked = found[0]
        corners: list[Point] = [point for point, _ in groupby(place[:2] for place in walked)]
    elif "viewer" in arguments or "target" in arguments:
        pair = standing(state, arguments, "viewer"), standing(state, arguments, "target")
        here = as_if(state, pair[0], supposed(state.terrain, arguments))
        corners = [here.place(figure)[:2] for figure in pair]
    else:
        terrain = state.terrain
        corners = [(x, y) for x, y in arguments.many("along", MOST_CORNERS, (0, terrain.width), (0, terrain.depth))]
    arguments.finish()
    if len(corners) < 2 or any(one == other for one, other in pairwise(corners)):
        what = "'along' needs two points at least" if pair is None else "'target' cannot be where 'viewer' is"
        raise QueryError(f"{what}, and none may follow itself")
    legs = _legs(corners)
    length = legs[-1].before + legs[-1].length
    crossings = [crossing for leg in legs for crossing in _crossings(here.terrain, leg)]
    heights = [(one.begin, one.end, here.terrain.elements[one.element].height) for one in crossings]
    way = None if walked is None else side_view(state.terrain, walked, heights, is_laden(state, walker))
    return {
        "length": _short(length),
        "inches": _short(length / INCH),
        "corners": [[*leg.start, _short(leg.before)] for leg in legs] + [[*corners[-1], _short(length)]],
        "segments": list(_segments(here.terrain, crossings, length)),
        "panels": sorted(
            (panel for leg in legs for panel in _panels(here.terrain, leg)), key=itemgetter("at", "bottom")
        ),
        "figures": list(_figures(here, legs)),
        "lines": [] if pair is None else _lines(here, *pair),
        "way": way,
    }


def _legs(corners: list[Point]) -> list[Leg]:
    legs: list[Leg] = []
    for start, end in pairwise(corners):
        legs.append(Leg(start, end, legs[-1].before + legs[-1].length if legs else 0.0))
    return legs


def _crossings(terrain: Terrain, leg: Leg) -> Iterator[Crossing]:
    """Where the leg is strictly inside the outline of an element."""
    for shape in leg_scenery_of(terrain).shapes:
        for low, high in _inside(leg, shape):
            begin, end = (leg.before + leg.length * part / whole for _, part, whole in (low, high))
            yield Crossing(begin, end, shape.number)


def _inside(leg: Leg, shape: ElementShape) -> list[tuple[tuple[int, int, int], tuple[int, int, int]]]:
    return inside_any(leg.start, leg.end, shape.edges, shape.outline)


def _segments(terrain: Terrain, crossings: list[Crossing], length: float) -> Iterator[Json]:
    """The line from one change of the scenery under it to the next."""
    ends = sorted({0.0, length, *(end for crossing in crossings for end in crossing[:2])})
    for begin, end in pairwise(ends):
        middle = (begin + end) / 2
        if end - begin < 1e-6:
            continue
        over = [crossing.element for crossing in crossings if crossing.begin < middle < crossing.end]
        surfaces = [
            number for number, surface in enumerate(terrain.surfaces) if surface.element in over and terrain.has(number)
        ] or [GROUND]
        yield {
            "from": _short(begin),
            "to": _short(end),
            "ground": min(terrain.surfaces[number].z for number in surfaces),
            "surfaces": [{"surface": number, "height": terrain.surfaces[number].z} for number in surfaces],
            "elements": [{"element": number, "top": terrain.elements[number].height} for number in over],
        }


def _panels(terrain: Terrain, leg: Leg) -> Iterator[Json]:
    """The walls, doors and windows that the line passes through."""
    for number, element in terrain.present():
        for panel in element.panels:
            for _, part, whole in cuts_by(leg.start, leg.end, WallSegment(panel[:2], panel[2:4])):
                yield {
                    "at": _short(leg.before + leg.length * part / whole),
                    "element": number,
                    "bottom": panel.bottom,
                    "top": panel.top,
                    "opening": panel.opening.name.lower(),
                }


def _figures(state: Show, legs: list[Leg]) -> Iterator[Json]:
    """Those whose bases the line touches, by the point of the line that is nearest to each."""
    for figure in state.standing():
        body = state.body(figure)
        aside, at = min(_from_leg(leg, body.x, body.y) for leg in legs)
        if aside <= BASE:
            yield {
                "figure": figure,
                "at": _short(at),
                "aside": _short(aside),
                "feet": body.z,
                "height": body.height,
            }


def _from_leg(leg: Leg, x: int, y: int) -> tuple[float, float]:
    """How far a point is from a leg, and how far along the line the nearest point of the leg is."""
    (ax, ay), (bx, by), length = leg.start, leg.end, leg.length
    ux, uy = (bx - ax) / length, (by - ay) / length
    along = min(max((x - ax) * ux + (y - ay) * uy, 0.0), length)
    return hypot(x - ax - ux * along, y - ay - uy * along), leg.before + along


def _lines(state: Show, viewer: int, target: int) -> list[Json]:
    """The lines from the eyes of the viewer to foot, waist and top of the target, by their heights."""
    report = look_of(state, viewer, target)
    lines = lines_between(state.body(viewer), state.body(target))
    return [
        {
            "from": lines.z / GRAIN,
            "to": round(height / GRAIN, 2),
            "state": report.lines[index].state.name.lower(),
            **cause_of(state, report.lines[index].cause),
        }
        for index, height in zip(MIDDLE, lines.heights, strict=True)
    ]


def _short(number: float) -> float:
    return round(number, 2)
