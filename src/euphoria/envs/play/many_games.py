"""Games in step, each with its learner, whose numbers are written into the rows of arrays that all of them share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from euphoria.envs.play.one_seat_game import OneSeatGame


class ManyGames:
    """So many games, one row of each array for each of them."""

    def __init__(
        self,
        games: list[OneSeatGame],
        seen: list[memoryview],
        marks: list[memoryview],
        seats: memoryview,
        planes: list[memoryview],
    ) -> None:
        """By row what is written: 32-bit floats, unsigned bytes for the actions of the game without `wait`, the seat of
        the learner, and the planes of the observation, none where they are not wanted."""
        self.games = games
        self._seen = seen
        self._marks = marks
        self._seats = seats
        self._planes = planes
        self.rewards: list[tuple[int, float]] = []
        """Of the last step: the rows with a reward other than 0, and that reward."""
        self.replaced: list[int] = []
        """The rows whose number was illegal, and another action was done."""
        self.over: list[int] = []
        """The rows whose game has ended in it."""
        self.begun: list[int] = []
        """The rows whose game had ended before: another one has begun."""

    def begin(self, row: int, seed: int | None) -> None:
        """A fresh game in this row."""
        self.games[row].begin(seed)
        self._write(row)

    def step(self, numbers: Sequence[Any]) -> None:
        """Each learner does the action of its number. Where a game is over, another one is begun instead."""
        if len(numbers) != len(self.games):
            raise ValueError(f"there are {len(self.games)} games, and {len(numbers)} numbers for them")
        self.rewards, self.replaced, self.over, self.begun = [], [], [], []
        for row, game in enumerate(self.games):
            ended_before = game.over
            if ended_before:
                self.begun.append(row)
                game.begin(None)
            else:
                reward = game.step(numbers[row])
                if reward:
                    self.rewards.append((row, reward))
                if game.replaced:
                    self.replaced.append(row)
                if game.over:
                    self.over.append(row)
            self._write(row)

    def _write(self, row: int) -> None:
        game = self.games[row]
        state, seat = game.state, game.seat
        state.fill(seat, self._seen[row], self._marks[row])
        self._seats[row] = seat
        if self._planes:
            state.observe_planes(seat, self._planes[row])
