"""Threat analysis: which figure can hurt which, by shots, flames and blows.

Only scenery blocks line of sight here, so that results can be cached per table; figures in between are ignored.
"""

from __future__ import annotations

from typing import Final

from euphoria.bots.reality.table.sight_cache import UNSEEN, Stance, sight_cache_of
from euphoria.bots.reality.value.figure_value import harm, life_share, points_a_turn, unlucky
from euphoria.bots.reality.value.odds import DamageOdds, damage_odds, melee_injuries
from euphoria.bots.reality.value.profiles import AIM, ARMED, FIRES_ON, FLAMES, GUNS, RANGE, SHOTS
from euphoria.games.reality import codes
from euphoria.games.reality.figure_flags import (
    ADRENALINE,
    BERSERK,
    CHARGED,
    FASCINATED,
    FIRED,
    HIDDEN,
    HIGH,
    MOVED,
    PRONE,
    SHIELDED,
    STRUCK,
    WALKED,
)
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.rules.attack.combat import can_roll
from euphoria.games.reality.rules.figures.activation_order import TIED
from euphoria.games.reality.state import Show

LATER: Final = 0.45
"""Factor of a volley of the next turn: endangered figures will move."""
FLAME: Final = (7 * INCH) ** 2
"""Square of the approximate range of a flame (R-doc-1)."""
OUT_OF_REACH: Final = 99
"""Aim penalty of a flame beyond its range: it cannot hit."""
STANCE_FLAGS: Final = WALKED | MOVED | PRONE | HIDDEN | SHIELDED | FIRED | FASCINATED | BERSERK | ADRENALINE
"""Flags that affect a shot or the number of shots."""


