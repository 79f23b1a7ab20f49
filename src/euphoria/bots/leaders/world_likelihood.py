"""The likelihood of the other players' public behaviour in a sampled world, used to weight worlds.

A mixture model: each player is either sincere (acts for the team, and claims about others only what they have seen) or
idle (does and claims anything). A player caught in a lie is almost surely idle in every world, so nothing else they
said counts; a player who was never contradicted is believed. Claims of players about themselves are ignored: in games
between bots, using them made the beliefs worse.
"""

from __future__ import annotations

from typing import Final

from euphoria.bots.leaders.public_history import history_of
from euphoria.games.leaders.components import EUPHORIAN, PLACES, SUBTERRAN
from euphoria.games.leaders.state import LeadersTable

SINCERE: Final = 0.7
"""Prior probability that a player is sincere."""
ANY_KIND: Final = 1 / 4
ANY_TEAM: Final = 1 / 3
ANY_TARGET: Final = 0.7
"""Probability of a particular claim or target by an idle player."""
SEEN_SO: Final = 0.97
SEEN_OTHERWISE: Final = 0.01
"""Probability that a sincere player claims this kind of a seen recruit, if it is true and if it is not."""
GUESSED: Final = 0.1
"""Probability that they make a claim about an unseen recruit."""
TAKEN_BACK: Final = 0.002
"""Probability that they contradict their own claim; the last claim does not make up for it."""
TEAM_SO: Final = 0.45
TEAM_OTHERWISE: Final = 0.3
"""Probability that they claim this team of another player, true or not: they have often seen only some recruits."""
AIM_FOE: Final = 1.0
AIM_FRIEND: Final = 0.6
"""Relative probability that they aim at a foe or a friend: they often cannot tell."""
SHOT_FOE: Final = 1.0
SHOT_FRIEND: Final = 0.35


def likelihood(state: LeadersTable, seat: int) -> float:
    """Unnormalised likelihood of all other players' claims, aims and shots in this world."""
    found = history_of(state)
    sincere = [1.0] * state.seats
    idle = [1.0] * state.seats
    kinds, seen = state.kinds, state.seen
    for claimer, _, _ in found.taken_back:
        sincere[claimer] *= TAKEN_BACK
        idle[claimer] *= ANY_KIND
    for (claimer, paper), (kind, own) in found.recruits.items():
        so = kinds[paper] == kind
        if own:
            continue
        if seen[paper] >> claimer & 1:
            sincere[claimer] *= SEEN_SO if so else SEEN_OTHERWISE
        else:
            sincere[claimer] *= GUESSED
        idle[claimer] *= ANY_KIND
    by_recruits = [_team_by_recruits(state, player) for player in range(state.seats)]
    for (claimer, player), team in found.teams.items():
        if claimer == player:
            continue
        sincere[claimer] *= TEAM_SO if by_recruits[player] == team else TEAM_OTHERWISE
        idle[claimer] *= ANY_TEAM
    for deeds, foe_chance, friend in ((found.aims, AIM_FOE, AIM_FRIEND), (found.shots, SHOT_FOE, SHOT_FRIEND)):
        for player, target in deeds:
            sincere[player] *= friend if by_recruits[player] == by_recruits[target] else foe_chance
            idle[player] *= ANY_TARGET
    product = 1.0
    for player in range(state.seats):
        if player != seat:
            product *= SINCERE * sincere[player] + (1.0 - SINCERE) * idle[player]
    return product


def _team_by_recruits(state: LeadersTable, seat: int) -> int:
    """The team by recruits; for Wastelanders, the team they were on before."""
    kinds = [state.kinds[paper] for paper in state.at[PLACES * seat : PLACES * seat + PLACES]]
    for leader in (EUPHORIAN, SUBTERRAN):
        if leader in kinds:
            return leader
    return SUBTERRAN if sum(kind & 1 for kind in kinds) >= 2 else EUPHORIAN
