"""Round templates: grenades and stun grenades; charges, and those who flee, have files of their own.

A throw: THROW asks where, EXPLODE finds who is under the template, FLEE asks one after another whether to stay, HARM
rolls for all of them. Charges come by BLAST and end with CRUMBLE, which takes their element away.
While this goes on `state.route` holds the middle of the template, `state.targets` those who are still to choose, and
`state.wounds` those who have chosen: (figure, whether it fled). Before that, `state.targets` holds the object.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import DROP, SIDES, STAY
from euphoria.games.reality.cards.objects import BITS, STUN
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import DRAWN, STAYS
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.line_of_sight import reaches, sees_point
from euphoria.games.reality.geometry.templates import under_round
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.rules.figures import action_points, contact, falling
from euphoria.games.reality.rules.firing import fleeing
from euphoria.games.reality.rules.firing.harm import HIGH, can_be_harmed, fall_together, in_order, spend
from euphoria.games.reality.rules.firing.template_points import is_place, on_level, place_of
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.kernel.core.action import Action

FREE: Final = 16
"""Added to the object of a THROW frame: it costs neither AP nor an object (R-ap-1)."""
FARTHEST: Final = 10 * INCH
"""The middle of a thrown template is at most this far away (R-obj-1)."""
BESIDES: Final[tuple[tuple[int, int], ...]] = (*((2 * dx, 2 * dy) for dx, dy in contact.SIDES_OF_A_BASE), (0, 0))
"""The listed templates: 2 inches to one of eight sides of a figure, or over it."""


# Throwing.


@RULES.step(codes.THROW)
def begin_throw(state: Show, seat: int, figure: int, item: int) -> None:
    """Ask where to throw. The object is public from now on, even if it is not thrown after all."""
    if not item & FREE:
        state.shown[figure] |= BITS[item]
    state.subject = figure
    state.targets = [item]
    state.ask(codes.ASK_THROW, seat)


@RULES.actions(codes.ASK_THROW)
def drops(state: Show, seat: int) -> list[Action]:
    """Templates over the figures in reach or 2 inches beside them, or STAY to keep the object."""
    thrower = state.subject
    bodies = state.bodies()
    offered = []
    for figure in state.standing():
        if figure != thrower and state.side[figure] != NEUTRAL and in_reach(state, thrower, figure):
            offered += [
                DROP[figure][side]
                for side in range(SIDES + 1)
                if may_throw_to(state, thrower, beside(state, figure, side), bodies)
            ]
    offered.append(STAY)
    return offered


def in_reach(state: Show, thrower: int, figure: int) -> bool:
    """Near enough for some listed template: a precheck."""
    return state.square(thrower, figure) <= (FARTHEST + 3 * INCH) ** 2


def beside(state: Show, figure: int, side: int) -> Place | None:
    """Where the middle of a listed template lies: on the surface nearest in height to the figure's feet."""
    dx, dy = BESIDES[side]
    return on_level(state.terrain, state.xs[figure] + dx, state.ys[figure] + dy, state.feet(figure))


def may_throw_to(state: Show, thrower: int, place: Place | None, bodies: Sequence[Body]) -> bool:
    """Within 10, in sight, and the template does not touch the thrower (R-obj-1)."""
    if place is None:
        return False
    x, y, _ = place
    height = state.terrain.height_of(place)
    own_x, own_y, feet = state.xs[thrower], state.ys[thrower], state.feet(thrower)
    if (x - own_x) ** 2 + (y - own_y) ** 2 + (height - feet) ** 2 > FARTHEST**2:
        return False
    if under_round(x, y, own_x, own_y) and abs(height - feet) < HIGH:
        return False
    return sees_point(state.terrain, state.body(thrower), (x, y, height), bodies)


@RULES.check(codes.ASK_THROW)
def may_throw(state: Show, seat: int, action: Action) -> bool:
    """Whether an open action names a legal point."""
    if action.kind != "at":
        return False
    place = place_of(action)
    return is_place(state.terrain, place) and may_throw_to(state, state.subject, place, state.bodies())


@RULES.answer(codes.ASK_THROW)
def answer_throw(state: Show, seat: int, action: Action) -> None:
    figure, item = state.subject, state.targets[0]
    state.targets, state.subject = [], -1
    if action == STAY:
        if not item & FREE:
            state.mark(figure, STAYS)
        return
    place = place_of(action) if action.kind == "at" else beside(state, *action.args)
    assert place is not None
    if not item & FREE:
        spend(state, figure, item)
        state.mark(figure, DRAWN)
    state.route = [place]
    state.log.append((ShowEvent.THREW, figure, item & ~FREE, *place))
    state.push(codes.EXPLODE, seat, figure, item & ~FREE)


# Under the template.


def under(state: Show, place: Place) -> list[int]:
    """Whom a template touches: base, height and an open line from its middle (R-obj-6, R-obj-9)."""
    x, y, _ = place
    height = state.terrain.height_of(place)
    return [
        figure
        for figure in state.standing()
        if can_be_harmed(state, figure)
        and under_round(x, y, state.xs[figure], state.ys[figure])
        and abs(state.feet(figure) - height) < HIGH
        and reaches(state.terrain, (x, y, height), state.body(figure))
    ]


@RULES.step(codes.EXPLODE)
def explode(state: Show, seat: int, thrower: int, item: int) -> None:
    """A stun grenade works at once; from the others the figures under the template may flee first."""
    touched = in_order(state, under(state, state.route[0]))
    if item == STUN:
        for figure in touched:
            action_points.stun(state, figure)
            state.log.append((ShowEvent.STUNNED, figure, state.ap[figure]))
        state.route = []
        return
    state.targets = touched
    state.wounds = []
    state.push(codes.HARM, seat, thrower)
    state.push(codes.FLEE)


# The harm.


@RULES.step(codes.HARM)
def harm(state: Show, seat: int, thrower: int, b: int) -> None:
    """One injury without luck each, halved for those who fled; then those without life fall."""
    chosen = state.wounds
    state.wounds, state.route, state.subject = [], [], -1
    for figure, fled in chosen:
        if fled:
            fleeing.meet(state, figure)
    for figure, fled in chosen:
        falling.injure(state, figure, luck=False, halved=bool(fled))
    state.push(codes.CHECK_END)
    fall_together(state, [figure for figure, _ in chosen], codes.BY_BLAST, thrower)
