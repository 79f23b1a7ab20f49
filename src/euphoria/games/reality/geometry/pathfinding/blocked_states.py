"""Which parts of a shortest-path tree the figures of a position block (R-move-4).

A leg of the tree is blocked if it comes too near to a figure, and so is the whole subtree behind it. Legs are stored by
direction, so that only those between the two tangents from a place to a figure are compared with it.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, at_height, blocks
from euphoria.games.reality.geometry.pathfinding.angular_sectors import direction
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES
from euphoria.games.reality.geometry.pathfinding.shortest_path_tree import BITS, STATE, Branches, ShortestPathTree
from euphoria.games.reality.geometry.shapes import root_down, root_up

MARGIN: Final = 8
"""More than the distance that any figure must be kept clear of, in quarter inches."""


def blocked_states(tree: ShortestPathTree, figures: list[Obstacle]) -> tuple[set[int], list[Obstacle]]:
    """The states whose path in the tree comes too near to a figure, with all their descendants; and the figures that
    block some leg."""
    found: list[int] = []
    terrain = tree.graph.terrain
    blocking = []
    for figure in figures:
        x: i64 = figure.x
        y: i64 = figure.y
        if not (tree.left - MARGIN < x < tree.right + MARGIN and tree.bottom - MARGIN < y < tree.top + MARGIN):
            continue
        before = len(found)
        for here in tree.branches.values():
            if not (here.left - MARGIN < x < here.right + MARGIN and here.bottom - MARGIN < y < here.top + MARGIN):
                continue
            if at_height(figure, here.z):
                _add_shadowed(found, tree, here, figure)
            for state in here.steps:
                if blocks(terrain, here.place, tree.place_of(state), figure):
                    found.append(state)
        if len(found) > before:
            blocking.append(figure)
    blocked: set[int] = set()
    while found:
        state = found.pop()
        if state not in blocked:
            blocked.add(state)
            behind = tree.branches.get(state)
            if behind is not None:
                found += behind.ends
    return blocked, blocking


def _add_shadowed(found: list[int], tree: ShortestPathTree, here: Branches, figure: Obstacle) -> None:
    """Add the states whose leg from this place is blocked by a figure on the same level."""
    x: i64 = here.place[0]
    y: i64 = here.place[1]
    ux, uy = figure.x - x, figure.y - y
    square: i64 = figure.square
    if not square:  # a figure that stands at the start of the path: every leg leads away from it
        return
    legs = here.legs(tree)
    distance = ux * ux + uy * uy
    for at in _between_tangents(legs, ux, uy, distance, square):
        state = legs[at] & STATE
        place = tree.places[state // CLASSES]
        dx, dy = place[0] - x, place[1] - y
        length = dx * dx + dy * dy
        along = ux * dx + uy * dy
        if distance < square:
            found.append(state)
        elif along <= 0:
            continue
        elif along >= length:
            if distance - 2 * along + length < square:
                found.append(state)
        elif (ux * dy - uy * dx) * (ux * dy - uy * dx) < square * length:
            found.append(state)


def _between_tangents(legs: tuple[int, ...], ux: i64, uy: i64, distance: i64, square: i64) -> list[int]:
    """The indices of the legs whose direction is between the two tangents to a figure, or slightly outside them."""
    if len(legs) < 8 or distance < 2 * square:
        return list(range(len(legs)))
    far, wide = root_down(distance - square), root_up(square)
    low = direction(ux * far + uy * wide, uy * far - ux * wide)
    high = direction(ux * far - uy * wide, uy * far + ux * wide)
    begin, end = bisect_left(legs, low << BITS), bisect_left(legs, (high + 1) << BITS)
    return list(range(begin, end)) if low <= high else [*range(begin, len(legs)), *range(end)]
