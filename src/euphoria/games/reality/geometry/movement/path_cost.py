"""What a path costs: its legs are cut into stretches of one kind, each rounded up (R-move-1, R-move-2, R-move-13).

A stretch runs over any number of legs while its kind stays the same. Ladders count as open ground. Difficult ground,
barricades and markers that meet are one stretch; a climb, a climb down, a window and a jump are each one of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import pairwise
from typing import NamedTuple

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.legs import FINE, JUMP, LADDER, LegPart, PartKind, leg
from euphoria.games.reality.geometry.terrain import Place, Terrain


class PriceRule(IntEnum):
    """How a stretch is priced: one point for each inch, two for each inch, or a fixed price."""

    OPEN = 0
    CROSS = 1
    JUMP = 2


class Stretch(NamedTuple):
    """`length` is in 1/1024 inch, for a jump its height; `cost` is for a figure that carries nothing."""

    kind: PriceRule
    what: PartKind
    length: int
    cost: int


def walk(terrain: Terrain, points: Sequence[Place]) -> list[Stretch] | None:
    """The stretches of a path over these places; None where scenery does not allow it. Figures are ignored."""
    if not all(terrain.stands(place) for place in points):
        return None
    parts: list[LegPart] = []
    for a, b in pairwise(points):
        found = leg(terrain, a, b)
        if found is None:
            return None
        parts += found
    return stretches(parts)


def stretches(parts: Iterable[LegPart]) -> list[Stretch]:
    merged: list[LegPart] = []
    for part in parts:
        if merged and _runs_on(merged[-1].what, part.what):
            merged[-1] = LegPart(max(merged[-1].what, part.what), merged[-1].length + part.length)
        else:
            merged.append(part)
    return [Stretch(_pace(what), what, length, price(what, length)) for what, length in merged]


def cost_of(way: Iterable[Stretch], carrying: bool = False) -> int:
    return sum(price(stretch.what, stretch.length, carrying) for stretch in way)


def price(what: i64, length: i64, carrying: bool = False) -> i64:
    """The cost of one whole stretch (R-move-1, R-move-7)."""
    if what == JUMP:
        return 1 if length < FINE else 2
    inches = -(-length // FINE)
    return inches if what <= LADDER and not carrying else 2 * inches


def _runs_on(before: PartKind, after: PartKind) -> bool:
    """Whether two parts that follow each other belong to one stretch."""
    return max(before, after) <= PartKind.LADDER or (
        min(before, after) >= PartKind.DIFFICULT and max(before, after) <= PartKind.OVER
    )


def _pace(what: PartKind) -> PriceRule:
    if what == PartKind.JUMP:
        return PriceRule.JUMP
    return PriceRule.OPEN if what <= PartKind.LADDER else PriceRule.CROSS
