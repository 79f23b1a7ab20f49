"""Where one can get to, by example (R-move-4, R-move-11, R-con-1, R-con-2)."""

from __future__ import annotations

import pytest

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle
from euphoria.games.reality.geometry.pathfinding.goal_nodes import MOST, nodes
from euphoria.games.reality.geometry.pathfinding.reach import path_to, reach
from euphoria.games.reality.geometry.pathfinding.visibility_graph import graph_of
from euphoria.games.reality.geometry.terrain import OVERLAP, TOUCH, Link, Opening, Scenery
from tests.reality.geometry.path_tables import DEPTH, WIDTH, box, house, table, thing

DOOR, WINDOW = Opening.DOOR, Opening.WINDOW


@pytest.mark.rule("R-move-11")
def test_on_an_empty_table_all_ways_are_straight() -> None:
    terrain = table()
    found = reach(terrain, (12, 12, 0), 6, [])
    places = nodes(terrain)
    assert len(places) == WIDTH // 8 * (DEPTH // 8)
    for node, (x, y, _) in enumerate(places):
        square = (x - 12) ** 2 + (y - 12) ** 2
        inches = next(inch for inch in range(40) if 16 * inch * inch >= square)
        assert found.costs.get(node) == (inches if 0 < inches <= 6 else None)
        if node in found.costs:
            assert found.path(node) == ((12, 12, 0), (x, y, 0))


@pytest.mark.rule("R-move-1", "R-move-11")
def test_who_carries_gets_half_as_far() -> None:
    terrain = table()
    light, laden = reach(terrain, (12, 12, 0), 6, []), reach(terrain, (12, 12, 0), 12, [], carrying=True)
    assert {node: 2 * cost for node, cost in light.costs.items()} == laden.costs


@pytest.mark.rule("R-move-4", "R-move-11")
def test_the_way_goes_round_a_block_if_that_is_cheaper() -> None:
    terrain = table(thing(Scenery.BLOCK, box(20, 20, 4, 30), 12))
    way = path_to(terrain, (18, 24, 0), (26, 24, 0), 12, [])
    assert way is not None and way[1] == 5
    assert way[0][:3] == ((18, 24, 0), (18, 19, 0), (19, 18, 0)), "close round the corner"


@pytest.mark.rule("R-move-11")
def test_the_way_goes_round_ruins_or_through_them() -> None:
    terrain = table(thing(Scenery.RUINS, box(20, 10, 20, 20)))
    assert path_to(terrain, (18, 28, 0), (42, 28, 0), 12, []) == (
        ((18, 28, 0), (20, 30, 0), (40, 30, 0), (42, 28, 0)),
        7,
    )
    assert path_to(terrain, (18, 20, 0), (42, 20, 0), 12, []) is not None
    deep = table(thing(Scenery.RUINS, box(20, 2, 4, 70)))
    assert path_to(deep, (18, 20, 0), (26, 20, 0), 12, []) == (((18, 20, 0), (26, 20, 0)), 4)


@pytest.mark.rule("R-move-4", "R-fig-1")
def test_nobody_walks_through_a_figure() -> None:
    terrain = table()
    friend, enemy = Obstacle(24, 12, 0, OVERLAP), Obstacle(24, 12, 0, TOUCH)
    assert path_to(terrain, (12, 12, 0), (36, 12, 0), 6, []) == (((12, 12, 0), (36, 12, 0)), 6)
    for figure in (friend, enemy):
        assert path_to(terrain, (12, 12, 0), (36, 12, 0), 6, [figure]) is None
        found = path_to(terrain, (12, 12, 0), (36, 12, 0), 7, [figure])
        assert found is not None and found[1] == 7
    # 4 quarters beside the middle line are enough for a friend; an enemy must not even be touched.
    assert path_to(terrain, (12, 16, 0), (36, 16, 0), 6, [friend]) is not None
    assert path_to(terrain, (12, 16, 0), (36, 16, 0), 6, [enemy]) is None


