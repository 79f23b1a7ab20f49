"""A placement that is being carried out."""

from __future__ import annotations

from typing import Final, NamedTuple


class Visit(NamedTuple):
    """A worker was placed on a space; paying, gaining and recruits' answers refer to it. Visits can be nested."""

    seat: int = -1
    die: int = -1
    space: int = -1
    victim: int = -1
    """The seat of the bumped worker, -1 if none was bumped."""
    bumped: int = 0
    """The number that the bumped worker had on the board."""
    bumped_die: int = -1
    facts: int = 0
    """What was true before the gain (D-time-8): a mask of the conditions in `cards/ability.py`, and the tiers below."""


NO_VISIT: Final = Visit()
TIER_1_BIT: Final = 1 << 30
TIER_2_BIT: Final = 1 << 31
"""In a visit's facts: the bonuses of the faction's track hold for this visit (D-x-2)."""
