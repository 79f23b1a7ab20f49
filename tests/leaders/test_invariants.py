"""What holds in every position, by play that hypothesis chooses and by many random games."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from euphoria import IllegalAction, Record
from euphoria.games.leaders.components import followers_in_play
from euphoria.games.leaders.game import LeadersState
from tests.leaders.play import LEADERS
from tests.random_play import states


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


class Play(RuleBasedStateMachine):
    """hypothesis plays, takes back, copies, stores, and tries what is not allowed."""

    @initialize(
        seats=st.integers(4, 8),
        seed=st.integers(0, 2**32),
        edition=st.sampled_from("AB"),
        guns=st.integers(0, 4),
        claims=st.integers(0, 2),
    )
    def begin(self, seats: int, seed: int, edition: str, guns: int, claims: int) -> None:
        self.record = Record(LEADERS, seats=seats, seed=seed, edition=edition, guns=guns, claims=claims, turns=3)

    @property
    def state(self) -> LeadersState:
        assert isinstance(self.record.state, LeadersState)
        return self.record.state

    def over(self) -> bool:
        return self.state.outcome is not None

    @precondition(lambda self: not self.over())
    @rule(pick=st.randoms(use_true_random=False), lively=st.booleans())
    def act(self, pick: random.Random, lively: bool) -> None:
        seat = pick.choice(self.state.deciders)
        legal = self.state.legal(seat)
        assert len(set(legal)) == len(legal)
        preferred = [action for action in legal if action.kind in ("use", "react", "shoot", "arm")]
        action = pick.choice(preferred if lively and preferred else legal)
        before = self.state.copy()
        self.record.apply(seat, action)
        if self.record.may_undo(seat):
            after = self.state.copy()
            self.record.undo(seat)
            assert self.state == before
            assert self.state.digest() == before.digest()
            self.record.apply(seat, action)
            assert self.state == after

    @precondition(lambda self: not self.over())
    @rule(pick=st.randoms(use_true_random=False))
    def try_what_is_not_allowed(self, pick: random.Random) -> None:
        digest = self.state.digest()
        for _ in range(10):
            seat, action = pick.randrange(self.state.seats), LEADERS.space[pick.randrange(len(LEADERS.space))]
            if action in self.state.legal(seat):
                continue
            with pytest.raises(IllegalAction) as caught:
                self.state.apply(seat, action)
            assert caught.value.rule.startswith("L-")
            assert self.state.why_not(seat, action) == caught.value.refusal
        assert self.state.digest() == digest

    @rule(pick=st.randoms(use_true_random=False))
    def copy_is_equal_and_independent(self, pick: random.Random) -> None:
        copy = self.state.copy()
        assert copy == self.state
        assert copy.digest() == self.state.digest()
        digest = self.state.digest()
        for _ in range(6):
            if copy.deciders:
                seat = pick.choice(copy.deciders)
                copy.apply(seat, pick.choice(copy.legal(seat)))
        assert self.state.digest() == digest

    @rule()
    def store_and_load(self) -> None:
        loaded = LEADERS.load(LEADERS.dump(self.state))
        assert loaded == self.state
        assert loaded.digest() == self.state.digest()
        assert loaded.dice.dump() == self.state.dice.dump()
        again = Record.parse(self.record.dump())
        assert again.state == self.state
        assert again.dump() == self.record.dump()

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "record"):
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
