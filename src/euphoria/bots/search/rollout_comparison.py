"""Compares actions by rollouts in the same sampled worlds with the same dice (common random numbers).

For games whose judge has a good deterministic policy: one rollout to a quiet position tells more than many lines of a
tree. All actions meet the same worlds and dice in each round, which removes most of the variance from the comparison.
Actions that are significantly worse than the best are dropped after each round (successive elimination).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from euphoria.bots.core.judge import RolloutJudge
from euphoria.bots.core.one_step_lookahead import promising_actions
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.action_estimate import ActionEstimate
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.determinization import Determinizer
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

MAX_ROUNDS: Final = 24
"""Number of worlds at most."""
MAX_ROLLOUT: Final = 400
"""Decisions after which a rollout is cut off, quiet or not."""
DETERMINISTIC_ROUNDS: Final = 2
"""Rounds with equal results after which the search ends, if no die was rolled in them."""
SIGNIFICANCE: Final = 2.0
"""An action is dropped when it is worse than the best by this many standard errors of the paired difference."""
PRIOR_DEVIATION: Final = 0.15
"""Assumed standard deviation of a difference before any is known."""


class RolloutComparison:
    """The search of one decision: `run` it, then read the `estimates`."""

    def __init__(self, judge: RolloutJudge, perspective: Perspective, dice: Dice) -> None:
        self.judge = judge
        self.determinizer = Determinizer(judge, perspective, dice)
        self.seat = perspective.seat
        self._weights: dict[Action, float] = {}
        self._values: dict[Action, list[float]] = {}
        """Values of each action, world by world."""
        self._rolled = False
        """Whether a die was rolled in any rollout."""

    def run(self, legal: list[Action], deadline: Deadline) -> None:
        """Search until the deadline, or until one action is left."""
        world = self.determinizer.world()
        self._weights = dict.fromkeys(legal, 0.0)
        tried = promising_actions(self.judge, world, self.seat, legal)
        self._weights.update(tried)
        left = [action for action, _ in tried]
        self._values = {action: [] for action in left}
        rounds = 0
        while len(left) > 1 and rounds < MAX_ROUNDS:
            values = self._round(world, left, deadline)
            # An incomplete round counts only if it is the first: later it would favour the actions it reached.
            if len(values) < len(left) and rounds:
                break
            for action, value in zip(left, values, strict=False):
                self._values[action].append(value)
            if len(values) < len(left):
                break
            rounds += 1
            if rounds == DETERMINISTIC_ROUNDS and self._is_deterministic(left):
                break
            left = self._not_eliminated(left, rounds)
            world = self.determinizer.world()

    def estimates(self) -> list[ActionEstimate]:
        """In the order of the legal actions."""
        return [
            ActionEstimate(len(values := self._values.get(action, [])), sum(values, 0.0), weight)
            for action, weight in self._weights.items()
        ]

    def _round(self, world: State, left: list[Action], deadline: Deadline) -> list[float]:
        """The value of each action in this world, as far as time allows."""
        values: list[float] = []
        for action in left:
            value = self._rollout(world, action, deadline) if deadline.allows() else None
            if value is None:
                break
            values.append(value)
        return values

    def _rollout(self, world: State, action: Action, deadline: Deadline) -> float | None:
        """Value of the quiet position that the action leads to; None: out of time."""
        judge, state = self.judge, world.copy()
        state.apply(self.seat, action)
        for _ in range(MAX_ROLLOUT):
            if not state.deciders or judge.is_quiet(world, state, self.seat):
                break
            if deadline.is_over():
                return None
            seat = state.deciders[0]
            state.apply(seat, judge.likely_action(state, seat))
        self._rolled |= state.dice.word != world.dice.word
        return judge.value(state, self.seat)

    def _is_deterministic(self, left: list[Action]) -> bool:
        """Whether no die was rolled and every round gave the same values: more rounds would tell nothing new."""
        return not self._rolled and all(len(set(self._values[action])) == 1 for action in left)

    def _not_eliminated(self, left: list[Action], rounds: int) -> list[Action]:
        """The actions that are not significantly worse than the best."""
        best = self._values[max(left, key=lambda action: sum(self._values[action], 0.0))]
        kept = []
        for action in left:
            gaps = [one - other for one, other in zip(best, self._values[action], strict=True)]
            mean = sum(gaps, 0.0) / rounds
            variance = (sum([(gap - mean) ** 2 for gap in gaps], 0.0) + PRIOR_DEVIATION * PRIOR_DEVIATION) / rounds
            if mean <= SIGNIFICANCE * sqrt(variance / rounds):
                kept.append(action)
        return kept
