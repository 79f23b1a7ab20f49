"""What dice do on average: injuries, life lost, falls (R-inj-1, R-prof-5, R-att-4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import NamedTuple

from euphoria.games.reality.exchange import compare
from euphoria.kernel.dice import Dice

MOST_INJURIES = 12
MOST_LIFE = 200
D100 = 100
MOST_DICE = 16
"""More attack dice than these of one side are counted as so many."""
THROWS = 1000
"""So many exchanges of attacks are tried to see what comes of it."""


class Toll(NamedTuple):
    """What shots or blows take from somebody."""

    fall: float
    """The chance to bring it down."""
    lost: float
    """The life that is lost on average, at most what there is."""


NOTHING = Toll(0.0, 0.0)


@lru_cache(maxsize=MOST_INJURIES + 1)
def _sums(injuries: int) -> tuple[float, ...]:
    """The chance that the damage of so many injuries is exactly 0, 1, 2, ... up to the most life."""
    if not injuries:
        return (1.0,) + (0.0,) * MOST_LIFE
    so_far = [0.0, *accumulate(_sums(injuries - 1))]
    return tuple((so_far[total] - so_far[max(0, total - D100)]) / D100 for total in range(MOST_LIFE + 1))


@lru_cache(maxsize=4096)
def injuries_on(injuries: int, life: int) -> Toll:
    """What so many injuries that luck does not avoid do to somebody with that much life."""
    chances = _sums(min(injuries, MOST_INJURIES))[: min(life, MOST_LIFE)]
    stands = sum(chances)
    return Toll(1 - stands, life * (1 - stands) + sum(total * chance for total, chance in enumerate(chances)))


@lru_cache(maxsize=65536)
def toll(tries: int, percent: int, life: int) -> Toll:
    """What so many tries do, each of which is an injury with that chance."""
    if tries <= 0 or percent <= 0:
        return NOTHING
    chance = min(percent, 100) / 100
    fall = lost = 0.0
    for hits in range(1, tries + 1):
        likely = comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits)
        hurt = injuries_on(hits, life)
        fall += likely * hurt.fall
        lost += likely * hurt.lost
    return Toll(fall, lost)


@lru_cache(maxsize=512)
def brawl(own: int, other: int) -> tuple[float, float]:
    """The injuries that one side and the other suffer on average with so many attack dice (R-att-4)."""
    if not own or not other:
        return float(other), float(own)
    dice = Dice(f"brawl {own} {other}")
    suffered = [0, 0]
    for _ in range(THROWS):
        first, second = compare(
            [dice.below(10) for _ in range(own)],
            [dice.below(10) for _ in range(other)],
        )
        suffered[0] += first
        suffered[1] += second
    return suffered[0] / THROWS, suffered[1] / THROWS


def clash(own: int, other: int) -> tuple[float, float]:
    """The same for any number of dice, large combats included."""
    return brawl(min(own, MOST_DICE), min(other, MOST_DICE))
