"""Which search a judge is good for."""

from __future__ import annotations

from euphoria.bots.core.judge import RolloutJudge, TreeJudge
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.rollout_comparison import RolloutComparison
from euphoria.bots.search.tree_search import SearchTree
from euphoria.kernel.core.dice import Dice


def search_for(judge: TreeJudge | RolloutJudge, perspective: Perspective, dice: Dice) -> RolloutComparison | SearchTree:
    """A rehearsal where the judge foresees what the others will do, else a tree."""
    return (
        RolloutComparison(judge, perspective, dice)
        if isinstance(judge, RolloutJudge)
        else SearchTree(judge, perspective, dice)
    )
