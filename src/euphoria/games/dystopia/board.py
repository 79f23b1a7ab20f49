"""The board as data: every space with its kind, its faction, its cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from euphoria.games.dystopia.causes import CAUSE
from euphoria.games.dystopia.components import (
    BLISS,
    CLAY,
    ENERGY,
    EUPHORIAN,
    FOOD,
    GOLD,
    ICARITE,
    SITES,
    SPACES_A_SITE,
    STONE,
    SUBTERRAN,
    WASTELANDER,
    WATER,
)
from euphoria.games.dystopia.costs import ANY_RESOURCE, FREE, THREE_OR_PAIR, Cost, of

# Kinds of space (D-place).
MULTI_USE: Final = 0
TEMPORARY: Final = 1
ONE_TIME: Final = 2
EXCLUSIVE: Final = 3

# What a space is, which decides what it gives.
AREA: Final = 0
TUNNEL: Final = 1
TUNNEL_END: Final = 2
ARTIFACT_MARKET: Final = 3
WIND_SALOON: Final = 4
NIMBUS_LOFT: Final = 5
BREEZE_BAR: Final = 6
SKY_LOUNGE: Final = 7
TANK_LEFT: Final = 8
TANK_RIGHT: Final = 9
SITE: Final = 10
MARKET: Final = 11

NO_FACTION: Final = -1


@dataclass(frozen=True)
class Space:
    number: int
    id: str
    kind: int
    what: int
    faction: int
    cost: Cost
    site: int = -1


def _spaces() -> tuple[Space, ...]:
    rows: list[tuple[str, int, int, int, Cost, int]] = [
        ("generator", MULTI_USE, AREA, EUPHORIAN, FREE, -1),
        ("aquifer", MULTI_USE, AREA, SUBTERRAN, FREE, -1),
        ("farm", MULTI_USE, AREA, WASTELANDER, FREE, -1),
        ("cloud-mine", MULTI_USE, AREA, ICARITE, FREE, -1),
        ("euphorian-tunnel", TEMPORARY, TUNNEL, EUPHORIAN, Cost((of(1, ENERGY),)), -1),
        ("subterran-tunnel", TEMPORARY, TUNNEL, SUBTERRAN, Cost((of(1, WATER),)), -1),
        ("wastelander-tunnel", TEMPORARY, TUNNEL, WASTELANDER, Cost((of(1, FOOD),)), -1),
        ("euphorian-tunnel-end", EXCLUSIVE, TUNNEL_END, EUPHORIAN, FREE, -1),
        ("subterran-tunnel-end", EXCLUSIVE, TUNNEL_END, SUBTERRAN, FREE, -1),
        ("wastelander-tunnel-end", EXCLUSIVE, TUNNEL_END, WASTELANDER, FREE, -1),
        ("incinerator", TEMPORARY, ARTIFACT_MARKET, EUPHORIAN, Cost(artifacts=THREE_OR_PAIR), -1),
        ("free-press", TEMPORARY, ARTIFACT_MARKET, SUBTERRAN, Cost(artifacts=THREE_OR_PAIR), -1),
        ("ark", TEMPORARY, ARTIFACT_MARKET, WASTELANDER, Cost(artifacts=THREE_OR_PAIR), -1),
        ("wind-saloon", TEMPORARY, WIND_SALOON, ICARITE, Cost(artifacts=THREE_OR_PAIR), -1),
        ("nimbus-loft", TEMPORARY, NIMBUS_LOFT, ICARITE, Cost((of(3, *ANY_RESOURCE),)), -1),
        ("breeze-bar", TEMPORARY, BREEZE_BAR, ICARITE, BLISS_AND_OTHER, -1),
        ("sky-lounge", TEMPORARY, SKY_LOUNGE, ICARITE, BLISS_AND_OTHER, -1),
        ("tank-left", TEMPORARY, TANK_LEFT, NO_FACTION, Cost((of(3, ENERGY),)), -1),
        ("tank-right", TEMPORARY, TANK_RIGHT, NO_FACTION, Cost((of(3, WATER),)), -1),
    ]
    for site, (id, resources) in enumerate(SITE_COSTS):
        for resource in resources:
            rows.append((f"site-{id}", ONE_TIME, SITE, site // 2, Cost((of(1, resource),)), site))
    for site, (id, _) in enumerate(SITE_COSTS):
        rows.append((f"market-{id}", TEMPORARY, MARKET, site // 2, FREE, site))
    return tuple(Space(number, *row) for number, row in enumerate(rows))


def _cause(space: Space) -> int:
    if space.what == AREA:
        return CAUSE["D-com-1"]
    if space.what == SITE:
        return CAUSE[f"D-board-{(11, 13, 12)[space.faction]}"]
    return CAUSE[f"D-board-{14 if space.what == MARKET else space.what + 1:02}"]


BLISS_AND_OTHER: Final = Cost((of(1, BLISS), of(1, ENERGY, WATER, FOOD)), others_differ=True)
SITE_COSTS: Final = (
    ("e1", (CLAY, GOLD, GOLD, GOLD)),
    ("e2", (STONE, GOLD, GOLD, GOLD)),
    ("s1", (GOLD, STONE, STONE, STONE)),
    ("s2", (CLAY, STONE, STONE, STONE)),
    ("w1", (STONE, CLAY, CLAY, CLAY)),
    ("w2", (GOLD, CLAY, CLAY, CLAY)),
)
SPACES: Final[tuple[Space, ...]] = _spaces()

GENERATOR: Final = 0
AQUIFER: Final = 1
FARM: Final = 2
CLOUD_MINE: Final = 3
FIRST_TUNNEL: Final = 4
FIRST_END: Final = 7
FIRST_ARTIFACT_MARKET: Final = 10
FIRST_SITE: Final = 19
FREE_PRESS: Final = 11
ARK: Final = 12
THE_WIND_SALOON: Final = 13
FIRST_MARKET: Final = FIRST_SITE + SITES * SPACES_A_SITE
END_GOODS: Final = (WATER, FOOD, ENERGY)
"""What the ends of the E, S and W tunnels give, three of it."""

ICARUS: Final = frozenset(space.number for space in SPACES if space.faction == ICARITE)
SUBTERRA: Final = frozenset(space.number for space in SPACES if space.faction == SUBTERRAN)
"""D-time-14: the Aquifer, the tunnel and its end, two sites and markets, the Free Press."""


CAUSES: Final = tuple(_cause(space) for space in SPACES)
"""By space: the rule that it is owed to when the space gives something, as in `causes`."""


def site_spaces(site: int) -> range:
    return range(FIRST_SITE + SPACES_A_SITE * site, FIRST_SITE + SPACES_A_SITE * site + SPACES_A_SITE)
