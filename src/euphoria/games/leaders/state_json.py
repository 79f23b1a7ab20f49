"""A state as JSON and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.kernel.core.errors import LoadError
from euphoria.kernel.core.log import Log
from euphoria.kernel.record.state_reader import numbers, read_answers, read_outcome, typed

if TYPE_CHECKING:
    from euphoria.games.leaders.state import Table
    from euphoria.kernel.core.state import Json

NUMBERS = (
    "question", "up", "wastelanders", "centre", "active", "phase", "turn", "direction", "claims_left", "cause",
)  # fmt: skip
FLAGS = ("joint", "extra_turn", "extra_due")
LISTS = (
    "at", "kinds", "seen", "origin", "cards", "told", "pile", "discards", "limbo", "gone", "guns", "declared",
)  # fmt: skip
TABLES = ("agenda", "trios", "hands")
MIXES = ("mixes", "tag_mixes")
TUPLES = ("deciders", "deed")


def position(state: Table) -> Json:
    """All but the dice, in a fixed order."""
    stored: Json = {"seats": state.seats, "options": state.settings._asdict()}
    for name in (*NUMBERS, *FLAGS, *LISTS, *TUPLES):
        value = getattr(state, name)
        stored[name] = list(value) if isinstance(value, (list, tuple)) else value
    for name in TABLES:
        stored[name] = [list(row) for row in getattr(state, name)]
    stored["log"] = [list(entry) for entry in state.log]
    for name in MIXES:
        stored[name] = [[list(old), list(new)] for old, new in getattr(state, name)]
    stored["answers"] = [None if answer is None else answer.json() for answer in state.answers]
    stored["outcome"] = None if state.outcome is None else state.outcome.json()
    return stored


def restore(state: Table, stored: Json) -> None:
    """Fill an empty table from a `position()`; `LoadError` names what is wrong."""
    for name in NUMBERS:
        setattr(state, name, typed(stored, name, int))
    for name in FLAGS:
        setattr(state, name, typed(stored, name, bool))
    for name in LISTS:
        setattr(state, name, numbers(stored.get(name), name))
    for name in TUPLES:
        setattr(state, name, tuple(numbers(stored.get(name), name)))
    for name in TABLES:
        setattr(state, name, [tuple(numbers(row, name)) for row in typed(stored, name, list)])
    state.log = Log()
    state.log.extend(tuple(numbers(row, "log")) for row in typed(stored, "log", list))
    for name in MIXES:
        rows = typed(stored, name, list)
        if not all(isinstance(row, list) and len(row) == 2 for row in rows):
            raise LoadError(f"damaged state: {name!r} has a row that is not a pair")
        setattr(state, name, [(tuple(numbers(old, name)), tuple(numbers(new, name))) for old, new in rows])
    state.answers = read_answers(stored, state.game.space)
    state.outcome = read_outcome(stored.get("outcome"))
    _check(state)


def _check(state: Table) -> None:
    """What must hold for the rules to be able to go on."""
    seats, papers, tags = state.seats, len(state.kinds), len(state.cards)
    laid = [
        *state.pile,
        *state.discards,
        *state.limbo,
        *state.gone,
        *(tag for hand in state.hands for tag in hand),
    ]
    wrong = {
        "at": len(state.at) != 3 * seats or not all(0 <= paper < papers for paper in state.at),
        "kinds": not all(0 <= kind < 4 for kind in state.kinds),
        "seen": len(state.seen) != papers or len(state.origin) != papers,
        "told": len(state.told) != tags,
        "cards": not all(0 <= card < len(state.deck.cards) for card in state.cards),
        "hands": len(state.hands) != seats or not all(0 <= tag < tags for tag in laid),
        "pile": sorted(state.cards[tag] for tag in laid if 0 <= tag < tags) != list(range(len(state.deck.cards))),
        "guns": len(state.guns) != seats or not all(-1 <= gun <= 8 for gun in state.guns),
        "deciders": not all(0 <= seat < seats for seat in state.deciders),
        "question": not 0 <= state.question < 10,
        "agenda": not all(len(frame) == 4 for frame in state.agenda),
    }
    for name, is_wrong in wrong.items():
        if is_wrong:
            raise LoadError(f"damaged state: {name!r} does not fit a table of {seats}")
