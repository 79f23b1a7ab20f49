"""Labels: how far a path has come, as two integers that Dijkstra's search can compare, a value and a class.

Costs are not additive: a path is cut into stretches of one kind, and only a whole stretch is rounded up to inches. So
the cost of a path depends on how it goes on, and one number for each vertex is not enough.

The value is 1024 times the points spent on finished stretches, plus length times rate (1 or 2) of the running one. The
class says whether the running stretch is open or crossed and, at rate 2, whether the points spent before it are odd,
because rounding then goes in steps of two points. Of two paths of one class to one place, the one with the smaller
value is never dearer, however both go on: Dijkstra's search per (place, class) is exact. Of two classes that differ in
parity alone, a path that is a whole point ahead dominates as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euphoria.games.reality.geometry.movement.legs import FINE, PartKind
from euphoria.games.reality.geometry.movement.path_cost import price

OPEN: Final = int(PartKind.OPEN)
LADDER: Final = int(PartKind.LADDER)
OVER: Final = int(PartKind.OVER)
CLASSES: Final = 4
CROSSING: Final = 2
"""The bit of a class that says that the running stretch is crossed; the other bit says that the points before it are
odd."""


def cost(value: int, kind: int, carrying: bool) -> int:
    """What a path with this label costs if it ends here."""
    if not kind and not carrying:
        return -(-value // FINE)
    odd = kind & 1
    return -(-(value - FINE * odd) // (2 * FINE)) * 2 + odd


def extend(
    value: int, kind: int, length: int, parts: Iterable[tuple[int, int]] | None, carrying: bool
) -> tuple[int, int]:
    """Value and class after one more leg, given by its `parts`, or by its `length` if it is all open ground."""
    for what, far in ((OPEN, length),) if parts is None else parts:
        if what <= LADDER:
            if kind & CROSSING:
                value, kind = _finish(cost(value, kind, carrying), carrying)
            value += 2 * far if carrying else far
        elif what <= OVER:
            if not kind & CROSSING:
                spent = cost(value, kind, carrying)
                value, kind = spent * FINE, CROSSING | (spent & 1)
            value += 2 * far
        else:
            value, kind = _finish(cost(value, kind, carrying) + price(what, far), carrying)
    return value, kind


def _finish(spent: int, carrying: bool) -> tuple[int, int]:
    return spent * FINE, spent & 1 if carrying else 0
