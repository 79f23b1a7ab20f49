"""What a seat may say without being caught, as far as it can tell.

A lie is only told about oneself, and only where nobody else at the table can know better: who has looked at which
recruit is public (L-info-4). Nobody claims a leader falsely: its holder would know. About others a seat tells
only what it has seen.
"""

from __future__ import annotations

from euphoria.bots.leaders.history import History
from euphoria.bots.leaders.mind import Mind
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES, WASTELANDER
from euphoria.games.leaders.state import Table
from euphoria.kernel.action import Action

ACCUSATION, WORD = 1.0, 0.3
"""How promising it is to name the leader that one's team looks for, and to say something about oneself."""


def worth_saying(state: Table, mind: Mind, said: History, action: Action) -> float:
    """0 for what is false and can be known to be, and for what is of no use.

    And once something was said it is not said again, nor taken back: one of the two words would be a lie.
    """
    if action.kind == "claim-team":
        player, team = action.args
        if player != mind.seat or team == WASTELANDER or (mind.seat, player) in said.teams:
            return 0.0
        return WORD if team == mind.team or not proves_otherwise(state, mind.seat, team) else 0.0
    place, kind = action.args
    paper = state.at[place]
    if not state.seen[paper] >> mind.seat & 1 or (mind.seat, paper) in said.recruits:
        return 0.0
    truth = state.kinds[paper]
    if place // PLACES != mind.seat:
        return ACCUSATION if kind == truth and kind in mind.wanted else 0.0
    if kind == truth:
        return WORD
    return WORD if state.seen[paper] == 1 << mind.seat and kind >= EUPHORIAN_FOLLOWER else 0.0


def proves_otherwise(state: Table, seat: int, team: int) -> bool:
    """Whether somebody else has seen so much of this seat's recruits that they can know it is not on that team."""
    for player in range(state.seats):
        if player == seat:
            continue
        against = 0
        for paper in state.at[PLACES * seat : PLACES * seat + PLACES]:
            kind = state.kinds[paper]
            if state.seen[paper] >> player & 1 and kind & 1 != team:
                against += 1 if kind >= EUPHORIAN_FOLLOWER else 2
        if against >= 2:
            return True
    return False
