"""Reaction artifacts, L-a19 to L-a24, each alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from euphoria import State
from tests.leaders.artifact_play import (
    aimable,
    arm,
    choosable,
    exposures,
    hand_size,
    has_gun,
    interrogate,
    known_by,
    looks,
    played,
    shoot,
    turn_of,
    winners,
)
from tests.leaders.play import (
    act,
    aim_of,
    answer_all,
    asked,
    do,
    hand,
    kinds_of,
    listed,
    look,
    may,
    names,
    own,
    player,
    question,
    recruits,
    scene,
    use,
)

both_editions = pytest.mark.parametrize("edition", ["A", "B"])


# Each answers what it names, and nothing else.

DEEDS: dict[str, tuple[Callable[[State], object], set[str]]] = {
    "a shot at D": (lambda state: do(state, "A", "shoot"), {"umbrella", "restraining-order"}),
    "a shot at B": (lambda state: do(state, "C", "shoot"), {"restraining-order"}),
    "an interrogation of D": (lambda state: do(state, "A", "interrogate", "D1"), {"dark-glasses"}),
    "an interrogation of B": (lambda state: do(state, "A", "interrogate", "B1"), {"instant-camera"}),
    "an artifact": (lambda state: use(state, "A", "personality-quiz", "D", pay="A1"), {"expired-coupon"}),
    "arming": (lambda state: do(state, "B", "arm", "B1"), {"boomerang"}),
    "hiding": (lambda state: do(state, "A", "hide", "D3"), set()),
}
REACTIONS = "umbrella, restraining-order, dark-glasses, instant-camera, expired-coupon, boomerang"


@both_editions
@pytest.mark.rule("L-art-1", "L-a19", "L-a20", "L-a21", "L-a22", "L-a23", "L-a24")
@pytest.mark.parametrize("deed", list(DEEDS))
def test_each_reaction_answers_the_action_that_it_names(edition: str, deed: str) -> None:
    act_now, answers = DEEDS[deed]
    active = {"a shot at B": "C", "arming": "B"}.get(deed, "A")
    state = scene(f"""
        guns: 3
        edition: {edition}
        turn: {active} action
        A: E* e e / personality-quiz / gun D
        B: S* s s / -
        C: e e s / - / gun B
        D: e s [s] / {REACTIONS}
    """)
    act_now(state)
    deck = state.deck.artifacts  # type: ignore[attr-defined]
    assert {deck[artifact].id for artifact, _ in listed(state, "D", "react")} == answers
    assert {slot for _, slot in listed(state, "D", "react")} == ({0, 1} if answers else set())


# L-a19 Umbrella: the shot has no effect. The gun is dropped all the same. Works with an exposed leader too.


@both_editions
@pytest.mark.rule("L-a19", "L-act-4", "L-gun-5")
def test_umbrella_stops_a_shot_and_the_gun_is_dropped_all_the_same(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / - / gun B
        B: s s e / umbrella / gun A
        rest: -
    """)
    before = look(state)
    events = shoot(state, "A", B=("react", "umbrella", "B1"))
    assert names(events) == ["shot", "reacted", "exposed", "blocked", "dropped", "turn"]
    assert not has_gun(state, "A")
    assert look(state)["centre"] == before["centre"] + 1
    # No card, no exposure but the payment, no Wastelander, and the target keeps their own gun.
    assert hand(state, "B") == []
    assert recruits(state, "B") == "[s] ? ?"
    assert not player(state, "B")["wastelander"]
    assert aim_of(state, "B") == "A"


@pytest.mark.rule("L-a19", "L-shot-5")
def test_umbrella_works_with_an_exposed_leader() -> None:
    state = scene("""
        turn: A action
        A: S* e e / - / gun B
        B: [E*] s e / umbrella
        rest: -
    """)
    shoot(state, "A", B=("react", "umbrella", "B2"))
    assert state.outcome is None
    assert own(state, "B") == "[E*] [s] e"
    assert not has_gun(state, "A")


