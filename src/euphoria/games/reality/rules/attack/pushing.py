"""The push after an exchange: the whole combat slides, and some may plunge (R-att-9, R-push-1 to R-push-4).

The slide goes by quarter inches. Figures that come over an edge drop out of it, rivals of the pusher first; the rest
slide on, until the distance of the die is covered or something stops them all.

`state.shove` stores a slide that is interrupted by a question: direction, distance to go, distance covered, marks,
and then the figures that still slide.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import DIRECTION, END, HALT, PUSH
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.geometry.movement.sliding import ON_A_LINE, is_stopped, offset, surface_under
from euphoria.games.reality.geometry.shapes import Point
from euphoria.games.reality.geometry.templates import DIRECTIONS
from euphoria.games.reality.geometry.terrain import GROUND, INCH, OVERLAP, STANDING, Place
from euphoria.games.reality.rules.attack.wounding import still_fighting
from euphoria.games.reality.rules.figures.action_points import half
from euphoria.games.reality.rules.figures.charging import rouse
from euphoria.games.reality.rules.figures.contact import in_combat, is_free, join, members, regroup, touches_place
from euphoria.games.reality.rules.figures.falling import fall, hurt, leads_others
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.tables.placement import nearest_stand
from euphoria.kernel.core.action import Action

FARTHEST: Final = 1024
"""The largest part of an open heading."""
FAR: Final = 2
GONE: Final = 3
MARKS: Final = 4
RIDERS: Final = 5
"""In `state.shove`, after dx and dy. Distances in quarter inches."""
STOPPED: Final = 1
PLUNGED: Final = 2
DIED: Final = 4
FOLLOWS: Final = 8
"""Marks: the slide is over; a figure has dropped out; a rival has died of it; the winners follow over the edge."""
HARMLESS: Final = 3 * INCH
HALVED: Final = 6 * INCH
"""Drops up to these cost nothing, and half a d100 (R-move-7)."""
ROOM: Final = 10 * INCH
"""How far a free place on a roof is looked for; if there is none, the figure drops to the ground."""


# May push.


@RULES.step(codes.PUSH)
def may_push(state: Show, seat: int, a: int, b: int) -> None:
    """Ask the side that did more damage whether to push, if both sides still have figures."""
    if still_fighting(state):
        state.ask(codes.ASK_PUSH, seat)


@RULES.actions(codes.ASK_PUSH)
def push_or_not(state: Show, seat: int) -> list[Action]:
    return [PUSH, END]


@RULES.answer(codes.ASK_PUSH)
def answer_push(state: Show, seat: int, action: Action) -> None:
    """The die first, then the direction."""
    if action == PUSH:
        roll = state.d10()
        state.log.append((ShowEvent.PUSH_ROLL, seat, roll))
        state.shove = [0, 0, roll * INCH, 0, 0, *still_fighting(state)]
        state.ask(codes.ASK_DIRECTION, seat)


@RULES.actions(codes.ASK_DIRECTION)
def directions(state: Show, seat: int) -> list[Action]:
    return DIRECTION


@RULES.check(codes.ASK_DIRECTION)
def may_head(state: Show, seat: int, action: Action) -> bool:
    return action.kind == "heading" and any(action.args) and all(abs(part) <= FARTHEST for part in action.args)


@RULES.answer(codes.ASK_DIRECTION)
def answer_direction(state: Show, seat: int, action: Action) -> None:
    dx, dy = DIRECTIONS[action.args[0]] if action.kind == "direction" else action.args
    common = gcd(dx, dy)
    state.shove[:2] = dx // common, dy // common
    state.push(codes.SLIDE, seat)


# The slide.


@RULES.step(codes.SLIDE)
def slide(state: Show, seat: int, a: int, b: int) -> None:
    """Slide all figures rigidly, as far as the die says or until something stops them (R-push-1)."""
    shove = state.shove
    while len(shove) > RIDERS and shove[GONE] < shove[FAR] and not shove[MARKS] & STOPPED:
        dx, dy = step_at(shove, shove[GONE], shove[GONE] + 1)
        riders = shove[RIDERS:]
        if meets_scenery(state, riders, dx, dy):
            shove[MARKS] |= STOPPED
        elif meets_figure(state, riders, dx, dy):
            shove[MARKS] |= STOPPED
            nudge(state, riders, dx, dy)
        elif over := over_an_edge(state, riders, dx, dy):
            state.push(codes.SLIDE, seat)
            go_over(state, seat, over, dx, dy)
            return
        else:
            carry(state, riders, dx, dy)
            shove[GONE] += 1
            shove[MARKS] &= ~FOLLOWS
            if touches_outsider(state, riders):
                shove[MARKS] |= STOPPED
    come_to_rest(state)
    settle(state, seat)


def step_at(shove: list[int], before: int, after: int) -> Point:
    """The step on the lattice from one quarter inch of the slide to another."""
    from_x, from_y = offset(shove[0], shove[1], before)
    to_x, to_y = offset(shove[0], shove[1], after)
    return to_x - from_x, to_y - from_y


def carry(state: Show, riders: list[int], dx: int, dy: int) -> None:
    """Move the figures by a step, on the surface level with their feet; they may be on an edge in between."""
    for figure in riders:
        x, y = state.xs[figure] + dx, state.ys[figure] + dy
        surface = surface_under(state.terrain, x, y, state.feet(figure))
        state.put(figure, (x, y, state.on[figure] if surface == ON_A_LINE else surface))


def meets_scenery(state: Show, riders: list[int], dx: int, dy: int) -> bool:
    return any(
        is_stopped(state.terrain, state.xs[figure] + dx, state.ys[figure] + dy, state.feet(figure)) for figure in riders
    )


def outsiders(state: Show, riders: list[int]) -> list[int]:
    return [figure for figure in state.standing() if figure not in riders]


def meets_figure(state: Show, riders: list[int], dx: int, dy: int) -> bool:
    """Whether a base would overlap that of an outsider."""
    others = outsiders(state, riders)
    return any(overlaps(state, figure, other, dx, dy) for figure in riders for other in others)


def overlaps(state: Show, figure: int, other: int, dx: int, dy: int) -> bool:
    x, y = state.xs[figure] + dx - state.xs[other], state.ys[figure] + dy - state.ys[other]
    return x * x + y * y < OVERLAP and abs(state.feet(figure) - state.feet(other)) < STANDING


def touches_outsider(state: Show, riders: list[int]) -> bool:
    return any(outsiders_touched(state, figure, riders) for figure in riders)


def outsiders_touched(state: Show, figure: int, riders: list[int]) -> list[int]:
    """The enemies of this figure that it touches and that do not slide with it."""
    place = state.place(figure)
    return [
        other
        for other in outsiders(state, riders)
        if state.side[other] not in (state.side[figure], NEUTRAL) and touches_place(state, other, place)
    ]


def nudge(state: Show, riders: list[int], dx: int, dy: int) -> None:
    """Try half of a diagonal step, if the whole one would overlap an outsider without touching it first."""
    for half_step in ((dx, 0), (0, dy)):
        if meets_scenery(state, riders, *half_step) or meets_figure(state, riders, *half_step):
            continue
        if over_an_edge(state, riders, *half_step):
            continue
        places = [state.place(figure) for figure in riders]
        carry(state, riders, *half_step)
        if touches_outsider(state, riders) and all_stand(state, riders):
            return
        for figure, place in zip(riders, places, strict=True):
            state.put(figure, place)


def come_to_rest(state: Show) -> None:
    """Go back until all figures can stand: nobody stops right on an edge."""
    shove = state.shove
    riders = shove[RIDERS:]
    while shove[GONE] > 0 and not all_stand(state, riders):
        carry(state, riders, *step_at(shove, shove[GONE], shove[GONE] - 1))
        shove[GONE] -= 1


def all_stand(state: Show, riders: list[int]) -> bool:
    return all(state.terrain.stands(state.place(figure)) for figure in riders)


def settle(state: Show, seat: int) -> None:
    """Update the combats: an enemy that was reached joins, without a free die, and gets up if prone (R-push-1)."""
    shove = state.shove
    riders = shove[RIDERS:]
    state.log.append((ShowEvent.PUSHED, seat, shove[FAR] // INCH, shove[GONE]))
    for figure in riders:
        state.log.append((ShowEvent.SLID, figure, *state.place(figure)))
    if shove[MARKS] & PLUNGED:
        regroup(state, [figure for figure in state.combat if takes_part(state, figure)])
    else:
        for figure in riders:
            if touched := outsiders_touched(state, figure, riders):
                join(state, figure, touched)
    for number in sorted({state.fight[figure] for figure in state.combat if in_combat(state, figure)}):
        for figure in members(state, number):
            rouse(state, figure)
    state.shove = []
    if state.saviour >= 0:
        rescue.come_back(state, state.saviour)


# Over an edge.


def over_an_edge(state: Show, riders: list[int], dx: int, dy: int) -> list[int]:
    """The figures whose centre would leave their surface, with nothing level with their feet (R-push-3)."""
    terrain = state.terrain
    over = []
    for figure in riders:
        feet = state.feet(figure)
        surface = surface_under(terrain, state.xs[figure] + dx, state.ys[figure] + dy, feet)
        if surface != ON_A_LINE and terrain.surfaces[surface].z < feet:
            over.append(figure)
    return over


def go_over(state: Show, seat: int, over: list[int], dx: int, dy: int) -> None:
    """Rivals fall first. If one has died of it, the pusher may halt the slide before its own figures fall (R-att-9)."""
    if rivals := [figure for figure in over if state.side[figure] != seat]:
        plunge(state, seat, rivals, dx, dy)
    elif state.shove[MARKS] & (DIED | FOLLOWS) == DIED:
        state.ask(codes.ASK_FOLLOW, seat)
    else:
        plunge(state, seat, over, dx, dy)


@RULES.actions(codes.ASK_FOLLOW)
def follow_or_not(state: Show, seat: int) -> list[Action]:
    return [HALT, PUSH]


@RULES.answer(codes.ASK_FOLLOW)
def answer_follow(state: Show, seat: int, action: Action) -> None:
    state.shove[MARKS] |= FOLLOWS if action == PUSH else STOPPED


def plunge(state: Show, seat: int, figures: list[int], dx: int, dy: int) -> None:
    """Drop figures to the nearest free place below. A death by this is hand to hand (R-push-4)."""
    state.shove[MARKS] |= PLUNGED
    for figure in figures:
        height = state.feet(figure)
        state.put(figure, landing(state, figure, state.xs[figure] + dx, state.ys[figure] + dy))
        drop = height - state.feet(figure)
        state.log.append((ShowEvent.PLUNGED, figure, drop))
        state.log.append((ShowEvent.SLID, figure, *state.place(figure)))
        if damage := fall_damage(state, drop):
            hurt(state, figure, damage)
    dead = [figure for figure in figures if not state.life[figure]]
    for figure in sorted(dead, key=lambda one: leads_others(state, one)):
        fall(state, figure, codes.BY_HAND)
        if state.side[figure] != seat:
            state.shove[MARKS] |= DIED
            state.push(codes.CREDIT, seat, figure)
    state.shove[RIDERS:] = [
        figure for figure in state.shove[RIDERS:] if figure not in figures and takes_part(state, figure)
    ]


def takes_part(state: Show, figure: int) -> bool:
    """Whether it is still in the combat: not a companion that left with its owner, nor a captive without saviour."""
    return state.stands(figure) and state.side[figure] != NEUTRAL


def landing(state: Show, figure: int, x: int, y: int) -> Place:
    """The nearest free place on the surface below, or on the ground if that has none."""

    def free(place: Place) -> bool:
        return is_free(state, place, figure)

    surface = surface_under(state.terrain, x, y, state.feet(figure))
    place = nearest_stand(state.terrain, x, y, free, surface, ROOM) or nearest_stand(state.terrain, x, y, free, GROUND)
    assert place is not None, "a table has more room than figures"
    return place


def fall_damage(state: Show, drop: int) -> int:
    """The damage of a fall (R-move-7); luck does not help."""
    if drop <= HARMLESS:
        return 0
    damage = state.d100()
    return half(damage) if drop <= HALVED else damage
