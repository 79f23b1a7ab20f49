"""Any deck that is accepted can be played (L-comp-4)."""

from __future__ import annotations

import random

import pytest

from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import DeckError
from euphoria.games.leaders.cards.verbs import VERBS
from euphoria.games.leaders.game import LeadersState
from euphoria.games.leaders.rules.deck_reader import read_deck
from tests.leaders.artifact_play import card, deck_file
from tests.leaders.play import LEADERS, question
from tests.leaders.test_invariants import check
from tests.random_play import choose


def random_deck(rng: random.Random) -> str:
    """Artifacts of random words; those that the reader refuses are left out."""
    cards: list[str] = []
    while len(cards) < 10:
        made = random_card(rng, f"card-{len(cards)}")
        try:
            read_deck(deck_file(made))
        except DeckError:
            continue
        cards.append(made)
    return deck_file(*cards, filler=card("paperweight", "draw", copies=6))


def random_card(rng: random.Random, id: str) -> str:
    copies, spent = rng.randint(1, 4), rng.choice([None, None, "out"])
    if rng.random() < 0.35:
        does = [" ".join((word, *shape)) for word, shape in VERBS.reactions]
        on = rng.choice(decks.TRIGGERS)
        return card(id, *rng.choices(does, k=rng.randint(1, 2)), on=on, copies=copies, spent=spent)
    choices = rng.choice(
        [["holder", "target"], ["hidden-of-each-holder"], rng.choices(decks.CHOICES, k=rng.randint(0, 2))]
    )
    does = []
    for word, shape in rng.choices(list(VERBS.actions), k=rng.randint(1, 3)):
        numbers = rng.sample(["1", "2"], k=2)
        does.append(" ".join((word, *(numbers.pop() if part in ("seat", "place") else part for part in shape))))
    return card(id, *does, choose=choices, copies=copies, spent=spent)


def play_random_decks(seeds: range) -> set[str]:
    """Games with random decks; the effects that were in them."""
    verbs: set[str] = set()
    for seed in seeds:
        rng = random.Random(seed)
        deck = random_deck(rng)
        state = LEADERS.new(seats=rng.randint(4, 8), seed=seed, deck=deck, edition="AB"[seed % 2], turns=8, claims=0)
        assert isinstance(state, LeadersState)
        while state.deciders:
            check(state)
            seat = rng.choice(state.deciders)
            state.apply(seat, choose(rng, state.legal(seat), lively=0.6))
            if question(state) in ("artifact", "action"):
                assert not state.limbo  # what was used has found its place
                assert state.deciders == (state.active,)
                assert len(state.agenda) == (3 if question(state) == "artifact" else 2)
        check(state)
        for event in state.events(None):
            if event["event"] in ("used", "reacted"):
                artifact = state.deck.find(str(event["artifact"]))
                assert artifact is not None
                verbs |= {verb.name for verb, _, _ in artifact.verbs}
    return verbs


@pytest.mark.slow
@pytest.mark.rule("L-comp-4", "L-team-5", "L-gun-1", "L-gun-4")
def test_games_with_random_decks_keep_every_invariant() -> None:
    assert play_random_decks(range(40)) == VERBS.names()


@pytest.mark.soak
@pytest.mark.rule("L-comp-4", "L-team-5", "L-gun-1", "L-gun-4")
def test_many_games_with_random_decks_keep_every_invariant() -> None:
    assert play_random_decks(range(1000, 3000)) == VERBS.names()
