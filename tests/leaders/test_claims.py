"""Structured claims (L-info-3, L-info-8, L-info-10)."""

from __future__ import annotations

import pytest

from euphoria import OptionError
from tests.leaders.play import (
    LEADERS,
    WORDS,
    answer_all,
    do,
    kinds_of,
    look,
    may,
    new,
    own,
    pass_turn,
    player,
    question,
    recruits,
    refusal,
    scene,
    use,
)


@pytest.mark.rule("L-info-3", "L-info-8")
def test_claims_may_be_true_or_false() -> None:
    """About anybody's team and about any hidden recruit, whatever is the case."""
    state = scene("""
        turn: A artifact
        A: E* e s
        B: s [s] e
    """)
    for who in "ABCD":
        for team in ("euphorian", "subterran", "wastelander"):
            assert may(state, "A", "claim-team", who, team)
    for place in ("A1", "A2", "A3", "B1", "B3", "C2"):
        for kind in WORDS:
            assert may(state, "A", "claim-recruit", place, kind)


@pytest.mark.rule("L-info-3")
def test_nothing_can_be_claimed_of_what_all_can_see() -> None:
    state = scene("""
        turn: A artifact
        B: s [s] e / - / wastelander
    """)
    assert refusal(state, "A", "claim-recruit", "B2", "euphorian-leader") == "L-info-3"
    assert refusal(state, "A", "claim-team", "B", "euphorian") == "L-info-3"
    assert refusal(state, "A", "claim-team", "A", "euphorian") is None


@pytest.mark.rule("L-info-3")
def test_a_claim_shows_no_recruit() -> None:
    """Saying what one's own recruit is gives nobody any knowledge of it."""
    state = scene("""
        turn: A artifact
        A: E* e s
    """)
    before = [[player(state, who, viewer) for who in "ABCD"] for viewer in (None, *"ABCD")]
    do(state, "A", "claim-recruit", "A1", "euphorian-leader")
    assert [[player(state, who, viewer) for who in "ABCD"] for viewer in (None, *"ABCD")] == before
    assert recruits(state, "A", "B") == "? ? ?"


@pytest.mark.rule("L-info-3", "L-info-7")
def test_there_is_no_action_that_shows_a_hidden_recruit_or_a_hand() -> None:
    """These are all the kinds of actions; those that turn a card up (arm, pay, expose, react, shoot) do so to all."""
    assert {action.kind for action in LEADERS.space} == {
        "order", "skip", "discard", "interrogate", "arm", "shoot", "hide", "aim", "choose-player", "choose-recruit",
        "pay", "expose", "decline", "use", "give", "react", "claim-team", "claim-recruit",
    }  # fmt: skip


@pytest.mark.rule("L-info-3")
def test_claims_can_be_read_by_everybody() -> None:
    state = scene("""
        claims: 2
        turn: A artifact
        A: E* e s
    """)
    do(state, "A", "claim-team", "A", "subterran")
    do(state, "A", "claim-recruit", "B2", "subterran-leader")
    for viewer in (None, *"ABCD"):
        team, recruit = look(state, viewer)["claims"]
        assert (team["event"], team["seat"], team["target"], team["team"]) == ("claimed-team", 0, 0, "subterran")
        assert (recruit["event"], recruit["seat"], recruit["place"]) == ("claimed-recruit", 0, 4)
        assert recruit["recruit"] == "subterran-leader"


@pytest.mark.rule("L-info-8")
def test_nobody_checks_a_claim() -> None:
    """A lie and the truth leave the same table behind, but for the words."""
    states = []
    for kind in ("euphorian-leader", "subterran-follower"):
        state = scene("""
            turn: A artifact
            A: E* e s
        """)
        do(state, "A", "claim-recruit", "A1", kind)
        states.append(state)
    for viewer in (None, *range(4)):
        truth, lie = (state.view(viewer) for state in states)
        assert truth.pop("claims") != lie.pop("claims")
        assert truth == lie


