"""Sight by example: one thing at a time between two figures, and what is seen of the farther one."""

from __future__ import annotations

import pytest

from euphoria.games.reality.geometry.shapes import Polygon
from euphoria.games.reality.geometry.sight.bodies import Body, across, points_up
from euphoria.games.reality.geometry.sight.line_of_sight import (
    clear_between,
    cover,
    cover_if_seen,
    in_crater,
    reaches,
    sees,
    sees_point,
)
from euphoria.games.reality.geometry.terrain import PRONE, SMALL, Opening, Scenery
from tests.reality.geometry.sight_tables import box, building, drawn, element, prone, standing, table

ALL = "... ... ..."
NONE = "### ### ###"
OPEN_TABLE = table()
NEAR, FAR = standing(20, 50), standing(60, 50)
BETWEEN = box(38, 40, 4, 20)
HOUSE = box(30, 30, 24, 24)
"""Its middle is (42, 42); edge 0 is the west wall, 1 the south, 2 the east, 3 the north."""
WEST, SOUTH, EAST, NORTH = range(4)


@pytest.mark.rule("R-fire-1", "R-fire-2")
def test_on_an_open_table_all_nine_points_are_seen() -> None:
    assert drawn(OPEN_TABLE, NEAR, FAR) == ALL
    assert cover_if_seen(OPEN_TABLE, NEAR, FAR) == 0


@pytest.mark.rule("R-fig-6", "R-table-4", "R-y-3")
def test_the_nine_points() -> None:
    assert points_up(standing(0, 0, 3)) == (96 + 32, 96 + 96, 96 + 160)
    assert points_up(Body(0, 0, 0, PRONE)) == (13, 38, 64)
    assert points_up(Body(0, 0, 0, SMALL)) == (19, 58, 96)
    assert across(16, 0) == (0, 64)
    assert across(0, -4) == (64, 0)
    assert across(3, 3) == (-45, 45)
    assert across(0, 0) == (64, 0)


@pytest.mark.rule("R-y-3")
def test_a_body_is_as_wide_as_its_base_from_every_side() -> None:
    """Seen aslant, it looks out beside this block; a body that is narrower by a sixteenth of an inch would not."""
    corner = table(element(Scenery.BLOCK, box(51, 37, 16, 8), 12))
    assert sees(corner, standing(6, 13), standing(64, 52))
    assert sees(corner, standing(64, 52), standing(6, 13))
    end = table(element(Scenery.BLOCK, box(44, 55, 16, 8), 12))
    assert cover(end, standing(9, 57), standing(85, 72)) == 1


@pytest.mark.rule("R-fire-2")
@pytest.mark.parametrize("kind", [Scenery.BLOCK, Scenery.BARRICADE, Scenery.MARKER])
def test_a_solid_thing_that_is_higher_than_both_hides(kind: Scenery) -> None:
    tall = table(element(kind, BETWEEN, 6))
    assert drawn(tall, NEAR, FAR) == NONE
    assert cover_if_seen(tall, NEAR, FAR) is None


@pytest.mark.rule("R-fire-2", "R-table-4")
def test_a_barricade_hides_feet_and_waist_but_one_looks_over_it() -> None:
    low = table(element(Scenery.BARRICADE, BETWEEN, 4))
    assert drawn(low, NEAR, FAR) == "... ### ###"
    assert cover(low, NEAR, FAR) == 1
    assert drawn(table(element(Scenery.BARRICADE, BETWEEN, 5)), NEAR, FAR) == "... ### ###"
    beside_far = table(element(Scenery.BARRICADE, box(54, 40, 4, 20), 4))
    assert drawn(beside_far, prone(20, 50), FAR) == "... ### ###"


@pytest.mark.rule("R-fire-5", "R-fire-14")
@pytest.mark.parametrize(("gap", "expected"), [(2, 2), (3, 1)])
def test_who_touches_the_barricade_is_covered_better(gap: int, expected: int) -> None:
    low = table(element(Scenery.BARRICADE, BETWEEN, 3))
    behind = standing(42 + gap, 50)
    assert drawn(low, NEAR, behind) == "... ... ###"
    assert cover(low, NEAR, behind) == expected
    assert cover(low, behind, NEAR) == 0  # the one beside it looks over it


