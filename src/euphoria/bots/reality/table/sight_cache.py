"""What was seen on a table once and is asked again all the time: kept with the terrain, for all who think about it.

Nothing here is anybody's secret: all of it follows from the scenery, from bodies, and from what a duel was asked with.
"""

from __future__ import annotations

from typing import cast

from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.line_of_sight import scenery_sight
from euphoria.games.reality.geometry.sight.sight_lines import LINES, closed
from euphoria.games.reality.geometry.terrain import Terrain

UNSEEN = -1
KEPT = 20_000
"""So many pairs of bodies, and so many duels, are kept for a terrain; then it starts anew."""
KEPT_STANCES = 4_000

Stance = tuple[object, ...]
"""All that a duel asks of one of the two."""


class SightCache:
    __slots__ = ("_numbers", "covers", "duels", "terrain")

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.covers: dict[tuple[Body, Body], int] = {}
        """How well the second is covered from the first: 0, 1 or 2, or that it is not seen at all."""
        self.duels: dict[tuple[int, int], tuple[float, float]] = {}
        """By the numbers of two stances: what each may do to the other."""
        self._numbers: dict[Stance, int] = {}

    def look(self, shooter: Body, target: Body) -> int:
        """Into `covers`, both ways."""
        there, back = scenery_sight(self.terrain, shooter, target), scenery_sight(self.terrain, target, shooter)
        hidden = closed(there.mask) == LINES and closed(back.mask) == LINES
        if len(self.covers) >= KEPT:
            self.covers.clear()
        self.covers[target, shooter] = UNSEEN if hidden else back.cover
        found = self.covers[shooter, target] = UNSEEN if hidden else there.cover
        return found

    def numbers(self, stances: list[list[Stance]]) -> list[list[int]]:
        """The numbers of stances, which hold until this is asked again."""
        known = self._numbers
        if len(known) >= KEPT_STANCES or len(self.duels) >= KEPT:
            known.clear()
            self.duels.clear()
        return [[known.setdefault(stance, len(known)) for stance in team] for team in stances]


def sight_cache_of(terrain: Terrain) -> SightCache:
    found = terrain.cache.get("sightings")
    if found is None:
        found = terrain.cache["sightings"] = SightCache(terrain)
    return cast("SightCache", found)