@pytest.mark.rule("L-info-8")
def test_a_claim_keeps_its_turn_and_place_whatever_happens_to_the_card() -> None:
    state = scene("""
        turn: A artifact
        A: e e e / trading-cards
        B: S* s e
        C: E* s s
        rest: -
    """)
    pass_turn(state)
    do(state, "B", "skip")
    do(state, "B", "claim-recruit", "B1", "euphorian-follower")
    (made,) = look(state)["claims"]
    assert (made["turn"], made["place"], made["seat"]) == (2, 3, 1)
    do(state, "B", "skip")
    pass_turn(state)
    pass_turn(state)
    do(state, "A", "skip")
    use(state, "A", "trading-cards", "A1", "B1", pay="A2")
    assert own(state, "A") == "S* [e] e"
    assert look(state)["claims"] == [made]
    do(state, "B", "discard")
    do(state, "B", "arm", "B1")  # the card that lies there now is turned up, and it is another one
    do(state, "B", "aim", "C")
    assert look(state)["claims"] == [made]


@pytest.mark.rule("L-info-10")
@pytest.mark.parametrize("limit", [0, 1, 2, 5])
def test_as_many_claims_in_a_turn_as_the_option_allows(limit: int) -> None:
    state = scene(f"""
        claims: {limit}
        turn: A artifact
    """)
    for made in range(limit):
        assert look(state, "A")["you"]["claims_left"] == limit - made
        do(state, "A", "claim-team", "B", "euphorian")
    assert look(state, "A")["you"]["claims_left"] == 0
    assert not kinds_of(state, "A") & {"claim-team", "claim-recruit"}
    assert refusal(state, "A", "claim-team", "B", "euphorian") == "L-info-10"
    do(state, "A", "skip")  # the action phase has no claims of its own
    assert question(state) == "action"
    assert refusal(state, "A", "claim-recruit", "B1", "euphorian-leader") == "L-info-10"


@pytest.mark.rule("L-info-10")
def test_the_table_allows_five_claims_at_most() -> None:
    with pytest.raises(OptionError, match="claims"):
        new(4, claims=6)


@pytest.mark.rule("L-info-10")
def test_claims_are_made_in_the_own_turn_before_choosing_in_either_phase() -> None:
    state = scene("""
        claims: 3
        turn: A artifact
        A: e e s / opera-glasses / gun B
        B: s s e
        C: E* s s
        D: S* e e
    """)
    claim = ("claim-team", "A", "euphorian")
    for other in "BCD":
        assert kinds_of(state, other) == set()
        assert refusal(state, other, *claim) is not None
    do(state, "A", *claim)
    assert question(state) == "artifact"  # and the phase is still to come
    assert {"skip", "discard", "give"} <= kinds_of(state, "A")
    do(state, "A", "skip")
    do(state, "A", *claim)
    assert question(state) == "action"
    assert {"skip", "interrogate", "use", "shoot"} <= kinds_of(state, "A")
    # Not in the middle of a declaration, nor while others react, nor in the aim phase.
    do(state, "A", "use", "opera-glasses")
    assert refusal(state, "A", *claim) == "L-info-10"
    do(state, "A", "choose-player", "B")
    assert refusal(state, "A", *claim) == "L-info-10"
    do(state, "A", "pay", "A1")
    assert question(state) == "react"
    assert refusal(state, "B", *claim) == "L-info-10"
    answer_all(state, "decline")
    assert question(state) == "aim"
    assert refusal(state, "A", *claim) == "L-info-10"
    do(state, "A", "aim", "B")
    assert refusal(state, "B", *claim) is None


@pytest.mark.rule("L-info-10")
def test_a_claim_costs_nothing() -> None:
    state = scene("turn: A artifact")
    before = look(state, "A")
    offered = state.legal(0)
    do(state, "A", "claim-team", "B", "subterran")
    after = look(state, "A")
    for name in ("claims", "you"):
        before.pop(name)
        after.pop(name)
    assert after == before
    assert state.legal(0) == [action for action in offered if not action.kind.startswith("claim")]


@pytest.mark.rule("L-info-10")
def test_every_turn_has_its_own_claims_an_extra_turn_too() -> None:
    state = scene("""
        turn: A artifact
        A: e e s / espresso-machine
        B: s s e
        rest: -
    """)
    do(state, "A", "claim-team", "A", "euphorian")
    do(state, "A", "skip")
    use(state, "A", "espresso-machine", pay="A1")
    assert look(state)["active"] == 0
    do(state, "A", "claim-team", "A", "subterran")
    pass_turn(state)
    do(state, "B", "claim-team", "A", "subterran")
    assert [claim["seat"] for claim in look(state)["claims"]] == [0, 0, 1]
