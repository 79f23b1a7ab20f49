"""Which parts of a shortest-path tree the figures of a position block (R-move-4).

A leg of the tree is blocked if it comes too near to a figure, and so is the whole subtree behind it. Legs are stored by
direction, so that only those between the two tangents from a place to a figure are compared with it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import isqrt
from typing import Final

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, at_height, blocks
from euphoria.games.reality.geometry.pathfinding.angular_sectors import direction
from euphoria.games.reality.geometry.pathfinding.shortest_path_tree import Branch, Branches, ShortestPathTree

MARGIN: Final = 8
"""More than the distance that any figure must be kept clear of, in quarter inches."""


def blocked_states(tree: ShortestPathTree, figures: Sequence[Obstacle]) -> tuple[set[int], list[Obstacle]]:
    """The states whose path in the tree comes too near to a figure, with all their descendants; and the figures that
    block some leg."""
    found: list[int] = []
    terrain = tree.graph.terrain
    figures = [
        figure
        for figure in figures
        if tree.left - MARGIN < figure.x < tree.right + MARGIN and tree.bottom - MARGIN < figure.y < tree.top + MARGIN
    ]
    blocking = []
    for figure in figures:
        before = len(found)
        for branches in tree.branches:
            place, z, left, bottom, right, top, _, _, steps = branches
            if not (left - MARGIN < figure.x < right + MARGIN and bottom - MARGIN < figure.y < top + MARGIN):
                continue
            if at_height(figure, z):
                found += _shadowed(branches, figure)
            found += [state for state in steps if blocks(terrain, place, tree.place_of(state), figure)]
        if len(found) > before:
            blocking.append(figure)
    blocked: set[int] = set()
    children = tree.children
    while found:
        state = found.pop()
        if state not in blocked:
            blocked.add(state)
            found += children.get(state, ())
    return blocked, blocking


def _shadowed(branches: Branches, figure: Obstacle) -> list[int]:
    """The states whose leg from this place is blocked by a figure on the same level."""
    ux, uy, square = figure.x - branches.place[0], figure.y - branches.place[1], figure.square
    if not square:  # a figure that stands at the start of the path: every leg leads away from it
        return []
    distance = ux * ux + uy * uy
    if distance < square:
        return [leg[4] for leg in branches.legs]
    found = []
    for _, dx, dy, length, state in _between_tangents(branches, ux, uy, distance, square):
        along = ux * dx + uy * dy
        if along <= 0:
            continue
        if along >= length:
            if distance - 2 * along + length < square:
                found.append(state)
        elif (ux * dy - uy * dx) ** 2 < square * length:
            found.append(state)
    return found


def _between_tangents(branches: Branches, ux: int, uy: int, distance: int, square: int) -> list[Branch]:
    """The legs from a place whose direction is between the two tangents to a figure, or slightly outside them."""
    legs = branches.legs
    if len(legs) < 8 or distance < 2 * square:
        return legs
    far, wide = isqrt(distance - square), isqrt(square - 1) + 1
    low = direction(ux * far + uy * wide, uy * far - ux * wide)
    high = direction(ux * far - uy * wide, uy * far + ux * wide)
    begin, end = bisect_left(branches.directions, low), bisect_right(branches.directions, high)
    return legs[begin:end] if low <= high else legs[begin:] + legs[:end]
