"""What is kept because it is asked again and again: it is what one gets without keeping anything."""

from __future__ import annotations

from itertools import islice, permutations

import pytest

from euphoria.bots.reality.table.mission_goals import assign_tasks, mission_tasks, plan_of, worth_of
from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.games.reality.cards.candidates import takes_a_dog
from euphoria.games.reality.cards.characters.nikolai import sees_element, small_ones, within_the_missile
from euphoria.games.reality.cards.characters.richelle import free_entrances, open_entrances
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.pathfinding.visibility_graph import KEPT_PLACES_WITHOUT, graph_of
from euphoria.games.reality.geometry.sight.crowd import KEPT
from euphoria.games.reality.geometry.sight.line_of_sight import cover, sees, sees_point
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.rules.figures.routes import KEPT_WAYS, ways_of
from tests.random_play import states


def played(mission: str, seed: int, every: int) -> list[RealityState]:
    """Positions of a lively game, some way apart: each one on its own."""
    found = (state.copy() for state in states(GAME, 2, seed, 0.6, mission=mission))
    return [state for state in islice(found, 40, 260, every) if isinstance(state, RealityState)]


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_crowd_remembers_what_all_its_bodies_let_one_see(mission: str) -> None:
    for state in played(mission, 3, 60):
        crowd, plain = state.bodies(), list(state.bodies())
        assert crowd is state.copy().bodies()
        for one, other in permutations(plain, 2):
            for _ in range(2):
                assert sees(state.terrain, one, other, crowd) == sees(state.terrain, one, other, plain)
                assert cover(state.terrain, one, other, crowd) == cover(state.terrain, one, other, plain)
                spot = other[:3]
                assert sees_point(state.terrain, one, spot, crowd) == sees_point(state.terrain, one, spot, plain)


def test_a_crowd_is_asked_about_its_own_terrain_only() -> None:
    for state in played("massacre", 3, 60):
        crowd = state.bodies()
        thinner = state.terrain.without(state.terrain.present()[0][0])
        for one, other in permutations(crowd, 2):
            sees(state.terrain, one, other, crowd)
            assert sees(thinner, one, other, crowd) == sees(thinner, one, other, list(crowd))
            assert cover(thinner, one, other, crowd) == cover(thinner, one, other, list(crowd))


def test_crowds_are_forgotten_when_there_are_too_many() -> None:
    state = played("massacre", 3, 60)[0]
    figure = state.standing()[0]
    for x in range(2 * KEPT):
        state.xs[figure] = x
        assert state.body(figure) in state.bodies()
    assert len(state.terrain.shared["crowds"]) <= KEPT  # type: ignore[arg-type]


def test_ways_are_forgotten_when_there_are_too_many_whatever_was_removed_from_the_table() -> None:
    state = played("massacre", 3, 60)[0]
    terrain, figure = state.terrain, state.standing()[0]
    for place in nodes(terrain)[: KEPT_WAYS + 5]:
        for state.terrain in (terrain, terrain.without(terrain.present()[0][0])):
            if state.terrain.stands(place):
                state.put(figure, place)
                assert ways_of(state, figure, 1) is ways_of(state, figure, 1)
    assert len(terrain.shared["ways"]) == KEPT_WAYS  # type: ignore[arg-type]


def test_legs_from_where_figures_stood_are_forgotten_when_there_are_too_many() -> None:
    terrain = played("massacre", 3, 60)[0].terrain
    graph = graph_of(terrain.without(terrain.present()[0][0]))
    for place in graph.places[: 2 * KEPT_PLACES_WITHOUT]:
        if graph.terrain.stands(place):
            assert graph.from_place(place, 4) is graph.from_place(place, 4)
    assert len(graph._others) == KEPT_PLACES_WITHOUT
    assert graph.kept.keys() <= graph.turning_nodes


@pytest.mark.parametrize("mission", MISSIONS)
def test_who_comes_in_by_an_edge_is_hindered_by_those_near_to_it(mission: str) -> None:
    for state in played(mission, 5, 45):
        for figure in state.standing():
            all_of_them = open_entrances(state.terrain).items()
            assert list(free_entrances(state, figure)) == [
                number for number, place in all_of_them if takes_a_dog(state, figure, place)
            ]


def test_a_missile_is_aimed_at_what_is_seen_now() -> None:
    for state in played("massacre", 7, 100):
        for figure in state.standing()[:2]:
            viewer, others = state.body(figure), [state.body(one) for one in state.standing() if one != figure]
            expected = [
                number
                for number in small_ones(state.terrain)
                if not state.terrain.gone >> number & 1 and sees_element(state.terrain, viewer, others, number)
            ]
            assert list(within_the_missile(state, figure)) == expected == list(within_the_missile(state, figure))


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSIONS)
def test_what_bots_keep_with_a_table_is_what_they_would_work_out_anew(mission: str) -> None:
    for state in played(mission, 9, 25):
        kept = ThreatAnalysis(state).fire_value()
        state.terrain.cache.pop("sightings", None)
        assert ThreatAnalysis(state).fire_value() == kept
        for seat in (0, 1):
            chosen = assign_tasks(state, seat, mission_tasks(state, seat))
            assert plan_of(state, seat).worth == worth_of(state, seat, chosen)
            assert [errand for _, errand in plan_of(state, seat).chosen] == [errand for _, errand in chosen]
