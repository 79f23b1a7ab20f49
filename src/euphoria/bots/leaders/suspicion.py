"""A model of what the other players suspect: where a leader may be, from what they have seen and heard.

Every unseen place gets one share; claims multiply it. This is a fast approximation used to picture the other players;
for its own decisions a bot averages over sampled worlds instead.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from euphoria.bots.leaders.public_history import History
from euphoria.games.leaders.components import PLACES
from euphoria.games.leaders.state import LeadersTable

ACCUSED: Final = 6.0
CLEARED: Final = 0.4
"""Factors of a claim about another player's recruit, as a leader and as a follower: the claimer may have seen it."""
OWN_ACCUSED: Final = 2.5
OWN_CLEARED: Final = 0.65
"""Factors of a claim about an own recruit: weaker, because nobody else can check it."""


class RecruitClaim(NamedTuple):
    """A claim about a recruit, and the players who ignore it."""

    place: int
    kind: int
    own: bool
    ignored_by: int
    """Bit mask of seats: the claimer, those who have seen the recruit, and those who caught the claimer in a lie."""


class KnownClaims(NamedTuple):
    """All claims about recruits that still count."""

    claims: list[RecruitClaim]
    caught: list[int]
    """By claimer: bit mask of the seats that have seen one of the claims to be false."""


def known_claims(state: LeadersTable, history: History) -> KnownClaims:
    kinds, seen, at = state.kinds, state.seen, state.at
    caught = [0] * state.seats
    everybody = (1 << state.seats) - 1
    for (claimer, paper), (kind, _) in history.recruits.items():
        if kinds[paper] != kind:
            caught[claimer] |= seen[paper] & everybody & ~(1 << claimer)
    doubted = set()
    for claimer, paper, kind in history.taken_back:
        doubted.add((claimer, paper))
        if kinds[paper] != kind:
            caught[claimer] |= seen[paper] & everybody & ~(1 << claimer)
    claims = []
    for (claimer, paper), (kind, own) in history.recruits.items():
        if (claimer, paper) in doubted:
            continue
        ignored_by = caught[claimer] | seen[paper] | 1 << claimer
        if ignored_by & everybody != everybody and paper in at:
            claims.append(RecruitClaim(at.index(paper), kind, own, ignored_by))
    return KnownClaims(claims, caught)


def suspicion(
    state: LeadersTable, seat: int, leader: int, places: tuple[int, int], claims: list[RecruitClaim]
) -> float:
    """How certain this seat is of the holder of this leader, 1 if it has seen it. `places`: where the leaders are."""
    bit = 1 << seat
    at, seen = state.at, state.seen
    if seen[at[places[leader]]] & bit:
        return 1.0
    shares = [0.0 if seen[paper] & bit else 1.0 for paper in at]
    for place, kind, own, ignored_by in claims:
        if not ignored_by & bit:
            if kind == leader:
                shares[place] *= OWN_ACCUSED if own else ACCUSED
            else:
                shares[place] *= OWN_CLEARED if own else CLEARED
    total = sum(shares, 0.0)
    barred = state.wastelanders
    other = places[1 - leader]
    if seen[at[other]] & bit:
        barred |= 1 << other // PLACES
    if barred:
        for player in range(state.seats):
            if barred >> player & 1:
                total -= sum(shares[PLACES * player : PLACES * player + PLACES], 0.0)
    first = places[leader] // PLACES * PLACES
    return (shares[first] + shares[first + 1] + shares[first + 2]) / total
