"""The rules of being shot, L-shot."""

from __future__ import annotations

import pytest

from tests.leaders.artifact_play import (
    card,
    deck_file,
    exposures,
    hand_size,
    has_gun,
    interrogate,
    known_by,
    known_hand,
    played,
    scene_with,
    shoot,
    turn_of,
    winners,
)
from tests.leaders.play import (
    aim_of,
    answer_all,
    asked,
    both_editions,
    do,
    hand,
    look,
    may,
    names,
    own,
    pass_turn,
    player,
    question,
    recruits,
    scene,
    team,
)

TIPS = deck_file(
    card("tip", "draw", on="shot-at-me", copies=4),
    card("gossip", "draw", on="shot", copies=4),
)
"""Reactions to a shot that cost a recruit and stop nothing."""


# L-shot-1: with an exposed leader the game ends at once.


@both_editions
@pytest.mark.rule("L-shot-1", "L-win-2", "L-win-8")
def test_a_shot_at_an_exposed_leader_ends_the_game_at_once(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / - / gun B
        B: e [S*] s / - / gun A
        rest: -
    """)
    events = shoot(state, "A")
    assert names(events) == ["shot", "ended"]
    assert state.outcome is not None
    assert (asked(state), state.legal(0), state.legal(1)) == ("", [], [])
    # Nothing else happens: no card, no gun dropped.
    assert hand_size(state, "B") == 0
    assert has_gun(state, "B")


@pytest.mark.rule("L-shot-1", "L-shot-2")
def test_a_shot_at_a_hidden_leader_does_not_end_the_game() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: [e] S* [s] / -
        rest: -
    """)
    shoot(state, "A")
    assert state.outcome is None


# L-shot-2: draw, drop the gun, expose all, hide all followers.


@both_editions
@pytest.mark.rule("L-shot-2", "L-gun-5", "L-act-4")
def test_who_is_shot_draws_drops_exposes_and_hides_in_this_order(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / - / gun B
        B: e [s] s / - / gun C
        pile: turntable
        rest: -
    """)
    events = shoot(state, "A")
    assert [(event["event"], event.get("seat"), event.get("place")) for event in events] == [
        ("shot", 0, None),
        ("hit", 1, None),
        ("drew", 1, None),
        ("dropped", 1, None),
        ("exposed", 1, 3),
        ("exposed", 1, 5),
        ("hidden", 1, 3),
        ("hidden", 1, 4),
        ("hidden", 1, 5),
        ("turned-wastelander", 1, None),
        ("dropped", 0, None),
        ("turn", 1, None),
    ]
    assert hand(state, "B") == ["turntable"]
    assert known_hand(state, "B", "A") == []
    assert not has_gun(state, "B")
    assert own(state, "B") == "e s s"
    assert look(state)["centre"] == 2


@pytest.mark.rule("L-shot-2", "L-shot-3", "L-team-1")
@pytest.mark.parametrize("trio", ["S* e e", "e S* [e]", "[e] [e] S*"])
def test_a_leader_that_the_shot_exposes_stays_exposed_and_its_holder_keeps_their_team(trio: str) -> None:
    state = scene(f"""
        turn: A action
        A: E* e e / - / gun B
        B: {trio} / -
        rest: -
    """)
    shoot(state, "A")
    assert recruits(state, "B").count("[") == 1
    assert "[S*]" in recruits(state, "B")
    assert team(state, "B") == "subterran"
    assert not player(state, "B")["wastelander"]


@pytest.mark.rule("L-shot-2")
def test_who_has_been_shot_plays_on() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: e s s / -
        rest: -
    """)
    shoot(state, "A")
    assert (turn_of(state), asked(state), question(state)) == ("B", "B", "artifact")
    do(state, "B", "skip")
    assert may(state, "B", "interrogate", "A1")
    assert may(state, "B", "arm", "B1")


@pytest.mark.rule("L-shot-2")
def test_who_is_shot_a_second_time_with_the_leader_now_exposed_ends_the_game() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: S* s e / -
        C: e s s / - / gun B
        rest: -
    """)
    shoot(state, "A")
    assert state.outcome is None
    pass_turn(state)
    do(state, "C", "skip")
    shoot(state, "C")
    assert state.outcome is not None


# L-shot-3: who had no leader becomes a Wastelander for the rest of the game.


@both_editions
@pytest.mark.rule("L-shot-3", "L-team-3", "L-info-6")
@pytest.mark.parametrize("trio", ["e e e", "s s s", "[e] [s] s"])
def test_who_is_shot_without_a_leader_becomes_a_wastelander(edition: str, trio: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e s / - / gun B
        B: {trio} / -
        rest: -
    """)
    events = shoot(state, "A")
    assert [event["seat"] for event in events if event["event"] == "turned-wastelander"] == [1]
    for viewer in ("A", "B", "C", "D", None):
        assert [player(state, who, viewer)["wastelander"] for who in "ABCD"] == [False, True, False, False]
    assert team(state, "B") == "wastelander"


