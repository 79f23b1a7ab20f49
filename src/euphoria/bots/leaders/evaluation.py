"""How well a seat stands: a race between three sides to shoot a leader.

A side wins by shooting an exposed leader that it wants shot. So each side has a pace: for each of its players, how
many rounds they are away from that shot, and how likely they find its target. A side's chance is its share of all
paces. The same words describe every side, so that teams that stand alike are judged alike.
"""

from __future__ import annotations

from euphoria.bots.leaders.hand_value import AVERAGE, can_pay, hand_worth
from euphoria.bots.leaders.public_history import History, history
from euphoria.bots.leaders.suspicion import Rumour, suspicion, talk
from euphoria.games.leaders import codes
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES, WASTELANDER
from euphoria.games.leaders.state import LeadersTable

WANTED = ((1,), (0,), (0, 1))
"""By team: the leaders whose end is its victory (L-win-1, L-win-2)."""

ROUND = 0.55
"""What a round of waiting leaves of a threat: much can come between, and others are at it too."""
FIND = 1.2
"""Rounds that it takes more while the leader lies hidden: one shot to expose it, and a gun to be taken again.

Less than two, because then the guns of a whole side can turn to it at once.
"""
BLIND = 0.12
"""The pace of one who has no idea where the leader lies: a shot at anybody may find it."""
LUCK = 0.5
"""How sure one is at least who aims at the right player, for whatever reason."""
MEANT, MISTAKEN = 0.6, 0.15
"""How likely one shoots who is in one's aim when the turn comes: one of another team, or by mistake of one's own."""
NOBODY_WINS = 0.06
"""The pace of the end of all turns: a side that does nothing has little to hope for."""
HANDS_OF_SIDE = 0.5
"""What an artifact is worth in the hand of a team-mate, as a part of what it would be in one's own; and as much, the
other way round, in the hand of somebody else."""
INSIGHT = 0.0015
"""What it is worth to have seen one recruit of somebody else: one will know better whom to shoot, and whom to help."""
LIE_SEEN = 0.01
"""What it costs for each player who knows that one lied: one's word counts for nothing with them."""
DISTRUST = 0.04
"""How likely each player who takes one for an enemy makes one a target later on."""
HEARSAY = 0.35
"""How far a player's own word about their team moves those who have not seen it proved."""
FOUND_OUT = 0.4
"""What a leader's team loses when its holder is shot: the leader lies open from then on."""
MAJORITY = {
    (0, 0): 0.5, (1, 0): 0.75, (0, 1): 0.25, (1, 1): 0.5, (2, 0): 1.0, (0, 2): 0.0,
    (2, 1): 1.0, (1, 2): 0.0, (3, 0): 1.0, (0, 3): 0.0,
}  # fmt: skip
"""By the followers seen of a faction and of the other: how likely most of the three are of it (L-team-2)."""
LEAST, MOST = 0.01, 0.99
"""Only an ending is certain."""


def stand(state: LeadersTable, seat: int) -> float:
    """The chance of this seat to win, as far as a glance tells, with nobody in the middle of a move."""
    seats = range(state.seats)
    said = history(state)
    rumours, caught = talk(state, said)
    teams = [state.team(player) for player in seats]
    waits = [wait(state, player) for player in seats]
    places = _leader_places(state)
    paces = [0.0, 0.0, 0.0]
    for player, danger in enumerate(_dangers(state, teams, waits)):
        team = teams[player]
        rounds = waits[player] / state.seats
        fastest = max([_pace(state, player, leader, places, rounds, rumours) for leader in WANTED[team]])
        paces[team] += fastest * (1.0 - danger)
    total = sum(paces) + NOBODY_WINS
    team = teams[seat]
    chance = paces[team] / total
    if team != WASTELANDER:
        shot = 1.0 - (1.0 - _aimed_at(state, seat, teams)) * (1.0 - _distrusted(state, seat, teams, said, caught))
        if places[team] // PLACES == seat:
            chance *= 1.0 - FOUND_OUT * shot
        else:
            chance += shot * (paces[WASTELANDER] / total - chance)
    chance += _hands(state, seat, teams) + INSIGHT * _seen(state, seat) - LIE_SEEN * caught[seat].bit_count()
    return min(MOST, max(LEAST, chance))


