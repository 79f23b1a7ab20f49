"""The interface by which a game adds statistics of its own to a simulation (the game's extension "figures")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Protocol, cast

from euphoria.games import game as find_game
from euphoria.kernel.core.state import State


class GameFigures(Protocol):
    """Counts something in every game, and turns the sums into figures."""

    @property
    def defaults(self) -> Mapping[str, Any]:
        """Options of simulated games that differ from the usual ones; options set by the user take precedence."""

    def note(self, state: State) -> Counter[str]:
        """Counts of one finished game; they are added up over all games."""

    def figures(self, notes: Counter[str], games: int) -> dict[str, Any]:
        """The figures of so many games from the sums of their counts, ready for JSON."""


def figures_of(game: str) -> GameFigures | None:
    """The figures of a game; None if it has none."""
    return cast("GameFigures | None", find_game(game).extension("figures"))
