"""`leaders`: what is drawn for a seat does not depend on secrets, and comes up as often as it should (L-y-1, L-y-2)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from euphoria import Action, Dice, State
from euphoria.games.leaders.game import LeadersState
from euphoria.games.leaders.knowledge.artifact_knowledge import Artifacts
from euphoria.games.leaders.knowledge.recruit_knowledge import eye
from tests.leaders.artifact_play import card, deck_file
from tests.leaders.play import LEADERS, do, scene
from tests.random_play import choose, states
from tests.sampling.lockstep import Pair, check_equal, pair_of, play

COPIES = deck_file(
    card("mirror", "look 1", choose=["hidden"], copies=6),
    card("magnet", "steal 1", choose=["other"], copies=6),
    card("lamp", "expose 1", choose=["hidden"], copies=4),
    card("shield", "cancel", on="artifact", copies=6),
)
"""Few kinds of card with many copies."""

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "A": (4, {"edition": "A", "turns": 12}),
    "B": (5, {"edition": "B", "turns": 12}),
    "A with copies": (4, {"edition": "A", "turns": 12, "deck": COPIES, "claims": 0}),
    "B with copies": (4, {"edition": "B", "turns": 12, "deck": COPIES, "claims": 0}),
}


def generous(rng: random.Random, legal: list[Action], lively: float = 0.0) -> Action:
    """A player who gives artifacts away and uses them, so that cards go from hand to hand."""
    gifts = [action for action in legal if action.kind == "give"]
    if gifts and rng.random() < 0.5:
        return rng.choice(gifts)
    legal = [action for action in legal if not action.kind.startswith("claim")] or legal
    return choose(rng, legal, lively)


def play_pairs(name: str, seeds: range, steps: int) -> list[Pair]:
    seats, options = TABLES[name]
    played = []
    for seed in seeds:
        seat = None if seed % 4 == 3 else seed % seats
        first, second = pair_of(LEADERS, seats, seat, seed, **options)
        played.append(play(first, second, seat, seed, steps, lively=0.4, chooser=generous, about=(name, seed, seat)))
    return played


@pytest.mark.slow
@pytest.mark.rule("L-y-1", "L-info-1", "L-info-2", "L-info-5", "L-info-11")
@pytest.mark.parametrize("name", TABLES)
def test_two_games_that_a_seat_cannot_tell_apart(name: str) -> None:
    played = play_pairs(name, range(6), 90)
    assert all(pair.different_deals for pair in played)
    assert sum(pair.secret for pair in played) > 90
    assert sum(pair.abandoned for pair in played) <= 1
    kinds = set().union(*(pair.kinds for pair in played))
    assert kinds >= {"order", "give", "use", "react"}, "each sort of secret choice must have been made"


@pytest.mark.soak
@pytest.mark.rule("L-y-1")
@pytest.mark.parametrize("name", TABLES)
def test_many_games_that_a_seat_cannot_tell_apart(name: str) -> None:
    assert sum(pair.secret for pair in play_pairs(name, range(100, 180), 250)) > 4000


def both(text: str, one: list[tuple[Any, ...]], other: list[tuple[Any, ...]]) -> tuple[State, State]:
    first, second = scene(text), scene(text)
    for state, moves in ((first, one), (second, other)):
        for move in moves:
            do(state, *move)
    return first, second


HANDS = """
    seats: 4
    turn: A artifact
    A: e s [s] / umbrella /
    B: e s [e] / boomerang, snow-globe /
    C: E* e [s] / dark-glasses /
    D: S* e [s] / turntable /
    """


@pytest.mark.rule("L-y-1")
def test_which_card_was_given_cannot_be_read() -> None:
    """A knows that B holds the Umbrella and two cards more; which of the three C was given, A cannot know."""
    begun = [("A", "give", "umbrella", "B"), ("A", "skip")]
    for given in ("umbrella", "snow-globe"):
        first, second = both(HANDS, [*begun, ("B", "give", "boomerang", "C")], [*begun, ("B", "give", given, "C")])
        for seat in (0, 3, None):
            check_equal(first, second, seat, 5, (given, seat))


@pytest.mark.rule("L-y-1", "L-info-11")
def test_a_declaration_under_way_cannot_be_read() -> None:
    text = (
        HANDS.replace("umbrella /", "rubber-duck, opera-glasses, flash-camera /")
        .replace("[e]", "[e]")
        .replace("snow-globe /", "snow-globe / gun C")
    )
    text = text.replace("turn: A artifact", "turn: A action")
    first, second = both(text, [("A", "use", "opera-glasses")], [("A", "use", "flash-camera")])
    for seat in (1, 2, 3, None):
        check_equal(first, second, seat, 5, seat)


@pytest.mark.rule("L-y-1", "L-art-10")
def test_a_reaction_that_was_not_let_through_cannot_be_read() -> None:
    """B is interrogated and refuses; whether C would have reacted too, nobody learns."""
    text = """
        seats: 4
        turn: A action
        A: e s s / umbrella /
        B: e s e / dark-glasses /
        C: E* e s / instant-camera /
        D: S* e s / - /
        """
    begun = [("A", "interrogate", "B1"), ("B", "react", "dark-glasses", "B2")]
    first, second = both(text, [*begun, ("C", "react", "instant-camera", "C2")], [*begun, ("C", "decline")])
    for seat in (0, 1, 3, None):
        check_equal(first, second, seat, 5, seat)


@pytest.mark.rule("L-y-2", "L-turn-5")
def test_gifts_weigh_as_often_as_they_could_have_happened() -> None:
    """A gives the Umbrella to B, B one of three to C, C one of two to D: two thirds, a sixth, a sixth."""
    state = scene(HANDS)
    do(state, "A", "give", "umbrella", "B")
    do(state, "A", "skip")
    do(state, "B", "give", "boomerang", "C")
    do(state, "B", "skip")
    do(state, "C", "give", "dark-glasses", "D")
    assert isinstance(state, LeadersState)
    draw, dice, found = state.sampler(0), Dice(11), Counter[int]()
    umbrella = state.deck.find("umbrella")
    assert umbrella is not None
    for _ in range(6000):
        drawn = draw(dice)
        found.update(seat for seat in range(4) if umbrella.number in drawn.held(seat))
    assert [found[seat] / 6000 for seat in (1, 2, 3)] == pytest.approx([2 / 3, 1 / 6, 1 / 6], abs=0.02)


@pytest.mark.rule("L-y-1", "L-info-9")
def test_what_is_certain_is_true_in_every_world() -> None:
    known = 0
    for seed in range(6):
        rng, deck = random.Random(seed), {"deck": COPIES} if seed % 2 else {}
        options = {"edition": "AB"[seed % 2], "turns": 8, "claims": 0, **deck}
        for state in states(LEADERS, 5, seed, lively=0.3, **options):
            if rng.random() > 0.1:
                continue
            assert isinstance(state, LeadersState)
            for seat in (0, 3, None):
                told = Artifacts(state, eye(seat))
                for world in (state, state.sample(seat, Dice(seed))):
                    for hand in world.hands:
                        certain = Counter(told.known_in(hand))
                        assert certain <= Counter(world.artifact_of(tag) for tag in hand)
                        known += certain.total()
    assert known > 500


@pytest.mark.rule("L-y-1", "L-comp-4")
def test_copies_of_one_card_are_not_told_apart() -> None:
    """Two tables that differ only in which of two equal cards lies where."""
    for seed in range(4):
        *_, state = states(LEADERS, 4, seed, lively=0.3, edition="AB"[seed % 2], turns=2, deck=COPIES, claims=0)
        assert isinstance(state, LeadersState)
        other = state.copy()
        renamed = list(range(len(state.deck.cards)))
        random.Random(seed).shuffle(renamed)
        renamed.sort(key=state.deck.cards.__getitem__)  # within each kind they stay shuffled
        other.cards = tuple([renamed[card] for card in state.cards])
        assert other != state
        for seat in (0, 2, None):
            check_equal(state, other, seat, 3, (seed, seat))
