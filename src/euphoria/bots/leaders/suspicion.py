"""What players suspect: where a leader may lie, as seen by each seat, from its own eyes and from what was said.

A place that a seat has not seen is one share of suspicion; claims make it more or less. It is a glance, not a
count of worlds: bots average over drawn worlds for that, and this is how they picture the others.
"""

from __future__ import annotations

from euphoria.bots.leaders.history import History
from euphoria.games.leaders.components import PLACES
from euphoria.games.leaders.state import Table

ACCUSED, CLEARED = 6.0, 0.4
"""What a claim about somebody else makes of a share: it was made by one who may have looked, and can be checked."""
OWN_ACCUSED, OWN_CLEARED = 2.5, 0.65
"""A claim about one's own recruit moves less: nobody else can check it."""


def caught(state: Table, said: History) -> list[int]:
    """By claimer: the mask of seats that have seen with their own eyes that something said is not so."""
    liars = [0] * state.seats
    kinds, seen = state.kinds, state.seen
    for (claimer, paper), (kind, _) in said.recruits.items():
        if kinds[paper] != kind:
            liars[claimer] |= seen[paper] & ~(1 << claimer)
    return liars


def shares(state: Table, seat: int, leader: int, said: History, liars: list[int]) -> list[float]:
    """By place: how much this seat suspects it to hold this leader, where it cannot know. Its own places are known."""
    bit = 1 << seat
    at, seen, kinds = state.at, state.seen, state.kinds
    found = [0.0 if seen[paper] & bit else 1.0 for paper in at]
    for player in range(state.seats):
        first = PLACES * player
        if state.wastelanders >> player & 1 or any(
            kinds[at[place]] == 1 - leader and seen[at[place]] & bit for place in range(first, first + PLACES)
        ):
            found[first : first + PLACES] = (0.0, 0.0, 0.0)
    for (claimer, paper), (kind, own) in said.recruits.items():
        if claimer == seat or liars[claimer] & bit or seen[paper] & bit or paper not in at:
            continue
        if kind == leader:
            found[at.index(paper)] *= OWN_ACCUSED if own else ACCUSED
        else:
            found[at.index(paper)] *= OWN_CLEARED if own else CLEARED
    return found


def suspicion(state: Table, seat: int, place: int, said: History, liars: list[int]) -> float:
    """How sure this seat can be of the holder of the leader that lies on this place: 1 if it has seen it."""
    paper = state.at[place]
    if state.seen[paper] >> seat & 1:
        return 1.0
    found = shares(state, seat, state.kinds[paper], said, liars)
    first = place - place % PLACES
    total = sum(found)
    return sum(found[first : first + PLACES]) / total if total else 0.0