@pytest.mark.rule("L-shot-3")
def test_a_wastelander_stays_one_for_the_rest_of_the_game() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / - / wastelander, gun C
        pile: umbrella
        rest: -
    """)
    events = shoot(state, "A")
    assert "turned-wastelander" not in names(events)
    # All the rest happens to them as well.
    assert hand(state, "B") == ["umbrella"]
    assert not has_gun(state, "B")
    assert exposures(events) == ["B1", "B2", "B3"]
    for _ in range(8):
        pass_turn(state)
    assert player(state, "B")["wastelander"]


# L-shot-4: everyone has seen the exposed recruits.


@pytest.mark.rule("L-shot-4", "L-info-1")
def test_everyone_remembers_the_recruits_that_a_shot_has_exposed() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: e s s / -
        rest: -
    """)
    assert recruits(state, "B") == "? ? ?"
    shoot(state, "A")
    for viewer in ("A", "C", "D", None):
        assert recruits(state, "B", viewer) == "e s s"
    assert known_by(state, "B2") == "ABCD"


# L-shot-5: reactions come before L-shot-1; exposed leaders are read when the shot takes effect.


@pytest.mark.rule("L-shot-5", "L-art-8")
def test_reactions_are_asked_before_a_shot_ends_the_game() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: [S*] s e / umbrella
        rest: -
    """)
    do(state, "A", "shoot")
    assert (asked(state), question(state), state.outcome) == ("B", "react", None)
    answer_all(state, "decline")
    assert "A" in winners(state)


@pytest.mark.rule("L-shot-5", "L-shot-1", "L-act-6")
@pytest.mark.parametrize(("pay", "ends"), [("B1", True), ("B2", False)])
def test_a_leader_exposed_to_pay_for_a_reaction_counts_when_the_shot_takes_effect(pay: str, ends: bool) -> None:
    state = scene_with(
        TIPS,
        """
        turn: A action
        A: E* e e / - / gun B
        B: S* s s / tip
        rest: -
        """,
    )
    events = shoot(state, "A", B=("react", "tip", pay))
    assert exposures(events)[0] == pay
    assert (state.outcome is not None) == ends
    if ends:
        assert names(events) == ["shot", "reacted", "exposed", "drew", "ended"]
    else:
        assert own(state, "B") == "[S*] s s"


@pytest.mark.rule("L-shot-1", "L-act-6", "L-win-2")
@pytest.mark.parametrize("way", ["artifact", "arming", "reaction"])
def test_a_leader_exposed_as_a_payment_stays_in_danger(way: str) -> None:
    state = scene("""
        turn: A action
        A: E* e e / turntable, instant-camera
        B: S* s s / - / gun A
        C: s e s / -
        D: e e s / -
    """)
    if way == "artifact":
        played(state, "A", "turntable", pay="A1")
        pass_turn(state)
        pass_turn(state)
    elif way == "arming":
        do(state, "A", "arm", "A1")
        do(state, "A", "aim", "D")
        do(state, "A", "aim", "D")
    else:
        do(state, "A", "skip")
        do(state, "B", "skip")
        interrogate(state, "B", "C1", A=("react", "instant-camera", "A1"))
        do(state, "B", "aim", "A")
        for _ in range(3):
            pass_turn(state)
    assert turn_of(state) == "B"
    assert recruits(state, "A") == "[E*] ? ?"
    assert state.outcome is None
    do(state, "B", "skip")
    shoot(state, "B")
    assert winners(state) == "BC"


@pytest.mark.rule("L-shot-5")
def test_a_leader_exposed_by_another_player_to_react_does_not_end_the_game() -> None:
    state = scene_with(
        TIPS,
        """
        turn: A action
        A: E* e e / - / gun B
        B: s s e / -
        C: S* s e / gossip
        rest: -
        """,
    )
    shoot(state, "A", C=("react", "gossip", "C1"))
    assert state.outcome is None
    assert recruits(state, "C") == "[S*] ? ?"
    assert player(state, "B")["wastelander"]


@pytest.mark.rule("L-shot-2", "L-act-4")
def test_nobody_but_the_target_is_touched_by_a_shot() -> None:
    state = scene("""
        turn: A action
        A: E* [e] e / - / gun B
        B: s s e / -
        C: S* [s] e / - / gun D
        rest: -
    """)
    shoot(state, "A")
    assert (recruits(state, "A"), recruits(state, "C")) == ("? [e] ?", "? [s] ?")
    assert aim_of(state, "C") == "D"
    assert [hand_size(state, who) for who in "ABCD"] == [0, 1, 0, 0]
