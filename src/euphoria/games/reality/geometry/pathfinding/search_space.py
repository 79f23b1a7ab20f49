"""The search space of the refined search: the places where a path may turn, and the legs between them.

It belongs to one start, one set of figures and one budget, and is shared by the searches for several goals, so that
each leg is compared with scenery and figures only once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, ObstaclesByLevel, is_free
from euphoria.games.reality.geometry.movement.legs import FINE, QUARTER, BareLeg, bare_leg
from euphoria.games.reality.geometry.pathfinding.dense_turning_points import dense_turns
from euphoria.games.reality.geometry.pathfinding.figure_turning_points import steps_round, turns_round
from euphoria.games.reality.geometry.pathfinding.reach import Reach, leaving
from euphoria.games.reality.geometry.shapes import INSIDE, Polygon, edges, point_nearer, where_in
from euphoria.games.reality.geometry.terrain import DIFFICULT, GROUND, INCH, Link, Place, Terrain


class SearchSpace:
    """Where paths may turn that `budget` points can pay for, from one start and among these figures."""

    def __init__(self, found: Reach, budget: int, obstacles: Sequence[Obstacle]) -> None:
        self.found = found
        self.budget = budget
        self.obstacles = obstacles
        tree = found.tree
        self.terrain = terrain = tree.graph.terrain
        self.start = tree.start
        self.carrying = tree.carrying
        self.rate = 2 if tree.carrying else 1
        links = [link for link in terrain.links if any(self._is_near(end) for end in link)]
        self.slack = max([0, *(_slack(terrain, link) for link in links)])
        """By how much a ladder can be shorter than its ends are apart, seen from above."""
        self.climbing = 1 if links else 2
        self.figures = leaving(terrain, self.start, obstacles)
        self._legs: dict[tuple[Place, Place], BareLeg | None] = {}
        self._is_clear = ObstaclesByLevel(terrain, self.figures).is_clear
        self._turns: list[Place] | None = None

    def _is_near(self, place: Place) -> bool:
        far = self.budget * INCH // self.rate
        return (place[0] - self.start[0]) ** 2 + (place[1] - self.start[1]) ** 2 <= far * far

    def least_climb(self, low: int, high: int) -> int:
        """A lower bound of the cost of getting from one height to another, in 1/1024 points; a jump down is cheap."""
        rise = (high - low) * QUARTER
        if rise > 0:
            return rise * self.climbing
        return min(-rise, 2 * FINE)

    def turns(self) -> list[Place]:
        """The lattice places near scenery and figures where a path may turn, found when first asked for."""
        if self._turns is None:
            x, y, _ = self.start
            far = (self.budget * INCH // self.rate + self.slack // QUARTER) ** 2
            found = [turn for turn in dense_turns(self.terrain) if (turn[0] - x) ** 2 + (turn[1] - y) ** 2 <= far]
            found = [turn for turn in found if is_free(self.terrain, turn, self.figures)]
            for figure in self.figures:
                if figure.square and (figure.x - x) ** 2 + (figure.y - y) ** 2 <= far:
                    round_figure = turns_round(self.terrain, figure, self.figures, steps_round(figure.square))
                    found += [turn.place for turn in round_figure]
            self._turns = found
        return self._turns

    def leg(self, a: Place, b: Place) -> BareLeg | None:
        """The parts of a leg that is not the last one; None where scenery or a figure stops it."""
        key = (a, b)
        if key not in self._legs:
            self._legs[key] = bare_leg(self.terrain, a, b) if self._is_clear(a, b) else None
        return self._legs[key]

    def depth_of(self, goal: Place) -> tuple[int, Polygon]:
        """For a goal in difficult ground: by how much the part of any path within it is dearer than open ground, at
        least, and its outline; else 0."""
        depth = 0
        outline: Polygon = ()
        for _, element in self.terrain.present() if goal[2] == GROUND else ():
            if element.kind in DIFFICULT and where_in(element.outline, *goal[:2]) == INSIDE:
                inches = 0
                while not _near_edge(element.outline, *goal[:2], (inches * INCH) ** 2 + 1):
                    inches += 1
                if inches * FINE > depth:
                    depth, outline = inches * FINE, element.outline
        return depth, outline


def _near_edge(outline: Polygon, x: int, y: int, square: int) -> bool:
    return any(point_nearer(x, y, *a, *b, square) for a, b in edges(outline))


def _slack(terrain: Terrain, link: Link) -> int:
    foot, head = link
    apart = isqrt(((head[0] - foot[0]) ** 2 + (head[1] - foot[1]) ** 2) * QUARTER * QUARTER) + 1
    return apart - abs(terrain.height_of(head) - terrain.height_of(foot)) * QUARTER
