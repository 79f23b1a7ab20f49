"""The stars of a scenario: how many are left follows from those that it lays out."""

from __future__ import annotations

import pytest

from euphoria.kernel.core.errors import ScenarioError
from tests.dystopia.play import SEATS, scene, starred, stars

LAID = "seats: 3\ntiles: e1 spa A B, s2 academy A, w1 arena\nterritories: euphorian A A, icarite C"


def left(text: str) -> list[int]:
    """What A, B and C have still to place."""
    state = scene(text)
    return [stars(state, seat) for seat in SEATS[: state.seats]]


@pytest.mark.rule("D-comp-4", "D-end-2")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("seats: 3", [10, 10, 10]),
        ("seats: 3\nbuilt: w1\ntiles: e1 spa", [10, 10, 10]),
        (LAID, [6, 9, 9]),
        (f"{LAID}\nC dilemma: bat contributed\nB dilemma: book fought", [6, 9, 8]),
    ],
)
def test_stars_that_are_laid_out_are_not_left(text: str, expected: list[int]) -> None:
    assert left(text) == expected


@pytest.mark.rule("D-alleg-5")
def test_a_recruit_at_11_gets_its_star_from_those_that_are_left() -> None:
    state = scene("A recruits: Michael\nallegiance: euphorian 11\ntiles: e1 spa A")
    assert (starred(state, "A"), stars(state, "A")) == (["D-r16"], 8)


@pytest.mark.rule("D-comp-4")
def test_a_scene_need_not_say_where_every_star_stands() -> None:
    assert left(f"{LAID}\nA stars: 6\nB stars: 2") == [6, 2, 9]


@pytest.mark.rule("D-comp-4")
def test_more_stars_than_those_laid_out_leave_are_an_error_there() -> None:
    with pytest.raises(ScenarioError, match="A has 4 of 10 stars laid out, so at most 6 are") as caught:
        scene(f"{LAID}\nA stars: 7")
    assert (caught.value.line, caught.value.column) == (5, 10)
    with pytest.raises(ScenarioError, match="B has 1 of 10 stars laid out, so at most 9 are"):
        scene("B dilemma: bat contributed\nB stars: 10")


@pytest.mark.rule("D-comp-4")
def test_more_than_ten_stars_cannot_be_laid_out() -> None:
    full = "seats: 6\nterritories: euphorian A A A A A A, icarite A A A"
    assert left(f"{full}, subterran B")[0] == 1
    with pytest.raises(ScenarioError, match="A has 10 stars, and 11 are laid out") as caught:
        scene(f"{full}\ntiles: e1 spa A, e2 arena A")
    assert caught.value.line == 3
