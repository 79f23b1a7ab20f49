"""What there is to say of a position: every seat's chance to win, and every legal action's weight and value."""

from __future__ import annotations

from typing import Final, NamedTuple

from euphoria.bots.core.one_step_lookahead import value_after
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.learned.learned import learned_judge_at, network_at, observed, policy
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

WORLDS: Final = 4
"""Number of sampled worlds in which actions are tried; the same ones for all of them."""
SEED: Final = "evaluation"
"""Of the dice with which they are sampled: the same position is always judged alike."""


class ActionEvaluation(NamedTuple):
    action: Action
    weight: float
    """How likely a good player would choose it, before it is tried; all weights add up to 1."""
    value: float
    """The chance to win after it, for the seat that asks."""


class Evaluation(NamedTuple):
    win: tuple[float, ...]
    """By seat. Where several can win together, as in a team, they need not add up to 1."""
    actions: tuple[ActionEvaluation, ...]
    """Of all legal actions of the seat that asks, in their order."""
    learned: bool
    """Whether a network says so. Where none has been trained, it is the game's own judge."""


def evaluation(perspective: Perspective) -> Evaluation:
    """Judge a position from what its seat may know; deterministic."""
    dice = Dice(SEED)
    worlds = [perspective.sample(dice) for _ in range(WORLDS)]
    judge = learned_judge_at(perspective)
    network = network_at(perspective)
    seat, seats = perspective.seat, perspective.seats
    if network is not None and worlds[0].outcome is None:
        chances = network.win_chances(network.hidden(observed(perspective, network)))
        win = [chances[(other - seat) % seats] for other in range(seats)]
    else:
        win = [sum([judge.value(world, other) for world in worlds], 0.0) / WORLDS for other in range(seats)]
    legal = perspective.legal()
    values = [sum([value_after(judge, world, seat, action) for world in worlds], 0.0) / WORLDS for action in legal]
    weights = policy(perspective, legal, dice) if legal else []
    judged = tuple(map(ActionEvaluation, legal, weights, values))
    return Evaluation(tuple(win), judged, network is not None)
