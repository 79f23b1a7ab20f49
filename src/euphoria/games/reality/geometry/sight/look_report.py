"""A look from one body to another with its reasons, as whole numbers, from which texts are made in any language."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from euphoria.games.reality.geometry.sight.bodies import Body, in_touch
from euphoria.games.reality.geometry.sight.line_of_sight import figures_between, scenery_sight, sees_by_own_lines
from euphoria.games.reality.geometry.sight.sight_lines import LINES, closed, not_open, touched
from euphoria.games.reality.geometry.terrain import Terrain


class LineState(IntEnum):
    """Of a line."""

    OPEN = 0
    VEILED = 1
    CLOSED = 2


class CauseKind(IntEnum):
    """What a number counts: elements of the terrain, or the others that were given."""

    NOTHING = 0
    SCENERY = 1
    FIGURE = 2


class Cause(NamedTuple):
    by: CauseKind
    number: int


class LookLine(NamedTuple):
    state: LineState
    cause: Cause


class CoverReason(IntEnum):
    """Why a target counts as covered, the gravest first."""

    TOUCHES = 0
    THROUGH_BUILDING = 1
    PARTLY_HIDDEN = 2


class CoverCause(NamedTuple):
    reason: CoverReason
    cause: Cause


class LookReport(NamedTuple):
    lines: tuple[LookLine, ...]
    """Nine: left, middle and right as the viewer sees them, each from the foot up."""
    sees: bool
    mutual: bool
    """Seen only because the other sees the viewer (R-fire-11)."""
    cover: int
    why: tuple[CoverCause, ...]
    """Every reason for the cover, the gravest first. Empty when there is none."""


NOTHING = Cause(CauseKind.NOTHING, -1)


class _Marked(NamedTuple):
    cause: Cause
    mask: int
    passes: int
    touches: bool


def look(terrain: Terrain, shooter: Body, target: Body, others: Sequence[Body] = ()) -> LookReport:
    """All about the sight from one to another. It agrees with `sees` and `cover`."""
    marked = _all_in_the_way(terrain, shooter, target, others)
    mask = 0
    for one in marked:
        mask |= one.mask
    lines = tuple(_line(mask, 1 << 4 * index, marked) for index in range(9))
    hidden = closed(mask) == LINES
    mutual = hidden and sees_by_own_lines(terrain, target, shooter, others)
    why = _why(mask, marked)
    cover = 0 if not why else 1 if why[0].reason == CoverReason.PARTLY_HIDDEN else 2
    return LookReport(lines, not hidden or mutual, mutual, cover, why)


def _all_in_the_way(terrain: Terrain, shooter: Body, target: Body, others: Sequence[Body]) -> list[_Marked]:
    seen = scenery_sight(terrain, shooter, target)
    scenery = [_Marked(Cause(CauseKind.SCENERY, part.element), *part[1:]) for part in seen.parts]
    figures = [
        _Marked(Cause(CauseKind.FIGURE, number), mask, 0, in_touch(others[number], target))
        for number, mask in figures_between(seen.lines, shooter, target, others)
    ]
    return scenery + figures


def _line(mask: int, bit: int, marked: list[_Marked]) -> LookLine:
    """A line with what makes it so: one thing that does it alone, else one that has a part in it."""
    if closed(mask) & bit:
        state, alone = LineState.CLOSED, closed
    elif not_open(mask) & bit:
        state, alone = LineState.VEILED, not_open
    else:
        return LookLine(LineState.OPEN, NOTHING)
    causes = [one.cause for one in marked if alone(one.mask) & bit]
    causes += [one.cause for one in marked if touched(one.mask) & bit]
    return LookLine(state, causes[0])


def _why(mask: int, marked: list[_Marked]) -> tuple[CoverCause, ...]:
    covered, seen = not_open(mask), ~closed(mask)
    found = []
    for one in marked:
        if touched(one.mask) & covered:
            found.append(CoverCause(CoverReason.TOUCHES if one.touches else CoverReason.PARTLY_HIDDEN, one.cause))
        if one.passes & seen:
            found.append(CoverCause(CoverReason.THROUGH_BUILDING, one.cause))
    return tuple(sorted(found))
