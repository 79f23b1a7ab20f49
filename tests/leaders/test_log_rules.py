"""A line of the log names the rule that caused it, and what was declared stays in the log (L-y-4)."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import State
from tests.leaders.play import answer_all, both_editions, do, pass_turn, question, random_game, scene, use

Line = tuple[str, str, str | None]
"""An event, its rule, and the artifact that caused it."""


def lines(state: State, since: int = 0) -> list[Line]:
    events: list[dict[str, Any]] = state.events(None, since)
    return [(str(event["event"]), str(event["rule"]), event.get("cause")) for event in events]


def armed_for(edition: str) -> State:
    return scene(f"""
        seats: 5
        guns: 2
        edition: {edition}
        turn: A action
        A: E* e e / - / gun B
        B: S* s s / -
        C: e e s / restraining-order, boomerang
        D: e s s / umbrella
        E: e s s / remote-control
    """)


@both_editions
@pytest.mark.rule("L-y-4", "L-a20")
def test_a_shot_that_was_turned_away_names_the_artifact(edition: str) -> None:
    state = armed_for(edition)
    do(state, "A", "shoot")
    since = len(state.log)
    answer_all(state, "decline", C=("react", "restraining-order", "C1"))
    do(state, "A", "choose-player", "D")
    found = lines(state, since)
    assert ("shot", "L-a20", "restraining-order") in found
    assert ("hit", "L-shot-2", None) in found
    assert ("turned-wastelander", "L-shot-3", None) in found
    assert ("dropped", "L-act-4", None) in found  # the shooter's, after the shot


@both_editions
@pytest.mark.rule("L-y-4", "L-a20")
def test_so_does_one_that_has_a_single_target_left(edition: str) -> None:
    state = scene(f"""
        guns: 2
        edition: {edition}
        turn: A action
        A: E* e e / - / gun B
        B: S* s s / -
        C: e e s / restraining-order
        D: e s s / -
    """)
    do(state, "A", "shoot")
    since = len(state.log)
    answer_all(state, "decline", C=("react", "restraining-order", "C1"))
    assert ("shot", "L-a20", "restraining-order") in lines(state, since)
    pass_turn(state)
    assert lines(state)[-1] == ("turn", "L-turn-1", None)


@both_editions
@pytest.mark.rule("L-y-4", "L-a24")
def test_boomerang_is_named_for_the_gun_and_for_its_aim(edition: str) -> None:
    state = scene(f"""
        guns: 2
        edition: {edition}
        turn: B action
        A: E* e e / -
        B: S* s s / -
        C: e e s / boomerang
        D: e s s / -
    """)
    do(state, "B", "arm", "B1")
    assert lines(state)[-2:] == [("arming", "L-act-3", None), ("exposed", "L-act-3", None)]
    answer_all(state, "decline", C=("react", "boomerang", "C1"))
    assert question(state) == "aim"
    since = len(state.log)
    do(state, "C", "aim", "D")
    assert lines(state, since)[0] == ("aimed", "L-a24", "boomerang")
    assert ("armed", "L-a24", "boomerang") in lines(state)
    since = len(state.log)
    do(state, "C", "skip")
    do(state, "C", "skip")
    do(state, "C", "aim", "A")
    assert lines(state, since)[0] == ("aimed", "L-turn-4", None)


@both_editions
@pytest.mark.rule("L-y-4", "L-act-3", "L-turn-7")
def test_the_aim_on_arming_names_arming_and_the_one_after_it_the_aim_phase(edition: str) -> None:
    state = scene(f"""
        guns: 2
        edition: {edition}
        turn: B action
        A: E* e e / -
        B: S* s s / -
    """)
    since = len(state.log)
    do(state, "B", "arm", "B1")
    answer_all(state, "decline")
    do(state, "B", "aim", "A")
    do(state, "B", "aim", "C")
    assert lines(state, since)[:5] == [
        ("arming", "L-act-3", None), ("exposed", "L-act-3", None), ("armed", "L-act-3", None),
        ("aimed", "L-act-3", None), ("aimed", "L-turn-4", None),
    ]  # fmt: skip


@both_editions
@pytest.mark.rule("L-y-4", "L-a17", "L-a07")
def test_aims_and_guns_that_artifacts_bring_name_the_artifact(edition: str) -> None:
    state = scene(f"""
        seats: 5
        guns: 2
        edition: {edition}
        turn: E action
        A: E* e e / - / gun B
        B: S* s s / -
        E: e s s / remote-control, claw-machine
    """)
    again = state.copy()
    since = len(state.log)
    use(state, "E", "remote-control", "A", "C", pay="E1")
    answer_all(state, "decline")
    assert ("aimed", "L-a17", "remote-control") in lines(state, since)
    use(again, "E", "claw-machine", "A", pay="E1")
    answer_all(again, "decline")
    do(again, "E", "aim", "B")
    found = lines(again, since)
    for event in ("dropped", "armed", "aimed"):
        assert (event, "L-a07", "claw-machine") in found


@pytest.mark.rule("L-y-4", "L-act-1")
def test_a_look_names_the_interrogation_or_the_artifact() -> None:
    state = scene("""
        turn: A action
        A: E* e e / opera-glasses
        B: S* s s / -
    """)
    again = state.copy()
    do(state, "A", "interrogate", "B1")
    answer_all(state, "decline")
    assert ("looked", "L-act-1", None) in lines(state)
    use(again, "A", "opera-glasses", "B", pay="A2")
    answer_all(again, "decline")
    assert ("looked", "L-a01", "opera-glasses") in lines(again)


HOUSE = """name = "house"

