"""Leaps that can hurt (R-move-17)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle
from euphoria.games.reality.geometry.movement.leaps import landings, may_leap
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import OVERLAP, Opening, Scenery, Terrain
from tests.reality.geometry.path_tables import box, house, table, tables, thing


def block(height: int) -> Terrain:
    return table(thing(Scenery.BLOCK, box(20, 20, 12, 12), height))


@pytest.mark.rule("R-move-17")
@pytest.mark.parametrize(("height", "lawful"), [(12, False), (13, True), (30, True)])
def test_a_leap_is_down_more_than_three(height: int, lawful: bool) -> None:
    assert may_leap(block(height), (22, 26, 1), (16, 26, 0), []) == lawful
    assert bool(landings(block(height), (22, 26, 1), [])) == lawful


@pytest.mark.rule("R-move-17")
def test_a_leap_goes_two_inches_at_most_to_a_free_place() -> None:
    terrain = block(16)
    assert may_leap(terrain, (22, 26, 1), (14, 26, 0), [])
    assert not may_leap(terrain, (22, 26, 1), (13, 26, 0), [])
    assert not may_leap(terrain, (22, 26, 1), (19, 26, 0), [])
    assert not may_leap(terrain, (22, 26, 1), (14, 26, 0), [Obstacle(11, 26, 0, OVERLAP)])
    assert not may_leap(terrain, (16, 26, 0), (22, 26, 1), [])


@pytest.mark.rule("R-move-17")
def test_from_a_floor_one_leaps_through_an_opening() -> None:
    terrain = table(house(box(24, 6, 20, 20), 3, {(0, 2): Opening.WINDOW}))
    assert may_leap(terrain, (27, 16, 3), (22, 16, 0), [])
    assert not may_leap(terrain, (27, 16, 2), (22, 16, 0), [])
    assert not may_leap(terrain, (34, 9, 3), (34, 4, 0), [])
    assert may_leap(terrain, (34, 9, 4), (34, 4, 0), [])


@pytest.mark.rule("R-move-17")
def test_one_may_leap_from_a_roof_to_a_lower_block() -> None:
    terrain = table(house(box(24, 6, 20, 20), 2, {}), thing(Scenery.BLOCK, box(46, 6, 8, 8), 8))
    assert may_leap(terrain, (42, 10, 3), (48, 10, 4), [])
    assert (48, 10, 4) in landings(terrain, (42, 10, 3), []) or landings(terrain, (42, 10, 3), [])
    assert not may_leap(terrain, (42, 10, 2), (48, 10, 4), [])


@settings(max_examples=30, deadline=None)
@given(tables(most=4))
def test_every_landing_is_a_lawful_leap(terrain: Terrain) -> None:
    for place in nodes(terrain):
        found = landings(terrain, place, [])
        assert len(found) == len(set(found)) <= 16
        for goal in found:
            assert terrain.stands(goal) and may_leap(terrain, place, goal, [])
            assert terrain.height_of(place) - terrain.height_of(goal) > 12
