"""Sight against shapely, which knows nothing of our arithmetic: the same lines on the same random tables.

Shapely's predicates on whole numbers are exact. Where heights come in, its points are rounded: lines that pass
something by less than a hair are left out there, and are tested by example.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon, relate_pattern  # type: ignore[import-untyped]

from euphoria.games.reality.geometry.sight.bodies import OCTAGON, Body, lines_between
from euphoria.games.reality.geometry.sight.look_report import LineState, look
from euphoria.games.reality.geometry.sight.sight_lines import GRAIN
from euphoria.games.reality.geometry.terrain import (
    SOLID,
    STANDING,
    STOREY,
    VEIL,
    Element,
    Opening,
    Scenery,
    Terrain,
)
from tests.reality.geometry.sight_tables import bodies, crowds, element, outlines, table, tables

HAIR = 1e-6
INTERIORS_MEET = "T********"
examples = settings(max_examples=400, deadline=None, derandomize=True)

Corner = tuple[float, float]


def nine_lines(a: Body, b: Body) -> list[tuple[LineString, float, float]]:
    """The nine lines, each on the ground plan and with the heights of its ends, in 128ths of an inch."""
    lines = lines_between(a, b)
    return [
        (LineString([(lines.x, lines.y), (lines.x + dx, lines.y + dy)]), float(lines.z), height)
        for dx, dy in lines.columns
        for height in lines.heights
    ]


def plan(corners: tuple[Corner, ...]) -> Polygon:
    return Polygon([(GRAIN * x, GRAIN * y) for x, y in corners])


def pillar(body: Body) -> Polygon:
    return Polygon([(GRAIN * body.x + x, GRAIN * body.y + y) for x, y in OCTAGON])


@pytest.mark.slow
@pytest.mark.rule("R-fire-2")
@examples
@given(
    st.lists(outlines(), min_size=1, max_size=6),
    st.builds(Body, st.integers(2, 70), st.integers(2, 70), st.just(0), st.just(STANDING)),
    st.builds(Body, st.integers(2, 70), st.integers(2, 70), st.just(0), st.just(STANDING)),
)
def test_on_flat_ground_a_line_is_closed_when_it_enters_something(
    shapes: list[tuple[tuple[int, int], ...]], a: Body, b: Body
) -> None:
    if (a.x, a.y) == (b.x, b.y):
        return
    found = look(table(*(element(Scenery.BLOCK, shape, 9) for shape in shapes)), a, b)
    plans = [plan(shape) for shape in shapes]
    for (line, _, _), ours in zip(nine_lines(a, b), found.lines, strict=True):
        if any(relate_pattern(line, shape, INTERIORS_MEET) for shape in plans):
            assert ours.state == LineState.CLOSED
        elif sum(line.intersects(shape) for shape in plans) < 2:  # two that are grazed may leave no gap
            assert ours.state == LineState.OPEN


def stretch_of(line: LineString, shape: Polygon) -> list[tuple[float, float]] | None:
    """Between which parts of a line it is inside a shape. None when it grazes it, or nearly."""
    boundary = shape.boundary
    if line.crosses(shape) or line.within(shape):
        common = line.intersection(shape)
        pieces = [piece for piece in getattr(common, "geoms", [common]) if piece.length > 0]
        if any(piece.length < HAIR or boundary.distance(piece.centroid) < HAIR for piece in pieces):
            return None
        return [
            (min(ends), max(ends))
            for piece in pieces
            for ends in [[line.project(Point(end), normalized=True) for end in piece.coords]]
        ]
    return None if line.distance(shape) < HAIR else []


def through_prism(line: LineString, start: float, end: float, shape: Polygon, bottom: float, top: float) -> bool | None:
    """Whether a line passes a prism; None when it is too close to say."""
    parts = stretch_of(line, shape)
    if parts is None:
        return None
    for first, last in parts:
        low, high = sorted((start + (end - start) * first, start + (end - start) * last))
        if abs(low - top) < HAIR or abs(high - bottom) < HAIR:
            return None
        if low < top and high > bottom:
            return True
    return False


def through_building(line: LineString, start: float, end: float, house: Element) -> bool | None:
    shape = plan(house.outline)
    for storey in range(1, house.storeys + 1):
        level = STOREY * GRAIN * storey
        if min(start, end) < level < max(start, end):
            point = line.interpolate((level - start) / (end - start), normalized=True)
            if shape.boundary.distance(point) < HAIR:
                return None
            if shape.contains(point):
                return True
    closed = False
    for panel in house.panels:
        if panel.opening != Opening.WALL:
            continue
        wall = LineString([(GRAIN * panel.ax, GRAIN * panel.ay), (GRAIN * panel.bx, GRAIN * panel.by)])
        if not line.intersects(wall):
            continue
        point = line.intersection(wall)
        if point.geom_type != "Point" or min(point.distance(Point(end)) for end in wall.coords) < HAIR:
            return None
        part = line.project(point, normalized=True)
        height = start + (end - start) * part
        if (
            min(abs(height - GRAIN * panel.bottom), abs(height - GRAIN * panel.top)) < HAIR
            or not HAIR < part < 1 - HAIR
        ):
            return None
        closed = closed or GRAIN * panel.bottom < height < GRAIN * panel.top
    return closed


def state_by_shapely(terrain: Terrain, others: list[Body], line: tuple[LineString, float, float]) -> LineState | None:
    closed: list[bool | None] = []
    veiled: list[bool | None] = []
    for one in terrain.elements:
        if one.kind == Scenery.BUILDING:
            closed.append(through_building(*line, one))
        elif one.kind in SOLID:
            closed.append(through_prism(*line, plan(one.outline), -HAIR, GRAIN * one.height))
        elif one.kind in VEIL:
            veiled.append(through_prism(*line, plan(one.outline), -HAIR, GRAIN * one.height))
    for other in others:
        closed.append(through_prism(*line, pillar(other), GRAIN * other.z, GRAIN * (other.z + other.height)))
    if True in closed:
        return LineState.CLOSED
    if None in closed:
        return None
    if True in veiled:
        return LineState.VEILED
    return None if None in veiled else LineState.OPEN


COMPARED = {LineState.OPEN: 0, LineState.VEILED: 0, LineState.CLOSED: 0}


@pytest.mark.slow
@pytest.mark.rule("R-fire-2", "R-fire-12", "R-fig-6")
@examples
@given(tables, bodies, bodies, crowds)
def test_the_nine_lines_are_as_shapely_finds_them(terrain: Terrain, a: Body, b: Body, others: list[Body]) -> None:
    if (a.x, a.y) == (b.x, b.y):
        return
    others = [other for other in others if other[:3] not in (a[:3], b[:3])]
    found = look(terrain, a, b, others)
    for line, ours in zip(nine_lines(a, b), found.lines, strict=True):
        expected = state_by_shapely(terrain, others, line)
        if expected is not None:
            COMPARED[expected] += 1
            assert ours.state == expected


near = st.builds(Body, st.integers(2, 26), st.integers(2, 26), st.sampled_from((0, 0, 3)), st.sampled_from((2, 3, 5)))


@pytest.mark.slow
@pytest.mark.rule("R-fire-2", "R-fig-2", "R-fig-6")
@examples
@given(near, near, st.lists(near, min_size=3, max_size=8))
def test_figures_hide_each_other_as_shapely_finds_it(a: Body, b: Body, others: list[Body]) -> None:
    if (a.x, a.y) == (b.x, b.y):
        return
    others = [other for other in others if other[:3] not in (a[:3], b[:3])]
    found = look(table(), a, b, others)
    for line, ours in zip(nine_lines(a, b), found.lines, strict=True):
        expected = state_by_shapely(table(), others, line)
        assert expected is None or ours.state == expected


def test_the_comparison_was_about_something() -> None:
    if any(COMPARED.values()):  # not when only this test was asked for
        assert min(COMPARED.values()) > 100