@pytest.mark.rule("R-table-4", "R-fire-2")
def test_prone_behind_a_barricade_nothing_is_seen_and_nothing_sees() -> None:
    low = table(element(Scenery.BARRICADE, BETWEEN, 3))
    assert not sees(low, NEAR, prone(44, 50))
    assert not sees(low, prone(44, 50), NEAR)
    assert sees(table(element(Scenery.BARRICADE, BETWEEN, 2)), NEAR, prone(60, 50))


@pytest.mark.rule("R-fire-2")
def test_a_line_that_only_grazes_stays_open() -> None:
    beside = table(element(Scenery.BLOCK, box(38, 52, 4, 10), 20))  # along the line to the left side of the target
    assert drawn(beside, NEAR, FAR) == ALL
    along = table(element(Scenery.BLOCK, box(38, 50, 4, 10), 20))  # its edge lies on the middle line
    assert drawn(along, NEAR, FAR) == "#.. #.. #.."
    corner = table(element(Scenery.BLOCK, ((40, 50), (45, 55), (35, 55)), 20))
    assert drawn(corner, NEAR, FAR) == "#.. #.. #.."


@pytest.mark.rule("R-fire-5", "R-fire-14")
def test_what_is_only_grazed_is_no_cover_even_if_touched() -> None:
    wedge = table(
        element(Scenery.BLOCK, ((40, 51), (60, 52), (40, 60)), 20)
    )  # its edge lies on the line to the left side
    assert drawn(wedge, NEAR, FAR) == ALL
    assert cover(wedge, NEAR, FAR) == 0


@pytest.mark.rule("R-fire-2", "R-fig-6")
@pytest.mark.parametrize(
    ("target", "narrow"),
    [
        (standing(100, 140), box(96, 128, 3, 4)),
        (standing(100, 60), box(101, 68, 3, 4)),
        (standing(140, 100), box(128, 101, 4, 3)),
        (standing(60, 100), box(68, 96, 4, 3)),
    ],
)
def test_a_thing_beside_the_middle_line_hides_a_shoulder(target: Body, narrow: Polygon) -> None:
    assert drawn(table(element(Scenery.BLOCK, narrow, 20)), standing(100, 100), target) == "#.. #.. #.."


@pytest.mark.rule("R-fire-2")
def test_no_line_slips_between_two_things_that_leave_no_gap() -> None:
    seam = table(element(Scenery.BLOCK, box(38, 50, 4, 10), 20), element(Scenery.BLOCK, box(38, 40, 4, 10), 20))
    assert drawn(seam, NEAR, FAR) == NONE
    for gone in (0, 1):
        assert sees(seam.without(gone), NEAR, FAR)


@pytest.mark.rule("R-fire-2")
def test_a_corner_of_half_the_target() -> None:
    half = table(element(Scenery.BLOCK, box(38, 30, 4, 20), 20))
    assert drawn(half, NEAR, FAR) == "..# ..# ..#"
    assert cover(half, NEAR, FAR) == 1


@pytest.mark.rule("R-fire-2", "R-fig-6")
def test_an_outline_that_is_not_convex_is_seen_through_its_hollow() -> None:
    hollow = ((38, 40), (50, 40), (50, 46), (44, 46), (44, 54), (50, 54), (50, 60), (38, 60))
    horseshoe = table(element(Scenery.BLOCK, hollow, 20))
    assert not sees(horseshoe, NEAR, FAR)
    assert drawn(horseshoe, standing(47, 50), FAR) == ALL  # within the hollow
    assert not sees(horseshoe, standing(47, 50), standing(47, 80))


@pytest.mark.rule("R-fire-12")
@pytest.mark.parametrize("kind", [Scenery.RUINS, Scenery.RUBBLE])
def test_ruins_and_rubble_veil(kind: Scenery) -> None:
    veil = table(element(kind, BETWEEN, 20))
    assert drawn(veil, NEAR, FAR) == "--- --- ---"
    assert cover_if_seen(veil, NEAR, FAR) == 1
    assert cover(veil, NEAR, standing(40, 50)) == 2  # in the middle of them
    assert cover(veil, NEAR, standing(44, 50)) == 2  # touching them
    assert drawn(table(element(kind, BETWEEN, 3)), NEAR, FAR) == "... ... ---"


