"""Who did what to whom at the round table, and how heavy it is."""

from __future__ import annotations

from euphoria import State
from euphoria.kernel.text.emphasis import Emphasis
from tests.leaders.artifact_play import shoot
from tests.leaders.play import LEADERS, answer_all, do, scene, use

A, B, C = range(3)


def told(state: State, kind: str, seat: int | None = None) -> Emphasis:
    """The emphasis of the last event of this kind, as this seat reads it."""
    event = [event for event in state.events(seat) if event["event"] == kind][-1]
    return LEADERS.emphasis(state, event)


def test_a_shot_is_done_by_the_shooter_to_the_one_who_is_hit() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: e s s / - / gun A
        rest: -
    """)
    shoot(state, "A")
    assert told(state, "shot") == Emphasis(A, (B,), "major")
    assert told(state, "hit") == Emphasis(A, (B,), "major")
    assert told(state, "turned-wastelander") == Emphasis(A, (B,), "major")
    exposed = [event for event in state.events(None) if event["event"] == "exposed"]
    assert {LEADERS.emphasis(state, event) for event in exposed} == {Emphasis(A, (B,), "normal")}
    dropped = {event["seat"]: event for event in state.events(None) if event["event"] == "dropped"}
    assert LEADERS.emphasis(state, dropped[B]) == Emphasis(A, (B,), "normal")
    assert LEADERS.emphasis(state, dropped[A]) == Emphasis(A, (), "normal"), "the shooter gives it up"


def test_what_an_artifact_does_is_done_by_its_user_and_the_price_to_nobody() -> None:
    state = scene("""
        turn: A action
        A: E* e e / claw-machine
        C: e s s / - / gun A
        rest: -
    """)
    use(state, "A", "claw-machine", "C", pay="A1")
    answer_all(state, "decline")
    assert told(state, "used") == Emphasis(A, (C,), "normal")
    assert told(state, "exposed") == Emphasis(A, (), "major"), "a leader face up, by its own player"
    assert told(state, "dropped") == Emphasis(A, (C,), "normal")


def test_interrogating_and_giving_are_done_to_the_owner_and_the_receiver() -> None:
    state = scene("""
        turn: A artifact
        A: E* e e / claw-machine
        rest: -
    """)
    do(state, "A", "give", "claw-machine", "B")
    assert told(state, "gave") == Emphasis(A, (B,), "normal")
    do(state, "A", "interrogate", "C2")
    answer_all(state, "decline")
    assert told(state, "interrogated") == Emphasis(A, (C,), "normal")
    assert told(state, "looked", C) == Emphasis(A, (C,), "normal")
    assert told(state, "turn") == Emphasis(B, (), "normal")


def test_a_recruit_that_changed_places_is_told_to_its_new_owner() -> None:
    state = scene("""
        turn: A action
        A: E* e e / snow-globe
        rest: -
    """)
    use(state, "A", "snow-globe", "C", pay="A1")
    answer_all(state, "decline")
    assert told(state, "shuffled") == Emphasis(A, (C,), "normal")
    assert told(state, "received", C) == Emphasis(A, (C,), "normal")
    assert told(state, "received", B) == Emphasis(C, (), "quiet")
