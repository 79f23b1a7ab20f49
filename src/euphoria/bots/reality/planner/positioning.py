"""The planner's weights in the positioning phase, and its rollout policy there: everybody plays one-step lookahead.

It considers more actions than `greedy`: a charge at every rival in reach, and places for every purpose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from euphoria.bots.core.one_step_lookahead import best_action
from euphoria.bots.reality.evaluation import DANGER
from euphoria.bots.reality.judge import JUDGE
from euphoria.bots.reality.phases.positioning import weigh_at_once, weigh_menu
from euphoria.bots.reality.table.walk_goals import Spot, WalkPlanner, walk_asked
from euphoria.bots.reality.value.odds import capped_melee_injuries
from euphoria.bots.reality.value.score_weights import Weights, only
from euphoria.games.reality.actions import STAY, WALK
from euphoria.games.reality.figure_flags import CHARGED, HIGH, WALKED
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

MANY: Final = 3
"""Places considered for each purpose."""
KEPT: Final = 8
"""Actions that are searched in the end."""
SILENCED: Final = 0.6
"""Factor of the volley that a charged rival can no longer fire: it might not have fired it."""


def next_step(state: Show, seat: int, actions: Sequence[Action]) -> Action:
    """The action that `greedy` would choose in this state."""
    return best_action(JUDGE, [state], seat, actions)


def weigh_menu_walk_first(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """As `weigh_menu`, but a figure that has not moved is always asked where to go; staying is one of the answers."""
    if WALK in actions and not state.flags[state.active] & WALKED and not weigh_at_once(state, seat, actions):
        return only(WALK)
    return weigh_menu(state, seat, actions)


def weigh_goal(state: Show, seat: int, actions: Sequence[Action]) -> Weights:
    """The choice of `greedy` first, as a fallback when time is short; then by score."""
    scores = scores_of(state, actions)
    ordered = sorted(scores, key=lambda action: (-scores[action], action.number))
    usual = next_step(state, seat, actions)
    tried = [usual, *(action for action in ordered if action != usual)][:KEPT]
    return {action: 1 / (1 + place) for place, action in enumerate(tried)}


def scores_of(state: Show, actions: Sequence[Action]) -> dict[Action, float]:
    """Scores in audience points of staying and of the shortlist."""
    walk = walk_asked(state)
    scores = {STAY: walk.stay()} if STAY in actions else {}
    for spot in shortlist(walk, actions):
        scores[spot.action] = score_of(walk, spot)
    return scores


def shortlist(walk: WalkPlanner, actions: Sequence[Action]) -> list[Spot]:
    """The cheapest charge at each rival, and the best places for each purpose."""
    chosen: dict[object, Spot] = {}
    for spot in walk.sides(actions):
        key = spot.action.kind, spot.action.args[0]
        if key not in chosen or spot.cost < chosen[key].cost:
            chosen[key] = spot
    for spot in places(walk, actions):
        chosen[spot.action] = spot
    return list(chosen.values())


def places(walk: WalkPlanner, actions: Sequence[Action]) -> Iterator[Spot]:
    """The best places near rivals, in cover, for the mission, and far from rivals."""
    gain, pull, best_open, hunt = walk.mission_gain, walk.pull, walk.best_open, walk.hunt
    yield from best_open(actions, MANY, hunt, lambda spot: (pull(spot.place), spot.cost, spot.place))
    shelter = walk.shelter
    yield from best_open(actions, MANY, walk.guns, lambda spot: (-shelter[spot.action.args[0]], spot.cost, spot.place))
    if walk.tasks:
        yield from best_open(actions, MANY, walk.mission, lambda spot: (-gain(spot.place), spot.cost, spot.place))
    yield from best_open(actions, MANY, ("away", hunt), lambda spot: (-pull(spot.place), spot.cost, spot.place))


def score_of(walk: WalkPlanner, spot: Spot) -> float:
    """As `WalkPlanner.score`, but charges consider the whole combat instead of two figures."""
    if spot.action.kind == "charge":
        other = spot.action.args[0]
        if walk.state.side[other] == 1 - walk.seat and walk.state.stands(other):
            return walk.mission_gain(spot.place) + charge(walk, other, walk.points_after(spot.cost))
    return walk.score(spot)


def charge(walk: WalkPlanner, rival: int, points: int) -> float:
    """Value of the combat with this figure in it, minus its value without."""
    state, analysis, seat = walk.state, walk.analysis, walk.seat
    number = state.fight[rival]
    dice = min(state.attacks(walk.figure), max(0, points)) + 1
    if number < 0:
        gain = exchange_value(walk, [walk.figure], [rival], dice, analysis.attacks(rival))
        if analysis.is_armed(rival):
            its_points, weight = analysis.points_to_fire(rival)
            volleys = (analysis.volley(rival, mate, its_points) for mate in analysis.teams[seat])
            gain += SILENCED * weight * max(volleys, default=0.0)
        return gain
    own = [one for one in analysis.teams[seat] if state.fight[one] == number]
    its = [one for one in analysis.teams[1 - seat] if state.fight[one] == number]
    before, against = dice_of(walk, own), dice_of(walk, its)
    return exchange_value(walk, [*own, walk.figure], its, before + dice, against) - exchange_value(
        walk, own, its, before, against
    )


def dice_of(walk: WalkPlanner, side: list[int]) -> int:
    """Attack dice of one side, including bonuses for charges and height."""
    flags = walk.state.flags
    return sum(walk.analysis.attacks(one) + bool(flags[one] & CHARGED) + bool(flags[one] & HIGH) for one in side)


def exchange_value(walk: WalkPlanner, own: list[int], its: list[int], dice: int, against: int) -> float:
    """Expected value of an exchange with so many dice on both sides."""
    suffered = capped_melee_injuries(dice, against)
    return walk.analysis.blows(suffered[1], its) - DANGER * walk.analysis.blows(suffered[0], own)
