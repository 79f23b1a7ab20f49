"""What scenery does to the lines between two bodies, cached (R-fire-5, R-fire-13, R-fire-14).

Results are computed for the full table and kept element by element, so that a terrain with removed elements only leaves
out theirs. Figures are not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final, NamedTuple

from euphoria.games.reality.geometry.shapes import INSIDE, edges, near_polygon, point_nearer, where_in
from euphoria.games.reality.geometry.sight.bodies import Body, lines_between
from euphoria.games.reality.geometry.sight.sight_blockers import SightBlocker, in_the_way, marks, sight_blockers
from euphoria.games.reality.geometry.sight.sight_lines import GRAIN, SightLines, closed, not_open, touched
from euphoria.games.reality.geometry.terrain import BESIDE, Element, Scenery, Terrain

KEPT: Final = 20000
KEPT_WITHOUT: Final = 2000
"""How many pairs of bodies are cached for the full table and for one with removed elements; a full cache is emptied."""
NEAR: Final = isqrt(BESIDE) * GRAIN
"""Within this distance of the box of an element a body may touch it, in 128ths of an inch."""


class ElementMarks(NamedTuple):
    """What one element does to the lines between two bodies."""

    element: int
    mask: int
    passes: int
    """The lines that pass its doors and windows; none if the viewer is inside it (R-fire-13)."""
    touches: bool
    """Whether the target touches it (R-fire-14)."""


class ScenerySight(NamedTuple):
    """The lines from one body to another, and what scenery does to them."""

    lines: SightLines
    mask: int
    parts: tuple[ElementMarks, ...]
    cover: int
    """The cover if no figure is in the way."""


class ScenerySightCache:
    """The blockers and cached results of a terrain."""

    __slots__ = ("blockers", "scenery")

    def __init__(self, terrain: Terrain) -> None:
        self.blockers: tuple[SightBlocker, ...] = (
            sight_blockers(terrain)
            if terrain is terrain.full
            else _remaining(scenery_sight_cache_of(terrain.full).blockers, terrain.gone)
        )
        self.scenery: dict[tuple[Body, Body], ScenerySight] = {}
        """By viewer and target. With removed elements, they are derived from those of the full table."""


def _remaining(blockers: tuple[SightBlocker, ...], gone: int) -> tuple[SightBlocker, ...]:
    return tuple(blocker for blocker in blockers if not gone >> blocker.element & 1)


def scenery_sight_cache_of(terrain: Terrain) -> ScenerySightCache:
    cache = terrain.cache.get("sight")
    if not isinstance(cache, ScenerySightCache):
        cache = terrain.cache["sight"] = ScenerySightCache(terrain)
    return cache


def scenery_sight(terrain: Terrain, viewer: Body, target: Body) -> ScenerySight:
    """What scenery does to the lines from one body to another, from the cache if possible."""
    cache = scenery_sight_cache_of(terrain)
    found = cache.scenery.get((viewer, target))
    if found is None:
        full = terrain.full
        if terrain is full:
            found = _scenery_sight(full, cache, viewer, target)
        else:
            found = _without(scenery_sight(full, viewer, target), terrain.gone)
        if len(cache.scenery) >= (KEPT if terrain is full else KEPT_WITHOUT):
            cache.scenery.clear()
        cache.scenery[viewer, target] = found
    return found


def _without(whole: ScenerySight, gone: int) -> ScenerySight:
    """The result of the full table without the parts of removed elements."""
    parts = tuple([part for part in whole.parts if not gone >> part.element & 1])
    if len(parts) == len(whole.parts):
        return whole
    mask = 0
    for part in parts:
        mask |= part.mask
    return ScenerySight(whole.lines, mask, parts, cover_of(mask, parts, False))


def _scenery_sight(terrain: Terrain, cache: ScenerySightCache, viewer: Body, target: Body) -> ScenerySight:
    lines = lines_between(viewer, target)
    mask = 0
    parts = []
    for blocker in in_the_way(cache.blockers, lines):
        its_mask, passes = marks(blocker, lines)
        if not its_mask and not passes:
            continue
        element = terrain.elements[blocker.element]
        if passes and _is_inside(element, viewer):
            passes = 0
        parts.append(
            ElementMarks(blocker.element, its_mask, passes, _is_near(blocker, target) and _touches(element, target))
        )
        mask |= its_mask
    return ScenerySight(lines, mask, tuple(parts), cover_of(mask, parts, False))


def _is_inside(building: Element, body: Body) -> bool:
    return body.z < building.height and where_in(building.outline, body.x, body.y) == INSIDE


def _is_near(blocker: SightBlocker, body: Body) -> bool:
    """Whether a body is near the box of a blocker."""
    west, south, east, north, _ = blocker.box
    x, y = body.x * GRAIN, body.y * GRAIN
    return west - NEAR < x < east + NEAR and south - NEAR < y < north + NEAR


def _touches(element: Element, body: Body) -> bool:
    """Whether a body touches an element that covers it; for a building, its walls, or the roof that it stands on."""
    x, y = body.x, body.y
    if element.kind != Scenery.BUILDING:
        return near_polygon(element.outline, x, y, BESIDE)
    if body.z >= element.height and where_in(element.outline, x, y) == INSIDE:
        return True
    return any(point_nearer(x, y, *a, *b, BESIDE) for a, b in edges(element.outline))


def cover_of(mask: int, parts: Sequence[ElementMarks], touches_figure: bool) -> int:
    """0 in the open, 1 under cover, 2 if the target touches its cover or is shot at through a building (R-fire-5)."""
    shut = closed(mask)
    covered = not_open(mask)
    for part in parts:
        if part.passes & ~shut or (part.touches and touched(part.mask) & covered):
            return 2
    if not covered:
        return 0
    return 2 if touches_figure else 1
