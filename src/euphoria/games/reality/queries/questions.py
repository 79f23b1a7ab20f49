"""The questions that the game answers, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euphoria.games.reality.queries import pushes, reach, sight, templates
from euphoria.kernel.core.queries import Query

QUERIES: Final[Mapping[str, Query]] = {
    "reach": reach.reach,
    "way": reach.way,
    "sight": sight.fan,
    "shot": sight.shot,
    "blast": templates.blast,
    "flame": templates.flame,
    "push": pushes.push,
}
