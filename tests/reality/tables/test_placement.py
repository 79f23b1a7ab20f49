"""Where a platform may lie and where a base stands: the words that the rules use for a bare table."""

from __future__ import annotations

import pytest

from euphoria.games.reality.geometry.terrain import GROUND, INCH, Element, Link, Scenery, Terrain, build
from euphoria.games.reality.tables.placement import (
    FAR_FROM_EDGE,
    NO_ROOM,
    OFF_TABLE,
    TOUCHES_SCENERY,
    deployment_grid,
    has_platform_spot,
    may_place_platform,
    nearest_stand,
    platform_spots,
    why_no_platform,
    within_deployment,
)


def block(x: float, y: float, wide: float, deep: float, height: float = 3, kind: Scenery = Scenery.BLOCK) -> Element:
    left, below, right, above = (int(4 * inch) for inch in (x, y, x + wide, y + deep))
    return Element("crate", kind, ((left, below), (right, below), (right, above), (left, above)), int(4 * height))


def table(*elements: Element, links: tuple[Link, ...] = ()) -> Terrain:
    return build(48 * INCH, 36 * INCH, elements, links)


BARE = table()


@pytest.mark.rule("R-start-2")
@pytest.mark.parametrize(
    ("side", "x", "y", "why"),
    [
        (0, 0, 0, ""),
        (0, 176, 8, ""),
        (0, 177, 8, OFF_TABLE),
        (0, -1, 0, OFF_TABLE),
        (0, 0, 9, FAR_FROM_EDGE),
        (0, 0, 128, FAR_FROM_EDGE),
        (1, 0, 128, ""),
        (1, 0, 120, ""),
        (1, 0, 119, FAR_FROM_EDGE),
        (1, 0, 129, OFF_TABLE),
        (1, 0, 0, FAR_FROM_EDGE),
    ],
)
def test_a_platform_lies_whole_within_6_of_its_own_edge(side: int, x: int, y: int, why: str) -> None:
    assert why_no_platform(BARE, side, x, y) == why
    assert may_place_platform(BARE, side, x, y) is (why == "")


@pytest.mark.rule("R-start-2")
@pytest.mark.parametrize("kind", [Scenery.BLOCK, Scenery.CRATER, Scenery.RUINS, Scenery.MARKER, Scenery.BUILDING])
def test_a_platform_touches_no_scenery(kind: Scenery) -> None:
    terrain = table(block(20, 2, 3, 3, kind=kind))
    assert why_no_platform(terrain, 0, 92, 0) == TOUCHES_SCENERY, "side by side"
    assert why_no_platform(terrain, 0, 93, 0) == "", "a quarter of an inch away"
    assert why_no_platform(terrain, 0, 64, 0) == TOUCHES_SCENERY
    assert why_no_platform(terrain, 0, 63, 0) == ""
    assert why_no_platform(terrain, 0, 78, 6) == TOUCHES_SCENERY, "around it"
    assert why_no_platform(table(block(0, 0, 48, 6, kind=kind)), 0, 80, 4) == TOUCHES_SCENERY, "within it"
    assert why_no_platform(terrain.without(0), 0, 92, 0) == "", "once it was removed"


@pytest.mark.rule("R-start-2")
def test_a_platform_keeps_a_quarter_inch_from_a_slanted_edge() -> None:
    near = Element("shard", Scenery.BLOCK, ((97, 16), (97, 17), (96, 17)), 12)
    assert why_no_platform(table(near), 0, 80, 0) == TOUCHES_SCENERY, "seven tenths of a quarter inch"
    far = Element("shard", Scenery.BLOCK, ((98, 16), (98, 18), (96, 18)), 12)
    assert why_no_platform(table(far), 0, 80, 0) == ""


@pytest.mark.rule("R-start-2")
def test_a_platform_does_not_cover_the_foot_of_a_ladder() -> None:
    terrain = table(block(20, 7, 3, 3), links=(Link((84, 25, GROUND), (84, 30, 1)),))
    assert why_no_platform(terrain, 0, 80, 8) == TOUCHES_SCENERY
    assert why_no_platform(terrain, 0, 80, 7) == ""


@pytest.mark.rule("R-start-3")
def test_there_must_be_room_for_a_team_around_a_platform() -> None:
    walls = table(block(4.5, 0, 8, 12), block(0, 4.5, 4.25, 8))
    assert why_no_platform(walls, 0, 0, 0) == NO_ROOM
    assert len(deployment_grid(walls, 0, 0)) < 12
    assert len(deployment_grid(BARE, 80, 0)) > 30


@pytest.mark.rule("R-start-3")
def test_deployment_is_within_6_of_the_platform() -> None:
    assert within_deployment((80, 40, GROUND), 80, 0)
    assert not within_deployment((80, 41, GROUND), 80, 0)
    assert within_deployment((88, 8, GROUND), 80, 0), "on the platform"
    assert within_deployment((56, 16, GROUND), 80, 0)
    assert not within_deployment((60, 32, GROUND), 80, 0), "20 and 16 are more than 24"
    assert all(within_deployment(place, 80, 0) and BARE.stands(place) for place in deployment_grid(BARE, 80, 0))


def test_platform_spots_are_on_whole_inches_and_sorted() -> None:
    spots = platform_spots(BARE, 0)
    assert spots == [(x, y) for x in range(0, 177, 4) for y in (0, 4, 8)]
    assert platform_spots(BARE, 1) == [(x, y) for x in range(0, 177, 4) for y in (120, 124, 128)]
    walled = table(block(0, 3, 48, 1))
    assert platform_spots(walled, 0) == []
    assert not has_platform_spot(walled, 0)
    assert has_platform_spot(walled, 1)


def test_the_nearest_place_is_the_nearest_then_the_lowest_then_the_leftmost() -> None:
    assert nearest_stand(BARE, 96, 72) == (96, 72, GROUND)
    assert nearest_stand(BARE, 0, 0) == (2, 2, GROUND)
    terrain = table(block(22, 16, 4, 4))
    assert nearest_stand(terrain, 96, 72) == (96, 62, GROUND)
    assert nearest_stand(terrain, 96, 72, surface=1) == (96, 72, 1)
    assert nearest_stand(terrain, 96, 72, within=9) is None
    assert nearest_stand(terrain, 96, 72, within=10) == (96, 62, GROUND)
    assert nearest_stand(terrain, 96, 72, lambda place: place != (96, 62, GROUND)) == (86, 72, GROUND)
    assert nearest_stand(terrain, 100, 72) == (106, 72, GROUND)


@pytest.mark.parametrize(("x", "y"), [(96, 72), (90, 66), (103, 79), (20, 100), (2, 140)])
def test_the_nearest_place_is_that_of_a_search_over_all(x: int, y: int) -> None:
    terrain = table(block(20, 14, 8, 8), block(28, 14, 3, 3), block(0, 22, 9, 9), block(1, 33, 2, 3))
    every = [(px, py, GROUND) for px in range(193) for py in range(145) if terrain.stands((px, py, GROUND))]
    best = min(every, key=lambda place: ((place[0] - x) ** 2 + (place[1] - y) ** 2, place[1], place[0]))
    assert nearest_stand(terrain, x, y) == best


def test_nowhere_to_stand() -> None:
    full = table(block(0, 0, 48, 36))
    assert nearest_stand(full, 96, 72) is None
    assert nearest_stand(BARE, 96, 72, lambda place: False, within=8) is None