@pytest.mark.rule("L-a19", "L-shot-5", "L-act-6")
def test_umbrella_may_be_paid_with_a_leader() -> None:
    state = scene("""
        turn: A action
        A: S* e e / - / gun B
        B: E* s e / umbrella
        rest: -
    """)
    shoot(state, "A", B=("react", "umbrella", "B1"))
    assert state.outcome is None
    assert recruits(state, "B") == "[E*] ? ?"


@pytest.mark.rule("L-a19", "L-art-1")
def test_umbrella_is_for_the_target_of_the_shot_alone() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / turntable
        C: S* s e / umbrella
        rest: -
    """)
    do(state, "A", "shoot")
    assert asked(state) == "BC"
    assert kinds_of(state, "C") == {"decline"}


@pytest.mark.rule("L-a19", "L-art-1")
def test_umbrella_answers_a_shot_and_nothing_else() -> None:
    text = """
        turn: A action
        A: E* e e / opera-glasses / gun C
        B: s s e / umbrella
        rest: -
    """
    state = scene(text)
    do(state, "A", "interrogate", "B1")
    assert kinds_of(state, "B") == {"decline"}
    state = scene(text)
    use(state, "A", "opera-glasses", "B", pay="A1")
    assert kinds_of(state, "B") == {"decline"}
    state = scene(text.replace("/ gun C", ""))
    do(state, "A", "arm", "A1")
    assert kinds_of(state, "B") == {"decline"}


# L-a20 Restraining Order: the shooter must shoot somebody else: not the first target, not the user.


@both_editions
@pytest.mark.rule("L-a20")
def test_restraining_order_makes_the_shooter_choose_another_target(edition: str) -> None:
    state = scene(f"""
        seats: 6
        edition: {edition}
        turn: A action
        A: E* e e / - / gun B
        B: s s e / -
        C: S* s e / restraining-order
        E: s e s / -
        pile: turntable, alarm-clock
        rest: -
    """)
    events = shoot(state, "A", C=("react", "restraining-order", "C2"))
    assert exposures(events) == ["C2"]
    assert (asked(state), question(state)) == ("A", "redirect")
    # Not B, the first target; not C, the user; not the shooter.
    assert choosable(state, "A") == ["D", "E", "F"]
    assert kinds_of(state, "A") == {"choose-player"}
    events = do(state, "A", "choose-player", "E")
    assert names(events)[:5] == ["shot", "hit", "drew", "exposed", "exposed"]
    assert player(state, "E")["wastelander"]
    assert hand(state, "E") == ["turntable"]
    assert hand_size(state, "B") == 0
    assert not player(state, "B")["wastelander"]
    assert recruits(state, "B") == "? ? ?"
    # The gun is dropped after the shot that was fired.
    assert not has_gun(state, "A")
    assert turn_of(state) == "B"


@pytest.mark.rule("L-a20")
def test_restraining_order_may_be_used_by_the_target_itself() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / restraining-order
        rest: -
    """)
    shoot(state, "A", B=("react", "restraining-order", "B3"))
    assert choosable(state, "A") == ["C", "D"]
    do(state, "A", "choose-player", "D")
    assert recruits(state, "B") == "? ? [e]"
    assert not player(state, "B")["wastelander"]
    assert len([entry for entry in state.events(None) if entry["event"] == "hit" and entry["seat"] == 3]) == 1


@pytest.mark.rule("L-a20")
def test_restraining_order_at_four_seats_by_a_third_player_leaves_one_target_and_no_question() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / -
        C: S* s e / restraining-order
        D: s e s / -
    """)
    events = shoot(state, "A", C=("react", "restraining-order", "C2"))
    assert [event["target"] for event in events if event["event"] == "shot"] == [1, 3]
    assert player(state, "D")["wastelander"]
    assert not player(state, "B")["wastelander"]
    assert turn_of(state) == "B"


@pytest.mark.rule("L-a20", "L-art-8")
def test_restraining_order_gives_the_new_target_no_reaction() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: S* s e / restraining-order
        C: s e s / umbrella
        rest: -
    """)
    do(state, "A", "shoot")
    answer_all(state, "decline", B=("react", "restraining-order", "B2"))
    events = do(state, "A", "choose-player", "C")
    assert "reacted" not in names(events)
    assert player(state, "C")["wastelander"]
    assert "umbrella" in hand(state, "C")


