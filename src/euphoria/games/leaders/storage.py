"""A state as JSON and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euphoria.kernel.errors import LoadError, UnknownAction
from euphoria.kernel.log import Log

if TYPE_CHECKING:
    from euphoria.games.leaders.state import Table
    from euphoria.kernel.state import Json

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
        setattr(state, name, _typed(stored, name, int))
    for name in FLAGS:
        setattr(state, name, _typed(stored, name, bool))
    for name in LISTS:
        setattr(state, name, _numbers(stored.get(name), name))
    for name in TUPLES:
        setattr(state, name, tuple(_numbers(stored.get(name), name)))
    for name in TABLES:
        setattr(state, name, [tuple(_numbers(row, name)) for row in _typed(stored, name, list)])
    state.log = Log()
    state.log.extend(tuple(_numbers(row, "log")) for row in _typed(stored, "log", list))
    for name in MIXES:
        rows = _typed(stored, name, list)
        if not all(isinstance(row, list) and len(row) == 2 for row in rows):
            raise LoadError(f"damaged state: {name!r} has a row that is not a pair")
        setattr(state, name, [(tuple(_numbers(old, name)), tuple(_numbers(new, name))) for old, new in rows])
    try:
        forms = _typed(stored, "answers", list)
        state.answers = [None if form is None else state.game.space.read(form) for form in forms]
    except UnknownAction as error:
        raise LoadError(f"damaged state: {error}") from None
    outcome = stored.get("outcome")
    if outcome is not None:
        state.outcome = _outcome(outcome)
    _check(state)


def _typed(stored: Json, name: str, kind: type) -> Any:
    value = stored.get(name)
    if type(value) is not kind:
        raise LoadError(f"damaged state: {name!r} should be {kind.__name__}, and is {value!r}"[:200])
    return value


def _numbers(value: object, name: str) -> list[int]:
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise LoadError(f"damaged state: {name!r} should be a list of whole numbers")
    return list(value)


def _outcome(stored: object) -> Any:
    from euphoria.kernel.state import Outcome

    try:
        assert isinstance(stored, dict)
        return Outcome(
            tuple(_numbers(stored["winners"], "winners")),
            tuple(_numbers(stored["scores"], "scores")),
            str(stored["reason"]),
            str(stored["rule"]),
        )
    except (AssertionError, KeyError):
        raise LoadError("damaged state: an outcome has winners, scores, reason and rule") from None


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
