"""What a way costs: straight legs, cut into stretches of one kind, each rounded up (R-move-1, R-move-2, R-move-13).

A stretch goes on over way-points and over any number of legs while its kind stays the same. Ladders count as open
ground. Difficult ground, barricades and markers that meet are one stretch; a climb, a lowering, a window and a
jump each stand alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import pairwise
from typing import NamedTuple

from euphoria.games.reality.geometry.movement.legs import FINE, Part, What, leg
from euphoria.games.reality.geometry.terrain import Place, Terrain


class Pace(IntEnum):
    """How a stretch is paid: by the inch, by the inch twice, or at one price."""

    OPEN = 0
    CROSS = 1
    JUMP = 2


class Stretch(NamedTuple):
    """`length` is in 1/1024 inch, of a jump its height; `cost` is that of one who carries nothing."""

    kind: Pace
    what: What
    length: int
    cost: int


def walk(terrain: Terrain, points: Sequence[Place]) -> list[Stretch] | None:
    """The stretches of a way, or None where scenery does not allow it. Figures are not looked at."""
    if not all(terrain.stands(place) for place in points):
        return None
    parts: list[Part] = []
    for a, b in pairwise(points):
        found = leg(terrain, a, b)
        if found is None:
            return None
        parts += found
    return stretches(parts)


def stretches(parts: Iterable[Part]) -> list[Stretch]:
    merged: list[Part] = []
    for part in parts:
        if merged and _runs_on(merged[-1].what, part.what):
            merged[-1] = Part(max(merged[-1].what, part.what), merged[-1].length + part.length)
        else:
            merged.append(part)
    return [Stretch(_pace(what), what, length, price(what, length)) for what, length in merged]


def cost_of(way: Iterable[Stretch], carrying: bool = False) -> int:
    return sum(price(stretch.what, stretch.length, carrying) for stretch in way)


def price(what: int, length: int, carrying: bool = False) -> int:
    """What one whole stretch costs (R-move-1, R-move-7)."""
    if what == What.JUMP:
        return 1 if length < FINE else 2
    inches = -(-length // FINE)
    return inches if what <= What.LADDER and not carrying else 2 * inches


def _runs_on(before: What, after: What) -> bool:
    """Whether two parts are of one stretch."""
    return max(before, after) <= What.LADDER or (
        min(before, after) >= What.DIFFICULT and max(before, after) <= What.OVER
    )


def _pace(what: What) -> Pace:
    if what == What.JUMP:
        return Pace.JUMP
    return Pace.OPEN if what <= What.LADDER else Pace.CROSS
