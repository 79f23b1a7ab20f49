"""How well a seat stands: a race between three sides to shoot a leader.

A side wins by shooting an exposed leader that it wants shot. So each side has a pace: for each of its players, how
many rounds they are away from that shot, and how likely they find its target. A side's chance is its share of all
paces. The same words describe every side, so that teams that stand alike are judged alike.
"""

from __future__ import annotations

from euphoria.bots.leaders.history import History, history
from euphoria.bots.leaders.suspicion import caught, suspicion
from euphoria.games.leaders import codes
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES, WASTELANDER
from euphoria.games.leaders.state import Table

WANTED = ((1,), (0,), (0, 1))
"""By team: the leaders whose end is its victory (L-win-1, L-win-2)."""

ROUND = 0.55
"""What a round of waiting leaves of a threat: much can come between, and others are at it too."""
FIND = 2.0
"""Rounds that it takes more while the leader lies hidden: one shot to expose it, and a gun to be taken again."""
BLIND = 0.12
"""The pace of one who has no idea where the leader lies: a shot at anybody may find it."""
LUCK = 0.5
"""How sure one is at least who aims at the right player, for whatever reason."""
MEANT, MISTAKEN = 0.6, 0.15
"""How likely one shoots the player in one's aim before that player's turn: somebody of another team, or of one's own."""
NOBODY_WINS = 0.06
"""The pace of the end of all turns: a side that does nothing has little to hope for."""
ARTIFACT = 0.006
"""An artifact in hand is worth this much: it may come in useful. Not more than three count."""
ARTIFACTS = 3
LIE_SEEN = 0.01
"""What it costs for each player who knows that one lied: one's word counts for nothing with them."""
HEAT = 0.08
"""How much the suspicion of other teams, true or not, puts one in danger of being shot."""
LEAST, MOST = 0.01, 0.99
"""Only an ending is certain."""


def stand(state: Table, seat: int) -> float:
    """The chance of this seat to win, as far as a glance tells, with nobody in the middle of a move."""
    seats = range(state.seats)
    said = history(state)
    liars = caught(state, said)
    teams = [state.team(player) for player in seats]
    waits = [wait(state, player) for player in seats]
    dangers = _dangers(state, teams, waits)
    leaders = _leader_places(state)
    paces = [0.0, 0.0, 0.0]
    for player in seats:
        team = teams[player]
        fastest = max(_pace(state, player, leaders[leader], waits[player], said, liars) for leader in WANTED[team])
        paces[team] += fastest * (1.0 - dangers[player])
    total = sum(paces) + NOBODY_WINS
    team = teams[seat]
    chance = paces[team] / total
    if team != WASTELANDER and leaders[team] // PLACES != seat:
        turned = 1.0 - (1.0 - _danger_of(state, seat, teams)) * (1.0 - _heat(state, seat, leaders, teams, said, liars))
        chance += turned * (paces[WASTELANDER] / total - chance)
    chance += ARTIFACT * min(ARTIFACTS, _hand(state, seat)) - LIE_SEEN * (liars[seat] & (1 << state.seats) - 1).bit_count()
    return min(MOST, max(LEAST, chance))


def wait(state: Table, seat: int) -> int:
    """How many turns pass before this seat can act: none if it can now, a whole round if it just has."""
    turns = (seat - state.active) * state.direction % state.seats
    if turns == 0 and state.phase > codes.IN_ACTION:
        return state.seats
    return turns


def can_arm(state: Table, seat: int) -> bool:
    """There is a gun to be taken, and a hidden follower to pay with: a leader is too dear."""
    first = PLACES * seat
    return state.centre > 0 and any(
        not state.up >> place & 1 and state.kinds[state.at[place]] >= EUPHORIAN_FOLLOWER
        for place in range(first, first + PLACES)
    )


def _leader_places(state: Table) -> tuple[int, int]:
    laid = [state.kinds[paper] for paper in state.at]
    return laid.index(0), laid.index(1)


def _pace(state: Table, seat: int, place: int, waiting: int, said: History, liars: list[int]) -> float:
    """How soon, and how surely, this seat can have the leader on that place shot."""
    holder = place // PLACES
    if holder == seat:
        return 0.0
    gun = state.guns[seat]
    rounds = waiting / state.seats
    if gun != holder:
        rounds += 1.0 if gun >= 0 or can_arm(state, seat) else 2.0
    if state.up >> place & 1:
        return ROUND**rounds
    sure = suspicion(state, seat, place, said, liars)
    if gun == holder:
        sure = max(sure, LUCK)
    return ROUND ** (rounds + FIND) * (BLIND + (1.0 - BLIND) * sure)


def _dangers(state: Table, teams: list[int], waits: list[int]) -> list[float]:
    """By player: the chance to be shot, and lose the gun, before one's own next action."""
    safe = [1.0] * state.seats
    for player, target in enumerate(state.guns):
        if 0 <= target < state.seats and waits[player] < waits[target]:
            safe[target] *= 1.0 - (MISTAKEN if teams[player] == teams[target] else MEANT)
    return [1.0 - chance for chance in safe]


def _danger_of(state: Table, seat: int, teams: list[int]) -> float:
    """The chance that one of the guns that point at this seat goes off: it would be a Wastelander."""
    safe = 1.0
    for player, target in enumerate(state.guns):
        if target == seat:
            safe *= 1.0 - (MISTAKEN if teams[player] == teams[seat] else MEANT)
    return 1.0 - safe


def _heat(
    state: Table, seat: int, leaders: tuple[int, int], teams: list[int], said: History, liars: list[int]
) -> float:
    """Who is said to hold a leader will be aimed at by those who want it shot, and believe it."""
    hot = 0
    for (claimer, paper), (kind, _) in said.recruits.items():
        if kind == teams[seat] and paper in state.at[PLACES * seat : PLACES * seat + PLACES]:
            disbelieving = liars[claimer] | state.seen[paper]
            hot += sum(
                1 for player, team in enumerate(teams) if kind in WANTED[team] and not disbelieving >> player & 1
            )
    return min(0.5, HEAT * hot)


def _hand(state: Table, seat: int) -> int:
    """The artifacts in hand, and the one that an empty hand will be filled with in a turn that has just begun."""
    held = len(state.hands[seat])
    if held == 0 and state.question == codes.ASK_ARTIFACT and state.active == seat:
        return 1
    return held
