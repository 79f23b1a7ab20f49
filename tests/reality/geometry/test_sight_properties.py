"""What is true of sight on every table: symmetric, the same wherever the table lies, never lost by taking away."""

from __future__ import annotations

from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euphoria.games.reality.geometry.sight.bodies import RADIUS, Body, across
from euphoria.games.reality.geometry.sight.line_of_sight import clear_between, cover, sees, sees_point
from euphoria.games.reality.geometry.sight.look_report import CoverReason, LineState, LookReport, look
from euphoria.games.reality.geometry.terrain import Terrain
from tests.reality.geometry.sight_tables import bodies, crowds, mirrored, shifted, tables, turned

examples = settings(max_examples=250, deadline=None, derandomize=True)


def states(found: LookReport) -> list[LineState]:
    return [line.state for line in found.lines]


@pytest.mark.rule("R-fire-11", "R-y-3")
@examples
@given(tables, bodies, bodies, crowds)
def test_sight_is_symmetric(terrain: Terrain, a: Body, b: Body, others: list[Body]) -> None:
    assert sees(terrain, a, b, others) == sees(terrain, b, a, others)


@pytest.mark.slow
@pytest.mark.rule("R-fire-11", "R-y-3")
@examples
@given(tables, bodies, bodies, crowds)
def test_two_see_each_other_if_a_line_of_either_is_open(terrain: Terrain, a: Body, b: Body, others: list[Body]) -> None:
    lines = states(look(terrain, a, b, others)) + states(look(terrain, b, a, others))
    assert sees(terrain, a, b, others) == any(state != LineState.CLOSED for state in lines)


@pytest.mark.rule("R-fire-11", "R-y-3")
@examples
@given(tables, bodies, bodies, crowds)
def test_cover_is_judged_on_the_lines_of_the_shooter(terrain: Terrain, a: Body, b: Body, others: list[Body]) -> None:
    found = look(terrain, a, b, others)
    through = any(why.reason == CoverReason.THROUGH_BUILDING for why in found.why)
    hidden = any(state != LineState.OPEN for state in states(found))
    assert (cover(terrain, a, b, others) > 0) == (hidden or through)


@pytest.mark.rule("R-fig-6", "R-y-3")
@given(st.integers(-9000, 9000), st.integers(-9000, 9000))
def test_the_sides_of_a_body(dx: int, dy: int) -> None:
    x, y = across(dx, dy)
    assert x * x + y * y <= RADIUS * RADIUS
    if (dx, dy) != (0, 0):
        assert across(-dx, -dy) == (-x, -y)
        assert across(-dx, dy) == (x, -y) and across(dy, dx) == (-y, -x)  # in a mirror
        far = hypot(dx, dy)
        inch = 2 * RADIUS
        assert abs(x + RADIUS * dy / far) < inch / 100  # half an inch square to the line, to the left
        assert abs(y - RADIUS * dx / far) < inch / 100


@pytest.mark.rule("R-fire-2")
@examples
@given(tables, bodies, bodies, crowds, st.data())
def test_taking_something_away_never_closes_a_line(
    terrain: Terrain, a: Body, b: Body, others: list[Body], data: st.DataObject
) -> None:
    before = look(terrain, a, b, others)
    fewer = others
    thinner = terrain
    if others:
        fewer = others[:]
        fewer.pop(data.draw(st.integers(0, len(others) - 1)))
    if terrain.elements:
        thinner = terrain.without(data.draw(st.integers(0, len(terrain.elements) - 1)))
    for less in (look(terrain, a, b, fewer), look(thinner, a, b, others)):
        assert all(new <= old for old, new in zip(states(before), states(less), strict=True))
        assert less.sees or not before.sees


@pytest.mark.slow
@examples
@given(tables, bodies, bodies, crowds, st.integers(-30, 99), st.integers(-30, 99))
def test_it_does_not_matter_where_the_table_lies(
    terrain: Terrain, a: Body, b: Body, others: list[Body], dx: int, dy: int
) -> None:
    def move(body: Body) -> Body:
        return body._replace(x=body.x + dx, y=body.y + dy)

    moved = shifted(terrain, dx, dy)
    assert look(terrain, a, b, others) == look(moved, move(a), move(b), [move(other) for other in others])
    spot, far = (b.x, b.y, b.z), (b.x + dx, b.y + dy, b.z)
    assert sees_point(terrain, a, spot, others) == sees_point(moved, move(a), far, [move(other) for other in others])


@examples
@given(tables, bodies, bodies, crowds)
def test_it_does_not_matter_how_the_table_is_turned(terrain: Terrain, a: Body, b: Body, others: list[Body]) -> None:
    def move(body: Body) -> Body:
        return body._replace(x=-body.y, y=body.x)

    found = look(terrain, a, b, others)
    again = look(turned(terrain), move(a), move(b), [move(other) for other in others])
    if (a.x, a.y) != (b.x, b.y):  # right above each other the sides are fixed
        assert again == found


@pytest.mark.slow
@examples
@given(tables, bodies, bodies, crowds)
def test_in_a_mirror_left_is_right(terrain: Terrain, a: Body, b: Body, others: list[Body]) -> None:
    def move(body: Body) -> Body:
        return body._replace(x=-body.x)

    found = look(terrain, a, b, others)
    again = look(mirrored(terrain), move(a), move(b), [move(other) for other in others])
    left, middle, right = found.lines[:3], found.lines[3:6], found.lines[6:]
    assert again == found._replace(lines=right + middle + left)


@examples
@given(tables, bodies, bodies)
def test_between_two_spots_there_is_something_or_not_both_ways(terrain: Terrain, a: Body, b: Body) -> None:
    one, other = (a.x, a.y, a.z), (b.x, b.y, b.z)
    assert clear_between(terrain, one, other) == clear_between(terrain, other, one)
    if clear_between(terrain, one, other):
        assert clear_between(terrain, one, other, windows_close=False)
