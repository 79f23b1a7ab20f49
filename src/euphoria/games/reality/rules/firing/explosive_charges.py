"""Explosive charges (R-obj-3, R-obj-7): a template that touches their element anywhere, and then it is gone."""

from __future__ import annotations

from math import isqrt
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import RIM_OF
from euphoria.games.reality.cards.objects import CHARGES
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.geometry.shapes import near_polygon
from euphoria.games.reality.geometry.templates import DIRECTIONS, ROUND
from euphoria.games.reality.geometry.terrain import Place, Terrain
from euphoria.games.reality.rules.firing.harm import spend
from euphoria.games.reality.rules.firing.scenery_removal import is_empty, remove_element
from euphoria.games.reality.rules.firing.template_points import is_place, on_level, place_of
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

TOUCHING: Final = ROUND * ROUND + 1
"""A template touches an element when the square of the distance is less: 2.5 inches, with a tolerance for rounding."""
FINE: Final = 10
"""Binary places of a direction's length."""

Centres = dict[int, Place]


def can_blast(state: Show, figure: int) -> bool:
    """Whether it holds charges that can go off: their element is there, and nobody in it or on it (R-obj-3)."""
    element = state.charge_at[figure]
    return (
        state.holds(figure, CHARGES)
        and element >= 0
        and not state.terrain.gone >> element & 1
        and is_empty(state, element)
        and bool(centres(state.terrain, element))
    )


@RULES.step(codes.BLAST)
def begin_blast(state: Show, seat: int, figure: int, b: int) -> None:
    """Set off the charges, from any distance and without sight (R-obj-7), and ask where the template lies."""
    spend(state, figure, CHARGES)
    state.log.append((ShowEvent.BLASTED, figure, state.charge_at[figure]))
    state.ask(codes.ASK_BLAST, seat)


@RULES.actions(codes.ASK_BLAST)
def listed_centres(state: Show, seat: int) -> list[Action]:
    return [RIM_OF[number] for number in centres(state.terrain, state.charge_at[state.active])]


@RULES.check(codes.ASK_BLAST)
def may_centre(state: Show, seat: int, action: Action) -> bool:
    """Any template that touches the element."""
    if action.kind != "at":
        return False
    place = place_of(action)
    return is_place(state.terrain, place) and touches(state.terrain, state.charge_at[state.active], place)


@RULES.answer(codes.ASK_BLAST)
def answer_blast(state: Show, seat: int, action: Action) -> None:
    figure = state.active
    if action.kind == "at":
        place = place_of(action)
    else:
        place = centres(state.terrain, state.charge_at[figure])[action.args[0]]
    state.route = [place]
    state.log.append((ShowEvent.BURST, figure, *place))
    state.push(codes.CRUMBLE, seat, figure)
    state.push(codes.EXPLODE, seat, figure, CHARGES)


@RULES.step(codes.CRUMBLE)
def crumble(state: Show, seat: int, figure: int, b: int) -> None:
    """Remove the element (R-obj-3)."""
    element = state.charge_at[figure]
    state.charge_at[figure] = -1
    remove_element(state, element)


# Where the template may lie.


def touches(terrain: Terrain, element: int, place: Place) -> bool:
    """Whether a template here touches the element: near enough, and no higher than its top."""
    thing = terrain.elements[element]
    return terrain.height_of(place) <= thing.height and near_polygon(thing.outline, place[0], place[1], TOUCHING)


def centres(terrain: Terrain, element: int) -> Centres:
    """The listed templates around an element, by their direction; worked out once."""
    known = terrain.cache.setdefault("charges", {})
    assert isinstance(known, dict)
    found: Centres | None = known.get(element)
    if found is None:
        found = known[element] = {}
        for number, direction in enumerate(DIRECTIONS):
            place = outermost(terrain, element, direction)
            if place is not None:
                found[number] = place
    return found


def outermost(terrain: Terrain, element: int, direction: tuple[int, int]) -> Place | None:
    """The farthest template from the middle of an element, in one direction, that still touches it; at its foot."""
    outline = terrain.elements[element].outline
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    x, y = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
    dx, dy = direction
    length = isqrt(dx * dx + dy * dy << 2 * FINE)
    for steps in range(max(xs) - min(xs) + max(ys) - min(ys) + ROUND, -1, -1):
        along = steps << FINE + 1
        place = on_level(
            terrain, x + (along * dx + length) // (2 * length), y + (along * dy + length) // (2 * length), 0
        )
        if place is not None and touches(terrain, element, place):
            return place
    return None