def wait(state: LeadersTable, seat: int) -> int:
    """How many turns pass before this seat can act: none if it can now, a whole round if it just has."""
    turns = (seat - state.active) * state.direction % state.seats
    if turns == 0 and state.phase > codes.IN_ACTION:
        return state.seats
    return turns


def _leader_places(state: LeadersTable) -> tuple[int, int]:
    laid = [state.kinds[paper] for paper in state.at]
    return laid.index(0), laid.index(1)


def _pace(
    state: LeadersTable, seat: int, leader: int, places: tuple[int, int], rounds: float, rumours: list[Rumour]
) -> float:
    """How soon, and how surely, this seat can have that leader shot, if its next action is so many rounds away."""
    holder = places[leader] // PLACES
    if holder == seat:
        return 0.0
    gun = state.guns[seat]
    if gun != holder:
        rounds += 1.0 if gun >= 0 or (state.centre and can_pay(state, seat)) else 2.0
    if state.up >> places[leader] & 1:
        return float(ROUND**rounds)
    sure = suspicion(state, seat, leader, places, rumours)
    if gun == holder:
        sure = max(sure, LUCK)
    return float(ROUND ** (rounds + FIND)) * (BLIND + (1.0 - BLIND) * sure)


def _dangers(state: LeadersTable, teams: list[int], waits: list[int]) -> list[float]:
    """By player: the chance to be shot, and lose the gun, before one's own next action."""
    safe = [1.0] * state.seats
    for player, target in enumerate(state.guns):
        if 0 <= target < state.seats and waits[player] < waits[target]:
            safe[target] *= 1.0 - (MISTAKEN if teams[player] == teams[target] else MEANT)
    return [1.0 - chance for chance in safe]


def _aimed_at(state: LeadersTable, seat: int, teams: list[int]) -> float:
    """The chance that one of the guns that point at this seat goes off."""
    safe = 1.0
    for player, target in enumerate(state.guns):
        if target == seat:
            safe *= 1.0 - (MISTAKEN if teams[player] == teams[seat] else MEANT)
    return 1.0 - safe


def _distrusted(state: LeadersTable, seat: int, teams: list[int], said: History, caught: list[int]) -> float:
    """The chance to be shot some day by those who take this seat for one of another team, rightly or not.

    They go by the recruits that they have seen, and a little by the team that this seat says it is on.
    """
    papers = state.at[PLACES * seat : PLACES * seat + PLACES]
    claimed = None if seat in said.wavering else said.teams.get((seat, seat))
    distrust = 0.0
    for player, team in enumerate(teams):
        if player == seat or team == WASTELANDER:
            continue
        foe = most_likely(state, player, papers, 1 - team)
        if claimed is not None and 0.0 < foe < 1.0 and not caught[seat] >> player & 1:
            foe += HEARSAY * ((claimed != team) - foe)
        distrust += foe
    return DISTRUST * distrust


def most_likely(state: LeadersTable, viewer: int, papers: list[int], team: int) -> float:
    """How likely the holder of these recruits is on that team, by what the viewer has seen of them."""
    counts = [0, 0]
    for paper in papers:
        if state.seen[paper] >> viewer & 1:
            kind = state.kinds[paper]
            if kind < EUPHORIAN_FOLLOWER:
                return 1.0 if kind == team else 0.0
            counts[kind & 1] += 1
    return MAJORITY[counts[team], counts[1 - team]]


def _hands(state: LeadersTable, seat: int, teams: list[int]) -> float:
    """What all hands are worth to this seat: its own, and in part those of its side and, against it, of the others.

    An empty hand will be filled in a turn that has just begun.
    """
    worth = hand_worth(state, seat)
    if not state.hands[seat] and state.question == codes.ASK_ARTIFACT and state.active == seat:
        worth = AVERAGE
    friends = foes = 0.0
    for player in range(state.seats):
        if player == seat:
            continue
        if teams[player] == teams[seat]:
            friends += hand_worth(state, player)
        else:
            foes += hand_worth(state, player)
    return worth + HANDS_OF_SIDE * (friends - foes)


def _seen(state: LeadersTable, seat: int) -> int:
    """How many recruits of others this seat knows, open ones too."""
    seen, first = state.seen, PLACES * seat
    count = 0
    for place, paper in enumerate(state.at):
        if seen[paper] >> seat & 1 and not first <= place < first + PLACES:
            count += 1
    return count
