"""The questions that the game answers, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euphoria.games.reality.queries import (
    cuts,
    distances,
    fields,
    fights,
    looks,
    pushes,
    reach,
    sight,
    splits,
    teams,
    templates,
    zones,
)
from euphoria.games.reality.queries.told import around, goals, spot
from euphoria.kernel.core.queries import Query

QUERIES: Final[Mapping[str, Query]] = {
    "reach": reach.reach,
    "way": reach.way,
    "sight": sight.fan,
    "field": fields.field,
    "threat": fields.threat,
    "cut": cuts.cut,
    "distance": distances.distance,
    "rings": distances.rings,
    "between": looks.between,
    "shot": sight.shot,
    "splits": splits.splits,
    "blast": templates.blast,
    "flame": templates.flame,
    "push": pushes.push,
    "fight": fights.fight,
    "zone": zones.zone,
    "teams": teams.offered,
    "told": around.told,
    "spot": spot.spot,
    "goals": goals.goals,
}
