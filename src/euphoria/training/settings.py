"""What a training is: its settings decide, with the seed, everything that is random in it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from euphoria.bots.learned.network_file import NetworkHead
from euphoria.kernel.core.errors import EuphoriaError

FORMAT: Final = 1
"""Of the files of a training; another one is not continued."""


class TrainingError(EuphoriaError, ValueError):
    """A folder has another training in it, or what is in it cannot be read."""


class TrainingSettings(NamedTuple):
    """Kept in the folder of a training, which is continued only with the same ones."""

    game: str
    seats: int
    seed: int | str = 1
    first_games: int = 4000
    """Games of generation 0, which `greedy` plays against itself."""
    games: int = 1000
    """Games of every later generation, which the network plays."""
    iterations: int = 48
    """Of the search for each decision of a later generation, and of a test."""
    passes: int = 2
    """How often a generation learns from each position (see `fitting`)."""
    window: int = 100
    """The games of so many generations are learned from: this one and those before it."""
    tests: int = 40
    """Games against `greedy` after each generation."""
    width: int = 64
    """Units of the first hidden layer."""
    second: int = 32
    """And of the second."""

    def json(self) -> dict[str, Any]:
        """With the version of the environment: a network suits no other one."""
        return {"format": FORMAT, **self._asdict(), "environment": NetworkHead.of(self.game, self.seats)._asdict()}
