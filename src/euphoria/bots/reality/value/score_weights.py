"""From scores in audience to weights of actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import nsmallest
from math import exp
from typing import Any

from euphoria.kernel.core.action import Action

Weights = dict[Action, float]
"""What is left out weighs nothing."""

SPREAD = 12.0
"""An action that is worth so much audience less than the best one weighs about a third of it."""
WORST = 50.0
"""What is worth so much less is not tried at all."""
KEPT = 8


def weights_by_score(scores: Mapping[Action, float], kept: int = KEPT, spread: float = SPREAD) -> Weights:
    """The best ones, by how much worse they are than the very best."""
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
