"""What dice do on average: injuries, life lost, falls (R-inj-1, R-prof-5, R-att-4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import NamedTuple

MOST_INJURIES = 12
MOST_LIFE = 200
D100 = 100
MOST_DICE = 16
"""More attack dice than these of one side are counted as so many."""
FACES = 10


class DamageOdds(NamedTuple):
    """What shots or blows take from somebody."""

    fall: float
    """The chance to bring it down."""
    lost: float
    """The life that is lost on average, at most what there is."""


NOTHING = DamageOdds(0.0, 0.0)


@lru_cache(maxsize=MOST_INJURIES + 1)
def _damage_distribution(injuries: int) -> tuple[float, ...]:
    """The chance that the damage of so many injuries is exactly 0, 1, 2, ... up to the most life."""
    if not injuries:
        return (1.0,) + (0.0,) * MOST_LIFE
    so_far = [0.0, *accumulate(_damage_distribution(injuries - 1))]
    return tuple((so_far[total] - so_far[max(0, total - D100)]) / D100 for total in range(MOST_LIFE + 1))


@lru_cache(maxsize=4096)
def injury_odds(injuries: int, life: int) -> DamageOdds:
    """What so many injuries that luck does not avoid do to somebody with that much life."""
    chances = _damage_distribution(min(injuries, MOST_INJURIES))[: min(life, MOST_LIFE)]
    stands = sum(chances)
    return DamageOdds(1 - stands, life * (1 - stands) + sum(total * chance for total, chance in enumerate(chances)))


@lru_cache(maxsize=65536)
def damage_odds(tries: int, percent: int, life: int) -> DamageOdds:
    """What so many tries do, each of which is an injury with that chance."""
    if tries <= 0 or percent <= 0:
        return NOTHING
    chance = min(percent, 100) / 100
    fall = lost = 0.0
    for hits in range(1, tries + 1):
        likely = comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits)
        hurt = injury_odds(hits, life)
        fall += likely * hurt.fall
        lost += likely * hurt.lost
    return DamageOdds(fall, lost)


@lru_cache(maxsize=512)
def face_counts(dice: int, face: int) -> tuple[float, ...]:
    """The chances that 0, 1, 2, ... of so many dice show this face, when none of them shows a higher one."""
    chance = 1 / face
    return tuple(comb(dice, count) * chance**count * (1 - chance) ** (dice - count) for count in range(dice + 1))


@lru_cache(maxsize=512)
def melee_injuries(own: int, other: int) -> tuple[float, float]:
    """The injuries that one side and the other suffer on average with so many attack dice (R-att-4).

    Face by face, the highest first. A die that comes when its side is not behind injures: a lower one will be set
    against it, or none. One that comes when its side is behind is set against a higher one.
    """
    suffered = [0.0, 0.0]
    chances = {(own, other): 1.0}
    """By the dice that are still to come, of each side."""
    for face in range(FACES, 0, -1):
        later: dict[tuple[int, int], float] = {}
        for (left, its_left), likely in chances.items():
            ahead = (own - left) - (other - its_left)
            for count, chance in enumerate(face_counts(left, face)):
                for its_count, its_chance in enumerate(face_counts(its_left, face)):
                    both = likely * chance * its_chance
                    key = left - count, its_left - its_count
                    later[key] = later.get(key, 0.0) + both
                    after = ahead + count - its_count
                    suffered[1] += both * max(0, after - max(0, ahead))
                    suffered[0] += both * max(0, min(0, ahead) - after)
        chances = later
    return suffered[0], suffered[1]


def capped_melee_injuries(own: int, other: int) -> tuple[float, float]:
    """The same for any number of dice, large combats included."""
    return melee_injuries(min(own, MOST_DICE), min(other, MOST_DICE))
