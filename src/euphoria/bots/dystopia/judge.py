"""The judge of `dystopia`: the evaluation counts stars and progress towards the next ones (see `evaluation`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, cast

from euphoria.bots.dystopia.action_weights import weigh
from euphoria.bots.dystopia.evaluation import position_value
from euphoria.games.dystopia import codes
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

LOG_ODDS_PER_STAR: Final = 0.9
"""Increase of the log-odds of winning for each star of lead."""
ROLLOUT_LENGTH: Final = 12
"""Decisions of a rollout at least; it ends at the beginning of the next turn."""
RESOLUTION: Final = 1 << 20
GREEDY_OF: Final = 8
"""One rollout action in so many is drawn by weight; the others are the heaviest."""


class DystopiaJudge:
    """Implements `TreeJudge`."""

    def value(self, state: State, seat: int) -> float:
        """Softmax of the position values of all seats."""
        city = cast(City, state)
        if city.outcome is not None:
            return 1.0 if seat in city.outcome.winners else 0.0
        own = position_value(city, seat)
        others = [
            exp(LOG_ODDS_PER_STAR * (position_value(city, other) - own)) for other in range(city.seats) if other != seat
        ]
        return 1.0 / (1.0 + sum(others, 0.0))

    def weigh(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        return weigh(cast(City, state), seat, actions)

    def play(self, state: State, seat: int, dice: Dice) -> Action:
        """Mostly the heaviest action, ties broken at random; sometimes one drawn by weight."""
        city = cast(City, state)
        legal = city.legal(seat)
        if len(legal) == 1:
            return legal[0]
        weights = weigh(city, seat, legal)
        if dice.below(GREEDY_OF):
            best = max(weights)
            return dice.pick([action for action, weight in zip(legal, weights, strict=True) if weight == best])
        ticket = dice.below(RESOLUTION) / RESOLUTION * sum(weights, 0.0)
        for action, weight in zip(legal, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return action
        return legal[-1]

    def ends_rollout(self, state: State, decisions: int) -> bool:
        return decisions >= ROLLOUT_LENGTH and state.question == codes.ASK_TURN


JUDGE: Final = DystopiaJudge()
