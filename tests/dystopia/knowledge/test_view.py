"""Nothing that a seat may not know reaches it.

Everything that a seat cannot know is drawn anew; its view, its log and its legal actions must stay equal to the byte.
And what is drawn is a whole game: all cards are there, and it can be played to its end.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from euphoria import Dice, State
from euphoria.games.dystopia import codes
from euphoria.games.dystopia.game import GAME, DystopiaState
from tests.dystopia.play import do, hand, look, new, player, scene
from tests.dystopia.state.test_invariants import EDITIONS, VARIANTS, WORDINGS, check
from tests.random_play import states


def all_that_reaches(state: State, seat: int | None) -> str:
    legal = [] if seat is None else [action.json() for action in state.legal(seat)]
    return json.dumps([state.view(seat), state.events(seat), legal, list(state.deciders)])


def look_for_leaks(seats: int, seed: int, share: float, **options: Any) -> int:
    """Look at this share of a random game's positions from all sides; how often the draw changed something."""
    rng, dice, changed = random.Random(seed), Dice(seed), 0
    for state in states(GAME, seats, seed, **options):
        if rng.random() > share and not state.outcome:
            continue
        for seat in (*range(seats), None):
            drawn = state.sample(seat, dice)
            assert all_that_reaches(drawn, seat) == all_that_reaches(state, seat), (seed, seat)
            changed += drawn != state
    return changed


@pytest.mark.rule("D-setup-6")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("recruits", WORDINGS)
def test_views_logs_and_legal_actions_do_not_depend_on_secrets(seats: int, edition: str, recruits: str) -> None:
    changed = 0
    for seed in range(2):
        options = {"edition": edition, "recruits": recruits, "turn_limit": 25 * seats}
        changed += look_for_leaks(seats, seed, 0.12 / seats, **options)
    assert changed > 15, "the draw must really change what is secret"


