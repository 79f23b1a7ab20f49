"""The order of an action and its reactions: L-art-8 and L-art-10 to L-art-14."""

from __future__ import annotations

import pytest

from tests.leaders.artifact_play import (
    COUNTERS,
    COUPONS,
    all_but,
    card,
    deck_file,
    exposures,
    hand_size,
    has_gun,
    known_by,
    known_hand,
    looks,
    played,
    scene_with,
    shoot,
    turn_of,
)
from tests.leaders.play import (
    answer_all,
    asked,
    both_editions,
    do,
    hand,
    kinds_of,
    look,
    names,
    pass_turn,
    player,
    question,
    recruits,
    scene,
    use,
)

# L-art-8: the order of an action; one reaction, and none to a reaction.


@both_editions
@pytest.mark.rule("L-art-8", "L-info-11")
def test_an_artifact_is_declared_paid_answered_and_only_then_works(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / flash-camera
        B: S* s s / umbrella
        C: s e s / -
        rest: -
    """)
    do(state, "A", "use", "flash-camera")
    do(state, "A", "choose-recruit", "C1")
    assert names(state.events(None)) == ["turn"]  # until it is complete nobody else knows of it
    events = do(state, "A", "pay", "A2")
    assert names(events) == ["used", "exposed"]
    assert events[0]["choices"] == [{"place": 6}]
    assert (asked(state), question(state)) == ("B", "react")
    assert recruits(state, "C") == "? ? ?"
    events = do(state, "B", "decline")
    assert exposures(events) == ["C1"]


@pytest.mark.rule("L-art-8", "L-art-10")
def test_one_reaction_is_resolved_and_the_others_are_neither_shown_nor_paid() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / umbrella
        D: S* s e / restraining-order
        rest: -
    """)
    events = shoot(state, "A", B=("react", "umbrella", "B1"), D=("react", "restraining-order", "D2"))
    assert [(event["seat"], event["artifact"]) for event in events if event["event"] == "reacted"] == [(1, "umbrella")]
    assert exposures(events) == ["B1"]
    assert recruits(state, "D") == "? ? ?"
    assert hand(state, "D") == ["restraining-order"]
    for viewer in "ABC":
        assert known_hand(state, "D", viewer) == []
        assert "restraining-order" not in str(state.events("ABCD".index(viewer)))
    assert look(state)["discards"] == ["umbrella"]


@pytest.mark.rule("L-art-8")
def test_a_reaction_cannot_be_reacted_to() -> None:
    state = scene_with(
        COUPONS,
        """
        turn: A action
        A: E* e e / lamp
        B: S* s s / coupon
        C: s e s / coupon
        rest: -
        """,
    )
    use(state, "A", "lamp", "B", pay="A1")
    events = answer_all(state, "decline", B=("react", "coupon", "B1"))
    assert names(events) == ["reacted", "exposed", "blocked", "turn"]
    assert hand(state, "C") == ["coupon"]


# L-art-10: who is asked, and who comes first.


@pytest.mark.rule("L-art-10", "L-info-5")
def test_everyone_with_an_artifact_and_a_hidden_recruit_is_asked_whatever_they_hold() -> None:
    state = scene("""
        seats: 6
        turn: B action
        A: E* e e / turntable
        B: S* s s / umbrella
        C: s e s / -
        D: [s] [e] [e] / expired-coupon
        E: [s] [e] e / opera-glasses
        F: s s e / dark-glasses, instant-camera
    """)
    do(state, "B", "interrogate", "C1")
    # Not B, who acts; not C, without an artifact; not D, without a hidden recruit.
    assert asked(state) == "AEF"
    assert question(state) == "react"
    assert look(state)["asked"]["together"]
    assert kinds_of(state, "A") == {"decline"}
    do(state, "F", "decline")
    assert asked(state) == "AE"
    do(state, "A", "decline")
    events = do(state, "E", "decline")
    assert looks(events) == [("B", "C1")]


