"""Reading stored states: small checks that every game needs. What is wrong is named."""

from __future__ import annotations

from typing import Any

from euphoria.kernel.core.action import Action, ActionSpace
from euphoria.kernel.core.errors import LoadError, UnknownAction
from euphoria.kernel.core.state import Json, Outcome


def typed(stored: Json, name: str, kind: type) -> Any:
    """The value of that name, of exactly that type."""
    value = stored.get(name)
    if type(value) is not kind:
        raise LoadError(f"damaged state: {name!r} should be {kind.__name__}, and is {value!r}"[:200])
    return value


def numbers(value: object, name: str) -> list[int]:
    """A list of whole numbers."""
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise LoadError(f"damaged state: {name!r} should be a list of whole numbers")
    return list(value)


def read_answers(stored: Json, space: ActionSpace) -> list[Action | None]:
    """The answers that are already in, where all are asked at once."""
    try:
        return [None if form is None else space.read(form) for form in typed(stored, "answers", list)]
    except UnknownAction as error:
        raise LoadError(f"damaged state: {error}") from None


def read_outcome(stored: object) -> Outcome | None:
    if stored is None:
        return None
    if not isinstance(stored, dict) or not {"winners", "scores", "reason", "rule"} <= stored.keys():
        raise LoadError("damaged state: an outcome has winners, scores, reason and rule")
    winners, scores = numbers(stored["winners"], "winners"), numbers(stored["scores"], "scores")
    return Outcome(tuple(winners), tuple(scores), str(stored["reason"]), str(stored["rule"]))
