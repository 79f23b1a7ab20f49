"""Weights for rollouts in `reality`: fast, without line of sight except for shots, without abilities."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nsmallest
from typing import Final

from euphoria.bots.reality.phases.positioning import weigh_at_once
from euphoria.bots.reality.table.walk_goals import Spot, WalkPlanner, walk_asked
from euphoria.bots.reality.value.score_weights import Weights, only, weights_by_score
from euphoria.games.reality import codes
from euphoria.games.reality.actions import AGAIN, END, HOLD, STAY, UP, WALK
from euphoria.games.reality.figure_flags import WALKED
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

WORTH_A_CHARGE: Final = 8.0
PULL: Final = 2.0
KEPT: Final = 3
LOOKED_AT: Final = 4
"""Places towards a mission task that are checked for danger."""
TOO_MUCH: Final = 4.0
"""Cost in audience of each shot for which no points are left."""


def weigh_menu(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Walk towards the mission task, or to a rival to shoot or charge; otherwise end.

    One walk per turn: points kept back by the first walk were kept for something else.
    """
    at_once = weigh_at_once(state, seat, actions)
    if at_once:
        return at_once
    if state.flags[state.active] & WALKED:
        return only(END)
    move = next((move for move in (WALK, AGAIN, UP) if move in actions), END)
    if move == END:
        return only(END)
    walk = WalkPlanner(state, state.active)
    if not walk.is_eager:
        return only(move)
    return only(END if walk.fire(walk.here, state.ap[state.active], 0) else move)


def weigh_goal(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """Towards the mission task; or towards a rival, keeping points for shots; or a promising charge."""
    walk = walk_asked(state)
    scores: dict[Action, float] = {STAY: 0.0}
    shots = walk.analysis.shots(walk.figure, 99)
    places: list[Spot] = []
    charged: set[int] = set()
    for spot in walk.sides(actions):
        if spot.action.kind == "charge" and state.side[spot.action.args[0]] == 1 - seat:
            rival = spot.action.args[0]
            if rival not in charged and state.stands(rival):
                charged.add(rival)
                scores[spot.action] = walk.charge(rival, walk.points_after(spot.cost)) - WORTH_A_CHARGE
        else:
            places.append(spot)
    if walk.is_eager:
        here = walk.pull(walk.here)
        short = tuple(TOO_MUCH * max(0, shots - walk.points_after(cost)) for cost in range(state.purse + 1))

        def nearer(spot: Spot) -> float:
            return PULL * (here - walk.pull(spot.place)) - short[spot.cost]

        by = walk.hunt, here, short
        places += walk.best_open(actions, KEPT, by, lambda spot: (-nearer(spot), spot.action.number, 0))
        scores |= {spot.action: nearer(spot) for spot in places}
    else:

        def task_spots(spot: Spot) -> tuple[float, int, int]:
            return -walk.mission_gain(spot.place), spot.cost, spot.action.number

        places += walk.best_open(actions, LOOKED_AT, ("quick", walk.mission), task_spots)
        for spot in nsmallest(LOOKED_AT, places, task_spots):
            stand = walk.to_stand(spot.place, walk.points_after(spot.cost), walk.flags)
            scores[spot.action] = walk.mission_gain(spot.place) + stand
        if places:
            scores[STAY] = walk.stay()
    return weights_by_score(scores, kept=KEPT, spread=4.0)


def weigh_ability(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    return only(HOLD)


ROLLOUT_WEIGHERS: Final[dict[int, Callable[[Show, int, Sequence[Action]], Weights]]] = {
    codes.ASK_POSITION: weigh_menu,
    codes.ASK_GOAL: weigh_goal,
    codes.ASK_ABILITY: weigh_ability,
}
"""Questions with a faster weigher than in `judge.WEIGHERS`."""