@pytest.mark.rule("L-a20", "L-shot-1", "L-shot-5", "L-win-2")
def test_restraining_order_onto_a_player_with_an_exposed_leader_ends_the_game() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / -
        C: s s e / restraining-order
        D: [S*] e s / -
    """)
    shoot(state, "A", C=("react", "restraining-order", "C2"))
    assert winners(state) == "A"


@pytest.mark.rule("L-a20", "L-shot-5")
def test_restraining_order_saves_a_target_with_an_exposed_leader() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: [S*] s e / restraining-order
        rest: -
    """)
    shoot(state, "A", B=("react", "restraining-order", "B2"))
    do(state, "A", "choose-player", "C")
    assert state.outcome is None
    assert own(state, "B") == "[S*] [s] e"


# L-a21 Dark Glasses: reaction to your being interrogated: the look is refused.


@both_editions
@pytest.mark.rule("L-a21")
def test_dark_glasses_refuse_the_look_and_the_action_is_spent(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / -
        B: S* s e / dark-glasses
        rest: -
    """)
    events = interrogate(state, "A", "B1", B=("react", "dark-glasses", "B2"))
    assert names(events) == ["interrogated", "reacted", "exposed", "blocked", "turn"]
    assert recruits(state, "B", "A") == "? [s] ?"
    assert known_by(state, "B1") == "B"
    # The interrogator's action is spent: it is the next player's turn.
    assert turn_of(state) == "B"


@pytest.mark.rule("L-a21", "L-art-2")
def test_dark_glasses_may_be_paid_with_the_recruit_that_was_to_be_looked_at() -> None:
    state = scene("""
        turn: A action
        A: E* e e / -
        B: S* s e / dark-glasses
        rest: -
    """)
    events = interrogate(state, "A", "B1", B=("react", "dark-glasses", "B1"))
    assert looks(events) == []
    assert recruits(state, "B", "A") == "[S*] ? ?"


@pytest.mark.rule("L-a21", "L-art-1")
def test_dark_glasses_are_for_the_interrogated_player_and_for_interrogations() -> None:
    text = """
        turn: A action
        A: E* e e / opera-glasses
        B: S* s e / dark-glasses
        C: s s e / turntable
        rest: -
    """
    state = scene(text)
    do(state, "A", "interrogate", "C1")
    assert kinds_of(state, "B") == {"decline"}
    # A look by an artifact is no interrogation.
    state = scene(text)
    use(state, "A", "opera-glasses", "B", pay="A1")
    assert kinds_of(state, "B") == {"decline"}


# L-a22 Instant Camera: reaction to an interrogation of anyone else: the recruit looked at is exposed as well.


@both_editions
@pytest.mark.rule("L-a22", "L-info-1")
def test_instant_camera_exposes_the_interrogated_recruit_of_another(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / -
        B: S* s e / -
        C: s s e / instant-camera
        rest: -
    """)
    events = interrogate(state, "A", "B1", C=("react", "instant-camera", "C3"))
    assert exposures(events) == ["C3", "B1"]
    assert recruits(state, "B") == "[S*] ? ?"
    assert recruits(state, "C") == "? ? [e]"
    assert known_by(state, "B1") == "ABCD"
    assert known_by(state, "B2") == "B"