@pytest.mark.slow
@pytest.mark.rule("D-setup-6", "D-var-1", "D-var-2", "D-var-3", "D-turn-5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_drafts_and_trade_give_nothing_away(seats: int) -> None:
    variants = dict.fromkeys(VARIANTS, True)
    changed = 0
    for seed in range(2):
        changed += look_for_leaks(seats, seed, 0.3 / seats, turn_limit=8 * seats, **variants)
        changed += look_for_leaks(seats, seed + 50, 2 / seats, turn_limit=1, **variants)
    assert changed > 25


@pytest.mark.soak
@pytest.mark.rule("D-setup-6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_long_games_give_nothing_away(seats: int) -> None:
    for seed in range(100, 300):
        variants = {name: bool(seed >> bit & 1) for bit, name in enumerate(VARIANTS)}
        edition = "second" if variants["double_rule"] else EDITIONS[seed // 3 % 2]
        look_for_leaks(seats, seed, 0.02, edition=edition, recruits=WORDINGS[seed % 2], turn_limit=1000, **variants)


@pytest.mark.rule("D-setup-6")
def test_a_drawn_state_is_whole() -> None:
    """It conserves all cards, and can be played to the end."""
    for seed in range(6):
        rng, dice = random.Random(seed), Dice(seed)
        options: dict[str, Any] = {"edition": EDITIONS[seed % 2], "recruits": WORDINGS[seed // 2 % 2]}
        for state in states(GAME, 2 + seed % 5, seed, turn_limit=120, **options):
            if rng.random() > 0.02:
                continue
            drawn = state.sample(rng.choice([*range(state.seats), None]), dice)
            assert isinstance(drawn, DystopiaState)
            check(drawn)
            while drawn.deciders:
                seat = rng.choice(drawn.deciders)
                drawn.apply(seat, rng.choice(drawn.legal(seat)))
            assert drawn.outcome


@pytest.mark.rule("D-setup-6")
def test_what_a_seat_sees_of_the_others() -> None:
    state = scene("""
        seats: 3
        A recruits: Kyle / Laura
        A hand: bat, bear
        A morale: 2
        A dilemma: book
        B recruits: Ian / Gary
        tiles: e1 spa, e2 academy A
    """)
    for viewer in ("B", "C", None):
        seen = player(state, "A", viewer)
        assert seen["hand"] == 2 and seen["known_artifacts"] == []
        assert [recruit["recruit"] for recruit in seen["recruits"]] == ["D-r39"]
        assert seen["hidden_recruits"] == [None] and seen["dilemma"]["card"] is None
        assert [site["tile"] for site in look(state, viewer)["sites"]][:2] == [None, "academy"]
    own = player(state, "A", "A")
    assert hand(state, "A") == ["bat", "bear"] and own["hidden_recruits"] == ["D-r02"]
    assert own["dilemma"]["card"] == "read-a-book" and look(state, "A")["sites"][0]["tile"] is None


@pytest.mark.rule("D-setup-2", "D-setup-6")
def test_what_others_have_kept_is_not_seen_before_all_have_chosen() -> None:
    state = new(3, seed=4)
    before = all_that_reaches(state, None), all_that_reaches(state, 2)
    do(state, "A", "keep", 3, 1)
    shown = json.loads(all_that_reaches(state, 2))
    was = json.loads(before[1])
    assert shown[0]["players"] == was[0]["players"] and shown[1] == was[1]
    kept = Counter(str(state.sample(2, Dice(seed)).answers[0]) for seed in range(120))
    assert len(kept) == 12, "the answer is drawn anew"
    assert {str(state.sample(0, Dice(seed)).answers[0]) for seed in range(9)} == {str(state.answers[0])}


@pytest.mark.rule("D-alleg-4", "D-tun-1", "D-setup-6")
def test_a_hidden_recruit_is_drawn_of_no_faction_that_is_awake() -> None:
    state = scene("""
        A recruits: Kyle / Laura
        B recruits: Ian / Gary
        allegiance: wastelander 8
        miners: subterran 6
    """)
    assert isinstance(state, DystopiaState)
    found: Counter[int] = Counter()
    for seed in range(200):
        drawn = state.sample(0, Dice(seed))
        found[drawn.recruit(drawn.hidden_recruits[1][0]).faction] += 1
        assert drawn.hidden_recruits[0] == state.hidden_recruits[0]
    assert set(found) == {0, 3} and min(found.values()) > 60


def test_the_draw_does_not_keep_the_dice() -> None:
    """Who draws a world must not see the future of the true one."""
    state = GAME.new(seats=5, seed=3)
    assert state.sample(0, Dice(1)).dice.dump() != state.dice.dump()
    assert state.question == codes.ASK_KEEP


@pytest.mark.rule("D-setup-6")
def test_the_draw_is_even() -> None:
    """All cards but three are in sight of A: B's hand is any of the three kinds, as likely as the others."""
    held = ", ".join(kind for kind in ("bat", "bear", "bifocals", "book") for _ in range(6))
    state = scene(f"""
        A hand: game, game, game, game, game, game
        A morale: 6
        B hand: balloons
        discards: {held}, balloons, balloons, balloons
    """)
    assert isinstance(state, DystopiaState)
    top: Counter[int] = Counter()
    for seed in range(300):
        drawn = state.sample(0, Dice(seed))
        assert drawn.artifacts.faces[drawn.hands[1][0]] == 0, "only balloons are out of sight"
        top[drawn.dilemmas.faces[1]] += 1
    assert len(top) == 5 and min(top.values()) > 35, "B's dilemma is any of the five that A has not got"


@pytest.mark.rule("D-setup-6", "D-r20")
def test_what_bradley_picked_from_is_nobody_elses() -> None:
    """While he picks, the two cards are drawn anew for the others; afterwards nothing is left of them to be found."""
    state = scene("""
        A recruits: Bradley
        A workers: 4
        A hand: bear, bear
        A morale: 3
        A knowledge: 4
        B workers: 2
        pile: book, balloons
    """)
    do(state, "A", "place", 4, "incinerator")
    do(state, "A", "use", "Bradley")
    offered: Counter[tuple[int, int]] = Counter()
    for number in range(60):
        drawn = state.sample(1, Dice(number))
        assert isinstance(drawn, DystopiaState)
        first, second = drawn.legal(0)
        offered[first.args[0], second.args[0]] += 1
        drawn.apply(0, first)
        check(drawn)
    assert len(offered) > 5
    assert all(first != second for first, second in offered)
    assert state.sample(0, Dice(1)).legal(0) == state.legal(0)
    do(state, "A", "discard", "book")
    assert isinstance(state, DystopiaState)
    assert state.context[0] == 1, "the state itself still has it"
    for seat in (0, 1, None):
        assert state.sample(seat, Dice(1)).context == (0, 0, 0)
