"""Repairs a shortest-path tree for the figures of a position (R-move-4).

`Detours` finds new paths to the blocked nodes (`blocked_states`) alone: obstacles never make a path cheaper, so all
other labels stay valid. It is Dijkstra's search again, seeded with the best unblocked last leg to each blocked node and
extended by turning points round the figures that block something. Legs to and from those points are not in the
visibility graph: they enter the heap with the value of open ground and are checked when they come out (lazy
evaluation).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import isqrt
from typing import Final

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
    KEPT_CHOICES,
    NEVER,
    STATE,
    ShortestPathTree,
    pack,
    unpack,
)
from euphoria.games.reality.geometry.terrain import Place

CHECKED: Final = -1
GUESSED: Final = -2
"""In the third field of a heap entry: its last leg is known to be allowed by scenery, or still has to be checked.
From 0 on it is the index of a last leg among the choices of a node."""
Repair = tuple[int, int]
"""The new value of a state, and the state before it."""


class Detours:
    """The search for new paths to blocked nodes and to the turning points round figures.

    The heap holds, for every such place, its best last leg that was not tried yet, and the legs from repaired places.
    """

    __slots__ = (
        "_blocked", "_figures", "_first", "_heap", "_is_clear", "_limit", "_near", "_open", "_places", "_rest",
        "_sources", "_tree", "_turn_figures", "_turns", "found",
    )  # fmt: skip

    def __init__(
        self,
        tree: ShortestPathTree,
        blocked: set[int],
        figures: Sequence[Obstacle],
        blocking: Sequence[Obstacle],
        budget: int,
    ) -> None:
        self.found: dict[int, Repair] = {}
        """The repaired states, and the states of turning points round figures."""
        self._tree = tree
        self._blocked = blocked
        self._figures = figures
        self._is_clear = ObstaclesByLevel(tree.graph.terrain, figures).is_clear
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
        self._heap: list[tuple[int, int, int]] = []
        for node in self._open:
            self._push_next(node, 0)
        for figure in blocking:
            if figure.square:
                self._add_turns(figure)
        self._run()

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
        for state, (value, _) in self.found.items():
            if state // CLASSES >= first or state // CLASSES in turning:
                yield state, value

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
            least = value + isqrt((x - figure.x) ** 2 + (y - figure.y) ** 2) * rate
            if least - MARGIN * rate <= self._limit:
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
                if not guessed or self._check_guess(choice, node, a, b):
                    self.found[state] = (value, before)
                    self._expand(state, value)
            if self._is_settled(node, value):
                self._open.discard(node)
            elif index >= 0:
                self._push_next(node, index + 1)

    def _check_guess(self, choice: int, node: int, a: Place, b: Place) -> bool:
        """Whether a leg whose value was guessed has just that value. A dearer one is pushed again with its true
        value."""
        value, kind, before = unpack(choice)
        parts = bare_leg(self._tree.graph.terrain, a, b)
        if parts is None:
            return False
        known = 0 if before == self._tree.root else self._known(before)
        after, ends = extend(known, before % CLASSES, 0, parts, self._tree.carrying)
        if (after, ends) == (value, kind):
            return self._is_better(node * CLASSES + kind, value)
        if after <= self._limit and self._is_better(node * CLASSES + ends, after):
            heappush(self._heap, (pack(after, ends, before), node, CHECKED))
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
        """The same for a turning point round a figure: its last legs come from the start and from states near it."""
        tree, turn = self._tree, self._turns[node - self._first]
        states = self._sources_near(self._turn_figures[node - self._first]) if index else [tree.root]
        for at in range(index, max(1, len(states))):
            state = states[at]
            place = tree.place_of(state)
            if not turn.bends(*place[:2]):
                continue
            before = 0 if state == tree.root else tree.values[state]
            value = self._guess(before, place, turn.place)
            if value <= self._limit:
                heappush(self._heap, (pack(value, _class_on_open_ground(state), state), node, at))
                return
        if not index:
            self._push_guess(node, 1)

    def _guess(self, value: int, a: Place, b: Place) -> int:
        """A lower bound of the value after a leg: as if it led over open ground only."""
        square = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) * QUARTER * QUARTER
        length = isqrt(square - 1) + 1 if square else 0
        return value + 2 * length if self._tree.carrying else value + length

    def _expand(self, state: int, value: int) -> None:
        """Push the legs from a repaired state to all places that paths are still sought to."""
        tree = self._tree
        if state // CLASSES >= self._first:
            self._expand_turn(state, value)
            return
        if state // CLASSES not in tree.graph.turning_nodes:
            return
        edges = tree.adjacency(state, value).edges
        for node in self._open:
            edge = edges.get(node)
            if edge is not None and value + edge[0] <= self._limit:
                after, kind = extend(value, state % CLASSES, edge[0], edge[4], tree.carrying)
                if self._is_better(node * CLASSES + kind, after):
                    heappush(self._heap, (pack(after, kind, state), node, CHECKED))
        x, y, _ = self.place_of(state)
        for number, turn in enumerate(self._turns, self._first):
            if number in self._open and turn.bends(x, y):
                self._offer(state, value, number)

    def _expand_turn(self, state: int, value: int) -> None:
        """The same from a turning point round a figure, and only to where a path that bends round it can lead."""
        here, dx, dy = self._turns[state // CLASSES - self._first]
        x, y, _ = here
        first, turns, places = self._first, self._turns, self._tree.graph.places
        for node in self._open:
            place = places[node] if node < first else turns[node - first].place
            if (place[0] - x) * dx + (place[1] - y) * dy >= 0 and (place[0] != x or place[1] != y):
                if node < first or turns[node - first].bends(x, y):
                    self._offer_from(here, state, value, node, place)

    def _offer(self, state: int, value: int, node: int) -> None:
        self._offer_from(self.place_of(state), state, value, node, self.place_of(node * CLASSES))

    def _offer_from(self, a: Place, state: int, value: int, node: int, b: Place) -> None:
        after = self._guess(value, a, b)
        if after <= self._limit and not self._is_settled(node, after):
            heappush(self._heap, (pack(after, _class_on_open_ground(state), state), node, GUESSED))

    def _known(self, state: int) -> int:
        """The best value known for a state: repaired, or of the tree if it was not blocked."""
        if state in self.found:
            return self.found[state][0]
        return NEVER if state in self._blocked else self._tree.values.get(state, NEVER)

    def _is_better(self, state: int, value: int) -> bool:
        """Whether no path known to a state dominates this value."""
        return value < self._known(state) and value < self._known(state ^ 1) + FINE

    def _is_settled(self, node: int, value: int) -> bool:
        """Whether no last leg of this value or more can improve any state of a node."""
        first = node * CLASSES
        if node not in self._tree.graph.difficult:
            return self._known(first) <= value or (self._tree.carrying and self._known(first + 1) <= value)
        return min(map(self._known, range(first, first + CLASSES))) + 3 * FINE <= value


def _class_on_open_ground(state: int) -> int:
    """The label class after a leg over open ground; 0 after a crossed stretch, where it is not known yet."""
    kind = state % CLASSES
    return 0 if kind & CROSSING else kind
