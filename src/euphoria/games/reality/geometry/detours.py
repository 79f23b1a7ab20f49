"""Round figures: which branches of a tree they block, and other ways to the nodes at the ends of these (R-move-4)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from heapq import heappop, heappush
from math import isqrt

from euphoria.games.reality.geometry.figures import Obstacle, at_height, is_clear, is_free
from euphoria.games.reality.geometry.labels import CLASSES, extend
from euphoria.games.reality.geometry.legs import FINE
from euphoria.games.reality.geometry.sectors import direction
from euphoria.games.reality.geometry.shapes import point_nearer
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.geometry.trees import FEW, NEVER, STATE, Fan, Tree, Twig, pack, unpack

FAR = 8
"""Farther than any figure must be kept clear of."""
Label = tuple[int, int]
"""The value of a state and the state before it."""


def blocked_states(tree: Tree, figures: Sequence[Obstacle]) -> set[int]:
    """The states whose way in the tree comes too near to a figure, and all that lies behind them."""
    found: list[int] = []
    terrain = tree.stars.terrain
    figures = [
        figure
        for figure in figures
        if tree.left - FAR < figure.x < tree.right + FAR and tree.bottom - FAR < figure.y < tree.top + FAR
    ]
    for fan in tree.fans:
        place, z, left, bottom, right, top, _, _, steps = fan
        for figure in figures:
            if not (left - FAR < figure.x < right + FAR and bottom - FAR < figure.y < top + FAR):
                continue
            if at_height(figure, z):
                found += _shadow(fan, figure)
            found += [state for state in steps if not is_clear(terrain, place, tree.place_of(state), [figure])]
    blocked: set[int] = set()
    children = tree.children
    while found:
        state = found.pop()
        if state not in blocked:
            blocked.add(state)
            found += children.get(state, ())
    return blocked


def _shadow(fan: Fan, figure: Obstacle) -> list[int]:
    """The states that a fan's legs do not reach because of a figure on the same level."""
    ux, uy, square = figure.x - fan.place[0], figure.y - fan.place[1], figure.square
    if not square:  # one who stands where the way begins: it leads away from them
        return []
    distance = ux * ux + uy * uy
    if distance < square:
        return [twig[4] for twig in fan.twigs]
    found = []
    for _, dx, dy, length, state in _between_tangents(fan, ux, uy, distance, square):
        along = ux * dx + uy * dy
        if along <= 0:
            continue
        if along >= length:
            if distance - 2 * along + length < square:
                found.append(state)
        elif (ux * dy - uy * dx) ** 2 < square * length:
            found.append(state)
    return found


def _between_tangents(fan: Fan, ux: int, uy: int, distance: int, square: int) -> list[Twig]:
    """The legs of a fan whose direction is between the two tangents to a figure, or a little beside them."""
    twigs = fan.twigs
    if len(twigs) < 8 or distance < 2 * square:
        return twigs
    far, wide = isqrt(distance - square), isqrt(square - 1) + 1
    low = direction(ux * far + uy * wide, uy * far - ux * wide)
    high = direction(ux * far - uy * wide, uy * far + ux * wide)
    begin, end = bisect_left(fan.directions, low), bisect_right(fan.directions, high)
    return twigs[begin:end] if low <= high else twigs[begin:] + twigs[:end]


class Detours:
    """The search for other ways to the nodes that are blocked.

    Dijkstra's search again, over these nodes only: what is not blocked cannot become cheaper. The heap has for
    every node its best last leg that was not tried yet, and where repaired nodes lead on to.
    """

    __slots__ = ("_blocked", "_figures", "_heap", "_levels", "_limit", "_open", "_rest", "_tree", "found")

    def __init__(self, tree: Tree, blocked: set[int], figures: Sequence[Obstacle], budget: int) -> None:
        self.found: dict[int, Label] = {}
        """The states that were repaired."""
        self._tree = tree
        self._blocked = blocked
        self._figures = figures
        self._levels: dict[int, list[Obstacle]] = {}
        self._limit = budget * FINE
        terrain, places = tree.stars.terrain, tree.stars.places
        nodes = {state // CLASSES for state in blocked}
        self._open = {node for node in nodes if is_free(terrain, places[node], figures)}
        """The nodes that further ways are sought to."""
        self._rest: dict[int, list[int]] = {}
        """For nodes whose few kept last legs did not do, all the others."""
        self._heap: list[tuple[int, int, int]] = []
        for node in self._open:
            self._push_next(node, 0)
        self._run()

    def _run(self) -> None:
        heap, places, place_of = self._heap, self._tree.stars.places, self._tree.place_of
        while heap:
            choice, node, index = heappop(heap)
            if node not in self._open:
                continue
            value, kind, before = unpack(choice)
            if value > self._limit:
                break
            state = node * CLASSES + kind
            if self._is_better(state, value) and self._is_clear(place_of(before), places[node]):
                self.found[state] = (value, before)
                self._go_on(state, value)
            if self._is_settled(node, value):
                self._open.discard(node)
            elif index >= 0:
                self._push_next(node, index + 1)

    def _push_next(self, node: int, index: int) -> None:
        """Queue the next last leg to a node, from here on, that does not come from a blocked state."""
        blocked = self._blocked
        choices = self._tree.choices(node)
        for at in range(index, len(choices)):
            if choices[at] & STATE not in blocked:
                heappush(self._heap, (choices[at], node, at))
                return
        if len(choices) == FEW:
            if node not in self._rest:
                last = choices[-1]
                self._rest[node] = sorted(choice for choice in self._tree.last_legs(node, blocked) if choice > last)
            at = max(index, FEW)
            if at - FEW < len(self._rest[node]):
                heappush(self._heap, (self._rest[node][at - FEW], node, at))

    def _go_on(self, state: int, value: int) -> None:
        """From a state that was repaired to the other nodes that are blocked."""
        tree = self._tree
        rays = tree.star(state, value).rays
        for node in self._open:
            ray = rays.get(node)
            if ray is not None and value + ray[0] <= self._limit:
                after, kind = extend(value, state % CLASSES, ray[0], ray[4], tree.carrying)
                if self._is_better(node * CLASSES + kind, after):
                    heappush(self._heap, (pack(after, kind, state), node, -1))

    def _is_clear(self, a: Place, b: Place) -> bool:
        if a[2] != b[2]:
            return is_clear(self._tree.stars.terrain, a, b, self._figures)
        level = self._levels.get(a[2])
        if level is None:
            z = self._tree.stars.terrain.height_of(a)
            level = self._levels[a[2]] = [figure for figure in self._figures if at_height(figure, z)]
        for x, y, _, square in level:
            if point_nearer(x, y, a[0], a[1], b[0], b[1], square):
                return False
        return True

    def _known(self, state: int) -> int:
        """The value of a state that was repaired, or was never blocked."""
        if state in self.found:
            return self.found[state][0]
        return NEVER if state in self._blocked else self._tree.values.get(state, NEVER)

    def _is_better(self, state: int, value: int) -> bool:
        """Whether no way to a state is known that is as good."""
        return value < self._known(state) and value < self._known(state ^ 1) + FINE

    def _is_settled(self, node: int, value: int) -> bool:
        """Whether no further last leg to a node is of use, the last one having come to this value."""
        first = node * CLASSES
        if node not in self._tree.stars.rough:
            return self._known(first) <= value or (self._tree.carrying and self._known(first + 1) <= value)
        return min(map(self._known, range(first, first + CLASSES))) + 3 * FINE <= value
