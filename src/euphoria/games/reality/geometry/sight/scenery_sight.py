"""What scenery does to the lines between two bodies, cached (R-fire-5, R-fire-13, R-fire-14).

Results are computed for the full table and kept element by element, so that a terrain with removed elements only leaves
out theirs. Figures are not looked at.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from euphoria.games.reality.geometry.shapes import INSIDE, near_outline, near_polygon, where_in
from euphoria.games.reality.geometry.sight.bodies import Body, lines_between
from euphoria.games.reality.geometry.sight.sight_blockers import SightBlocker, in_the_way, marks, sight_blockers
from euphoria.games.reality.geometry.sight.sight_lines import GRAIN, SightLines, closed, not_open, touched
from euphoria.games.reality.geometry.terrain import BESIDE, Element, Scenery, Terrain

KEPT: Final = 20000
KEPT_WITHOUT: Final = 2000
"""How many pairs of bodies are cached for the full table and for one with removed elements; a full cache is emptied."""
NEAR: Final = isqrt(BESIDE) * GRAIN
"""Within this distance of the box of an element a body may touch it, in 128ths of an inch."""


Pair = tuple[int, int, int, int, int, int, int, int]
"""Two bodies in one tuple of numbers, which the garbage collector does not look into."""


@mypyc_attr(acyclic=True)
class ElementMarks:
    """What one element does to the lines between two bodies."""

    __slots__ = ("element", "mask", "passes", "touches")

    def __init__(self, element: int, mask: i64, passes: i64, touches: bool) -> None:
        self.element = element
        self.mask: i64 = mask
        self.passes: i64 = passes
        """The lines that pass its doors and windows; none if the viewer is inside it (R-fire-13)."""
        self.touches = touches
        """Whether the target touches it (R-fire-14)."""


@mypyc_attr(acyclic=True)
class ScenerySight:
    """The lines from one body to another, and what scenery does to them."""

    __slots__ = ("cover", "lines", "mask", "parts")

    def __init__(self, lines: SightLines, parts: tuple[ElementMarks, ...]) -> None:
        self.lines = lines
        self.parts = parts
        mask: i64 = 0
        for part in parts:
            mask |= part.mask
        self.mask: i64 = mask
        self.cover: int = cover_of(mask, parts, False)
        """The cover if no figure is in the way."""


class ScenerySightCache:
    """The blockers and cached results of a terrain."""

    __slots__ = ("blockers", "scenery")

    def __init__(self, terrain: Terrain) -> None:
        self.blockers: list[SightBlocker] = (
            sight_blockers(terrain)
            if terrain is terrain.full
            else _remaining(scenery_sight_cache_of(terrain.full).blockers, terrain.gone)
        )
        self.scenery: dict[Pair, ScenerySight] = {}
        """By viewer and target. With removed elements, they are derived from those of the full table."""


def _remaining(blockers: list[SightBlocker], gone: int) -> list[SightBlocker]:
    return [blocker for blocker in blockers if not gone >> blocker.element & 1]


def scenery_sight_cache_of(terrain: Terrain) -> ScenerySightCache:
    cache = terrain.cache.get("sight")
    if not isinstance(cache, ScenerySightCache):
        cache = terrain.cache["sight"] = ScenerySightCache(terrain)
    return cache


def pair_of(viewer: Body, target: Body) -> Pair:
    return (
        viewer.x, viewer.y, viewer.z, viewer.height, target.x, target.y, target.z, target.height,
    )  # fmt: skip


def scenery_sight(terrain: Terrain, viewer: Body, target: Body) -> ScenerySight:
    """What scenery does to the lines from one body to another, from the cache if possible."""
    cache = scenery_sight_cache_of(terrain)
    pair = pair_of(viewer, target)
    found = cache.scenery.get(pair)
    if found is None:
        full = terrain.full
        if terrain is full:
            found = _scenery_sight(full, cache, viewer, target)
        else:
            found = _without(scenery_sight(full, viewer, target), terrain.gone)
        if len(cache.scenery) >= (KEPT if terrain is full else KEPT_WITHOUT):
            cache.scenery.clear()
        cache.scenery[pair] = found
    return found


def _without(whole: ScenerySight, gone: int) -> ScenerySight:
    """The result of the full table without the parts of removed elements."""
    parts = [part for part in whole.parts if not gone >> part.element & 1]
    return whole if len(parts) == len(whole.parts) else ScenerySight(whole.lines, tuple(parts))


def _scenery_sight(terrain: Terrain, cache: ScenerySightCache, viewer: Body, target: Body) -> ScenerySight:
    lines = lines_between(viewer, target)
    parts = []
    for blocker in in_the_way(cache.blockers, lines):
        its_mask, passes = marks(blocker, lines)
        if not its_mask and not passes:
            continue
        element = terrain.elements[blocker.element]
        if passes and _is_inside(element, viewer):
            passes = 0
        touches = _is_near(blocker, target) and _touches(element, target)
        parts.append(ElementMarks(blocker.element, its_mask, passes, touches))
    return ScenerySight(lines, tuple(parts))


def _is_inside(building: Element, body: Body) -> bool:
    return body.z < building.height and where_in(building.outline, body.x, body.y) == INSIDE


def _is_near(blocker: SightBlocker, body: Body) -> bool:
    """Whether a body is near the box of a blocker."""
    x: i64 = body.x * GRAIN
    y: i64 = body.y * GRAIN
    return blocker.west - NEAR < x < blocker.east + NEAR and blocker.south - NEAR < y < blocker.north + NEAR


def _touches(element: Element, body: Body) -> bool:
    """Whether a body touches an element that covers it; for a building, its walls, or the roof that it stands on."""
    x, y = body.x, body.y
    if element.kind != Scenery.BUILDING:
        return near_polygon(element.outline, x, y, BESIDE)
    if body.z >= element.height and where_in(element.outline, x, y) == INSIDE:
        return True
    return near_outline(element.outline, x, y, BESIDE)


def cover_of(mask: i64, parts: tuple[ElementMarks, ...], touches_figure: bool) -> int:
    """0 in the open, 1 under cover, 2 if the target touches its cover or is shot at through a building (R-fire-5)."""
    shut = closed(mask)
    covered = not_open(mask)
    for part in parts:
        if part.passes & ~shut or (part.touches and touched(part.mask) & covered):
            return 2
    if not covered:
        return 0
    return 2 if touches_figure else 1
