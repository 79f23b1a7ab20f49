"""Who may know what, but for recruits and claims (L-info-2, L-info-5 to L-info-7, L-info-11)."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import Dice
from tests.leaders.play import (
    act,
    answer_all,
    asked,
    both_editions,
    do,
    everything,
    hand,
    kinds_of,
    listed,
    log,
    look,
    pass_turn,
    place_of,
    player,
    question,
    random_game,
    scene,
    seat_of,
    use,
)

# L-info-2: artifacts.


@pytest.mark.rule("L-info-2", "L-info-7")
@both_editions
def test_hands_are_secret_and_their_sizes_public(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        A: e e s / umbrella, turntable, boomerang
        B: s s e / -
        C: E* e s / opera-glasses
    """)
    assert hand(state, "A") == ["turntable", "umbrella", "boomerang"]
    for viewer in (None, *"ABCD"):
        assert [player(state, who, viewer)["hand"] for who in "ABCD"] == [3, 0, 1, 2]
        for who in "ABCD":
            known = player(state, who, viewer)["known_artifacts"]
            assert known == (hand(state, who) if who == viewer else [])


@pytest.mark.rule("L-info-2")
@both_editions
def test_the_order_of_the_deck_is_secret(edition: str) -> None:
    """Two tables that differ only in the next cards look alike to all, and after a draw to all others."""
    text = """
        edition: {edition}
        A: e e s / -
        B: s s e / umbrella
        C: E* s s / opera-glasses
        D: S* e e / -
        pile: {pile}
    """
    one = scene(text.format(edition=edition, pile="turntable, flash-camera"))
    two = scene(text.format(edition=edition, pile="flash-camera, turntable"))
    assert everything(one, None, *"ABCD") == everything(two, None, *"ABCD")
    do(one, "A", "discard")
    do(two, "A", "discard")
    assert (hand(one, "A"), hand(two, "A")) == (["turntable"], ["flash-camera"])
    assert everything(one, None, *"BCD") == everything(two, None, *"BCD")
    assert [entry["artifact"] for entry in log(one, "A", "drew")] == ["turntable"]
    assert [entry["artifact"] for entry in log(one, "B", "drew")] == [None]


@pytest.mark.rule("L-info-2")
def test_in_edition_b_all_may_look_through_the_discards() -> None:
    state = scene("""
        A: e e s / umbrella, turntable
        discards: opera-glasses
    """)
    do(state, "A", "discard")
    for viewer in (None, *"ABCD"):
        assert look(state, viewer)["discards"] == ["opera-glasses", "turntable", "umbrella"]
        shown = [entry["artifact"] for entry in log(state, viewer, "discarded")]
        assert shown == ["turntable", "umbrella"]


@pytest.mark.rule("L-info-2", "L-art-12")
def test_in_edition_a_nobody_learns_what_was_discarded() -> None:
    one, two = (
        scene(f"""
            edition: A
            A: e e s / {held}
            B: s s e / -
            C: E* s s / -
            D: S* e e / -
            pile: flash-camera
        """)
        for held in ("umbrella, turntable", "opera-glasses, dark-glasses")
    )
    for state in (one, two):
        do(state, "A", "discard")
    assert everything(one, None, *"BCD") == everything(two, None, *"BCD")
    assert look(one, "B")["discards"] == []
    assert look(one)["pile"] == 24 - 1


# L-info-5: waiting for reactions.

WINDOWS: dict[str, list[tuple[str, ...]]] = {
    "an interrogation": [("A", "interrogate", "B1")],
    "a shot": [("A", "shoot")],
    "an artifact": [("A", "use", "rubber-duck"), ("A", "pay", "A1")],
}


@pytest.mark.rule("L-info-5", "L-art-10")
@pytest.mark.parametrize("deed", WINDOWS)
def test_the_same_players_are_asked_whatever_they_hold(deed: str) -> None:
    """Two tables that differ only in what B and C hold: those who can react, and those who cannot."""
    text = """
        turn: A action
        A: e e s / rubber-duck / gun B
        B: s s e / {b} / gun C
        C: E* s s / {c}
        D: S* [e] e / karaoke-machine
    """
    able = scene(text.format(b="umbrella, dark-glasses", c="restraining-order, instant-camera, expired-coupon"))
    unable = scene(text.format(b="turntable, alarm-clock", c="flash-camera, snow-globe, opera-glasses"))
    for state in (able, unable):
        for who, kind, *words in WINDOWS[deed]:
            do(state, who, kind, *words)
        assert question(state) == "react"
        assert asked(state) == "BCD"
    assert len(able.legal(1) + able.legal(2)) > len(unable.legal(1) + unable.legal(2)) == 2
    assert everything(able, None, "A", "D") == everything(unable, None, "A", "D")
    # Answers trickle in, and still nobody can tell: not even that somebody has reacted.
    do(able, "C", able.legal(2)[-1].kind, *able.legal(2)[-1].args)
    do(unable, "C", "decline")
    assert everything(able, None, "A", "D") == everything(unable, None, "A", "D")
    do(able, "B", "decline")
    do(unable, "B", "decline")
    assert asked(able) == asked(unable) == "D"
    assert everything(able, None, "A", "D") == everything(unable, None, "A", "D")


