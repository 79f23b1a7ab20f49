"""Which search suits a judge."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.bots.core.judge import RolloutJudge, TreeJudge, planner_judge_of
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.rollout_comparison import RolloutComparison
from euphoria.bots.search.tree_search import SearchTree
from euphoria.kernel.core.dice import Dice

Search = RolloutComparison | SearchTree
JudgeFinder = Callable[[Perspective], TreeJudge | RolloutJudge]
"""Finds the judge for a decision of this seat."""


def planner_judge_at(perspective: Perspective) -> TreeJudge | RolloutJudge:
    """The planner's judge of the game."""
    return planner_judge_of(perspective.game.id)


def search_for(judge: TreeJudge | RolloutJudge, perspective: Perspective, dice: Dice) -> Search:
    """Rollout comparison if the judge has a policy for it, else tree search."""
    if isinstance(judge, RolloutJudge):
        return RolloutComparison(judge, perspective, dice)
    return SearchTree(judge, perspective, dice)
