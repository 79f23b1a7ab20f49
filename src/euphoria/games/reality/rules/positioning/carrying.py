"""Taking, carrying and leaving drums and bodies, and ransacking (R-move-6, R-move-8, R-body-1, R-mis-2, R-mis-6)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import END, LEAVE, OBJECT, RANSACK, TAKE_BODY, TAKE_DRUM
from euphoria.games.reality.cards.objects import BITS, CHARGES, HELD, listed
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.rules.mission.missions import on_platform
from euphoria.games.reality.state import BODY_LOAD, NO_LOAD, Show
from euphoria.kernel.core.action import Action

TO_TAKE: Final = 1
TO_RANSACK: Final = 2
LOOT: Final = sum(BITS[item] for item in HELD) & ~BITS[CHARGES]
"""What can be taken from a body; charges are lost with their bearer (R-obj-7)."""


def offers(state: Show, figure: int, points: int) -> list[Action]:
    """What it can take, leave or ransack where it stands."""
    found = []
    if points >= TO_TAKE:
        if state.load[figure] != NO_LOAD:
            found.append(LEAVE)
        else:
            found += [TAKE_DRUM[drum] for drum in range(len(state.drums)) if may_take_drum(state, figure, drum)]
            found += [TAKE_BODY[body] for body in state.figures() if may_take_body(state, figure, body)]
    if points >= TO_RANSACK:
        found += [RANSACK[body] for body in state.figures() if may_ransack(state, figure, body)]
    return found


def may_take_drum(state: Show, figure: int, drum: int) -> bool:
    x, y, surface, carrier, delivered = state.drums[drum]
    return carrier < 0 and delivered < 0 and contact.touches_place(state, figure, (x, y, surface))


def lies_beside(state: Show, figure: int, body: int) -> bool:
    return state.is_down(body) and contact.touches_place(state, figure, state.place(body))


def may_take_body(state: Show, figure: int, body: int) -> bool:
    return lies_beside(state, figure, body) and carrier_of(state, body) < 0


def may_ransack(state: Show, figure: int, body: int) -> bool:
    """Whether something lies by it that everybody can see; nobody ransacks what a rival carries."""
    return (
        bool(state.shown[body] & LOOT) and lies_beside(state, figure, body) and carrier_of(state, body) in (-1, figure)
    )


def carrier_of(state: Show, body: int) -> int:
    """Who carries this body, or -1."""
    load = BODY_LOAD + body
    return state.load.index(load) if load in state.load else -1


def take_drum(state: Show, seat: int, figure: int, drum: int) -> None:
    take(state, figure, drum)


def take_body(state: Show, seat: int, figure: int, body: int) -> None:
    """Anybody's, with what lies by it (R-body-1)."""
    take(state, figure, BODY_LOAD + body)


def take(state: Show, figure: int, load: int) -> None:
    state.pay(figure, TO_TAKE)
    state.load[figure] = load
    state.bring_along(figure)
    state.log.append((ShowEvent.TOOK, figure, load))


def lay_down(state: Show, seat: int, figure: int) -> None:
    """A drum left wholly on one's own platform is delivered, and out of play from then on (R-mis-6)."""
    load = state.load[figure]
    place = state.place(figure)
    state.pay(figure, TO_TAKE)
    state.load[figure] = NO_LOAD
    if load >= BODY_LOAD:
        state.put(load - BODY_LOAD, place)
    else:
        state.drums[load] = (*place, -1, -1)
    state.log.append((ShowEvent.LAID, figure, load))
    if load < BODY_LOAD and on_platform(state, seat, place):
        state.drums[load] = (*place, -1, seat)
        state.log.append((ShowEvent.DELIVERED, figure, load))
        state.push(codes.CHECK_END)


# Ransacking.


def ransack(state: Show, seat: int, figure: int, body: int) -> None:
    state.pay(figure, TO_RANSACK)
    state.log.append((ShowEvent.RANSACKED, figure, body))
    state.push(codes.LOOT, seat, figure, body)


@RULES.step(codes.LOOT)
def loot(state: Show, seat: int, figure: int, body: int) -> None:
    """Ask as long as there are public objects by the body: this reveals nothing about what the figure holds."""
    if state.shown[body] & LOOT:
        state.subject = body
        state.ask(codes.ASK_LOOT, seat)


@RULES.actions(codes.ASK_LOOT)
def finds(state: Show, seat: int) -> list[Action]:
    """Never two of the same object (R-team-3)."""
    new = state.objects[state.subject] & LOOT & ~state.objects[state.active]
    return [*(OBJECT[item] for item in listed(new)), END]


@RULES.answer(codes.ASK_LOOT)
def answer_loot(state: Show, seat: int, action: Action) -> None:
    figure, body = state.active, state.subject
    state.subject = -1
    if action == END:
        return
    item = action.args[0]
    state.spend(body, item)
    state.receive(figure, item)
    state.log.append((ShowEvent.LOOTED, figure, body, item))
    state.push(codes.LOOT, seat, figure, body)
