"""The judge of `dystopia`: a position is worth its stars and how near the next ones are (`worth`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import cast

from euphoria.bots.dystopia.action_weights import weigh
from euphoria.bots.dystopia.evaluation import worth
from euphoria.games.dystopia import codes
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

STEEPNESS = 0.9
"""How much a star ahead is worth: the odds to win grow by this power of e for each."""
FAR_ENOUGH = 12
"""Decisions to be played on, and then to the next turn's beginning."""
FINE = 1 << 20
WHIM = 8
"""One in so many quick plays is not the most promising one."""


class DystopiaJudge:
    def value(self, state: State, seat: int) -> float:
        """Everyone's worth against everyone else's."""
        city = cast(City, state)
        if city.outcome is not None:
            return 1.0 if seat in city.outcome.winners else 0.0
        own = worth(city, seat)
        others = sum(exp(STEEPNESS * (worth(city, other) - own)) for other in range(city.seats) if other != seat)
        return 1.0 / (1.0 + others)

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        return weigh(cast(City, state), seat, actions)

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        """The most promising, as a rule; equally good ones are equally likely."""
        city = cast(City, state)
        legal = city.legal(seat)
        if len(legal) == 1:
            return legal[0]
        weights = weigh(city, seat, legal)
        if dice.below(WHIM):
            best = max(weights)
            return dice.pick([action for action, weight in zip(legal, weights, strict=True) if weight == best])
        ticket = dice.below(FINE) / FINE * sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return action
        return legal[-1]

    def ends_rollout(self, state: State, decisions: int) -> bool:
        return decisions >= FAR_ENOUGH and state.question == codes.ASK_TURN


JUDGE = DystopiaJudge()
