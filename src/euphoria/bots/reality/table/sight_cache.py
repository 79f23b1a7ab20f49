"""Caches line of sight and duels per terrain, shared by all bots of the process.

Nothing cached is secret: it depends only on scenery, bodies, and the arguments of the query.
"""

from __future__ import annotations

from typing import Final, cast

from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.scenery_sight import scenery_sight
from euphoria.games.reality.geometry.sight.sight_lines import LINES, closed
from euphoria.games.reality.geometry.terrain import Terrain

UNSEEN: Final = -1
KEPT: Final = 20_000
"""Cache size per terrain, of pairs of bodies and of duels; a full cache is cleared."""
KEPT_STANCES: Final = 4_000

Stance = tuple[object, ...]
"""Everything about a figure that affects a duel."""


class SightCache:
    """The cache of one terrain."""

    __slots__ = ("_numbers", "covers", "duels", "terrain")

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.covers: dict[tuple[Body, Body], int] = {}
        """Cover of the second body from the first: 0, 1 or 2, or UNSEEN."""
        self.duels: dict[tuple[int, int], tuple[float, float]] = {}
        """By the numbers of two stances: the threat of each to the other."""
        self._numbers: dict[Stance, int] = {}

    def look(self, shooter: Body, target: Body) -> int:
        """Compute line of sight and store it in `covers`, both ways."""
        there, back = scenery_sight(self.terrain, shooter, target), scenery_sight(self.terrain, target, shooter)
        hidden = closed(there.mask) == LINES and closed(back.mask) == LINES
        if len(self.covers) >= KEPT:
            self.covers.clear()
        self.covers[target, shooter] = UNSEEN if hidden else back.cover
        found = self.covers[shooter, target] = UNSEEN if hidden else there.cover
        return found

    def numbers(self, stances: list[list[Stance]]) -> list[list[int]]:
        """The numbers of stances; valid until the next call, which may clear the cache."""
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
