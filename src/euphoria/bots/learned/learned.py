"""The bot `learned`: the planner's tree search with a network as its judge.

At a table that no network fits it plays like `planner`: see `network_file` for which there are.
"""

from __future__ import annotations

from array import array
from typing import Final

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.judge import RolloutJudge, TreeJudge, judge_of
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.learned.judge import LearnedJudge
from euphoria.bots.learned.network import Network
from euphoria.bots.learned.network_file import network_of
from euphoria.bots.search.planner import Planner
from euphoria.bots.search.search_method import planner_judge_at
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

AT_ONCE: Final = Budget(iterations=0)
"""No search: the bare policy."""


class Learned:
    """Chooses the most visited action of a search, or the one with the highest weight without a search."""

    def __init__(self, game: str, dice: Dice) -> None:
        self.dice = dice
        self._planner = Planner(game, dice, learned_judge_at)

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        if budget.iterations != 0:
            return self._planner.choose(perspective, budget)
        legal = perspective.legal()
        weights = policy(perspective, legal, self.dice)
        return legal[weights.index(max(weights))]


def policy(perspective: Perspective, legal: list[Action], dice: Dice) -> list[float]:
    """The weight of each legal action before any search; they add up to 1. Without a network, by the game's judge."""
    network = network_at(perspective)
    if network is not None:
        return network.action_weights(network.hidden(observed(perspective, network)), perspective.legal_numbers())
    weights = judge_of(perspective.game.id).weigh(perspective.sample(dice), perspective.seat, legal)
    total = sum(weights, 0.0)
    return [weight / total for weight in weights]


def observed(perspective: Perspective, network: Network) -> array[float]:
    seen = array("f", network.nothing)
    perspective.observe(seen)
    return seen


def network_at(perspective: Perspective) -> Network | None:
    """The network for this table, if there is one: for the game with its own options, and so many seats."""
    game, seats = perspective.game, perspective.seats
    found = network_of(game.id, seats)
    return found if found is not None and perspective.layout.fields == game.observation(seats).fields else None


def learned_judge_at(perspective: Perspective) -> TreeJudge | RolloutJudge:
    """The judge with the network for this table, or the planner's."""
    network = network_at(perspective)
    return planner_judge_at(perspective) if network is None else LearnedJudge(perspective.game.id, network)