@pytest.mark.rule("R-fire-12", "R-fire-5")
def test_a_crater_hides_nothing_but_is_known() -> None:
    crater = table(element(Scenery.CRATER, BETWEEN, 0))
    assert drawn(crater, NEAR, FAR) == ALL
    assert drawn(crater, NEAR, prone(40, 50)) == ALL
    assert in_crater(crater, prone(40, 50))
    assert in_crater(crater, prone(42, 50))
    assert not in_crater(crater, prone(44, 50))
    assert not in_crater(crater, prone(40, 50, 12))
    assert not in_crater(crater.without(0), prone(40, 50))


@pytest.mark.rule("R-fire-2", "R-fig-6")
def test_figures_stand_in_the_way() -> None:
    assert drawn(OPEN_TABLE, NEAR, FAR, standing(40, 50)) == "... ### ###"  # they look over each other's heads
    assert drawn(OPEN_TABLE, NEAR, FAR, standing(40, 50, 1)) == NONE
    assert drawn(OPEN_TABLE, NEAR, FAR, standing(22, 53)) == ALL
    assert drawn(OPEN_TABLE, NEAR, FAR, standing(50, 53)) == "... #.. #.."
    assert drawn(OPEN_TABLE, NEAR, FAR, standing(40, 50, 12)) == ALL
    assert drawn(OPEN_TABLE, NEAR, prone(60, 50, 12), standing(24, 50, 12)) == ALL  # below its feet
    assert cover(OPEN_TABLE, NEAR, FAR, [standing(40, 50)]) == 1


@pytest.mark.rule("R-fig-2")
def test_a_prone_figure_hides_the_feet_behind_it() -> None:
    assert drawn(OPEN_TABLE, NEAR, FAR, prone(55, 50)) == "... ... ###"
    assert drawn(OPEN_TABLE, NEAR, FAR, prone(30, 50)) == ALL
    assert drawn(OPEN_TABLE, prone(20, 50), FAR, prone(30, 50)) == "... ... ###"


@pytest.mark.rule("R-fig-3", "R-fire-5")
def test_a_friend_that_the_target_touches_is_its_cover() -> None:
    assert cover(OPEN_TABLE, NEAR, FAR, [standing(56, 50)]) == 2
    assert cover(OPEN_TABLE, NEAR, FAR, [standing(55, 50)]) == 1
    assert cover(OPEN_TABLE, NEAR, FAR, [standing(64, 50)]) == 0  # behind
    low = standing(56, 50, -3)
    assert cover(OPEN_TABLE, NEAR, FAR, [low]) == 2
    assert cover(OPEN_TABLE, NEAR, FAR._replace(z=4), [low._replace(z=0, height=9)]) == 1  # not on one level


def test_nobody_stands_in_their_own_lines() -> None:
    assert drawn(OPEN_TABLE, NEAR, FAR, NEAR, FAR) == ALL
    assert drawn(OPEN_TABLE, NEAR, NEAR._replace(z=12), NEAR, NEAR._replace(z=12)) == ALL


@pytest.mark.rule("R-fire-2")
def test_walls_hide_windows_and_doors_do_not() -> None:
    shut = table(building(HOUSE, 1, {}))
    inside, outside = standing(42, 42), standing(10, 42)
    assert not sees(shut, outside, inside)
    assert not sees(shut, outside, standing(70, 42))
    door = table(building(HOUSE, 1, {(WEST, 0): Opening.DOOR}))
    assert drawn(door, outside, inside) == ALL
    window = table(building(HOUSE, 1, {(WEST, 0): Opening.WINDOW}))
    assert drawn(window, outside, inside) == "... ... ###"
    assert drawn(window, inside, outside) == ALL
    assert not sees(window, standing(70, 42), inside)
    assert not sees(window, prone(28, 42), prone(32, 42))  # under the sill


