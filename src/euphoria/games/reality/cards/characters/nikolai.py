"""Nikolai: his missile takes an element of scenery off the table (R-nikolai)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from euphoria.games.reality import codes
from euphoria.games.reality.actions import ELEMENT
from euphoria.games.reality.cards.candidates import no_element
from euphoria.games.reality.cards.character import AbilityChoice, Character, CharacterAbility, Weapon, Why
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.geometry.shapes import OUTSIDE, Point, Polygon, edges, turn, where_in
from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.line_of_sight import sees_point
from euphoria.games.reality.geometry.terrain import INCH, Terrain
from euphoria.games.reality.rules.firing import scenery_removal
from euphoria.games.reality.rules.mission.missions import objectives
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

LONGEST_SIDE: Final = 10 * INCH
KEPT: Final = 256
"""How many positions a terrain remembers the seen elements for; when they are more, all are forgotten."""


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
    """A cache, filled by the caller: which elements are seen from there while all others stand as they do."""
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
    """The outline without points in the middle of a straight side, which would split that side in two."""
    around = zip(outline[-1:] + outline[:-1], outline, outline[1:] + outline[:1], strict=True)
    return tuple([b for a, b, c in around if turn(a, b, c)])


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
    """The points of an element that sight is tested to: its corners, the middles of its edges, and its own middle."""
    yield from outline
    for a, b in edges(outline):
        yield (a[0] + b[0]) // 2, (a[1] + b[1]) // 2
    middle = sum(x for x, _ in outline) // len(outline), sum(y for _, y in outline) // len(outline)
    if where_in(outline, *middle) != OUTSIDE:
        yield middle


def launch(state: Show, figure: int, element: int) -> None:
    scenery_removal.remove_element(state, element)


def why_not_element(state: Show, figure: int, action: Action) -> Why:
    number = action.args[0]
    if bad := no_element(state, figure, number):
        return bad
    if not is_small(state.terrain.elements[number].outline):
        return "R-nikolai", "element-long", {"element": number, "most": LONGEST_SIDE // INCH}
    if any(scenery_removal.is_in(state, number, place) for place in objectives(state)):
        return "R-nikolai", "element-objective", {"element": number}
    return "R-nikolai", "element-unseen", {"figure": figure, "element": number}


NIKOLAI: Final = register(
    Character(
        number=0,
        id="nikolai",
        ap=9,
        aim=5,
        life=150,
        euphoria=3,
        weapons=(Weapon(shots=5, range=10),),
        attacks=3,
        audience=200,
        rule="R-nikolai",
        ability=CharacterAbility(
            "missile",
            launch,
            (AbilityChoice(codes.ASK_ELEMENT, ELEMENT, within_the_missile, why_not_element, "missile"),),
            numbers={"longest": LONGEST_SIDE // INCH},
        ),
        cites={"event-removed": "R-nikolai", "event-tumbled": "R-nikolai"},
    )
)
