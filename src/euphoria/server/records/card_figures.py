"""How cards fare in simulations: the files of `euphoria report --cards`, one a game, which the package carries."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from euphoria.kernel.files.data_folders import ResourceError, folder

SCHEMA = 1


@cache
def figures_of(game_id: str) -> dict[str, Any] | None:
    """What was found of the cards of this game; None if nothing was simulated, or by a program of another format."""
    try:
        path = folder("figures") / f"{game_id}.json"
    except ResourceError:
        return None
    if not path.is_file():
        return None
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found if found["schema"] == SCHEMA else None
