"""What bots of `dystopia` do about offers: they take what helps them, give nothing away, and make none themselves."""

from __future__ import annotations

from collections import Counter

import pytest

from euphoria import Action, Dice, State
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from tests.dystopia.exchanges import many
from tests.dystopia.play import do, question, scene

SPEC = "planner:60"
SCENE = """
    trade: yes
    A workers: 4 2
    A goods: 3 energy, 2 gold
    A hand: book, bat
    A morale: 3
    B workers: 3 2
    B goods: 4 water, 2 food, 2 gold
    B hand: bear, bat
    B morale: 3
    """


def chosen(state: State, seat: int, times: int = 5) -> Counter[str]:
    return Counter(choice(state, seat, seed).kind for seed in range(times))


def choice(state: State, seat: int, seed: int) -> Action:
    return make_bot(SPEC, "dystopia", seed).choose(Perspective.of(state, seat, Dice(seed)))


@pytest.mark.parametrize(
    ("give", "take", "answer"),
    [
        ({"gold": 2}, {"water": 1}, "accept"),
        ({"energy": 1}, {"water": 1}, "accept"),
        ({"energy": 1}, {"gold": 2}, "refuse"),
        ({"energy": 1}, {"bear": 1, "bat": 1}, "refuse"),
        ({"energy": 1}, {"bear": 1}, "refuse"),
    ],
)
def test_what_helps_is_accepted_and_nothing_is_given_away(
    give: dict[str, int], take: dict[str, int], answer: str
) -> None:
    """One of the commodity that is lacking for one of four is fair."""
    state = scene(SCENE)
    state.apply(0, many(give, take))
    assert chosen(state, 1)[answer] >= 4


def test_nobody_trades_with_a_player_who_needs_one_more_star() -> None:
    state = scene("""
        trade: yes
        A workers: 4 2
        A stars: 1
        A goods: 2 energy, 2 gold, 2 water
        B workers: 3 2
        B goods: 1 gold
        B stars: 4
        """)
    state.apply(0, many({"energy": 2, "water": 2}, {"gold": 1}))
    assert chosen(state, 1) == {"refuse": 5}


def test_a_bot_makes_no_offers() -> None:
    state = scene(SCENE.replace("A workers: 4 2", "A workers: 4"))
    assert not chosen(state, 0)["offer"]
    do(state, "A", "place", 4, "farm")
    assert question(state) == "trade"
    assert chosen(state, 0) == {"stop": 5}
