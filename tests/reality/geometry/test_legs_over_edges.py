"""Up, down and through: blocks, buildings, ladders (R-move-3, R-move-12, R-move-14, R-move-16, R-move-17)."""

from __future__ import annotations

import pytest

from euphoria.games.reality.geometry.movement.legs import PartKind
from euphoria.games.reality.geometry.movement.path_cost import walk
from euphoria.games.reality.geometry.terrain import STOREY, Element, Link, Opening, Scenery, Terrain
from tests.reality.geometry.path_tables import box, ground, house, price, table, thing

DOOR, WINDOW = Opening.DOOR, Opening.WINDOW
OUTSIDE = (20, 16, 0)
"""4 quarters before the left side of a building from 24 on, whose middle is at 16."""
FLOOR, UPPER, ROOF = 1, 2, 3


def block(height: int) -> Terrain:
    return table(thing(Scenery.BLOCK, box(20, 20, 12, 12), height))


def building(opening: Opening, storey: int = 0, wide: int = 6) -> Terrain:
    return table(_building(opening, storey, wide))


def _building(opening: Opening, storey: int = 0, wide: int = 6) -> Element:
    # The edges of a box are its left, lower, right and upper side.
    return house(box(24, 6, 20, 20), 2, {(0, storey): opening}, wide)


def whats(terrain: Terrain, *points: tuple[int, int, int]) -> list[tuple[PartKind, int]]:
    way = walk(terrain, points)
    assert way is not None
    return [(stretch.what, stretch.cost) for stretch in way]


@pytest.mark.rule("R-move-3", "R-move-16")
def test_a_block_is_climbed_for_twice_its_height() -> None:
    assert whats(block(8), (16, 26, 0), (24, 26, 1)) == [(PartKind.OPEN, 1), (PartKind.CLIMB, 4), (PartKind.OPEN, 1)]
    assert price(block(10), (16, 26, 0), (24, 26, 1)) == 1 + 6 + 1
    assert price(block(8), (16, 26, 0), (24, 26, 1), carrying=True) == 2 + 4 + 2


@pytest.mark.rule("R-move-16")
def test_one_climbs_where_the_line_crosses_the_edge_and_only_once() -> None:
    terrain = table(
        thing(Scenery.BLOCK, ((20, 20), (44, 20), (44, 30), (28, 30), (28, 36), (44, 36), (44, 46), (20, 46)), 8)
    )
    assert price(terrain, (40, 33, 0), (40, 25, 1)) == 1 + 4 + 2
    assert price(terrain, (24, 14, 0), (24, 40, 1)) == 2 + 4 + 5
    assert price(terrain, (40, 14, 0), (40, 40, 1)) is None
    assert price(terrain, (24, 24, 1), (24, 40, 1)) == 4
    assert price(terrain, (40, 24, 1), (40, 40, 1)) is None


@pytest.mark.rule("R-move-16")
def test_a_corner_may_be_climbed_too() -> None:
    assert whats(block(8), (16, 16, 0), (24, 24, 1)) == [(PartKind.OPEN, 2), (PartKind.CLIMB, 4), (PartKind.OPEN, 2)]


@pytest.mark.rule("R-move-7", "R-move-12", "R-move-17")
@pytest.mark.parametrize(
    ("height", "what", "cost"),
    [
        (3, PartKind.JUMP, 1),
        (4, PartKind.JUMP, 2),
        (8, PartKind.JUMP, 2),
        (12, PartKind.JUMP, 2),
        (13, PartKind.LOWER, 8),
        (16, PartKind.LOWER, 8),
    ],
)
def test_down_from_a_height(height: int, what: PartKind, cost: int) -> None:
    terrain = table(thing(Scenery.BLOCK, box(20, 20, 12, 12), height))
    down = [(PartKind.OPEN, 1), (what, cost), (PartKind.OPEN, 1)]
    assert whats(terrain, (24, 26, 1), (16, 26, 0)) == down
    assert price(terrain, (24, 26, 1), (16, 26, 0), carrying=True) == 4 + cost


@pytest.mark.rule("R-move-14")
def test_a_doorway_adds_nothing() -> None:
    terrain = building(DOOR)
    assert whats(terrain, OUTSIDE, (30, 16, FLOOR)) == [(PartKind.OPEN, 3)]
    assert price(terrain, OUTSIDE, (30, 16, FLOOR), (34, 16, FLOOR)) == 4


@pytest.mark.rule("R-move-14")
def test_a_window_is_an_inch_of_crossing() -> None:
    terrain = building(WINDOW)
    expected = [(PartKind.OPEN, 1), (PartKind.WINDOW, 2), (PartKind.OPEN, 2)]
    assert whats(terrain, OUTSIDE, (30, 16, FLOOR)) == expected
    assert whats(terrain, (30, 16, FLOOR), OUTSIDE) == expected[::-1]
    assert price(terrain, OUTSIDE, (30, 16, FLOOR), carrying=True) == 2 + 2 + 4


@pytest.mark.rule("R-move-4", "R-move-14")
@pytest.mark.parametrize("opening", [DOOR, WINDOW])
def test_an_opening_that_is_too_narrow_lets_nobody_through(opening: Opening) -> None:
    assert price(building(opening, wide=4), OUTSIDE, (30, 16, FLOOR)) is not None
    assert price(building(opening, wide=3), OUTSIDE, (30, 16, FLOOR)) is None
    assert price(building(opening, wide=4), (20, 14, 0), (30, 18, FLOOR)) is None
    assert price(building(Opening.WALL), OUTSIDE, (30, 16, FLOOR)) is None