@pytest.mark.rule("L-a22", "L-art-1")
def test_instant_camera_is_not_for_ones_own_interrogation() -> None:
    state = scene("""
        turn: A action
        A: E* e e / -
        B: S* s e / instant-camera
        rest: -
    """)
    do(state, "A", "interrogate", "B1")
    assert kinds_of(state, "B") == {"decline"}


@pytest.mark.rule("L-a22", "L-art-1")
def test_instant_camera_is_not_for_a_look_by_an_artifact() -> None:
    state = scene("""
        turn: A action
        A: E* e e / opera-glasses
        B: S* s e / -
        C: s s e / instant-camera
        rest: -
    """)
    use(state, "A", "opera-glasses", "B", pay="A1")
    assert kinds_of(state, "C") == {"decline"}


# L-a23 Expired Coupon: another player's action artifact has no effect; card spent, recruit stays exposed.

ACTION_ARTIFACTS: dict[str, tuple[str, ...]] = {
    "opera-glasses": ("B",),
    "party-line-telephone": ("B1", "C2"),
    "metal-detector": ("B1", "D1"),
    "personality-quiz": ("C",),
    "karaoke-machine": ("B",),
    "flash-camera": ("B1",),
    "claw-machine": ("B",),
    "rubber-duck": ("D",),
    "trading-cards": ("A2", "B1"),
    "matchmakers-almanac": ("B1", "C2"),
    "snow-globe": ("B",),
    "blanket-fort": ("E",),
    "vacuum-cleaner": ("C",),
    "alarm-clock": (),
    "turntable": (),
    "espresso-machine": (),
    "remote-control": ("B", "E"),
    "mail-order-catalogue": ("C",),
}
"""Every action artifact, with a use of it that would change something in the scene below."""


@both_editions
@pytest.mark.rule("L-a23", "L-art-8", "L-art-13", "L-art-4")
@pytest.mark.parametrize("artifact", list(ACTION_ARTIFACTS))
def test_expired_coupon_leaves_an_action_artifact_without_effect(edition: str, artifact: str) -> None:
    text = f"""
        seats: 6
        edition: {edition}
        turn: A action
        A: e e s / {artifact}
        B: E* s s / - / gun A
        C: S* s e / expired-coupon
        D: s e s / - / gun A
        E: [e] s s / -
        F: e e e / -
    """
    choices = ACTION_ARTIFACTS[artifact]
    # Without the coupon it does something: the scene is a fair one.
    assert names(played(scene(text), "A", artifact, *choices, pay="A1")) != ["used", "exposed", "turn"]

    state = scene(text)
    before = look(state)
    seen = [player(state, who, viewer)["recruits"] for who in "BDEF" for viewer in "ABCDEF"]
    events = played(state, "A", artifact, *choices, pay="A1", C=("react", "expired-coupon", "C2"))
    assert names(events) == ["used", "exposed", "reacted", "exposed", "blocked", "turn"]
    after = look(state)
    # Nothing but the two payments has happened.
    assert own(state, "A") == "[e] e s"
    assert own(state, "C") == "S* [s] e"
    assert [player(state, who, viewer)["recruits"] for who in "BDEF" for viewer in "ABCDEF"] == seen
    assert [recruits(state, who) for who in "AC"] == ["[e] ? ?", "? [s] ?"]
    assert after["centre"] == before["centre"]
    assert [has_gun(state, who) for who in "ABCDEF"] == [False, True, False, True, False, False]
    assert (aim_of(state, "B"), aim_of(state, "D")) == ("A", "A")
    assert after["clockwise"]
    assert not after["extra_turn"]
    assert turn_of(state) == "B"
    # Both cards are spent.
    assert [hand_size(state, who) for who in "ABCDEF"] == [0, 0, 0, 0, 0, 0]
    gone = artifact == "espresso-machine"
    assert after["out"] == (["espresso-machine"] if gone else [])
    if edition == "B":
        assert after["discards"] == ([] if gone else [artifact]) + ["expired-coupon"]
        assert after["pile"] == before["pile"]
    else:
        assert after["pile"] == before["pile"] + (1 if gone else 2)