@pytest.mark.rule("R-move-4")
def test_nobody_ends_on_a_figure() -> None:
    terrain = table()
    friend = Obstacle(24, 12, 0, OVERLAP)
    assert path_to(terrain, (12, 12, 0), (21, 12, 0), 6, [friend]) is None
    assert path_to(terrain, (12, 12, 0), (20, 12, 0), 6, [friend]) is not None
    assert nodes(terrain).index((20, 12, 0)) in reach(terrain, (12, 12, 0), 6, [friend]).costs
    assert nodes(terrain).index((20, 12, 0)) not in reach(terrain, (12, 12, 0), 6, [Obstacle(24, 12, 0, TOUCH)]).costs


@pytest.mark.rule("R-move-4")
def test_a_figure_overhead_is_not_in_the_way() -> None:
    terrain = table(house(box(24, 6, 20, 20), 2, {(0, 0): DOOR, (2, 0): DOOR}))
    below, above = Obstacle(34, 16, 0, TOUCH), Obstacle(34, 16, 12, TOUCH)
    assert path_to(terrain, (26, 16, 1), (42, 16, 1), 4, [above]) == (((26, 16, 1), (42, 16, 1)), 4)
    assert path_to(terrain, (26, 16, 1), (42, 16, 1), 4, [below]) is None


@pytest.mark.rule("R-move-4", "R-move-16")
def test_each_part_of_a_climb_is_looked_at_on_its_own_height() -> None:
    terrain = table(thing(Scenery.BLOCK, box(20, 20, 12, 12), 8))
    on_top, below = Obstacle(24, 24, 8, OVERLAP), Obstacle(14, 26, 0, OVERLAP)
    beyond = Obstacle(34, 26, 0, TOUCH)
    start, goal = (8, 26, 0), (30, 26, 1)
    for figure, direct in ((on_top, False), (below, False), (beyond, True)):
        found = path_to(terrain, start, goal, 12, [figure])
        assert found is not None and (found[0] == (start, goal)) == direct


@pytest.mark.rule("R-con-1", "R-con-2", "R-table-3")
def test_a_charge_ends_in_touch_and_only_its_last_leg_comes_near() -> None:
    terrain = table()
    enemy, other = Obstacle(30, 12, 0, TOUCH), Obstacle(22, 15, 0, TOUCH)
    found = path_to(terrain, (12, 12, 0), (26, 12, 0), 12, [enemy])
    assert found == (((12, 12, 0), (26, 12, 0)), 4)
    assert path_to(terrain, (12, 12, 0), (27, 12, 0), 12, [enemy]) is None
    round_it = path_to(terrain, (12, 12, 0), (26, 12, 0), 12, [enemy, other])
    assert round_it is not None and len(round_it[0]) > 2
    both = path_to(terrain, (12, 12, 0), (26, 12, 0), 12, [enemy, Obstacle(28, 16, 0, TOUCH)])
    assert both == found


@pytest.mark.rule("R-con-2")
def test_who_cannot_pay_for_a_charge_does_not_get_there() -> None:
    enemy = Obstacle(30, 12, 0, TOUCH)
    assert path_to(table(), (12, 12, 0), (26, 12, 0), 4, [enemy]) is not None
    assert path_to(table(), (12, 12, 0), (26, 12, 0), 3, [enemy]) is None


@pytest.mark.rule("R-move-4")
def test_who_stands_too_near_may_leave_but_not_come_nearer() -> None:
    terrain = table()
    enemy = Obstacle(16, 12, 0, TOUCH)
    found = reach(terrain, (12, 12, 0), 6, [enemy])
    assert nodes(terrain).index((4, 12, 0)) in found.costs
    assert nodes(terrain).index((20, 12, 0)) not in found.costs
    assert path_to(terrain, (12, 12, 0), (8, 12, 0), 2, [enemy]) == (((12, 12, 0), (8, 12, 0)), 1)
    for node in found.costs:
        x, y, _ = nodes(terrain)[node]
        assert (x - 16) ** 2 + (y - 12) ** 2 >= TOUCH


