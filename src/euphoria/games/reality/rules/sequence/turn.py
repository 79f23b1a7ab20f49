"""The turn: four phases, and in each the figures by their order (R-turn-1, R-prof-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import ACTIVATE
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import LASTING
from euphoria.games.reality.rules.attack import combat
from euphoria.games.reality.rules.figures.action_points import read_points
from euphoria.games.reality.rules.figures.activation_order import foremost, set_order, take
from euphoria.games.reality.rules.firing import firing
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.rules.mission import missions, rescue
from euphoria.games.reality.rules.positioning import positioning
from euphoria.games.reality.rules.sequence import ending, special
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

BUSY: Final[dict[int, Callable[[Show, int], bool]]] = {
    codes.IN_SPECIAL: special.is_busy,
    codes.IN_POSITIONING: positioning.is_busy,
    codes.IN_ATTACK: combat.is_busy,
    codes.IN_FIRING: firing.is_busy,
}
"""By phase: whether a figure has anything to do. It depends on public facts only: being asked must reveal no secret."""

FIRST_STEP: Final = {
    codes.IN_SPECIAL: codes.SPECIAL,
    codes.IN_POSITIONING: codes.POSITION,
    codes.IN_ATTACK: codes.FIGHT,
    codes.IN_FIRING: codes.FIRE,
}


@RULES.step(codes.TURN)
def begin_turn(state: Show, seat: int, a: int, b: int) -> None:
    """Reset what lasts one turn. AP are full again (R-prof-2)."""
    state.turn += 1
    for figure in state.figures():
        state.spent[figure] = 0
        state.cost[figure] = -1
        state.bargain[figure] = -1
        state.encouraged[figure] = -1
        state.flags[figure] &= LASTING
    state.log.append((ShowEvent.TURN, state.turn))
    state.push(codes.PHASE, 0, codes.IN_SPECIAL)


@RULES.step(codes.PHASE)
def begin_phase(state: Show, seat: int, phase: int, b: int) -> None:
    """Fix the order (R-order-1) and read the AP (R-prof-3) of this phase."""
    if phase > codes.IN_FIRING:
        state.push(codes.END_TURN)
        return
    state.phase = phase
    read_points(state)
    state.log.append((ShowEvent.PHASE, phase))
    set_order(state, last=phase == codes.IN_POSITIONING)
    state.push(codes.PHASE, 0, phase + 1)
    state.push(codes.NEXT)


@RULES.step(codes.NEXT)
def next_activation(state: Show, seat: int, a: int, b: int) -> None:
    """Activate the next figure that has something to do; of several that tie, their player chooses (R-prof-7)."""
    order = state.order
    while order:
        able = [figure for figure in foremost(order) if is_called(state, figure)]
        if len(able) > 1:
            state.active = -1
            state.ask(codes.ASK_ORDER, state.side[able[0]])
            return
        if able:
            take(order, able[0])
            activate(state, able[0])
            return
        del order[: len(foremost(order))]
    state.active = -1


def is_called(state: Show, figure: int) -> bool:
    """Whether a figure is activated when its place comes: it has something to do, or its captive waits (R-y-8)."""
    return state.stands(figure) and (BUSY[state.phase](state, figure) or rescue.is_awaited(state, figure))


@RULES.actions(codes.ASK_ORDER)
def tied(state: Show, seat: int) -> list[Action]:
    return [ACTIVATE[figure] for figure in foremost(state.order) if is_called(state, figure)]


@RULES.answer(codes.ASK_ORDER)
def answer_order(state: Show, seat: int, action: Action) -> None:
    take(state.order, action.args[0])
    activate(state, action.args[0])


def activate(state: Show, figure: int) -> None:
    state.active = figure
    state.log.append((ShowEvent.ACTIVATED, figure, state.ap[figure]))
    state.push(codes.NEXT)
    state.push(codes.CHECK_END)
    state.push(FIRST_STEP[state.phase], state.side[figure], figure)
    rescue.come_back(state, figure)


@RULES.step(codes.END_TURN)
def end_turn(state: Show, seat: int, a: int, b: int) -> None:
    """After the last turn the show is over (R-end-1)."""
    for figure in state.standing():
        hook = state.character(figure).at_end_of_turn
        if hook is not None:
            hook(state, figure)
    if state.turn >= state.settings.turns:
        ending.end_by_turns(state)
    else:
        state.push(codes.TURN)


@RULES.step(codes.CHECK_END)
def check_end(state: Show, seat: int, a: int, b: int) -> None:
    """A mission fulfilled, or a team with nobody left, ends the show at once (R-end-1)."""
    winner = missions.fulfilled_by(state)
    if winner >= 0:
        ending.end_by_mission(state, winner)
    elif not state.team(0) or not state.team(1):
        ending.end_by_elimination(state)
