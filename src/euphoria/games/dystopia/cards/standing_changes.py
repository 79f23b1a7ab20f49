"""The standing changes of all recruits, by kind, each part with its bit in `City.changes`.

A rule that carries out one kind of change takes the parts of that kind from here, and names no card.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.cards.standing_kinds import (
    Alongside,
    ChangePart,
    EntersAnyEnd,
    Feeds,
    FreeRetrieve,
    PaidWith,
    PaysInstead,
    StandsFor,
    Surcharge,
    gain_number,
)

K = TypeVar("K", bound=ChangePart)


class WorkingChange(Generic[K]):
    """One part of a recruit's standing change."""

    def __init__(self, part: K, bit: int, cause: int, rule: str, gain: int) -> None:
        self.part = part
        self.bit = bit
        """Its bit in `City.changes` of a seat where the recruit works."""
        self.cause = cause
        """The recruit's rule, as entries of the log name it."""
        self.rule = rule
        self.gain = gain
        """The number of the effect that it brings."""


def _working_changes() -> list[WorkingChange[Any]]:
    """In the order of rule ids: it decides in which order substitutes are offered."""
    found: list[WorkingChange[Any]] = []
    for recruit in sorted(RECRUITS, key=lambda one: one.rule):
        if recruit.change is not None:
            for part in recruit.change.parts:
                bit = 1 << len(found)
                found.append(WorkingChange(part, bit, recruit.cause, recruit.rule, gain_number(part)))
    return found


_ALL: Final = _working_changes()
MASKS: Final = {
    recruit.number: sum(one.bit for one in _ALL if one.rule == recruit.rule)
    for recruit in RECRUITS
    if recruit.change is not None
}
"""By the number of a recruit with standing changes: their bits."""


def _of(kind: type[K]) -> tuple[WorkingChange[K], ...]:
    return tuple(one for one in _ALL if isinstance(one.part, kind))


def mask(*groups: tuple[WorkingChange[Any], ...]) -> int:
    """The bits of these changes."""
    return sum(one.bit for group in groups for one in group)


PAYS_INSTEAD: Final = _of(PaysInstead)
STANDS_FOR: Final = _of(StandsFor)
PAID_WITH: Final = _of(PaidWith)
ALONGSIDE: Final = _of(Alongside)
FREE_RETRIEVE: Final = _of(FreeRetrieve)
FEEDS: Final = _of(Feeds)
ENTERS_ANY_END: Final = _of(EntersAnyEnd)
SURCHARGES: Final = _of(Surcharge)
