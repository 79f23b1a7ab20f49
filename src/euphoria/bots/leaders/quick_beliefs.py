"""A seat's beliefs from what it has seen itself: on which team each player is, and who may hold a leader."""

from __future__ import annotations

from euphoria.bots.leaders.evaluation import MAJORITY, WANTED
from euphoria.games.leaders.components import PLACES, WASTELANDER
from euphoria.games.leaders.state import LeadersTable


class QuickBeliefs:
    """Uses only what this seat has seen, so it is the same in all worlds consistent with the seat's knowledge."""

    __slots__ = ("own_leader_holder", "euphorian", "held_by", "leader_at", "open", "seat", "team", "unseen", "wanted")

    def __init__(self, state: LeadersTable, seat: int) -> None:
        seats = state.seats
        self.seat = seat
        self.team = state.team(seat)
        self.wanted = WANTED[self.team]
        self.leader_at = [-1, -1]
        """The place of each leader; -1: unknown."""
        self.held_by = [-1, -1]
        self.euphorian = [0.5] * seats
        """By player: probability of being Euphorian; meaningless for Wastelanders."""
        self.unseen: list[int] = [0] * seats
        """By player: number of unseen recruits that may be a leader."""
        kinds, seen, at = state.kinds, state.seen, state.at
        bit = 1 << seat
        place = 0
        for player in range(seats):
            counts = [0, 0]
            leader = -1
            for paper in (at[place], at[place + 1], at[place + 2]):
                if seen[paper] & bit:
                    kind = kinds[paper]
                    if kind < 2:
                        leader = kind
                        self.leader_at[kind] = place + at[place : place + PLACES].index(paper)
                        self.held_by[kind] = player
                    else:
                        counts[kind & 1] += 1
            place += PLACES
            if leader >= 0:
                self.euphorian[player] = 1.0 - leader
            else:
                self.euphorian[player] = MAJORITY[counts[0], counts[1]]
                if not state.wastelanders >> player & 1:
                    self.unseen[player] = PLACES - counts[0] - counts[1]
        self.open = sum(self.unseen)
        self.own_leader_holder = -1 if self.team == WASTELANDER else self.held_by[self.team]
        """The player who holds the leader of this seat's team; -1: unknown, or the team has none."""

    def foe_chance(self, state: LeadersTable, player: int) -> float:
        """Probability that this player is on another team."""
        if state.wastelanders >> player & 1:
            return 0.0 if self.team == WASTELANDER else 1.0
        if self.team == WASTELANDER:
            return 1.0
        return 1.0 - self.euphorian[player] if self.team == 0 else self.euphorian[player]

    def lies_at(self, place: int, leader: int) -> float:
        """Probability that this leader is on an unseen place."""
        if self.leader_at[leader] >= 0:
            return 1.0 if self.leader_at[leader] == place else 0.0
        player = place // PLACES
        return self.holds(player, leader) / self.unseen[player] if self.unseen[player] else 0.0

    def holds(self, player: int, leader: int) -> float:
        """Probability that this player holds this leader."""
        if self.held_by[leader] >= 0:
            return 1.0 if self.held_by[leader] == player else 0.0
        if self.held_by[1 - leader] == player:
            return 0.0
        return self.unseen[player] / self.open if self.open else 0.0
