"""The value of a position for one seat, in stars: stars placed, and progress towards the next ones.

The tables are the whole evaluation. A star counts 1; everything else is measured by how much closer it brings a star,
as tuned in games between bots. Returns diminish, so hoarding does not pay.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import board
from euphoria.games.dystopia.components import (
    DICE,
    KINDS_OF_GOODS,
    STARS,
    TIER_1,
    TIER_2,
    TIER_4,
    WORKERS_TO_BUILD,
)
from euphoria.games.dystopia.costs import WIDTH
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import HOME, POOL

COMMODITY: Final[tuple[float, ...]] = (0.0, 0.07, 0.13, 0.19, 0.24, 0.27, 0.29, 0.30)
BLISS: Final[tuple[float, ...]] = (0.0, 0.09, 0.16, 0.21, 0.25, 0.28, 0.30, 0.31)
RESOURCE: Final[tuple[float, ...]] = (0.0, 0.14, 0.25, 0.34, 0.39, 0.42, 0.43, 0.44)
CARDS: Final[tuple[float, ...]] = (0.0, 0.26, 0.55, 0.85, 1.10, 1.30, 1.50)
"""By number of artifacts in hand, of any kind."""
PAIR: Final = 0.25
"""A pair of equal artifacts: it buys a star at an artifact market."""
WORKERS: Final[tuple[float, ...]] = (-1.5, -0.7, 0.0, 0.55, 0.85)
AT_HOME: Final[tuple[float, ...]] = (0.0, 0.08, 0.14, 0.18, 0.20)
"""By number of workers that can be placed without retrieving first."""
DOUBLE: Final = 0.06
"""Two available workers with equal numbers can be placed in one turn."""
MORALE: Final[tuple[float, ...]] = (0.0, 0.0, 0.10, 0.18, 0.22, 0.25, 0.27)
KNOWLEDGE: Final[tuple[float, ...]] = (0.0, 0.0, -0.03, -0.07, -0.13, -0.20, -0.28)
CROWD: Final[tuple[float, ...]] = (0.5, 0.7, 1.0, 1.6, 2.2)
"""Factor of the knowledge penalty by number of workers: more workers are more likely to be lost."""
ALLEGIANCE: Final[tuple[float, ...]] = (0.0, 0.02, 0.05, 0.08, 0.12, 0.17, 0.22, 0.29, 0.38, 0.50, 0.68, 1.0)
"""For each own recruit without a star, by the position of its allegiance track."""
HIDDEN_RECRUIT: Final = 0.8
"""Factor for hidden recruits: they must become active first."""
TIERS: Final = 0.08
"""For each of the first two tiers reached by a faction of an active recruit."""
ON_SITE: Final[tuple[float, ...]] = (0.30, 0.45, 0.60, 0.75)
"""For an own worker on a construction site, by the number of other workers there."""
PENALTY: Final = 0.10
DILEMMA: Final = 0.15
"""For an unresolved dilemma: a star for one or two artifacts."""

GOODS: Final[tuple[tuple[float, ...], ...]] = (COMMODITY, COMMODITY, COMMODITY, BLISS, RESOURCE, RESOURCE, RESOURCE)
ENOUGH: Final = len(COMMODITY) - 1
"""Goods of one kind beyond this number add no value."""


def position_value(state: City, seat: int) -> float:
    """The value of this seat's position, in stars."""
    first, things = WIDTH * seat, state.things
    total = float(STARS - state.stars[seat])
    for kind in range(KINDS_OF_GOODS):
        count = things[first + kind]
        total += GOODS[kind][count if count < ENOUGH else ENOUGH]
    cards = len(state.hands[seat])
    if cards:
        total += CARDS[cards if cards < 6 else 6]
        if cards > 1 and state.has_pair(seat):
            total += PAIR
    total += MORALE[state.morale[seat]] + _workers(state, seat) + _recruits(state, seat)
    if not state.dilemma[seat]:
        total += DILEMMA
    penalties = state.penalties[seat]
    if penalties:
        total -= PENALTY * penalties.bit_count()
    return total


def _workers(state: City, seat: int) -> float:
    total = 0.0
    have = home = numbers = 0
    where, pips = state.where, state.pips
    for die in range(DICE * seat, DICE * seat + DICE):
        space = where[die]
        if space == POOL:
            continue
        have += 1
        if space == HOME:
            home += 1
            bit = 1 << pips[die]
            if numbers & bit:
                total += DOUBLE
            numbers |= bit
        elif board.FIRST_SITE <= space < board.FIRST_MARKET:
            site = (space - board.FIRST_SITE) // 4
            total += ON_SITE[4 - state.site_free[site].bit_count() - 1 + 4 - WORKERS_TO_BUILD[state.seats]]
    return total + WORKERS[have] + AT_HOME[home] + CROWD[have] * KNOWLEDGE[state.knowledge[seat]]


def _recruits(state: City, seat: int) -> float:
    total = 0.0
    tracks = state.allegiance
    for tag in state.active_recruits[seat]:
        track = tracks[state.recruit(tag).faction]
        if track < TIER_4:
            total += ALLEGIANCE[track]
    for tag in state.hidden_recruits[seat]:
        track = tracks[state.recruit(tag).faction]
        total += HIDDEN_RECRUIT * ALLEGIANCE[track]
    factions = state.factions[seat]
    for faction, track in enumerate(tracks):
        if track >= TIER_1 and factions >> faction & 1:
            total += TIERS if track < TIER_2 else 2 * TIERS
    return total
