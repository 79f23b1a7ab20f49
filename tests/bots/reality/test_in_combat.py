"""What bots do in combat besides attacking (R-y-6)."""

from __future__ import annotations

import pytest

from euphoria.bots.reality.judge import JUDGE
from euphoria.games.reality.actions import END, LEAVE
from euphoria.games.reality.game import RealityState
from euphoria.kernel.core.action import Action
from tests.reality.scenes import scene

FIGHT = (
    "mission: objectives\nphase: positioning\nA nikolai: 10 10\nA nikolai euphoria: 9\nB mycky: 11 10\n"
    "B mycky euphoria: 1\nA platform: 8 8\nB platform: 30 30\n"
)


def best(state: RealityState) -> Action:
    actions = state.legal(0)
    weights = JUDGE.weigh(state, 0, actions)
    return actions[weights.index(max(weights))]


@pytest.mark.rule("R-y-6")
def test_it_delivers_a_drum_but_does_not_pick_one_up_in_the_middle_of_a_fight() -> None:
    state = scene(f"{FIGHT}drum 1: 10 9\ndrum 2: 30 9\ndrum 3: 40 9\n")
    assert {"take-drum", "end"} == {action.kind for action in state.legal(0)}
    assert best(state) == END
    state = scene(f"{FIGHT}drum 1: 30 9\ndrum 2: 40 9\ndrum 3: carried by A nikolai\n")
    assert best(state) == LEAVE
