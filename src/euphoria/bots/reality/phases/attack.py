"""The attack phase: all dice there are, on whom it hurts most, and a push where there is an edge."""

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
    """All that there are: points are of no other use in a combat."""
    return only(actions[-1])


def weigh_share(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """On whom one more injury is worth most, after those it has got already."""
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
    """Whose kills count double; else whoever has most use for euphoria: who still stands."""
    pair = state.pair[seat]
    return weights_by_score(
        {action: 100.0 * (action.args[0] == pair) + 10.0 * state.stands(action.args[0]) for action in actions}
    )


def weigh_again(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Once more if it is likely to do more harm than it brings."""
    analysis = ThreatAnalysis(state)
    gains = analysis.melee_value()
    return only(AGAIN if gains[seat] >= gains[1 - seat] else END)


def weigh_push(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Only up high, where rivals may come to fall."""
    high = any(state.feet(one) > HARMLESS for one in state.combat if state.stands(one))
    return {PUSH: 1.0, END: 0.3} if high else only(END)


def weigh_direction(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return equal_weights(actions)


def weigh_follow(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return only(HALT)


def weigh_leader(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Who is likely to live: a leader's fall costs everybody euphoria (R-team-5)."""
    return weights_by_score({action: float(state.life[action.args[0]]) for action in actions})


def weigh_rampage(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return weights_by_score({action: -float(price(state, action.args[0])) for action in actions})
