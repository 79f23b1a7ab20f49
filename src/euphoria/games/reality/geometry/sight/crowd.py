"""All bodies on a table at once. Who sees whom is asked again and again while nobody moves: a crowd remembers it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import cast

from euphoria.games.reality.geometry.sight.bodies import Body, Spot
from euphoria.games.reality.geometry.terrain import Terrain

KEPT = 256
"""So many crowds are kept with a terrain; then it starts anew."""


class Crowd(tuple[Body, ...]):
    """Bodies that stand together on one terrain."""

    terrain: Terrain
    seen: dict[tuple[Body, Body], bool]
    """Of two of them, or one and a body elsewhere: whether they see each other."""
    covers: dict[tuple[Body, Body], int]
    """How well the second is covered from the first."""
    spots: dict[tuple[Body, Spot], bool]
    """Whether one sees a spot on a surface."""

    @staticmethod
    def on(terrain: Terrain, bodies: Iterable[Body]) -> Crowd:
        crowd = Crowd(bodies)
        crowd.terrain = terrain
        crowd.seen = {}
        crowd.covers = {}
        crowd.spots = {}
        return crowd


def crowd_of(terrain: Terrain, key: Hashable, bodies: Callable[[], Iterable[Body]]) -> Crowd:
    """The crowd that was known by this key, or a new one."""
    kept = cast("dict[Hashable, Crowd]", terrain.cache.setdefault("crowds", {}))
    crowd = kept.get(key)
    if crowd is None:
        if len(kept) >= KEPT:
            kept.clear()
        crowd = kept[key] = Crowd.on(terrain, bodies())
    return crowd
