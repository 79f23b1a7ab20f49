"""What holds in every position of `reality`, by play that hypothesis chooses and by many random games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from euphoria import Record
from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import BITS, DOG, HELD
from euphoria.games.reality.cards.registry import CHARACTERS, HIRED
from euphoria.games.reality.figure_flags import DOWN, GONE
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.geometry.terrain import BASE, OVERLAP, STANDING
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.rules.figures.contact import members, touching
from euphoria.games.reality.state import BODY_LOAD, NEUTRAL, NO_LOAD
from euphoria.games.reality.tables.library import table_names
from tests.random_play import states
from tests.stateful_play import StatefulPlay


def check(state: RealityState) -> None:
    """Everything that never changes, whatever happens."""
    _check_places(state)
    for figure in state.figures():
        _check_figure(state, figure)
    _check_combats(state)
    _check_loads(state)
    for seat in (0, 1):
        _check_team(state, seat)
    if state.outcome:
        assert not state.agenda
        assert not state.deciders
    else:
        assert state.deciders, "somebody must decide"
        assert all(state.legal(seat) for seat in state.deciders)
        assert state.turn <= state.settings.turns


def _check_places(state: RealityState) -> None:
    """R-move-4: no base overlaps a base, a wall or the table's edge."""
    standing = state.standing()
    for index, one in enumerate(standing):
        assert state.terrain.stands(state.place(one)), (state.character(one).id, state.place(one))
        for other in standing[index + 1 :]:
            apart = state.square(one, other) >= OVERLAP
            assert apart or abs(state.feet(one) - state.feet(other)) >= STANDING, (one, other)
    for figure in state.figures():
        if not state.flags[figure] & GONE:
            x, y, surface = state.place(figure)
            assert state.terrain.has(surface)
            assert BASE <= x <= state.terrain.width - BASE
            assert BASE <= y <= state.terrain.depth - BASE


def _check_figure(state: RealityState, figure: int) -> None:
    character = state.character(figure)
    assert state.ap[figure] >= 0, "AP never below 0"
    assert state.spent[figure] >= 0
    assert 0 <= state.life[figure] <= character.life, "never above the start (R-move-10)"
    if state.flags[figure] & DOWN:
        assert state.life[figure] == 0
        assert state.how[figure] != codes.STANDS
        assert state.fight[figure] < 0
        assert state.shown[figure] == state.objects[figure], "R-team-4"
    elif not state.flags[figure] & GONE and not _about_to_fall(state):
        assert state.life[figure] > 0
    assert not state.shown[figure] & ~state.objects[figure], "what is shown is held"
    unseen = state.objects[figure] & ~state.shown[figure]
    assert not unseen & ~state.bought[figure], "what nobody has seen was bought"
    assert not unseen & state.lacks[figure]
    if state.who[figure] not in HIRED:
        assert state.objects[figure] == 0, "R-benkei-3"


def _about_to_fall(state: RealityState) -> bool:
    """All that happens at once is rolled first; some may have no life left while another question is asked."""
    return state.question in (codes.ASK_LEADER, codes.ASK_CREDIT, codes.ASK_FLEE, codes.ASK_SHARE)


def _check_combats(state: RealityState) -> None:
    for number in {fight for fight in state.fight if fight >= 0}:
        inside = members(state, number)
        assert {state.side[figure] for figure in inside} == {0, 1}, "a combat has two sides (R-att-8)"
        assert all(state.stands(figure) for figure in inside)
        assert number in inside
    if state.deciders and state.question in (codes.ASK_POSITION, codes.ASK_FIRE, codes.ASK_ABILITY):
        for one in state.team(0):
            for other in state.team(1):
                if touching(state, one, other):
                    assert state.fight[one] == state.fight[other] >= 0, "who touches an enemy fights it (R-con-7)"


def _check_loads(state: RealityState) -> None:
    loads = [load for load in state.load if load != NO_LOAD]
    assert len(set(loads)) == len(loads), "nothing is carried by two"
    for figure, load in enumerate(state.load):
        if load == NO_LOAD:
            continue
        assert state.stands(figure)
        if load >= BODY_LOAD:
            assert state.is_down(load - BODY_LOAD)
        else:
            assert state.drums[load][3] == figure
            assert state.drums[load][4] < 0
    expected = 3 if state.settings.mission == "objectives" and state.turn else 0
    assert len(state.drums) == expected, "drums are conserved"
    for drum in state.drums:
        assert drum[3] < 0 or state.load[drum[3]] >= 0


def _check_team(state: RealityState, seat: int) -> None:
    hired = [figure for figure in state.figures() if state.side[figure] == seat and state.who[figure] in HIRED]
    if state.settings.mission == "rescue":
        hired = [figure for figure in hired if CHARACTERS[state.who[figure]].id != "susan"]
    assert len({state.who[figure] for figure in hired}) == len(hired), "no character twice (R-team-1)"
    cost = sum(state.audience(figure) for figure in hired)
    for figure in hired:
        bought = state.bought[figure]
        cost += sum((50 if item == 5 else 25) for item in HELD if bought & BITS[item]) + (
            50 if bought & BITS[DOG] else 0
        )
    assert cost <= state.settings.budget
    leader = state.leader[seat]
    if leader >= 0 and state.turn and not state.outcome:
        assert state.side[leader] == seat
        assert not state.is_down(leader)
    assert all(side in (0, 1, NEUTRAL) for side in state.side)


class RealityPlay(StatefulPlay):
    prefix = "R-"

    @initialize(
        seed=st.integers(0, 10**6),
        mission=st.sampled_from(MISSIONS),
        table=st.sampled_from(table_names()),
        budget=st.sampled_from([300, 800, 1200]),
        luck=st.sampled_from(["generous", "harsh"]),
    )
    def begin(self, seed: int, mission: str, table: str, budget: int, luck: str) -> None:
        options: dict[str, Any] = {"mission": mission, "table": table, "budget": budget, "luck": luck, "turns": 4}
        self.record = Record(GAME, seats=2, seed=seed, **options)

    def check(self) -> None:
        assert isinstance(self.state, RealityState)
        check(self.state)


TestRealityPlay = RealityPlay.TestCase
TestRealityPlay.settings = settings(
    max_examples=12, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.slow
@pytest.mark.rule("R-move-4", "R-end-1", "R-turn-1")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("table", ["plaza", "tower"])
def test_random_games_keep_the_invariants_and_end(mission: str, table: str) -> None:
    for seed in range(2):
        for state in states(GAME, 2, seed, lively=0.5, mission=mission, table=table, turns=6):
            assert isinstance(state, RealityState)
            check(state)
        assert state.outcome


@pytest.mark.soak
@pytest.mark.rule("R-move-4", "R-end-1")
@pytest.mark.parametrize("table", [*table_names(), "seed:1", "seed:2"])
def test_many_random_games_keep_the_invariants_and_end(table: str) -> None:
    for seed in range(30):
        rng = random.Random(seed)
        options = {"mission": MISSIONS[seed % 3], "budget": rng.choice([200, 500, 800, 1600]), "table": table}
        for state in states(GAME, 2, seed, lively=rng.choice([0.0, 0.5, 0.9]), **options):
            assert isinstance(state, RealityState)
            check(state)
        assert state.outcome
