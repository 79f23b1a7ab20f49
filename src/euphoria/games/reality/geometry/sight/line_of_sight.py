"""Line of sight: who sees whom, and how well a target is covered (R-fire-1, 2, 5, 11 to 14).

Nine lines lead from the eyes of one body to nine points of another. Scenery and figures close lines; ruins and rubble
veil them: a veiled point is seen, but covered. What scenery does to the lines is cached (`scenery_sight`). Figures
move; their part is computed for each query, and a `Crowd` remembers the answers for one position.

`others` may contain all bodies, viewer and target included: these never block their own lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euphoria.games.reality.geometry.shapes import OUTSIDE, where_in
from euphoria.games.reality.geometry.sight.bodies import (
    Body,
    Spot,
    figures_in_the_way,
    in_touch,
    lines_from,
)
from euphoria.games.reality.geometry.sight.crowd import Crowd
from euphoria.games.reality.geometry.sight.scenery_sight import cover_of, scenery_sight, scenery_sight_cache_of
from euphoria.games.reality.geometry.sight.sight_blockers import in_the_way, marks
from euphoria.games.reality.geometry.sight.sight_lines import (
    GRAIN,
    LINES,
    SightLines,
    closed,
    not_open,
    touched,
)
from euphoria.games.reality.geometry.terrain import BASE, LEVEL, Scenery, Terrain

HAIR: Final = GRAIN // 4
"""Points on a surface are looked at a sixteenth of an inch above it."""


def figures_between(lines: SightLines, viewer: Body, target: Body, others: Sequence[Body]) -> list[tuple[int, int]]:
    """The indices and masks of the figures that close some line, without viewer and target."""
    return figures_in_the_way(lines, others, (viewer[:3], target[:3]))


def sees_by_own_lines(terrain: Terrain, viewer: Body, target: Body, others: Sequence[Body]) -> bool:
    """Whether any line from the viewer's eyes is open (R-fire-1)."""
    through = scenery_sight(terrain, viewer, target)
    mask = through.mask
    if closed(mask) == LINES:
        return False
    for _, its_mask in figures_between(through.lines, viewer, target, others):
        mask |= its_mask
    return closed(mask) != LINES


def sees(terrain: Terrain, viewer: Body, target: Body, others: Sequence[Body] = ()) -> bool:
    """Whether two bodies see each other, by a line from either (R-fire-11)."""
    if not isinstance(others, Crowd) or others.terrain is not terrain:
        return _sees(terrain, viewer, target, others)
    found = others.seen.get((viewer, target))
    if found is None:
        found = others.seen[viewer, target] = others.seen[target, viewer] = _sees(terrain, viewer, target, others)
    return found


def _sees(terrain: Terrain, viewer: Body, target: Body, others: Sequence[Body]) -> bool:
    return sees_by_own_lines(terrain, viewer, target, others) or sees_by_own_lines(terrain, target, viewer, others)


def cover(terrain: Terrain, shooter: Body, target: Body, others: Sequence[Body] = ()) -> int:
    """The cover of the target: 0, 1 or 2 (R-fire-5). Only the shooter's lines count (R-fire-11)."""
    if not isinstance(others, Crowd) or others.terrain is not terrain:
        return _covered(terrain, shooter, target, others)
    found = others.covers.get((shooter, target))
    if found is None:
        found = others.covers[shooter, target] = _covered(terrain, shooter, target, others)
    return found


def _covered(terrain: Terrain, shooter: Body, target: Body, others: Sequence[Body]) -> int:
    through = scenery_sight(terrain, shooter, target)
    figures = figures_between(through.lines, shooter, target, others)
    if not figures:
        return through.cover
    mask = through.mask
    for _, its_mask in figures:
        mask |= its_mask
    return cover_of(mask, through.parts, _touches_a_figure(mask, figures, target, others))


