"""Goal nodes: the places that a move offers as its goals. They are the action space of walking, so their order counts.

First come the natural places beside scenery: outside corners, both sides of doors and windows, the ends of ladders, the
edges of tops and roofs. Then a lattice of two inches, surface by surface, up to MOST nodes. The order is the same
whenever a terrain is built.

A node keeps its index when scenery is removed. A node that is lost becomes NOWHERE, and places that have become free
are appended. So the indices depend on which elements were removed, not on the order in which that happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Final, cast

from euphoria.games.reality.geometry.movement.legs import leg
from euphoria.games.reality.geometry.shapes import INSIDE, OUTSIDE, Point, edges, turn, where_in
from euphoria.games.reality.geometry.terrain import (
    BASE,
    DIFFICULT,
    GROUND,
    INCH,
    Element,
    Opening,
    Panel,
    Place,
    Terrain,
)

MOST: Final = 2048
SPACING: Final = 2 * INCH
AROUND: Final = sorted(
    ((x, y) for x in range(-6, 7) for y in range(-6, 7)), key=lambda at: (at[0] ** 2 + at[1] ** 2, at)
)
"""Offsets about a point, nearest first."""
CLOSE: Final = 12
"""Elements whose boxes are farther apart, in quarter inches, do not change the natural places beside each other."""
NOWHERE: Final[Place] = (-(1 << 16), -(1 << 16), GROUND)
"""A place far off the table, which no base can stand on or reach."""


def nodes(terrain: Terrain) -> tuple[Place, ...]:
    found = terrain.cache.get("nodes")
    if found is None:
        found = terrain.cache["nodes"] = _numbered(terrain)
    return cast("tuple[Place, ...]", found)


def _numbered(terrain: Terrain) -> tuple[Place, ...]:
    wanted = dict.fromkeys(
        chain(
            around_elements(terrain, _corners),
            around_elements(terrain, _openings),
            _link_ends(terrain),
            around_elements(terrain, _rims),
            _lattice(terrain),
        )
    )
    if terrain is terrain.full:
        return tuple(islice(wanted, MOST))
    before = nodes(terrain.full)
    known = frozenset(before)
    kept = (place if place in wanted else NOWHERE for place in before)
    return tuple(islice(chain(kept, (place for place in wanted if place not in known)), MOST))


def around_elements(terrain: Terrain, places: Callable[[Terrain, int], Iterator[Place]]) -> Iterator[Place]:
    """The places of one kind beside all elements. Those of one element depend on which of its neighbours are gone, and
    are cached by that."""
    known = cast("dict[tuple[str, int, int], tuple[Place, ...]]", terrain.shared.setdefault("nodes", {}))
    for number, close in enumerate(_neighbours(terrain)):
        if terrain.gone >> number & 1:
            continue
        key = (places.__name__, number, terrain.gone & close)
        if key not in known:
            known[key] = tuple(places(terrain, number))
        yield from known[key]


def _neighbours(terrain: Terrain) -> list[int]:
    """For every element, a bit mask of those whose boxes are close to its own."""
    if "neighbours" not in terrain.shared:
        boxes = [_box(element) for element in terrain.elements]
        terrain.shared["neighbours"] = [
            sum(1 << at for at, other in enumerate(boxes) if _are_close(box, other)) for box in boxes
        ]
    return cast("list[int]", terrain.shared["neighbours"])


def _box(element: Element) -> tuple[int, int, int, int]:
    xs, ys = [x for x, _ in element.outline], [y for _, y in element.outline]
    return min(xs), min(ys), max(xs), max(ys)


def _are_close(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return (
        one[0] <= other[2] + CLOSE
        and other[0] <= one[2] + CLOSE
        and one[1] <= other[3] + CLOSE
        and other[1] <= one[3] + CLOSE
    )


def _lattice(terrain: Terrain) -> Iterator[Place]:
    for surface, (element, *_) in enumerate(terrain.surfaces):
        xs, ys = range(INCH, terrain.width, SPACING), range(INCH, terrain.depth, SPACING)
        if element >= 0:
            outline = terrain.elements[element].outline
            xs = range(*_within(xs, [x for x, _ in outline]))
            ys = range(*_within(ys, [y for _, y in outline]))
        for x in xs:
            for y in ys:
                if terrain.stands((x, y, surface)):
                    yield x, y, surface


def _within(places: range, ends: list[int]) -> tuple[int, int, int]:
    """The range of lattice coordinates between the least and the greatest of these."""
    first = places.start + max(0, -(-(min(ends) - places.start) // places.step)) * places.step
    return first, min(max(ends) + 1, places.stop), places.step


def _corners(terrain: Terrain, number: int) -> Iterator[Place]:
    """Outside every convex corner, where a figure turns to walk round it."""
    element = terrain.elements[number]
    outline = element.outline
    for index, corner in enumerate(outline):
        before, after = outline[index - 1], outline[(index + 1) % len(outline)]
        if turn(before, corner, after) > 0:
            place = _beside_corner(terrain, element, before, corner, after)
            if place is not None:
                yield place


def _beside_corner(terrain: Terrain, element: Element, before: Point, corner: Point, after: Point) -> Place | None:
    """The nearest place that is clear of the lines of both edges; the corner itself on difficult ground."""
    if element.kind in DIFFICULT:
        return (*corner, GROUND) if terrain.stands((*corner, GROUND)) else None
    for dx, dy in AROUND:
        place = (corner[0] + dx, corner[1] + dy, GROUND)
        if _clear_of_line(place, before, corner) and _clear_of_line(place, corner, after) and terrain.stands(place):
            return place
    return None


def _clear_of_line(place: Place, a: Point, b: Point) -> bool:
    """Whether a base is wholly to the right of a line: outside, for an edge of an outline."""
    across = turn(a, b, place[:2])
    return across < 0 and across * across >= BASE * BASE * ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)


def _openings(terrain: Terrain, number: int) -> Iterator[Place]:
    """One place on each side of every door and window, of all storeys."""
    building = terrain.elements[number]
    for surface, (element, z, _, roof) in enumerate(terrain.surfaces):
        if element != number or roof:
            continue
        for panel in building.panels:
            if panel.bottom <= z < panel.top and panel.opening != Opening.WALL:
                yield from _sides(terrain, building, surface, panel)


def _sides(terrain: Terrain, element: Element, surface: int, panel: Panel) -> tuple[Place, ...]:
    """The nearest pair of places, outside and inside, between which a leg leads through the opening."""
    mx, my = (panel.ax + panel.bx) // 2, (panel.ay + panel.by) // 2
    length = (panel.bx - panel.ax) ** 2 + (panel.by - panel.ay) ** 2
    inside: list[Place] = []
    outside: list[Place] = []
    for dx, dy in AROUND:
        x, y = mx + dx, my + dy
        across = turn((panel.ax, panel.ay), (panel.bx, panel.by), (x, y))
        if across * across < BASE * BASE * length:
            continue
        where = where_in(element.outline, x, y)
        if where == INSIDE and len(inside) < 6 and terrain.stands((x, y, surface)):
            inside.append((x, y, surface))
        elif where == OUTSIDE and len(outside) < 6 and terrain.stands((x, y, GROUND)):
            outside.append((x, y, GROUND))
    for out in outside:
        for place in inside:
            if leg(terrain, out, place) is not None:
                return out, place
    return ()


def _link_ends(terrain: Terrain) -> Iterator[Place]:
    for link in terrain.links:
        yield from (end for end in link if terrain.stands(end))


def _rims(terrain: Terrain, number: int) -> Iterator[Place]:
    """On tops and roofs, behind the midpoint of every edge; on a narrow top, the nearest place that there is."""
    for surface, (element, _, _, roof) in enumerate(terrain.surfaces):
        if element != number or not roof:
            continue
        for a, b in edges(terrain.elements[number].outline):
            found = _rim(terrain, surface, a, b)
            if found is not None:
                yield found


def _rim(terrain: Terrain, surface: int, a: Point, b: Point) -> Place | None:
    mx, my = (a[0] + b[0]) // 2, (a[1] + b[1]) // 2
    near = [(mx + dx, my + dy, surface) for dx, dy in AROUND if terrain.stands((mx + dx, my + dy, surface))]
    behind = [place for place in near if _clear_of_line(place, b, a)] or near
    return behind[0] if behind else None
