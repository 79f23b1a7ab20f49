"""All bodies of one position, with a cache of who sees whom: the same questions are asked many times between two
moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Final, cast

from mypy_extensions import mypyc_attr

from euphoria.games.reality.geometry.sight.bodies import Body, Spot
from euphoria.games.reality.geometry.terrain import Terrain

KEPT: Final = 256
"""How many crowds are cached for a table, whatever was removed from it; a full cache is emptied."""


@mypyc_attr(native_class=False)  # a tuple, which a compiled class cannot be
class Crowd(tuple[Body, ...]):
    """The bodies of one position on one terrain, and the answers found for them so far."""

    terrain: Terrain
    seen: dict[tuple[Body, Body], bool]
    """For two bodies, in the crowd or not: whether they see each other."""
    covers: dict[tuple[Body, Body], int]
    """For shooter and target: the cover of the target."""
    spots: dict[tuple[Body, Spot], bool]
    """For a viewer and a spot on a surface: whether it is seen."""

    @staticmethod
    def on(terrain: Terrain, bodies: Iterable[Body]) -> Crowd:
        crowd = Crowd(bodies)
        crowd.terrain = terrain
        crowd.seen = {}
        crowd.covers = {}
        crowd.spots = {}
        return crowd


def crowd_of(terrain: Terrain, key: Hashable, bodies: Callable[[], Iterable[Body]]) -> Crowd:
    """The crowd that is cached for this key, or a new one."""
    kept = cast("dict[tuple[int, Hashable], Crowd]", terrain.shared.setdefault("crowds", {}))
    crowd = kept.get((terrain.gone, key))
    if crowd is None or crowd.terrain is not terrain:
        if len(kept) >= KEPT:
            kept.clear()
        crowd = kept[terrain.gone, key] = Crowd.on(terrain, bodies())
    return crowd
