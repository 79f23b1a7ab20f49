"""What holds in every position, by play that hypothesis chooses and by many random games."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from euphoria import Record
from euphoria.games.leaders.components import followers_in_play
from euphoria.games.leaders.game import LeadersState
from tests.leaders.play import LEADERS
from tests.random_play import states
from tests.stateful_play import StatefulPlay


def check(state: LeadersState) -> None:
    """Everything that never changes, whatever happens."""
    seats, deck = state.seats, state.deck
    dealt = len(set(state.origin))
    followers = followers_in_play(seats)
    kinds = sorted(state.kinds[:dealt])
    assert kinds == [0, 1] + [2] * followers + [3] * followers  # with those taken out by number: 24
    assert sorted(state.origin[paper] for paper in state.at) == list(range(3 * seats))
    assert all(state.kinds[state.origin[paper]] == state.kinds[paper] for paper in state.at)
    laid = [*state.pile, *state.discards, *state.limbo, *state.gone, *(tag for hand in state.hands for tag in hand)]
    assert sorted(state.cards[tag] for tag in laid) == list(range(len(deck.cards)))
    holders = [seat for seat in range(seats) if state.guns[seat] >= 0]
    assert len(holders) + state.centre == (state.settings.guns or {4: 2, 5: 2, 6: 3, 7: 3, 8: 4}[seats])
    assert all(state.guns[seat] != seat for seat in holders)
    for seat in range(seats):
        own = [state.kind_at(place) for place in range(3 * seat, 3 * seat + 3)]
        if not state.outcome:
            assert not (state.is_wastelander(seat) and min(own) < 2), "L-team-6"
            assert not (0 in own and 1 in own), "L-win-4"
        assert all(state.seen[state.at[place]] >> seat & 1 for place in range(3 * seat, 3 * seat + 3))
        assert all(state.told[tag] >> seat & 1 for tag in state.hands[seat])
    for place in range(3 * seats):
        assert not state.is_up(place) or state.seen[state.at[place]] == -1
    if state.outcome:
        assert not state.agenda
        assert not state.deciders
        assert state.up == (1 << 3 * seats) - 1
    else:
        assert state.deciders
        assert all(state.legal(seat) for seat in state.deciders)


class Play(StatefulPlay):
    prefix = "L-"

    @initialize(
        seats=st.integers(4, 8),
        seed=st.integers(0, 2**32),
        edition=st.sampled_from("AB"),
        guns=st.integers(0, 4),
        claims=st.integers(0, 2),
    )
    def begin(self, seats: int, seed: int, edition: str, guns: int, claims: int) -> None:
        self.record = Record(LEADERS, seats=seats, seed=seed, edition=edition, guns=guns, claims=claims, turns=3)

    def check(self) -> None:
        assert isinstance(self.state, LeadersState)
        check(self.state)


TestPlay = pytest.mark.rule("L-comp-1", "L-gun-1", "L-gun-4", "L-team-5", "L-team-6")(Play.TestCase)
TestPlay.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)


def play_many(seats: int, games: int) -> None:
    for seed in range(games):
        *_, state = states(LEADERS, seats, seed, lively=0.4 * (seed % 2), edition="AB"[seed // 2 % 2])
        assert isinstance(state, LeadersState)
        assert state.outcome
        check(state)
        assert state.turn <= 40 * seats


@pytest.mark.rule("L-win-6")
@pytest.mark.parametrize("seats", range(4, 9))
def test_random_games_end(seats: int) -> None:
    play_many(seats, 60)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(4, 9))
def test_ten_thousand_random_games_end(seats: int) -> None:
    play_many(seats, 10_000)


@pytest.mark.rule("L-comp-1", "L-comp-3", "L-gun-1", "L-team-6")
def test_invariants_at_every_decision_of_random_games() -> None:
    for seed in range(25):
        for state in states(LEADERS, 4 + seed % 5, seed, lively=0.6, edition="AB"[seed % 2], turns=15):
            assert isinstance(state, LeadersState)
            check(state)


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_same_seed_and_actions_give_the_same_digests(seats: int) -> None:
    first = [state.digest() for state in states(LEADERS, seats, 5, lively=0.3, turns=5)]
    assert first == [state.digest() for state in states(LEADERS, seats, 5, lively=0.3, turns=5)]
    assert first != [state.digest() for state in states(LEADERS, seats, 6, lively=0.3, turns=5)]
