"""How much a bot may think about one decision."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """What runs out first ends the thinking. With iterations alone the choice depends on the seed and nothing else."""

    seconds: float | None = None
    iterations: int | None = None
    cores: int = 1
    """How many processes may think side by side."""


LEVELS: dict[str, Budget] = {
    "easy": Budget(seconds=0.05),
    "normal": Budget(seconds=0.25),
    "hard": Budget(seconds=1.0),
}