@pytest.mark.rule("L-art-10", "L-info-5")
@pytest.mark.parametrize("hand_of_c", ["dark-glasses", "turntable"])
def test_the_question_looks_the_same_whether_or_not_somebody_can_react(hand_of_c: str) -> None:
    state = scene(f"""
        turn: A action
        A: E* e e / -
        B: S* s s / opera-glasses
        C: s e s / {hand_of_c}
        rest: -
    """)
    do(state, "A", "interrogate", "C1")
    assert look(state)["asked"] == {
        "seats": [1, 2],
        "question": "react",
        "together": True,
        "about": {"seat": 0, "deed": "interrogation", "place": 6},
    }


@pytest.mark.rule("L-art-10")
def test_windows_depend_on_the_deck_and_never_on_hands() -> None:
    text = """
        turn: A action
        A: E* [e] e / umbrella / gun B
        B: S* s s / opera-glasses
        rest: -
    """
    # The standard deck answers everything but hiding, wherever its reactions lie.
    for deed, window in ((("shoot",), True), (("interrogate", "B1"), True), (("hide", "A2"), False)):
        state = scene(text)
        do(state, "A", *deed)
        assert (question(state) == "react") == window
    # A deck whose only reaction answers hiding, and which nobody holds.
    deck = deck_file(card("cover", "cancel", on="hiding"))
    for deed, window in ((("shoot",), False), (("interrogate", "B1"), False), (("hide", "A2"), True)):
        state = scene_with(deck, text.replace("umbrella", "doorstop").replace("opera-glasses", "paperweight"))
        do(state, "A", *deed)
        assert (question(state) == "react") == window


RECRUITS = {"A": "E* e e", "B": "S* s s", "C": "e s s", "D": "e e s", "E": "e e s"}


def who_reacts(order: str, active: str, deed: str, target: str, answering: str) -> list[str]:
    """The seats whose reaction counts when all of `answering` would stop what the active player does."""
    gun = {active: f"/ gun {target}"}
    lines = ["seats: 5", f"order: {order}", f"turn: {active} action"]
    lines += [f"{who}: {trio} / lamp, coupon, shield {gun.get(who, '')}" for who, trio in RECRUITS.items()]
    state = scene_with(COUPONS, "\n".join(lines))
    if deed == "lamp":
        use(state, active, "lamp", target, pay=f"{active}1")
    else:
        do(state, active, "shoot")
    reaction = "coupon" if deed == "lamp" else "shield"
    events = answer_all(state, "decline", **{who: ("react", reaction, f"{who}1") for who in answering})
    return ["ABCDE"[event["seat"]] for event in events if event["event"] == "reacted"]


@pytest.mark.rule("L-art-10", "L-a15")
@pytest.mark.parametrize("deed", ["lamp", "shot"])
@pytest.mark.parametrize("order", ["clockwise", "reversed"])
@pytest.mark.parametrize(
    ("active", "target", "answering", "first"),
    [
        ("C", "A", "ABDE", "A"),  # the targeted player comes first
        ("C", "A", "BDE", "D"),  # then clockwise from the active player, also when play is reversed
        ("C", "A", "BE", "E"),
        ("C", "B", "AE", "E"),
        ("A", "E", "BCD", "B"),
        ("E", "C", "ABD", "A"),
        ("E", "D", "BCD", "D"),
    ],
)
def test_the_targeted_player_comes_first_and_then_clockwise_from_the_active_one(
    deed: str, order: str, active: str, target: str, answering: str, first: str
) -> None:
    assert who_reacts(order, active, deed, target, answering) == [first]


@pytest.mark.rule("L-art-10", "L-a03")
@pytest.mark.parametrize(("answering", "first"), [("BDE", "D"), ("BE", "E"), ("BD", "D"), ("BC", "B")])
def test_all_players_whom_an_artifact_targets_come_before_the_others(answering: str, first: str) -> None:
    """The holders of guns, D and E, are both targeted; of them, clockwise from A."""
    state = scene_with(
        COUPONS,
        """
        seats: 5
        guns: 4
        turn: A action
        A: E* e e / lantern
        B: S* s s / coupon
        C: e s s / coupon
        D: e e s / coupon / gun A
        E: e e s / coupon / gun A
        """,
    )
    use(state, "A", "lantern", "D1", "E1", pay="A1")
    events = answer_all(state, "decline", **{who: ("react", "coupon", f"{who}2") for who in answering})
    assert ["ABCDE"[event["seat"]] for event in events if event["event"] == "reacted"] == [first]


