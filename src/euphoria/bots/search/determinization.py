"""Determinization: the sampled worlds of a search, weighted by likelihood where the judge can tell.

Worlds sampled for a seat are equally consistent with what it has seen, but not with what the other seats said and did.
A judge that weighs worlds gives each a likelihood, and worlds are then resampled from a growing pool in proportion to
it. Copying a pooled world is far cheaper than sampling a new one.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from euphoria.bots.core.judge import Judge, WorldWeighingJudge
from euphoria.bots.core.perspective import Perspective
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

INITIAL_POOL: Final = 12
MAX_POOL: Final = 96
"""Weighted worlds in the pool before the first is picked, and at most. Each pick adds one until then."""
RESOLUTION: Final = 1 << 32


class Determinizer:
    """Samples worlds for one decision of one seat."""

    def __init__(self, judge: Judge, perspective: Perspective, dice: Dice) -> None:
        self.perspective = perspective
        self.dice = dice
        self._judge = judge if isinstance(judge, WorldWeighingJudge) else None
        self._pool: list[State] = []
        self._picked = -1
        self._cumulative: list[float] = []
        """Cumulative weights of the pool."""

    def world(self) -> State:
        """A fresh copy of a sampled world, with dice of its own."""
        picked = (self._next() if self._judge is None else self._weighted(self._judge)).copy()
        picked.dice = self.dice.fork()
        return picked

    def _next(self) -> State:
        """Without weights: a new sample until the pool is full, then the pooled worlds in turn."""
        self._picked += 1
        if len(self._pool) < MAX_POOL:
            self._pool.append(self.perspective.sample(self.dice))
        return self._pool[self._picked % len(self._pool)]

    def _weighted(self, judge: WorldWeighingJudge) -> State:
        self._extend_pool(judge, 1 if self._pool else INITIAL_POOL)
        ticket = self.dice.below(RESOLUTION) / RESOLUTION * self._cumulative[-1]
        return self._pool[min(bisect_right(self._cumulative, ticket), len(self._pool) - 1)]

    def _extend_pool(self, judge: WorldWeighingJudge, count: int) -> None:
        for _ in range(min(count, MAX_POOL - len(self._pool))):
            world = self.perspective.sample(self.dice)
            weight = judge.likelihood(world, self.perspective.seat)
            self._pool.append(world)
            self._cumulative.append(weight + (self._cumulative[-1] if self._cumulative else 0.0))
