"""Probabilities of each player's team and leader, given what a seat has seen.

Counted exactly over all deals that agree with it, with no assumption about how the others play. For bots, and for
players who ask for it.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import NamedTuple

from euphoria.games.leaders.components import EUPHORIAN, PLACES, SUBTERRAN, WASTELANDER
from euphoria.games.leaders.knowledge.recruit_knowledge import Way, Worlds
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import Seat


class Belief(NamedTuple):
    """The probabilities for one player."""

    teams: tuple[float, float, float]
    """Probability of being Euphorian, Subterran, Wastelander."""
    leaders: tuple[float, float]
    """Probability of holding the Euphorian, the Subterran leader."""


class Beliefs(NamedTuple):
    players: tuple[Belief, ...]
    exact: bool
    """False when there were so many shuffles that worlds had to be drawn instead of counted."""


def beliefs(state: LeadersTable, seat: Seat, dice: Dice | None = None) -> Beliefs:
    """For every player, as far as this seat (None: a spectator) can tell."""
    state.check_viewer(seat)
    worlds = Worlds(state, seat, dice or Dice(0))
    return Beliefs(tuple(_belief(state, worlds, player) for player in range(state.seats)), worlds.exact)


def _belief(state: LeadersTable, worlds: Worlds, player: int) -> Belief:
    leaders = [0, 0]
    teams = [Fraction(0), Fraction(0)]
    for way in worlds.ways:
        deals = comb(way.unknown, way.euphorian)
        held = {way.origin[paper] for paper in state.at[PLACES * player : PLACES * player + PLACES]}
        with_leader = [0, 0]
        for pair in way.leaders:
            for leader in (EUPHORIAN, SUBTERRAN):
                with_leader[leader] += pair[leader] in held
        for leader in (EUPHORIAN, SUBTERRAN):
            leaders[leader] += with_leader[leader] * deals
            teams[leader] += with_leader[leader] * deals
        without = len(way.leaders) - sum(with_leader)
        if without:
            euphorian = _majority(way, held)
            teams[EUPHORIAN] += without * deals * euphorian
            teams[SUBTERRAN] += without * deals * (1 - euphorian)
    total = worlds.total
    team = [float(weight / total) for weight in teams] + [0.0]
    if state.is_wastelander(player):
        team = [0.0, 0.0, 0.0]
        team[WASTELANDER] = 1.0
    return Belief((team[0], team[1], team[2]), (leaders[0] / total, leaders[1] / total))


def _majority(way: Way, held: set[int]) -> Fraction:
    """How likely two or more of these three cards are Euphorian followers, none of them being a leader."""
    known = [way.kinds[card] & 1 for card in held if way.kinds[card] >= 0]
    euphorian = known.count(EUPHORIAN)
    unknown = len(held) - len(known)
    fitting = sum(
        comb(unknown, drawn) * comb(way.unknown - unknown, way.euphorian - drawn)
        for drawn in range(min(unknown, way.euphorian) + 1)
        if euphorian + drawn >= 2
    )
    return Fraction(fitting, comb(way.unknown, way.euphorian))
