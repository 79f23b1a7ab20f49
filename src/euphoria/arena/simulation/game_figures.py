"""Where a game's own figures are found: what is counted of each game, and what the counts add up to.

A game `x` is counted by the module `euphoria.arena.x_figures`, which has `FIGURES`. A game needs none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from euphoria.kernel.core.state import State


class GameFigures(Protocol):
    @property
    def defaults(self) -> Mapping[str, Any]:
        """Options that a simulation sets where nobody says otherwise."""

    def note(self, state: State) -> Counter[str]:
        """Counts of one game that is over. Those of all games are added up."""

    def figures(self, notes: Counter[str], games: int) -> dict[str, Any]:
        """What the counts of so many games come to, ready for JSON."""


@cache
def figures_of(game: str) -> GameFigures | None:
    name = f"euphoria.arena.games.{game}.figures"
    if not game or find_spec(name) is None:
        return None
    figures: GameFigures = import_module(name).FIGURES
    return figures
