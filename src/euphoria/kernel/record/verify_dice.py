"""Whether the dice of a record are those that were committed to: every one is thrown again.

The stream is used by setting up and then by each action that throws, in the order of the record, and by nothing else:
what was undone threw nothing, and legal actions, views, copies and samples leave the game's dice alone. Where the
players agreed to take back what had thrown, the record says which throws these were, and the stream goes on after them.
"""

from __future__ import annotations

from typing import NamedTuple

from euphoria.kernel.core.errors import EuphoriaError, RecordError
from euphoria.kernel.record.record import Record


class Difference(NamedTuple):
    """The first throw that the commitment does not give."""

    move: int
    """Counted from 1; 0 is setting up."""
    die: int
    """Counted from 1, within the move."""
    shown: int | None
    """In the record; None where the record has no such throw."""
    thrown: int | None
    """By the commitment; None where the game throws no more."""


class Verdict(NamedTuple):
    """What was found."""

    verifiable: bool
    """Whether the record says how its dice were made."""
    revealed: bool = False
    kept: bool = False
    """Whether the secret is the one that was committed to."""
    dice: int = 0
    """How many throws are as committed, from the first one on."""
    difference: Difference | None = None
    skipped: int = 0
    """How many throws the record says were taken back: the players know whether they agreed to that."""

    @property
    def good(self) -> bool:
        return self.kept and self.difference is None


def verify(record: Record) -> Verdict:
    """Throw all dice of the record again and compare."""
    evidence = record.evidence
    if evidence is None:
        return Verdict(verifiable=False)
    if evidence.secret is None:
        return Verdict(verifiable=True)
    secret = bytes.fromhex(evidence.secret)
    if not evidence.keeps(secret):
        return Verdict(verifiable=True, revealed=True)
    dice = evidence.dice(secret)
    good, thrown = 0, list[int]()
    try:
        dice.trace = thrown
        state = record.game.new(seats=record.seats, dice=dice, **record.options)
        difference = compare(0, record.setup, thrown)
        for number, move in enumerate(record.moves, 1):
            if difference:
                break
            good += len(thrown)
            dice.thrown = evidence.place(good)
            dice.trace = thrown = []
            state.apply(move.seat, move.action)
            difference = compare(number, move.chance, thrown)
    except EuphoriaError as error:
        raise RecordError(f"the record cannot be replayed: {error}") from None
    good += difference.die - 1 if difference else len(thrown)
    skipped = sum(last - first + 1 for first, last in evidence.skipped)
    return Verdict(True, True, True, good, difference, skipped)


def compare(move: int, shown: list[int], thrown: list[int]) -> Difference | None:
    """The first of the move's dice that differ."""
    if shown == thrown:
        return None
    longest = max(len(shown), len(thrown))
    pairs = [
        (shown[at] if at < len(shown) else None, thrown[at] if at < len(thrown) else None) for at in range(longest)
    ]
    at = next(at for at, (one, other) in enumerate(pairs) if one != other)
    return Difference(move, at + 1, *pairs[at])
