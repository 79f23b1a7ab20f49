"""An independent opinion about the cheapest way: every quarter inch may be a way-point, and every leg is tried.

It shares with the engine only what is said of one leg: what it leads over, whether figures let it pass. Of the
engine's search, its nodes and what it keeps it knows nothing. It is as slow as that sounds, so it is asked about one
goal at a time, and only whether a way there is cheaper than a given price.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import hypot

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, is_free
from euphoria.games.reality.geometry.movement.legs import FINE, PartKind, leg
from euphoria.games.reality.geometry.movement.path_cost import price
from euphoria.games.reality.geometry.shapes import edges, point_nearer
from euphoria.games.reality.geometry.terrain import BASE, INCH, Place, Terrain
from euphoria.games.reality.rules.figures.routes import may_end

Label = tuple[int, int, int]
"""Points spent on stretches that are over, the kind of the last one, and how long it is."""
HAIR = 1e-9
NEAR = 3
"""So many quarter inches from what must be kept clear of, one may turn."""


class Oracle:
    """Ways from one place to another that cost no more than so much, over any places whatever."""

    def __init__(
        self, terrain: Terrain, start: Place, goal: Place, obstacles: list[Obstacle], carrying: bool = False
    ) -> None:
        self.terrain = terrain
        self.start = start
        self.goal = goal
        self.obstacles = obstacles
        self.carrying = carrying
        self.rate = 2 if carrying else 1
        self.slack = 0.0
        """A ladder may be so much shorter than its ends are apart."""

    def way_for(self, most: int) -> tuple[Place, ...] | None:
        """A way that costs no more than this."""
        links = (link for link in self.terrain.links if min(self._inches(self.start, end) for end in link) <= most)
        self.slack = max([0.0, *(self._inches(foot, head) for foot, head in links)])
        if self._inches(self.start, self.goal) > most + self.slack:
            return None
        points = self._points(most)
        known: dict[Place, list[Label]] = {}
        heap: list[tuple[float, Label, tuple[Place, ...]]] = [(0.0, (0, int(PartKind.OPEN), 0), (self.start,))]
        while heap:
            _, label, way = heappop(heap)
            place = way[-1]
            if place != self.start and label not in known[place]:
                continue
            for there in points:
                if there == place or self._at_least(label, place, there) > most:
                    continue
                after = self._walked(label, place, there)
                if after is None or self._total(after) > most or not self._is_free(place, there):
                    continue
                if there == self.goal:
                    return (*way, there)
                labels = known.setdefault(there, [])
                if any(self._is_as_good(one, after) for one in labels):
                    continue
                labels[:] = [one for one in labels if not self._is_as_good(after, one)]
                labels.append(after)
                heappush(heap, (self._at_least(after, there, self.goal), after, (*way, there)))
        return None

    def _points(self, most: int) -> list[Place]:
        """All places that may be on such a way, the goal first."""
        terrain, reach = self.terrain, int((most + self.slack) * INCH) // self.rate
        (x, y, _), found = self.start, [self.goal]
        for at_x in range(max(2, x - reach), min(terrain.width - 2, x + reach) + 1):
            for at_y in range(max(2, y - reach), min(terrain.depth - 2, y + reach) + 1):
                here = (at_x, at_y, 0)
                if self._inches(self.start, here) + self._inches(here, self.goal) <= most + self.slack + HAIR:
                    places = [(at_x, at_y, surface) for surface in terrain.surfaces_over(at_x, at_y)]
                    found += [place for place in places if terrain.stands(place) and place != self.goal]
        return [place for place in found if place == self.goal or self._may_turn(place)]

    def _may_turn(self, place: Place) -> bool:
        """Whether somebody or something is near: away from all that, nothing is gained by turning."""
        x, y, _ = place
        if not is_free(self.terrain, place, self.obstacles):
            return False
        ends = {end for link in self.terrain.links for end in link}
        return (
            place in ends
            or any(hypot(figure.x - x, figure.y - y) < figure.square**0.5 + NEAR for figure in self.obstacles)
            or any(
                point_nearer(x, y, *a, *b, (BASE + NEAR) ** 2)
                for _, element in self.terrain.present()
                for a, b in edges(element.outline)
            )
        )

    def _inches(self, a: Place, b: Place) -> float:
        """What they are apart, at the price of open ground."""
        return hypot(a[0] - b[0], a[1] - b[1]) / INCH * self.rate

    def _at_least(self, label: Label, place: Place, there: Place) -> float:
        spent, what, length = label
        rate = self.rate if what <= PartKind.LADDER else 2
        return (
            spent
            + (length * rate / FINE if what <= PartKind.OVER else self._total(label) - spent)
            + self._inches(place, there)
            + self._inches(there, self.goal)
            - self.slack
            - HAIR
        )

    def _walked(self, label: Label, place: Place, there: Place) -> Label | None:
        parts = leg(self.terrain, place, there)
        if parts is None:
            return None
        for what, length in parts:
            group = PartKind.OPEN if what <= PartKind.LADDER else PartKind.DIFFICULT if what <= PartKind.OVER else what
            if label[1] == group and group <= PartKind.OVER:
                label = (label[0], label[1], label[2] + length)
            else:
                label = (self._total(label), int(group), length)
        return label

    def _total(self, label: Label) -> int:
        return label[0] + price(label[1], label[2], self.carrying)

    def _is_free(self, place: Place, there: Place) -> bool:
        return may_end(self.terrain, place, there, self.obstacles)

    @staticmethod
    def _is_as_good(one: Label, other: Label) -> bool:
        """Whether no way that goes on from the second is cheaper than the same from the first."""
        return one[0] <= other[0] and one[1] == other[1] and one[2] <= other[2]
