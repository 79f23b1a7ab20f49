"""What holds in every position of `dystopia`, by play that hypothesis chooses and by many random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from euphoria import Record
from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import deck
from euphoria.games.dystopia.components import (
    DICE,
    HIGHEST,
    LOWEST,
    MINER_WAKES,
    STARS,
    TIER_3,
    TIER_4,
    TUNNEL_ENDS,
)
from euphoria.games.dystopia.game import GAME, DystopiaState
from euphoria.games.dystopia.state.city_data import HOME, POOL
from euphoria.games.dystopia.state.fields import FIELDS
from euphoria.games.dystopia.state.secret_pile import SecretPile
from tests.random_play import states
from tests.stateful_play import StatefulPlay

EDITIONS, WORDINGS = ("second", "first"), ("printed", "revised")
VARIANTS = ("recruit_draft", "market_draft", "track_draft", "double_rule", "trade")


# What holds.


def check(state: DystopiaState, before: DystopiaState | None = None) -> None:
    """Everything that never changes, whatever happens; with an earlier position also what may only grow."""
    for seat in range(state.seats):
        _check_player(state, seat)
    _check_dice(state)
    _check_cards(state)
    _check_tracks(state)
    if before is not None:
        _check_growth(before, state)
    if state.outcome:
        assert not state.agenda
        assert not state.deciders
    else:
        assert state.deciders, "somebody must decide"
        assert all(state.legal(seat) for seat in state.deciders), "D-x-1: a lawful move always exists"
    if state.deciders and state.question == codes.ASK_TURN:
        _check_turn(state)


def _check_player(state: DystopiaState, seat: int) -> None:
    assert min(state.things_of(seat)) >= 0, "goods are never negative"
    faces = [state.artifacts.faces[tag] for tag in state.hands[seat]]
    assert state.artifact_counts(seat) == [faces.count(kind) for kind in range(6)], "the counts know the hand"
    lowest = LOWEST if state.turn else 0  # before a track draft there is no marker on the track
    assert lowest <= state.knowledge[seat] <= HIGHEST and lowest <= state.morale[seat] <= HIGHEST, "D-mk-1"
    assert stars_placed(state, seat) + state.stars[seat] == STARS, "D-comp-4"
    assert state.workers(seat) >= 1, "D-rec-6; and a knowledge check leaves one, too"


def stars_placed(state: DystopiaState, seat: int) -> int:
    """On territories, tiles, recruits and a completed dilemma (D-end-2)."""
    return (
        sum(state.territory[state.seats * faction + seat] for faction in range(4))
        + sum(mask >> seat & 1 for mask in state.tile_stars)
        + sum(tag in state.recruit_stars for tag in state.active_recruits[seat])
        + (state.dilemma[seat] == codes.CONTRIBUTE_SIDE)
    )


def _check_dice(state: DystopiaState) -> None:
    assert len(state.where) == len(state.pips) == DICE * state.seats
    assert all(1 <= number <= 6 for number in state.pips)
    for space in board.SPACES:
        there = state.workers_on(space.number)
        if space.kind == board.MULTI_USE:
            assert state.on[space.number] == -1
        else:
            assert there == ([] if state.on[space.number] < 0 else [state.on[space.number]]), space.id
    assert all(spot in (POOL, HOME) or 0 <= spot < len(board.SPACES) for spot in state.where)


def _check_cards(state: DystopiaState) -> None:
    dealt = deck(state.settings.recruits)
    cards = [*state.pile, *state.discards, *(tag for hand in state.hands for tag in hand)]
    assert len(set(cards)) == len(cards) == 36
    assert Counter(state.artifacts.faces[tag] for tag in cards) == dict.fromkeys(range(6), 6), "D-comp-2"
    assert sorted(state.recruits.faces[: len(dealt)]) == sorted(dealt), "D-comp-1"
    for cards_of in (state.artifacts, state.recruits):
        for old, new in cards_of.mixes:
            assert sorted(cards_of.faces[tag] for tag in old) == sorted(cards_of.faces[tag] for tag in new)
    rows = [state.recruit_pile, *state.active_recruits, *state.hidden_recruits, *state.packets]
    laid = [tag for row in rows for tag in row]
    assert len(set(laid)) == len(laid) <= len(dealt)
    assert len(set(state.recruit_stars)) == len(state.recruit_stars)
    assert set(state.recruit_stars) <= {tag for row in state.active_recruits for tag in row}
    assert sorted(state.dilemmas.faces) == list(range(6))
    assert sorted(state.tiles.faces[: len(TILES)]) == list(range(len(TILES))), "D-comp-3"
    assert len({state.tiles.faces[tag] for tag in state.site_tiles}) == 6, "a draft shuffles six of them anew (D-var-2)"


def _check_tracks(state: DystopiaState) -> None:
    assert all(0 <= step <= TIER_4 for step in state.allegiance)
    assert all(0 <= step <= TUNNEL_ENDS for step in state.miners)
    for faction in range(4):
        assert sum(state.territory[state.seats * faction : state.seats * (faction + 1)]) <= state.seats, "D-setup-1"
        awake = state.allegiance[faction] >= TIER_3 or (faction < 3 and state.miners[faction] >= MINER_WAKES)
        assert (state.awake >> faction & 1 == 1) == awake
    assert all(state.is_built(site) for site in range(6) if state.tile_stars[site]), "stars stand on built tiles"


def _check_growth(before: DystopiaState, after: DystopiaState) -> None:
    for name in ("allegiance", "miners", "territory", "dilemma"):
        assert all(x <= y for x, y in zip(getattr(before, name), getattr(after, name), strict=True)), name
    assert all(x >= y for x, y in zip(before.stars, after.stars, strict=True))
    assert before.built & ~after.built == 0
    assert all(x & ~y == 0 for x, y in zip(before.tile_stars, after.tile_stars, strict=True))
    assert set(before.recruit_stars) <= set(after.recruit_stars)
    assert before.turn <= after.turn
    assert len(before.log) <= len(after.log)


def _check_turn(state: DystopiaState) -> None:
    """Between two events nothing is left over from the last one."""
    for seat in range(state.seats):
        assert len(state.hands[seat]) <= state.morale[seat], "D-mk-2"
    for space in board.SPACES[board.FIRST_SITE :]:
        assert state.on[space.number] < 0 or state.is_built(space.site) == (space.what == board.MARKET), "D-build-3"
    assert not state.visits
    assert (state.owed, state.chosen) == (-1, -1)
    assert not state.set_dice
    assert not state.retrieved
    assert [frame[0] for frame in state.agenda] == [codes.END_TURN, codes.TRADE][: 1 + state.settings.trade]
    for tags in state.hidden_recruits:
        for tag in tags:
            if not state.kept_hidden[tag]:
                assert not state.awake >> state.recruit(tag).faction & 1, "D-alleg-4, D-tun-1"
    for seat, tags in enumerate(state.active_recruits):
        for tag in tags:
            if state.allegiance[state.recruit(tag).faction] == TIER_4:
                assert tag in state.recruit_stars or not state.stars[seat], "D-alleg-5"
    assert 0 not in state.stars, "D-end-1"
    anew = state.copy()
    anew.refresh()
    anew.refresh_spaces()
    for name in ("penalties", "changes", "listens", "answerers", "factions", "bonuses", "site_free", "area_sums"):
        assert getattr(anew, name) == getattr(state, name), f"{name} are out of date"


# Play that hypothesis chooses.


class Play(StatefulPlay):
    prefix = "D-"

    @initialize(
        seats=st.integers(2, 6),
        seed=st.integers(0, 2**32),
        edition=st.sampled_from(EDITIONS),
        recruits=st.sampled_from(WORDINGS),
        variants=st.sets(st.sampled_from(VARIANTS)),
    )
    def begin(self, seats: int, seed: int, edition: str, recruits: str, variants: set[str]) -> None:
        chosen: dict[str, Any] = dict.fromkeys(sorted(variants), True)
        if edition == "first":
            chosen.pop("double_rule", None)
        self.record = Record(GAME, seats=seats, seed=seed, edition=edition, recruits=recruits, turn_limit=200, **chosen)
        self.before = self.state.copy()

    def check(self) -> None:
        assert isinstance(self.state, DystopiaState)
        assert isinstance(self.before, DystopiaState)
        check(self.state, self.before)


TestPlay = pytest.mark.rule("D-comp-1", "D-comp-2", "D-comp-3", "D-comp-4", "D-mk-1", "D-mk-2")(Play.TestCase)
TestPlay.settings = settings(
    max_examples=20, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)


# Random games.


def play_many(seats: int, count: int, limit: int, every: int = 1, first: int = 0) -> Counter[str]:
    """Whole games, looked at every so many decisions; how they ended."""
    ends: Counter[str] = Counter()
    for seed in range(first, first + count):
        options: dict[str, Any] = {"edition": EDITIONS[seed % 2], "recruits": WORDINGS[seed // 2 % 2]}
        before: DystopiaState | None = None
        for number, state in enumerate(states(GAME, seats, seed, turn_limit=limit, **options)):
            assert isinstance(state, DystopiaState)
            if number % every == 0 or state.outcome:
                check(state, before)
                before = state.copy()
        assert state.outcome
        assert before is not None and before.turn <= limit
        ends[state.outcome.reason.split("-")[0]] += 1
    return ends


@pytest.mark.slow
@pytest.mark.rule("D-end-1", "D-end-4", "D-x-1", "D-comp-4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_invariants_at_every_decision_of_random_games(seats: int) -> None:
    play_many(seats, count=4, limit=60 * seats)


@pytest.mark.rule("D-end-1", "D-end-4", "D-x-1")
def test_random_games_end_by_their_stars_or_at_the_limit() -> None:
    ends = play_many(2, count=12, limit=2000, every=40) + play_many(5, count=6, limit=2000, every=40)
    assert set(ends) <= {"stars", "turn"}
    assert ends["stars"] >= 9


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_thousand_random_games_end(seats: int) -> None:
    play_many(seats, count=1000, limit=3000, every=7, first=1000)


@pytest.mark.rule("D-setup-5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_same_seed_and_actions_give_the_same_digests(seats: int) -> None:
    def digests(seed: int) -> list[int]:
        return [state.digest() for state in states(GAME, seats, seed, turn_limit=6 * seats)]

    first = digests(5)
    assert first == digests(5)
    assert first != digests(6)


OWN_FIELDS = sorted({"seats", "settings", *(field.name for field in FIELDS)} - {"log"})


@pytest.mark.parametrize("seats", range(2, 7))
def test_copies_and_loaded_states_have_all_that_the_state_has_and_share_nothing(seats: int) -> None:
    """What is kept at hand, too; so that a forgotten name is found before it matters."""

    def content(state: DystopiaState, name: str) -> object:
        value = getattr(state, name)
        return value.json() if isinstance(value, SecretPile) else value

    rng = random.Random(seats)
    for state in states(GAME, seats, 11, turn_limit=60 * seats, recruits="revised"):
        if rng.random() > 0.05 and not state.outcome:
            continue
        assert isinstance(state, DystopiaState)
        for other in (state.copy(), GAME.load(GAME.dump(state))):
            assert isinstance(other, DystopiaState)
            for name in OWN_FIELDS:
                assert content(other, name) == content(state, name), name
                if isinstance(getattr(state, name), list | SecretPile):
                    assert getattr(other, name) is not getattr(state, name), name
