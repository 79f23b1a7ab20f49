"""An integer for every action of a game, the same whichever seat acts.

Players in an action are counted from the seat that acts, as in its observation: `aim(player=1)` is always the next
player in turn order. So one number means one thing to all seats, and they can learn together. Actions of the kernel
(`Action`) name seats; `number` and `decode` translate.
"""

from __future__ import annotations

from functools import cache

from euphoria.kernel.core.action import Action, ActionSpace
from euphoria.kernel.core.errors import UnknownAction


class NumberedActions:
    """The actions of a game at a table with so many seats: `size` of them, numbered from 0."""

    def __init__(self, space: ActionSpace, seats: int) -> None:
        self.space = space
        self.seats = seats
        self.size = len(space)
        self.nothing = bytes(self.size)
        """A mask in which nothing is legal."""
        self.numbers: list[list[int]] = [self._numbers_of(seat) for seat in range(seats)]
        """By seat, and by the number of an action in `space`: its number here."""
        self._found: list[list[int]] = [_inverse(numbers) for numbers in self.numbers]
        self._texts: list[str] = [self._text(action) for action in space]
        self._by_text = {text: number for number, text in enumerate(self._texts)}

    def number(self, action: Action, seat: int) -> int:
        """The number of an action of this seat; `UnknownAction` for an open one, which has none."""
        if action not in self.space or action.number >= self.size:
            raise UnknownAction(f"no numbered action of this game: {action!r}")
        return self.numbers[seat][action.number]

    def decode(self, number: int, seat: int) -> Action:
        """The action that this number is when this seat does it."""
        if not 0 <= number < self.size:
            raise UnknownAction(f"no action has the number {number}: they go from 0 to {self.size - 1}")
        return self.space[self._found[seat][number]]

    def text(self, number: int) -> str:
        """The action as a short text, the same for all seats: `give(artifact=3, player=1)`."""
        if not 0 <= number < self.size:
            raise UnknownAction(f"no action has the number {number}: they go from 0 to {self.size - 1}")
        return self._texts[number]

    def parse(self, text: str) -> int:
        """The number of the action with that text: the inverse of `text`."""
        try:
            return self._by_text[text]
        except KeyError:
            raise UnknownAction(f"no action of this game: {text!r}") from None

    def _text(self, action: Action) -> str:
        names = self.space.arguments(action.kind)
        said = ", ".join(f"{name}={value}" for name, value in zip(names, action.args, strict=True))
        return f"{action.kind}({said})"

    def _numbers_of(self, seat: int) -> list[int]:
        return [self.space.read(self._turned(action, seat)).number for action in self.space]

    def _turned(self, action: Action, seat: int) -> list[str | int]:
        """The form of an action with players counted from this seat. Seats that the table does not have stay."""
        turned: list[str | int] = [action.kind]
        for name, value in zip(self.space.arguments(action.kind), action.args, strict=True):
            each = self.space.each_seat.get(name, 0)
            if each and value < each * self.seats:
                value = (value - each * seat) % (each * self.seats)
            turned.append(value)
        return turned


def _inverse(numbers: list[int]) -> list[int]:
    found = [0] * len(numbers)
    for place, number in enumerate(numbers):
        found[number] = place
    return found


@cache
def numbered(space: ActionSpace, seats: int) -> NumberedActions:
    """The numbers of this game's actions at a table with so many seats; made once."""
    return NumberedActions(space, seats)
