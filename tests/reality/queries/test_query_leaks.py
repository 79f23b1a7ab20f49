"""Questions that only some positions answer: what they tell a seat depends on nothing that is hidden from it.

`test_queries.py` holds the same for those that any position answers.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from euphoria import Dice, EuphoriaError
from euphoria.games.reality.game import GAME
from euphoria.games.reality.queries.questions import QUERIES
from euphoria.games.reality.state import Show
from tests.random_play import states

Json = dict[str, Any]

ENOUGH = 3
"""Positions for each question, in which what is secret really differs."""
MOST_GAMES = 40
ALWAYS = {
    "reach", "threat", "field", "sight", "between", "rings", "distance", "cut", "shot", "blast", "flame", "told",
    "spot", "goals",
}  # fmt: skip
"""Asked of any position by the other test."""


def targets(state: Show) -> list[int]:
    """Whom seat 0 may shoot at now."""
    if state.deciders != (0,):
        return []
    return sorted({action.args[0] for action in state.legal(0) if action.kind == "shoot"})


def situational(state: Show, rng: random.Random) -> dict[str, Json]:
    """What each question is asked with; most positions have no answer to most of them."""
    asked: dict[str, Json] = {"teams": {}, "zone": {"grain": 4}, "push": {"direction": [2, 1]}, "fight": {}}
    standing = state.standing()
    if len(standing) > 1:
        one, other = rng.sample(standing, 2)
        asked["way"] = {"figure": one, "to": list(state.place(other)), "points": 12}
        asked["splits"] = {"shooter": state.active, "targets": targets(state)[:2]}
    return asked


@pytest.mark.slow
@pytest.mark.rule("R-team-4", "R-table-6")
def test_answers_that_only_some_positions_have_depend_on_nothing_that_is_secret() -> None:
    rng, dice = random.Random(3), Dice(3)
    answered = dict.fromkeys(set(QUERIES) - ALWAYS, 0)
    for seed in range(MOST_GAMES):
        for state in states(GAME, 2, seed, lively=0.8, turns=3, budget=1200):
            assert isinstance(state, Show)
            for question, arguments in situational(state, rng).items():
                if answered[question] >= ENOUGH:
                    continue
                try:
                    told = state.query(0, question, **arguments)
                except EuphoriaError:
                    continue
                drawn = state.sample(0, dice)
                if drawn != state:
                    assert drawn.query(0, question, **arguments) == told, question
                    answered[question] += 1
        if min(answered.values()) >= ENOUGH:
            return
    raise AssertionError(f"some questions were hardly answered: {answered}")
