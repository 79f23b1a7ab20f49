"""The five actions (L-act)."""

from __future__ import annotations

import pytest

from tests.leaders.play import (
    aim_of,
    answer_all,
    asked,
    both_editions,
    do,
    hand,
    kinds_of,
    listed,
    log,
    look,
    may,
    names,
    own,
    pass_turn,
    place_of,
    player,
    question,
    recruits,
    refusal,
    scene,
    use,
)

# Interrogate.


@pytest.mark.rule("L-act-1")
@pytest.mark.parametrize("place", ["B1", "C3", "D2"])
def test_interrogate_one_hidden_recruit_of_any_other_player(place: str) -> None:
    """It is looked at in secret, and left where it was, as it was."""
    state = scene("""
        turn: A action
        A: e e s
        B: S* s e
        C: E* s s
        D: e s e
        rest: -
    """)
    before = [own(state, who) for who in "ABCD"]
    do(state, "A", "interrogate", place)
    owner, slot = place[0], int(place[1]) - 1
    seen = ["?", "?", "?"]
    seen[slot] = own(state, owner).split()[slot]
    assert recruits(state, owner, "A") == " ".join(seen)
    assert [own(state, who) for who in "ABCD"] == before  # in its place, face down
    for viewer in (None, *({*"BCD"} - {owner})):
        assert recruits(state, owner, viewer) == "? ? ?"  # shown to nobody
    assert asked(state) == "B"  # and that was the action


@pytest.mark.rule("L-act-1")
def test_only_hidden_recruits_can_be_interrogated() -> None:
    state = scene("""
        turn: A action
        A: e e s
        B: [S*] s [e]
        C: [e] [s] [e]
        D: E* s s
        rest: -
    """)
    assert listed(state, "A", "interrogate") == [(place_of(word),) for word in ("B2", "D1", "D2", "D3")]
    assert refusal(state, "A", "interrogate", "B1") == "L-act-1"


@pytest.mark.rule("L-act-1")
def test_an_interrogation_costs_nothing() -> None:
    state = scene("""
        turn: A action
        A: [e] [e] [s] / umbrella
        B: S* s e
        rest: -
    """)
    events = do(state, "A", "interrogate", "B1")  # without any hidden recruit of one's own
    assert names(events) == ["interrogated", "looked", "turn"]
    assert hand(state, "A") == ["umbrella"]


@pytest.mark.rule("L-act-7")
@pytest.mark.parametrize("who", "ABCD")
def test_nobody_interrogates_themselves(who: str) -> None:
    state = scene(f"turn: {who} action\nrest: -")
    for slot in "123":
        assert not may(state, who, "interrogate", who + slot)
        assert refusal(state, who, "interrogate", who + slot) == "L-act-7"
    assert len(listed(state, who, "interrogate")) == 9


# Use an artifact.


