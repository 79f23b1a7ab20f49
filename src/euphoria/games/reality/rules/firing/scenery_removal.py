"""Removing scenery from the table, with the figures and things that were in it (R-obj-3)."""

from __future__ import annotations

from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import PRONE
from euphoria.games.reality.geometry.shapes import OUTSIDE, where_in
from euphoria.games.reality.geometry.terrain import GROUND, Place
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.state import BODY_LOAD, Show
from euphoria.games.reality.tables.placement import nearest_stand


def is_in(state: Show, element: int, place: Place) -> bool:
    """Whether a place is in an element or on it; on the roof is in the building (R-fig-5)."""
    x, y, surface = place
    if surface != GROUND:
        return state.terrain.surfaces[surface].element == element
    return where_in(state.terrain.elements[element].outline, x, y) != OUTSIDE


def is_empty(state: Show, element: int) -> bool:
    """Whether nobody who stands, upright or prone, is in it or on it (R-obj-3)."""
    return not any(is_in(state, element, state.place(figure)) for figure in state.standing())


def remove_element(state: Show, element: int) -> None:
    """Remove an element. Figures in it or on it are unharmed, prone on the ground in the same spot; things too.

    If the spot is taken, they get the nearest free place; lower floors come first, then lower numbers. Charges on the
    element stay secret, and cannot be set off any more (R-obj-7).
    """
    inside = [figure for figure in state.standing() if is_in(state, element, state.place(figure))]
    carried = {load - BODY_LOAD for load in state.load}
    bodies = [
        figure
        for figure in state.figures()
        if state.is_down(figure) and figure not in carried and is_in(state, element, state.place(figure))
    ]
    drums = [number for number, drum in enumerate(state.drums) if drum[3] < 0 and is_in(state, element, drum[:3])]
    state.terrain = state.terrain.without(element)
    for figure in bodies:
        state.put(figure, on_the_ground(state, state.place(figure)))
    for number in drums:
        drum = state.drums[number]
        state.drums[number] = (*on_the_ground(state, drum[:3]), *drum[3:])
    state.log.append((ShowEvent.REMOVED, element))
    bring_down(state, sorted(inside, key=lambda figure: (state.feet(figure), figure)))
    regroup(state, inside)


def bring_down(state: Show, figures: list[int]) -> None:
    waiting = figures.copy()
    for figure in figures:
        here = state.place(figure)
        there = nearest_stand(
            state.terrain, here[0], here[1], free=lambda place: contact.is_free(state, place, *waiting)
        )
        assert there is not None, "there is room on every table for all who are on it"
        waiting.remove(figure)
        state.put(figure, there)
        state.mark(figure, PRONE)
        state.log.append((ShowEvent.TUMBLED, figure, *there))


def on_the_ground(state: Show, place: Place) -> Place:
    """Where a thing comes to lie. Figures are not in its way."""
    there = nearest_stand(state.terrain, place[0], place[1])
    assert there is not None
    return there


def regroup(state: Show, figures: list[int]) -> None:
    """Form the combats of the figures that were brought down, and of their enemies, anew (R-con-7)."""
    fights = {state.fight[figure] for figure in figures} - {-1}
    contact.regroup(state, [one for one in state.standing() if one in figures or state.fight[one] in fights])
