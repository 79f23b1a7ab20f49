"""Every way to share out the shots of one activation, with what is to be expected of each (R-fire-3 to R-fire-6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.figure_flags import FIRED
from euphoria.games.reality.queries.measured import as_if, standing, supposed
from euphoria.games.reality.rules.figures.contact import in_combat
from euphoria.games.reality.rules.firing import aim
from euphoria.games.reality.rules.firing.firing import cost_of_shots, must_shoot_decoy, shots_left, weapon_count
from euphoria.games.reality.rules.firing.targets import at_risk, may_be_shot, targets
from euphoria.games.reality.state import Show
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json

MOST_TARGETS: Final = 3
MOST_POINTS: Final = 20

Declared = tuple[int, int, int]
"""Target, weapon, number of shots."""
Split = tuple[Declared, ...]
Shot = tuple[int, int, bool, bool]
"""Target, weapon, whether two weapons are used, whether the target is the first one declared."""


class Victim(NamedTuple):
    """Whom one shot may hit, and the means of that: hits, hits without luck, lost life."""

    figure: int
    aim: int
    share: float
    hits: float
    hurts: float
    damage: float


def splits(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """All that may be declared at these targets in one activation, and what comes of it on the average."""
    shooter = standing(state, arguments, "shooter")
    wanted = arguments.numbers("targets", MOST_TARGETS, (0, max(0, len(state.who) - 1)))
    if not wanted:
        raise QueryError(f"'targets' is missing: give the numbers of one to {MOST_TARGETS} figures")
    here = as_if(state, shooter, supposed(state.terrain, arguments))
    points = arguments.integer("points", 0, MOST_POINTS, shots_left(here, shooter))
    arguments.finish()
    possible = targets(here, shooter, here.bodies())
    aimed_at = [target for target in wanted if target in possible]
    shooting = _Shooting(here, shooter)
    return {
        "shooter": shooter,
        "targets": aimed_at,
        "points": points,
        "splits": [shooting.told(split) for split in lawful_splits(shooting, aimed_at, points)],
        "shots": shooting.shots_told(),
    }


class _Shooting:
    """What single shots of one figure do; each kind of shot is worked out once."""

    def __init__(self, state: Show, shooter: int) -> None:
        self.state = state
        self.shooter = shooter
        self._victims: dict[Shot, list[Victim]] = {}

    def victims(self, shot: Shot) -> list[Victim]:
        if shot not in self._victims:
            crowd = at_risk(self.state, self.shooter, shot[0])
            self._victims[shot] = [self._victim(one, shot, len(crowd)) for one in crowd]
        return self._victims[shot]

    def _victim(self, figure: int, shot: Shot, crowd: int) -> Victim:
        state, shooter = self.state, self.shooter
        _, weapon, several, first = shot
        total = 0
        if may_be_shot(state, shooter, figure, state.bodies()):
            total = aim.aim_at(state, shooter, figure, weapon=weapon, several=several, first=first)
        hits = float(aim.chance(total)) / crowd
        hurts = hits * float(aim.chance_without_luck(state, figure))
        return Victim(figure, total, 1 / crowd, hits, hurts, hurts * _mean(state, figure))

    def may_hit(self, shot: Shot) -> bool:
        """Whether a shot may be declared: somebody could be hit (R-prof-4)."""
        return any(victim.aim >= 1 for victim in self.victims(shot))

    def told(self, split: Split) -> Json:
        several = len({weapon for _, weapon, _ in split}) > 1
        shot_at: dict[int, list[tuple[int, Victim]]] = {}
        for target, weapon, shots in split:
            for victim in self.victims((target, weapon, several, target == split[0][0])):
                shot_at.setdefault(victim.figure, []).append((shots, victim))
        return {
            "declared": [{"target": target, "weapon": weapon, "shots": shots} for target, weapon, shots in split],
            "shots": sum(shots for _, _, shots in split),
            "cost": cost_of_shots(self.state, self.shooter, sum(shots for _, _, shots in split)),
            "expected": [self._expected(figure, found) for figure, found in shot_at.items()],
        }

    def _expected(self, figure: int, found: list[tuple[int, Victim]]) -> Json:
        chances = [victim.hurts for shots, victim in found for _ in range(shots)]
        return {
            "figure": figure,
            "hits": _short(sum(shots * victim.hits for shots, victim in found)),
            "damage": _short(sum(shots * victim.damage for shots, victim in found)),
            "falls": _short(_falls(chances, self.state.life[figure], _faces(self.state, figure))),
        }

    def shots_told(self) -> list[Json]:
        return [
            {
                "target": target,
                "weapon": weapon,
                "several": several,
                "first": first,
                "victims": [
                    {
                        "figure": one.figure,
                        "share": _short(one.share),
                        "aim": one.aim,
                        "chance": _short(one.hits / one.share),
                    }
                    for one in victims
                ],
            }
            for (target, weapon, several, first), victims in self._victims.items()
        ]


def lawful_splits(shooting: _Shooting, aimed_at: Sequence[int], points: int) -> Iterator[Split]:
    """What may be declared, the target that comes first before the others, in the order in which it may be said."""
    state, shooter = shooting.state, shooting.shooter
    if in_combat(state, shooter) or must_shoot_decoy(state, shooter):
        return
    weapons = range(weapon_count(state, shooter))
    most = [state.shots(shooter, weapon) for weapon in weapons]
    if state.has_trait(shooter, Trait.FIRES_ON):
        points = sum(most)
    if state.flags[shooter] & CONDITIONS.fires_at_nearest and not state.flags[shooter] & FIRED:
        yield from _all_at_one(aimed_at, most, points)
        return
    pairs = [(target, weapon) for weapon in weapons for target in aimed_at]
    for numbers in product(*(range(most[weapon] + 1) for _, weapon in pairs)):
        if not 0 < sum(numbers) <= points:
            continue
        if any(
            sum(n for n, pair in zip(numbers, pairs, strict=True) if pair[1] == weapon) > most[weapon]
            for weapon in weapons
        ):
            continue
        shared = [(*pair, n) for n, pair in zip(numbers, pairs, strict=True) if n]
        for first in dict.fromkeys(target for target, _, _ in shared):
            order = _in_order(shooting, shared, first)
            if order is not None:
                yield order


def _all_at_one(aimed_at: Sequence[int], most: Sequence[int], points: int) -> Iterator[Split]:
    """Who must fire at the nearest figure fires all that it has."""
    for target in aimed_at:
        left, declared = points, []
        for weapon, shots in enumerate(most):
            if min(left, shots) > 0:
                declared.append((target, weapon, min(left, shots)))
                left -= declared[-1][2]
        if declared:
            yield tuple(declared)


def _in_order(shooting: _Shooting, shared: list[Declared], first: int) -> Split | None:
    """An order in which these shots may be declared, with this target as the first one; None if there is none.

    A weapon counts as a second one only from when the other was declared, so those of one weapon come before.
    """
    used = {weapon for _, weapon, _ in shared}
    for leading in sorted(used):
        if (first, leading) not in ((target, weapon) for target, weapon, _ in shared):
            continue
        if all(shooting.may_hit((target, weapon, weapon != leading, target == first)) for target, weapon, _ in shared):
            return tuple(sorted(shared, key=lambda one: (one[1] != leading, one[0] != first)))
    return None


def _faces(state: Show, figure: int) -> int:
    """The die of an injury: a d100, or its half (R-inj-1)."""
    return 50 if state.flags[figure] & CONDITIONS.halves_damage else 100


def _mean(state: Show, figure: int) -> float:
    return (_faces(state, figure) + 1) / 2


def _falls(chances: Sequence[float], life: int, faces: int) -> float:
    """The chance that injuries with these chances take all of its life."""
    injured = [1.0]
    for chance in chances:
        more = [0.0, *(chance * part for part in injured)]
        injured = [part * (1 - chance) + added for part, added in zip([*injured, 0.0], more, strict=True)]
    return sum(part * _at_least(number, life, faces) for number, part in enumerate(injured))


@lru_cache(maxsize=4096)
def _at_least(dice: int, total: int, faces: int) -> float:
    """The chance that so many dice show that much together."""
    if total <= 0:
        return 1.0
    if dice * faces < total:
        return 0.0
    return sum(_at_least(dice - 1, total - face, faces) for face in range(1, faces + 1)) / faces


def _short(number: float) -> float:
    return round(number, 4)
