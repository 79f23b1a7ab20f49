"""The planner's evaluation: what is won so far, and who will be left standing.

What the audience pays decides a show that lasts to its end. Most end before, when one team has nobody left, and what
brings that about is might: life and attack dice, whatever the audience pays for them. Each tells about as much of who
will win as the other, and both together tell more; in the last turns it is the audience.

All numbers here add to the logarithm of the odds. They were found by asking, over a thousand shows between bots, what
told best who would win.
"""

from __future__ import annotations

from math import exp

from euphoria.bots.reality.evaluation import lateness, log_odds
from euphoria.bots.reality.table.mission_goals import MISSION as MISSION_WORTH
from euphoria.bots.reality.table.mission_goals import progress
from euphoria.bots.reality.table.threats import ThreatAnalysis
from euphoria.bots.reality.value.figure_value import points_a_turn
from euphoria.bots.reality.value.odds import DamageOdds, capped_melee_injuries
from euphoria.games.reality import codes
from euphoria.games.reality.figure_flags import CHARGED, HIGH, STRUCK
from euphoria.games.reality.rules.attack.combat import can_roll
from euphoria.games.reality.state import Show

AUDIENCE = 0.5
"""The share of what is counted in audience; more in the last turns."""
LIFE, DIE = 0.0075, 0.32
"""Of a point of life, and of an attack die."""
MISSION = 0.0017
"""Of the mission's progress, by its worth in audience."""
NEARLY, DONE = 0.7, 2.5
"""From this share of a mission's worth on its end is near, and what that adds when it is as good as done."""
FIRE = 0.5
"""Of the next volleys: who is in danger will move."""
FOUGHT = 0.7
"""Of the next exchange of a combat that was fought in this turn."""
ENGAGED = 0.23
"""Of an attack die of who fights, beyond the next exchange: combats go on, and more dice win them."""
REST = 0.87
"""Of all else beside that."""
LEVEL = 0.5


class PreCombatAnalysis(ThreatAnalysis):
    """A lookout for the moment when all have walked: the combat whose attacks are just being said is still to come."""

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
        """Whether a combat had its exchange of this turn."""
        state = self.state
        if state.phase > codes.IN_ATTACK:
            return True
        if state.question == codes.ASK_STRIKE and sides[0] and sides[0][0] in state.combat:
            return False
        return any(state.flags[one] & STRUCK for side in sides for one in side)

    def dice_of(self, figure: int, fought: bool) -> int:
        """In the next exchange: with the points at hand and what a charge adds, or with those of a new turn."""
        state = self.state
        if not can_roll(state, figure):
            return 0
        if fought:
            return min(state.attacks(figure), points_a_turn(state, figure))
        flags = state.flags[figure]
        return max(0, min(state.attacks(figure), state.ap[figure])) + bool(flags & CHARGED) + bool(flags & HIGH)


class StrengthAnalysis(PreCombatAnalysis):
    """One that counts harm in might."""

    __slots__ = ()

    def stance(self, figure: int) -> tuple[object, ...]:
        """What was worked out is kept for all: apart from what is counted in audience."""
        return (*super().stance(figure), StrengthAnalysis)

    def harm(self, figure: int, hurt: DamageOdds, by_hand: bool = False) -> float:
        return LIFE * hurt.lost + DIE * self.state.attacks(figure) * hurt.fall


def value(state: Show, seat: int) -> float:
    """From 0 to 1; both seats' values make about 1."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return LEVEL if len(winners) != 1 else float(winners[0] == seat)
    if state.phase == codes.SETTING_UP:
        return LEVEL
    by_audience = AUDIENCE + (1 - AUDIENCE) * lateness(state)
    lead = by_audience * log_odds(state, seat, PreCombatAnalysis(state)) + (1 - by_audience) * lead_in_strength(
        state, seat
    )
    lead = REST * lead + ENGAGED * (dice_engaged(state, seat) - dice_engaged(state, 1 - seat))
    lead += DONE * (nearly_done(state, seat) - nearly_done(state, 1 - seat))
    return 1 / (1 + exp(-lead))


def lead_in_strength(state: Show, seat: int) -> float:
    """What a seat has, and may do soon, beyond what the other one has and may do."""
    reckoning = StrengthAnalysis(state)
    fire, melee_value = reckoning.fire_value(), reckoning.melee_value()
    own, its = (
        strength(state, reckoning.teams[one]) + FIRE * fire[one] + melee_value[one] + MISSION * progress(state, one)
        for one in (seat, 1 - seat)
    )
    return own - its


def nearly_done(state: Show, seat: int) -> float:
    """How near the end of a seat's mission is, from 0 to 1: who brings it home has won, whoever else stands."""
    whole = MISSION_WORTH[state.settings.mission]
    return max(0.0, progress(state, seat) / whole - NEARLY) / (1 - NEARLY) if whole else 0.0


def dice_engaged(state: Show, seat: int) -> int:
    """The attack dice of all who fight."""
    return sum(state.attacks(one) for one in state.team(seat) if state.fight[one] >= 0)


def strength(state: Show, team: list[int]) -> float:
    """What those of a team who stand are good for."""
    return sum(LIFE * state.life[one] + DIE * state.attacks(one) for one in team)
