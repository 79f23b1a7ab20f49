"""Whether the price of a recruit's ability can be paid (D-mk-3)."""

from __future__ import annotations

from euphoria.games.dystopia.cards import effects
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.components import BLISS, GOLD, HIGHEST, LOWEST
from euphoria.games.dystopia.rules.placement.payments import can_pay, payable_stand_ins, stays_payable
from euphoria.games.dystopia.state.city import City


def payable(state: City, seat: int, price: int) -> bool:
    """Whether a price, an effect by its number, can be paid in full (D-mk-3, D-time-6)."""
    for op, x, y in EFFECTS[price]:
        if op == effects.KNOWLEDGE:
            if not LOWEST <= state.knowledge[seat] + x <= HIGHEST or not _leaves_room(state, seat, x):
                return False
        elif op == effects.MORALE:
            if not LOWEST <= state.morale[seat] + x <= HIGHEST:
                return False
        elif op == effects.GOOD:
            if not stays_payable(state, seat, x, -y):
                return False
        elif op == effects.PAY_BLISS:
            if not payable_stand_ins(state, seat, BLISS):
                return False
        elif op == effects.OWNER_GOLD:
            if not stays_payable(state, seat, GOLD):
                return False
        elif op == effects.ARTIFACT:
            if len(state.hands[seat]) < x:
                return False
        elif op == effects.SACRIFICE_VISITOR:
            if state.workers(seat) < 2 or state.where[state.visit.die] != state.visit.space:
                return False
        elif op == effects.SACRIFICE_RETRIEVED:
            if state.workers(seat) < 2 or not state.retrieved_dice(seat):
                return False
    return True


def _leaves_room(state: City, seat: int, steps: int) -> bool:
    """A space that is paid for in knowledge must stay payable: a price must leave room on the track (D-time-2)."""
    if state.owed < 0 or state.visit.seat != seat or state.knowledge[seat] + steps < HIGHEST:
        return True
    before = state.knowledge[seat]
    state.knowledge[seat] += steps
    payable = can_pay(state, seat, state.owed)
    state.knowledge[seat] = before
    return payable
