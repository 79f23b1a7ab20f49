"""The three missions (R-mis-1 to R-mis-6): their pieces in the middle of the table, and when they are fulfilled."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.registry import with_trait
from euphoria.games.reality.geometry.terrain import BASE, GROUND, INCH, Place
from euphoria.games.reality.rules.figures.contact import is_free
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.tables.placement import PLATFORM, nearest_stand

APART: Final = 10 * INCH
TO_WIN: Final = 2


def set_scene(state: Show) -> None:
    """Place the captive in the middle, or three drums in a line along the players' edges (R-mis-6), or nothing."""
    x, y = state.terrain.width // 2, state.terrain.depth // 2
    if state.settings.mission == "rescue":
        state.add_figure(with_trait(Trait.STAR), NEUTRAL, middle(state, x, y))
    elif state.settings.mission == "objectives":
        for at in (x, x - APART, x + APART):
            state.drums.append((*middle(state, at, y), -1, -1))


def middle(state: Show, x: int, y: int) -> Place:
    """This point, or the nearest place that is free (R-start-5)."""
    place = nearest_stand(state.terrain, x, y, free=lambda spot: is_free(state, spot))
    assert place is not None, "the checker of tables has seen to it"
    return place


def objectives(state: Show) -> list[Place]:
    """Where the drums that nobody carries lie, and where a captive who belongs to nobody stands."""
    drums = [(x, y, surface) for x, y, surface, carrier, _ in state.drums if carrier < 0]
    return drums + [
        state.place(figure)
        for figure in state.standing()
        if state.side[figure] == NEUTRAL and state.has_trait(figure, Trait.STAR)
    ]


def on_platform(state: Show, seat: int, place: Place) -> bool:
    """Whether a whole base, or a drum, is on a seat's exit platform (R-mis-1, R-mis-6)."""
    left, low = state.platforms[seat]
    x, y, surface = place
    return (
        left >= 0
        and surface == GROUND
        and left + BASE <= x <= left + PLATFORM - BASE
        and low + BASE <= y <= low + PLATFORM - BASE
    )


def fulfilled_by(state: Show) -> int:
    """The seat that has fulfilled its mission, or -1 (R-mis-1, R-mis-2)."""
    if state.settings.mission == "rescue":
        for figure in state.standing():
            seat = state.side[figure]
            if (
                state.has_trait(figure, Trait.STAR)
                and seat != NEUTRAL
                and on_platform(state, seat, state.place(figure))
            ):
                return seat
    for seat in (0, 1):
        if sum(drum[4] == seat for drum in state.drums) >= TO_WIN:
            return seat
    return -1
