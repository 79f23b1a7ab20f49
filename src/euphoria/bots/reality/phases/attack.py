"""The attack phase: all attack dice, on the most valuable target; pushes only near an edge."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.value.figure_value import harm, life_share, price
from euphoria.bots.reality.value.odds import injury_odds
from euphoria.bots.reality.value.score_weights import Weights, equal_weights, only, weights_by_score
from euphoria.games.reality.actions import AGAIN, END, HALT, PUSH
from euphoria.games.reality.geometry.movement.legs import HARMLESS
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action


def weigh_strike(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """All dice: in combat points have no other use."""
    return only(actions[-1])


def weigh_share(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """The figure on which one more injury is worth most, given those it already has."""
    share = life_share(state)
    scores = {}
    for action in actions:
        one = action.args[0]
        had = sum(1 for figure, _ in state.wounds if figure == one)
        more = harm(state, one, injury_odds(had + 1, state.life[one]), share, True)
        before = harm(state, one, injury_odds(had, state.life[one]), share, True)
        scores[action] = more - before if state.side[one] != seat else before - more
    return weights_by_score(scores)


def weigh_credit(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """The figure whose kills count double; else a standing one, which can still use euphoria."""
    pair = state.pair[seat]
    return weights_by_score(
        {action: 100.0 * (action.args[0] == pair) + 10.0 * state.stands(action.args[0]) for action in actions}
    )


def weigh_again(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Continue if the expected harm to rivals is at least the own."""
    analysis = ThreatAnalysis(state)
    gains = analysis.melee_value()
    return only(AGAIN if gains[seat] >= gains[1 - seat] else END)


def weigh_push(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Push only at heights from which rivals may fall."""
    high = any(state.feet(one) > HARMLESS for one in state.combat if state.stands(one))
    return {PUSH: 1.0, END: 0.3} if high else only(END)


def weigh_direction(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return equal_weights(actions)


def weigh_follow(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return only(HALT)


def weigh_leader(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """The figure with most life: a leader's fall costs everybody euphoria (R-team-5)."""
    return weights_by_score({action: float(state.life[action.args[0]]) for action in actions})


def weigh_rampage(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return weights_by_score({action: -float(price(state, action.args[0])) for action in actions})
