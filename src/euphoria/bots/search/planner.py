"""The bot `planner`: searches over sampled worlds until its budget is used up.

On several cores every process searches independently with its own dice, and the estimates are added up (root
parallelisation).
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.judge import ProposingJudge
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.action_estimate import ActionEstimate
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.parallel_search import SEARCH_WORKERS, SearchTask
from euphoria.bots.search.search_method import JudgeFinder, planner_judge_at, search_for
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice


class Planner:
    """Chooses the most visited action of a search."""

    def __init__(self, game: str, dice: Dice, find_judge: JudgeFinder = planner_judge_at) -> None:
        self.find_judge = find_judge
        """It is asked for each decision, and by its name in other processes: a function of a module."""
        self.dice = dice

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        began = time.perf_counter()
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        dice = self.dice.fork()
        judge = self.find_judge(perspective)
        if isinstance(judge, ProposingJudge):
            proposed = judge.propose(perspective.sample(dice), perspective.seat)
            if proposed is not None:
                return proposed
        share = budget_per_process(budget)
        requests = []
        if budget.cores > 1:
            task = SearchTask(perspective.game.id, perspective.dump(), perspective.seat, share, self.find_judge)
            requests = SEARCH_WORKERS.submit(task, [dice.next_word() for _ in range(budget.cores - 1)])
        search = search_for(judge, perspective, dice)
        search.run(legal, Deadline(share, began))
        estimates = [search.estimates()]
        if requests:
            estimates += SEARCH_WORKERS.collect(requests, began, share.seconds)
        return most_visited(legal, estimates)


def budget_per_process(budget: Budget) -> Budget:
    """The whole time, and an equal part of the iterations."""
    iterations = None if budget.iterations is None else -(-budget.iterations // budget.cores)
    return Budget(budget.seconds, iterations)


def most_visited(legal: list[Action], estimates: Iterable[list[ActionEstimate]]) -> Action:
    """The action with most visits over all searches; ties by total value, then by weight."""
    sums = [tuple(map(sum, zip(*of_one, strict=True))) for of_one in zip(*estimates, strict=True)]
    return legal[sums.index(max(sums))]
