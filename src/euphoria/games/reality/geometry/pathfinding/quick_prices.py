"""What the quick ways of a reach to any places cost: for a whole grid of places, one after the other.

The last leg of a way may come from the start or from any turning state of the reach. The one that was best for the
place before is often best again, and gives a price that others have to beat: those that cannot, by the straight
distance and the climb alone, are not looked at. A straight leg from the start over open ground cannot be beaten at all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.reality.geometry.movement.edge_prices import edge_prices
from euphoria.games.reality.geometry.movement.figure_clearance import (
    Obstacle,
    ObstaclesByLevel,
    allowed_at_the_end,
    is_free,
    may_pass,
)
from euphoria.games.reality.geometry.movement.leg_scenery import ElementShape, leg_scenery_of, shapes_near_leg
from euphoria.games.reality.geometry.movement.legs import FINE, QUARTER, BareLeg, bare_leg
from euphoria.games.reality.geometry.pathfinding.angular_sectors import SECTOR, direction, sectors_about
from euphoria.games.reality.geometry.pathfinding.path_labels import CLASSES, cost, extend
from euphoria.games.reality.geometry.pathfinding.reach import Reach
from euphoria.games.reality.geometry.shapes import root_down
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place, Terrain

NO_WAY: Final = 1 << 30


class QuickPrices:
    """The prices of a reach with this budget among these figures."""

    def __init__(self, found: Reach, budget: int, obstacles: list[Obstacle]) -> None:
        self.terrain: Terrain = found.tree.graph.terrain
        self.carrying: bool = found.tree.carrying
        self.budget = budget
        self.obstacles = obstacles
        self.rate = 2 if self.carrying else 1
        states = [(0, found.tree.root), *sorted((value, state) for state, value in found.labels(budget))]
        self.places: list[Place] = [found.place_of(state) for _, state in states]
        """Where the last leg may come from, the start first, then by value."""
        self.values: list[int] = [value for value, _ in states]
        self.kinds: list[int] = [state % CLASSES for _, state in states]
        limit = budget * FINE
        self.squares: list[int] = [((limit - value) // self.rate) ** 2 // (QUARTER * QUARTER) for value, _ in states]
        """How far the points that are left go from there, squared."""
        self._sectors: list[list[int] | None] = [None] * len(states)
        self._scenery = leg_scenery_of(self.terrain)
        self._edge_prices = edge_prices(self.terrain)
        self._by_mask: dict[int, list[ElementShape]] = {}
        self._by_level = ObstaclesByLevel(self.terrain, obstacles)
        self._hint = 0
        self._is_flat = not found.tree.graph.slack
        """Whether no ladder is shorter than its ends are apart."""

    def price(self, goal: Place) -> int | None:
        """The least that a way costs; None where there is none. The scenery lets a base stand at the goal."""
        start = self.places[0]
        if goal == start:
            return None
        x, y, _ = goal
        last: list[Obstacle] = self.obstacles
        touching = not is_free(self.terrain, goal, self.obstacles)
        if touching:
            last = allowed_at_the_end(self.terrain, self.obstacles, goal)
            if not is_free(self.terrain, goal, last):
                return None
        best = self._from(0, goal, last, touching)
        if best <= self.budget and self._is_flat:
            dx, dy, scale = start[0] - x, start[1] - y, QUARTER * self.rate
            if root_down((dx * dx + dy * dy) * (scale * scale)) > (best - 1) * FINE:
                return best
        hint = self._hint
        if hint:
            best = min(best, self._from(hint, goal, last, touching))
        best = min(best, self.budget + 1)
        for bound, number in sorted(self._candidates(goal, (best - 1) * FINE)):
            if bound > (best - 1) * FINE:
                break
            if number != hint:
                price = self._from(number, goal, last, touching)
                if price < best:
                    best, self._hint = price, number
        return best if best <= self.budget else None

    def _candidates(self, goal: Place, limit: int) -> list[tuple[int, int]]:
        """The states from which a last leg may make a way of at most this value, with the least value that it can
        have."""
        x: i64 = goal[0]
        y: i64 = goal[1]
        surface = goal[2]
        most: i64 = limit
        found = []
        places, values, squares = self.places, self.values, self.squares
        scale: i64 = QUARTER * self.rate
        prices, links = self._edge_prices, self._scenery.links
        for number in range(1, len(places)):
            value: i64 = values[number]
            if value > most:
                break
            here_x, here_y, level = places[number]
            dx, dy = here_x - x, here_y - y
            square = dx * dx + dy * dy
            if square > squares[number]:
                continue
            if level == surface:
                value += root_down(square * (scale * scale))
            elif value + prices[level][surface] <= most or links:
                if (places[number], goal) not in links:
                    value += prices[level][surface] + root_down(square * (scale * scale))
            else:
                continue
            if value <= most:
                found.append((value, number))
        return found

    def _from(self, number: int, goal: Place, last: list[Obstacle], touching: bool) -> int:
        """What the way costs whose last leg comes from there; NO_WAY where scenery or figures stop it."""
        before, kind, value = self.places[number], self.kinds[number], self.values[number]
        dx, dy = goal[0] - before[0], goal[1] - before[1]
        if dx * dx + dy * dy > self.squares[number]:
            return NO_WAY
        if before == goal:
            return cost(value, kind, self.carrying)
        if touching:
            if not may_pass(self.terrain, before, goal, self.obstacles, last):
                return NO_WAY
        elif not self._by_level.is_clear(before, goal):
            return NO_WAY
        parts = self._past_scenery(number, before, goal)
        if parts is None:
            return NO_WAY
        value, kind = extend(value, kind, 0, parts, self.carrying)
        return cost(value, kind, self.carrying)

    def _past_scenery(self, number: int, a: Place, b: Place) -> BareLeg | None:
        """The parts of a leg from the place of this number; None where scenery stops it."""
        if a[2] != GROUND != b[2]:
            return bare_leg(self.terrain, a, b)
        sectors = self._sectors[number]
        if sectors is None:
            sectors = self._sectors[number] = sectors_about(self._scenery.shapes, a[0], a[1], self.budget * INCH * 2)
        mask = sectors[direction(b[0] - a[0], b[1] - a[1]) // SECTOR]
        if not mask:
            return bare_leg(self.terrain, a, b, [])
        among = self._by_mask.get(mask)
        if among is None:
            among = [shape for shape in self._scenery.shapes if mask >> shape.number & 1]
            self._by_mask[mask] = among
        return bare_leg(self.terrain, a, b, shapes_near_leg(among, a, b))
