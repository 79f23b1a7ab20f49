"""Nikolai: his missile takes an element of scenery off the table (R-nikolai)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from euphoria.games.reality import codes
from euphoria.games.reality.actions import ELEMENT
from euphoria.games.reality.cards.abilities.choices import Choice, Special
from euphoria.games.reality.cards.characters import Trait
from euphoria.games.reality.geometry.shapes import OUTSIDE, Point, Polygon, edges, turn, where_in
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.line_of_sight import sees_point
from euphoria.games.reality.geometry.terrain import INCH, Place, Terrain
from euphoria.games.reality.rules.firing import scenery_removal
from euphoria.games.reality.state import NEUTRAL, Show

LONGEST_SIDE = 10 * INCH
KEPT = 256
"""For so many positions it is kept with a terrain which elements are seen; then it starts anew."""


def within_the_missile(state: Show, figure: int) -> Iterator[int]:
    """The elements still there that are small enough, hold no objective, and that he sees."""
    terrain, goals = state.terrain, objectives(state)
    viewer, others = state.body(figure), [state.body(other) for other in state.standing() if other != figure]
    seen = seen_from(terrain, viewer, others)
    for number in small_ones(terrain):
        if terrain.gone >> number & 1 or any(scenery_removal.is_in(state, number, place) for place in goals):
            continue
        if number not in seen:
            seen[number] = sees_element(terrain, viewer, others, number)
        if seen[number]:
            yield number


def small_ones(terrain: Terrain) -> list[int]:
    """The elements of the full table that are small enough."""
    if "missile" not in terrain.shared:
        terrain.shared["missile"] = [
            number for number, element in enumerate(terrain.elements) if is_small(element.outline)
        ]
    return cast("list[int]", terrain.shared["missile"])


def seen_from(terrain: Terrain, viewer: Body, others: Sequence[Body]) -> dict[int, bool]:
    """Which elements are seen from there while all stand as they do, as far as it was asked: it is asked very often."""
    kept = cast("dict[object, dict[int, bool]]", terrain.cache.setdefault("missile", {}))
    key = (viewer, *others)
    if key not in kept:
        if len(kept) >= KEPT:
            kept.clear()
        kept[key] = {}
    return kept[key]


def is_small(outline: Polygon) -> bool:
    """No longer than 10 on any side."""
    return all((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= LONGEST_SIDE**2 for a, b in edges(corners(outline)))


def corners(outline: Polygon) -> Polygon:
    """Less the points in the middle of a straight side, which do not make two of it."""
    around = zip(outline[-1:] + outline[:-1], outline, outline[1:] + outline[:1], strict=True)
    return tuple([b for a, b, c in around if turn(a, b, c)])


def objectives(state: Show) -> list[Place]:
    """Where the drums that nobody carries lie, and where a Susan who belongs to nobody stands."""
    drums = [(x, y, surface) for x, y, surface, carrier, _ in state.drums if carrier < 0]
    return drums + [
        state.place(figure)
        for figure in state.standing()
        if state.side[figure] == NEUTRAL and state.has_trait(figure, Trait.STAR)
    ]


def sees_element(terrain: Terrain, viewer: Body, others: Sequence[Body], element: int) -> bool:
    """Whether there is a line to some point of it; it does not stand in its own way."""
    outline, top = terrain.elements[element].outline, terrain.elements[element].height
    thinner = terrain.without(element)
    return any(
        sees_point(thinner, viewer, (x, y, z), others)
        for z in sorted({top, top // 2, 0}, reverse=True)
        for x, y in outstanding(outline)
    )


def outstanding(outline: Polygon) -> Iterator[Point]:
    """Points of an element that are looked at: its corners, the middles of its edges, and its own middle."""
    yield from outline
    for a, b in edges(outline):
        yield (a[0] + b[0]) // 2, (a[1] + b[1]) // 2
    middle = sum(x for x, _ in outline) // len(outline), sum(y for _, y in outline) // len(outline)
    if where_in(outline, *middle) != OUTSIDE:
        yield middle


def launch(state: Show, figure: int, element: int) -> None:
    scenery_removal.remove_element(state, element)


MISSILE = Special(launch, (Choice(codes.ASK_ELEMENT, ELEMENT, within_the_missile),))
