"""How well the open behaviour of the others fits a world: worlds are drawn evenly, and weighed by this.

Each player is one of two sorts: sincere ones act for their team, and say about others only what they have seen to be
so; idle ones do and say anything. Nobody can be told apart at first. Whoever is caught in a lie is hardly a sincere
one in any world, so that nothing else that they said weighs any more; whoever was never contradicted is believed.
Of themselves all say what suits them, and nothing follows from it: in games between bots, belief in such words made
their picture of the table worse, and all the rest made it better.
"""

from __future__ import annotations

from euphoria.bots.leaders.public_history import history
from euphoria.games.leaders.components import EUPHORIAN, PLACES, SUBTERRAN
from euphoria.games.leaders.state import LeadersTable

SINCERE = 0.7
"""How many players are sincere before they have said or done anything."""
ANY_KIND, ANY_TEAM, ANY_TARGET = 1 / 4, 1 / 3, 0.7
"""How likely an idle player says or does just that."""
SEEN_SO, SEEN_OTHERWISE = 0.97, 0.01
"""How likely a sincere player says that kind of a recruit of somebody else that they have seen."""
GUESSED = 0.1
"""How likely they say anything of one that they have not seen."""
TAKEN_BACK = 0.002
"""How likely they say one thing and then another: what comes last does not make up for it."""
TEAM_SO, TEAM_OTHERWISE = 0.45, 0.3
"""How likely they say that team of somebody else: often they have seen only a part."""
AIM_FOE, AIM_FRIEND = 1.0, 0.6
"""How likely a sincere player aims at somebody of the other team, or of their own: often they cannot know."""
SHOT_FOE, SHOT_FRIEND = 1.0, 0.35


def likelihood(state: LeadersTable, seat: int) -> float:
    """How well this world fits what the others have said and done, above 0; of no meaning but to compare worlds."""
    found = history(state)
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
    for deeds, foe, friend in ((found.aims, AIM_FOE, AIM_FRIEND), (found.shots, SHOT_FOE, SHOT_FRIEND)):
        for player, target in deeds:
            sincere[player] *= friend if by_recruits[player] == by_recruits[target] else foe
            idle[player] *= ANY_TARGET
    product = 1.0
    for player in range(state.seats):
        if player != seat:
            product *= SINCERE * sincere[player] + (1.0 - SINCERE) * idle[player]
    return product


def _team_by_recruits(state: LeadersTable, seat: int) -> int:
    """The team that the recruits make, for Wastelanders too: it is what they were before."""
    kinds = [state.kinds[paper] for paper in state.at[PLACES * seat : PLACES * seat + PLACES]]
    for leader in (EUPHORIAN, SUBTERRAN):
        if leader in kinds:
            return leader
    return SUBTERRAN if sum(kind & 1 for kind in kinds) >= 2 else EUPHORIAN
