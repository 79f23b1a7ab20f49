"""Reactions to an interrogation, each alone: Dark Glasses and Instant Camera (L-a21, L-a22)."""

from __future__ import annotations

import pytest

from tests.leaders.artifact_play import exposures, interrogate, known_by, looks, turn_of
from tests.leaders.play import both_editions, do, kinds_of, names, recruits, scene, use

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
