"""Doc: a flame-thrower instead of guns (R-doc-1, R-doc-3), and a feint to move last this turn (R-doc-2)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import DIRECTION, FLAME
from euphoria.games.reality.cards.character import Character, CharacterAbility, SpecialWeapon, Trait, Why
from euphoria.games.reality.cards.conditions import CONDITIONS, Condition
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.events import ACTS, declare_event
from euphoria.games.reality.figure_flags import FIRED, LATE
from euphoria.games.reality.geometry.sight.line_of_sight import sees
from euphoria.games.reality.geometry.templates import DIRECTIONS, LENGTH, under_flame
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.refusals.common import refuses
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.figures.falling import injure
from euphoria.games.reality.rules.firing.harm import HIGH, can_be_harmed, fall_together, in_order
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

EVENT_FLAMES: Final = declare_event(68, "flames", "R-doc-1", "figure", "dx", "dy", told=ACTS)

FARTHEST: Final = 4096
"""The largest part of an open heading."""
CONDITIONS.declare(Condition(LATE, acts_last=True))


# The feint.


def feint(state: Show, figure: int) -> None:
    state.mark(figure, LATE)


# The flame-thrower: every figure under the template, friend or foe, and no luck.


@RULES.step(codes.FLAME)
def begin(state: Show, seat: int, figure: int, b: int) -> None:
    """Ask for the direction."""
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
    state.log.append((EVENT_FLAMES, figure, dx, dy))
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


def why_no_flame(state: Show, figure: int) -> Why:
    if state.character(figure).special_weapon is None:
        return "R-doc-1", "no-flames", {"figure": figure}
    if contact.in_combat(state, figure):
        return "R-fire-8", "combat-no-shots", {"figure": figure}
    return "R-doc-1", "not-offered", {}


@refuses(codes.ASK_FLAME)
def why_not_direction(state: Show, seat: int, action: Action) -> Why:
    return "R-doc-1", "no-direction", {"most": FARTHEST}


DOC: Final = register(
    Character(
        number=10,
        id="doc",
        ap=9,
        aim=None,
        life=100,
        euphoria=8,
        weapons=(),
        attacks=1,
        audience=175,
        rule="R-doc-2",
        ability=CharacterAbility("feint", feint),
        traits=Trait.FLAMES,
        trait_numbers={Trait.FLAMES: {"length": LENGTH // INCH}},
        cites={"action-flame": "R-doc-1"},
        special_weapon=SpecialWeapon(FLAME, codes.FLAME, why_no_flame),
    )
)
