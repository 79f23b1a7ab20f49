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

from typing import Final

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.legs import FINE, LADDER, OVER, BareLeg
from euphoria.games.reality.geometry.movement.path_cost import price

CLASSES: Final = 4
CROSSING: Final = 2
"""The bit of a class that says that the running stretch is crossed; the other bit says that the points before it are
odd."""


def cost(value: i64, kind: i64, carrying: bool) -> i64:
    """What a path with this label costs if it ends here."""
    if not kind and not carrying:
        return -(-value // FINE)
    odd = kind & 1
    return -(-(value - FINE * odd) // (2 * FINE)) * 2 + odd


def extend(value: i64, kind: i64, length: i64, parts: BareLeg | None, carrying: bool) -> tuple[i64, i64]:
    """Value and class after one more leg, given by its `parts`, or by its `length` if it is all open ground."""
    if parts is None:
        return _walked(value, kind, length, carrying)
    for part in parts:
        what: i64 = part[0]
        far: i64 = part[1]
        if what <= LADDER:
            value, kind = _walked(value, kind, far, carrying)
        elif what <= OVER:
            if not kind & CROSSING:
                spent = cost(value, kind, carrying)
                value, kind = spent * FINE, CROSSING | (spent & 1)
            value += 2 * far
        else:
            value, kind = _finish(cost(value, kind, carrying) + price(what, far), carrying)
    return value, kind


def _walked(value: i64, kind: i64, length: i64, carrying: bool) -> tuple[i64, i64]:
    """The same after a part over open ground."""
    if kind & CROSSING:
        value, kind = _finish(cost(value, kind, carrying), carrying)
    return value + (2 * length if carrying else length), kind


def _finish(spent: i64, carrying: bool) -> tuple[i64, i64]:
    return spent * FINE, spent & 1 if carrying else 0
