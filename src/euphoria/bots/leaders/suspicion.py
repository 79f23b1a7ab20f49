"""What players suspect: where a leader may lie, as seen by each seat, from its own eyes and from what was said.

A place that a seat has not seen is one share of suspicion; claims make it more or less. It is a glance, not a
count of worlds: bots average over drawn worlds for that, and this is how they picture the others.
"""

from __future__ import annotations

from typing import NamedTuple

from euphoria.bots.leaders.public_history import History
from euphoria.games.leaders.components import PLACES
from euphoria.games.leaders.state import LeadersTable

ACCUSED, CLEARED = 6.0, 0.4
"""What a claim about somebody else makes of a share: it was made by one who may have looked, and can be checked."""
OWN_ACCUSED, OWN_CLEARED = 2.5, 0.65
"""A claim about one's own recruit moves less: nobody else can check it."""


class Rumour(NamedTuple):
    """A claim about a recruit, and who gives nothing for it."""

    place: int
    kind: int
    own: bool
    deaf: int
    """Mask of seats: who made it, who has seen the recruit, and who has caught its claimer in a lie."""


class Talk(NamedTuple):
    """All that was said about recruits, as it counts now."""

    rumours: list[Rumour]
    caught: list[int]
    """By claimer: the mask of seats that have seen with their own eyes that something said is not so."""


def talk(state: LeadersTable, said: History) -> Talk:
    kinds, seen, at = state.kinds, state.seen, state.at
    caught = [0] * state.seats
    everybody = (1 << state.seats) - 1
    for (claimer, paper), (kind, _) in said.recruits.items():
        if kinds[paper] != kind:
            caught[claimer] |= seen[paper] & everybody & ~(1 << claimer)
    doubted = set()
    for claimer, paper, kind in said.taken_back:
        doubted.add((claimer, paper))
        if kinds[paper] != kind:
            caught[claimer] |= seen[paper] & everybody & ~(1 << claimer)
    rumours = []
    for (claimer, paper), (kind, own) in said.recruits.items():
        if (claimer, paper) in doubted:
            continue
        deaf = caught[claimer] | seen[paper] | 1 << claimer
        if deaf & everybody != everybody and paper in at:
            rumours.append(Rumour(at.index(paper), kind, own, deaf))
    return Talk(rumours, caught)


def suspicion(state: LeadersTable, seat: int, leader: int, places: tuple[int, int], rumours: list[Rumour]) -> float:
    """How sure this seat can be who holds this leader: 1 if it has seen it. `places` is where the leaders are."""
    bit = 1 << seat
    at, seen = state.at, state.seen
    if seen[at[places[leader]]] & bit:
        return 1.0
    shares = [0.0 if seen[paper] & bit else 1.0 for paper in at]
    for place, kind, own, deaf in rumours:
        if not deaf & bit:
            if kind == leader:
                shares[place] *= OWN_ACCUSED if own else ACCUSED
            else:
                shares[place] *= OWN_CLEARED if own else CLEARED
    total = sum(shares)
    barred = state.wastelanders
    other = places[1 - leader]
    if seen[at[other]] & bit:
        barred |= 1 << other // PLACES
    if barred:
        for player in range(state.seats):
            if barred >> player & 1:
                total -= sum(shares[PLACES * player : PLACES * player + PLACES])
    first = places[leader] // PLACES * PLACES
    return (shares[first] + shares[first + 1] + shares[first + 2]) / total
