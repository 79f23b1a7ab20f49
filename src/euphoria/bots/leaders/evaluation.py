"""The chance of a seat to win, modelled as a race between three sides to shoot a leader.

A side wins by shooting an exposed leader of another side. Each side has a pace: the sum over its players of how soon,
in rounds, they can fire that shot, and how certain they are of its target. A side's chance is its share of all paces.
All sides are modelled alike, so symmetric positions get equal values.
"""

from __future__ import annotations

from typing import Final

from euphoria.bots.leaders.hand_value import AVERAGE, can_pay, hand_worth
from euphoria.bots.leaders.public_history import History, history_of
from euphoria.bots.leaders.suspicion import RecruitClaim, known_claims, suspicion
from euphoria.games.leaders import codes
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES, WASTELANDER
from euphoria.games.leaders.state import LeadersTable

WANTED: Final[tuple[tuple[int, ...], ...]] = ((1,), (0,), (0, 1))
"""By team: the leaders whose elimination wins for it (L-win-1, L-win-2)."""

DECAY_PER_ROUND: Final = 0.55
"""Discount of a threat for each round that it is away."""
ROUNDS_TO_EXPOSE: Final = 1.2
"""Additional rounds while the leader is hidden: a shot to expose it, then taking a gun again.

Less than two, because after the first shot all guns of the side can turn to it.
"""
BLIND_SHOT: Final = 0.12
"""Pace of a player without any idea where the leader is: a random shot may expose it."""
AIMED_CERTAINTY: Final = 0.5
"""Minimum certainty of a player who aims at the right target."""
SHOOTS_FOE: Final = 0.6
SHOOTS_FRIEND: Final = 0.15
"""Probability that a player shoots the aimed-at target on their turn: a foe, or by mistake a friend."""
NOBODY_WINS: Final = 0.06
"""Pace of the end of the game without a winner."""
HANDS_OF_SIDE: Final = 0.5
"""Factor of the value of artifacts in hands of team-mates; of others, with the opposite sign."""
RECRUIT_SEEN: Final = 0.0015
"""Value of having seen one recruit of another player."""
LIE_SEEN: Final = 0.01
"""Cost for each player who has caught this seat in a lie."""
DISTRUST: Final = 0.04
"""Probability that a player who takes this seat for an enemy shoots it later."""
CLAIM_TRUST: Final = 0.35
"""How far a player's claim about their own team moves the belief of others."""
LEADER_EXPOSED: Final = 0.4
"""Share of the chance that a leader's holder loses when shot: the leader is exposed."""
MAJORITY: Final = {
    (0, 0): 0.5, (1, 0): 0.75, (0, 1): 0.25, (1, 1): 0.5, (2, 0): 1.0, (0, 2): 0.0,
    (2, 1): 1.0, (1, 2): 0.0, (3, 0): 1.0, (0, 3): 0.0,
}  # fmt: skip
"""Probability that most of three recruits are of a faction, by followers seen of it and of the other (L-team-2)."""
LEAST: Final = 0.01
MOST: Final = 0.99
"""Bounds of the value of a position that is not decided."""


def win_chance(state: LeadersTable, seat: int) -> float:
    """The chance of this seat to win; the state must be between moves."""
    seats = range(state.seats)
    history = history_of(state)
    claims, caught = known_claims(state, history)
    teams = [state.team(player) for player in seats]
    waits = [turns_until_action(state, player) for player in seats]
    places = _leader_places(state)
    paces = [0.0, 0.0, 0.0]
    for player, danger in enumerate(_dangers(state, teams, waits)):
        team = teams[player]
        rounds = waits[player] / state.seats
        fastest = max([_pace(state, player, leader, places, rounds, claims) for leader in WANTED[team]])
        paces[team] += fastest * (1.0 - danger)
    total = sum(paces, 0.0) + NOBODY_WINS
    team = teams[seat]
    chance = paces[team] / total
    if team != WASTELANDER:
        shot = 1.0 - (1.0 - _aimed_at(state, seat, teams)) * (1.0 - _distrusted(state, seat, teams, history, caught))
        if places[team] // PLACES == seat:
            chance *= 1.0 - LEADER_EXPOSED * shot
        else:
            chance += shot * (paces[WASTELANDER] / total - chance)
    chance += _hands(state, seat, teams) + RECRUIT_SEEN * _seen(state, seat) - LIE_SEEN * caught[seat].bit_count()
    return min(MOST, max(LEAST, chance))


