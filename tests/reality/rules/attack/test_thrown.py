"""The log tells what became of each die of an exchange."""

from __future__ import annotations

import random

import pytest

from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.attack.combat import compare
from euphoria.games.reality.rules.attack.exchange import Fate, fates
from euphoria.games.reality.rules.attack.thrown import dice_of
from tests.reality.brawl import LUCKY, UNLUCKY, Brawl, brawl


def told(fight: Brawl) -> list[list[tuple[int, int, str]]]:
    """By seat: who threw, what, and its fate."""
    log = fight.state.log
    counts = [dice_of(fight.state, number) for number, entry in enumerate(log) if entry[0] == ShowEvent.INJURIES]
    return [[tuple(die.values()) for die in dice] for dice in counts]  # type: ignore[misc]


@pytest.mark.rule("R-att-10", "R-att-4")
def test_equal_dice_are_cancelled_and_the_others_meet() -> None:
    dice = [8, 4, 7, 8, 2, 9, 4, UNLUCKY, 20, UNLUCKY, 30]
    fight = brawl("b sooyoung", "a nikolai", "b kabuki", dice=dice, begin=False).begin("a nikolai")
    fight.strikes("a nikolai", 3).strikes("b sooyoung", 1).strikes("b kabuki", 3)
    own, rivals = told(fight)
    assert own == [(1, 8, "cancelled"), (1, 4, "cancelled"), (1, 7, "lost")]
    assert rivals == [(0, 8, "cancelled"), (2, 4, "cancelled"), (2, 9, "won"), (2, 2, "alone")]


@pytest.mark.rule("R-mycky-3")
def test_dice_of_a_rampage_are_set_aside() -> None:
    dice = [8, 10, 4, LUCKY, LUCKY, LUCKY]
    fight = brawl("a doc", "b sooyoung", "a mycky", "b blanca", dice=dice, begin=False)
    fight.state.spent[fight["a doc"]] = 20
    fight.begin("a mycky").strikes("a mycky", 2).strikes("b sooyoung", 1).strikes("b blanca", 0)
    steps = len(fight.state.agenda)
    own, rivals = told(fight)
    assert own == [(2, 4, "lost"), (2, 10, "aside")]
    assert rivals == [(1, 8, "won")]
    assert len(fight.state.agenda) == steps, "to tell it changes nothing"


@pytest.mark.rule("R-att-4")
def test_as_many_dice_injure_as_there_are_injuries() -> None:
    chance = random.Random(5)
    for _ in range(300):
        one, other = (sorted(chance.choices(range(1, 11), k=chance.randint(0, 6)), reverse=True) for _ in range(2))
        injuring = [
            sum(fate in (Fate.WON, Fate.ALONE) for fate in fates(*dice)) for dice in ((other, one), (one, other))
        ]
        assert tuple(injuring) == compare(one, other)
