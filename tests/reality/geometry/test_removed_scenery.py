"""Ways where scenery has been removed: as on a table that never had it, and nodes keep their numbers (R-move-11)."""

from __future__ import annotations

from itertools import permutations

import pytest

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle
from euphoria.games.reality.geometry.pathfinding.goal_nodes import NOWHERE, nodes
from euphoria.games.reality.geometry.pathfinding.reach import path_to, reach
from euphoria.games.reality.geometry.pathfinding.visibility_graph import Adjacency, VisibilityGraph, graph_of
from euphoria.games.reality.geometry.terrain import TOUCH, Element, Opening, Place, Scenery, Terrain
from tests.reality.geometry.path_tables import box, house, table, thing

THINGS: tuple[Element, ...] = (
    house(box(8, 40, 16, 16), 1, {(0, 0): Opening.DOOR, (2, 0): Opening.WINDOW}),
    thing(Scenery.BLOCK, box(40, 8, 12, 12), 8),
    thing(Scenery.RUINS, box(28, 44, 12, 12)),
    thing(Scenery.BARRICADE, box(24, 26, 12, 4), 3),
    thing(Scenery.RUBBLE, box(56, 44, 8, 12)),
    thing(Scenery.BLOCK, box(30, 6, 8, 12), 12),
)
"""Some of the last four are removed: then all other surfaces have the same numbers on a table without them."""
SOME = [(5,), (3,), (3, 5), (4, 5), (2, 4), (2, 3, 4, 5)]


def without(full: Terrain, *numbers: int) -> Terrain:
    for number in numbers:
        full = full.without(number)
    return full


def never_with(*numbers: int) -> Terrain:
    return table(*(element for number, element in enumerate(THINGS) if number not in numbers))


def edges_by_place(graph: VisibilityGraph, adjacency: Adjacency) -> dict[Place, tuple[object, ...]]:
    return {graph.places[node]: (edge, adjacency.rough.get(node)) for node, edge in adjacency.edges.items()}


def test_a_node_keeps_its_number_and_those_that_went_are_nowhere() -> None:
    full = table(*THINGS)
    thin = full.without(5)
    before, now = nodes(full), nodes(thin)
    assert {place for place in now if place != NOWHERE} == set(nodes(table(*THINGS[:5])))
    assert all(place in (old, NOWHERE) for old, place in zip(before, now, strict=False))
    on_top = [node for node, place in enumerate(before) if full.surfaces[place[2]].element == 5]
    assert on_top and all(now[node] == NOWHERE for node in on_top)
    assert (36, 12, 0) in now[len(before) :]
    for start in ((26, 12, 0), (36, 12, 0), (60, 36, 0)):
        assert not any(now[node] == NOWHERE for node in reach(thin, start, 12, []).costs)


def test_the_numbers_do_not_depend_on_the_order_in_which_elements_went() -> None:
    assert len({nodes(without(table(*THINGS), *order)) for order in permutations((3, 4, 5))}) == 1


@pytest.mark.slow
def test_the_edges_are_those_of_a_table_that_never_had_it() -> None:
    full = table(*THINGS)
    for gone in SOME:
        thin, never = graph_of(without(full, *gone)), graph_of(never_with(*gone))
        places = set(never.places) - {NOWHERE}
        assert set(thin.places) - {NOWHERE} == places
        for place in places:
            thin.from_place(place, 16)
            known, found = never.from_place(place, 48), thin.from_place(place, 48)
            assert edges_by_place(thin, found) == edges_by_place(never, known)


@pytest.mark.slow
@pytest.mark.rule("R-move-11")
def test_the_costs_are_those_of_a_table_that_never_had_it() -> None:
    full = table(*THINGS)
    figures = [Obstacle(28, 20, 0, TOUCH), Obstacle(50, 30, 0, TOUCH), Obstacle(34, 12, 0, TOUCH)]
    for gone in SOME:
        thin, never = without(full, *gone), never_with(*gone)
        for start in nodes(never)[::4]:
            for budget, carrying in ((4, False), (9, False), (8, True)):
                assert costs(thin, start, budget, figures, carrying) == costs(never, start, budget, figures, carrying)
            found, way = path_to(thin, start, (34, 30, 0), 9, figures), path_to(never, start, (34, 30, 0), 9, figures)
            assert (found and found[1]) == (way and way[1])


def costs(terrain: Terrain, start: Place, budget: int, figures: list[Obstacle], carrying: bool) -> dict[Place, int]:
    places = nodes(terrain)
    return {places[node]: cost for node, cost in reach(terrain, start, budget, figures, carrying).costs.items()}


@pytest.mark.rule("R-move-11")
def test_what_was_long_and_narrow_is_gone_in_the_middle_too() -> None:
    full = table(thing(Scenery.RUBBLE, box(38, 2, 4, 76)))
    goal = nodes(full).index((44, 36, 0))
    assert goal not in reach(full, (32, 36, 0), 4, []).costs
    assert reach(full.without(0), (32, 36, 0), 4, []).costs[goal] == 3


@pytest.mark.slow
def test_what_is_offered_does_not_depend_on_what_was_asked_before() -> None:
    figures = [
        Obstacle(28, 20, 0, TOUCH),
        Obstacle(46, 26, 0, TOUCH),
        Obstacle(34, 42, 0, TOUCH),
        Obstacle(44, 50, 0, 16),
    ]
    asked, fresh = table(*THINGS).without(4), table(*THINGS).without(4)
    graph = graph_of(asked)
    for node, place in enumerate(graph.places):
        if place != NOWHERE:
            graph.from_node(node, 80)
    for start in [(x, y, 0) for x in range(3, 96, 7) for y in range(3, 80, 7)]:
        if fresh.stands(start):
            for budget in (4, 7, 8):
                reach(asked, start, 13, [])
                before, now = reach(asked, start, budget, figures), reach(fresh, start, budget, figures)
                assert list(before.costs.items()) == list(now.costs.items())
