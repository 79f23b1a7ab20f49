"""The planner's evaluation: audience points so far, and which team will be left standing.

Audience points decide a game that lasts to its end. Most games end earlier, when a team has no figure left; that is
predicted by strength: life and attack dice. Both predict the winner about equally well, and better together; in the
last turns audience dominates.

All numbers are contributions to the log-odds of winning, fitted to a thousand games between bots.
"""

from __future__ import annotations

from math import exp
from typing import Final

from euphoria.bots.reality.evaluation import lateness, log_odds, value_without_analysis
from euphoria.bots.reality.table.mission_goals import MISSION as MISSION_WORTH
from euphoria.bots.reality.table.mission_goals import progress
from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.value.figure_value import points_a_turn
from euphoria.bots.reality.value.odds import DamageOdds, capped_melee_injuries
from euphoria.games.reality import codes
from euphoria.games.reality.figure_flags import CHARGED, HIGH, STRUCK
from euphoria.games.reality.rules.attack.combat import can_roll
from euphoria.games.reality.state import Show

AUDIENCE: Final = 0.5
"""Weight of the audience lead; grows to 1 in the last turns."""
LIFE: Final = 0.0075
DIE: Final = 0.32
"""Log-odds per point of life and per attack die."""
MISSION: Final = 0.0017
"""Log-odds per audience point of mission progress."""
NEARLY: Final = 0.7
DONE: Final = 2.5
"""Share of the mission's value from which it counts as nearly done, and the log-odds that this adds at most."""
FIRE: Final = 0.5
"""Factor of the next volleys: endangered figures will move."""
FOUGHT: Final = 0.7
"""Factor of the next exchange of a combat that was already fought this turn."""
ENGAGED: Final = 0.23
"""Log-odds per attack die of figures in combat, beyond the next exchange: combats last, and more dice win them."""
REST: Final = 0.87
"""Factor of everything else, so that the sum stays calibrated."""


class PreCombatAnalysis(ThreatAnalysis):
    """Threats when all figures have moved: the combat whose attacks are being declared is still to come."""

    __slots__ = ()

    def melee_value(self) -> tuple[float, float]:
        state = self.state
        gains = [0.0, 0.0]
        for number in {state.fight[one] for team in self.teams for one in team} - {-1}:
            sides = [[one for one in team if state.fight[one] == number] for team in self.teams]
            fought = self.is_fought(sides)
            dice = [sum(self.dice_of(one, fought) for one in side) for side in sides]
            suffered = capped_melee_injuries(dice[0], dice[1])
            for seat in (0, 1):
                gains[seat] += (FOUGHT if fought else 1.0) * self.blows(suffered[1 - seat], sides[1 - seat])
        return gains[0], gains[1]

    def is_fought(self, sides: list[list[int]]) -> bool:
        """Whether a combat has had its exchange of this turn."""
        state = self.state
        if state.phase > codes.IN_ATTACK:
            return True
        if state.question == codes.ASK_STRIKE and sides[0] and sides[0][0] in state.combat:
            return False
        return any(state.flags[one] & STRUCK for side in sides for one in side)

    def dice_of(self, figure: int, fought: bool) -> int:
        """Attack dice in the next exchange: with the points left and charge bonuses, or with those of a new turn."""
        state = self.state
        if not can_roll(state, figure):
            return 0
        if fought:
            return min(state.attacks(figure), points_a_turn(state, figure))
        flags = state.flags[figure]
        return max(0, min(state.attacks(figure), state.ap[figure])) + bool(flags & CHARGED) + bool(flags & HIGH)


class StrengthAnalysis(PreCombatAnalysis):
    """Counts harm in strength instead of audience."""

    __slots__ = ()

    def stance(self, figure: int) -> tuple[object, ...]:
        """A cache key of its own: the shared cache of duels also holds values in audience."""
        return (*super().stance(figure), StrengthAnalysis)

    def harm(self, figure: int, hurt: DamageOdds, by_hand: bool = False) -> float:
        return LIFE * hurt.lost + DIE * self.state.attacks(figure) * hurt.fall


def value(state: Show, seat: int) -> float:
    """The chance of this seat to win; both seats' values add up to about 1."""
    known = value_without_analysis(state, seat)
    if known is not None:
        return known
    by_audience = AUDIENCE + (1 - AUDIENCE) * lateness(state)
    lead = by_audience * log_odds(state, seat, PreCombatAnalysis(state)) + (1 - by_audience) * lead_in_strength(
        state, seat
    )
    lead = REST * lead + ENGAGED * (dice_engaged(state, seat) - dice_engaged(state, 1 - seat))
    lead += DONE * (nearly_done(state, seat) - nearly_done(state, 1 - seat))
    return 1 / (1 + exp(-lead))


def lead_in_strength(state: Show, seat: int) -> float:
    """Difference of strength, threats and mission progress between the two seats."""
    analysis = StrengthAnalysis(state)
    fire, melee_value = analysis.fire_value(), analysis.melee_value()
    own, its = (
        strength(state, analysis.teams[one]) + FIRE * fire[one] + melee_value[one] + MISSION * progress(state, one)
        for one in (seat, 1 - seat)
    )
    return own - its


def nearly_done(state: Show, seat: int) -> float:
    """How nearly a seat's mission is done, from 0 to 1: completing it wins regardless of the figures left."""
    whole = MISSION_WORTH[state.settings.mission]
    return max(0.0, progress(state, seat) / whole - NEARLY) / (1 - NEARLY) if whole else 0.0


def dice_engaged(state: Show, seat: int) -> int:
    """Attack dice of all figures in combat."""
    return sum(state.attacks(one) for one in state.team(seat) if state.fight[one] >= 0)


def strength(state: Show, team: list[int]) -> float:
    """Strength of the standing figures of a team."""
    return sum(LIFE * state.life[one] + DIE * state.attacks(one) for one in team)
