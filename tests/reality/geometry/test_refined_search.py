"""Cheapest means cheapest: the engine's ways against an oracle that tries every quarter inch (R-y-11)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, allowed_at_the_end, is_free
from euphoria.games.reality.geometry.movement.path_cost import cost_of, walk
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import LEVEL, OVERLAP, TOUCH, Place, Terrain
from euphoria.games.reality.rules.figures.contact import ALL_ROUND_A_BASE
from euphoria.games.reality.rules.figures.routes import Ways, beside, may_end
from euphoria.games.reality.tables.library import load_table, table_names
from tests.reality.geometry.path_oracle import Oracle

TABLES = (*table_names(), "seed:3", "seed:8")
POINTS = 4


def place_near(luck: random.Random, terrain: Terrain, x: int, y: int, far: int) -> Place:
    while True:
        there = (x + luck.randint(-far, far), y + luck.randint(-far, far))
        places = [(*there, surface) for surface in terrain.surfaces_over(*there)]
        places = [place for place in places if terrain.stands(place)]
        if places:
            return luck.choice(places)


def crowd(luck: random.Random, terrain: Terrain, start: Place) -> list[Obstacle]:
    """Some friends and enemies near a place, none of whom it touches."""
    places = [place_near(luck, terrain, *start[:2], 24) for _ in range(luck.randint(0, 6))]
    return [
        Obstacle(x, y, terrain.surfaces[surface].z, luck.choice((OVERLAP, TOUCH)))
        for x, y, surface in places
        if (x - start[0]) ** 2 + (y - start[1]) ** 2 > TOUCH
    ]


def scenes(table: str, seed: int, count: int, points: int) -> Iterator[tuple[Ways, Place]]:
    """Ways of a figure in a crowd, and goals that are free and not too far."""
    luck = random.Random(f"{table} {seed}")
    terrain = load_table(table).terrain
    for _ in range(count):
        start = place_near(luck, terrain, terrain.width // 2, terrain.depth // 2, terrain.depth // 2)
        ways = Ways(terrain, start, points, crowd(luck, terrain, start), luck.random() < 0.2)
        for _ in range(3):
            goal = place_near(luck, terrain, *start[:2], 4 * points)
            if goal != start and is_free(terrain, goal, allowed_at_the_end(terrain, ways.obstacles, goal)):
                yield ways, goal


def oracle(ways: Ways, goal: Place) -> Oracle:
    return Oracle(ways.terrain, ways.start, goal, ways.obstacles, ways.carrying)


@pytest.mark.slow
@pytest.mark.rule("R-y-11", "R-move-11")
@pytest.mark.parametrize("table", TABLES)
def test_no_way_over_any_places_is_cheaper(table: str) -> None:
    for ways, goal in scenes(table, 1, 12, POINTS):
        found = ways.to(goal)
        cheaper = oracle(ways, goal).way_for(found[1] - 1 if found else POINTS)
        assert cheaper is None, (ways.start, goal, ways.obstacles, ways.carrying, found, cheaper)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("table", TABLES)
def test_no_way_over_any_places_is_cheaper_at_length(table: str, seed: int) -> None:
    for ways, goal in scenes(table, 100 + seed, 20, POINTS + 1):
        found = ways.to(goal)
        cheaper = oracle(ways, goal).way_for(found[1] - 1 if found else POINTS + 1)
        assert cheaper is None, (ways.start, goal, ways.obstacles, ways.carrying, found, cheaper)


@pytest.mark.slow
@pytest.mark.rule("R-y-11", "R-move-4", "R-move-11")
@pytest.mark.parametrize("table", TABLES)
def test_every_way_is_one_that_could_be_given_by_points(table: str) -> None:
    for ways, goal in scenes(table, 2, 40, 9):
        found = ways.to(goal)
        if found is not None:
            places, price = found
            stretches = walk(ways.terrain, places)
            assert stretches is not None and cost_of(stretches, ways.carrying) == price <= 9
            assert places[0] == ways.start and places[-1] == goal
            for before, after in pairwise(places):
                assert may_end(ways.terrain, before, after, ways.obstacles)
            for place in places[1:-1]:
                assert is_free(ways.terrain, place, ways.obstacles)


@pytest.mark.slow
@pytest.mark.rule("R-y-11", "R-move-11")
@pytest.mark.parametrize("table", TABLES)
def test_more_points_never_make_a_way_dearer(table: str) -> None:
    for ways, goal in scenes(table, 3, 15, 6):
        found = ways.to(goal)
        more = Ways(ways.terrain, ways.start, 9, ways.obstacles, ways.carrying).to(goal)
        assert (found and found[1]) == (more[1] if more and more[1] <= 6 else None)


@pytest.mark.rule("R-y-11", "R-move-11")
@pytest.mark.parametrize("table", TABLES)
def test_to_every_node_that_is_listed_there_is_a_way_for_no_more(table: str) -> None:
    for ways, _ in scenes(table, 4, 3, 7):
        places = nodes(ways.terrain)
        for node in list(ways.found.costs)[::9]:
            found = ways.to(places[node])
            assert found is not None and found[1] <= ways.found.costs[node]


@pytest.mark.rule("R-y-11", "R-con-2")
def test_a_place_that_touches_a_base_is_one_of_twenty_four() -> None:
    near = [(x, y) for x in range(-5, 6) for y in range(-5, 6) if OVERLAP <= x * x + y * y < TOUCH]
    assert sorted(ALL_ROUND_A_BASE) == sorted(near)
    assert LEVEL < 5, "who is so near in height that they touch would overlap if they were nearer"


@pytest.mark.rule("R-y-11", "R-con-2")
@pytest.mark.parametrize("table", TABLES)
def test_an_enemy_that_can_be_touched_is_found(table: str) -> None:
    """Of the places round an enemy, none is in reach by way-points when the engine says that none is."""
    luck = random.Random(table)
    terrain = load_table(table).terrain
    for _ in range(4):
        start = place_near(luck, terrain, terrain.width // 2, terrain.depth // 2, terrain.depth // 2)
        enemy = place_near(luck, terrain, *start[:2], 4 * POINTS + 2)
        if (enemy[0] - start[0]) ** 2 + (enemy[1] - start[1]) ** 2 <= TOUCH:
            continue
        figure = Obstacle(*enemy[:2], terrain.height_of(enemy), TOUCH)
        ways = Ways(terrain, start, POINTS, [figure, *crowd(luck, terrain, start)], False)
        places = [place for step in ALL_ROUND_A_BASE if (place := beside(terrain, enemy, *step)) is not None]
        if ways.cheapest(places) is None and not any(ways.reaches(place) for place in places):
            for place in places:
                last = allowed_at_the_end(terrain, ways.obstacles, place)
                if place != start and is_free(terrain, place, last):
                    assert oracle(ways, place).way_for(POINTS) is None, (start, enemy, place, ways.obstacles)