@pytest.mark.rule("L-art-10")
def test_an_answer_already_given_is_shown_to_nobody_else() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / umbrella
        D: S* s e / opera-glasses
        rest: -
    """)
    do(state, "A", "shoot")
    before = [look(state, viewer)["players"] for viewer in "ACD"]
    assert do(state, "B", "react", "umbrella", "B1") == []
    assert [look(state, viewer)["players"] for viewer in "ACD"] == before
    assert look(state, "B")["you"]["answered"] is not None
    assert look(state, "D")["you"]["answered"] is None


# L-art-11: a card's text beats a general rule, but for three.


@pytest.mark.rule("L-art-11", "L-gun-3", "L-act-3")
def test_a_cards_text_beats_a_general_rule() -> None:
    state = scene("""
        turn: A action
        A: E* e e / remote-control, mail-order-catalogue
        B: S* s s / - / gun A
        D: [e] [e] [s] / -
        rest: -
    """)
    played(state, "A", "remote-control", "B", "C", pay="A1")
    assert player(state, "B")["aim"] == 2  # outside of the aim phase of B's turn
    for _ in range(3):
        pass_turn(state)
    do(state, "A", "skip")
    played(state, "A", "mail-order-catalogue", "D", pay="A2")
    assert has_gun(state, "D")  # out of turn, and with no hidden recruit to pay


@pytest.mark.rule("L-art-11", "L-gun-4")
def test_no_card_text_aims_a_gun_at_its_holder() -> None:
    state = scene_with(
        deck_file(card("wire", "aim 1 2", choose=["player", "other"], copies=2)),
        """
        turn: A action
        A: E* e e / wire
        B: S* s s / - / gun C
        rest: -
        """,
    )
    do(state, "A", "use", "wire")
    assert question(state, "A") == "pay"  # B's gun at D: not at B, nor at C again, nor at A, who is not another
    do(state, "A", "pay", "A1")
    assert player(state, "B")["aim"] == 3


# L-art-12: discarding, and shuffling the discards in.


@pytest.mark.rule("L-art-12")
@pytest.mark.parametrize("die", [0, 1])
def test_in_edition_a_a_discarded_hand_is_shuffled_under_the_deck_before_the_draw(die: int) -> None:
    state = scene(f"""
        edition: A
        turn: A artifact
        A: E* e e / umbrella, turntable
        D: S* s s / {all_but("umbrella", "turntable")}
        dice: {die}
        rest: -
    """)
    events = do(state, "A", "discard")
    assert names(events) == ["put-under", "drew"]
    assert events[0]["count"] == 2
    # With the deck empty, A draws one of their own two again: which one, the shuffle said.
    assert hand(state, "A") == [["umbrella"], ["turntable"]][die]
    assert look(state)["pile"] == 1
    # Face down: nobody else learns what was discarded.
    for viewer in "BCD":
        assert known_hand(state, "A", viewer) == []
        assert "umbrella" not in str(state.events("ABCD".index(viewer)))
    assert look(state)["discards"] == []


@pytest.mark.rule("L-art-12", "L-art-4")
def test_in_edition_a_a_discarded_hand_lies_under_the_rest_of_the_deck() -> None:
    state = scene(f"""
        edition: A
        turn: A artifact
        A: E* e e / umbrella, turntable
        D: S* s s / {all_but("umbrella", "turntable", "alarm-clock")}
        pile: alarm-clock
        rest: -
    """)
    do(state, "A", "discard")
    assert hand(state, "A") == ["alarm-clock"]
    assert look(state)["pile"] == 2


@pytest.mark.rule("L-art-12", "L-art-4", "L-info-2")
def test_in_edition_b_a_discarded_hand_lies_open_and_is_not_shuffled_in_before_it_is_needed() -> None:
    state = scene(f"""
        edition: B
        turn: A artifact
        A: E* e e / umbrella, turntable
        D: S* s s / {all_but("umbrella", "turntable", "alarm-clock")}
        pile: alarm-clock
        rest: -
    """)
    events = do(state, "A", "discard")
    assert names(events) == ["discarded", "discarded", "drew"]
    assert hand(state, "A") == ["alarm-clock"]
    assert sorted(look(state)["discards"]) == ["turntable", "umbrella"]
    assert look(state)["pile"] == 0  # empty, and so it stays until a draw finds it so
    do(state, "A", "skip")
    events = do(state, "B", "discard")
    assert names(events) == ["reshuffled", "drew"]
    assert events[0]["count"] == 2
    assert hand(state, "B") in (["umbrella"], ["turntable"])
    assert (look(state)["discards"], look(state)["pile"]) == ([], 1)


@pytest.mark.rule("L-art-12", "L-art-4")
@pytest.mark.parametrize(("dice", "drawn"), [("2 1", "turntable"), ("0 1", "alarm-clock"), ("1 1", "umbrella")])
def test_in_edition_b_the_discards_are_shuffled_into_a_new_deck(dice: str, drawn: str) -> None:
    state = scene(f"""
        edition: B
        turn: A artifact
        D: S* s s / {all_but("umbrella", "turntable", "alarm-clock")}
        discards: alarm-clock, umbrella, turntable
        dice: {dice}
        rest: -
    """)
    do(state, "A", "discard")
    assert hand(state, "A") == [drawn]
    assert known_hand(state, "A", "B") == []


@pytest.mark.rule("L-art-12", "L-art-4", "L-shot-2")
def test_in_edition_b_a_shot_can_draw_the_card_that_was_used_against_it() -> None:
    state = scene(f"""
        edition: B
        turn: A action
        A: E* e e / - / gun B
        B: e s s / -
        C: S* s e / restraining-order
        D: s s e / {all_but("restraining-order")}
    """)
    events = shoot(state, "A", C=("react", "restraining-order", "C2"))
    assert [event["seat"] for event in events if event["event"] == "drew"] == [3]
    assert hand_size(state, "D") == 24


# L-art-13: what leaves the game leaves it also when it is cancelled (all other artifacts: L-a23).


@both_editions
@pytest.mark.rule("L-art-13", "L-a16")
def test_a_cancelled_espresso_machine_leaves_the_game(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / espresso-machine
        B: S* s s / expired-coupon
        rest: -
    """)
    pile = look(state)["pile"]
    played(state, "A", "espresso-machine", pay="A1", B=("react", "expired-coupon", "B1"))
    assert look(state)["out"] == ["espresso-machine"]
    assert look(state)["discards"] == (["expired-coupon"] if edition == "B" else [])
    assert look(state)["pile"] == (pile if edition == "B" else pile + 1)
    assert turn_of(state) == "B"


