"""Scenarios: positions from a short text, and errors that say where."""

from __future__ import annotations

import pytest

from euphoria import ScenarioError
from euphoria.games.leaders.game import LeadersState
from tests.leaders.play import LEADERS, answer_all, asked, do, look, own, question, scene
from tests.leaders.test_invariants import check

FULL = """
game: leaders
seats: 5                # a comment
edition: B
guns: 3
turn: B action
A: E* e [s] / umbrella, boomerang / gun C
B: s [s] e / - / wastelander, gun A
C: s e e / flash-camera
pile: opera-glasses, rubber-duck
discards: turntable
knows: A B1, D B1 C2
order: reversed
extra: yes
dice: 0 2 1
"""


def test_a_scenario_sets_up_what_it_says() -> None:
    state = LEADERS.scenario(FULL)
    assert isinstance(state, LeadersState)
    check(state)
    view = state.view(0)
    assert (view["active"], view["phase"], view["clockwise"], view["extra_turn"]) == (1, "action", False, True)
    players = view["players"]
    assert isinstance(players, list)
    assert [recruit["kind"] for recruit in players[0]["recruits"]] == [
        "euphorian-leader",
        "euphorian-follower",
        "subterran-follower",
    ]
    assert players[0]["recruits"][2]["exposed"]
    assert not players[0]["recruits"][1]["exposed"]
    assert players[0]["aim"] == 2
    assert players[1]["aim"] == 0
    assert view["centre"] == 1
    assert players[1]["wastelander"]
    assert players[1]["hand"] == 0
    assert players[1]["recruits"][0]["kind"] == "subterran-follower", "A knows B1"
    assert players[1]["recruits"][2]["kind"] is None
    assert players[2]["hand"] == 1
    assert players[3]["hand"] == 2
    assert view["discards"] == ["turntable"]
    assert state.deck.artifacts[state.artifact_of(state.pile[-1])].id == "opera-glasses"
    assert state.deck.artifacts[state.artifact_of(state.pile[-2])].id == "rubber-duck"
    assert [state.dice.below(3) for _ in range(3)] == [0, 2, 1]


@pytest.mark.parametrize("seats", range(4, 9))
def test_what_is_left_out_is_dealt_as_at_the_start(seats: int) -> None:
    state = LEADERS.scenario(f"game: leaders\nseats: {seats}\n")
    assert isinstance(state, LeadersState)
    check(state)
    assert state.up == 0
    assert state.turn == 1
    assert all(len(hand) == 2 for hand in state.hands)
    other = LEADERS.scenario(f"game: leaders\nseats: {seats}\nseed: 5\n")
    assert other != state


def test_a_scenario_can_be_played_to_the_end() -> None:
    state = LEADERS.scenario(FULL)
    while state.deciders:
        seat = state.deciders[-1]
        legal = state.legal(seat)
        state.apply(seat, legal[len(state.log) % len(legal)])
        assert isinstance(state, LeadersState)
        check(state)
    assert state.outcome


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ("", 1, 1, "begins with 'game: NAME'"),
        ("seats: 4", 1, 1, "begins with 'game: NAME'"),
        ("game: chess", 1, 7, "not of 'leaders'"),
        ("game: leaders\nnonsense", 2, 1, "expected 'key: value'"),
        ("game: leaders\n\n  colour: red", 3, 3, "unknown key 'colour'"),
        ("game: leaders\nseats: 3", 2, 8, "from 4 to 8"),
        ("game: leaders\nseats: many", 2, 8, "not 'many'"),
        ("game: leaders\nseats: 4\nseats: 5", 3, 1, "said twice"),
        ("game: leaders\nedition: C", 2, 10, "one of A, B"),
        ("game: leaders\nguns: 9", 2, 7, "from 0 to 4"),
        ("game: leaders\ndeck: nothing", 2, 7, "there is standard"),
        ("game: leaders\nE: e e e", 2, 1, "no seat E"),
        ("game: leaders\nA: e e", 2, 4, "here are 2"),
        ("game: leaders\nA: e x s", 2, 6, "not 'x'"),
        ("game: leaders\nA: E* E* e", 2, 4, "too many recruits"),
        ("game: leaders\nA: E* S* e", 2, 4, "both leaders"),
        ("game: leaders\nA: E* e s / - / wastelander", 2, 17, "already won"),
        ("game: leaders\nA: e e s / umbrela", 2, 12, "no artifact 'umbrela'"),
        ("game: leaders\nA: e e s / umbrella, umbrella", 2, 22, "already somewhere"),
        ("game: leaders\nA: e e s / - / gun A", 2, 20, "aims at themselves"),
        ("game: leaders\nA: e e s / - / gun Z", 2, 20, "from A to D"),
        ("game: leaders\nA: e e s / - / tired", 2, 16, "a mark is"),
        ("game: leaders\nguns: 1\nA: e e s / - / gun B\nB: e s s / - / gun A", 4, 16, "not so many guns"),
        ("game: leaders\nknows: A B9", 2, 10, "such as B2"),
        ("game: leaders\nturn: A lunch", 2, 9, "a phase is"),
        ("game: leaders\nturn: Q", 2, 7, "from A to D"),
        ("game: leaders\norder: sideways", 2, 8, "clockwise or reversed"),
        ("game: leaders\nextra: no", 2, 8, "left out"),
        ("game: leaders\ndice: 1 six", 2, 9, "a die is a whole number"),
        ("game: leaders\nedition: A\ndiscards: turntable", 3, 1, "only edition B"),
        ("game: leaders\n" + "#" * 30_000, 1, 1, "at most"),
    ],
)
def test_a_bad_scenario_says_where_and_why(text: str, line: int, column: int, reason: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        LEADERS.scenario(text)
    assert reason in caught.value.reason
    assert (caught.value.line, caught.value.column) == (line, column)


def test_no_place_left_for_a_leader() -> None:
    with pytest.raises(ScenarioError, match="both leaders must be in play"):
        scene("seats: 5\nA: e e e\nB: e e e\nC: e s s\nD: s s s\nE: s s E*")


def test_a_scenario_can_begin_before_the_first_turn() -> None:
    state = scene("""
        turn: setup
        A: s S* e / umbrella
        dice: 2
    """)
    assert (asked(state), question(state), look(state)["turn"]) == ("ABCD", "order", 0)
    do(state, "A", "order", 2, 1, 0)
    answer_all(state, "order", 0, 1, 2)
    assert own(state, "A") == "e S* s"
    assert look(state)["active"] == 2, "the dice choose who begins"
    assert isinstance(state, LeadersState)
    check(state)
    assert len(state.trios) == 4, "held together once each"


@pytest.mark.parametrize("line", ["A: s [s] e", "A: s s e / - / gun B", "A: s s e / - / wastelander", "knows: A B1"])
def test_before_the_first_turn_nothing_has_happened(line: str) -> None:
    with pytest.raises(ScenarioError, match="before the first turn"):
        scene(f"turn: setup\n{line}")
