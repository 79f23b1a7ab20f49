"""A deal of the artifacts that fits what an eye has seen is found without a look at what it has not seen."""

from __future__ import annotations

import random
import time

import pytest

from euphoria import Dice
from euphoria.games import game
from euphoria.games.leaders import artifact_knowledge
from euphoria.games.leaders.artifact_threads import one_that_fits
from euphoria.games.leaders.game import LeadersState
from tests.random_play import states

LEADERS = game("leaders")
UNSEEN = -99


def blind(state: LeadersState, eye: int) -> LeadersState:
    """The state with nothing on the tags that the eye has not seen."""
    told = state.copy()
    told.cards = [card if state.told[tag] >> eye & 1 else UNSEEN for tag, card in enumerate(state.cards)]
    return told


def check_fits(state: LeadersState, eye: int) -> None:
    cards = one_that_fits(blind(state, eye), eye)
    assert sorted(cards[: len(state.deck.cards)]) == list(range(len(state.deck.cards)))
    assert all(cards[tag] == state.cards[tag] for tag, told in enumerate(state.told) if told >> eye & 1)
    for old, new in state.tag_mixes:
        assert sorted(cards[tag] for tag in old) == sorted(cards[tag] for tag in new)


def check_games(seeds: range, often: float, turns: int) -> int:
    """How many shuffles the longest game had."""
    most = 0
    for seed in seeds:
        rng = random.Random(seed)
        for state in states(LEADERS, 8, seed, lively=(0.2, 0.9)[seed % 2], edition="AAB"[seed % 3], turns=turns):
            assert isinstance(state, LeadersState)
            if rng.random() < often:
                for eye in range(9):
                    check_fits(state, eye)
            most = max(most, len(state.tag_mixes))
    return most


def test_a_deal_that_fits_is_found_from_what_was_seen_alone() -> None:
    assert check_games(range(6), 0.03, 30) > 5


@pytest.mark.soak
def test_a_deal_that_fits_is_found_in_many_long_games() -> None:
    assert check_games(range(100, 220), 0.05, 200) > 15


def nearly_seen_through(seed: int, shuffles: int, kept: float) -> LeadersState:
    """A table with dozens of shuffles of a few cards each, nearly all of which seat 0 has seen."""
    rng = random.Random(seed)
    state = LEADERS.new(seats=8, seed=seed, edition="A")
    assert isinstance(state, LeadersState)
    now = list(range(len(state.deck.cards)))
    cards, told, mixes = state.cards[: len(now)], [0] * len(now), []
    for _ in range(shuffles):
        old = tuple(rng.sample(now, rng.randint(2, 6)))
        new = tuple(range(len(cards), len(cards) + len(old)))
        moved = [cards[tag] for tag in old]
        rng.shuffle(moved)
        cards, told = cards + moved, told + [0] * len(new)
        now = [tag for tag in now if tag not in old] + list(new)
        mixes.append((old, new))
    state.cards, state.tag_mixes = cards, mixes
    state.told = [int(rng.random() < kept) for _ in cards]
    return state


@pytest.mark.parametrize(("shuffles", "kept"), [(30, 0.3), (60, 0.6), (60, 0.8), (60, 0.95)])
def test_dozens_of_shuffles_that_a_seat_has_all_but_seen_through(shuffles: int, kept: float) -> None:
    began = time.process_time()
    for seed in range(25):
        check_fits(nearly_seen_through(seed, shuffles, kept), 0)
    assert time.process_time() - began < 5


def test_a_wandering_deal_remembers_nothing_of_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where drawing finds nothing, what is drawn instead is the same in every world that the seat cannot tell apart."""
    monkeypatch.setattr(artifact_knowledge, "MOST_TRIES", 0)
    others = 0
    for seed in range(10):
        state = nearly_seen_through(seed, 30, 0.6)
        drawn = artifact_knowledge.Artifacts(state, 0).deal(Dice(3))
        assert drawn == artifact_knowledge.Artifacts(blind(state, 0), 0).deal(Dice(3))
        others += drawn != state.cards
    assert others == 10
