"""Being shot (L-shot)."""

from __future__ import annotations

from euphoria.games.leaders import codes
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, EVERYONE, PLACES
from euphoria.games.leaders.events import BY_RULE, BY_SHOT, Event
from euphoria.games.leaders.rules.registry import RULES
from euphoria.games.leaders.rules.victory import leader_shot
from euphoria.games.leaders.state import LeadersTable


@RULES.step(codes.HIT)
def hit(state: LeadersTable, shooter: int, target: int, _: int) -> None:
    """Step HIT: the shot takes effect."""
    places = range(PLACES * target, PLACES * target + PLACES)
    for place in places:
        if state.is_up(place) and state.kind_at(place) < EUPHORIAN_FOLLOWER:
            leader_shot(state, shooter, state.kind_at(place))
            return
    cause = state.cause
    state.cause = BY_SHOT
    state.log.append((Event.HIT, EVERYONE, BY_RULE, target, 0, 0))
    state.draw(target)
    state.drop_gun(target)
    has_leader = False
    for place in places:
        state.expose(place)
        has_leader = has_leader or state.kind_at(place) < EUPHORIAN_FOLLOWER
    for place in places:
        if state.kind_at(place) >= EUPHORIAN_FOLLOWER:
            state.hide(place, target)
    state.cause = cause
    if not has_leader and not state.is_wastelander(target):
        state.wastelanders |= 1 << target
        state.log.append((Event.TURNED, EVERYONE, BY_RULE, target, 0, 0))
