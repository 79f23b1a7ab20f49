"""Coming into contact with enemies (R-move-9, R-con-1 to R-con-7)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import CHARGED, HIGH, PRONE
from euphoria.games.reality.geometry.movement.legs import FINE, PartKind, leg
from euphoria.games.reality.geometry.terrain import Place, Terrain
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.state import Show


def charge(state: Show, figure: int, way: Sequence[Place] = ()) -> None:
    """After a move by its player's choice, along that way: it has charged every enemy that it touches now (R-con-4)."""
    enemies = contact.enemies_at(state, figure, state.place(figure))
    if not enemies:
        return
    state.mark(figure, CHARGED)
    uphill = leads_up(state.terrain, way)
    contact.join(state, figure, enemies)
    for enemy in enemies:
        if uphill:
            state.mark(enemy, HIGH)
        state.log.append((ShowEvent.CHARGED, figure, enemy))
        rouse(state, enemy)


def leads_up(terrain: Terrain, way: Sequence[Place]) -> bool:
    """Whether a way ends with a climb of an inch or more (R-con-3) and at most an inch walked after it."""
    walked = 0
    for before, after in reversed(list(pairwise(way))):
        upward = terrain.height_of(after) > terrain.height_of(before)
        for what, length in reversed(leg(terrain, before, after) or ()):
            if what in (PartKind.CLIMB, PartKind.LADDER, PartKind.LOWER, PartKind.JUMP):
                return upward and length >= FINE
            if what != PartKind.WINDOW:
                walked += length
            if walked > FINE:
                return False
    return False


def meet(state: Show, figure: int) -> None:
    """After a move that its player did not choose: a combat with the enemies that it touches, without a charge."""
    enemies = contact.enemies_at(state, figure, state.place(figure))
    if enemies:
        contact.join(state, figure, enemies)
    for enemy in enemies:
        state.log.append((ShowEvent.MET, figure, enemy))
        rouse(state, enemy)


def rouse(state: Show, figure: int) -> None:
    """A prone figure in contact with an enemy gets up at no cost (R-con-5)."""
    if state.flags[figure] & PRONE:
        state.unmark(figure, PRONE)
        state.log.append((ShowEvent.GOT_UP, figure))
