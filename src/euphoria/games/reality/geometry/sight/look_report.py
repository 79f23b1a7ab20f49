"""The full explanation of a line of sight: every line with what closes it, the cover and its reasons, without words.

`sees` and `cover` of `line_of_sight` are the fast answers; texts in any language are made from this report.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from euphoria.games.reality.geometry.sight.bodies import Body, in_touch
from euphoria.games.reality.geometry.sight.line_of_sight import figures_between, sees_by_own_lines
from euphoria.games.reality.geometry.sight.scenery_sight import scenery_sight
from euphoria.games.reality.geometry.sight.sight_lines import LINES, closed, not_open, touched
from euphoria.games.reality.geometry.terrain import Terrain


class LineState(IntEnum):
    """Whether the point at the end of a line is seen, seen but covered, or hidden."""

    OPEN = 0
    VEILED = 1
    CLOSED = 2


class CauseKind(IntEnum):
    """What the number of a cause refers to: elements of the terrain, or bodies of `others`."""

    NOTHING = 0
    SCENERY = 1
    FIGURE = 2


class Cause(NamedTuple):
    """An element or a figure that is in the way."""

    by: CauseKind
    number: int


class LookLine(NamedTuple):
    """One of the nine lines, and what closes or veils it."""

    state: LineState
    cause: Cause


class CoverReason(IntEnum):
    """Why a target is covered, the most severe first."""

    TOUCHES = 0
    THROUGH_BUILDING = 1
    PARTLY_HIDDEN = 2


class CoverCause(NamedTuple):
    """A reason for cover, and what causes it."""

    reason: CoverReason
    cause: Cause


class LookReport(NamedTuple):
    """All about the sight from one body to another."""

    lines: tuple[LookLine, ...]
    """Nine lines: left, middle and right as the viewer sees them, each from the feet up."""
    sees: bool
    mutual: bool
    """Whether the target is seen only because it sees the viewer (R-fire-11)."""
    cover: int
    why: tuple[CoverCause, ...]
    """All reasons for the cover, the most severe first."""


NOTHING: Final = Cause(CauseKind.NOTHING, -1)


class _Marked(NamedTuple):
    cause: Cause
    mask: int
    passes: int
    touches: bool


def look(terrain: Terrain, shooter: Body, target: Body, others: Sequence[Body] = ()) -> LookReport:
    """The report for one pair of bodies. It agrees with `sees` and `cover`."""
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
    scenery = [
        _Marked(Cause(CauseKind.SCENERY, part.element), part.mask, part.passes, part.touches) for part in seen.parts
    ]
    figures = [
        _Marked(Cause(CauseKind.FIGURE, number), mask, 0, in_touch(others[number], target))
        for number, mask in figures_between(seen.lines, shooter, target, others)
    ]
    return scenery + figures


def _line(mask: int, bit: int, marked: list[_Marked]) -> LookLine:
    """The state of a line and its cause: something that closes or veils it alone, else something that contributes."""
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
