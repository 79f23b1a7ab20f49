"""Which search suits a judge."""

from __future__ import annotations

from euphoria.bots.core.judge import RolloutJudge, TreeJudge
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.rollout_comparison import RolloutComparison
from euphoria.bots.search.tree_search import SearchTree
from euphoria.kernel.core.dice import Dice

Search = RolloutComparison | SearchTree


def search_for(judge: TreeJudge | RolloutJudge, perspective: Perspective, dice: Dice) -> Search:
    """Rollout comparison if the judge has a policy for it, else tree search."""
    if isinstance(judge, RolloutJudge):
        return RolloutComparison(judge, perspective, dice)
    return SearchTree(judge, perspective, dice)
