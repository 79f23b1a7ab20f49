"""The fields of a state, each declared once: how it is stored as JSON, and what a sample does with it.

A game declares a tuple of `Field`s in the order in which they are stored. `State.position` and `Game.load` follow it.
`__slots__`, `copy()` and `sampler` are written by hand for speed; tests/kernel/test_fields.py holds them against the
declaration, for every game that is installed, and fails for a field that is not declared.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from euphoria.kernel.core.action import ActionSpace
from euphoria.kernel.core.errors import LoadError, UnknownAction
from euphoria.kernel.core.log import Log
from euphoria.kernel.core.outcome import Json, Outcome

if TYPE_CHECKING:
    from euphoria.kernel.core.state import State


class OnSample(Enum):
    """What `State.sample(seat)` does with a field."""

    SHARE = "the same object: it never changes"
    KEEP = "an equal value: everybody knows it"
    DRAW = "drawn anew where the seat does not know it"
    HIDE = "reset where another seat has begun something in secret"
    REBUILD = "scratch space, no part of the position"


SHARE: Final = OnSample.SHARE
KEEP: Final = OnSample.KEEP
DRAW: Final = OnSample.DRAW
HIDE: Final = OnSample.HIDE
REBUILD: Final = OnSample.REBUILD


class Form(NamedTuple):
    """How a field is written as JSON and read back. `read(state, stored, name)` raises `LoadError`."""

    write: Callable[[Any], object]
    read: Callable[[Any, object, str], Any]


class Field(NamedTuple):
    """One field of a state."""

    name: str
    sample: OnSample
    form: Form | None = None
    """None: not stored, because it is given by the options or derived from other fields."""
    key: str = ""
    """Its key in the stored position, if that is not its name."""


# How values are stored.


def typed(value: object, name: str, kind: type) -> Any:
    """The value, if it is of exactly that type."""
    if type(value) is not kind:
        raise LoadError(f"damaged state: {name!r} should be {kind.__name__}, and is {value!r}"[:200])
    return value


def numbers(value: object, name: str) -> list[int]:
    """The value, if it is a list of whole numbers."""
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise LoadError(f"damaged state: {name!r} should be a list of whole numbers")
    return list(value)


def _same(value: object) -> object:
    return value


def rows_of(width: int | None = None, make: Callable[..., Any] | None = None) -> Form:
    """Rows of whole numbers, stored as lists; of one width, if given; each made by `make(*row)`, else a tuple."""

    def read(state: object, stored: object, name: str) -> list[Any]:
        rows = [tuple(numbers(row, name)) for row in typed(stored, name, list)]
        if width is not None and any(len(row) != width for row in rows):
            raise LoadError(f"damaged state: a row of {name!r} has {width} numbers")
        return rows if make is None else [make(*row) for row in rows]

    return Form(lambda rows: [list(row) for row in rows], read)


def _read_log(state: object, stored: object, name: str) -> Log:
    log = Log()
    log.extend(tuple(numbers(row, name)) for row in typed(stored, name, list))
    return log


def _read_pairs(state: object, stored: object, name: str) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    rows = typed(stored, name, list)
    if not all(isinstance(row, list) and len(row) == 2 for row in rows):
        raise LoadError(f"damaged state: {name!r} has a row that is not a pair")
    return [(tuple(numbers(old, name)), tuple(numbers(new, name))) for old, new in rows]


def _read_answers(state: State, stored: object, name: str) -> list[Any]:
    space: ActionSpace = state.game.space
    try:
        return [None if form is None else space.read(form) for form in typed(stored, name, list)]
    except UnknownAction as error:
        raise LoadError(f"damaged state: {error}") from None


def _read_outcome(state: object, stored: object, name: str) -> Outcome | None:
    if stored is None:
        return None
    if not isinstance(stored, dict) or not {"winners", "scores", "reason", "rule"} <= stored.keys():
        raise LoadError("damaged state: an outcome has winners, scores, reason and rule")
    winners, scores = numbers(stored["winners"], "winners"), numbers(stored["scores"], "scores")
    return Outcome(tuple(winners), tuple(scores), str(stored["reason"]), str(stored["rule"]))


INT: Final = Form(_same, lambda state, stored, name: typed(stored, name, int))
FLAG: Final = Form(_same, lambda state, stored, name: typed(stored, name, bool))
INTS: Final = Form(list, lambda state, stored, name: numbers(stored, name))
"""A list of whole numbers."""
INT_TUPLE: Final = Form(list, lambda state, stored, name: tuple(numbers(stored, name)))
ROWS: Final = rows_of()
"""A list of tuples of whole numbers."""
SHUFFLES: Final = Form(lambda rows: [[list(old), list(new)] for old, new in rows], _read_pairs)
"""A list of pairs of tuples: the cards before and after a shuffle."""
SHUFFLE_TUPLE: Final = Form(SHUFFLES.write, lambda state, stored, name: tuple(_read_pairs(state, stored, name)))
"""The same as a tuple, which copies share."""
LOG: Final = Form(lambda log: [list(entry) for entry in log], _read_log)
ANSWERS: Final = Form(lambda answers: [None if answer is None else answer.json() for answer in answers], _read_answers)
OUTCOME: Final = Form(lambda outcome: None if outcome is None else outcome.json(), _read_outcome)

# The kernel's own fields. A game puts those that are stored where it wants them in its order.

QUESTION: Final = Field("question", KEEP, INT)
JOINT: Final = Field("joint", KEEP, FLAG)
DECIDERS: Final = Field("deciders", KEEP, INT_TUPLE)
AGENDA: Final = Field("agenda", KEEP, ROWS)
LOG_ENTRIES: Final = Field("log", KEEP, LOG)
GIVEN_ANSWERS: Final = Field("answers", DRAW, ANSWERS)
RESULT: Final = Field("outcome", KEEP, OUTCOME)

UNSTORED: Final[tuple[Field, ...]] = (
    Field("game", SHARE),
    Field("seats", SHARE),
    Field("settings", SHARE),
    Field("dice", DRAW),
    Field("_numbered", REBUILD),
    Field("_offer", REBUILD),
    Field("_offer_seat", REBUILD),
    Field("_steps", SHARE),
    Field("_lists", SHARE),
    Field("_handlers", SHARE),
)
"""The kernel's fields that every state has beside the declared ones. `seats` and `settings` are stored first."""


