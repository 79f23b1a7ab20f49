"""What a seat's position is worth, in stars: those that it has placed, and how far along the next ones are.

The tables are the whole evaluation. A star is 1; all else is what it brings a seat closer to one, as games between
bots have shown. What more of the same adds is less and less, so that nobody hoards.
"""

from __future__ import annotations

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
from euphoria.games.dystopia.costs import FIELD, MOST, PAIRS
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import HOME, POOL

COMMODITY = (0.0, 0.07, 0.13, 0.19, 0.24, 0.27, 0.29, 0.30)
BLISS = (0.0, 0.09, 0.16, 0.21, 0.25, 0.28, 0.30, 0.31)
RESOURCE = (0.0, 0.14, 0.25, 0.34, 0.39, 0.42, 0.43, 0.44)
CARDS = (0.0, 0.26, 0.55, 0.85, 1.10, 1.30, 1.50)
"""Of artifacts in hand, of any kind."""
PAIR = 0.25
"""Two artifacts that are equal: a visit to an artifact market."""
WORKERS = (-1.5, -0.7, 0.0, 0.55, 0.85)
AT_HOME = (0.0, 0.08, 0.14, 0.18, 0.20)
"""Workers that can be placed without a turn of retrieving."""
DOUBLE = 0.06
"""Two available workers with equal numbers: two placements in one turn."""
MORALE = (0.0, 0.0, 0.10, 0.18, 0.22, 0.25, 0.27)
KNOWLEDGE = (0.0, 0.0, -0.03, -0.07, -0.13, -0.20, -0.28)
CROWD = (0.5, 0.7, 1.0, 1.6, 2.2)
"""With more workers the same knowledge is more of a danger."""
ALLEGIANCE = (0.0, 0.02, 0.05, 0.08, 0.12, 0.17, 0.22, 0.29, 0.38, 0.50, 0.68, 1.0)
"""For each own recruit without a star: how near its track is to the end."""
ASLEEP = 0.8
"""A hidden recruit counts less than an active one: it has to wake first."""
TIERS = 0.08
"""For each of the first two tiers of an own active faction."""
ON_SITE = (0.30, 0.45, 0.60, 0.75)
"""An own worker on a construction site, by how many stand there beside it."""
PENALTY = 0.10
DILEMMA = 0.15
"""One that is still open: a star that waits for an artifact or two."""

GOODS = (COMMODITY, COMMODITY, COMMODITY, BLISS, RESOURCE, RESOURCE, RESOURCE)
ENOUGH = len(COMMODITY) - 1
"""So many of a kind of goods; more of it adds nothing."""


def worth(state: City, seat: int) -> float:
    """In stars."""
    purse = state.purses[seat]
    total = float(STARS - state.stars[seat])
    for kind in range(KINDS_OF_GOODS):
        count = purse >> FIELD * kind & MOST
        total += GOODS[kind][count if count < ENOUGH else ENOUGH]
    cards = len(state.hands[seat])
    if cards:
        total += CARDS[cards if cards < 6 else 6]
        if purse & PAIRS:
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
        total += ASLEEP * ALLEGIANCE[track]
    factions = state.factions[seat]
    for faction, track in enumerate(tracks):
        if track >= TIER_1 and factions >> faction & 1:
            total += TIERS if track < TIER_2 else 2 * TIERS
    return total