@pytest.mark.rule("L-a23")
def test_the_scene_of_the_expired_coupon_has_every_action_artifact_in_it() -> None:
    state = scene("rest: -")
    deck = state.deck.artifacts  # type: ignore[attr-defined]
    assert list(ACTION_ARTIFACTS) == [artifact.id for artifact in deck if not artifact.reaction]


@pytest.mark.rule("L-a23", "L-art-8", "L-art-1")
def test_expired_coupon_is_not_for_reactions_and_other_actions() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: S* s e / umbrella
        C: s s e / expired-coupon
        rest: -
    """)
    do(state, "A", "shoot")
    assert kinds_of(state, "C") == {"decline"}
    answer_all(state, "decline", B=("react", "umbrella", "B2"))
    # Nobody is asked about the reaction.
    assert (turn_of(state), question(state)) == ("B", "artifact")
    assert hand(state, "C") == ["expired-coupon"]


@pytest.mark.rule("L-a23", "L-art-10")
def test_expired_coupon_may_be_used_by_a_player_who_is_not_concerned() -> None:
    state = scene("""
        turn: A action
        A: E* e e / flash-camera
        B: S* s e / turntable
        D: s s e / expired-coupon
        rest: -
    """)
    played(state, "A", "flash-camera", "B1", pay="A1", D=("react", "expired-coupon", "D1"))
    assert recruits(state, "B") == "? ? ?"


# L-a24 Boomerang: reaction to another player's arming, before the aim: you take that gun instead.


@both_editions
@pytest.mark.rule("L-a24", "L-gun-2", "L-gun-4")
def test_boomerang_takes_the_gun_that_another_armed_with(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / -
        C: S* s e / boomerang
        rest: -
    """)
    centre = look(state)["centre"]
    events = arm(state, "A", "A2", C=("react", "boomerang", "C2"))
    assert exposures(events) == ["A2", "C2"]
    assert not has_gun(state, "A")
    assert has_gun(state, "C")
    assert look(state)["centre"] == centre - 1
    assert (asked(state), question(state)) == ("C", "aim")
    assert aimable(state, "C") == "ABD"
    do(state, "C", "aim", "A")
    assert aim_of(state, "C") == "A"
    # A has no gun to aim, and their recruit stays exposed.
    assert own(state, "A") == "E* [e] e"
    assert (turn_of(state), question(state)) == ("B", "artifact")


@pytest.mark.rule("L-a24", "L-art-8")
def test_boomerang_comes_before_the_aim() -> None:
    state = scene("""
        turn: A action
        A: E* e e / -
        C: S* s e / boomerang
        rest: -
    """)
    do(state, "A", "arm", "A2")
    assert (asked(state), question(state)) == ("C", "react")
    assert not has_gun(state, "A")
    answer_all(state, "decline")
    assert (asked(state), question(state)) == ("A", "aim")
    assert has_gun(state, "A")


@pytest.mark.rule("L-a24", "L-art-7", "L-gun-1")
def test_boomerang_is_not_for_who_holds_a_gun() -> None:
    state = scene("""
        turn: A action
        A: E* e e / -
        C: S* s e / boomerang / gun B
        D: s s e / turntable
        rest: -
    """)
    do(state, "A", "arm", "A2")
    assert asked(state) == "CD"  # they are asked all the same: what they hold is their secret
    assert kinds_of(state, "C") == {"decline"}


@pytest.mark.rule("L-a24", "L-art-1")
def test_boomerang_does_not_answer_a_gun_that_an_artifact_gives() -> None:
    state = scene("""
        turn: A action
        A: E* e e / mail-order-catalogue
        C: S* s e / boomerang
        rest: -
    """)
    use(state, "A", "mail-order-catalogue", "B", pay="A1")
    assert not may(state, "C", "react", "boomerang", "C1")
    assert listed(state, "C", "react") == []
    assert act(state, "decline") in state.legal(2)
