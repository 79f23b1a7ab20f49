"""An integer for every action of a game, the same whichever seat acts.

Players in an action are counted from the seat that acts, as in its observation: `aim(player=1)` is always the next
player in turn order. So one number means one thing to all seats, and they can learn together. Actions of the kernel
(`Action`) name seats; `number` and `decode` translate.

Where a game counts other things from the seat that acts, such as the figures of a team, how they are counted may depend
on the position (`ActionSpace.by_position`). Then only a state can translate: `State.decode` and `State.number`, which
do it for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import index
from typing import Any, TypeAlias

from librt.vecs import vec
from mypy_extensions import u8

from euphoria.kernel.core.action import Action, ActionSpace
from euphoria.kernel.core.errors import UnknownAction, UnknownSeat

Marks: TypeAlias = "vec[u8]"
"""A mask: by the number of an action 1 if it may be done, else 0."""


class CountedActions:
    """The numbers of all actions as one seat counts."""

    def __init__(self, space: ActionSpace, numbers: list[int]) -> None:
        self._space = space
        self.numbers = numbers
        """By the number of an action in the space: its number here."""
        self.nothing: Marks = vec[u8]([0] * len(numbers))
        """A mask in which nothing may be done, to be copied: `nothing[:]`."""
        self._found = [0] * len(numbers)
        for place, number in enumerate(numbers):
            self._found[number] = place

    def number(self, action: Any) -> int:
        """The number of an action; `UnknownAction` for an open one, which has none."""
        if action not in self._space:
            raise UnknownAction(f"no action of this game: {action!r}")
        place: int = action[0]
        if place >= len(self.numbers):
            raise UnknownAction(f"an open action has no number: {action!r}")
        return self.numbers[place]

    def decode(self, number: Any) -> Action:
        """The action that this number is when this seat does it."""
        return self._space[self._found[_checked(number, len(self.numbers))]]


def _checked(given: Any, size: int) -> int:
    """The number of an action: any kind of whole number will do, such as one of numpy."""
    try:
        number: int = given if isinstance(given, int) else index(given)
    except TypeError:
        raise UnknownAction(f"the number of an action is a whole number, and not {given!r}") from None
    if not 0 <= number < size:
        raise UnknownAction(f"no action has the number {number}: they go from 0 to {size - 1}")
    return number


class NumberedActions:
    """The actions of a game at a table with so many seats: `size` of them, numbered from 0."""

    def __init__(self, space: ActionSpace, seats: int) -> None:
        self.space = space
        self.seats = seats
        self.size = len(space)
        self.counted: list[CountedActions] = [self._counted_by(seat) for seat in range(seats)]
        """By seat, as long as no position counts."""
        self._texts: list[str] = [self._text(action) for action in space]
        self._by_text = {text: number for number, text in enumerate(self._texts)}

    def number(self, action: Any, seat: Any) -> int:
        """The number of an action of this seat; `UnknownAction` for an open one, which has none."""
        return self._of(seat).number(action)

    def decode(self, number: Any, seat: Any) -> Action:
        """The action that this number is when this seat does it."""
        return self._of(seat).decode(number)

    def text(self, number: Any) -> str:
        """The action as a short text, the same for all seats: `give(artifact=3, player=1)`."""
        return self._texts[_checked(number, self.size)]

    def parse(self, text: Any) -> int:
        """The number of the action with that text: the inverse of `text`."""
        found: int | None = self._by_text.get(text) if isinstance(text, str) else None
        if found is None:
            raise UnknownAction(f"no action of this game: {text!r}")
        return found

    def turned(self, argument: str, turn: Sequence[int]) -> CountedActions:
        """The actions as counted by a seat to which the value v of an argument by position is `turn[v]`.

        `turn` has every value that the argument has in the space, once.
        """
        numbers = list(range(self.size))
        for row in rows(self.space, argument):
            for value, number in enumerate(row):
                numbers[number] = row[turn[value]]
        return CountedActions(self.space, numbers)

    def _of(self, seat: Any) -> CountedActions:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise UnknownSeat(seat, self.seats)
        if self.space.by_position:
            said = ", ".join(sorted(self.space.by_position))
            raise UnknownAction(
                f"what {said} means in a number depends on the position: ask a state, with decode(seat, number) or "
                "number(seat, action)"
            )
        return self.counted[seat]

    def _text(self, action: Action) -> str:
        names = self.space.arguments(action.kind)
        said = ", ".join(f"{name}={value}" for name, value in zip(names, action.args, strict=True))
        return f"{action.kind}({said})"

    def _counted_by(self, seat: int) -> CountedActions:
        numbers = [self.space.read(self._with_players(action, seat)).number for action in self.space]
        return CountedActions(self.space, numbers)

    def _with_players(self, action: Action, seat: int) -> list[str | int]:
        """The form of an action with players counted from this seat. Seats that the table does not have stay."""
        turned: list[str | int] = [action.kind]
        for name, value in zip(self.space.arguments(action.kind), action.args, strict=True):
            each = self.space.each_seat.get(name, 0)
            if each and value < each * self.seats:
                value = (value - each * seat) % (each * self.seats)
            turned.append(value)
        return turned


@cache
def numbered(space: ActionSpace, seats: int) -> NumberedActions:
    """The numbers of this game's actions at a table with so many seats; made once."""
    return NumberedActions(space, seats)


@cache
def rows(space: ActionSpace, argument: str) -> list[list[int]]:
    """The numbers of all actions with this argument, in rows: of actions that differ in nothing else, by its value."""
    found: dict[tuple[object, ...], dict[int, int]] = {}
    for action in space:
        names = space.arguments(action.kind)
        if argument in names:
            at = names.index(argument)
            same = (action.kind, *action.args[:at], *action.args[at + 1 :])
            found.setdefault(same, {})[action.args[at]] = action.number
    return [[row[value] for value in range(len(row))] for row in found.values()]
