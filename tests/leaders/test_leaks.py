"""Nothing that a seat may not know reaches it.

Everything that a seat cannot know is drawn anew; its view, its log and its legal actions must stay equal to
the byte. And the draw itself must give nothing away: it comes out even, and does not remember the truth.
"""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from euphoria import Dice, State
from euphoria.games.leaders.game import LeadersState
from tests.leaders.play import LEADERS, both_editions, do, scene
from tests.random_play import states


def all_that_reaches(state: State, seat: int | None) -> str:
    legal = [] if seat is None else [action.json() for action in state.legal(seat)]
    return json.dumps([state.view(seat), state.events(seat), legal, list(state.deciders)])


@pytest.mark.slow
@pytest.mark.rule("L-info-1", "L-info-2", "L-info-5", "L-info-11")
@pytest.mark.parametrize("seats", range(4, 9))
@both_editions
def test_views_logs_and_legal_actions_do_not_depend_on_secrets(seats: int, edition: str) -> None:
    changed = 0
    for seed in range(6):
        rng, dice = random.Random(seed), Dice(seed)
        for state in states(LEADERS, seats, seed, lively=0.5, edition=edition, turns=8):
            if rng.random() > 0.06 and not state.outcome:
                continue
            for seat in (*range(seats), None):
                other = state.sample(seat, dice)
                assert all_that_reaches(other, seat) == all_that_reaches(state, seat), (seed, seat, state.turn)
                changed += other != state
    assert changed > 100, "the draw must really change what is secret"


@pytest.mark.rule("L-info-1", "L-info-9")
def test_a_drawn_state_is_whole() -> None:
    """It can be played to the end, conserves all cards, and what its players know in it is true in it."""
    for seed in range(8):
        rng, dice = random.Random(seed), Dice(seed)
        for state in states(LEADERS, 4 + seed % 5, seed, lively=0.6, edition="AB"[seed % 2], turns=6):
            if rng.random() > 0.02:
                continue
            drawn = state.sample(rng.randrange(state.seats), dice)
            assert isinstance(drawn, LeadersState)
            assert isinstance(state, LeadersState)
            assert sorted(drawn.kinds[paper] for paper in drawn.at) != []
            assert drawn.legal(drawn.deciders[0])
            first_deal = slice(0, len(set(state.origin)))
            assert sorted(drawn.kinds[first_deal]) == sorted(state.kinds[first_deal])
            for old, new in drawn.mixes:
                assert sorted(drawn.kinds[p] for p in old) == sorted(drawn.kinds[p] for p in new)
            for old, new in drawn.tag_mixes:
                assert sorted(drawn.cards[t] for t in old) == sorted(drawn.cards[t] for t in new)
            while drawn.deciders:
                seat = rng.choice(drawn.deciders)
                drawn.apply(seat, rng.choice(drawn.legal(seat)))
            assert drawn.outcome


def worlds(state: State, seat: int | None, draws: int) -> Counter[tuple[int, ...]]:
    dice = Dice(7)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        drawn = state.sample(seat, dice)
        assert isinstance(drawn, LeadersState)
        found[tuple(drawn.kinds[paper] for paper in drawn.at)] += 1
    return found


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return float(sum((count - mean) ** 2 / mean for count in counts))


def test_the_draw_is_even() -> None:
    """Four seats, all known to A but two followers and the Subterran leader among three seats: six worlds."""
    state = scene(
        """
        seats: 4
        A: E* e s
        B: [e] [s] s
        C: [e] [s] S*
        D: [e] [s] e
        """
    )
    found = worlds(state, 0, 3000)
    assert len(found) == 6
    assert chi_square(list(found.values())) < 20.5  # 5 degrees of freedom, one in a thousand


def test_the_draw_forgets_how_a_shuffle_went() -> None:
    """B knew one of two recruits of A that were then shuffled: both places are as likely."""
    state = scene(
        """
        seats: 4
        turn: B action
        A: E* s [e] / - /
        B: s s e / snow-globe /
        C: S* e [e]
        D: [s] e [s]
        knows: B A1
        rest: -
        """
    )
    do(state, "B", "use", "snow-globe")
    do(state, "B", "choose-player", "A")
    do(state, "B", "pay", "B1")
    assert state.view(1)["players"][0]["recruits"][0]["one_of"] == ["euphorian-leader", None]  # type: ignore[index]
    leader_at = Counter[int]()
    for world, count in worlds(state, 1, 2000).items():
        leader_at[world.index(0)] += count
    assert set(leader_at) == {0, 1}
    assert abs(leader_at[0] - 1000) < 120


def test_the_draw_does_not_keep_the_dice() -> None:
    """Who draws a world must not see the future of the true one."""
    state = LEADERS.new(seats=5, seed=3)
    assert state.sample(0, Dice(1)).dice.dump() != state.dice.dump()


@pytest.mark.rule("L-win-3", "L-win-4")
def test_conclusions_from_a_game_that_goes_on() -> None:
    """A Wastelander received this recruit and did not win: it is no leader, wherever it goes."""
    state = scene(
        """
        seats: 4
        turn: A action
        A: e s s / matchmakers-almanac /
        B: e s e / - / wastelander
        C: E* e [s]
        D: S* e [s]
        rest: -
        """
    )
    do(state, "A", "use", "matchmakers-almanac")
    do(state, "A", "choose-recruit", "B1")
    do(state, "A", "choose-recruit", "C2")
    do(state, "A", "pay", "A1")
    assert state.outcome is None
    for world in worlds(state, 0, 400):
        assert min(world[3:6]) >= 2


def test_samples_of_a_spectator_and_of_the_end() -> None:
    *_, last = states(LEADERS, 5, 11, lively=0.5)
    assert last.outcome
    for seat in (0, 3, None):
        drawn = last.sample(seat, Dice(2))
        assert drawn.view(None)["players"] == last.view(None)["players"]


def test_which_card_was_given_comes_out_even() -> None:
    """A knows that B holds the Umbrella; B then gives C one of three cards: it is as likely any of them."""
    state = scene(
        """
        seats: 4
        turn: A artifact
        A: e s s / umbrella /
        B: e s e / boomerang, snow-globe /
        C: E* e s / - /
        D: S* e s / turntable /
        """
    )
    do(state, "A", "give", "umbrella", "B")
    do(state, "A", "skip")
    do(state, "B", "give", "boomerang", "C")
    dice, with_c = Dice(3), 0
    for _ in range(600):
        drawn = state.sample(0, dice)
        assert isinstance(drawn, LeadersState)
        held = [drawn.deck.artifacts[drawn.artifact_of(tag)].id for tag in drawn.hands[2]]
        with_c += "umbrella" in held
    assert 150 < with_c < 250
