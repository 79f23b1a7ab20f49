"""The search space of the refined search: the places where a path may turn, and the legs between them.

It belongs to one start, one set of figures and one budget, and is shared by the searches for several goals, so that
each leg is compared with scenery and figures only once. Places are numbered in the order in which they are met.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.edge_prices import edge_prices
from euphoria.games.reality.geometry.movement.figure_clearance import Obstacle, ObstaclesByLevel, is_free
from euphoria.games.reality.geometry.movement.leg_scenery import ElementShape, leg_scenery_of, shapes_near_leg
from euphoria.games.reality.geometry.movement.legs import FINE, QUARTER, BareLeg, bare_leg
from euphoria.games.reality.geometry.pathfinding.angular_sectors import SECTOR, direction, sectors_about
from euphoria.games.reality.geometry.pathfinding.dense_turning_points import dense_turns
from euphoria.games.reality.geometry.pathfinding.figure_turning_points import steps_round, turns_round
from euphoria.games.reality.geometry.pathfinding.reach import Reach, leaving
from euphoria.games.reality.geometry.pathfinding.rough_ground import RoughGround, rough_ground_of
from euphoria.games.reality.geometry.shapes import INSIDE, Polygon, near_outline, root_down, where_in
from euphoria.games.reality.geometry.terrain import DIFFICULT, GROUND, INCH, Link, Place, Terrain

PLACES: Final = 1 << 16
"""More than the places of any search space."""


Turn = tuple[int, Place]
"""A place where a path may turn, after how far it is from the start, at least, in 1/1024 points."""


class SearchSpace:
    """Where paths may turn that `budget` points can pay for, from one start and among these figures."""

    def __init__(self, found: Reach, budget: int, obstacles: list[Obstacle]) -> None:
        self.found = found
        self.budget = budget
        self.obstacles = obstacles
        tree = found.tree
        self.terrain: Terrain = tree.graph.terrain
        self.start: Place = tree.start
        self.carrying: bool = tree.carrying
        self.rate = 2 if tree.carrying else 1
        links = [link for link in self.terrain.links if any(self._is_near(end) for end in link)]
        self.slack = max([0, *(_slack(self.terrain, link) for link in links)])
        """By how much a ladder can be shorter than its ends are apart, seen from above."""
        self.climbing = 1 if links else 2
        self.figures = leaving(self.terrain, self.start, obstacles)
        self.places: list[Place] = []
        """By number."""
        self.closed: list[int] = []
        """For each of them, a bit mask of the difficult ground that it is in or on the rim of."""
        self.rims: list[int] = []
        """And of the edges of difficult ground that it lies on."""
        self._numbers: dict[Place, int] = {}
        self._rough: RoughGround = rough_ground_of(self.terrain)
        self.edge_prices = edge_prices(self.terrain)
        self._legs: dict[int, BareLeg | None] = {}
        self._obstacles = ObstaclesByLevel(self.terrain, self.figures)
        self._free: dict[Place, int] = {}
        self._turns: list[Turn] | None = None
        self._scenery = leg_scenery_of(self.terrain)
        self.links = self._scenery.links
        self._sectors: dict[int, list[int]] = {}
        self._by_mask: dict[int, list[ElementShape]] = {}

    def number_of(self, place: Place) -> int:
        number = self._numbers.get(place)
        if number is None:
            number = self._numbers[place] = len(self.places)
            self.places.append(place)
            closed, rims = self._rough.at(place)
            self.closed.append(closed)
            self.rims.append(rims)
        return number

    def _is_near(self, place: Place) -> bool:
        far = self.budget * INCH // self.rate
        return (place[0] - self.start[0]) ** 2 + (place[1] - self.start[1]) ** 2 <= far * far

    def least_climb(self, low: int, high: int) -> int:
        """A lower bound of the cost of getting from one height to another, in 1/1024 points; a jump down is cheap."""
        rise = (high - low) * QUARTER
        if rise > 0:
            return rise * self.climbing
        return min(-rise, 2 * FINE)

    def turns(self) -> list[Turn]:
        """The lattice places near scenery and figures where a path may turn, found when first asked for: those nearest
        to the start come first."""
        if self._turns is None:
            x, y, _ = self.start
            far = (self.budget * INCH // self.rate + self.slack // QUARTER) ** 2
            found = [place for place in dense_turns(self.terrain) if (place[0] - x) ** 2 + (place[1] - y) ** 2 <= far]
            for figure in self.figures:
                if figure.square and (figure.x - x) ** 2 + (figure.y - y) ** 2 <= far:
                    round_figure = turns_round(self.terrain, figure, self.figures, steps_round(figure.square))
                    found += [turn.place for turn in round_figure]
            self._turns = sorted([(self._away(place), place) for place in found if place != self.start])
        return self._turns

    def free_number_of(self, place: Place) -> int:
        """The number of a place where a path may turn; -1 if a figure leaves no room there."""
        number = self._free.get(place)
        if number is None:
            free = is_free(self.terrain, place, self.figures)
            number = self._free[place] = self.number_of(place) if free else -1
        return number

    def _away(self, place: Place) -> int:
        (x, y, surface), terrain = self.start, self.terrain
        dx: i64 = place[0] - x
        dy: i64 = place[1] - y
        far = root_down((dx * dx + dy * dy) * (QUARTER * QUARTER)) - self.slack
        climb = self.least_climb(terrain.surfaces[surface].z, terrain.surfaces[place[2]].z)
        return far * self.rate + climb

    def leg(self, one: int, other: int) -> BareLeg | None:
        """The parts of a leg between two numbered places that is not the last one; None where scenery or a figure
        stops it."""
        key = one * PLACES + other
        if key not in self._legs:
            a, b = self.places[one], self.places[other]
            self._legs[key] = self.past_scenery(one, a, b) if self._obstacles.is_clear(a, b) else None
        return self._legs[key]

    def past_scenery(self, one: int, a: Place, b: Place) -> BareLeg | None:
        """The parts of a leg from the place of this number; None where scenery stops it."""
        if a[2] != GROUND != b[2]:
            return bare_leg(self.terrain, a, b)
        sectors = self._sectors.get(one)
        if sectors is None:
            far = 2 * (self.budget * INCH + self.slack // QUARTER)
            sectors = self._sectors[one] = sectors_about(self._scenery.shapes, a[0], a[1], far)
        mask = sectors[direction(b[0] - a[0], b[1] - a[1]) // SECTOR]
        among = self._by_mask.get(mask)
        if among is None:
            among = [shape for shape in self._scenery.shapes if mask >> shape.number & 1]
            self._by_mask[mask] = among
        return bare_leg(self.terrain, a, b, shapes_near_leg(among, a, b) if among else among)

    def depth_of(self, goal: Place) -> tuple[int, Polygon]:
        """For a goal in difficult ground: by how much the part of any path within it is dearer than open ground, at
        least, and its outline; else 0."""
        depth = 0
        outline: Polygon = ()
        for _, element in self.terrain.present() if goal[2] == GROUND else ():
            if element.kind in DIFFICULT and where_in(element.outline, *goal[:2]) == INSIDE:
                inches = 0
                while not near_outline(element.outline, *goal[:2], (inches * INCH) ** 2 + 1):
                    inches += 1
                if inches * FINE > depth:
                    depth, outline = inches * FINE, element.outline
        return depth, outline


def _slack(terrain: Terrain, link: Link) -> int:
    foot, head = link
    apart = root_down(((head[0] - foot[0]) ** 2 + (head[1] - foot[1]) ** 2) * QUARTER * QUARTER) + 1
    return apart - abs(terrain.height_of(head) - terrain.height_of(foot)) * QUARTER
