"""How a finished show went, for those who look back on it: what the points of each team are made of, and what became
of everybody.

The points are those that the rules give (R-vp-1 to R-vp-8), one line for each rival that was down when the show ended.
What figures did comes from `RealityStatistics`, and so from the log alone.
"""

from __future__ import annotations

from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.figures.action_points import half
from euphoria.games.reality.rules.sequence.ending import counts_double, earned, prize, standing_audience, whole_team
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.statistics.game_statistics import FigureStatistics, RealityStatistics
from euphoria.kernel.core.state import Json


def summary(state: Show) -> Json:
    """`accounts` by seat, `cast` by figure, and the `star`: who took most life from rivals (null: nobody did)."""
    seen = RealityStatistics()
    seen.read(state)
    turns = turns_of_falls(state)
    members = [figure for figure in state.figures() if state.side[figure] != NEUTRAL]
    dealt = {figure: sum(seen.figures[figure].dealt.values()) for figure in members}
    star = max(members, key=dealt.__getitem__, default=-1)
    return {
        "turns": seen.turns,
        "reason": seen.reason,
        "accounts": [_account(state, seat) for seat in (0, 1)],
        "cast": [_member(state, figure, seen.figures[figure], turns) for figure in members],
        "star": star if dealt.get(star) else None,
    }


def turns_of_falls(state: Show) -> dict[int, int]:
    """By figure, the turn in which it fell last."""
    found: dict[int, int] = {}
    turn = 0
    for code, *values in state.log:
        if code == ShowEvent.TURN:
            turn = values[0]
        elif code == ShowEvent.FELL:
            found[values[0]] = turn
    return found


def _account(state: Show, seat: int) -> Json:
    """`points` are those of the rivals that are down; `rest` and `standing` come to the team that fulfilled its
    mission (R-vp-2); `kept` is what counts in the end, half of it where turns ran out (R-vp-3)."""
    assert state.outcome is not None
    reason = state.outcome.reason
    fulfilled = reason == "mission" and seat in state.outcome.winners
    points = earned(state, seat)
    rest = whole_team(state, 1 - seat) - points if fulfilled else 0
    kept = state.outcome.scores[seat]
    return {
        "seat": seat,
        "fallen": [
            {"figure": figure, "points": prize(state, figure), "double": counts_double(state, figure)}
            for figure in state.figures()
            if state.side[figure] == 1 - seat and state.is_down(figure)
        ],
        "points": points,
        "rest": rest,
        "standing": half(standing_audience(state, seat)) if fulfilled else 0,
        "halved": reason == "turns",
        "kept": kept,
    }


def _member(state: Show, figure: int, told: FigureStatistics, turns: dict[int, int]) -> Json:
    killer = state.killer[figure]
    return {
        "figure": figure,
        "character": told.id,
        "seat": state.side[figure],
        "fell": {"turn": turns[figure], "by": killer if killer >= 0 else None, "how": told.deaths[-1]}
        if state.is_down(figure) and figure in turns
        else None,
        "dealt": sum(told.dealt.values()),
        "suffered": sum(told.suffered.values()),
        "kills": sum(told.kills.values()),
        "shots": told.shots,
        "hits": told.hits,
    }
