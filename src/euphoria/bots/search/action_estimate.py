"""What a search says of an action."""

from __future__ import annotations

from typing import NamedTuple


class ActionEstimate(NamedTuple):
    """How often it was tried, with what in total, and how it looked at first."""

    visits: int
    total: float
    weight: float
