"""Activation order: which figure goes first where the player may choose (R-prof-7)."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.value.score_weights import Weights, weights_by_score
from euphoria.games.reality import codes
from euphoria.games.reality.state import NO_LOAD, Show
from euphoria.kernel.core.action import Action


def weigh_order(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Firing: the best volley first. Other phases: figures with a load or with Susan first, then those in danger."""
    analysis = ThreatAnalysis(state)
    rivals = analysis.teams[1 - seat]
    scores = {}
    for action in actions:
        figure = action.args[0]
        score = 40.0 * (state.load[figure] != NO_LOAD or state.saviour == figure)
        if state.phase == codes.IN_FIRING:
            score += max((analysis.volley(figure, rival, state.ap[figure]) for rival in rivals), default=0.0)
        else:
            score += sum([analysis.volley(rival, figure, state.ap[rival]) for rival in rivals], 0.0)
        scores[action] = score
    return weights_by_score(scores)
