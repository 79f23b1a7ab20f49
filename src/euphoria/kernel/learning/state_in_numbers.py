"""What a state can do in numbers, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.outcome import Outcome
from euphoria.kernel.learning.buffers import as_memory, check_bytes, check_numbers
from euphoria.kernel.learning.layout import Numbers, ObservationLayout
from euphoria.kernel.learning.numbered_actions import CountedActions, Marks, NumberedActions, numbered

if TYPE_CHECKING:
    from euphoria.kernel.core.game import Game
    from euphoria.kernel.core.state import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class StateInNumbers:
    """The part of a `State` that reads it as numbers; players are counted from the seat that asks."""

    __slots__ = ("_numbered",)

    game: Game
    seats: int
    outcome: Outcome | None
    _numbered: NumberedActions | None
    """The numbers of all actions at this table, once they have been asked for."""

    def observe(self, seat: Seat, out: Any) -> None:
        """Write what this seat sees into a buffer of 32-bit floats, as `Game.observation` describes it.

        `out` is anything with a buffer: a numpy array, an `array("f")`, a memoryview. Every number of it is written.
        """
        self.check_seat(seat)
        memory = as_memory(out)
        try:
            self._observe(seat, memory)
        except (TypeError, ValueError, NotImplementedError):
            check_numbers(memory, self._layout().size, "an observation")
            raise

    def observe_planes(self, seat: Seat, out: Any) -> None:
        """Write the planes of the observation, in a game that has some, one after the other, row by row."""
        self.check_seat(seat)
        memory = as_memory(out)
        try:
            self._observe_planes(seat, memory)
        except (TypeError, ValueError, NotImplementedError):
            check_numbers(memory, self._layout().planes.size, "all planes of an observation")
            raise

    def mask(self, seat: Seat, out: Any) -> None:
        """Write a byte for every number of `Game.action_space`: 1 if this seat may do that now, else 0.

        All are 0 for a seat that does not act now, and never for one that does.
        """
        self.check_seat(seat)
        memory = as_memory(out)
        marks = self._marks(seat)
        if memory.itemsize != 1:
            check_bytes(memory, len(marks))
        try:
            memory.cast("B")[:] = memoryview(marks)
        except (TypeError, ValueError):
            check_bytes(memory, len(marks))
            raise

    def new_mask(self, seat: Seat) -> bytearray:
        """`mask` in bytes of its own, which nothing else will write."""
        self.check_seat(seat)
        return bytearray(memoryview(self._marks(seat)))

    def fill(self, seat: int, numbers: memoryview, marks: memoryview) -> None:
        """`observe` and `mask` for a seat that there is, into memory that fits: 32-bit floats, and unsigned bytes.

        Nothing is checked: for programs that have made that memory themselves, and write it again and again.
        """
        self._observe(seat, numbers)
        marks[:] = memoryview(self._marks(seat))

    def legal_numbers(self, seat: Seat) -> list[int]:
        """The numbers of `legal(seat)` in `Game.action_space`, in the same order."""
        self.check_seat(seat)
        numbers = self._counted(seat).numbers
        return [numbers[action[0]] for action in self._legal(seat)]

    def decode(self, seat: Seat, number: Any) -> Action:
        """The action that a number of `mask` is when this seat does it now. Any integer does, such as numpy's."""
        self.check_seat(seat)
        return self._counted(seat).decode(number)

    def number(self, seat: Seat, action: Any) -> int:
        """The number of an action of this seat now; `UnknownAction` for an open one, which has none."""
        self.check_seat(seat)
        return self._counted(seat).number(action)

    def returns(self) -> list[float]:
        """By seat its share of the win: 1 for a sole winner, the same part for each of several; all together 1.

        Where a game ends without a winner, all have the same share. All are 0 while the game goes on.
        """
        if self.outcome is None:
            return [0.0] * self.seats
        winners = self.outcome.winners or tuple(range(self.seats))
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    @property
    def truncated(self) -> bool:
        """Whether the game was cut off by a limit of the table, such as a number of turns, that no rulebook has."""
        return self.outcome is not None and self.outcome.reason in self.game.limits

    def _marks(self, seat: int) -> Marks:
        """The bytes of `mask`."""
        counted = self._counted(seat)
        numbers = counted.numbers
        marks = counted.nothing[:]
        for action in self._legal(seat):
            marks[numbers[action[0]]] = 1
        return marks

    def _layout(self) -> ObservationLayout:
        state: Any = self  # whose settings are of the game's own type
        return self.game.observation(self.seats, **state.settings._asdict())

    # What `State` has.

    def check_seat(self, seat: Seat) -> None:
        """`UnknownSeat` if this is none of the seats."""
        raise NotImplementedError

    def _legal(self, seat: int) -> list[Action]:
        raise NotImplementedError

    # What a game fills in.

    def _counted(self, seat: int) -> CountedActions:
        """The numbers of all actions as this seat counts now, if that depends on the position."""
        found = self._numbered
        if found is None:
            found = self._numbered = numbered(self.game.space, self.seats)
        return found.counted[seat]

    def _observe(self, seat: int, out: Numbers) -> None:
        """Implements `observe`; the seat is valid."""
        raise NotImplementedError(f"{self.game.id} has no observation in numbers")

    def _observe_planes(self, seat: int, out: Numbers) -> None:
        """Implements `observe_planes`, in a game that has some."""