@pytest.mark.rule("L-act-2", "L-art-2")
@both_editions
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_use_an_artifact_by_exposing_a_hidden_recruit_of_choice(slot: int, edition: str) -> None:
    """First the payment, then the effect."""
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: e s E* / opera-glasses, umbrella
        B: S* s e
        rest: -
    """)
    events = use(state, "A", "opera-glasses", "B", pay=f"A{slot}")
    assert names(events) == ["used", "exposed", "looked", "looked", "looked", "turn"]
    words = ["e", "s", "E*"]
    words[slot - 1] = f"[{words[slot - 1]}]"
    assert own(state, "A") == " ".join(words)
    assert recruits(state, "B", "A") == "S* s e"
    assert hand(state, "A") == ["umbrella"]


@pytest.mark.rule("L-act-2")
def test_an_exposed_recruit_cannot_pay() -> None:
    state = scene("""
        turn: A action
        A: e [s] e / opera-glasses
        B: S* s e
        rest: -
    """)
    do(state, "A", "use", "opera-glasses")
    do(state, "A", "choose-player", "B")
    assert listed(state, "A", "pay") == [(0,), (2,)]
    assert refusal(state, "A", "pay", "A2") == "L-art-2"


@pytest.mark.rule("L-act-2")
def test_the_only_hidden_recruit_pays_without_asking() -> None:
    state = scene("""
        turn: A action
        A: [e] s [e] / opera-glasses
        B: S* s e
        rest: -
    """)
    do(state, "A", "use", "opera-glasses")
    do(state, "A", "choose-player", "B")
    assert own(state, "A") == "[e] [s] [e]"
    assert recruits(state, "B", "A") == "S* s e"


@pytest.mark.rule("L-act-2")
def test_without_a_hidden_recruit_no_artifact_can_be_used() -> None:
    state = scene("""
        turn: A action
        A: [e] [s] [e] / opera-glasses, turntable
        rest: -
    """)
    assert "use" not in kinds_of(state, "A")
    assert refusal(state, "A", "use", "opera-glasses") == "L-act-2"
    assert refusal(state, "A", "use", "turntable") == "L-act-2"


@pytest.mark.rule("L-act-2")
def test_only_an_artifact_in_the_hand_can_be_used() -> None:
    state = scene("""
        turn: A action
        A: e s e / opera-glasses
        B: s s e / turntable
    """)
    assert listed(state, "A", "use") == [(0,)]
    assert refusal(state, "A", "use", "turntable") == "L-act-2"


# Arm.


@pytest.mark.rule("L-act-3")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_arm_by_exposing_a_hidden_recruit_of_choice_and_aim_at_once(slot: int) -> None:
    state = scene("""
        turn: A action
        A: e s E*
        rest: -
    """)
    assert names(do(state, "A", "arm", f"A{slot}")) == ["arming", "exposed", "armed"]
    words = ["e", "s", "E*"]
    words[slot - 1] = f"[{words[slot - 1]}]"
    assert own(state, "A") == " ".join(words)
    assert (look(state)["centre"], player(state, "A")["gun"], aim_of(state, "A")) == (1, True, None)
    assert (question(state), asked(state)) == ("aim", "A")
    assert kinds_of(state, "A") == {"aim"}
    assert look(state)["phase"] == "action"  # at once, before the aim phase
    do(state, "A", "aim", "C")
    assert aim_of(state, "A") == "C"


@pytest.mark.rule("L-act-3")
def test_no_arming_with_no_gun_in_the_centre() -> None:
    state = scene("""
        turn: A action
        A: e s e
        B: s s e / - / gun A
        C: E* s s / - / gun A
        rest: -
    """)
    assert look(state)["centre"] == 0
    assert "arm" not in kinds_of(state, "A")
    assert [refusal(state, "A", "arm", word) for word in ("A1", "A2", "A3")] == ["L-act-3"] * 3


@pytest.mark.rule("L-act-3")
def test_no_arming_without_a_hidden_recruit() -> None:
    state = scene("""
        turn: A action
        A: [e] [s] [e]
        rest: -
    """)
    assert "arm" not in kinds_of(state, "A")
    assert [refusal(state, "A", "arm", word) for word in ("A1", "A2", "A3")] == ["L-act-3"] * 3


@pytest.mark.rule("L-act-3")
def test_an_exposed_recruit_cannot_pay_for_a_gun() -> None:
    state = scene("""
        turn: A action
        A: [e] s [e]
        rest: -
    """)
    assert listed(state, "A", "arm") == [(1,)]
    assert refusal(state, "A", "arm", "A1") == "L-act-3"


@pytest.mark.rule("L-act-3", "L-gun-1")
def test_no_arming_while_holding_a_gun() -> None:
    state = scene("""
        turn: A action
        A: e s e / - / gun B
        rest: -
    """)
    assert look(state)["centre"] == 1
    assert "arm" not in kinds_of(state, "A")
    assert refusal(state, "A", "arm", "A1") == "L-gun-1"


# Shoot.


@pytest.mark.rule("L-act-4")
@pytest.mark.parametrize("target", "BCD")
def test_shoot_the_player_at_whom_the_gun_is_aimed(target: str) -> None:
    state = scene(f"""
        turn: A action
        A: e e s / - / gun {target}
        B: s s e
        C: E* s s
        D: S* e e
        rest: -
    """)
    events = do(state, "A", "shoot")
    assert [(event["seat"], event["target"]) for event in events if event["event"] == "shot"] == [
        (0, "ABCD".index(target))
    ]
    assert ["ABCD"[event["seat"]] for event in events if event["event"] == "hit"] == [target]


@pytest.mark.rule("L-act-4")
def test_then_the_gun_returns_to_the_centre() -> None:
    """After the shot has had its effect; and it needs no payment."""
    state = scene("""
        turn: A action
        A: [e] [e] [s] / - / gun B
        B: s s e
        C: E* s s
        rest: -
    """)
    assert look(state)["centre"] == 1
    events = do(state, "A", "shoot")
    assert names(events).index("hit") < names(events).index("dropped") < names(events).index("turn")
    assert (player(state, "A")["gun"], aim_of(state, "A"), look(state)["centre"]) == (False, None, 2)


@pytest.mark.rule("L-act-4")
def test_nobody_shoots_without_a_gun() -> None:
    state = scene("""
        turn: A action
        A: e e s
        B: s s e / - / gun A
        rest: -
    """)
    assert "shoot" not in kinds_of(state, "A")
    assert refusal(state, "A", "shoot") == "L-act-4"


@pytest.mark.rule("L-act-4")
def test_guns_of_others_stay_where_they_are() -> None:
    state = scene("""
        turn: A action
        A: e e s / - / gun B
        B: s s e
        C: E* s s / - / gun A
        rest: -
    """)
    do(state, "A", "shoot")
    assert (aim_of(state, "A"), aim_of(state, "C"), look(state)["centre"]) == (None, "A", 1)


# Hide.


@pytest.mark.rule("L-act-5")
@pytest.mark.parametrize("place", ["A1", "B2", "B3", "D3"])
def test_hide_one_exposed_follower_of_any_player(place: str) -> None:
    state = scene("""
        turn: A action
        A: [e] e s
        B: s [s] [e]
        C: E* s s
        D: S* e [e]
        rest: -
    """)
    events = do(state, "A", "hide", place)
    assert [(event["event"], event.get("seat"), event.get("place")) for event in events[:1]] == [
        ("hidden", 0, place_of(place))
    ]
    left = {word for word in ("A1", "B2", "B3", "D3") if word != place}
    up = {
        owner["seat"] * 3 + slot
        for owner in look(state)["players"]
        for slot, recruit in enumerate(owner["recruits"])
        if recruit["exposed"]
    }
    assert up == {place_of(word) for word in left}
    assert asked(state) == "B"


@pytest.mark.rule("L-act-5")
def test_a_leader_cannot_be_hidden() -> None:
    state = scene("""
        turn: A action
        A: [E*] e [s]
        B: s [S*] e
        C: e [s] s
        rest: -
    """)
    assert listed(state, "A", "hide") == [(place_of(word),) for word in ("A3", "C2")]
    assert refusal(state, "A", "hide", "A1") == "L-act-5"
    assert refusal(state, "A", "hide", "B2") == "L-act-5"


@pytest.mark.rule("L-act-5")
def test_a_hidden_recruit_cannot_be_hidden() -> None:
    state = scene("""
        turn: A action
        C: e [s] s
        rest: -
    """)
    assert refusal(state, "A", "hide", "C1") == "L-act-5"
    assert refusal(state, "A", "hide", "C2") is None


@pytest.mark.rule("L-act-5")
def test_hiding_costs_nothing_and_nobody_can_react_with_the_standard_deck() -> None:
    state = scene("""
        turn: A action
        A: [e] [e] [s] / -
        B: s [s] e / umbrella
        C: E* s s / expired-coupon
    """)
    assert names(do(state, "A", "hide", "B2")) == ["hidden", "turn"]


# Leaders and followers as payment.


@pytest.mark.rule("L-act-6")
def test_ones_own_leader_may_pay_for_a_gun() -> None:
    state = scene("""
        turn: A action
        A: e s E*
        rest: -
    """)
    do(state, "A", "arm", "A3")
    assert own(state, "A") == "e s [E*]"
    assert player(state, "A")["gun"]
    assert state.outcome is None


@pytest.mark.rule("L-act-6")
def test_ones_own_leader_may_pay_for_an_artifact() -> None:
    state = scene("""
        turn: A action
        A: e s S* / turntable
        rest: -
    """)
    use(state, "A", "turntable", pay="A3")
    assert own(state, "A") == "e s [S*]"
    assert not look(state)["clockwise"]


@pytest.mark.rule("L-act-6")
def test_ones_own_leader_may_pay_for_a_reaction() -> None:
    state = scene("""
        turn: A action
        A: e e s
        B: S* s e / dark-glasses
        rest: -
    """)
    do(state, "A", "interrogate", "B2")
    answer_all(state, "decline", B=("react", "dark-glasses", "B1"))
    assert own(state, "B") == "[S*] s e"
    assert not log(state, None, "looked")


@pytest.mark.rule("L-act-8")
def test_ones_own_follower_may_be_hidden_and_pay_again() -> None:
    state = scene("""
        turn: A action
        A: [e] [s] [E*] / turntable
        rest: -
    """)
    assert not kinds_of(state, "A") & {"arm", "use"}  # nothing to pay with
    do(state, "A", "hide", "A1")
    assert own(state, "A") == "e [s] [E*]"
    for _ in "BCD":
        pass_turn(state)
    do(state, "A", "skip")
    assert listed(state, "A", "arm") == [(0,)]
    paid_for_artifact = state.copy()
    do(state, "A", "arm", "A1")
    assert own(state, "A") == "[e] [s] [E*]"
    assert player(state, "A")["gun"]
    do(paid_for_artifact, "A", "use", "turntable")
    assert own(paid_for_artifact, "A") == "[e] [s] [E*]"
    assert not look(paid_for_artifact)["clockwise"]
