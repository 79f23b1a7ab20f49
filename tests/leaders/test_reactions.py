"""What each reaction artifact answers; those to artifacts and to arming, each alone (L-a19 to L-a24)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from euphoria import State
from tests.leaders.artifact_play import aimable, arm, exposures, hand_size, has_gun, played, turn_of
from tests.leaders.play import (
    act,
    aim_of,
    answer_all,
    asked,
    both_editions,
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