@pytest.mark.rule("R-move-11", "R-move-14", "R-move-16")
def test_a_way_through_a_house_takes_its_door_and_its_ladder() -> None:
    building = house(box(24, 6, 20, 20), 2, {(0, 0): DOOR, (2, 0): WINDOW})
    terrain = table(building, links=(Link((40, 10, 1), (40, 10, 2)),))
    found = reach(terrain, (16, 16, 0), 12, [])
    head = nodes(terrain).index((40, 10, 2))
    way = found.path(head)
    assert way[0] == (16, 16, 0) and way[-2:] == ((40, 10, 1), (40, 10, 2))
    assert found.costs[head] == 10  # about 6.2 inches and 3 up, in one stretch
    guarded = reach(terrain, (16, 16, 0), 12, [Obstacle(24, 16, 0, OVERLAP)])
    assert head not in guarded.costs or guarded.costs[head] > 10


@pytest.mark.rule("R-move-11")
def test_nodes_are_places_to_stand_and_always_the_same() -> None:
    building = house(box(24, 6, 20, 20), 2, {(0, 0): DOOR, (2, 0): WINDOW, (1, 1): WINDOW})
    terrain = table(
        building, thing(Scenery.BLOCK, box(60, 20, 12, 12), 8), thing(Scenery.BARRICADE, box(20, 40, 20, 3))
    )
    places = nodes(terrain)
    assert len(places) == len(set(places)) <= MOST
    assert all(terrain.stands(place) for place in places)
    assert places == nodes(table(*terrain.elements))
    for corner in ((58, 18, 0), (74, 34, 0), (18, 38, 0), (42, 45, 0)):
        assert corner in places
    for opening in ((22, 16, 0), (26, 16, 1), (46, 16, 0), (42, 16, 1), (34, 4, 0), (34, 8, 2)):
        assert opening in places
    thinner = nodes(terrain.without(0))
    assert all(surface in (0, 4) for _, _, surface in thinner)


def test_a_larger_budget_is_answered_after_a_smaller_one() -> None:
    terrain = table()
    small, large = reach(terrain, (12, 12, 0), 3, []), reach(terrain, (12, 12, 0), 17, [])
    assert max(small.costs.values()) == 3 and max(large.costs.values()) == 17
    assert reach(terrain, (12, 12, 0), 3, []).costs == small.costs


def test_there_is_no_way_to_what_is_out_of_reach() -> None:
    found = reach(table(), (12, 12, 0), 3, [])
    with pytest.raises(KeyError):
        found.path(nodes(table()).index((92, 76, 0)))


@pytest.mark.rule("R-move-4", "R-move-11")
def test_a_way_round_a_row_of_figures_turns_as_often_as_needed() -> None:
    terrain = table()
    row = [Obstacle(24, y, 0, TOUCH) for y in range(4, 56, 8)]
    found = reach(terrain, (12, 44, 0), 12, row)
    goal = nodes(terrain).index((36, 44, 0))
    assert found.costs[goal] == 10
    assert len(found.path(goal)) >= 4


def test_a_star_grows_with_what_is_asked_of_it() -> None:
    things = (thing(Scenery.BLOCK, box(20, 20, 12, 12), 8), thing(Scenery.RUINS, box(40, 20, 12, 12)))
    slowly, at_once = graph_of(table(*things)), graph_of(table(*things))
    for node in range(len(slowly.places)):
        slowly.from_node(node, 8)
        assert list(slowly.from_node(node, 48).edges.items()) == list(at_once.from_node(node, 48).edges.items())
        for kept in ("radius", "rough", "nearby", "touched"):
            assert getattr(slowly.from_node(node, 48), kept) == getattr(at_once.from_node(node, 48), kept)