@pytest.mark.rule("R-fire-13", "R-fire-5")
def test_through_a_building() -> None:
    house = table(building(HOUSE, 1, {(WEST, 0): Opening.WINDOW, (EAST, 0): Opening.DOOR}))
    inside, before, behind = standing(42, 42), standing(10, 42), standing(74, 42)
    assert cover(house, before, inside) == 2
    assert cover(house, before, behind) == 2
    assert cover(house, behind, inside) == 2  # even when the doorway shows all of it
    assert drawn(house, behind, inside) == ALL
    assert cover(house, inside, behind) == 0  # out of one's own building
    assert cover(house, inside, standing(74, 52)) == 1  # half behind the doorpost
    assert cover(house, standing(42, 42, 12), standing(80, 42, 20)) == 0  # over it


@pytest.mark.rule("R-fire-13")
def test_a_corner_with_two_windows_only_grazed_is_not_through() -> None:
    house = building(box(60, 60, 30, 30), 1, {})
    glass = house._replace(panels=tuple(panel._replace(opening=Opening.WINDOW) for panel in house.panels))
    a, b = standing(50, 70), standing(70, 50)
    assert drawn(table(house), a, b) == "#.. #.. #.."
    assert drawn(table(glass), a, b) == ALL
    assert cover(table(glass), a, b) == 2  # the left line goes through
    a, b = standing(27, 91), standing(72, 46)  # the left line goes by the corner exactly
    assert drawn(table(house), a, b) == ALL
    assert cover(table(glass), a, b) == 0


@pytest.mark.rule("R-fire-13")
def test_on_the_roof_one_is_not_inside() -> None:
    hollow = ((10, 10), (80, 10), (80, 60), (44, 60), (44, 30), (20, 30), (20, 60), (10, 60))
    house = building(hollow, 1, {})
    glass = table(house._replace(panels=tuple(panel._replace(opening=Opening.WINDOW) for panel in house.panels)))
    assert drawn(glass, standing(18, 45, 12), standing(50, 45)) == ALL  # across the hollow, into the other wing
    assert cover(glass, standing(18, 45, 12), standing(50, 45)) == 2
    assert cover(glass, standing(15, 45), standing(50, 45)) == 0  # from within, window to window


@pytest.mark.rule("R-fire-2")
def test_joints_and_corners_of_walls_are_closed() -> None:
    house = table(building(HOUSE, 1, {}))
    inside = standing(42, 42)
    for x, y in ((10, 10), (18, 18), (10, 38), (10, 46), (2, 62)):
        assert drawn(house, standing(x, y), inside) == NONE


@pytest.mark.rule("R-fire-2")
def test_upper_floors_and_the_roof_close() -> None:
    openings = {(wall, storey): Opening.WINDOW for wall in range(4) for storey in range(2)}
    house = table(building(HOUSE, 2, openings))
    below, above, roof = standing(42, 42), standing(42, 42, 12), standing(42, 42, 24)
    for one, other in ((below, above), (above, roof), (below, roof), (below, above._replace(x=46))):
        assert drawn(house, one, other) == NONE
        assert not sees(house, other, one)
    street = standing(4, 42)
    assert sees(house, street, standing(34, 42, 12))
    assert not sees(house, street, standing(50, 42, 12))  # too far in: the floor hides it
    assert sees(house, standing(34, 42, 12), standing(50, 42, 12))


@pytest.mark.rule("R-fire-2", "R-table-4")
def test_from_a_roof_one_sees_the_street_but_not_the_foot_of_the_wall() -> None:
    house = table(building(HOUSE, 1, {}))
    roof = standing(34, 42, 12)
    assert drawn(house, roof, standing(4, 42)) == ALL
    assert drawn(house, roof, standing(27, 42)) == NONE
    assert drawn(house, roof, standing(70, 42)) == "### ### ###"
    assert drawn(house, standing(4, 42), roof) == "... ... ###"
    assert cover(house, standing(4, 42), roof) == 2  # the roof it stands on covers it
    assert drawn(house, standing(10, 42, 7), standing(74, 42, 7)) == "... ### ###"  # level with the roof


