"""Rehearsing what may be done: every promising action is tried in the same worlds, and played on until it is quiet.

For games whose judge plays on so sensibly that one look at what comes of it tells more than many lines of a tree.
All actions meet the same worlds and the same dice, round after round, so that luck is little of the comparison; what
is clearly worse than the best is not tried again.
"""

from __future__ import annotations

from math import sqrt

from euphoria.bots.core.judge import RolloutJudge
from euphoria.bots.core.one_step_lookahead import promising_actions
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.action_estimate import ActionEstimate
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.determinization import Determinizer
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

ROUNDS = 24
"""In so many worlds at most."""
FARTHEST = 400
"""Playing on ends after so many decisions, quiet or not."""
ALIKE = 2
"""So many rounds that were all alike are enough where no die was thrown."""
SURE = 2.0
"""An action is given up when it is worse than the best by so many standard errors of the difference."""
DOUBT = 0.15
"""How far two values of one world may be from the truth, when nothing else is known of that."""


class RolloutComparison:
    def __init__(self, judge: RolloutJudge, perspective: Perspective, dice: Dice) -> None:
        self.judge = judge
        self.imagination = Determinizer(judge, perspective, dice)
        self.seat = perspective.seat
        self._weights: dict[Action, float] = {}
        self._seen: dict[Action, list[float]] = {}
        """What came of each action, world by world."""
        self._threw = False
        """Whether a die was thrown in any of these worlds."""

    def grow(self, legal: list[Action], glass: Deadline) -> None:
        """As long as there is time."""
        world = self.imagination.world()
        self._weights = dict.fromkeys(legal, 0.0)
        tried = promising_actions(self.judge, world, self.seat, legal)
        self._weights.update(tried)
        left = [action for action, _ in tried]
        self._seen = {action: [] for action in left}
        rounds = 0
        while len(left) > 1 and rounds < ROUNDS:
            values = self._round(world, left, glass)
            # Of the first round what there was time for counts, and later only whole rounds do.
            if len(values) < len(left) and rounds:
                break
            for action, value in zip(left, values, strict=False):
                self._seen[action].append(value)
            if len(values) < len(left):
                break
            rounds += 1
            if rounds == ALIKE and self._is_settled(left):
                break
            left = self._promising(left, rounds)
            world = self.imagination.world()

    def verdicts(self) -> list[ActionEstimate]:
        """Of the legal actions, in their order."""
        return [
            ActionEstimate(len(seen := self._seen.get(action, [])), sum(seen), weight)
            for action, weight in self._weights.items()
        ]

    def _round(self, world: State, left: list[Action], glass: Deadline) -> list[float]:
        """What comes of each in this world, as far as there is time."""
        values: list[float] = []
        for action in left:
            value = self._rehearse(world, action, glass) if glass.allows() else None
            if value is None:
                break
            values.append(value)
        return values

    def _rehearse(self, world: State, action: Action, glass: Deadline) -> float | None:
        """How well the seat stands when it has become quiet; None: there was no time to see it."""
        judge, state = self.judge, world.copy()
        state.apply(self.seat, action)
        for _ in range(FARTHEST):
            if not state.deciders or judge.is_quiet(world, state, self.seat):
                break
            if glass.is_over():
                return None
            seat = state.deciders[0]
            state.apply(seat, judge.carry_on(state, seat))
        self._threw |= state.dice.word != world.dice.word
        return judge.value(state, self.seat)

    def _is_settled(self, left: list[Action]) -> bool:
        """Whether nothing was left to chance, so that more of the same would tell nothing new."""
        return not self._threw and all(len(set(self._seen[action])) == 1 for action in left)

    def _promising(self, left: list[Action], rounds: int) -> list[Action]:
        """Those that may still be the best."""
        best = self._seen[max(left, key=lambda action: sum(self._seen[action]))]
        kept = []
        for action in left:
            gaps = [one - other for one, other in zip(best, self._seen[action], strict=True)]
            mean = sum(gaps) / rounds
            variance = (sum((gap - mean) ** 2 for gap in gaps) + DOUBT * DOUBT) / rounds
            if mean <= SURE * sqrt(variance / rounds):
                kept.append(action)
        return kept
