"""The bot that plans: a search over worlds that its seat cannot tell apart, for as long as it may think.

On several cores every process searches on its own, with dice of its own, and what they found is added up.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.judge import ProposingJudge, planner_judge_of
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.action_estimate import ActionEstimate
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.parallel_search import SEARCH_WORKERS, SearchTask
from euphoria.bots.search.search_method import search_for
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice


class Planner:
    def __init__(self, game: str, dice: Dice) -> None:
        self.judge = planner_judge_of(game)
        self.dice = dice

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        began = time.perf_counter()
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        dice = self.dice.fork()
        if isinstance(self.judge, ProposingJudge):
            devised = self.judge.devise(perspective.sample(dice), perspective.seat)
            if devised is not None:
                return devised
        share = share_of(budget)
        helped = []
        if budget.cores > 1:
            task = SearchTask(perspective.game.id, perspective.dump(), perspective.seat, share)
            helped = SEARCH_WORKERS.ask(task, [dice.next_word() for _ in range(budget.cores - 1)])
        search = search_for(self.judge, perspective, dice)
        search.grow(legal, Deadline(share, began))
        verdicts = [search.verdicts()]
        if helped:
            verdicts += SEARCH_WORKERS.answers(helped, began, share.seconds)
        return best_of(legal, verdicts)


def share_of(budget: Budget) -> Budget:
    """What each of the processes may think: all of the time, and its part of the iterations."""
    iterations = None if budget.iterations is None else -(-budget.iterations // budget.cores)
    return Budget(budget.seconds, iterations)


def best_of(legal: list[Action], verdicts: Iterable[list[ActionEstimate]]) -> Action:
    """The action that was tried most often, for a search comes back to what does well; of several the best."""
    sums = [tuple(map(sum, zip(*of_one, strict=True))) for of_one in zip(*verdicts, strict=True)]
    return legal[sums.index(max(sums))]
