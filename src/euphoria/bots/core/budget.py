"""The computing budget of one decision."""

from __future__ import annotations

from typing import Final, NamedTuple


class Budget(NamedTuple):
    """Limits of one decision; the first one reached ends it. With iterations only, choices are reproducible."""

    seconds: float | None = None
    iterations: int | None = None
    cores: int = 1
    """Number of processes that may search in parallel."""


LEVELS: Final[dict[str, Budget]] = {
    "easy": Budget(seconds=0.05),
    "normal": Budget(seconds=0.25),
    "hard": Budget(seconds=1.0),
}
"""The budgets of the planner by level of difficulty."""
