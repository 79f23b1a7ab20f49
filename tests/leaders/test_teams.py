"""Which team a player is on (L-team)."""

from __future__ import annotations

import pytest

from euphoria import ScenarioError
from tests.leaders.play import both_editions, do, look, own, random_game, scene, team, use


@pytest.mark.rule("L-team-1")
@pytest.mark.parametrize(
    ("recruits", "on"),
    [
        ("E* s s", "euphorian"),
        ("s E* e", "euphorian"),
        ("e e [E*]", "euphorian"),
        ("S* e e", "subterran"),
        ("[e] [S*] e", "subterran"),
        ("s s S*", "subterran"),
    ],
)
def test_with_a_leader_you_are_on_that_leaders_team(recruits: str, on: str) -> None:
    assert team(scene(f"A: {recruits}"), "A") == on


@pytest.mark.rule("L-team-2")
@pytest.mark.parametrize(
    ("recruits", "on"),
    [
        ("e e e", "euphorian"),
        ("e s e", "euphorian"),
        ("[s] e e", "euphorian"),
        ("s e s", "subterran"),
        ("e [s] [s]", "subterran"),
        ("s s s", "subterran"),
    ],
)
def test_without_one_you_are_on_the_team_of_the_majority(recruits: str, on: str) -> None:
    assert team(scene(f"A: {recruits}"), "A") == on


@pytest.mark.rule("L-team-3")
@pytest.mark.parametrize("recruits", ["e e e", "s s s", "e s e"])
def test_a_wastelander_is_on_neither_team_whatever_their_recruits(recruits: str) -> None:
    assert team(scene(f"A: {recruits} / - / wastelander"), "A") == "wastelander"


@pytest.mark.rule("L-team-3", "L-win-1")
def test_wastelanders_are_one_team_of_their_own() -> None:
    """They win together, whatever their recruits; nobody else wins with them."""
    state = scene("""
        seats: 5
        turn: A action
        A: e e e / - / wastelander, gun D
        B: s s s / - / wastelander
        C: e e s
        D: [S*] s s
        rest: -
    """)
    do(state, "A", "shoot")
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)


@pytest.mark.rule("L-team-4")
def test_a_swap_changes_the_teams_of_both_at_once() -> None:
    state = scene("""
        turn: A action
        A: e e s / trading-cards
        B: s s e
        rest: -
    """)
    assert (team(state, "A"), team(state, "B")) == ("euphorian", "subterran")
    use(state, "A", "trading-cards", "A1", "B1", pay="A3")
    assert (own(state, "A"), own(state, "B")) == ("s e [s]", "e s e")
    assert (team(state, "A"), team(state, "B")) == ("subterran", "euphorian")


@pytest.mark.rule("L-team-4", "L-team-1")
def test_a_leader_that_moves_takes_its_team_along() -> None:
    state = scene("""
        turn: C action
        A: E* s s
        B: s s e
        C: e e e / matchmakers-almanac
        rest: -
    """)
    assert (team(state, "A"), team(state, "B")) == ("euphorian", "subterran")
    use(state, "C", "matchmakers-almanac", "A1", "B1", pay="C1")
    assert (team(state, "A"), team(state, "B")) == ("subterran", "euphorian")


@pytest.mark.rule("L-team-4", "L-win-5")
def test_a_win_goes_by_the_recruits_held_at_that_moment() -> None:
    """B was Subterran until the swap, and wins with the Euphorians after it."""
    state = scene("""
        turn: A action
        A: e e e / trading-cards / gun D
        B: s s e
        C: E* s s
        D: [S*] s e
        rest: -
    """)
    swapped = state.copy()
    use(swapped, "A", "trading-cards", "A1", "B1", pay="A3")
    do(swapped, "A", "aim", "D")
    for who in "BCD":
        do(swapped, who, "skip")
        do(swapped, who, "skip")
    do(swapped, "A", "skip")
    do(state, "A", "shoot")
    do(swapped, "A", "shoot")
    assert state.outcome is not None
    assert swapped.outcome is not None
    assert state.outcome.winners == (0, 2)
    assert swapped.outcome.winners == (0, 1, 2)


@pytest.mark.slow
@pytest.mark.rule("L-team-5")
@both_editions
def test_everyone_always_holds_three_recruits_so_nobody_is_between_the_teams(edition: str) -> None:
    for seats in (4, 7):
        for state in random_game(seats, seed=11, edition=edition, turns=8):
            for seat in range(seats):
                mine = own(state, seat).split()
                assert len(mine) == 3
                if not look(state)["players"][seat]["wastelander"] and "*" not in own(state, seat):
                    words = [word.strip("[]") for word in mine]
                    assert team(state, seat) == ("euphorian" if words.count("e") >= 2 else "subterran")


@pytest.mark.rule("L-team-5")
@pytest.mark.parametrize("recruits", ["e e", "e e s s", "E*"])
def test_a_scenario_cannot_break_that_either(recruits: str) -> None:
    with pytest.raises(ScenarioError, match="everyone has 3 recruits"):
        scene(f"A: {recruits}")


@pytest.mark.slow
@pytest.mark.rule("L-team-6")
@both_editions
def test_no_wastelander_holds_a_leader_in_a_game_that_goes_on(edition: str) -> None:
    wastelanders = 0
    for seed in range(12):
        for state in random_game(6, seed, edition=edition, turns=12, claims=0):
            if state.outcome is None:
                for one in look(state)["players"]:
                    if one["wastelander"]:
                        wastelanders += 1
                        assert "*" not in own(state, one["seat"])
    assert wastelanders > 100  # else this has proved nothing


@pytest.mark.rule("L-team-6", "L-win-3")
def test_a_leader_that_comes_to_a_wastelander_ends_the_game() -> None:
    state = scene("""
        turn: C action
        A: E* s s
        B: s s e / - / wastelander
        C: e e e / matchmakers-almanac
        rest: -
    """)
    use(state, "C", "matchmakers-almanac", "A1", "B1", pay="C1")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((1,), "L-win-3")


@pytest.mark.rule("L-team-6")
def test_a_scenario_with_such_a_wastelander_is_refused() -> None:
    with pytest.raises(ScenarioError, match="L-team-6"):
        scene("A: E* s s / - / wastelander")


@pytest.mark.rule("L-team-1", "L-team-2")
def test_everybody_is_told_their_own_team_and_nobody_elses() -> None:
    state = scene("""
        A: E* s s
        B: s s e
        C: e e s
    """)
    assert [team(state, who) for who in "ABC"] == ["euphorian", "subterran", "euphorian"]
    assert look(state)["you"] is None
    assert all("team" not in one for viewer in (None, *"ABCD") for one in look(state, viewer)["players"])
