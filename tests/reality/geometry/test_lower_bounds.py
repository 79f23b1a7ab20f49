"""What the searches guess before they look is never too much: else a cheaper way would be missed (R-y-11)."""

from __future__ import annotations

import random

import pytest

from euphoria.games.reality.geometry.movement.edge_prices import NO_LEG, edge_prices
from euphoria.games.reality.geometry.movement.figure_clearance import allowed_at_the_end, is_free, may_pass
from euphoria.games.reality.geometry.movement.leg_scenery import leg_scenery_of
from euphoria.games.reality.geometry.movement.legs import FINE, ROUGH, bare_leg, length_of
from euphoria.games.reality.geometry.pathfinding.dense_turning_points import dense_turns
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, CROSSING, cost, extend
from euphoria.games.reality.geometry.pathfinding.quick_prices import QuickPrices
from euphoria.games.reality.geometry.pathfinding.refined_search import CheapestPathSearch, RefinedSearch
from euphoria.games.reality.geometry.pathfinding.rough_ground import rough_ground_of
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.figures.routes import Ways
from euphoria.games.reality.tables.library import load_table
from tests.reality.geometry.test_refined_search import TABLES, crowd, place_near

tables = pytest.mark.parametrize("table", TABLES)


def some_ways(table: str, points: int, carrying: bool = False) -> tuple[random.Random, Ways]:
    luck = random.Random(table)
    terrain = load_table(table).terrain
    start = place_near(luck, terrain, terrain.width // 2, terrain.depth // 2, terrain.depth // 2)
    return luck, Ways(terrain, start, points, crowd(luck, terrain, start), carrying)


def plain_price(ways: Ways, goal: Place) -> int | None:
    """The least that a way costs over any state of the reach and one more leg: all of them are tried."""
    terrain, carrying, found = ways.terrain, ways.carrying, ways.found
    last = allowed_at_the_end(terrain, ways.obstacles, goal)
    if goal == ways.start or not is_free(terrain, goal, last):
        return None
    best = ways.budget + 1
    for state, value in [(found.tree.root, 0), *found.labels(ways.budget)]:
        before = found.place_of(state)
        if before == goal:
            best = min(best, cost(value, state % CLASSES, carrying))
        elif may_pass(terrain, before, goal, ways.obstacles, last):
            parts = bare_leg(terrain, before, goal)
            if parts is not None:
                best = min(best, cost(*extend(value, state % CLASSES, 0, parts, carrying), carrying))
    return best if best <= ways.budget else None


@pytest.mark.rule("R-move-1", "R-move-11")
@tables
@pytest.mark.parametrize("carrying", [False, True])
def test_quick_prices_are_those_of_trying_every_last_leg(table: str, carrying: bool) -> None:
    luck, ways = some_ways(table, 11, carrying)
    prices = QuickPrices(ways.found, ways.budget, ways.obstacles)
    for _ in range(60):
        goal = place_near(luck, ways.terrain, *ways.start[:2], 44)
        assert prices.price(goal) == plain_price(ways, goal), (ways.start, goal)


@pytest.mark.rule("R-move-1", "R-move-12")
@tables
def test_a_leg_over_an_edge_costs_its_length_and_the_price_of_the_edge_at_least(table: str) -> None:
    luck, terrain = random.Random(table), load_table(table).terrain
    prices, links = edge_prices(terrain), leg_scenery_of(terrain).links
    turns, seen = dense_turns(terrain), 0
    for _ in range(4000):
        a = luck.choice(turns)
        b = place_near(luck, terrain, *a[:2], 12)
        parts = bare_leg(terrain, a, b) if a != b and (a, b) not in links else None
        if parts is not None:
            value, _ = extend(0, 0, 0, parts, False)
            assert prices[a[2]][b[2]] < NO_LEG
            assert value >= length_of(a, b) + prices[a[2]][b[2]]
            seen += a[2] != b[2]
    assert seen


@pytest.mark.rule("R-move-2")
@tables
def test_a_leg_between_two_places_of_one_piece_of_difficult_ground_is_difficult_all_the_way(table: str) -> None:
    luck, terrain = random.Random(table), load_table(table).terrain
    rough = rough_ground_of(terrain)
    turns = [(place, *rough.at(place)) for place in dense_turns(terrain) if rough.at(place)[0]]
    for _ in range(500 if turns else 0):
        (a, one, rims), (b, other, its_rims) = luck.choice(turns), luck.choice(turns)
        if a != b and one & other and not rims & its_rims:
            parts = bare_leg(terrain, a, b)
            if parts is not None and len(parts) == 1:
                assert parts[0][0] >= ROUGH
            assert parts is None or all(what >= ROUGH for what, _ in parts), (a, b, parts)


@pytest.mark.rule("R-move-2", "R-y-11")
def test_a_crossed_stretch_is_rounded_up_at_least_as_late_as_it_can_be() -> None:
    """Of a path that crosses difficult ground and has so far to go, at some place the crossing ends, or nowhere."""
    _, ways = some_ways("plaza", 4)
    search = CheapestPathSearch(RefinedSearch(ways.found, 4, []).space, [ways.start], 4)
    for value in (0, 1, 700, 1024, 1500, 2047, 2048, 3000):
        for kind in (CROSSING, CROSSING | 1):
            for rest in (0, 1, 200, 512, 1000, 1024, 2500):
                least = search._crossed(value, kind, rest)
                for crossed in range(0, rest, 50):
                    ended = cost(value + 2 * crossed, kind, False) * FINE + rest - crossed
                    assert least <= ended
                assert least <= value + 2 * rest
