"""Expected results of dice: injuries, life lost, falls (R-inj-1, R-prof-5, R-att-4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import Final, NamedTuple

MOST_INJURIES: Final = 12
MOST_LIFE: Final = 200
D100: Final = 100
MOST_DICE: Final = 16
"""More attack dice of one side are counted as this many."""
FACES: Final = 10


class DamageOdds(NamedTuple):
    """Expected damage of shots or blows to a figure."""

    fall: float
    """Probability of a fall."""
    lost: float
    """Expected life lost."""


NOTHING: Final = DamageOdds(0.0, 0.0)


@lru_cache(maxsize=MOST_INJURIES + 1)
def _damage_distribution(injuries: int) -> tuple[float, ...]:
    """Probabilities that so many injuries do 0, 1, 2, ... damage."""
    if not injuries:
        return (1.0, *[0.0] * MOST_LIFE)
    so_far = [0.0, *accumulate(_damage_distribution(injuries - 1))]
    return tuple((so_far[total] - so_far[max(0, total - D100)]) / D100 for total in range(MOST_LIFE + 1))


@lru_cache(maxsize=4096)
def injury_odds(injuries: int, life: int) -> DamageOdds:
    """Expected damage of so many injuries that luck does not avoid."""
    chances = _damage_distribution(min(injuries, MOST_INJURIES))[: min(life, MOST_LIFE)]
    stands = sum(chances, 0.0)
    return DamageOdds(
        1 - stands, life * (1 - stands) + sum([total * chance for total, chance in enumerate(chances)], 0.0)
    )


@lru_cache(maxsize=65536)
def damage_odds(tries: int, percent: int, life: int) -> DamageOdds:
    """Expected damage of so many attempts, each an injury with this probability."""
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
    """Probabilities that 0, 1, 2, ... dice show this face, given that none shows a higher one."""
    chance = 1 / face
    return tuple(comb(dice, count) * chance**count * (1 - chance) ** (dice - count) for count in range(dice + 1))


@lru_cache(maxsize=512)
def melee_injuries(own: int, other: int) -> tuple[float, float]:
    """Expected injuries of both sides in an exchange with so many attack dice (R-att-4).

    Faces are counted from the highest down. A die injures if its side is not behind in dice counted so far: it will be
    paired with a lower die or none. Otherwise it is paired with a higher one.
    """
    suffered = [0.0, 0.0]
    chances = {(own, other): 1.0}
    """Probabilities by dice not yet counted, of each side."""
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
    """`melee_injuries` for any number of dice."""
    return melee_injuries(min(own, MOST_DICE), min(other, MOST_DICE))
