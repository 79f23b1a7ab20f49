"""What it costs, at least, to get from one surface to another by one leg, beside the length of the leg."""

from __future__ import annotations

from typing import Final, cast

from euphoria.games.reality.geometry.movement.legs import FINE, steps_over
from euphoria.games.reality.geometry.movement.path_cost import price
from euphoria.games.reality.geometry.terrain import GROUND, Terrain

NO_LEG: Final = 1 << 40
"""Instead of a price: no leg leads there."""


def edge_prices(terrain: Terrain) -> list[list[int]]:
    """For every surface and every other one, the price of the climb or the jump at the edge, in 1/1024 points; NO_LEG
    where only a ladder leads there. Ladders are not looked at."""
    found = terrain.shared.get("edge prices")
    if found is None:
        numbers = range(len(terrain.surfaces))
        found = terrain.shared["edge prices"] = [[_price(terrain, one, other) for other in numbers] for one in numbers]
    return cast("list[list[int]]", found)


def _price(terrain: Terrain, one: int, other: int) -> int:
    if one == other:
        return 0
    if one != GROUND != other:
        return NO_LEG
    rise = terrain.surfaces[other].z - terrain.surfaces[one].z
    return sum(price(what, far) for what, far in steps_over(rise)) * FINE
