"""The entries of the log: the number, name, rule and values of each kind of event.

An entry is (event, values...). The first value of the events in PRIVATE is the mask of the seats that may read the face
of the card that the entry names; everyone may read the others. `knowledge/event_view.py` shows entries to a seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    pass


class CityEvent:
    """The numbers of the events, in the order of SPECS."""

    TURN: Final = 0
    DEALT: Final = 1
    CHOSEN: Final = 2
    FIRST: Final = 3
    PLACED: Final = 4
    BUMPED: Final = 5
    PAID: Final = 6
    GOODS: Final = 7
    KNOWLEDGE: Final = 8
    MORALE: Final = 9
    ALLEGIANCE: Final = 10
    RESHUFFLED: Final = 11
    DREW: Final = 12
    DISCARDED: Final = 13
    ROLLED: Final = 14
    SET: Final = 15
    LOST: Final = 16
    MINER: Final = 17
    STAR: Final = 18
    BUILT: Final = 19
    HOME: Final = 20
    WOKE: Final = 21
    USED: Final = 22
    SACRIFICED: Final = 23
    ADDED: Final = 24
    RETRIEVED: Final = 25
    FED: Final = 26
    LOSES: Final = 27
    FOUGHT: Final = 28
    CONTRIBUTED: Final = 29
    SHOWN: Final = 30
    ENDED: Final = 31
    MARKERS: Final = 32
    OFFERED: Final = 33
    TRADED: Final = 34
    REFUSED: Final = 35
    STARTING_DICE: Final = 36
    FIRST_ROLLED: Final = 37
    TIED: Final = 38
    TIE_ROLLED: Final = 39
    KNOWLEDGE_STAYS: Final = 40
    MORALE_STAYS: Final = 41
    ALLEGIANCE_STAYS: Final = 42
    MINER_STAYS: Final = 43
    NO_STAR: Final = 44
    NO_ARTIFACT: Final = 45
    NO_WORKER: Final = 46
    NOTHING_TO_LOSE: Final = 47
    NO_FURTHER: Final = 48
    COUNTERED: Final = 49


PRIVATE: Final = frozenset({CityEvent.DEALT, CityEvent.DREW, CityEvent.FOUGHT})
BY_CAUSE: Final = ""
"""In the place of a rule: the last value of the entry is the number of its cause in `causes.RULES`."""

SPECS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    # name, rule, and what the values are
    ("turn", "D-turn-4", ("seat", "turn")),
    ("dealt", "D-setup-2", ("seat", "recruit-tag")),
    ("chosen", "D-setup-2", ("seat", "recruit-tag")),
    ("first", "D-setup-5", ("seat",)),
    ("placed", "D-turn-2", ("seat", "number", "space")),
    ("bumped", "D-place-1", ("seat", "number", "space")),
    ("paid", BY_CAUSE, ("seat", "way")),
    ("goods", BY_CAUSE, ("seat", "good", "count")),
    ("knowledge", BY_CAUSE, ("seat", "steps")),
    ("morale", BY_CAUSE, ("seat", "steps")),
    ("allegiance", BY_CAUSE, ("faction", "count")),
    ("reshuffled", "D-comp-2", ("count",)),
    ("drew", BY_CAUSE, ("seat", "artifact-tag")),
    ("discarded", BY_CAUSE, ("seat", "artifact-tag")),
    ("rolled", "D-mk-5", ("seat", "number")),
    ("set", BY_CAUSE, ("seat", "number")),
    ("lost", "D-mk-4", ("seat", "number")),
    ("miner", BY_CAUSE, ("faction", "count")),
    ("star", BY_CAUSE, ("seat", "spot")),
    ("built", "D-build-3", ("site", "tile-tag")),
    ("home", "D-build-3", ("seat", "number")),
    ("woke", BY_CAUSE, ("seat", "recruit-tag")),
    ("used", "D-rec-2", ("seat", "recruit-tag")),
    ("sacrificed", BY_CAUSE, ("seat", "number")),
    ("added", BY_CAUSE, ("seat",)),
    ("retrieved", "D-turn-3", ("seat", "number", "space")),
    ("fed", BY_CAUSE, ("seat", "good")),
    ("loses", BY_CAUSE, ("seat", "good")),
    ("fought", "D-dil-2", ("seat", "recruit-tag")),
    ("contributed", "D-dil-3", ("seat",)),
    ("shown", BY_CAUSE, ("seat", "artifact-tag")),
    ("ended", "D-end-1", ()),
    ("markers", "D-var-3", ("seat", "morale", "knowledge")),
    ("offered", "D-turn-5", ("seat", "target", "give", "take")),
    ("traded", "D-turn-5", ("seat", "target")),
    ("refused", "D-turn-5", ("seat", "target")),
    ("starting-dice", "D-setup-2", ("seat", "digits")),
    ("first-rolled", "D-setup-5", ("seat", "number")),
    ("tied", "D-end-3", ("seats", "criterion")),
    ("tie-rolled", "D-end-3", ("seat", "digits", "total")),
    # What does not happen: the steps that a track has no room for, and so on.
    ("knowledge-stays", BY_CAUSE, ("seat", "steps")),
    ("morale-stays", BY_CAUSE, ("seat", "steps")),
    ("allegiance-stays", BY_CAUSE, ("faction",)),
    ("miner-stays", BY_CAUSE, ("faction",)),
    ("no-star", BY_CAUSE, ("seat", "left", "faction")),
    ("no-artifact", BY_CAUSE, ("seat",)),
    ("no-worker", BY_CAUSE, ("seat",)),
    ("nothing-to-lose", BY_CAUSE, ("seat",)),
    ("no-further", BY_CAUSE, ("seat",)),
    ("countered", "D-y-8", ("seat", "target", "give", "take")),
)

CRITERIA: Final[tuple[str, ...]] = ("morale", "knowledge", "markets", "territories", "dice")
"""What breaks a tie, one after the other (D-end-3)."""


def digits(numbers: Sequence[int]) -> int:
    """What several dice show, as one number of the log."""
    return int("".join(map(str, numbers)))
