"""Which rows of a network's first layer an observation switches on.

A number of an observation is a mark (0 or 1) or a count. A count has a row for each of its values up to a limit, so
that a network can learn what the third piece of gold is worth beside the first two. What lies between two whole numbers
counts as the lower one.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from euphoria.kernel.learning.layout import ObservationLayout

MOST_LEVELS: Final = 8
"""Higher counts have the same row as this one."""


class Encoding:
    """The rows of one observation layout: those of number 0 first, then those of number 1, and so on."""

    def __init__(self, layout: ObservationLayout) -> None:
        self.levels: list[int] = []
        """By the place of a number in the observation: how many rows it has."""
        for field in layout.fields:
            self.levels += [max(1, min(MOST_LEVELS, ceil(field.high)))] * field.length
        self.first: list[int] = []
        """And its first row: that of a count of 1."""
        self.rows = 0
        for count in self.levels:
            self.first.append(self.rows)
            self.rows += count
