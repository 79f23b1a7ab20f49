"""A placement that is being carried out."""

from __future__ import annotations

from typing import Final


class Visit:
    """A worker was placed on a space; paying, gaining and recruits' answers refer to it. Visits can be nested.

    It never changes: copies of a state share it.
    """

    __slots__ = ("bumped", "bumped_die", "die", "facts", "seat", "space", "victim")

    def __init__(
        self,
        seat: int = -1,
        die: int = -1,
        space: int = -1,
        victim: int = -1,
        bumped: int = 0,
        bumped_die: int = -1,
        facts: int = 0,
    ) -> None:
        self.seat = seat
        self.die = die
        self.space = space
        self.victim = victim
        """The seat of the bumped worker, -1 if none was bumped."""
        self.bumped = bumped
        """The number that the bumped worker had on the board."""
        self.bumped_die = bumped_die
        self.facts = facts
        """What was true before the gain (D-time-8): a mask of conditions of `cards/ability.py`, and the tiers below."""

    def with_facts(self, facts: int) -> Visit:
        """The same visit, with these facts too."""
        return Visit(self.seat, self.die, self.space, self.victim, self.bumped, self.bumped_die, self.facts | facts)

    def numbers(self) -> list[int]:
        """In the order in which they are stored."""
        return [self.seat, self.die, self.space, self.victim, self.bumped, self.bumped_die, self.facts]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Visit) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))


NO_VISIT: Final = Visit()
NUMBERS: Final = len(NO_VISIT.numbers())
TIER_1_BIT: Final = 1 << 30
TIER_2_BIT: Final = 1 << 31
"""In a visit's facts: the bonuses of the faction's track hold for this visit (D-x-2)."""