@pytest.mark.rule("L-info-5", "L-art-10")
def test_who_declines_with_a_reaction_in_hand_looks_like_who_has_none() -> None:
    able, unable = (
        scene(f"""
            turn: A action
            A: e e s / -
            B: s s e / {held}
            C: E* s s / -
            D: S* [e] e / -
        """)
        for held in ("boomerang", "turntable")
    )
    for state in (able, unable):
        do(state, "A", "arm", "A1")
        assert asked(state) == "B"
        do(state, "B", "decline")
        do(state, "A", "aim", "B")
    assert everything(able, None, *"ACD") == everything(unable, None, *"ACD")


@pytest.mark.rule("L-info-5")
def test_only_what_is_public_decides_who_is_asked() -> None:
    """No artifact, or no hidden recruit: everybody can see that these cannot react."""
    state = scene("""
        seats: 6
        turn: A action
        B: s s e / -
        C: [s] [e] [s] / umbrella
        D: [e] s [e] / turntable
        E: e e s / alarm-clock
        F: [E*] [e] s / -
    """)
    do(state, "A", "interrogate", "B1")
    assert asked(state) == "DE"


@pytest.mark.rule("L-info-5")
@both_editions
def test_windows_open_in_random_games_by_public_facts_alone(edition: str) -> None:
    windows = 0
    for state in random_game(6, seed=21, edition=edition, turns=10, claims=0):
        seen = look(state)
        if seen["asked"]["question"] == "react" and not any(state.answers):
            windows += 1
            could = [
                one["seat"]
                for one in seen["players"]
                if one["hand"] and not all(recruit["exposed"] for recruit in one["recruits"])
            ]
            assert seen["asked"]["seats"] == [seat for seat in could if seat != seen["active"]]
    assert windows > 20


# L-info-6, L-info-7.


@pytest.mark.rule("L-info-6")
def test_who_is_a_wastelander_is_public() -> None:
    state = scene("""
        seats: 5
        turn: A action
        A: e e s / - / gun C
        B: s s e / - / wastelander
        C: s e s
        D: E* s s
        rest: -
    """)
    for viewer in (None, *"ABCDE"):
        assert [one["wastelander"] for one in look(state, viewer)["players"]] == [False, True, False, False, False]
    do(state, "A", "shoot")
    for viewer in (None, *"ABCDE"):
        assert [one["wastelander"] for one in look(state, viewer)["players"]] == [False, True, True, False, False]
        assert [entry["seat"] for entry in log(state, viewer, "turned-wastelander")] == [2]


