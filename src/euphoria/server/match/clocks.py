"""The clocks of a table as immutable values: how much time each seat has left. All times are milliseconds.

A seat's clock runs while the seat is asked. Each new question adds time: the increment of a live clock, or in
correspondence the full time for a move. Consecutive questions to the same seat count as one. Undoing returns no time.

In a joint question each clock runs until its seat has answered. For the table's reaction wait none of them runs at
first, since the question stays open that long anyway. Until it closes, the other seats are shown all of these clocks as
running, so that they do not learn who has answered.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


class TimeControl(NamedTuple):
    """How much time a seat has at the start, and what each question adds."""

    start: int
    increment: int
    per_move: bool
    """Correspondence: each question gives `start`, however much was left."""

    @staticmethod
    def live(start: float, increment: float) -> TimeControl:
        return TimeControl(int(start * SECOND), int(increment * SECOND), False)

    @staticmethod
    def correspondence(days: float) -> TimeControl:
        return TimeControl(int(days * DAY), 0, True)

    def when_asked(self, left: int) -> int:
        """The time of a seat when it is asked, if it had so much left."""
        return self.start if self.per_move else max(0, left) + self.increment

    def when_back(self, left: int) -> int:
        """The time of a player who comes back: at least a tenth of the start."""
        return self.start if self.per_move else max(left, self.increment, self.start // 10)


class ShownClock(NamedTuple):
    """What a seat may see of a clock."""

    left: int
    running: bool


class Clocks(NamedTuple):
    left: tuple[int, ...]
    """By seat, at the time `since`. Empty without time control: then only the question's own time counts."""
    since: int
    """From then on the clocks of the asked seats run. It may be in the future."""
    left_when_asked: tuple[int, ...]
    """`left`, when the current question was asked. Stored as `put`."""
    asked_since: int
    """`since`, when the question was asked; a joint question is not closed earlier. Stored as `put_since`."""

    @staticmethod
    def begin(control: TimeControl | None, seats: int, asked: Collection[int], free: int, now: int) -> Clocks:
        left = () if control is None else (control.start,) * seats
        return Clocks(left, now, left, now).ask(control, asked, free, now)

    def at(self, running: Collection[int], now: int) -> tuple[int, ...]:
        """What each seat has left now, while these clocks run."""
        gone = max(0, now - self.since)
        return tuple(left - gone if seat in running else left for seat, left in enumerate(self.left))

    def charge(self, running: Collection[int], now: int) -> Clocks:
        """The same clocks with the elapsed time subtracted; the question stays."""
        return self._replace(left=self.at(running, now), since=max(now, self.since))

    def ask(self, control: TimeControl | None, gain: Collection[int], free: int, now: int) -> Clocks:
        """The clocks for a new question: the seats in `gain` get time, and no clock runs for `free` milliseconds."""
        left = self.left
        if control is not None:
            left = tuple(control.when_asked(had) if seat in gain else had for seat, had in enumerate(left))
        return Clocks(left, now + free, left, now + free)

    def give(self, control: TimeControl, seat: int) -> Clocks:
        """Time for a player who comes back. What is shown of the other clocks does not change."""
        given = control.when_back(self.left[seat])
        shown = given + max(0, self.since - self.asked_since)
        left, left_when_asked = _with(self.left, seat, given), _with(self.left_when_asked, seat, shown)
        return self._replace(left=left, left_when_asked=left_when_asked)

    def runs_out(self, running: Collection[int]) -> int | None:
        """When the first of these clocks has no time left."""
        return min((self.since + max(0, self.left[seat]) for seat in running), default=None) if self.left else None

    def out_of_time(self, running: Collection[int], now: int) -> list[int]:
        """Those of these seats that have no time left."""
        left = self.at(running, now)
        return [seat for seat in sorted(running) if left and left[seat] <= 0]

    def shown(
        self, seat: int | None, running: Collection[int], asked_jointly: Collection[int], now: int
    ) -> list[ShownClock]:
        """The clocks as this seat (None: a spectator) may see them."""
        left = self.at(running, now)
        gone = max(0, now - self.asked_since)
        shown = []
        for other, had in enumerate(left):
            if other in asked_jointly and other != seat:
                shown.append(ShownClock(max(0, self.left_when_asked[other] - gone), True))
            else:
                shown.append(ShownClock(max(0, had), other in running))
        return shown

    def without(self, pause: int, now: int) -> Clocks:
        """The clocks as if the last `pause` milliseconds had not passed, because no server was running."""
        since, asked_since = (max(then, min(now, then + pause)) for then in (self.since, self.asked_since))
        return self._replace(since=since, asked_since=asked_since)

    def json(self) -> dict[str, object]:
        return {
            "left": list(self.left),
            "since": self.since,
            "put": list(self.left_when_asked),
            "put_since": self.asked_since,
        }

    @staticmethod
    def read(data: dict[str, object]) -> Clocks:
        left, put, since, put_since = data["left"], data["put"], data["since"], data["put_since"]
        assert isinstance(left, list)
        assert isinstance(put, list)
        assert isinstance(since, int)
        assert isinstance(put_since, int)
        return Clocks(tuple(left), since, tuple(put), put_since)


def _with(times: tuple[int, ...], seat: int, time: int) -> tuple[int, ...]:
    return (*times[:seat], time, *times[seat + 1 :])
