"""The end says which rule decided, and dice that decide are in the log (D-y-6)."""

from __future__ import annotations

import pytest

from euphoria import State
from euphoria.games.dystopia.text import messages
from tests.dystopia.play import do, events_of, log, names, new, scene
from tests.dystopia.words import NAMES

TIED = """
    seats: 3
    A workers: 2 5
    A goods: 1 gold
    A stars: 1
    A morale: {a_morale}
    A knowledge: {a_knowledge}
    B workers: 1 / site-e1 1
    B stars: 1
    B morale: 2
    B knowledge: 3
    C stars: 2
    tiles: e1 spa
    """


def finished(more: str = "", a_morale: int = 2, a_knowledge: int = 3) -> State:
    state = scene(TIED.format(a_morale=a_morale, a_knowledge=a_knowledge) + more)
    do(state, "A", "place", 2, "site-e1 gold")
    assert state.outcome is not None
    return state


@pytest.mark.rule("D-y-6", "D-end-3")
@pytest.mark.parametrize(
    ("a_morale", "a_knowledge", "more", "winner", "criterion"),
    [
        (3, 3, "", 0, "morale"),
        (1, 3, "", 1, "morale"),
        (2, 2, "", 0, "knowledge"),
        (2, 4, "", 1, "knowledge"),
        (2, 3, "    tiles: e1 spa, s1 plaza B", 1, "markets"),
        (2, 3, "    territories: icarite A", 0, "territories"),
        (2, 3, "    rolls: 1 1 3 4 5 1", 1, "dice"),
    ],
)
def test_the_outcome_names_the_tie_and_what_broke_it(
    a_morale: int, a_knowledge: int, more: str, winner: int, criterion: str
) -> None:
    base = TIED.format(a_morale=a_morale, a_knowledge=a_knowledge)
    if more.strip().startswith("tiles"):
        base = base.replace("    tiles: e1 spa\n", "")
    state = scene(base + more)
    do(state, "A", "place", 2, "site-e1 gold")
    assert state.outcome is not None
    assert state.outcome[:] == ((winner,), (10, 10, 8), f"stars-{criterion}", "D-end-3")
    (tied,) = events_of(state, "tied")
    assert (tied["seats"], tied["criterion"], tied["rule"]) == ([0, 1], criterion, "D-end-3")
    for language in ("en", "es"):
        said = messages.ending(state.outcome.json(), language, NAMES)
        assert NAMES[0] in said and NAMES[1] in said and NAMES[2] not in said


@pytest.mark.rule("D-y-6")
def test_dice_for_a_tie_are_in_the_log_until_one_total_is_lowest() -> None:
    """Two workers of A come to 4, two of B to 4 as well; then 7 against 6."""
    state = finished("    rolls: 1 1   1 3 2 2   3 4 1 5")
    rolled = [(event["seat"], event["numbers"], event["total"]) for event in events_of(state, "tie-rolled")]
    assert rolled == [(0, [1, 3], 4), (1, [2, 2], 4), (0, [3, 4], 7), (1, [1, 5], 6)]
    assert names(log(state))[-6:] == ["tied", *["tie-rolled"] * 4, "ended"]
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


@pytest.mark.rule("D-y-6")
def test_who_finishes_alone_is_told_of_no_tie() -> None:
    state = scene("A workers: 2\nA goods: 3 gold\nA stars: 1\nB stars: 4")
    do(state, "A", "place", 2, "nimbus-loft")
    assert state.outcome == ((0,), (10, 6), "stars", "D-end-1")
    assert events_of(state, "tied") == []


@pytest.mark.rule("D-y-6", "D-end-4")
def test_a_tie_at_the_limit_on_turns_is_told_too() -> None:
    state = scene("turn_limit: 1\nA workers: 2\nA morale: 2\nB morale: 1")
    do(state, "A", "place", 2, "farm")
    assert state.outcome == ((0,), (0, 0), "turn-limit-morale", "D-end-3")


@pytest.mark.rule("D-y-6", "D-setup-5")
def test_the_dice_for_the_first_player_are_in_the_log() -> None:
    separate = 0
    for seed in range(60):
        state = new(4, seed)
        for seat in range(4):
            do(state, seat, "keep", 0, 1)
        starting = [event["numbers"] for event in events_of(state, "starting-dice")]
        assert [sorted(numbers) for numbers in starting] == [
            event["available"]
            for event in state.view(None)["players"]  # type: ignore[attr-defined]
        ]
        (first,) = [event["seat"] for event in events_of(state, "first")]
        totals = [sum(numbers) for numbers in starting]
        best = [seat for seat in range(4) if totals[seat] == max(totals)]
        rolled = [(event["seat"], event["number"]) for event in events_of(state, "first-rolled")]
        separate += bool(rolled)
        while rolled:
            row, rolled = rolled[: len(best)], rolled[len(best) :]
            assert [seat for seat, _ in row] == best
            best = [seat for seat, number in row if number == max(number for _, number in row)]
        assert best == [first]
    assert separate