def turns_until_action(state: LeadersTable, seat: int) -> int:
    """Turns until this seat can act: 0 if it can now, a whole round if it just has."""
    turns = (seat - state.active) * state.direction % state.seats
    if turns == 0 and state.phase > codes.IN_ACTION:
        return state.seats
    return turns


def _leader_places(state: LeadersTable) -> tuple[int, int]:
    laid = [state.kinds[paper] for paper in state.at]
    return laid.index(0), laid.index(1)


def _pace(
    state: LeadersTable, seat: int, leader: int, places: tuple[int, int], rounds: float, claims: list[RecruitClaim]
) -> float:
    """Pace of this seat towards shooting this leader, with its next action so many rounds away."""
    holder = places[leader] // PLACES
    if holder == seat:
        return 0.0
    gun = state.guns[seat]
    if gun != holder:
        rounds += 1.0 if gun >= 0 or (state.centre and can_pay(state, seat)) else 2.0
    if state.up >> places[leader] & 1:
        return float(DECAY_PER_ROUND**rounds)
    sure = suspicion(state, seat, leader, places, claims)
    if gun == holder:
        sure = max(sure, AIMED_CERTAINTY)
    return float(DECAY_PER_ROUND ** (rounds + ROUNDS_TO_EXPOSE)) * (BLIND_SHOT + (1.0 - BLIND_SHOT) * sure)


def _dangers(state: LeadersTable, teams: list[int], waits: list[int]) -> list[float]:
    """By player: probability of being shot, and losing the gun, before their next action."""
    safe = [1.0] * state.seats
    for player, target in enumerate(state.guns):
        if 0 <= target < state.seats and waits[player] < waits[target]:
            safe[target] *= 1.0 - (SHOOTS_FRIEND if teams[player] == teams[target] else SHOOTS_FOE)
    return [1.0 - chance for chance in safe]


def _aimed_at(state: LeadersTable, seat: int, teams: list[int]) -> float:
    """Probability that one of the guns pointing at this seat is fired."""
    safe = 1.0
    for player, target in enumerate(state.guns):
        if target == seat:
            safe *= 1.0 - (SHOOTS_FRIEND if teams[player] == teams[seat] else SHOOTS_FOE)
    return 1.0 - safe


def _distrusted(state: LeadersTable, seat: int, teams: list[int], history: History, caught: list[int]) -> float:
    """Probability of being shot later by players who take this seat for a foe, rightly or not.

    They judge by the recruits they have seen, and a little by the team that this seat claims to be on.
    """
    papers = state.at[PLACES * seat : PLACES * seat + PLACES]
    claimed = None if seat in history.contradictory else history.teams.get((seat, seat))
    distrust = 0.0
    for player, team in enumerate(teams):
        if player == seat or team == WASTELANDER:
            continue
        foe_chance = team_probability(state, player, papers, 1 - team)
        if claimed is not None and 0.0 < foe_chance < 1.0 and not caught[seat] >> player & 1:
            foe_chance += CLAIM_TRUST * ((claimed != team) - foe_chance)
        distrust += foe_chance
    return DISTRUST * distrust


def team_probability(state: LeadersTable, viewer: int, papers: list[int], team: int) -> float:
    """Probability for the viewer that the holder of these recruits is on this team."""
    counts = [0, 0]
    for paper in papers:
        if state.seen[paper] >> viewer & 1:
            kind = state.kinds[paper]
            if kind < EUPHORIAN_FOLLOWER:
                return 1.0 if kind == team else 0.0
            counts[kind & 1] += 1
    return MAJORITY[counts[team], counts[1 - team]]


def _hands(state: LeadersTable, seat: int, teams: list[int]) -> float:
    """Value of all hands to this seat: its own, partly those of team-mates, minus partly those of the others.

    At the start of its turn an empty hand counts as an average card, because it will be filled.
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
    """Number of other players' recruits that this seat has seen, exposed ones included."""
    seen, first = state.seen, PLACES * seat
    count = 0
    for place, paper in enumerate(state.at):
        if seen[paper] >> seat & 1 and not first <= place < first + PLACES:
            count += 1
    return count
