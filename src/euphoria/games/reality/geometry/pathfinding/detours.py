"""Round figures: which branches of a tree they block, and other ways to the nodes at the ends of these (R-move-4)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import isqrt

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, at_height, is_clear, is_free
from euphoria.games.reality.geometry.movement.legs import FINE, QUARTER, bare_leg
from euphoria.games.reality.geometry.pathfinding.angular_sectors import direction
from euphoria.games.reality.geometry.pathfinding.figure_turning_points import FigureTurn, few_steps_round, turns_round
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, CROSSING, extend
from euphoria.games.reality.geometry.pathfinding.shortest_path_tree import (
    KEPT_CHOICES,
    NEVER,
    STATE,
    Branch,
    Branches,
    ShortestPathTree,
    pack,
    unpack,
)
from euphoria.games.reality.geometry.shapes import point_nearer
from euphoria.games.reality.geometry.terrain import Place

FAR = 8
"""Farther than any figure must be kept clear of."""
SURE, GUESSED = -1, -2
"""Of a way in the heap: its last leg is known to be lawful as far as scenery goes, or has to be looked at."""
Repair = tuple[int, int]
"""The value of a state and the state before it."""


def blocked_states(tree: ShortestPathTree, figures: Sequence[Obstacle]) -> tuple[set[int], list[Obstacle]]:
    """The states whose way in the tree comes too near to a figure, and all that lies behind them; and the figures
    that are to blame."""
    found: list[int] = []
    terrain = tree.graph.terrain
    figures = [
        figure
        for figure in figures
        if tree.left - FAR < figure.x < tree.right + FAR and tree.bottom - FAR < figure.y < tree.top + FAR
    ]
    to_blame = []
    for figure in figures:
        before = len(found)
        for branches_here in tree.branches:
            place, z, left, bottom, right, top, _, _, steps = branches_here
            if not (left - FAR < figure.x < right + FAR and bottom - FAR < figure.y < top + FAR):
                continue
            if at_height(figure, z):
                found += _shadow(branches_here, figure)
            found += [state for state in steps if not is_clear(terrain, place, tree.place_of(state), [figure])]
        if len(found) > before:
            to_blame.append(figure)
    blocked: set[int] = set()
    children = tree.children
    while found:
        state = found.pop()
        if state not in blocked:
            blocked.add(state)
            found += children.get(state, ())
    return blocked, to_blame


def _shadow(branches_here: Branches, figure: Obstacle) -> list[int]:
    """The states that a branches_here's legs do not reach because of a figure on the same level."""
    ux, uy, square = figure.x - branches_here.place[0], figure.y - branches_here.place[1], figure.square
    if not square:  # one who stands where the way begins: it leads away from them
        return []
    distance = ux * ux + uy * uy
    if distance < square:
        return [leg[4] for leg in branches_here.legs]
    found = []
    for _, dx, dy, length, state in _between_tangents(branches_here, ux, uy, distance, square):
        along = ux * dx + uy * dy
        if along <= 0:
            continue
        if along >= length:
            if distance - 2 * along + length < square:
                found.append(state)
        elif (ux * dy - uy * dx) ** 2 < square * length:
            found.append(state)
    return found


def _between_tangents(branches_here: Branches, ux: int, uy: int, distance: int, square: int) -> list[Branch]:
    """The legs of a branches_here whose direction is between the two tangents to a figure, or a little beside them."""
    legs = branches_here.legs
    if len(legs) < 8 or distance < 2 * square:
        return legs
    far, wide = isqrt(distance - square), isqrt(square - 1) + 1
    low = direction(ux * far + uy * wide, uy * far - ux * wide)
    high = direction(ux * far - uy * wide, uy * far + ux * wide)
    begin, end = bisect_left(branches_here.directions, low), bisect_right(branches_here.directions, high)
    return legs[begin:end] if low <= high else legs[begin:] + legs[:end]


