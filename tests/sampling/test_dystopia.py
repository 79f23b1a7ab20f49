"""`dystopia`: what is drawn for a seat does not depend on secrets, and comes up as often as it should."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from euphoria import Action, Dice, State
from euphoria.games.dystopia.game import GAME, DystopiaState
from euphoria.games.dystopia.state.secret_pile import SecretPile
from tests.random_play import choose
from tests.sampling.lockstep import Pair, check_equal, play

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "second edition": (3, {"turn_limit": 80}),
    "first edition": (2, {"turn_limit": 80, "edition": "first", "recruits": "revised"}),
    "drafts": (3, {"turn_limit": 40, "recruit_draft": True, "market_draft": True, "track_draft": True}),
    "trade": (3, {"turn_limit": 40, "trade": True}),
}


def pair_of(seats: int, seat: int | None, seed: int, **options: Any) -> tuple[State, State]:
    """Two games of which a seat sees the same; of the recruits, others hold the same ones in another order."""
    first = GAME.new(seats=seats, seed=seed, **options)
    second = first.sample(seat, Dice(f"twin/{seed}"))
    assert isinstance(first, DystopiaState) and isinstance(second, DystopiaState)
    rng, faces = random.Random(seed), first.recruits.faces.copy()
    for other in range(seats):
        if other != seat:
            held = faces[4 * other : 4 * other + 4]
            rng.shuffle(held)
            faces[4 * other : 4 * other + 4] = held
    second.recruits.faces = faces
    return first, second


def keeping(rng: random.Random, legal: list[Action], lively: float = 0.0) -> Action:
    """A player who is after artifacts."""
    wanted = [action for action in legal if action.kind in ("discard", "fight", "use", "pay", "keep-new")]
    return rng.choice(wanted) if wanted and rng.random() < 0.5 else choose(rng, legal, lively)


def kept(first: State, second: State, decider: int, action: Action) -> list[Action]:
    """To keep the same recruit active and another one hidden; everything else is found by trying."""
    if action.kind != "keep":
        return []
    assert isinstance(first, DystopiaState) and isinstance(second, DystopiaState)

    def faces(state: DystopiaState, one: Action) -> list[int]:
        return [state.recruits.faces[state.hidden_recruits[decider][index]] for index in one.args]

    active, hidden = faces(first, action)
    alike = [one for one in second.legal(decider) if faces(second, one)[0] == active]
    return [one for one in alike if faces(second, one)[1] != hidden] or alike


def play_pairs(name: str, seeds: range, steps: int) -> list[Pair]:
    seats, options = TABLES[name]
    played = []
    for seed in seeds:
        seat = None if seed % 4 == 3 else seed % seats
        first, second = pair_of(seats, seat, seed, **options)
        played.append(play(first, second, seat, seed, steps, chooser=keeping, alike=kept, about=(name, seed, seat)))
    return played


@pytest.mark.slow
@pytest.mark.rule("D-setup-6")
@pytest.mark.parametrize("name", TABLES)
def test_two_games_that_a_seat_cannot_tell_apart(name: str) -> None:
    played = play_pairs(name, range(6), 80)
    assert sum(pair.secret for pair in played) > 8
    assert sum(pair.steps for pair in played) > 240
    kinds = set().union(*(pair.kinds for pair in played))
    assert "keep" in kinds
    assert "take-recruit" in kinds or name != "drafts"


@pytest.mark.soak
@pytest.mark.rule("D-setup-6")
@pytest.mark.parametrize("name", TABLES)
def test_many_games_that_a_seat_cannot_tell_apart(name: str) -> None:
    assert sum(pair.secret for pair in play_pairs(name, range(100, 180), 300)) > 200


def test_a_card_out_of_a_hand_of_two_shuffles() -> None:
    """A hand has a card of the first shuffle and one of the second; one of them, seen, goes away. What is left?"""
    first, second = (0, 0, 1, 2), (0, 1, 1)
    right = Counter[int]()
    for dealt, drawn in product(permutations(first), permutations(second)):
        for gone, left in ((dealt[0], drawn[0]), (drawn[0], dealt[0])):
            if gone == 1:
                right[left] += 1
    cards = SecretPile([], [], [], [])
    cards.add_batch(list(first[2:] + first[:2]))
    cards.add_batch(list(second))
    gone, left = cards.renew([0, 4], 1)
    cards.reveal_to_all(gone)
    hidden, dice = cards.hidden_from(1), Dice(3)
    found = Counter(hidden.draw(dice)[left] for _ in range(6000))
    for face, count in right.items():
        assert found[face] / 6000 == pytest.approx(count / right.total(), abs=0.025)


def test_what_a_neighbour_takes_from_a_packet_is_not_seen() -> None:
    """Seat 0 has seen the packet that seat 1 takes a recruit from, and does not learn which."""
    first = GAME.new(seats=3, seed=4, recruit_draft=True)
    for seat in range(3):
        first.apply(seat, first.legal(seat)[0])
    second = first.copy()
    for state, taken in ((first, 0), (second, 2)):
        for seat in range(3):
            state.apply(seat, state.legal(seat)[taken if seat == 1 else 0])
    for state in (first, second):
        players: Any = state.view(0)["players"]
        assert players[1]["hidden_recruits"] == [None, None]
    check_equal(first, second, 0, 3, "a packet")