# L-art-14: what can no longer be affected is skipped; the rest still happens.


@pytest.mark.rule("L-art-14")
def test_a_recruit_that_paid_for_a_reaction_is_skipped_and_the_rest_happens() -> None:
    state = scene_with(
        COUNTERS,
        """
        turn: A action
        A: E* e e / phone
        B: S* s s / tip
        C: s e s / -
        rest: -
        """,
    )
    use(state, "A", "phone", "B2", "C3", pay="A1")
    events = answer_all(state, "decline", B=("react", "tip", "B2"))
    assert exposures(events) == ["B2"]
    assert looks(events) == [("A", "C3")]
    assert known_by(state, "C3") == "AC"
    assert hand_size(state, "B") == 1  # the reaction drew, and stopped nothing


@pytest.mark.rule("L-art-14")
def test_a_recruit_that_is_already_exposed_is_not_exposed_again() -> None:
    state = scene_with(
        COUNTERS,
        """
        turn: A action
        A: E* e e / flash
        B: S* s s / tip
        rest: -
        """,
    )
    use(state, "A", "flash", "B2", pay="A1")
    events = answer_all(state, "decline", B=("react", "tip", "B2"))
    assert names(events) == ["reacted", "exposed", "drew", "turn"]


@pytest.mark.rule("L-art-14", "L-a14")
def test_an_alarm_passes_over_who_has_exposed_a_recruit_to_react() -> None:
    state = scene_with(
        COUNTERS,
        """
        turn: A action
        A: E* e e / bell
        B: S* s s / tip
        C: s e s / -
        D: [e] e s / -
        """,
    )
    use(state, "A", "bell", pay="A1")
    answer_all(state, "decline", B=("react", "tip", "B2"))
    assert (asked(state), question(state)) == ("C", "expose")
