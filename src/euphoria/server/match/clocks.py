"""The clocks of a table, as values: who has how much time left, and when somebody runs out. Times are milliseconds.

A seat's clock runs while it is asked. Being asked brings time: with a live clock the increment, in correspondence the
days of a move. A seat that is asked several things in a row is asked once. What is taken back gives nothing back.

Where several are asked at once, each clock runs until its seat has answered, but for a while at first none does: the
wait for which such a question stays open anyway. Until it closes, others are shown all of these clocks running, and so
they do not see who has answered.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


class TimeControl(NamedTuple):
    """How much time a seat has at the start, and what being asked brings; a move's time does not add up."""

    start: int
    increment: int
    a_move: bool
    """Correspondence: whoever is asked has `start`, however much was left."""

    @staticmethod
    def live(start: float, increment: float) -> TimeControl:
        return TimeControl(int(start * SECOND), int(increment * SECOND), False)

    @staticmethod
    def correspondence(days: float) -> TimeControl:
        return TimeControl(int(days * DAY), 0, True)

    def asked(self, left: int) -> int:
        """What a seat has when it is asked."""
        return self.start if self.a_move else max(0, left) + self.increment

    def back(self, left: int) -> int:
        """What somebody has who comes back: at least a tenth of what they began with."""
        return self.start if self.a_move else max(left, self.increment, self.start // 10)


class Clocks(NamedTuple):
    left: tuple[int, ...]
    """By seat, at the time `since`. Empty: nobody has a clock, and only the question's time counts."""
    since: int
    """From here on the clocks of those who are asked run. It may be yet to come."""
    put: tuple[int, ...]
    """What was left when the question was put."""
    put_since: int
    """`since`, as it was when the question was put. One that waits for all is not closed before."""

    @staticmethod
    def begin(pace: TimeControl | None, seats: int, asked: Collection[int], free: int, now: int) -> Clocks:
        left = () if pace is None else (pace.start,) * seats
        return Clocks(left, now, left, now).ask(pace, asked, free, now)

    def at(self, running: Collection[int], now: int) -> tuple[int, ...]:
        """What is left now, while these are asked."""
        gone = max(0, now - self.since)
        return tuple(left - gone if seat in running else left for seat, left in enumerate(self.left))

    def stop(self, running: Collection[int], now: int) -> Clocks:
        """Reckoned up to now: somebody has answered, or comes, or goes, and the question stands."""
        return self._replace(left=self.at(running, now), since=max(now, self.since))

    def ask(self, pace: TimeControl | None, gain: Collection[int], free: int, now: int) -> Clocks:
        """A new question, to be thought about for nothing for a while; time for those who gain it."""
        left = self.left
        if pace is not None:
            left = tuple(pace.asked(had) if seat in gain else had for seat, had in enumerate(left))
        return Clocks(left, now + free, left, now + free)

    def give(self, pace: TimeControl, seat: int) -> Clocks:
        """Whoever comes back has time for a move. What is shown of the others' clocks does not change by it."""
        mine = pace.back(self.left[seat])
        shown = mine + max(0, self.since - self.put_since)
        return self._replace(left=_with(self.left, seat, mine), put=_with(self.put, seat, shown))

    def runs_out(self, running: Collection[int]) -> int | None:
        """When the first of those who are asked has no time left."""
        return min((self.since + max(0, self.left[seat]) for seat in running), default=None) if self.left else None

    def out(self, running: Collection[int], now: int) -> list[int]:
        """Those who are asked and have no time left."""
        left = self.at(running, now)
        return [seat for seat in sorted(running) if left and left[seat] <= 0]

    def shown(
        self, seat: int | None, running: Collection[int], together: Collection[int], now: int
    ) -> list[ShownClock]:
        """As this seat (None: a spectator) may see them, while all of `together` are asked at once."""
        left = self.at(running, now)
        gone = max(0, now - self.put_since)
        shown = []
        for other, had in enumerate(left):
            if other in together and other != seat:
                shown.append(ShownClock(max(0, self.put[other] - gone), True))
            else:
                shown.append(ShownClock(max(0, had), other in running))
        return shown

    def later(self, gone: int, now: int) -> Clocks:
        """As if the last `gone` milliseconds had not been: no server was there."""
        since, put_since = (max(then, min(now, then + gone)) for then in (self.since, self.put_since))
        return self._replace(since=since, put_since=put_since)

    def json(self) -> dict[str, object]:
        return {"left": list(self.left), "since": self.since, "put": list(self.put), "put_since": self.put_since}

    @staticmethod
    def read(data: dict[str, object]) -> Clocks:
        left, put, since, put_since = data["left"], data["put"], data["since"], data["put_since"]
        assert isinstance(left, list)
        assert isinstance(put, list)
        assert isinstance(since, int)
        assert isinstance(put_since, int)
        return Clocks(tuple(left), since, tuple(put), put_since)


class ShownClock(NamedTuple):
    """What somebody may see of a clock."""

    left: int
    running: bool


def _with(times: tuple[int, ...], seat: int, time: int) -> tuple[int, ...]:
    return (*times[:seat], time, *times[seat + 1 :])
