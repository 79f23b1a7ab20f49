"""How a game ends (L-win)."""

from __future__ import annotations

from euphoria.games.leaders.components import (
    EUPHORIAN,
    EUPHORIAN_LEADER,
    EVERYONE,
    PLACES,
    SUBTERRAN,
    SUBTERRAN_LEADER,
    TEAMS,
    WASTELANDER,
)
from euphoria.games.leaders.events import BY_RULE, Event
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.state import Outcome


def look_for_lone_winner(state: LeadersTable, *seats: int) -> bool:
    """After recruits have moved: does one of these seats win alone (L-win-3, L-win-4, L-win-8)?"""
    in_order = sorted(seats, key=lambda seat: (seat - state.active) * state.direction % state.seats)
    for seat in in_order:
        kinds = [state.kind_at(place) for place in range(PLACES * seat, PLACES * seat + PLACES)]
        if EUPHORIAN_LEADER in kinds and SUBTERRAN_LEADER in kinds:
            end(state, (seat,), "both-leaders", "L-win-4")
            return True
        if state.is_wastelander(seat) and min(kinds) <= SUBTERRAN_LEADER:
            end(state, (seat,), "wastelander-leader", "L-win-3")
            return True
    return False


def leader_shot(state: LeadersTable, shooter: int, leader: int) -> None:
    """A player with an exposed leader is shot (L-win-1, L-win-2)."""
    if state.is_wastelander(shooter):
        team, rule = WASTELANDER, "L-win-1"
    else:
        team, rule = (SUBTERRAN if leader == EUPHORIAN_LEADER else EUPHORIAN), "L-win-2"
    winners = tuple(seat for seat in range(state.seats) if state.team(seat) == team)
    end(state, winners, f"{TEAMS[team]}-team", rule)


def end(state: LeadersTable, winners: tuple[int, ...], reason: str, rule: str) -> None:
    """All recruits are exposed, and nothing else happens (L-win-5, L-win-8)."""
    scores = tuple(1 if seat in winners else 0 for seat in range(state.seats))
    state.up = (1 << PLACES * state.seats) - 1
    for paper in state.at:
        state.seen[paper] = EVERYONE
    state.cause = BY_RULE
    state.finish(Outcome(winners, scores, reason, rule))
    state.log.append((Event.ENDED, EVERYONE, BY_RULE, 0, 0, 0))
