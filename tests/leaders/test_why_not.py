"""Why not: every action that is not allowed is refused by a rule, in words, and changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from euphoria import Action, Dice, IllegalAction, State, UnknownAction
from euphoria.games.leaders.text import messages
from euphoria.kernel.core.action import OPEN
from euphoria.kernel.core.errors import UnknownSeat
from euphoria.kernel.rulebook.ledger import find_rule
from euphoria.kernel.text.narrator import Audience
from tests.leaders.play import (
    LEADERS,
    act,
    answer_all,
    do,
    look,
    may,
    new,
    question,
    random_game,
    refusal,
    scene,
)

GAMES = [
    (seats, edition, claims, 10 * seats + claims)
    for seats, editions in ((4, "AB"), (5, "BA"), (6, "AB"), (7, "BA"), (8, "AB"))
    for edition, claims in zip(editions, (0, 1), strict=True)
]


@pytest.fixture
def quick_words(monkeypatch: pytest.MonkeyPatch) -> dict[object, str]:
    """Each reason is put into words once for the same arguments, so that millions can be asked for."""
    said: dict[object, str] = {}
    why = messages.why

    def remembered(state: Any, key: str, args: dict[str, str | int], *rest: Any) -> str:
        form = (key, *args.items(), state.seats, *rest)
        if form not in said:
            said[form] = why(state, key, args, *rest)
        return said[form]

    monkeypatch.setattr(messages, "why", remembered)
    return said


def decisions(seats: int, edition: str, claims: int, seed: int, each: int) -> Iterator[State]:
    """Some decisions of random games: of each question that can be asked, up to `each`, and every 25th."""
    seen: Counter[object] = Counter()
    for game in range(2):
        states = random_game(
            seats, 100 * seed + game, lively=game > 0, edition=edition, claims=claims, turns=10, guns=4
        )
        for number, state in enumerate(states):
            asked = (question(state, next(iter(state.deciders), None)), len(state.deciders) == 1)
            seen[asked] += 1
            if seen[asked] <= each or number % 25 == 0:
                yield state


def check_all(state: State) -> None:
    """For every action of the whole space and every seat."""
    for seat in range(state.seats):
        legal = set(state.legal(seat))
        assert bool(legal) == (seat in state.deciders)
        for action in LEADERS.space:
            refused = state.why_not(seat, action)
            assert (refused is None) == (action in legal), (seat, action)
            if refused is not None:
                assert find_rule(refused.rule) is not None, refused


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "edition", "claims", "seed"), GAMES)
def test_why_not_is_silent_exactly_for_what_is_legal(
    seats: int, edition: str, claims: int, seed: int, quick_words: dict[object, str]
) -> None:
    questions = set()
    for state in decisions(seats, edition, claims, seed, each=4):
        questions.add(question(state, next(iter(state.deciders), None)))
        check_all(state)
    assert {"order", "artifact", "action", "react", "aim", "choose", "pay", None} <= questions
    assert len(quick_words) > 50
    for reason in quick_words.values():
        assert reason[0].isupper(), reason
        assert reason[-1] in ".!?:", reason
        assert "{" not in reason, reason
        assert "leaders-" not in reason, reason


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "edition", "claims", "seed"), GAMES)
@pytest.mark.usefixtures("quick_words")
def test_why_not_at_every_decision(seats: int, edition: str, claims: int, seed: int) -> None:
    for lively in (False, True):
        for state in random_game(seats, seed, lively, edition=edition, claims=claims):
            check_all(state)


@pytest.mark.parametrize(("seats", "edition", "claims", "seed"), GAMES)
def test_applying_it_raises_with_the_same_rule_and_changes_nothing(
    seats: int, edition: str, claims: int, seed: int
) -> None:
    """For a sample of the illegal actions at some decisions, by seats that are asked and others."""
    dice = Dice(seed)
    actions = list(LEADERS.space)
    tried = 0
    for state in decisions(seats, edition, claims, seed, each=4):
        digest, rolls = state.digest(), state.dice.dump()
        for _ in range(8):
            seat = dice.pick([*state.deciders, dice.below(seats)])
            action = dice.pick(actions)
            refused = state.why_not(seat, action)
            if refused is None:
                continue
            with pytest.raises(IllegalAction) as caught:
                state.apply(seat, action)
            assert caught.value.refusal == refused
            assert (caught.value.rule, caught.value.reason) == (refused.rule, refused.reason)
            assert refused.key.startswith("leaders-why-")
            tried += 1
        assert (state.digest(), state.dice.dump()) == (digest, rolls)
    assert tried > 100


def test_what_is_legal_can_be_done() -> None:
    """Every action that is offered can be taken, at many decisions."""
    for state in decisions(5, "B", 1, seed=7, each=3):
        for seat in state.deciders:
            for action in state.legal(seat):
                copy = state.copy()
                copy.apply(seat, action)
                assert copy.digest() != state.digest(), action


# The rule that a player would expect.

TABLE = """
    seats: 5
    guns: 3
    {more}
    turn: A {phase}
    A: e [e] s / {hand}{gun}
    B: s [S*] e / - / gun A
    C: [E*] s [s] / opera-glasses
    D: [e] [s] [e] / umbrella
    rest: -