@pytest.mark.rule("R-move-4")
def test_nobody_walks_through_a_building_in_one_leg() -> None:
    terrain = table(house(box(24, 6, 20, 20), 1, {(0, 0): DOOR, (2, 0): DOOR}))
    assert price(terrain, (20, 16, 0), (48, 16, 0)) is None
    assert price(terrain, (20, 16, 0), (34, 16, FLOOR), (48, 16, 0)) == 7
    assert price(terrain, *ground((20, 22), (20, 28), (48, 28))) is not None
    assert price(terrain, *ground((20, 22), (20, 27), (48, 27))) is None


@pytest.mark.rule("R-move-4")
def test_inside_one_keeps_clear_of_the_walls() -> None:
    terrain = building(DOOR)
    assert price(terrain, (26, 8, FLOOR), (42, 8, FLOOR)) == 4
    assert price(terrain, (26, 8, FLOOR), (42, 7, FLOOR)) is None
    bent = table(house(((10, 10), (40, 10), (40, 24), (24, 24), (24, 40), (10, 40)), 1, {}))
    assert price(bent, (32, 12, FLOOR), (12, 32, FLOOR)) == 8
    assert price(bent, (34, 12, FLOOR), (12, 34, FLOOR)) is None


@pytest.mark.rule("R-move-14", "R-move-16", "R-move-17")
def test_an_upper_window_is_climbed_to_and_jumped_from() -> None:
    terrain = building(WINDOW, storey=1)
    assert whats(terrain, OUTSIDE, (30, 16, UPPER)) == [
        (PartKind.OPEN, 1),
        (PartKind.CLIMB, 6),
        (PartKind.WINDOW, 2),
        (PartKind.OPEN, 2),
    ]
    assert whats(terrain, (30, 16, UPPER), OUTSIDE) == [
        (PartKind.OPEN, 2),
        (PartKind.WINDOW, 2),
        (PartKind.JUMP, 2),
        (PartKind.OPEN, 1),
    ]
    assert price(terrain, OUTSIDE, (30, 16, FLOOR)) is None
    assert price(building(WINDOW, storey=0), OUTSIDE, (30, 16, UPPER)) is None
    assert price(building(DOOR, storey=1), OUTSIDE, (30, 16, UPPER)) == 1 + 6 + 2


@pytest.mark.rule("R-move-16")
def test_a_roof_is_climbed_to_from_outside_only() -> None:
    terrain = building(WINDOW, storey=1)
    assert whats(terrain, OUTSIDE, (26, 16, ROOF)) == [(PartKind.OPEN, 1), (PartKind.CLIMB, 12), (PartKind.OPEN, 1)]
    assert whats(terrain, (26, 16, ROOF), OUTSIDE) == [(PartKind.OPEN, 1), (PartKind.LOWER, 12), (PartKind.OPEN, 1)]
    assert price(terrain, (30, 16, FLOOR), (30, 18, UPPER)) is None
    assert price(terrain, (30, 16, UPPER), (30, 18, ROOF)) is None


@pytest.mark.rule("R-move-1", "R-move-16")
def test_a_ladder_is_open_ground_as_far_as_it_goes_up() -> None:
    links = (Link((30, 16, FLOOR), (30, 16, UPPER)), Link((46, 16, 0), (42, 16, ROOF)))
    terrain = table(_building(DOOR), links=links)
    assert whats(terrain, (30, 16, FLOOR), (30, 16, UPPER)) == [(PartKind.LADDER, 3)]
    assert whats(terrain, (30, 16, UPPER), (30, 16, FLOOR)) == [(PartKind.LADDER, 3)]
    assert price(terrain, (46, 16, 0), (42, 16, ROOF)) == 6
    # 0.5 inches, 3 up and 0.5 inches are one stretch of 4.
    assert price(terrain, (28, 16, FLOOR), (30, 16, FLOOR), (30, 16, UPPER), (32, 16, UPPER)) == 4
    assert price(terrain, (30, 16, FLOOR), (30, 16, UPPER), carrying=True) == 6
    assert STOREY == 12


@pytest.mark.rule("R-move-16")
def test_a_removed_block_is_open_ground() -> None:
    terrain = block(8)
    assert price(terrain, *ground((16, 26), (36, 26))) is None
    thinner = terrain.without(0)
    assert price(thinner, *ground((16, 26), (36, 26))) == 5
    assert price(thinner, (16, 26, 0), (24, 26, 1)) is None


@pytest.mark.rule("R-move-4")
def test_other_scenery_stops_a_climb_too() -> None:
    terrain = table(
        thing(Scenery.BLOCK, box(20, 20, 12, 12), 8),
        thing(Scenery.BLOCK, box(12, 20, 4, 5), 8),
        thing(Scenery.RUINS, box(8, 20, 4, 30)),
    )
    assert price(terrain, (6, 22, 0), (24, 22, 1)) is None
    assert whats(terrain, (6, 29, 0), (24, 29, 1)) == [
        (PartKind.OPEN, 1),
        (PartKind.DIFFICULT, 2),
        (PartKind.OPEN, 2),
        (PartKind.CLIMB, 4),
        (PartKind.OPEN, 1),
    ]


@pytest.mark.rule("R-move-15", "R-move-16")
def test_what_lies_under_a_block_is_not_walked_on() -> None:
    terrain = table(thing(Scenery.BLOCK, box(20, 20, 12, 12), 8), thing(Scenery.RUINS, box(12, 16, 20, 20)))
    assert whats(terrain, (8, 26, 0), (24, 26, 1)) == [
        (PartKind.OPEN, 1),
        (PartKind.DIFFICULT, 4),
        (PartKind.CLIMB, 4),
        (PartKind.OPEN, 1),
    ]
