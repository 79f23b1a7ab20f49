"""How far a way has come, in two whole numbers that can be compared: its value and its class.

A way's cost depends on the stretch that it is in, because that one is rounded only when it ends. The value is 1024
times the points spent on finished stretches, and for the running one its length times its rate. Of two ways of one
class that end at one place the one with the smaller value is never dearer, however both go on; ways of different
classes are kept apart. The class says whether the running stretch is open or crossed, and, where the rate is 2,
whether the points spent before are odd. Of two classes that differ in that alone, one that is a whole point ahead
is never dearer either.
"""

from __future__ import annotations

from collections.abc import Iterable

from euphoria.games.reality.geometry.movement.legs import FINE, PartKind
from euphoria.games.reality.geometry.movement.path_cost import price

OPEN, LADDER, OVER = int(PartKind.OPEN), int(PartKind.LADDER), int(PartKind.OVER)
CLASSES = 4
CROSSING = 2
"""This bit of a class: the running stretch is crossed. The other bit: the points before it are odd."""


def cost(value: int, kind: int, carrying: bool) -> int:
    """What a way costs if it ends here."""
    if not kind and not carrying:
        return -(-value // FINE)
    odd = kind & 1
    return -(-(value - FINE * odd) // (2 * FINE)) * 2 + odd


def extend(
    value: int, kind: int, length: int, parts: Iterable[tuple[int, int]] | None, carrying: bool
) -> tuple[int, int]:
    """Value and class after one more leg; `length` is looked at where `parts` is None: all of it is open ground."""
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
