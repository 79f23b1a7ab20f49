"""First aid kit, defibrillator and adrenaline (R-move-10, R-obj-5, R-obj-8, R-body-2, R-y-1)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.actions import HEAL, INJECT, REVIVE
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.cards.objects import ADRENALINE as SYRINGE
from euphoria.games.reality.cards.objects import CHARGES, DEFIBRILLATOR, KIT
from euphoria.games.reality.codes import STANDS
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import ADRENALINE, BEGUN, DOWN
from euphoria.games.reality.rules.figures import activation_order, charging, contact
from euphoria.games.reality.rules.figures.action_points import INJECTION, left
from euphoria.games.reality.rules.mission.rescue import is_led
from euphoria.games.reality.rules.positioning.carrying import carrier_of
from euphoria.games.reality.state import NO_LOAD, Show
from euphoria.kernel.core.action import Action

TO_USE: Final = 1
CURE: Final = 25


def could_use(state: Show, figure: int) -> bool:
    """Whether it could use some aid object now, if it has one: this depends on public facts only."""
    return may_use(state, figure) and (is_early(state, figure) or bool(revivable(state, figure)))


def may_use(state: Show, figure: int) -> bool:
    """Whether it uses objects at all, and has a point left for one."""
    return (
        state.ap[figure] >= TO_USE
        and not state.flags[figure] & CONDITIONS.no_objects
        and not state.has_trait(figure, Trait.DOG)
        and not is_led(state, figure)
    )


def is_early(state: Show, figure: int) -> bool:
    """Whether it has done nothing yet: first aid kit and adrenaline come first in an activation (R-obj-5, R-y-1)."""
    return not state.flags[figure] & BEGUN


def offers(state: Show, figure: int) -> list[Action]:
    """Uses of the objects that it has: a defibrillator at any moment, the others at the start (R-y-1)."""
    if not state.objects[figure] or not may_use(state, figure):
        return []
    found = []
    early = is_early(state, figure)
    if early and state.holds(figure, KIT):
        found += [HEAL[friend] for friend in state.team(state.side[figure]) if may_heal(state, figure, friend)]
    if state.holds(figure, DEFIBRILLATOR):
        found += [REVIVE[body] for body in revivable(state, figure)]
    if early and state.holds(figure, SYRINGE) and not state.has_trait(figure, Trait.MACHINE):
        found.append(INJECT)
    return found


def revivable(state: Show, figure: int) -> list[int]:
    return [body for body in state.figures() if may_revive(state, figure, body)]


def may_heal(state: Show, figure: int, friend: int) -> bool:
    """Itself or a friend that it touches (R-obj-8), if there is something to heal; no machine."""
    return (
        state.life[friend] < state.character(friend).life
        and not state.has_trait(friend, Trait.MACHINE)
        and (friend == figure or contact.touching(state, figure, friend))
    )


def may_revive(state: Show, figure: int, body: int) -> bool:
    """A fallen friend that it touches or carries itself, and whose combat is over (R-move-10)."""
    return (
        state.is_down(body)
        and state.side[body] == state.side[figure]
        and state.fell_in[body] < 0
        and not state.has_trait(body, Trait.MACHINE)
        and not (state.flags[body] & CONDITIONS.leaves_with_owner and not state.stands(state.owner[body]))
        and carrier_of(state, body) in (-1, figure)
        and contact.touches_place(state, figure, state.place(body))
    )


def heal(state: Show, seat: int, figure: int, friend: int) -> None:
    """25 life, never above the start; AP are read again in the next phase (R-prof-3)."""
    state.pay(figure, TO_USE)
    state.spend(figure, KIT)
    state.life[friend] = min(state.life[friend] + CURE, state.character(friend).life)
    state.log.append((ShowEvent.HEALED, figure, friend, state.life[friend]))


def inject(state: Show, seat: int, figure: int) -> None:
    """5 AP more this turn (R-ap-2)."""
    state.pay(figure, TO_USE)
    state.spend(figure, SYRINGE)
    state.mark(figure, ADRENALINE)
    state.ap[figure] += INJECTION
    state.log.append((ShowEvent.INJECTED, figure, state.ap[figure]))


def revive(state: Show, seat: int, figure: int, body: int) -> None:
    """It stands where it lay, or as near as there is room, with half its AP less what it has spent (R-body-2).

    A used ability stays used; leadership and charges are lost.
    """
    state.pay(figure, TO_USE)
    state.spend(figure, DEFIBRILLATOR)
    if carrier_of(state, body) == figure:
        state.load[figure] = NO_LOAD
    state.spend(body, CHARGES)
    state.charge_at[body] = -1
    state.life[body] = CURE
    state.how[body] = STANDS
    state.killer[body] = -1
    state.put(body, contact.nearest_free(state, state.place(body)))
    state.unmark(body, DOWN)
    if is_led(state, body):
        state.saviour = figure
    state.ap[body] = left(state, body)
    activation_order.rejoin(state, body)
    state.log.append((ShowEvent.REVIVED, figure, body, state.life[body]))
    charging.meet(state, body)
