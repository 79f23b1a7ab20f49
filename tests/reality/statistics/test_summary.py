"""What is told of a finished show: the points add up to the result, and everybody's end is as the log has it."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

import euphoria
from euphoria.games.reality.game import RealityState
from euphoria.games.reality.statistics.summary import summary
from tests.random_play import record

GAME = euphoria.game("reality")
DELIVERING = """
    game: reality
    table: plaza
    mission: objectives
    phase: positioning
    turn: 3
    A kabuki: 24 5.25
    A kabuki euphoria: 9
    A madeleine: 30 5
    A platform: 22 2
    A leader: kabuki
    B nikolai: 30 30
    B nikolai is: down
    B susan: 30 34
    B susan spent: 12
    B leader: susan
    drum 1: carried by A kabuki
    drum 2: delivered to A
    drum 3: 34 18
"""


@pytest.mark.parametrize("seed", range(4))
def test_the_accounts_add_up_to_the_result(seed: int) -> None:
    state = record(GAME, 2, seed, budget=400, turns=4).state
    assert isinstance(state, RealityState) and state.outcome is not None
    told: Any = summary(state)
    for seat, account in enumerate(told["accounts"]):
        assert account["points"] == sum(one["points"] for one in account["fallen"])
        whole = account["points"] + account["rest"] + account["standing"]
        assert account["kept"] == state.outcome.scores[seat]
        assert account["kept"] in ((whole // 2, (whole + 1) // 2) if account["halved"] else (whole,))
    down = {figure for figure in state.figures() if state.is_down(figure)}
    assert {one["figure"] for one in told["cast"] if one["fell"]} == down
    assert all(1 <= one["fell"]["turn"] <= told["turns"] for one in told["cast"] if one["fell"])


def test_who_fulfils_the_mission_has_the_whole_rival_team_and_half_of_its_own() -> None:
    state = GAME.scenario(dedent(DELIVERING))
    assert isinstance(state, RealityState)
    seat = state.deciders[0]
    state.apply(seat, next(one for one in state.legal(seat) if one.kind == "leave"))
    assert state.outcome is not None and state.outcome.reason == "mission"
    told: Any = summary(state)
    own, other = told["accounts"]
    assert [one["points"] for one in own["fallen"]] == [200]
    assert (own["rest"], own["standing"], own["kept"]) == (75, 225, 500)
    assert (other["fallen"], other["kept"]) == ([], 0)