def cover_if_seen(terrain: Terrain, shooter: Body, target: Body, others: Sequence[Body] = ()) -> int | None:
    """The cover, or None if the two do not see each other."""
    return cover(terrain, shooter, target, others) if sees(terrain, shooter, target, others) else None


def _touches_a_figure(mask: int, figures: list[tuple[int, int]], target: Body, others: Sequence[Body]) -> bool:
    covered = not_open(mask)
    for number, its_mask in figures:
        if touched(its_mask) & covered and in_touch(others[number], target):
            return True
    return False


def in_crater(terrain: Terrain, body: Body) -> bool:
    """Whether a body is on the ground in a crater, which covers prone figures (R-fire-5, 12)."""
    return body.z == 0 and any(
        element.kind == Scenery.CRATER and where_in(element.outline, body.x, body.y) != OUTSIDE
        for _, element in terrain.present()
    )


def sees_point(terrain: Terrain, viewer: Body, spot: Spot, others: Sequence[Body] = ()) -> bool:
    """Whether a spot on a surface is in sight. A figure that stands on it does not hide it (R-obj-1)."""
    if not isinstance(others, Crowd) or others.terrain is not terrain:
        return _sees_point(terrain, viewer, spot, others)
    found = others.spots.get((viewer, spot))
    if found is None:
        found = others.spots[viewer, spot] = _sees_point(terrain, viewer, spot, others)
    return found


def _sees_point(terrain: Terrain, viewer: Body, spot: Spot, others: Sequence[Body]) -> bool:
    lines = _line(viewer.x, viewer.y, (viewer.z + viewer.height) * GRAIN, spot, spot[2] * GRAIN + HAIR)
    mask = 0
    for blocker in in_the_way(scenery_sight_cache_of(terrain).blockers, lines):
        mask |= marks(blocker, lines)[0]
        if closed(mask):
            return False
    for number, its_mask in figures_in_the_way(lines, others, (viewer[:3],)):
        if not _stands_on(others[number], spot):
            mask |= its_mask
    return not closed(mask)


def _line(x: int, y: int, z: int, spot: Spot, height: int) -> SightLines:
    """A single line; plane coordinates are in quarter inches, heights in 128ths of an inch."""
    way = ((spot[0] - x) * GRAIN, (spot[1] - y) * GRAIN)
    return SightLines(x * GRAIN, y * GRAIN, z, way, (height,))


def _stands_on(body: Body, spot: Spot) -> bool:
    dx, dy = body.x - spot[0], body.y - spot[1]
    return dx * dx + dy * dy <= BASE * BASE and -LEVEL < body.z - spot[2] < LEVEL


def reaches(terrain: Terrain, spot: Spot, target: Body) -> bool:
    """Whether scenery leaves any line open from a spot on a surface to a body, for grenades (R-obj-9)."""
    lines = lines_from(spot[0] * GRAIN, spot[1] * GRAIN, spot[2] * GRAIN + HAIR, target)
    mask = 0
    for blocker in in_the_way(scenery_sight_cache_of(terrain).blockers, lines):
        mask |= marks(blocker, lines)[0]
        if closed(mask) == LINES:
            return False
    return True


def clear_between(terrain: Terrain, a: Spot, b: Spot, *, windows_close: bool = True) -> bool:
    """Whether no wall, floor or solid element is between two spots; doors are free, windows too unless `windows_close`.

    On one level (R-con-1) the line is horizontal, at the height of the higher spot: a small step does not block.
    """
    start, end = a[2], b[2]
    if -LEVEL < start - end < LEVEL:
        start = end = max(start, end)
    lines = _line(a[0], a[1], start * GRAIN + HAIR, b, end * GRAIN + HAIR)
    mask = 0
    for blocker in in_the_way(scenery_sight_cache_of(terrain).blockers, lines):
        mask |= marks(blocker, lines, windows_close=windows_close)[0]
        if closed(mask):
            return False
    return True
