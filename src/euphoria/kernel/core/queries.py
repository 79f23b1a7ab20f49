"""Read-only questions about a position: what a board has to know before a choice is made, and what can be measured.

A game names its questions in `Game.queries`; `State.query` answers them for programs, and the server for people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from euphoria.kernel.core.errors import QueryError

if TYPE_CHECKING:
    from euphoria.kernel.core.state import Json, State

MISSING: Final = object()
LONGEST_NAME: Final = 100


class Arguments:
    """The arguments of a question, read one by one; `QueryError` says which is wrong and what would be right."""

    def __init__(self, given: Mapping[str, object]) -> None:
        self._given = dict(given)

    def __contains__(self, name: str) -> bool:
        """Whether it is given and was not read yet."""
        return self._given.get(name) is not None

    def integer(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds. Without `default` it must be given."""
        value = self._take(name, default)
        if type(value) is not int or not least <= value <= most:
            raise QueryError(f"{name!r} cannot be {value!r}: give a whole number from {least} to {most}")
        return value

    def integers(self, name: str, *bounds: tuple[int, int]) -> tuple[int, ...] | None:
        """A list with a whole number within each of these bounds; None if it is not given."""
        value = self._take(name, None)
        return None if value is None else self._numbers(name, value, bounds)

    def numbers(self, name: str, most: int, bounds: tuple[int, int]) -> list[int]:
        """A list of different whole numbers within these bounds; an empty one if it is not given."""
        given = self._list(name, most)
        if len(set(map(repr, given))) < len(given):
            raise QueryError(f"{name!r} cannot be {given!r}: give each number once")
        return [self._numbers(name, [entry], (bounds,))[0] for entry in given]

    def many(self, name: str, most: int, *bounds: tuple[int, int]) -> list[tuple[int, ...]]:
        """A list of such lists; an empty one if it is not given."""
        return [self._numbers(name, entry, bounds) for entry in self._list(name, most)]

    def flag(self, name: str, default: bool) -> bool:
        value = self._take(name, default)
        if type(value) is not bool:
            raise QueryError(f"{name!r} cannot be {value!r}: give true or false")
        return value

    def choice(self, name: str) -> bool | None:
        """Yes or no; None if it is not given."""
        return self.flag(name, default=False) if name in self else None

    def word(self, name: str, known: Sequence[str], default: str) -> str:
        """One of these words."""
        value = self._take(name, default)
        if value not in known:
            raise QueryError(f"{name!r} cannot be {value!r}: give one of {', '.join(known)}")
        return str(value)

    def names(self, name: str, most: int) -> list[str]:
        """What things are called: a list of at most so many short texts; an empty one if it is not given."""
        given = self._list(name, most)
        if not all(isinstance(entry, str) and len(entry) <= LONGEST_NAME for entry in given):
            raise QueryError(f"{name!r} cannot be {given!r}: give texts of at most {LONGEST_NAME} characters")
        return [str(entry) for entry in given]

    def finish(self) -> None:
        """Called when all have been read: nothing may be left over."""
        if self._given:
            raise QueryError(f"no argument {', '.join(map(repr, sorted(self._given)))} belongs to this question")

    def _take(self, name: str, default: object) -> object:
        value = self._given.pop(name, MISSING)
        if value is MISSING or value is None:
            return default
        return value

    def _list(self, name: str, most: int) -> Sequence[object]:
        value = self._take(name, ())
        if not isinstance(value, (list, tuple)) or len(value) > most:
            raise QueryError(f"{name!r} cannot be {value!r}: give a list of at most {most} entries")
        return value

    @staticmethod
    def _numbers(name: str, value: object, bounds: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        if isinstance(value, (list, tuple)) and len(value) == len(bounds):
            fits = (type(n) is int and least <= n <= most for n, (least, most) in zip(value, bounds, strict=True))
            if all(fits):
                return tuple(value)
        allowed = ", ".join(f"{least} to {most}" for least, most in bounds)
        raise QueryError(f"{name!r} cannot be {value!r}: give {len(bounds)} whole numbers ({allowed})")


Query = Callable[[Any, int | None, Arguments], "Json"]
"""How a game answers: answer(state, seat, arguments). It reads all arguments, calls `finish`, changes nothing,
and uses only what the seat may know (None: a spectator)."""


def answer_query(state: State, seat: int | None, name: str, arguments: Mapping[str, object]) -> Json:
    """The answer of a state's game to one of its questions."""
    queries = state.game.queries
    if name not in queries:
        known = f"ask one of {', '.join(sorted(queries))}" if queries else "it answers none"
        raise QueryError(f"{state.game.id} has no question {name!r}: {known}")
    return queries[name](state, seat, Arguments(arguments))