@pytest.mark.rule("R-fire-2")
def test_on_top_of_a_block() -> None:
    block = table(element(Scenery.BLOCK, box(30, 30, 24, 24), 10))
    assert drawn(block, standing(42, 42, 10), standing(48, 42, 10)) == ALL
    assert not sees(block, standing(42, 42, 10), standing(57, 42))
    assert sees(block, standing(52, 42, 10), standing(80, 42))


@pytest.mark.rule("R-fire-11")
def test_sight_goes_both_ways_even_where_only_one_has_an_open_line() -> None:
    corner = table(element(Scenery.BLOCK, box(24, 40, 4, 11), 20))  # from FAR a shoulder of NEAR is beside it
    assert drawn(corner, NEAR, FAR) == NONE
    assert drawn(corner, FAR, NEAR) == "##. ##. ##."
    assert sees(corner, NEAR, FAR)
    assert sees(corner, FAR, NEAR)
    assert cover_if_seen(corner, NEAR, FAR) == 1


@pytest.mark.rule("R-obj-1")
def test_a_point_on_the_ground_is_seen_or_not() -> None:
    low = table(element(Scenery.BARRICADE, BETWEEN, 3))
    assert sees_point(low, NEAR, (36, 50, 0))
    assert not sees_point(low, NEAR, (44, 50, 0))
    assert sees_point(low, NEAR, (80, 50, 0))
    assert sees_point(OPEN_TABLE, NEAR, (20, 50, 0))
    assert sees_point(OPEN_TABLE, NEAR, (60, 50, 0), [NEAR, standing(60, 50)])  # on it
    assert not sees_point(OPEN_TABLE, NEAR, (60, 50, 0), [standing(55, 50)])  # before it
    assert not sees_point(OPEN_TABLE, NEAR, (60, 50, 0), [standing(40, 50)])
    house = table(building(HOUSE, 1, {(WEST, 0): Opening.DOOR}))
    assert sees_point(house, standing(10, 42), (42, 42, 0))
    assert not sees_point(house, standing(10, 42), (42, 42, 12))
    assert not sees_point(house, standing(42, 42, 12), (42, 42, 0))


@pytest.mark.rule("R-obj-9")
def test_a_grenade_does_not_reach_behind_walls() -> None:
    house = table(building(HOUSE, 2, {(WEST, 0): Opening.WINDOW}))
    assert not reaches(house, (50, 24, 0), standing(50, 34))
    assert reaches(house, (24, 42, 0), standing(34, 42))  # through the window
    assert not reaches(house, (42, 42, 0), standing(42, 42, 12))
    assert reaches(house, (42, 42, 12), standing(46, 42, 12))


@pytest.mark.rule("R-con-1", "R-doc-3")
def test_walls_and_solid_things_are_between_two_spots() -> None:
    house = table(building(HOUSE, 1, {(WEST, 0): Opening.WINDOW, (EAST, 0): Opening.DOOR}))
    assert not clear_between(house, (50, 28, 0), (50, 32, 0))
    assert clear_between(house, (52, 42, 0), (56, 42, 0))
    assert not clear_between(house, (28, 42, 3), (32, 42, 3))
    assert clear_between(house, (28, 42, 3), (32, 42, 3), windows_close=False)
    assert not clear_between(house, (28, 42, 0), (32, 42, 0), windows_close=False)  # the sill
    assert not clear_between(house, (42, 42, 0), (42, 42, 12))
    low = table(element(Scenery.BARRICADE, BETWEEN, 3), element(Scenery.RUINS, box(60, 40, 10, 20), 9))
    assert not clear_between(low, (36, 50, 0), (44, 50, 0))
    assert clear_between(low, (36, 50, 3), (44, 50, 3))
    assert clear_between(low, (50, 50, 0), (80, 50, 0))
    steps = table(element(Scenery.BLOCK, box(30, 30, 10, 10), 9), element(Scenery.BLOCK, box(40, 30, 10, 10), 12))
    assert clear_between(steps, (38, 35, 9), (42, 35, 12))
    assert not clear_between(steps, (28, 35, 0), (32, 35, 9))
