"""Repairs a shortest-path tree for the figures of a position (R-move-4).

`Detours` finds new paths to the blocked nodes (`blocked_states`) alone: obstacles never make a path cheaper, so all
other labels stay valid. It is Dijkstra's search again, seeded with the best unblocked last leg to each blocked node and
extended by turning points round the figures that block something. Legs to and from those points are not in the
visibility graph: they enter the heap with the value of open ground and are checked when they come out (lazy
evaluation).
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.figure_clearance import (
    Obstacle,
    ObstaclesByLevel,
    is_free,
)
from euphoria.games.reality.geometry.movement.legs import FINE, QUARTER, bare_leg
from euphoria.games.reality.geometry.pathfinding.blocked_states import MARGIN
from euphoria.games.reality.geometry.pathfinding.figure_turning_points import FigureTurn, few_steps_round, turns_round
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, CROSSING, extend
from euphoria.games.reality.geometry.pathfinding.shortest_path_tree import (
    BITS,
    KEPT_CHOICES,
    NEVER,
    STATE,
    ShortestPathTree,
    pack,
    unpack,
)
from euphoria.games.reality.geometry.shapes import root_down, root_up
from euphoria.games.reality.geometry.terrain import Place

GUESSED: Final = 0
CHECKED: Final = 1
"""The last part of a heap entry: its last leg still has to be compared with scenery, or is known to be allowed."""
CHOICE: Final = 2
"""From here on it is the index of a last leg among the choices of a node."""
INDEX_BITS: Final = 12
INDEX: Final = (1 << INDEX_BITS) - 1
NODE_BITS: Final = BITS - 2
NODE: Final = (1 << NODE_BITS) - 1


class Detours:
    """The search for new paths to blocked nodes and to the turning points round figures.

    The heap holds, for every such place, its best last leg that was not tried yet, and the legs from repaired places:
    the packed path, the node, and what is known of the last leg, packed into one number.
    """

    __slots__ = (
        "_blocked", "_figures", "_first", "_heap", "_limit", "_near", "_obstacles", "_open", "_places", "_rest",
        "_sources", "_tree", "_turn_figures", "_turns", "found",
    )  # fmt: skip

    def __init__(
        self,
        tree: ShortestPathTree,
        blocked: set[int],
        figures: list[Obstacle],
        blocking: list[Obstacle],
        budget: int,
    ) -> None:
        self.found: dict[int, int] = {}
        """The repaired states, and the states of turning points round figures: the value, and the state before it,
        packed as in the tree."""
        self._tree = tree
        self._blocked = blocked
        self._figures = figures
        self._obstacles = ObstaclesByLevel(tree.graph.terrain, figures)
        self._limit = budget * FINE
        self._turns: list[FigureTurn] = []
        self._turn_figures: list[Obstacle] = []
        """For each turning point, its figure."""
        self._near: dict[Obstacle, list[int]] = {}
        self._places = tree.graph.places
        self._first = tree.root // CLASSES + 1
        """The index of the first turning point round a figure: they follow the vertices and the start."""
        terrain, places = tree.graph.terrain, tree.graph.places
        nodes = {state // CLASSES for state in blocked}
        self._open = {node for node in nodes if is_free(terrain, places[node], figures)}
        """The places that better paths are still sought to."""
        self._rest: dict[int, list[int]] = {}
        """For nodes whose kept choices were all blocked: all other last legs."""
        self._sources: list[tuple[int, int, int, int]] | None = None
        self._heap: list[int] = []
        for node in self._open:
            self._push_next(node, 0)
        for figure in blocking:
            if figure.square:
                self._add_turns(figure)
        self._run()
        # The answer is kept for long; what only the search needed goes.
        self._heap.clear()
        self._near.clear()
        self._rest.clear()
        self._turn_figures.clear()
        self._sources = None

    def _add_turns(self, figure: Obstacle) -> None:
        for turn in turns_round(self._tree.graph.terrain, figure, self._figures, few_steps_round(figure.square)):
            node = self._first + len(self._turns)
            self._turns.append(turn)
            self._turn_figures.append(figure)
            self._open.add(node)
            self._push_next(node, 0)

    def place_of(self, state: int) -> Place:
        node = state // CLASSES
        if node >= self._first:
            return self._turns[node - self._first].place
        return self._places[node] if state != self._tree.root else self._tree.start

    def turning_states(self) -> Iterator[tuple[int, int]]:
        """The repaired states from which a path may go on, and their values."""
        turning, first = self._tree.graph.turning_nodes, self._first
        for state, path in self.found.items():
            if state // CLASSES >= first or state // CLASSES in turning:
                yield state, path >> BITS

    def _sources_near(self, figure: Obstacle) -> list[int]:
        """The start and the KEPT_CHOICES states with the lowest bound of a path to the turning points of a figure."""
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
            dx: i64 = x - figure.x
            dy: i64 = y - figure.y
            least = value + root_down(dx * dx + dy * dy) * rate
            if least - MARGIN * rate <= self._limit:
                near.append((least, state))
        near.sort()
        found = self._near[figure] = [tree.root, *(state for _, state in near[:KEPT_CHOICES])]
        return found

    def _run(self) -> None:
        heap = self._heap
        while heap:
            top: i64 = heappop(heap)
            choice, node, index = top >> INDEX_BITS + NODE_BITS, top >> INDEX_BITS & NODE, top & INDEX
            if node not in self._open:
                continue
            value, kind, before = unpack(choice)
            if value > self._limit:
                break
            state = node * CLASSES + kind
            a, b = self.place_of(before), self.place_of(state)
            guessed = index == GUESSED or (index >= CHOICE and node >= self._first)
            if (guessed or self._is_better(state, value)) and self._obstacles.is_clear(a, b):
                if not guessed or self._check_guess(choice, node, a, b):
                    self.found[state] = value << BITS | before
                    self._expand(state, value)
            if self._is_settled(node, value):
                self._open.discard(node)
            elif index >= CHOICE:
                self._push_next(node, index - CHOICE + 1)

    def _push(self, choice: i64, node: i64, index: i64) -> None:
        heappush(self._heap, (choice << NODE_BITS | node) << INDEX_BITS | index)

    def _check_guess(self, choice: i64, node: i64, a: Place, b: Place) -> bool:
        """Whether a leg whose value was guessed has just that value. A dearer one is pushed again with its true
        value."""
        value, kind, before = unpack(choice)
        parts = bare_leg(self._tree.graph.terrain, a, b)
        if parts is None:
            return False
        known = 0 if before == self._tree.root else self._known(before)
        after, ends = extend(known, before % CLASSES, 0, parts, self._tree.carrying)
        if after == value and ends == kind:
            return self._is_better(node * CLASSES + kind, value)
        if after <= self._limit and self._is_better(node * CLASSES + ends, after):
            self._push(pack(after, ends, before), node, CHECKED)
        return False

    def _push_next(self, node: int, index: int) -> None:
        """Push the next last leg to a node, beginning with this index, that does not come from a blocked state."""
        if node >= self._first:
            self._push_guess(node, index)
            return
        blocked = self._blocked
        choices = self._tree.choices(node)
        for at in range(index, len(choices)):
            if choices[at] & STATE not in blocked:
                self._push(choices[at], node, CHOICE + at)
                return
        if len(choices) == KEPT_CHOICES:
            if node not in self._rest:
                last = choices[-1]
                self._rest[node] = sorted(choice for choice in self._tree.last_legs(node, blocked) if choice > last)
            at = max(index, KEPT_CHOICES)
            if at - KEPT_CHOICES < len(self._rest[node]):
                self._push(self._rest[node][at - KEPT_CHOICES], node, CHOICE + at)

    def _push_guess(self, node: int, index: int) -> None:
        """The same for a turning point round a figure: its last legs come from the start and from states near it."""
        tree, turn = self._tree, self._turns[node - self._first]
        states = self._sources_near(self._turn_figures[node - self._first]) if index else [tree.root]
        for at in range(index, max(1, len(states))):
            state = states[at]
            place = tree.place_of(state)
            if not turn.bends(*place[:2]):
                continue
            before = 0 if state == tree.root else tree.value_of(state)
            value = self._guess(before, place, turn.place)
            if value <= self._limit:
                self._push(pack(value, _class_on_open_ground(state), state), node, CHOICE + at)
                return
        if not index:
            self._push_guess(node, 1)

    def _guess(self, value: i64, a: Place, b: Place) -> i64:
        """A lower bound of the value after a leg: as if it led over open ground only."""
        ax: i64 = a[0]
        ay: i64 = a[1]
        dx, dy = b[0] - ax, b[1] - ay
        length = root_up((dx * dx + dy * dy) * (QUARTER * QUARTER))
        return value + 2 * length if self._tree.carrying else value + length

    def _expand(self, state: int, value: int) -> None:
        """Push the legs from a repaired state to all places that paths are still sought to."""
        tree = self._tree
        if state // CLASSES >= self._first:
            self._expand_turn(state, value)
            return
        if state // CLASSES not in tree.graph.turning_nodes:
            return
        adjacency = tree.adjacency(state, value)
        for node in self._open:
            edge = adjacency.edges.get(node)
            if edge is not None and value + (edge >> 1) <= self._limit:
                parts = adjacency.rough[node][1] if edge & 1 else None
                after, kind = extend(value, state % CLASSES, edge >> 1, parts, tree.carrying)
                if self._is_better(node * CLASSES + kind, after):
                    self._push(pack(after, kind, state), node, CHECKED)
        x, y, _ = self.place_of(state)
        for number, turn in enumerate(self._turns, self._first):
            if number in self._open and turn.bends(x, y):
                self._offer(state, value, number)

    def _expand_turn(self, state: int, value: int) -> None:
        """The same from a turning point round a figure, and only to where a path that bends round it can lead."""
        here = self._turns[state // CLASSES - self._first]
        first, turns, places = self._first, self._turns, self._places
        for node in self._open:
            place = places[node] if node < first else turns[node - first].place
            if here.bends(place[0], place[1]) and (place[0] != here.x or place[1] != here.y):
                if node < first or turns[node - first].bends(here.x, here.y):
                    self._offer_from(here.place, state, value, node, place)

    def _offer(self, state: i64, value: i64, node: i64) -> None:
        self._offer_from(self.place_of(state), state, value, node, self.place_of(node * CLASSES))

    def _offer_from(self, a: Place, state: i64, value: i64, node: i64, b: Place) -> None:
        after = self._guess(value, a, b)
        if after <= self._limit and not self._is_settled(node, after):
            self._push(pack(after, _class_on_open_ground(state), state), node, GUESSED)

    def _known(self, state: i64) -> i64:
        """The best value known for a state: repaired, or of the tree if it was not blocked."""
        repaired = self.found.get(state)
        if repaired is not None:
            return repaired >> BITS
        return NEVER if state in self._blocked else self._tree.value_of(state)

    def _is_better(self, state: i64, value: i64) -> bool:
        """Whether no path known to a state dominates this value."""
        return value < self._known(state) and value < self._known(state ^ 1) + FINE

    def _is_settled(self, node: i64, value: i64) -> bool:
        """Whether no last leg of this value or more can improve any state of a node."""
        first = node * CLASSES
        if node not in self._tree.graph.difficult:
            return self._known(first) <= value or (self._tree.carrying and self._known(first + 1) <= value)
        return min([self._known(state) for state in range(first, first + CLASSES)]) + 3 * FINE <= value


def _class_on_open_ground(state: i64) -> i64:
    """The label class after a leg over open ground; 0 after a crossed stretch, where it is not known yet."""
    kind = state % CLASSES
    return 0 if kind & CROSSING else kind