"""


def table(phase: str = "action", hand: str = "-", gun: str = "", more: str = "") -> State:
    return scene(TABLE.format(phase=phase, hand=hand, gun=f" / gun {gun}" if gun else "", more=more))


@pytest.mark.rule("L-gun-1")
def test_arming_with_a_gun_in_hand() -> None:
    assert refusal(table(gun="B"), "A", "arm", "A1") == "L-gun-1"


@pytest.mark.rule("L-act-3")
def test_arming_with_nothing_to_take_or_to_pay() -> None:
    assert refusal(table(), "A", "arm", "A1") is None
    assert refusal(table(), "A", "arm", "A2") == "L-act-3"  # A2 is exposed
    empty = scene("""
        guns: 1
        turn: A action
        B: s s e / - / gun A
        rest: -
    """)
    assert refusal(empty, "A", "arm", "A1") == "L-act-3"


@pytest.mark.rule("L-act-7", "L-act-1")
def test_interrogating_oneself_or_an_exposed_recruit() -> None:
    assert refusal(table(), "A", "interrogate", "A1") == "L-act-7"
    assert refusal(table(), "A", "interrogate", "A2") == "L-act-7"
    assert refusal(table(), "A", "interrogate", "D1") == "L-act-1"


@pytest.mark.rule("L-act-5")
def test_hiding_a_leader_or_what_is_hidden() -> None:
    assert refusal(table(), "A", "hide", "B2") == "L-act-5"
    assert refusal(table(), "A", "hide", "C1") == "L-act-5"
    assert refusal(table(), "A", "hide", "B1") == "L-act-5"


@pytest.mark.rule("L-act-4")
def test_shooting_without_a_gun() -> None:
    assert refusal(table(), "A", "shoot") == "L-act-4"


@pytest.mark.rule("L-art-1")
def test_a_reaction_as_an_action_and_an_action_as_a_reaction() -> None:
    state = table(hand="dark-glasses, turntable")
    assert refusal(state, "A", "use", "dark-glasses") == "L-art-1"
    assert refusal(state, "A", "react", "dark-glasses", "A1") == "L-art-1"  # it is A's own turn
    do(state, "A", "interrogate", "B1")
    assert question(state) == "react"
    assert refusal(state, "C", "react", "opera-glasses", "C2") == "L-art-1"
    assert refusal(state, "C", "use", "opera-glasses") == "L-art-1"


@pytest.mark.rule("L-art-1")
def test_a_reaction_that_does_not_answer_this() -> None:
    state = scene("""
        turn: A action
        B: s s e / umbrella, dark-glasses, instant-camera, boomerang
        C: E* s e / expired-coupon
        rest: -
    """)
    do(state, "A", "interrogate", "C1")
    for artifact in ("umbrella", "dark-glasses", "boomerang"):
        assert refusal(state, "B", "react", artifact, "B1") == "L-art-1"
    assert refusal(state, "B", "react", "instant-camera", "B1") is None
    assert refusal(state, "B", "react", "restraining-order", "B1") == "L-art-1"  # not in hand


@pytest.mark.rule("L-act-2", "L-turn-2")
def test_using_or_giving_what_is_not_in_hand() -> None:
    assert refusal(table(hand="turntable"), "A", "use", "opera-glasses") == "L-act-2"
    state = table(phase="artifact", hand="turntable")
    assert refusal(state, "A", "give", "opera-glasses", "B") == "L-turn-2"
    assert refusal(state, "A", "give", "turntable", "A") == "L-turn-2"


@pytest.mark.rule("L-act-2", "L-art-2")
def test_paying_with_nothing_or_with_what_is_exposed() -> None:
    bare = scene("""
        turn: A action
        A: [e] [e] [s] / turntable
        rest: -
    """)
    assert refusal(bare, "A", "use", "turntable") == "L-act-2"
    state = table(hand="turntable")
    do(state, "A", "use", "turntable")
    assert refusal(state, "A", "pay", "A2") == "L-art-2"
    state = table()
    do(state, "A", "interrogate", "B1")
    assert refusal(state, "C", "react", "umbrella", "C2") == "L-art-1"  # not in C's hand
    assert refusal(state, "D", "react", "umbrella", "D1") == "L-art-2"  # in D's, and nothing to pay with
    bare = scene("""
        turn: A action
        A: [e] [e] [s] / umbrella
        B: s s e / dark-glasses
        rest: -
    """)
    do(bare, "A", "interrogate", "B1")
    assert refusal(bare, "A", "react", "umbrella", "A1") == "L-turn-1"  # nobody answers their own action


@pytest.mark.rule("L-art-9")
@pytest.mark.parametrize(
    "artifact",
    ["metal-detector", "claw-machine", "rubber-duck", "remote-control", "blanket-fort", "vacuum-cleaner"],
)
def test_an_artifact_that_could_change_nothing(artifact: str) -> None:
    """Nobody else holds a gun, nothing is exposed, and all hands are empty."""
    state = scene(f"""
        turn: A action
        A: e e s / {artifact}
        rest: -
    """)
    assert refusal(state, "A", "use", artifact) == "L-art-9"


@pytest.mark.rule("L-art-9")
def test_a_target_for_which_it_would_change_nothing() -> None:
    state = table(hand="karaoke-machine")
    do(state, "A", "use", "karaoke-machine")
    assert refusal(state, "A", "choose-player", "D") == "L-art-9"  # all of D's are exposed
    assert refusal(state, "A", "choose-player", "A") == "L-a05"
    assert refusal(state, "A", "choose-recruit", "B1") == "L-a05"
    assert refusal(state, "A", "choose-player", "B") is None


CHOICES = """
    seats: 6
    guns: 3
    turn: A action
    A: e [e] s / {artifact}
    B: e s s / umbrella / gun C
    C: [e] e s / -
    D: [e] [s] s / dark-glasses
    E: E* e s / - / gun D
    F: S* s e / -
