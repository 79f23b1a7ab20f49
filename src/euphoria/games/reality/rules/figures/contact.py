"""Contact of bases, and the combats that it makes (R-table-3, R-con-1, R-con-7, R-att-1, R-att-8).

`state.fight` stores which combat a figure is in. A combat goes on until one side has no figure left, even when the
figure that connected two parts of it has fallen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euphoria.games.reality.geometry.sight.line_of_sight import clear_between
from euphoria.games.reality.geometry.terrain import LEVEL, OVERLAP, STANDING, TOUCH, Place
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.tables.placement import nearest_stand

SIDES_OF_A_BASE: Final[tuple[tuple[int, int], ...]] = (
    (4, 0),
    (3, 3),
    (0, 4),
    (-3, 3),
    (-4, 0),
    (-3, -3),
    (0, -4),
    (3, -3),
)
"""Eight places that touch a base, as steps from its middle."""
ALL_ROUND_A_BASE: Final[tuple[tuple[int, int], ...]] = (
    *SIDES_OF_A_BASE,
    *((4, 1), (4, 2), (2, 4), (1, 4), (-1, 4), (-2, 4), (-4, 2), (-4, 1)),
    *((-4, -1), (-4, -2), (-2, -4), (-1, -4), (1, -4), (2, -4), (4, -2), (4, -1)),
)
"""All places that touch a base without overlapping it; the eight come first."""


def touches_place(state: Show, figure: int, place: Place) -> bool:
    """Whether a base at this place would touch the figure's."""
    dx, dy = state.xs[figure] - place[0], state.ys[figure] - place[1]
    if dx * dx + dy * dy >= TOUCH:
        return False
    height = state.terrain.height_of(place)
    feet = state.feet(figure)
    if abs(feet - height) >= LEVEL:
        return False
    return clear_between(state.terrain, (place[0], place[1], height), (state.xs[figure], state.ys[figure], feet))


def touching(state: Show, one: int, other: int) -> bool:
    return touches_place(state, one, state.place(other))


def enemies_at(state: Show, figure: int, place: Place) -> list[int]:
    """The enemies that this figure would touch at that place. Neutral figures have no enemies."""
    side = state.side[figure]
    if side == NEUTRAL:
        return []
    return [
        other
        for other in state.standing()
        if state.side[other] not in (side, NEUTRAL) and touches_place(state, other, place)
    ]


def is_free(state: Show, place: Place, *but: int) -> bool:
    """Whether a base fits there: the scenery allows it, and it overlaps no standing figure except those in `but`."""
    return state.terrain.stands(place) and overlaps_nobody(state, place, *but)


def overlaps_nobody(state: Show, place: Place, *but: int) -> bool:
    """Whether a base there overlaps no standing figure except those in `but`. The scenery is not checked."""
    x, y, surface = place
    z = state.terrain.surfaces[surface].z
    for other in state.standing():
        dx, dy = state.xs[other] - x, state.ys[other] - y
        if dx * dx + dy * dy < OVERLAP and abs(state.feet(other) - z) < STANDING and other not in but:
            return False
    return True


def nearest_free(state: Show, place: Place) -> Place:
    """The nearest free place on the same surface, or on the ground if that surface is full."""
    x, y, surface = place

    def free(spot: Place) -> bool:
        return overlaps_nobody(state, spot)

    found = nearest_stand(state.terrain, x, y, free, surface) or nearest_stand(state.terrain, x, y, free)
    assert found is not None, "a table has more room than figures"
    return found


def in_combat(state: Show, figure: int) -> bool:
    return state.fight[figure] >= 0


def members(state: Show, fight: int) -> list[int]:
    return [figure for figure, number in enumerate(state.fight) if number == fight]


def join(state: Show, figure: int, enemies: Iterable[int]) -> None:
    """Put this figure and these enemies into one combat, with all who already fight one of them."""
    chain = {figure, *enemies}
    for number in {state.fight[one] for one in chain} - {-1}:
        chain.update(members(state, number))
    number = min(chain)
    for one in chain:
        if 0 <= state.fight[one] != number:
            remember(state, state.fight[one], number)
        state.fight[one] = number


def leave(state: Show, figure: int) -> None:
    """Take a figure that has fallen or left out of its combat. A combat with one side only is over."""
    number = state.fight[figure]
    if number < 0:
        return
    state.fight[figure] = -1
    if state.is_down(figure):
        state.fell_in[figure] = number
    rest = members(state, number)
    if len({state.side[one] for one in rest}) < 2:
        for one in rest:
            state.fight[one] = -1
        remember(state, number, -1)
    elif number == figure:
        for one in rest:
            state.fight[one] = min(rest)
        remember(state, number, min(rest))


def regroup(state: Show, figures: list[int]) -> None:
    """Form the combats of these figures anew, from contact alone."""
    before = {state.fight[figure] for figure in figures} - {-1}
    for figure in figures:
        state.fight[figure] = -1
    for figure in figures:
        if state.stands(figure) and (enemies := enemies_at(state, figure, state.place(figure))):
            join(state, figure, enemies)
    after = min({state.fight[figure] for figure in figures} - {-1}, default=-1)
    for number in before:
        remember(state, number, after)


def remember(state: Show, number: int, now: int) -> None:
    """A combat has another number now, or -1 if it is over: note it for the bodies that fell in it (R-move-10)."""
    state.fell_in = [now if fell == number else fell for fell in state.fell_in]
