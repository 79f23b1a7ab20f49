"""The result of a search for one action."""

from __future__ import annotations

from typing import NamedTuple


class ActionEstimate(NamedTuple):
    """Ordered by visits, then total value, then prior weight; estimates of parallel searches are added up."""

    visits: int
    total: float
    """Sum of the values over all visits."""
    weight: float
    """Prior weight, before the search."""