@pytest.mark.rule("L-info-7")
@both_editions
def test_nobody_sees_an_artifact_that_was_drawn_given_or_taken_by_others(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A artifact
        A: e e s / -
        B: s s e / vacuum-cleaner
        C: E* s s / umbrella, turntable
        D: S* e e / boomerang
        pile: flash-camera
    """)
    do(state, "A", "discard")
    pass_turn(state)
    do(state, "B", "skip")
    use(state, "B", "vacuum-cleaner", "C", pay="B1")
    answer_all(state, "decline")
    do(state, "C", "give", hand(state, "C")[0], "D")
    for viewer in (None, *"ABCD"):
        for event, parties in (("drew", "A"), ("stole", "BC"), ("gave", "CD")):
            (entry,) = log(state, viewer, event)
            assert (entry["artifact"] is not None) == (viewer is not None and viewer in parties)
    assert [player(state, who, "A")["known_artifacts"] for who in "BCD"] == [[], [], []]
    assert [player(state, who)["known_artifacts"] for who in "ABCD"] == [[], [], [], []]
    assert player(state, "B", "C")["known_artifacts"] == hand(state, "B")  # C was robbed of it
    assert len(player(state, "D", "C")["known_artifacts"]) == 1  # C gave it


# L-info-11: a declaration that is not complete.

DECLARATIONS: dict[str, list[tuple[str, str]]] = {
    "opera-glasses": [("choose-player", "B"), ("pay", "A1")],
    "party-line-telephone": [("choose-recruit", "B1"), ("choose-recruit", "C2"), ("pay", "A2")],
    "metal-detector": [("choose-recruit", "B1"), ("choose-recruit", "C2"), ("pay", "A2")],
    "flash-camera": [("choose-recruit", "C3"), ("pay", "A3")],
    "trading-cards": [("choose-recruit", "A1"), ("choose-recruit", "B2"), ("pay", "A1")],
    "matchmakers-almanac": [("choose-recruit", "B1"), ("choose-recruit", "D2"), ("pay", "A1")],
    "blanket-fort": [("choose-player", "D"), ("pay", "A1")],
    "turntable": [("pay", "A3")],
    "remote-control": [("choose-player", "B"), ("choose-player", "D"), ("pay", "A1")],
    "mail-order-catalogue": [("choose-player", "D"), ("pay", "A1")],
}
"""Each with the choices that its player makes, the payment last."""


@pytest.mark.rule("L-info-11")
@both_editions
@pytest.mark.parametrize("artifact", DECLARATIONS)
def test_until_a_declaration_is_complete_nobody_else_can_tell(artifact: str, edition: str) -> None:
    """Not by a view, not by the log, not by what they may do or by the reasons why they may not."""
    state = scene(f"""
        seats: 5
        edition: {edition}
        guns: 3
        turn: A action
        A: e e s / {artifact}, umbrella
        B: s s [e] / dark-glasses / gun C
        C: E* s s / instant-camera / gun A
        D: S* [e] [e] / expired-coupon
    """)
    before = everything(state, None, *"BCDE")
    some = [act(state, "skip"), act(state, "interrogate", "D1"), act(state, "pay", "C1"), act(state, "decline")]
    refused = [state.why_not(seat, action) for seat in range(1, 5) for action in some]
    do(state, "A", "use", artifact)
    for kind, word in DECLARATIONS[artifact]:
        assert everything(state, None, *"BCDE") == before
        assert [state.why_not(seat, action) for seat in range(1, 5) for action in some] == refused
        assert question(state, "B") == "action"
        asked_of_user = look(state, "A")["asked"]  # while its player is told how far they are
        assert asked_of_user["question"] == ("pay" if kind == "pay" else "choose")
        assert asked_of_user["about"]["artifact"] == artifact
        do(state, "A", kind, word)
    # Complete: announced at once, with all that was chosen.
    assert question(state) == "react"
    chosen: list[dict[str, int]] = []
    for kind, word in DECLARATIONS[artifact][:-1]:
        chosen.append({"target": seat_of(word)} if kind == "choose-player" else {"place": place_of(word)})
    for viewer in (None, *"ABCDE"):
        (used,) = log(state, viewer, "used")
        assert (used["seat"], used["artifact"], used.get("choices", [])) == (0, artifact, chosen)
        about = look(state, viewer)["asked"]["about"]
        assert (about["seat"], about["artifact"], len(about["declared"])) == (0, artifact, len(chosen))
        exposed = [entry["place"] for entry in log(state, viewer, "exposed")]
        assert exposed == [place_of(DECLARATIONS[artifact][-1][1])]


@pytest.mark.rule("L-info-11")
def test_two_half_made_declarations_look_alike() -> None:
    """Even another card: what is begun shows nowhere, and the dice of a guess start from the beginning."""
    states = []
    for artifact, choice in (("opera-glasses", ("choose-player", "B")), ("flash-camera", ("choose-recruit", "B1"))):
        state = scene("""
            turn: A action
            A: e e s / opera-glasses, flash-camera
            B: s s e / dark-glasses
            C: E* s s / instant-camera
            D: S* e e / expired-coupon
        """)
        do(state, "A", "use", artifact)
        do(state, "A", *choice)
        states.append(state)
    one, two = states
    assert everything(one, None, *"BCD") == everything(two, None, *"BCD")
    for state in states:
        guess = state.sample(1, Dice(4))
        assert {"skip", "interrogate", "arm"} <= kinds_of(guess, "A")
    assert one.sample(1, Dice(4)).legal(0) == two.sample(1, Dice(4)).legal(0)


@pytest.mark.rule("L-info-11")
def test_an_answer_in_secret_is_seen_by_its_player_only() -> None:
    state = scene("""
        turn: A action
        A: e e s
        B: s s e / dark-glasses
        C: E* s s / instant-camera
        D: S* e e / expired-coupon
    """)
    do(state, "A", "interrogate", "B1")
    other = state.copy()
    do(state, "B", "react", "dark-glasses", "B2")
    do(other, "B", "decline")
    assert everything(state, None, *"ACD") == everything(other, None, *"ACD")
    answered: Any = [look(one, "B")["you"]["answered"] for one in (state, other)]
    assert answered == [["react", 20, 1], ["decline"]]
    assert listed(state, "B", "react") == []