def write_fields(state: Any, fields: tuple[Field, ...]) -> Json:
    """The stored position: seats, options, then the fields in their order."""
    stored: Json = {"seats": state.seats, "options": state.settings._asdict()}
    for field in fields:
        if field.form is not None:
            stored[field.key or field.name] = field.form.write(getattr(state, field.name))
    return stored


def read_fields(state: Any, fields: tuple[Field, ...], stored: Json) -> None:
    """Fill the fields of a state from its stored position. `LoadError` names the field that is damaged."""
    for field in fields:
        if field.form is not None:
            key = field.key or field.name
            setattr(state, field.name, field.form.read(state, stored.get(key), key))


def copy_fields(state: Any, fields: tuple[Field, ...]) -> Any:
    """A copy of a state, field by field; scratch space is left empty."""
    new = state.game.empty(state.seats, state.dice, state.settings._asdict())
    for field in (*UNSTORED, *fields):
        if field.sample is REBUILD:
            continue
        value = getattr(state, field.name)
        if field.sample is not SHARE and hasattr(value, "copy"):
            value = value.copy()
        setattr(new, field.name, value)
    return new


def check_fit(checks: dict[str, bool], table: str) -> None:
    """`LoadError` for the first field whose check is false: it does not fit this table."""
    for name, fits in checks.items():
        if not fits:
            raise LoadError(f"damaged state: {name!r} does not fit {table}")
