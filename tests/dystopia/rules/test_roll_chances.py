"""The chance of losing a worker that is told before a roll, against all rolls that the rules can make."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from euphoria import Action, State
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.game import GAME
from euphoria.kernel.core.dice import ScriptedDice
from euphoria.kernel.text.narrator import Audience, RiskyRoll
from tests.dystopia.play import scene

SCENES = {
    "little is known": "A workers: 2 / farm 3, aquifer 4, generator 1\nA knowledge: 1",
    "three come home": "A workers: 4 / farm 3, aquifer 4, generator 1\nA knowledge: 5",
    "four come home": "A workers: - / farm 3, aquifer 4, generator 1, cloud-mine 6\nA knowledge: 2",
    "food and bliss": "A workers: 5 / farm 3, aquifer 4\nA knowledge: 4\nA goods: 1 food, 1 bliss",
    "morale that is lost takes knowledge along": (
        "A workers: 5 / farm 3, aquifer 4\nA knowledge: 4\nA morale: 3\nA goods: 1 food\nA recruits: Curtis / Laura"
    ),
    "and more of it by a market": (
        "A workers: 5 / farm 3, aquifer 4\nA knowledge: 4\nA morale: 4\nA recruits: Curtis / -\ntiles: e1 cafeteria B"
    ),
    "but only down to 1": (
        "A workers: 5 / farm 3, aquifer 4\nA knowledge: 4\nA morale: 1\nA recruits: Curtis / -\ntiles: e1 cafeteria B"
    ),
    "energy makes forget": (
        "A workers: 5 / farm 3, aquifer 4\nA knowledge: 5\nA goods: 1 energy, 1 food\nA recruits: Jefferson / Laura"
    ),
    "a market turns the recruit off": (
        "A workers: 5 / farm 3, aquifer 4\nA knowledge: 4\nA morale: 3\nA recruits: Curtis / Laura\ntiles: e1 academy B"
    ),
    "a free return for two workers": (
        "A workers: - / farm 3, aquifer 4\nA knowledge: 6\nA recruits: Yordy, Curtis / -\nA morale: 3"
    ),
    "recruits that may be used are not": (
        "A workers: 5 / farm 3, aquifer 4\nA knowledge: 4\nA goods: 1 bliss\nA recruits: Pete, Dr. Sheppard / -"
    ),
}


def rolls_of(state: State, action: Action) -> tuple[RiskyRoll, ...]:
    told = GAME.details(state, 0, action, Audience())
    assert told is not None
    return told.rolls


def enumerated(state: State, answers: list[Action], dice: int) -> Fraction:
    """How many of all rolls cost a worker when these answers are given and no recruit is used."""
    lost = 0
    for numbers in product(range(6), repeat=dice):
        after = state.copy()
        after.dice = ScriptedDice(list(numbers))
        for answer in answers:
            after.apply(0, answer)
        while after.dice.spot < dice:
            after.apply(0, GAME.action(["pass"]))
        lost += any(event["event"] == "lost" for event in after.events(0)[len(state.events(0)) :])
    return Fraction(lost, 6**dice)


@pytest.mark.slow
@pytest.mark.rule("D-mk-4", "D-turn-3")
@pytest.mark.parametrize("text", SCENES.values(), ids=SCENES.keys())
def test_the_chance_is_what_all_rolls_come_to(text: str) -> None:
    state = scene(text)
    for action in [action for action in state.legal(0) if action.kind == "retrieve"]:
        for roll in rolls_of(state, action):
            assert roll.answer is not None
            feed = GAME.action(roll.answer)
            asked = state.copy()
            asked.apply(0, action)
            answers = [action]
            if feed in asked.legal(0):
                answers.append(feed)
                assert [(one.before, one.dice, one.chance) for one in rolls_of(asked, feed)] == [
                    (roll.before, roll.dice, roll.chance)
                ]
            assert roll.chance == pytest.approx(float(enumerated(state, answers, roll.dice)))


@pytest.mark.rule("D-mk-4")
def test_what_is_fed_changes_the_chance() -> None:
    state = scene(SCENES["energy makes forget"])
    everybody = max((action for action in state.legal(0) if action.kind == "retrieve"), key=lambda one: one.args)
    told = GAME.details(state, 0, everybody, Audience())
    assert told is not None
    assert {str(roll.answer): roll.before for roll in told.rolls} == {
        "['feed', 0]": 9,
        "['feed', 2]": 10,
        "['feed', 4]": 10,
    }
    assert told.effect is not None
    assert "a chance of 58.3% to 72.2%, by what you feed them" in told.effect


@pytest.mark.rule("D-time-10", "D-mk-4")
def test_a_number_that_is_set_counts_as_known() -> None:
    state = scene(
        "recruits: revised\nA workers: 5 / farm 3, aquifer 4\nA knowledge: 5\nA goods: 1 energy\nA recruits: D-v05 / -"
    )
    for answer in (["retrieve", 6], ["use", _number("D-v05")]):
        state.apply(0, GAME.action(answer))
    chances = {number: rolls_of(state, GAME.action(["set", number]))[0].chance for number in (1, 6)}
    assert chances == {1: pytest.approx(2 / 6), 6: 1.0}


def _number(rule: str) -> int:
    return next(recruit.number for recruit in RECRUITS if recruit.rule == rule)