class Detours:
    """The search for other ways to the nodes that are blocked, and to where ways turn that go round figures.

    Dijkstra's search again, over these places only: what is not blocked cannot become cheaper. The heap has for every
    node its best last leg that was not tried yet, and where repaired places lead on to.
    """

    __slots__ = (
        "_blocked", "_figures", "_first", "_heap", "_levels", "_limit", "_open", "_near", "_posts", "_rest", "_ringed",
        "_sources", "_tree", "found",
    )  # fmt: skip

    def __init__(
        self,
        tree: ShortestPathTree,
        blocked: set[int],
        figures: Sequence[Obstacle],
        to_blame: Sequence[Obstacle],
        budget: int,
    ) -> None:
        self.found: dict[int, Repair] = {}
        """The states that were repaired, and those of the places round figures."""
        self._tree = tree
        self._blocked = blocked
        self._figures = figures
        self._levels: dict[int, list[Obstacle]] = {}
        self._limit = budget * FINE
        self._posts: list[FigureTurn] = []
        self._ringed: list[Obstacle] = []
        """For each of these the figure that it is round."""
        self._near: dict[Obstacle, list[int]] = {}
        self._first = tree.root // CLASSES + 1
        """The places round figures have the numbers from here on, and with them states of their own."""
        terrain, places = tree.graph.terrain, tree.graph.places
        nodes = {state // CLASSES for state in blocked}
        self._open = {node for node in nodes if is_free(terrain, places[node], figures)}
        """The places that further ways are sought to."""
        self._rest: dict[int, list[int]] = {}
        """For nodes whose few kept last legs did not do, all the others."""
        self._sources: list[tuple[int, int, int, int]] | None = None
        self._heap: list[tuple[int, int, int]] = []
        for node in self._open:
            self._push_next(node, 0)
        for figure in to_blame:
            if figure.square:
                self._add_ring(figure)
        self._run()

    def _add_ring(self, figure: Obstacle) -> None:
        for post in turns_round(self._tree.graph.terrain, figure, self._figures, few_steps_round(figure.square)):
            node = self._first + len(self._posts)
            self._posts.append(post)
            self._ringed.append(figure)
            self._open.add(node)
            self._push_next(node, 0)

    def place_of(self, state: int) -> Place:
        node = state // CLASSES
        return self._tree.place_of(state) if node < self._first else self._posts[node - self._first].place

    def turning_states(self) -> Iterator[tuple[int, int]]:
        """The states that were found at places where ways may turn, and their values."""
        turning, first = self._tree.graph.turning_nodes, self._first
        for state, (value, _) in self.found.items():
            if state // CLASSES >= first or state // CLASSES in turning:
                yield state, value

    def _sources_about(self, figure: Obstacle) -> list[int]:
        """The states from which a leg may lead to places round a figure, the most hopeful ones first."""
        tree = self._tree
        known = self._near.get(figure)
        if known is not None:
            return known
        if self._sources is None:
            self._sources = [
                (*tree.place_of(state)[:2], value, state)
                for state, value in tree.turning_states(self._limit)
                if state not in self._blocked
            ]
        rate = QUARTER * (2 if tree.carrying else 1)
        near = []
        for x, y, value, state in self._sources:
            least = value + isqrt((x - figure.x) ** 2 + (y - figure.y) ** 2) * rate
            if least - FAR * rate <= self._limit:
                near.append((least, state))
        near.sort()
        found = self._near[figure] = [tree.root, *(state for _, state in near[:KEPT_CHOICES])]
        return found

    def _run(self) -> None:
        heap = self._heap
        while heap:
            choice, node, index = heappop(heap)
            if node not in self._open:
                continue
            value, kind, before = unpack(choice)
            if value > self._limit:
                break
            state = node * CLASSES + kind
            a, b = self.place_of(before), self.place_of(state)
            guessed = index == GUESSED or (index >= 0 and node >= self._first)
            if (guessed or self._is_better(state, value)) and self._is_clear(a, b):
                if not guessed or self._look(choice, node, a, b):
                    self.found[state] = (value, before)
                    self._go_on(state, value)
            if self._is_settled(node, value):
                self._open.discard(node)
            elif index >= 0:
                self._push_next(node, index + 1)

    def _look(self, choice: int, node: int, a: Place, b: Place) -> bool:
        """Whether a leg whose price was guessed costs just that. A dearer one is put back."""
        value, kind, before = unpack(choice)
        parts = bare_leg(self._tree.graph.terrain, a, b)
        if parts is None:
            return False
        known = 0 if before == self._tree.root else self._known(before)
        after, ends = extend(known, before % CLASSES, 0, parts, self._tree.carrying)
        if (after, ends) == (value, kind):
            return self._is_better(node * CLASSES + kind, value)
        if after <= self._limit and self._is_better(node * CLASSES + ends, after):
            heappush(self._heap, (pack(after, ends, before), node, SURE))
        return False

    def _push_next(self, node: int, index: int) -> None:
        """Queue the next last leg to a node, from here on, that does not come from a blocked state."""
        if node >= self._first:
            self._push_guess(node, index)
            return
        blocked = self._blocked
        choices = self._tree.choices(node)
        for at in range(index, len(choices)):
            if choices[at] & STATE not in blocked:
                heappush(self._heap, (choices[at], node, at))
                return
        if len(choices) == KEPT_CHOICES:
            if node not in self._rest:
                last = choices[-1]
                self._rest[node] = sorted(choice for choice in self._tree.last_legs(node, blocked) if choice > last)
            at = max(index, KEPT_CHOICES)
            if at - KEPT_CHOICES < len(self._rest[node]):
                heappush(self._heap, (self._rest[node][at - KEPT_CHOICES], node, at))

    def _push_guess(self, node: int, index: int) -> None:
        """The same for a place round a figure: its last legs come from the start and from turning places near."""
        tree, post = self._tree, self._posts[node - self._first]
        states = self._sources_about(self._ringed[node - self._first]) if index else [tree.root]
        for at in range(index, max(1, len(states))):
            state = states[at]
            place = tree.place_of(state)
            if not post.bends(*place[:2]):
                continue
            before = 0 if state == tree.root else tree.values[state]
            value = self._guess(before, place, post.place)
            if value <= self._limit:
                heappush(self._heap, (pack(value, _open_again(state), state), node, at))
                return
        if not index:
            self._push_guess(node, 1)

    def _guess(self, value: int, a: Place, b: Place) -> int:
        """What a leg makes of a value at least: as if it led over open ground only."""
        square = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) * QUARTER * QUARTER
        length = isqrt(square - 1) + 1 if square else 0
        return value + 2 * length if self._tree.carrying else value + length

    def _go_on(self, state: int, value: int) -> None:
        """From a state that was repaired to the other places that ways are sought to."""
        tree = self._tree
        if state // CLASSES >= self._first:
            self._go_on_round(state, value)
            return
        if state // CLASSES not in tree.graph.turning_nodes:
            return
        edges = tree.adjacency(state, value).edges
        for node in self._open:
            edge = edges.get(node)
            if edge is not None and value + edge[0] <= self._limit:
                after, kind = extend(value, state % CLASSES, edge[0], edge[4], tree.carrying)
                if self._is_better(node * CLASSES + kind, after):
                    heappush(self._heap, (pack(after, kind, state), node, SURE))
        x, y, _ = self.place_of(state)
        for number, post in enumerate(self._posts, self._first):
            if number in self._open and post.bends(x, y):
                self._offer(state, value, number)

    def _go_on_round(self, state: int, value: int) -> None:
        """From a place round a figure, but only to where a way that bends round it can lead."""
        (x, y, _), dx, dy = self._posts[state // CLASSES - self._first]
        first, posts, places = self._first, self._posts, self._tree.graph.places
        for node in self._open:
            place = places[node] if node < first else posts[node - first].place
            if (place[0] - x) * dx + (place[1] - y) * dy >= 0 and (place[0] != x or place[1] != y):
                if node < first or posts[node - first].bends(x, y):
                    self._offer(state, value, node)

    def _offer(self, state: int, value: int, node: int) -> None:
        after = self._guess(value, self.place_of(state), self.place_of(node * CLASSES))
        if after <= self._limit and not self._is_settled(node, after):
            heappush(self._heap, (pack(after, _open_again(state), state), node, GUESSED))

    def _is_clear(self, a: Place, b: Place) -> bool:
        if a[2] != b[2]:
            return is_clear(self._tree.graph.terrain, a, b, self._figures)
        level = self._levels.get(a[2])
        if level is None:
            z = self._tree.graph.terrain.height_of(a)
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
        if node not in self._tree.graph.difficult:
            return self._known(first) <= value or (self._tree.carrying and self._known(first + 1) <= value)
        return min(map(self._known, range(first, first + CLASSES))) + 3 * FINE <= value


def _open_again(state: int) -> int:
    """The class of a way that goes on from a state over open ground; after crossing it is not known yet."""
    kind = state % CLASSES
    return 0 if kind & CROSSING else kind
