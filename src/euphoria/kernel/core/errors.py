"""All exceptions of the package. Each message says what was wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euphoria.kernel.core.action import Refusal


class EuphoriaError(Exception):
    """Base class of all exceptions that this package raises on purpose."""


class UnknownGame(EuphoriaError, LookupError):
    """No game of that name is installed."""


class OptionError(EuphoriaError, ValueError):
    """An option that a game does not have, or a value that it does not take."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        self.option = option
        self.value = value
        self.allowed = allowed
        super().__init__(f"option {option!r} cannot be {value!r}: {allowed}")


class UnknownAction(EuphoriaError, ValueError):
    """Not an action of this game at all, legal or not."""


class UnknownSeat(EuphoriaError, LookupError):
    """A seat that a game does not have."""

    def __init__(self, seat: object, seats: int, spectator: bool = False) -> None:
        self.seat = seat
        self.seats = seats
        others = ", and None is a spectator" if spectator else ""
        super().__init__(f"no seat {seat!r}; this game has seats 0 to {seats - 1}{others}")


class IllegalAction(EuphoriaError, ValueError):
    """An action that the rules do not allow now. The state has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.rule = refusal.rule
        self.reason = refusal.reason
        super().__init__(f"{refusal.rule}: {refusal.reason}")


class DiceError(EuphoriaError, ValueError):
    """Scripted dice that ran out or are out of range, or stored dice that cannot be read."""


class LoadError(EuphoriaError, ValueError):
    """A stored state that cannot be read back."""


class RecordError(EuphoriaError, ValueError):
    """A record that is damaged or of another revision, or an undo that is not allowed."""


class ScenarioError(EuphoriaError, ValueError):
    """A scenario that cannot be set up, with line, column and reason."""

    def __init__(self, reason: str, line: int, column: int) -> None:
        self.reason = reason
        self.line = line
        self.column = column
        super().__init__(f"line {line}, column {column}: {reason}")


class QueryError(EuphoriaError, ValueError):
    """A read-only question that a game does not know, or one with wrong arguments."""


class WrongBuffer(EuphoriaError, ValueError):
    """A buffer into which an observation or a mask does not fit."""
