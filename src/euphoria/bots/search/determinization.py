"""The worlds that a bot thinks with: drawn for its seat, and where the judge can tell, the likely ones more often.

What a seat has seen leaves many worlds, all as likely as each other. What the others have said and done does not fit
them equally well; a judge that weighs worlds knows how well. So a stock of worlds is drawn, which grows while the bot
thinks, and where they are weighed they are picked by weight. Copying one is far cheaper than drawing another.
"""

from __future__ import annotations

from bisect import bisect_right

from euphoria.bots.core.judge import Judge, WorldWeighingJudge
from euphoria.bots.core.perspective import Perspective
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

AT_FIRST, AT_MOST = 12, 96
"""Worlds in the stock: before the first is picked, and when it is full. Each pick adds one until then."""
FINE = 1 << 32


class Determinizer:
    def __init__(self, judge: Judge, perspective: Perspective, dice: Dice) -> None:
        self.perspective = perspective
        self.dice = dice
        self._judge = judge if isinstance(judge, WorldWeighingJudge) else None
        self._stock: list[State] = []
        self._picked = -1
        self._sums: list[float] = []
        """The weights, each added to those before it."""

    def world(self) -> State:
        """A world with luck of its own, to be played on in."""
        picked = (self._next() if self._judge is None else self._likely(self._judge)).copy()
        picked.dice = self.dice.fork()
        return picked

    def _next(self) -> State:
        """All are as likely: a new one, until the stock is full, then one after the other."""
        self._picked += 1
        if len(self._stock) < AT_MOST:
            self._stock.append(self.perspective.sample(self.dice))
        return self._stock[self._picked % len(self._stock)]

    def _likely(self, judge: WorldWeighingJudge) -> State:
        self._restock(judge, 1 if self._stock else AT_FIRST)
        ticket = self.dice.below(FINE) / FINE * self._sums[-1]
        return self._stock[min(bisect_right(self._sums, ticket), len(self._stock) - 1)]

    def _restock(self, judge: WorldWeighingJudge, count: int) -> None:
        for _ in range(min(count, AT_MOST - len(self._stock))):
            world = self.perspective.sample(self.dice)
            weight = judge.likelihood(world, self.perspective.seat)
            self._stock.append(world)
            self._sums.append(weight + (self._sums[-1] if self._sums else 0.0))
