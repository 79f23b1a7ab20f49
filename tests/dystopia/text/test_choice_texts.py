"""What one player of `dystopia` is asked, and what their choices cost and do, in words."""

from __future__ import annotations

import pytest

from euphoria import State
from euphoria.games.dystopia.game import GAME
from euphoria.games.dystopia.rules.roll_chances import chance_of_sum
from euphoria.kernel.text.narrator import Audience
from tests.dystopia.play import act, do, scene, seat_of

READER = Audience("en", ("Ana", "Ben", "Cleo"))


def effect(state: State, who: str, kind: str, *words: str | int) -> str | None:
    found = GAME.details(state, seat_of(who), act(state, who, kind, *words), READER)
    return None if found is None else found.effect


def asked(state: State, who: str) -> str:
    return GAME.narrator.question(state, seat_of(who), READER)


@pytest.mark.rule("D-com-1")
@pytest.mark.parametrize(
    ("there", "gain"),
    [
        ("", "add up to 3: you gain 1 food, and Wastelander allegiance rises."),
        ("B workers: 1 / farm 1", "add up to 4: you gain 1 food, and Wastelander allegiance rises."),
        ("B workers: 1 / farm 2", "add up to 5: you gain 1 food and lose 1 knowledge."),
        ("B workers: 1 / farm 5", "add up to 8: you gain 1 food and lose 1 knowledge."),
        ("B workers: 1 / farm 6", "add up to 9: you gain 2 food and 1 knowledge."),
    ],
)
def test_an_area_tells_what_the_worker_would_bring(there: str, gain: str) -> None:
    told = effect(scene(f"A workers: 3\n{there}"), "A", "place", 3, "farm")
    assert told is not None
    assert told.endswith(gain)


@pytest.mark.rule("D-alleg-2")
def test_an_area_counts_the_bonus_of_the_track_as_the_rules_do() -> None:
    state = scene("A workers: 3\nA recruits: Kyle / Laura\nallegiance: wastelander 2")
    told = effect(state, "A", "place", 3, "farm")
    assert told is not None
    gained = sum(int(str(one["count"])) for one in do(state, "A", "place", 3, "farm") if one["event"] == "goods")
    assert f"you gain {gained} food" in told


@pytest.mark.rule("D-place-1", "D-mk-4")
def test_a_bump_tells_who_profits_and_the_own_risk() -> None:
    goods = "A goods: 1 energy"
    other = scene(f"A workers: 4\n{goods}\nB workers: 3 / euphorian-tunnel 5")
    assert effect(other, "A", "place", 4, "euphorian-tunnel") == (
        "The miner digs to step 1 of 9, and you get 1 gold or an artifact. Ben gets the 5 home for nothing."
    )
    own = scene(f"A workers: 4 6 / euphorian-tunnel 5\n{goods}\nA knowledge: 5")
    told = effect(own, "A", "place", 4, "euphorian-tunnel")
    assert told is not None
    assert told.endswith("you lose a worker with a chance of 33.3% (knowledge and workers at home: 16 is too much).")


@pytest.mark.rule("D-build-1")
def test_a_site_tells_how_many_workers_it_still_needs() -> None:
    state = scene("seats: 4\nA workers: 3\nA goods: 1 clay\nB workers: 1 / site-w1 2\ntiles: w1 spa")
    assert effect(state, "A", "place", 3, "site-w1 clay") == (
        "Your worker stays until the market is built: 1 more is needed."
    )


@pytest.mark.rule("D-mk-4")
def test_the_risk_of_a_roll() -> None:
    assert chance_of_sum(1, 6) == pytest.approx(1 / 6)
    assert chance_of_sum(2, 11) == pytest.approx(3 / 36)
    assert chance_of_sum(2, 13) == 0
    state = scene("A workers: 4 / farm 2\nA goods: 1 food\nA knowledge: 6")
    assert asked(state, "A") == "Your turn: do you place a worker, or bring workers home?"
    assert effect(state, "A", "retrieve", "farm") is not None
    do(state, "A", "retrieve", "farm")
    assert asked(state, "A") == "What do you feed the worker that comes home?"
    assert "chance of 16.7%" in str(effect(state, "A", "feed", "food"))


def test_the_hand_limit_tells_how_many_are_allowed() -> None:
    state = scene("A workers: 4 / farm 2\nA hand: book, bat\nA morale: 2")
    do(state, "A", "retrieve", "farm")
    assert asked(state, "A") == "You hold 2 artifacts, and your morale allows 1. Which one do you discard?"