[[artifact]]
id = "spotlight"
name = { en = "Spotlight", es = "Foco" }
kind = "reaction"
on = "hiding"
do = ["cancel"]
copies = 24
"""


@both_editions
@pytest.mark.rule("L-y-4")
def test_what_was_declared_is_in_the_log_even_if_a_reaction_takes_it_away(edition: str) -> None:
    """Hiding too, which only decks of a table's own can answer."""
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e [e] / -
        B: S* s s / -
    """)
    since = len(state.log)
    do(state, "A", "hide", "A3")
    assert [event for event, _, _ in lines(state, since)][:1] == ["hidden"]  # nothing can answer it: said once
    *_, played = random_game(4, 3, lively=True, edition=edition, deck=HOUSE, turns=12)
    found = [event for event, _, _ in lines(played)]
    assert "blocked" in found
    for at, event in enumerate(found):
        if event in ("blocked", "hidden"):
            assert "hiding" in found[:at]


ALLOWED = {
    "drew": {"L-turn-2", "L-shot-2"},
    "dropped": {"L-act-4", "L-shot-2"},
    "exposed": {"L-art-2", "L-act-3", "L-shot-2"},
    "hidden": {"L-act-5", "L-shot-2"},
    "looked": {"L-act-1"},
    "aimed": {"L-act-3", "L-turn-4"},
    "armed": {"L-act-3"},
    "shot": {"L-act-4"},
}
"""Where no artifact did it."""


@both_editions
@pytest.mark.rule("L-y-4")
def test_every_line_of_many_games_names_a_rule_that_can_cause_it(edition: str) -> None:
    reacted: set[str] = set()
    for seed in range(25):
        known = 0
        for state in random_game(4 + seed % 5, seed, lively=True, edition=edition, turns=12, guns=4):
            new = state.events(None, known)
            for event in new:
                cause = event.get("cause")
                if cause is None and event["event"] in ALLOWED:
                    assert event["rule"] in ALLOWED[event["event"]], event
                if cause is not None:
                    assert str(event["rule"]).startswith("L-a"), event
                    reacted.add(f"{event['event']} {cause}")
            known += len(new)
    assert {"shot restraining-order", "armed boomerang", "aimed boomerang", "aimed remote-control"} <= reacted
