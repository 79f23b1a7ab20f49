"""Turns scores in audience into action weights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import nsmallest
from math import exp
from typing import Any, Final

from euphoria.kernel.core.action import Action

Weights = dict[Action, float]
"""Weights of actions; missing ones are 0."""

SPREAD: Final = 12.0
"""Audience below the best score at which the weight falls to 1/e."""
WORST: Final = 50.0
"""Actions this far below the best get no weight."""
KEPT: Final = 8


def weights_by_score(scores: Mapping[Action, float], kept: int = KEPT, spread: float = SPREAD) -> Weights:
    """Softmax weights of the `kept` best actions."""
    ordered = nsmallest(kept, [(-score, action.number, action) for action, score in scores.items()])
    if not ordered:
        return {}
    best = -ordered[0][0]
    return {action: exp((-lost - best) / spread) for lost, _, action in ordered if best + lost <= WORST}


def equal_weights(actions: Iterable[Action]) -> Weights:
    return dict.fromkeys(actions, 1.0)


def only(action: Action) -> Weights:
    return {action: 1.0}


def best_score(scores: Mapping[Any, float]) -> float:
    return max(scores.values(), default=0.0)
