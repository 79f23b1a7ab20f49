"""The judge of `leaders` in any position of any game, with any deck; and its strength against random players."""

from __future__ import annotations

import time

import pytest

from euphoria import Dice
from euphoria.bots.core.judge import WorldWeighingJudge
from tests.bots.leaders.judging import JUDGE, after, choose
from tests.leaders.artifact_play import card, deck_file
from tests.leaders.play import kinds_of, new, random_game
from tests.leaders.test_invariants import check


@pytest.mark.parametrize(("seats", "lively"), [(4, True), (5, False), (6, True), (7, False), (8, True)])
def test_at_any_time(seats: int, lively: bool) -> None:
    """Values lie from 0 to 1, something is always worth a try, quick play is legal, and every world is possible."""
    dice = Dice(seats)
    looked = 0
    for number, state in enumerate(random_game(seats, seed=40 + seats, lively=lively)):
        if number % 5 or number > 900:
            continue
        for seat in range(seats):
            assert 0.0 <= JUDGE.value(state, seat) <= 1.0
        assert isinstance(JUDGE, WorldWeighingJudge)
        assert 0.0 < JUDGE.likelihood(state, 0) <= 1.0
        for seat in state.deciders:
            legal = state.legal(seat)
            weights = JUDGE.weigh(state, seat, legal)
            assert len(weights) == len(legal)
            assert min(weights) >= 0.0
            assert max(weights) > 0.0
            assert JUDGE.play(state, seat, dice) in legal
            looked += 1
    assert looked > 20


STRANGE = deck_file(
    *(
        card(f"strange-{number}", sentence, choose=choose, copies=2)
        for number, (choose, sentence) in enumerate(
            [
                (["other"], "shoot 1"),
                (["exposed"], "hide 1"),
                (["other"], "draw 1"),
                (["other"], "discard 1"),
                (["own", "recruit"], "swap 1 2"),
                (["other"], "shuffle 1"),
                (["hidden-of-each-holder"], "expose 1"),
                (["holder", "target"], "aim 1 2"),
            ]
        )
    ),
    card("strange-answer", "cancel", on="hiding", copies=4),
)


@pytest.mark.parametrize("edition", ["A", "B"])
def test_with_a_deck_that_it_has_never_seen(edition: str) -> None:
    dice = Dice(3)
    used = set()
    for seed in range(6):
        state = new(5, seed, deck=STRANGE, edition=edition)
        for _ in range(1500):
            if not state.deciders:
                break
            seat = state.deciders[0]
            legal = state.legal(seat)
            assert any(JUDGE.weigh(state, seat, legal))
            action = JUDGE.play(state, seat, dice)
            assert action in legal
            assert 0.0 <= after(state, seat, action) <= 1.0
            used |= {action.args[0]} if action.kind == "use" else set()
            state.apply(seat, action)
        assert state.outcome is not None
    assert len(used) >= 6


@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_may_not_know_changes_nothing(seed: int) -> None:
    """In all worlds that a seat cannot tell apart, the same is worth a thought and quick play does the same."""
    compared = 0
    for number, state in enumerate(random_game(6, seed=70 + seed, lively=True)):
        if number % 9 or not state.deciders:
            continue
        seat = state.deciders[0]
        worlds = [state.sample(seat, Dice(5)), state.sample(seat, Dice(6))]
        for world in worlds:
            world.dice = Dice(7)
        one, other = worlds
        legal = one.legal(seat)
        assert JUDGE.weigh(one, seat, legal) == JUDGE.weigh(other, seat, legal)
        assert JUDGE.play(one, seat, Dice(8)) == JUDGE.play(other, seat, Dice(8))
        compared += 1
    assert compared > 10


def test_quick_play_ends_games() -> None:
    """Twenty games of quick players: none runs into the cap on turns, and no rule is broken on the way."""
    for seed in range(20):
        state = new(6, seed)
        dice = Dice(seed)
        for _ in range(3000):
            if not state.deciders:
                break
            seat = state.deciders[0]
            state.apply(seat, JUDGE.play(state, seat, dice))
        check(state)  # type: ignore[arg-type]
        assert state.outcome is not None
        assert state.outcome.winners


def test_playing_on_is_cut() -> None:
    state = new(6)
    assert not JUDGE.ends_rollout(state, 0)
    assert JUDGE.ends_rollout(state, 200)


def test_orders_of_recruits_tell_nothing() -> None:
    """A leader does not always lie on the same place."""
    state = new(6, seed=2)
    seat = next(seat for seat in range(6) if len(state.legal(seat)) > 2)
    chosen = {choose(state, seat, worlds=1, seed=seed) for seed in range(12)}
    assert len(chosen) > 1


def test_it_is_quick() -> None:
    """Far looser than what it takes on a free machine (quick play 15 microseconds, a value 100), to catch blunders."""
    positions = [state.copy() for number, state in enumerate(random_game(6, seed=9, lively=True)) if number % 10 == 0]
    positions = [state for state in positions if state.deciders]
    dice = Dice(1)
    began = time.process_time()
    for state in positions:
        JUDGE.play(state, state.deciders[0], dice)
    played = time.process_time()
    for state in positions:
        JUDGE.value(state, 0)
    valued = time.process_time()
    assert (played - began) / len(positions) < 0.001
    assert (valued - played) / len(positions) < 0.004


# Against random players.


def win_of(seed: int, seat: int, thinks: bool) -> bool:
    """Whether that seat wins that deal among lively random players, as a greedy one or as one more of them."""
    state = new(6, seed)
    dice = Dice(seed)
    while state.deciders:
        decider = state.deciders[0]
        if decider == seat and thinks:
            action = choose(state, seat, worlds=4, seed=len(state.log))
        else:
            kind = dice.pick(sorted(kinds_of(state, decider)))
            action = dice.pick([action for action in state.legal(decider) if action.kind == kind])
        state.apply(decider, action)
    assert state.outcome is not None
    return seat in state.outcome.winners


def test_it_beats_random_players() -> None:
    assert sum(win_of(seed, seat, thinks=True) for seed, seat in enumerate((0, 2, 3, 5))) >= 3


@pytest.mark.soak
def test_the_same_seat_and_deal_is_won_more_often_than_by_a_random_player() -> None:
    deals = range(120)
    differences = [win_of(seed, seed % 6, True) - win_of(seed, seed % 6, False) for seed in deals]
    mean = sum(differences) / len(deals)
    variance = sum((difference - mean) ** 2 for difference in differences) / (len(deals) - 1)
    assert mean - 1.96 * (variance / len(deals)) ** 0.5 > 0.25
