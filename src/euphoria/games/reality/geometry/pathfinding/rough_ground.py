"""Which places lie in difficult ground or on its rim: legs between two of them are known to cross it without a test."""

from __future__ import annotations

from typing import cast

from euphoria.games.reality.geometry.movement.leg_scenery import ElementShape, leg_scenery_of
from euphoria.games.reality.geometry.shapes import INSIDE, OUTSIDE, on_segment, where_in
from euphoria.games.reality.geometry.terrain import GROUND, Place, Terrain


class RoughGround:
    """The convex pieces of difficult ground of a terrain, and the places that were looked up."""

    __slots__ = ("_known", "_shapes")

    def __init__(self, shapes: list[ElementShape]) -> None:
        self._shapes = [shape for shape in shapes if shape.difficult and shape.convex]
        self._known: dict[Place, tuple[int, int]] = {}

    def at(self, place: Place) -> tuple[int, int]:
        """A bit mask of the pieces that a place is in or on the rim of, and one of the edges that it lies on.

        A leg between two places of the same piece that share no edge is difficult from end to end.
        """
        found = self._known.get(place)
        if found is None:
            found = self._known[place] = self._look_up(place)
        return found

    def _look_up(self, place: Place) -> tuple[int, int]:
        x, y, surface = place
        closed = rims = first = 0
        for number, shape in enumerate(self._shapes if surface == GROUND else ()):
            where = where_in(shape.outline, x, y)
            if where != OUTSIDE:
                closed |= 1 << number
            if where not in (OUTSIDE, INSIDE):
                for edge, (a, b) in enumerate(shape.sides):
                    if on_segment((x, y), a, b):
                        rims |= 1 << first + edge
            first += len(shape.sides)
        return closed, rims


def rough_ground_of(terrain: Terrain) -> RoughGround:
    found = terrain.cache.get("rough ground")
    if found is None:
        found = terrain.cache["rough ground"] = RoughGround(leg_scenery_of(terrain).shapes)
    return cast(RoughGround, found)
