"""What a seat sees of the show in numbers: against its view, against positions that are set up, and against leaks."""

from __future__ import annotations

import random
from math import isclose
from typing import Any

import pytest

from euphoria import Dice
from euphoria.games.reality.game import GAME
from tests.in_numbers import observed, pictured
from tests.random_play import states
from tests.reality.learning.from_view import is_in_the_view, numbers_of

LAYOUT = GAME.observation()
LABELS = [LAYOUT.label(index) for index in range(LAYOUT.size)]
GAMES: dict[str, dict[str, Any]] = {
    "plaza": {"mission": "objectives", "turns": 4},
    "tower": {"mission": "rescue", "turns": 4, "budget": 1200, "luck": "harsh"},
    "seed:5": {"mission": "massacre", "turns": 6, "budget": 400},
    "theatre": {"mission": "rescue", "turns": 3},
}


def test_every_number_has_a_label_of_its_own() -> None:
    assert len(set(LABELS)) == LAYOUT.size


def test_the_vector_is_the_same_at_every_table() -> None:
    for table, options in GAMES.items():
        layout = GAME.observation(2, table=table, **options)
        assert (layout.size, layout.fields) == (LAYOUT.size, LAYOUT.fields)


@pytest.mark.slow
@pytest.mark.parametrize("table", GAMES)
def test_random_games_against_the_view(table: str) -> None:
    """Every number is within its range, and what the view tells is told alike."""
    lows = [field.low for field in LAYOUT.fields for _ in range(field.length)]
    highs = [field.high for field in LAYOUT.fields for _ in range(field.length)]
    questions = set()
    for state in states(GAME, 2, len(table), lively=0.6, table=table, **GAMES[table]):
        for seat in (0, 1):
            numbers = observed(state, seat)
            assert all(low <= number <= high for low, number, high in zip(lows, numbers, highs, strict=True))
            view: Any = state.view(seat)
            right, question = numbers_of(view, seat), view["asked"]["question"]
            told = zip(LABELS, numbers, strict=True)
            found = {label: number for label, number in told if number and is_in_the_view(label, question)}
            off = {
                label: (found.get(label), right.get(label))
                for label in found.keys() | right.keys()
                if is_in_the_view(label, question)
                and not isclose(found.get(label, 0), right.get(label, 0), rel_tol=1e-6)
            }
            assert off == {}
        questions.add(state.question)
    assert len(questions) > 10


@pytest.mark.slow
@pytest.mark.rule("R-team-4", "R-team-8", "R-start-4")
@pytest.mark.parametrize("mission", ["objectives", "rescue", "massacre"])
def test_nothing_hidden_is_in_it(mission: str) -> None:
    """What a seat cannot know is drawn anew: its numbers stay the same to the bit."""
    rng, dice, changed = random.Random(8), Dice(8), 0
    for state in states(GAME, 2, 8, lively=0.6, mission=mission, turns=5, budget=1200):
        if rng.random() > 0.25:
            continue
        for seat in (0, 1):
            drawn = state.sample(seat, dice)
            assert observed(drawn, seat).tobytes() == observed(state, seat).tobytes()
            assert pictured(drawn, seat).tobytes() == pictured(state, seat).tobytes()
            assert drawn.legal_numbers(seat) == state.legal_numbers(seat)
            changed += drawn != state
    assert changed > 20


SCENE = """
game: reality
scene: 48 36
block crates: 10 10 4 4 high 3
block boxes: 30 10 4 4 high 3
budget: 800
phase: positioning
A nikolai: 5 5
A mycky: 8 5
B kabuki: 40 30
B kabuki life: 60
B kabuki upgrades: aim 1
B madeleine: 42 30
drum 1: 24 18
"""


def changes(more: str, seat: int = 0) -> dict[str, tuple[float, float]]:
    """The labels that differ when these lines are said, in place of others of the same key: before and after."""
    lines = dict(line.split(": ", 1) for line in SCENE.split("\n") if line)
    changed = lines | dict(line.split(": ", 1) for line in more.split("\n"))
    before, after = (
        observed(GAME.scenario("\n".join(": ".join(line) for line in said.items())), seat) for said in (lines, changed)
    )
    return {
        label: (round(one, 4), round(other, 4))
        for label, one, other in zip(LABELS, before, after, strict=True)
        if one != other
    }


def test_a_figure_elsewhere() -> None:
    kabuki = "rival's figure 12: place"
    assert changes("B kabuki: 20 18.25") == {
        f"{kabuki}: x": (round(40 / 72, 4), round(20 / 72, 4)),
        f"{kabuki}: y": (0.625, round(18.25 / 48, 4)),
    }
    assert set(changes("B kabuki: 12 12 on crates")) == {f"{kabuki}: x", f"{kabuki}: y", f"{kabuki}: height"}
    assert set(changes("B kabuki: 20 18.25", seat=1)) == {"own figure 0: place: x", "own figure 0: place: y"}


def test_a_figure_that_was_hurt() -> None:
    name = "rival's figure 12"
    assert changes("B kabuki life: 45") == {
        f"{name}: life": (0.3, 0.225),
        f"{name}: AP: left in this phase": (0.45, 0.25),  # half of 9, rounded up
    }


def test_a_figure_that_fell() -> None:
    """Kabuki's 300 and his upgrade of 50 for 800 of budget; who came after him in the order has moved up."""
    name = "rival's figure 12"
    found = changes("B kabuki is: down\nB kabuki life: 0\nB leader: madeleine")
    assert found.pop(f"{name}: state: down") == (0, 1)
    assert found.pop(f"{name}: fell: shot") == (0, 1)
    assert found.pop(f"{name}: prize") == (0, 0.4375)
    assert found.pop("earned: own") == (0, 0.4375)
    assert set(found) == {
        f"{name}: life", f"{name}: AP: left in this phase", f"{name}: order", f"{name}: role: leader",
        "rival's figure 13: role: leader", "own figure 1: order",
    }  # fmt: skip


@pytest.mark.rule("R-team-4", "R-start-4")
def test_objects_are_told_to_their_own_player_only() -> None:
    more = "A nikolai has: kit, charges on boxes"
    assert set(changes(more)) == {
        "own figure 0: objects: kit", "own figure 0: objects: charges", "scenery 1: charges",
    }  # fmt: skip
    assert changes(more, seat=1) == {}
    assert set(changes(f"{more}\nA nikolai shows: kit", seat=1)) == {"rival's figure 12: objects: kit"}


def test_a_drum_that_is_carried_and_one_that_was_delivered() -> None:
    at = {"drum 0: x", "drum 0: y"}
    assert set(changes("drum 1: carried by A mycky")) == at | {"drum 0: carried", "own figure 1: carries: drum 0"}
    delivered = changes("A platform: 2 0\ndrum 1: delivered to A", seat=1)
    assert delivered.pop("drum 0: delivered to the rival") == (0, 1)
    assert set(delivered) == at | {f"exit platforms: rival's {what}" for what in ("there", "x")}


def test_scenery_that_is_gone() -> None:
    found = changes("gone: boxes")
    assert set(found) == {f"scenery 1: {what}" for what in ("there", "x", "y", "width", "depth", "height", "block")}
    assert all(after == 0 for _, after in found.values())


def test_options_of_the_table() -> None:
    assert changes("luck: harsh") == {"harsh luck": (0, 1)}
    assert changes("budget: 1600") == {"budget": (0.5, 1)}
    assert changes("turn: 4") == {"elapsed": (0.1, 0.4), "turns left": (0.18, 0.12)}
