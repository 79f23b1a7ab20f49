"""Grenades and flames: whom the templates touch."""

from __future__ import annotations

from math import atan2, hypot, pi

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import Point, Polygon  # type: ignore[import-untyped]

from euphoria.games.reality.geometry.templates import (
    DIRECTIONS,
    NoDirection,
    few_rim_places,
    rim_places,
    round_touches,
    under_flame,
    under_round,
)
from euphoria.games.reality.geometry.terrain import Scenery
from tests.reality.geometry.sight_tables import box, building, element, prone, standing, table

near = st.integers(-40, 40)
anywhere = st.integers(-500, 500)
examples = settings(max_examples=1000, deadline=None, derandomize=True)


@pytest.mark.rule("R-obj-1", "R-obj-6")
def test_a_base_under_the_round_template() -> None:
    assert under_round(50, 50, 50, 50)
    assert under_round(50, 50, 62, 50)  # the rims touch
    assert not under_round(50, 50, 62, 51)
    assert not under_round(50, 50, 63, 50)


@pytest.mark.rule("R-obj-9")
def test_a_round_template_lies_at_a_height_and_stops_at_walls() -> None:
    flat = table(element(Scenery.BARRICADE, box(56, 40, 2, 20), 3))
    assert round_touches(flat, (50, 50, 0), standing(44, 50))
    assert not round_touches(flat, (50, 50, 0), standing(63, 50))
    assert round_touches(flat, (50, 50, 0), standing(60, 50))  # its head is over the barricade
    assert not round_touches(flat, (50, 50, 0), prone(60, 50))
    assert round_touches(flat, (50, 50, 0), standing(44, 50, 11))
    assert not round_touches(flat, (50, 50, 0), standing(44, 50, 12))
    assert not round_touches(flat, (50, 50, 12), standing(44, 50))
    house = table(building(box(30, 30, 24, 24), 2, {}))
    assert not round_touches(house, (42, 26, 0), standing(42, 34))
    assert round_touches(house, (42, 36, 0), standing(42, 34))


@pytest.mark.rule("R-obj-1")
@given(anywhere, anywhere)
def test_the_places_at_the_rim(cx: int, cy: int) -> None:
    places = rim_places(cx, cy)
    assert len(set(places)) == len(places) == 76
    assert set(places) == {
        (x, y)
        for x in range(cx - 20, cx + 21)
        for y in range(cy - 20, cy + 21)
        if not under_round(cx, cy, x, y) and hypot(x - cx, y - cy) < 13
    }
    angles = [atan2(y - cy, x - cx) % (2 * pi) for x, y in places]
    assert angles == sorted(angles)


@pytest.mark.rule("R-obj-1")
def test_sixteen_places_at_the_rim_evenly_spread() -> None:
    few = few_rim_places(7, 9)
    assert len(set(few)) == 16
    assert set(few) <= set(rim_places(7, 9))
    angles = [atan2(y - 9, x - 7) % (2 * pi) for x, y in few]
    gaps = [(later - earlier) % (2 * pi) for earlier, later in zip(angles, angles[1:] + angles[:1], strict=True)]
    assert 0.8 < min(gaps) / (pi / 8) <= max(gaps) / (pi / 8) < 1.25


def test_sixteen_directions_evenly_spread() -> None:
    angles = [atan2(dy, dx) % (2 * pi) for dx, dy in DIRECTIONS]
    for number, angle in enumerate(angles):
        assert abs(angle - number * pi / 8) < 0.0025


@pytest.mark.rule("R-doc-1", "R-obj-6")
def test_a_base_under_the_flame() -> None:
    assert under_flame(0, 0, 1, 0, 10, 0)
    assert under_flame(0, 0, 1, 0, 28, 0)  # 24 from the rim, and its own radius
    assert not under_flame(0, 0, 1, 0, 29, 0)
    assert not under_flame(0, 0, 1, 0, -4, 0)
    assert under_flame(0, 0, 1, 0, 26, 6)  # half of 8, and its own radius
    assert not under_flame(0, 0, 1, 0, 26, 7)
    assert under_flame(0, 0, 1, 0, 3, 3)
    assert not under_flame(0, 0, 1, 0, 3, 4)
    assert under_flame(0, 0, 1, 0, 20, -5)
    assert under_flame(0, 0, 3, 4, 12, 16)
    assert not under_flame(0, 0, 3, 4, 16, 12)


@pytest.mark.rule("R-doc-1")
def test_a_flame_is_rounded_alike_to_both_sides() -> None:
    for dx, dy, x, y in ((3, 1, 2, 4), (3, 2, 12, 14), (5, 1, 25, 11), (5, 2, 0, 3), (5, 2, 7, 7)):
        assert under_flame(0, 0, dx, dy, x, y)
        assert under_flame(0, 0, dx, -dy, x, -y)


def test_a_flame_has_a_direction() -> None:
    with pytest.raises(NoDirection, match="direction"):
        under_flame(0, 0, 0, 0, 5, 5)


@pytest.mark.slow
@pytest.mark.rule("R-doc-1")
@examples
@given(anywhere, anywhere, near, near, near, near, st.integers(1, 9))
def test_a_flame_is_the_same_wherever_it_burns(x0: int, y0: int, dx: int, dy: int, x: int, y: int, times: int) -> None:
    if dx == dy == 0:
        return
    found = under_flame(0, 0, dx, dy, x, y)
    assert under_flame(x0, y0, dx, dy, x0 + x, y0 + y) == found
    assert under_flame(0, 0, dx * times, dy * times, x, y) == found
    assert under_flame(0, 0, -dy, dx, -y, x) == found  # a quarter turn
    assert under_flame(0, 0, -dx, dy, -x, y) == found  # in a mirror


@pytest.mark.slow
@pytest.mark.rule("R-doc-1")
@examples
@given(st.one_of(st.tuples(near, near), st.sampled_from(DIRECTIONS)), st.integers(-32, 32), st.integers(-32, 32))
def test_a_flame_as_shapely_draws_it(direction: tuple[int, int], x: int, y: int) -> None:
    dx, dy = direction
    length = hypot(dx, dy)
    if length == 0:
        return
    ux, uy = dx / length, dy / length
    corners = [(2, -1), (26, -4), (26, 4), (2, 1)]
    flame = Polygon([(along * ux - aside * uy, along * uy + aside * ux) for along, aside in corners])
    distance = flame.distance(Point(x, y))
    if abs(distance - 2) > 1 / 32:
        assert under_flame(0, 0, dx, dy, x, y) == (distance < 2)
