"""The kinds of penalties of market tiles, for players without a star on the tile (D-build-4).

A tile declares its penalty beside its cost (`cards/market_tiles.py`). For each kind one place in the rules carries it
out, named here in the class; it names no tile.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# On which of its spaces a `Closes` penalty works.
ALL: Final = 0
WITHOUT_OWN_STAR: Final = 1
WITH_OTHERS_WORKER: Final = 2
WITH_OWN_WORKER: Final = 3
"""Every space; built markets that lack the own star; sites where others' workers stand; where an own worker stands."""


class Closes(NamedTuple):
    """Closes spaces to the player (`rules/placement/closed_spaces.py`)."""

    spaces: frozenset[int]
    only: int = ALL


class NoNewWorker(NamedTuple):
    """With so many workers the player gets no other one (`rules/workers.py`)."""

    workers: tuple[int, ...]


class OneWorkerATurn(NamedTuple):
    """The player places no second worker in a turn (`rules/placement/open_spaces.py`)."""


class NoAbilities(NamedTuple):
    """The player's recruits do not work (`state/city_queries.py`)."""


class NoBonuses(NamedTuple):
    """The player gets no bonuses of tiers 1 and 2 of the allegiance tracks (`state/city_queries.py`)."""


class MoreArtifacts(NamedTuple):
    """Where artifacts are asked for in one way, another one is asked for (`rules/placement/payments.py`)."""

    instead_of: int
    demand: int


class DearerFreeRetrieve(NamedTuple):
    """Retrieving without feeding costs more morale (`rules/retrieving.py`)."""

    morale: int


class StarsTeach(NamedTuple):
    """Each star that the player places brings knowledge (`rules/authority_stars.py`)."""

    knowledge: int


class LosesOnRoll(NamedTuple):
    """Each die rolled as this number costs the player a commodity or resource (`rules/workers.py`)."""

    pips: int


Penalty = (
    Closes
    | NoNewWorker
    | OneWorkerATurn
    | NoAbilities
    | NoBonuses
    | MoreArtifacts
    | DearerFreeRetrieve
    | StarsTeach
    | LosesOnRoll
)
