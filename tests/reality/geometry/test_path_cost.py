"""What a way costs on the ground (R-move-1, R-move-2, R-move-13, R-move-15)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euphoria.games.reality.geometry.movement.legs import FINE, PartKind, leg
from euphoria.games.reality.geometry.movement.path_cost import PriceRule, cost_of, walk
from euphoria.games.reality.geometry.terrain import Scenery
from tests.reality.geometry.path_tables import box, ground, price, table, thing

RUIN = thing(Scenery.RUINS, box(20, 0, 10, 80))
"""2.5 inches of ruins from side to side of the table."""


@pytest.mark.rule("R-move-2")
@pytest.mark.parametrize(("quarters", "cost"), [(1, 1), (4, 1), (5, 2), (14, 4), (16, 4), (17, 5)])
def test_a_piece_of_an_inch_counts_as_one(quarters: int, cost: int) -> None:
    assert price(table(), *ground((10, 10), (10 + quarters, 10))) == cost


@pytest.mark.rule("R-move-1", "R-move-2", "R-move-15")
def test_crossing_two_and_a_half_inches_costs_six() -> None:
    way = walk(table(RUIN), ground((10, 10), (34, 10)))
    assert way is not None
    assert [(stretch.what, stretch.length, stretch.cost) for stretch in way] == [
        (PartKind.OPEN, 2560, 3),
        (PartKind.DIFFICULT, 2560, 6),
        (PartKind.OPEN, 1024, 1),
    ]
    assert cost_of(way) == 10


@pytest.mark.rule("R-move-1")
def test_who_carries_pays_two_for_everything() -> None:
    terrain = table(RUIN)
    assert price(terrain, *ground((2, 10), (16, 10)), carrying=True) == 8
    assert price(terrain, *ground((10, 10), (34, 10)), carrying=True) == 6 + 6 + 2


@pytest.mark.rule("R-move-2", "R-move-13")
def test_a_stretch_goes_on_over_way_points() -> None:
    assert price(table(), *ground((10, 10), (12, 10), (12, 12), (14, 12))) == 2
    terrain = table(RUIN)
    assert price(terrain, *ground((20, 10), (22, 10), (24, 10), (24, 14))) == 4
    assert price(terrain, *ground((18, 10), (22, 10), (24, 10))) == 1 + 2


@pytest.mark.rule("R-move-13")
def test_lengths_are_rounded_up_to_a_1024th_of_an_inch() -> None:
    diagonal = walk(table(), ground((10, 10), (11, 11)))
    assert diagonal is not None and diagonal[0].length == 363  # 256 times the root of 2 is 362.04
    exact = walk(table(), ground((10, 10), (22, 26)))
    assert exact is not None and exact[0].length == 20 * 256
    halves = walk(table(thing(Scenery.RUBBLE, ((20, 8), (30, 8), (20, 18)))), ground((16, 9), (36, 9)))
    assert halves is not None and [stretch.length for stretch in halves] == [1024, 9 * 256, 7 * 256]


@pytest.mark.rule("R-move-2")
def test_difficult_grounds_that_meet_are_one_stretch() -> None:
    terrain = table(thing(Scenery.RUINS, box(20, 10, 5, 20)), thing(Scenery.CRATER, box(25, 10, 5, 20)))
    assert price(terrain, *ground((16, 20), (34, 20))) == 1 + 6 + 1
    overlap = table(thing(Scenery.RUINS, box(20, 10, 8, 20)), thing(Scenery.RUBBLE, box(24, 10, 6, 20)))
    assert price(overlap, *ground((16, 20), (34, 20))) == 1 + 6 + 1
    gap = table(thing(Scenery.RUINS, box(20, 10, 5, 20)), thing(Scenery.CRATER, box(26, 10, 5, 20)))
    assert price(gap, *ground((16, 20), (35, 20))) == 1 + 4 + 1 + 4 + 1


@pytest.mark.rule("R-move-15")
def test_the_middle_of_the_base_decides_what_one_walks_on() -> None:
    assert price(table(RUIN), *ground((20, 10), (20, 30))) == 5
    assert price(table(RUIN), *ground((21, 10), (21, 30))) == 10


@pytest.mark.rule("R-move-3", "R-move-15")
@pytest.mark.parametrize("kind", [Scenery.BARRICADE, Scenery.MARKER])
def test_what_is_low_is_crossed_by_its_width_and_not_stopped_at(kind: Scenery) -> None:
    terrain = table(thing(kind, box(20, 10, 3, 20)))
    way = walk(terrain, ground((18, 20), (25, 20)))
    assert way is not None
    assert [(stretch.kind, stretch.what, stretch.cost) for stretch in way] == [
        (PriceRule.OPEN, PartKind.OPEN, 1),
        (PriceRule.CROSS, PartKind.OVER, 2),
        (PriceRule.OPEN, PartKind.OPEN, 1),
    ]
    assert walk(terrain, ground((18, 20), (21, 20))) is None
    assert walk(terrain, ground((18, 20), (24, 20))) is None


@pytest.mark.rule("R-move-4", "R-move-15")
def test_a_barricade_is_crossed_or_kept_clear_of_but_not_skimmed() -> None:
    terrain = table(thing(Scenery.BARRICADE, box(20, 10, 10, 4)))
    assert price(terrain, *ground((14, 8), (36, 8))) == 6
    assert price(terrain, *ground((14, 9), (36, 9))) is None
    assert price(terrain, *ground((14, 12), (36, 12))) == 2 + 6 + 2


@pytest.mark.rule("R-move-4")
@pytest.mark.parametrize("kind", [Scenery.BLOCK, Scenery.BUILDING])
def test_a_base_does_not_overlap_a_wall_on_its_way(kind: Scenery) -> None:
    terrain = table(thing(kind, box(20, 10, 10, 10), 12))
    if kind == Scenery.BLOCK:
        assert price(terrain, *ground((14, 8), (36, 8))) == 6
        assert price(terrain, *ground((14, 9), (36, 8))) is None
    assert price(terrain, *ground((14, 4), (14, 30))) == 7


@pytest.mark.rule("R-move-4")
def test_nobody_walks_off_the_table() -> None:
    assert price(table(), *ground((10, 10), (10, 2))) == 2
    assert price(table(), *ground((10, 10), (10, 1))) is None


@given(st.integers(2, 60), st.integers(2, 60), st.integers(2, 60), st.integers(2, 60))
def test_there_and_back_is_as_long(x: int, y: int, u: int, v: int) -> None:
    terrain = table(thing(Scenery.RUINS, ((20, 20), (50, 25), (45, 50), (30, 30), (22, 48))))
    there, back = leg(terrain, (x, y, 0), (u, v, 0)), leg(terrain, (u, v, 0), (x, y, 0))
    assert there is not None and back is not None
    assert there == back[::-1]
    whole = FINE * ((x - u) ** 2 + (y - v) ** 2) ** 0.5 / 4
    assert whole - 0.01 <= sum(part.length for part in there) <= whole + len(there)
