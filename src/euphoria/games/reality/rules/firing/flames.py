"""Doc's flame-thrower (R-doc-1, R-doc-3): every character under the template, friend or foe, and no luck."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.actions import DIRECTION
from euphoria.games.reality.figure_flags import FIRED
from euphoria.games.reality.geometry.sight.line_of_sight import sees
from euphoria.games.reality.geometry.templates import DIRECTIONS, under_flame
from euphoria.games.reality.rules.attack.falling import injure
from euphoria.games.reality.rules.events import Event
from euphoria.games.reality.rules.firing.harm import HIGH, can_be_harmed, fall_together, in_order
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

FARTHEST = 4096
"""Of an open heading, so that its numbers stay small."""


@RULES.step(codes.FLAME)
def begin(state: Show, seat: int, figure: int, b: int) -> None:
    """Step FLAME: where to?"""
    state.ask(codes.ASK_FLAME, seat)


@RULES.actions(codes.ASK_FLAME)
def directions(state: Show, seat: int) -> list[Action]:
    return DIRECTION.copy()


@RULES.check(codes.ASK_FLAME)
def may_head(state: Show, seat: int, action: Action) -> bool:
    """Any direction at all."""
    return (
        action.kind == "heading"
        and action.args != (0, 0)
        and all(-FARTHEST <= part <= FARTHEST for part in action.args)
    )


@RULES.answer(codes.ASK_FLAME)
def answer_direction(state: Show, seat: int, action: Action) -> None:
    """1 AP, once a turn (R-doc-1), or free when it is a repeat (R-odonell-1)."""
    figure = state.active
    if state.flags[figure] & FIRED:
        state.encouraged[figure] = -1
    else:
        state.pay(figure, 1)
        state.mark(figure, FIRED)
        if state.encouraged[figure] == codes.REPEAT_SHOOTING:
            state.cost[figure] = 1
    dx, dy = DIRECTIONS[action.args[0]] if action.kind == "direction" else action.args
    state.log.append((Event.FLAMES, figure, dx, dy))
    state.push(codes.CHECK_END)
    burnt = in_flames(state, figure, dx, dy)
    for one in burnt:
        injure(state, one, luck=False)
    fall_together(state, burnt, codes.BY_FLAME, figure)


def in_flames(state: Show, figure: int, dx: int, dy: int) -> list[int]:
    """Whom a flame from this figure touches: its base under the template, near enough in height, no wall between.

    Walls and blocks stop flames (R-doc-3): some line to the victim must be open. Figures do not stop them.
    """
    x, y, feet, body = state.xs[figure], state.ys[figure], state.feet(figure), state.body(figure)
    return in_order(
        state,
        [
            other
            for other in state.standing()
            if other != figure
            and can_be_harmed(state, other)
            and abs(state.feet(other) - feet) < HIGH
            and under_flame(x, y, dx, dy, state.xs[other], state.ys[other])
            and sees(state.terrain, body, state.body(other))
        ],
    )