"""


@pytest.mark.parametrize(("declared", "choice", "rule", "reason"), [
    ("remote-control B", "B", "L-gun-4", "Ben holds that laser, and it is never aimed at its own holder."),
    ("remote-control B", "C", "L-art-9", "It is aimed at Cleo already."),
    ("remote-control", "A", "L-a17", "Remote Control is for another player, not for you."),
    ("remote-control", "C", "L-a17", "Cleo holds no laser."),
    ("remote-control", "B1", "L-a17", "For Remote Control you choose a player now, not a recruit."),
    ("rubber-duck", "D", "L-a08", "Dan holds no laser."),
    ("vacuum-cleaner", "C", "L-art-9", "Cleo has no artifacts."),
    ("snow-globe", "D", "L-art-9", "Dan has fewer than two hidden recruits."),
    ("blanket-fort", "B", "L-art-9", "Ben has no exposed follower."),
    ("flash-camera", "C1", "L-a06", "Recruit 1 of Cleo is already exposed."),
    ("flash-camera", "A1", "L-a06", "For Flash Camera you choose a recruit of another player now."),
    ("flash-camera", "B", "L-a06", "For Flash Camera you choose a recruit now, not a player."),
    ("metal-detector", "E2", "L-a03", "Now you choose a hidden recruit of Ben."),
    ("trading-cards", "B2", "L-a09", "For Trading Cards you choose one of your own recruits now."),
    ("trading-cards A2", "C1", "L-art-9", "Both are exposed and alike, so swapping them would change nothing."),
    ("matchmakers-almanac C1", "C2", "L-a10", "Matchmaker's Almanac is for two different players."),
    ("matchmakers-almanac C1", "B1", "L-a10", "Each pair is listed once: the player who sits first is chosen first."),
])  # fmt: skip
def test_what_cannot_be_chosen_for_an_artifact_is_refused_with_its_own_reason(
    declared: str, choice: str, rule: str, reason: str
) -> None:
    artifact, *first = declared.split()
    state = scene(CHOICES.format(artifact=artifact))
    do(state, "A", "use", artifact)
    for word in first:
        do(state, "A", "choose-player" if len(word) == 1 else "choose-recruit", word)
    refused = state.why_not(0, act(state, "choose-player" if len(choice) == 1 else "choose-recruit", choice))
    assert refused is not None
    names = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
    assert (refused.rule, LEADERS.narrator.why(state, refused, Audience("en", names))) == (rule, reason)


@pytest.mark.rule("L-art-1")
def test_a_reaction_that_does_not_answer_says_so_before_it_speaks_of_the_payment() -> None:
    state = scene("""
        turn: A action
        B: s [s] e / boomerang
        rest: -
    """)
    do(state, "A", "interrogate", "C1")
    refused = state.why_not(1, act(state, "react", "boomerang", "B2"))
    assert refused is not None
    assert refused.key == "leaders-why-does-not-answer"


@pytest.mark.rule("L-art-7", "L-a18")
def test_an_artifact_that_would_give_a_second_gun() -> None:
    assert refusal(table(hand="claw-machine"), "A", "use", "claw-machine") is None
    assert refusal(table(hand="claw-machine", gun="C"), "A", "use", "claw-machine") == "L-art-7"
    state = table(hand="mail-order-catalogue")
    do(state, "A", "use", "mail-order-catalogue")
    assert refusal(state, "A", "choose-player", "B") == "L-art-7"
    refused = state.why_not(0, act(state, "choose-player", "B"))
    assert refused is not None
    assert "two" in refused.reason
    assert refusal(state, "A", "choose-player", "C") is None


@pytest.mark.rule("L-art-7", "L-a24")
def test_a_reaction_that_would_give_a_second_gun() -> None:
    state = scene("""
        turn: A action
        B: s s e / boomerang / gun C
        rest: -
    """)
    do(state, "A", "arm", "A1")
    assert refusal(state, "B", "react", "boomerang", "B1") == "L-art-7"


@pytest.mark.rule("L-a16")
def test_espresso_machine_in_an_extra_turn() -> None:
    state = table(hand="espresso-machine", more="extra: yes")
    assert refusal(state, "A", "use", "espresso-machine") == "L-a16"


@pytest.mark.rule("L-info-10", "L-info-3")
def test_claims() -> None:
    state = table(phase="artifact")
    assert refusal(state, "A", "claim-recruit", "D1", "euphorian-leader") == "L-info-3"
    do(state, "A", "claim-team", "B", "subterran")
    for phase in ("artifact", "action"):
        assert look(state)["phase"] == phase
        assert refusal(state, "A", "claim-team", "B", "subterran") == "L-info-10"
        if phase == "artifact":
            do(state, "A", "skip")
    assert refusal(table(more="claims: 0"), "A", "claim-team", "B", "subterran") == "L-info-10"


@pytest.mark.rule("L-gun-4", "L-gun-3")
def test_aiming_at_oneself_or_at_another_time() -> None:
    state = table(phase="aim", gun="B")
    assert refusal(state, "A", "aim", "A") == "L-gun-4"
    assert refusal(table(gun="B"), "A", "aim", "C") == "L-gun-3"


@pytest.mark.rule("L-a20")
def test_redirecting_a_shot_to_the_first_target_or_to_who_turned_it_away() -> None:
    state = scene("""
        seats: 5
        turn: A action
        A: e e s / - / gun B
        B: s s e
        C: E* s e / restraining-order
        rest: -
    """)
    do(state, "A", "shoot")
    answer_all(state, "decline", C=("react", "restraining-order", "C2"))
    assert question(state) == "redirect"
    for target, rule in zip("ABCDE", ["L-a20", "L-a20", "L-a20", None, None], strict=True):
        assert refusal(state, "A", "choose-player", target) == rule


@pytest.mark.rule("L-setup-5", "L-turn-1", "L-turn-2", "L-turn-3", "L-art-8", "L-art-10")
def test_at_another_time() -> None:
    state = table(phase="artifact", hand="turntable", gun="B")
    wrong_time: dict[str, tuple[str, ...]] = {
        "L-setup-5": ("order", "0"),
        "L-turn-3": ("shoot",),
        "L-art-1": ("use", "turntable"),
        "L-art-8": ("pay", "A1"),
        "L-art-10": ("decline",),
    }
    for rule, (kind, *words) in wrong_time.items():
        if kind == "order":
            assert refusal(state, "A", "order", 0, 1, 2) == rule
        else:
            assert refusal(state, "A", kind, *words) == rule
    do(state, "A", "skip")
    assert refusal(state, "A", "discard") == "L-turn-2"
    assert refusal(state, "A", "give", "turntable", "B") == "L-turn-2"


@pytest.mark.rule("L-turn-1")
def test_when_somebody_else_is_to_decide() -> None:
    state = table(gun="B")
    for who in "BCDE":
        assert refusal(state, who, "skip") == "L-turn-1"
        assert refusal(state, who, "interrogate", "A1") == "L-turn-1"
    do(state, "A", "skip")
    assert refusal(state, "A", "skip") == "L-turn-1"  # the aim cannot be skipped


@pytest.mark.rule("L-setup-2", "L-comp-4")
def test_players_recruits_and_artifacts_that_are_not_in_this_game() -> None:
    state = table(gun="B", hand="karaoke-machine")
    assert refusal(state, "A", "interrogate", "F1") == "L-setup-2"
    assert refusal(state, "A", "hide", "H3") == "L-setup-2"
    assert refusal(state, "A", "claim-team", "H", "euphorian") == "L-setup-2"
    assert refusal(state, "A", "use", 47) == "L-comp-4"
    do(state, "A", "use", "karaoke-machine")
    assert refusal(state, "A", "choose-player", "F") == "L-setup-2"


@pytest.mark.rule("L-win-8")
def test_after_the_end_nothing_is_allowed() -> None:
    state = scene("""
        turn: A action
        A: e e s / - / gun B
        B: [S*] s e
        rest: -
    """)
    do(state, "A", "shoot")
    assert state.outcome is not None
    for seat in range(4):
        assert state.legal(seat) == []
        assert {state.why_not(seat, action).rule for action in list(LEADERS.space)[::7]} == {"L-win-8"}  # type: ignore[union-attr]


@pytest.mark.rule("L-setup-5")
def test_an_order_that_differs_in_nothing() -> None:
    state = new(4)
    seat = next(seat for seat in range(4) if len(state.legal(seat)) == 3)
    refused = [
        state.why_not(seat, action)
        for action in LEADERS.space
        if action.kind == "order" and action not in state.legal(seat)
    ]
    assert [one.rule for one in refused if one] == ["L-setup-5"] * 3


def test_reasons_are_sentences_about_this_table() -> None:
    state = table(hand="boomerang")
    refused = state.why_not(0, act(state, "use", "boomerang"))
    assert refused is not None
    assert refused.key == "leaders-why-only-a-reaction"
    assert refused.args == {"artifact": "boomerang"}
    assert refused.reason.startswith("Boomerang ")
    hidden = state.why_not(0, act(state, "hide", "B2"))
    assert hidden is not None
    assert "Player 2" in hidden.reason
    assert messages.why(state, "leaders-stay", hidden.args, "es") != hidden.reason  # type: ignore[arg-type]


# No action at all.


@pytest.mark.parametrize(
    "form",
    [
        [],
        ["dance"],
        ["skip", 1],
        ["interrogate"],
        ["interrogate", -1],
        ["interrogate", 24],
        ["interrogate", "0"],
        ["interrogate", 0.0],
        ["interrogate", True],
        ["aim", 8],
        ["order", 0, 0, 1],
        ["use", 48],
        ["claim-team", 0, 3],
        ["claim-recruit", 0, 4],
        [["skip"]],
        "skip",
        None,
        17,
    ],
)
def test_what_is_no_action_is_unknown(form: Any) -> None:
    with pytest.raises(UnknownAction, match="no action of this game"):
        LEADERS.action(form)


@pytest.mark.parametrize(
    "thing",
    [
        Action(0, "dance", ()),
        Action(6, "order", (0, 1, 2)),
        Action(OPEN, "skip", ()),
        Action(99_999, "skip", ()),
        ("skip",),
        "skip",
        None,
        6,
    ],
)
def test_what_is_no_action_cannot_be_taken(thing: Any) -> None:
    state = table()
    digest = state.digest()
    for attempt in (state.apply, state.why_not):
        with pytest.raises(UnknownAction, match="no action of this game"):
            attempt(0, thing)
    assert state.digest() == digest


@pytest.mark.parametrize("seat", [-1, -2, 5, 8, "A", None, 1.5])
def test_who_is_no_seat_can_do_nothing(seat: Any) -> None:
    state = table(phase="artifact")
    skip = act(state, "skip")
    for _ in range(2):  # at first, and after somebody has acted
        digest = state.digest()
        assert may(state, "A", "skip")
        for copy in (state, state.copy()):
            with pytest.raises(UnknownSeat, match="no seat"):
                copy.legal(seat)
            for attempt in (copy.apply, copy.why_not):
                with pytest.raises(UnknownSeat, match="no seat"):
                    attempt(seat, skip)
            assert copy.digest() == digest
        do(state, "A", "skip")


@pytest.mark.parametrize("form", [[kind, *args] for _, kind, args in list(LEADERS.space)[::13]])
def test_every_action_has_a_form_that_reads_back(form: list[str | int]) -> None:
    action = LEADERS.action(form)
    assert action.json() == form
    assert LEADERS.space[action.number] is action