class ThreatAnalysis:
    """Threats in one state, with cached intermediate results."""

    __slots__ = ("_volleys", "bodies", "seen", "share", "state", "teams")

    def __init__(self, state: Show) -> None:
        self.state = state
        self.seen = sight_cache_of(state.terrain)
        self.teams = (state.team(0), state.team(1))
        self.bodies = dict(zip(state.standing(), state.bodies(), strict=True))
        self.share = life_share(state)
        self._volleys: dict[tuple[int, int, int, int, int], float] = {}
        """Cache of `volley_seen` by shooter, target, points, flags and aim penalty."""

    def harm(self, figure: int, hurt: DamageOdds, by_hand: bool = False) -> float:
        """Cost of this damage to the figure's team, in audience."""
        return harm(self.state, figure, hurt, self.share, by_hand)

    def body_at(self, figure: int, place: Place) -> Body:
        """The body of a figure if it stood there."""
        x, y, surface = place
        body = self.bodies[figure]
        height = body.height if not self.state.flags[figure] & PRONE else 5
        return Body(x, y, self.state.terrain.surfaces[surface].z, height)

    def cover(self, shooter: Body, target: Body) -> int:
        """Cover of the target: 0, 1 or 2, or UNSEEN; cached."""
        found = self.seen.covers.get((shooter, target))
        return self.seen.look(shooter, target) if found is None else found

    # Shots.

    def shots(self, figure: int, points: int) -> int:
        """Shots that so many action points pay for."""
        who, upgrades = self.state.who[figure], self.state.upgrades[figure]
        most = SHOTS[who] + upgrades[1] + upgrades[2]
        return most if FIRES_ON[who] else min(most, points)

    def is_armed(self, figure: int) -> bool:
        return ARMED[self.state.who[figure]]

    def points_to_fire(self, figure: int) -> tuple[int, float]:
        """Action points for the next volley, and the factor of its value: this turn or the next."""
        state = self.state
        if state.flags[figure] & (FIRED | FASCINATED) or state.phase == codes.SETTING_UP:
            return points_a_turn(state, figure), LATER
        if state.phase == codes.IN_FIRING and figure != state.active and not self.is_to_come(figure):
            return points_a_turn(state, figure), LATER
        return max(0, state.ap[figure]), 1.0

    def is_to_come(self, figure: int) -> bool:
        """Whether the figure is still to be activated in this phase."""
        order = self.state.order
        return figure in order or figure | TIED in order

    def volley(
        self, shooter: int, target: int, points: int, at: Body | None = None, aimed: Body | None = None, walks: int = 0
    ) -> float:
        """Expected value of a full volley for the shooter's team.

        `at` and `aimed` replace the bodies of shooter and target. `walks` are additional flags: WALKED for the shooter,
        MOVED for the target.
        """
        at, aimed = at or self.bodies[shooter], aimed or self.bodies[target]
        cover = self.seen.covers.get((at, aimed))
        if cover is None:
            cover = self.seen.look(at, aimed)
        return 0.0 if cover == UNSEEN else self.volley_seen(shooter, target, points, at, aimed, cover, walks)

    def volley_seen(
        self, shooter: int, target: int, points: int, at: Body, aimed: Body, cover: int, walks: int = 0
    ) -> float:
        """As `volley`, for a visible target with known cover."""
        x, y, z, _ = at
        its_x, its_y, its_z, _ = aimed
        square = (x - its_x) * (x - its_x) + (y - its_y) * (y - its_y) + (z - its_z) * (z - its_z)
        who = self.state.who[shooter]
        if FLAMES[who]:
            lost = OUT_OF_REACH if square > FLAME or abs(z - its_z) >= 3 * INCH else 0
        else:
            effective = RANGE[who]
            lost = cover
            if 4 * square < effective * effective:
                lost -= 1
            elif square > 4 * effective * effective:
                lost += 2
        key = shooter, target, points, walks, lost
        worth = self._volleys.get(key)
        if worth is None:
            worth = self._volleys[key] = self._worth(*key)
        return worth

    def _worth(self, shooter: int, target: int, points: int, walks: int, lost: int) -> float:
        """Expected value of a volley with this aim penalty from cover and distance."""
        state = self.state
        who = state.who[shooter]
        if FLAMES[who]:
            if points < 1 or lost == OUT_OF_REACH:
                return 0.0
            return self.harm(target, damage_odds(1, 100, state.life[target]))
        shots = self.shots(shooter, points)
        if shots <= 0 or state.bargain[target] == shooter:
            return 0.0
        own, its = state.flags[shooter] | walks & WALKED, state.flags[target] | walks & MOVED
        aim = AIM[who] + state.upgrades[shooter][0] - lost
        if GUNS[who] > 1 and shots > 1:
            aim -= 1
        if own & WALKED:
            aim -= 1
        if own & PRONE:
            aim -= 1
        if its & (MOVED | PRONE | HIDDEN):
            aim -= bool(its & MOVED) + bool(its & PRONE) + 2 * bool(its & HIDDEN)
        worth = self.harm(target, damage_odds(shots, aim * unlucky(state, target) // 10, state.life[target]))
        return worth / 2 if its & SHIELDED else worth

    def fire_value(self) -> tuple[float, float]:
        """Sum of the best next volleys of each team's figures. Figures in combat neither shoot nor are shot at."""
        fight, duels = self.state.fight, self.seen.duels
        free = [[figure for figure in team if fight[figure] < 0] for team in self.teams]
        numbers = self.seen.numbers([[self.stance(figure) for figure in team] for team in free])
        best = [0.0] * len(free[0])
        its_best = [0.0] * len(free[1])
        for at, one in enumerate(numbers[0]):
            for its_at, other in enumerate(numbers[1]):
                pair = duels.get((one, other))
                if pair is None:
                    pair = duels[one, other] = self.duel(free[0][at], free[1][its_at])
                there, back = pair
                if there > best[at]:
                    best[at] = there
                if back > its_best[its_at]:
                    its_best[its_at] = back
        return sum(best, 0.0), sum(its_best, 0.0)

    def stance(self, figure: int) -> Stance:
        """Cache key: everything about a figure that affects a duel."""
        state = self.state
        return (
            figure, state.who[figure], self.bodies[figure], state.flags[figure] & STANCE_FLAGS, state.life[figure],
            state.ap[figure], state.upgrades[figure], state.bought[figure], state.bargain[figure], state.phase,
            state.phase == codes.IN_FIRING and (figure == state.active or self.is_to_come(figure)), self.share,
            state.settings.luck,
        )  # fmt: skip

    def fire_of(self, figure: int) -> tuple[int, float]:
        """As `points_to_fire`; zeros for an unarmed figure."""
        return self.points_to_fire(figure) if self.is_armed(figure) else (0, 0.0)

    def duel(self, one: int, other: int) -> tuple[float, float]:
        """Value of the next volleys of two figures at each other."""
        body, its_body = self.bodies[one], self.bodies[other]
        cover = self.cover(body, its_body)
        if cover == UNSEEN:
            return 0.0, 0.0
        points, weight = self.fire_of(one)
        its_points, its_weight = self.fire_of(other)
        there = weight * self.volley_seen(one, other, points, body, its_body, cover) if weight else 0.0
        back = self.cover(its_body, body)
        return there, its_weight * self.volley_seen(other, one, its_points, its_body, body, back) if its_weight else 0.0

    # Blows.

    def attacks(self, figure: int) -> int:
        """Attack dice in the next exchange."""
        state = self.state
        if not can_roll(state, figure):
            return 0
        fresh = state.phase > codes.IN_ATTACK or state.flags[figure] & STRUCK
        left = points_a_turn(state, figure) if fresh else state.ap[figure]
        return max(0, min(state.attacks(figure), left))

    def blows(self, suffered: float, victims: list[int]) -> float:
        """Value of so many injuries, dealt to the victim that they cost most."""
        state = self.state
        return max(
            (
                self.harm(one, damage_odds(max(1, round(suffered)), unlucky(state, one), state.life[one]), True)
                * min(1.0, suffered)
                for one in victims
            ),
            default=0.0,
        )

    def melee_value(self) -> tuple[float, float]:
        """Expected value of the next exchange of all combats, for each team."""
        state = self.state
        gains = [0.0, 0.0]
        if max(state.fight, default=-1) < 0:
            return 0.0, 0.0
        for number in {state.fight[figure] for team in self.teams for figure in team if state.fight[figure] >= 0}:
            sides = [[one for one in team if state.fight[one] == number] for team in self.teams]
            fought = any(state.flags[one] & STRUCK for side in sides for one in side)
            dice = [
                sum(
                    self.attacks(one)
                    + (0 if fought else bool(state.flags[one] & CHARGED) + bool(state.flags[one] & HIGH))
                    for one in side
                )
                for side in sides
            ]
            suffered = melee_injuries(min(dice[0], 16), min(dice[1], 16))
            weight = 0.7 if fought or state.phase > codes.IN_ATTACK else 1.0
            for seat in (0, 1):
                gains[seat] += weight * self.blows(suffered[1 - seat], sides[1 - seat])
        return gains[0], gains[1]

    def charge(self, figure: int, enemy: int, points: int) -> float:
        """Expected value of charging this enemy and attacking with so many points left (R-att-3)."""
        own = min(self.state.attacks(figure), max(0, points)) + 1
        its = self.attacks(enemy)
        suffered = melee_injuries(min(own, 16), min(its, 16))
        return self.blows(suffered[1], [enemy]) - self.blows(suffered[0], [figure])
