"""Which search a judge is good for."""

from __future__ import annotations

from euphoria.bots.core.judge import Foresees, PlaysOn
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.rollout_comparison import Rehearsal
from euphoria.bots.search.tree_search import Tree
from euphoria.kernel.core.dice import Dice


def search_of(judge: PlaysOn | Foresees, perspective: Perspective, dice: Dice) -> Rehearsal | Tree:
    """A rehearsal where the judge foresees what the others will do, else a tree."""
    return Rehearsal(judge, perspective, dice) if isinstance(judge, Foresees) else Tree(judge, perspective, dice)
