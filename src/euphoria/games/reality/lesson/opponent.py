"""What the rival does: stands, shoots and strikes back, never so that one of the learner's figures can fall.

So the show is never lost to the rival, whatever the learner does.
"""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.actions import END, FIRE, HALT, HOLD, STAY, STRIKE
from euphoria.games.reality.lesson.cast import LEARNER, SOOYOUNG
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

WORST = 100
"""The most life that one injury costs."""


def opponent(state: Show, seat: int) -> Action:
    """The action of the rival: a legal one, whatever has happened."""
    legal = state.legal(seat)
    return next((action for action in _wished(state, legal) if action in legal), legal[0])


def _wished(state: Show, legal: list[Action]) -> list[Action]:
    if state.question == codes.ASK_STRIKE:
        return [STRIKE[1 if _all_survive(state) else 0]]
    if state.question == codes.ASK_FIRE:
        shots = [action for action in legal if action.kind == "shoot" and action.args[2] == 1]
        return [*(action for action in shots if state.life[action.args[0]] > WORST), END]
    if state.question == codes.ASK_FLEE:
        return [action for action in legal if (action == STAY) == (state.subject != SOOYOUNG)]
    return [HOLD, HALT, FIRE, END, STAY]


def _all_survive(state: Show) -> bool:
    """Whether one blow cannot bring down any of the learner's figures in this exchange."""
    return all(state.life[one] > WORST for one in state.combat if state.side[one] == LEARNER)
