"""Ways: what they cost and where they lead (R-move-1 to R-move-4, R-move-11 to R-move-13)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import actions
from euphoria.games.reality.actions import SPACE
from euphoria.games.reality.figure_flags import DOWN, PRONE
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import Link, Place
from euphoria.games.reality.state import BODY_LOAD
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.errors import IllegalAction
from tests.reality.positioning import asked, at_place, do, logged, may, offered, position, price, scene, via_place, walk
from tests.reality.stage import TOP, at, barricade, block, ruins

# What a way costs.


@pytest.mark.rule("R-move-1", "R-move-2")
def test_part_of_an_inch_counts_as_one() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    walk(troupe, at(13.5, 10))
    assert troupe.state.spent[nikolai] == 4
    assert logged(troupe, "walked") == [(nikolai, *at(13.5, 10), 4)]


@pytest.mark.rule("R-move-1", "R-move-2")
def test_crossing_costs_double_and_is_rounded_on_its_own() -> None:
    troupe = scene(ruins(12, 2, 2.5, 16))
    nikolai = troupe.add("a nikolai", at(11.5, 10))
    position(troupe, nikolai)
    walk(troupe, at(15, 10))
    assert troupe.state.spent[nikolai] == 1 + 6 + 1


@pytest.mark.rule("R-move-1")
def test_carrying_doubles_open_ground_but_not_crossing() -> None:
    troupe = scene(ruins(12, 2, 2, 16))
    blanca = troupe.add("a blanca", at(11, 10))
    body = troupe.add("a nikolai", at(11, 10), flags=DOWN)
    troupe.state.load[blanca] = BODY_LOAD + body
    position(troupe, blanca)
    walk(troupe, at(15, 10))
    assert troupe.state.spent[blanca] == 2 + 4 + 2


@pytest.mark.rule("R-centinel-3", "R-move-1")
def test_a_machine_carries_at_no_extra_cost() -> None:
    troupe = scene()
    centinel = troupe.add("a centinel", at(10, 10))
    body = troupe.add("a nikolai", at(10, 10), flags=DOWN)
    troupe.state.load[centinel] = BODY_LOAD + body
    position(troupe, centinel)
    walk(troupe, at(14, 10))
    assert troupe.state.spent[centinel] == 4


@pytest.mark.rule("R-move-3")
def test_a_block_is_climbed_for_twice_its_height_and_a_barricade_crossed_by_its_width() -> None:
    troupe = scene(block(12, 8, 4, 4, height=2))
    blanca = troupe.add("a blanca", at(11, 10))
    position(troupe, blanca)
    walk(troupe, at(13, 10, TOP))
    assert troupe.state.spent[blanca] == 1 + 4 + 1
    assert troupe.state.feet(blanca) == 8

    troupe = scene(barricade(12, 4, 1, 12))
    blanca = troupe.add("a blanca", at(11, 10))
    position(troupe, blanca)
    walk(troupe, at(14, 10))
    assert troupe.state.spent[blanca] == 1 + 2 + 1


@pytest.mark.rule("R-move-1")
def test_a_ladder_costs_what_open_ground_does() -> None:
    link = Link(at(11, 10), at(12.5, 10, TOP))
    troupe = scene(block(12, 8, 4, 4, height=3), links=(link,))
    blanca = troupe.add("a blanca", at(9, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(13.5, 10, TOP)) == 2 + 3 + 1


@pytest.mark.rule("R-move-7", "R-move-12", "R-move-17")
def test_a_walk_down_jumps_while_that_is_harmless_and_climbs_down_from_higher() -> None:
    for height, cost in ((2, 1 + 2 + 1), (3, 1 + 2 + 1), (4, 1 + 8 + 1)):
        troupe = scene(block(12, 8, 4, 4, height=height))
        blanca = troupe.add("a blanca", at(13, 10, TOP))
        position(troupe, blanca)
        walk(troupe, at(11, 10))
        assert troupe.state.spent[blanca] == cost and troupe.state.life[blanca] == 100


# Where one can go.


@pytest.mark.rule("R-move-4", "R-fig-1")
@pytest.mark.parametrize("flags", [0, PRONE])
def test_nobody_walks_through_a_figure(flags: int) -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("a mycky", at(12, 10), flags=flags)
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(14, 10)) == 5
    assert not may(troupe, at_place(at(12, 10))) and not may(troupe, at_place(at(12.75, 10)))
    assert may(troupe, at_place(at(13, 10)))


@pytest.mark.rule("R-fig-1")
def test_bodies_are_no_obstacle() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("b mycky", at(12, 10), flags=DOWN)
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(14, 10)) == 4
    assert may(troupe, at_place(at(12, 10)))


@pytest.mark.rule("R-move-4")
def test_a_base_overlaps_neither_scenery_nor_the_edge() -> None:
    troupe = scene(barricade(12, 4, 1, 12))
    blanca = troupe.add("a blanca", at(10, 1))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert not may(troupe, at_place(at(11.75, 8))) and may(troupe, at_place(at(11.5, 8)))
    assert not may(troupe, at_place(at(9, 0.25))) and may(troupe, at_place(at(9, 0.5)))
    assert not may(troupe, at_place(at(9, 5, 7))) and not may(troupe, at_place((-40, 4, 0)))


@pytest.mark.rule("R-move-11")
def test_the_goals_offered_are_those_that_the_points_reach() -> None:
    troupe = scene(ruins(14, 8, 3, 4), block(18, 12, 4, 4))
    blanca = troupe.add("a blanca", at(12, 10))
    troupe.add("a mycky", at(15, 10))
    troupe.add("b nikolai", at(12, 15))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    listed = {action.args[0] for action in offered(troupe) if action.kind == "to"}
    costs = {
        number: price(troupe, place)
        for number, place in enumerate(nodes(troupe.state.terrain))
        if (place[0] - 48) ** 2 + (place[1] - 60) ** 2 >= 25
    }
    assert len(listed) > 50 and all(costs[node] is not None for node in listed)
    assert all(cost is None or cost > 10 for node, cost in costs.items() if node not in listed)
    for node in sorted(listed)[::7]:
        other = troupe.state.copy()
        other.apply(0, actions.TO[node])
        assert other.place(blanca) == nodes(other.terrain)[node] and 0 < other.spent[blanca] <= 12


@pytest.mark.rule("R-move-11")
def test_the_engine_goes_round_where_that_is_cheaper() -> None:
    troupe = scene(ruins(12, 9, 4, 2))
    blanca = troupe.add("a blanca", at(11, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert price(troupe, at(17, 10)) == 7


@pytest.mark.rule("R-move-11", "R-move-13")
def test_way_points_are_kept_to_and_the_rounding_is_over_the_whole_way() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK, via_place(at(12.5, 10)), via_place(at(12.5, 12)))
    assert asked(troupe) == "goal" and offered(troupe) == [actions.STAY]
    do(troupe, at_place(at(14, 12)))
    assert troupe.state.spent[blanca] == 6 and troupe.state.place(blanca) == at(14, 12)
    assert troupe.state.route == []


@pytest.mark.rule("R-move-11")
def test_way_points_obey_the_rules_too() -> None:
    troupe = scene(block(14, 8, 2, 4))
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("a mycky", at(10, 12))
    troupe.add("b nikolai", at(10, 7))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert not may(troupe, via_place(at(18, 10))), "through the block"
    assert not may(troupe, via_place(at(10, 14))), "through a friend"
    assert not may(troupe, via_place(at(10, 8))), "an enemy would be touched"
    assert not may(troupe, via_place(at(2, 20))) and may(troupe, via_place(at(3, 19))), "12.8 and 11.4 away"
    assert not may(troupe, via_place(at(10, 10))), "no leg at all"
    do(troupe, via_place(at(12, 10)))
    assert not may(troupe, at_place(at(18, 10))), "the last leg leads through the block"
    assert may(troupe, at_place(at(10, 10))), "and back"


def along(*places: Place) -> Action:
    return SPACE.read(["along", *(number for place in places for number in place)])


@pytest.mark.rule("R-move-11", "R-move-13")
def test_a_way_that_is_drawn_at_once_is_the_same_as_one_drawn_point_by_point() -> None:
    way = at(12.5, 10), at(12.5, 12), at(14, 12)
    for drawn in ([along(*way)], [via_place(way[0]), via_place(way[1]), at_place(way[2])]):
        troupe = scene()
        blanca = troupe.add("a blanca", at(10, 10))
        position(troupe, blanca)
        do(troupe, actions.WALK, *drawn)
        assert troupe.state.place(blanca) == way[2] and troupe.state.spent[blanca] == 6
        assert logged(troupe, "walked") == [(blanca, *way[2], 6)]


@pytest.mark.rule("R-move-11")
def test_a_way_that_is_drawn_at_once_obeys_the_rules_at_each_of_its_points() -> None:
    troupe = scene(block(14, 8, 2, 4))
    blanca = troupe.add("a blanca", at(10, 10))
    troupe.add("a mycky", at(10, 12))
    troupe.add("b nikolai", at(10, 7))
    position(troupe, blanca)
    do(troupe, actions.WALK)
    free = at(12, 12)
    assert may(troupe, along(free, at(12, 13)))
    assert not may(troupe, along(at(15, 10), free)), "where no base fits"
    assert not may(troupe, along(at(10, 14), free)), "through a friend, and from there on"
    assert not may(troupe, along(at(10, 8), free)), "an enemy would be touched on the way"
    assert may(troupe, along(at(12, 9), at(10, 8))), "at its end it is a charge"
    assert not may(troupe, along(free, at(12, 35), free)), "too far"
    do(troupe, via_place(free))
    assert not may(troupe, along(at(12, 13), at(12, 14))), "one way of drawing it at a time"


def test_who_has_set_a_way_point_may_still_stay() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    position(troupe, blanca)
    do(troupe, actions.WALK, via_place(at(12, 10)), actions.STAY)
    assert troupe.state.place(blanca) == at(10, 10) and troupe.state.spent[blanca] == 0


def test_what_cannot_be_paid_is_refused() -> None:
    troupe = scene()
    nikolai = troupe.add("a nikolai", at(10, 10))
    position(troupe, nikolai)
    do(troupe, actions.WALK)
    assert may(troupe, at_place(at(19, 10))) and not may(troupe, at_place(at(19.25, 10)))
    with pytest.raises(IllegalAction):
        do(troupe, at_place(at(19.25, 10)))
    assert not may(troupe, at_place(at(10, 10)))


@pytest.mark.rule("R-move-11", "R-move-4")
@pytest.mark.parametrize("mission", ["massacre", "rescue"])
@pytest.mark.parametrize("surface", [1, 99, -1, -9])
def test_a_surface_that_is_not_there_is_refused_as_a_goal_and_as_a_way_point(surface: int, mission: str) -> None:
    troupe = scene(mission=mission)
    blanca = troupe.add("a blanca", at(10, 10))
    if mission == "rescue":
        troupe.add("a susan", at(11, 10))
        troupe.state.saviour = blanca
    position(troupe, blanca)
    do(troupe, actions.WALK)
    assert not may(troupe, at_place(at(10, 12, surface)))
    assert not may(troupe, via_place(at(10, 12, surface)))
    assert may(troupe, at_place(at(10, 12))) and may(troupe, via_place(at(10, 12)))
