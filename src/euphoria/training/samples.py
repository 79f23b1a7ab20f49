"""Positions of played games, as what a network gets and what it should have said."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from euphoria.bots.learned.encoding import Encoding
from euphoria.games import game as find_game
from euphoria.training.self_play import SelfPlayGame

Rows = Any
"""A numpy array; the types of numpy say less than they cost here."""


class Samples(NamedTuple):
    """Many positions, each as one seat sees it. Lists of different lengths lie one after the other."""

    rows: Rows
    """The rows of the encoding that are on; of a count those of all lower counts as well."""
    row_starts: Rows
    """Where the rows of each position begin, and where the last ones end."""
    shares: Rows
    """By position and seat, counted from the one that sees it: the share of the win."""
    scores: Rows
    """And the score at the end, as a part of the highest."""
    numbers: Rows
    """The legal actions by their numbers, in positions in which this seat decided by thought; none in the others."""
    visits: Rows
    """And the share of the visits that each got."""
    number_starts: Rows

    @property
    def size(self) -> int:
        return len(self.row_starts) - 1


class _Columns:
    """Samples while they are collected."""

    def __init__(self) -> None:
        self.rows: list[Rows] = []
        self.row_counts: list[int] = []
        self.shares: list[list[float]] = []
        self.scores: list[list[float]] = []
        self.numbers = array("H")
        self.visits = array("f")
        self.number_counts: list[int] = []

    def samples(self) -> Samples:
        return Samples(
            np.concatenate(self.rows),
            _starts(self.row_counts),
            np.array(self.shares, np.float32),
            np.array(self.scores, np.float32),
            np.array(self.numbers, np.uint16),
            np.array(self.visits, np.float32),
            _starts(self.number_counts),
        )


def _starts(counts: Rows) -> Rows:
    return np.concatenate(([0], np.cumsum(counts))).astype(np.int64)


def samples_of(game: str, seats: int, played: Iterable[SelfPlayGame]) -> Samples:
    """Every decision of these games, seen by every seat."""
    columns = _Columns()
    for one in played:
        if one.actions:
            _add_game(game, seats, one, columns)
    return columns.samples()


def _add_game(game: str, seats: int, played: SelfPlayGame, columns: _Columns) -> None:
    """Replay a game, and note what every seat saw at each decision that was one."""
    found = find_game(game)
    state = found.new(seats=seats, seed=played.seed)
    expand = expansion(game, seats)
    seen = array("f", bytes(4 * found.observation(seats).size))
    viewers: list[int] = []
    for place, number in enumerate(played.actions):
        decider = state.deciders[0]
        legal = state.legal(decider)
        if len(legal) > 1:
            for seat in range(seats):
                state.observe(seat, seen)
                rows = expand.rows(seen)
                columns.rows.append(rows)
                columns.row_counts.append(len(rows))
                viewers.append(seat)
                visits = played.thoughts.get(place) if seat == decider else None
                if visits:
                    total = sum(visits.values())
                    columns.numbers.extend(state.legal_numbers(seat))
                    columns.visits.extend(visits.get(action.number, 0) / total for action in legal)
                columns.number_counts.append(len(legal) if visits else 0)
        state.apply(decider, found.space[number])
    assert state.outcome is not None
    winners, scores = state.outcome.winners, state.outcome.scores
    shares = [(seat in winners) / len(winners) if winners else 1 / seats for seat in range(seats)]
    most = max(1, *scores)
    for seat in viewers:
        turned = [(seat + other) % seats for other in range(seats)]
        columns.shares.append([shares[other] for other in turned])
        columns.scores.append([scores[other] / most for other in turned])


class Expansion:
    """Finds the rows of an observation: those of a count of 3 are those of 1, of 2, and of 3.

    A network that learns like this shares what it learns between neighbouring counts. When it is stored, the rows are
    added up, and one row is left for each count.
    """

    def __init__(self, encoding: Encoding) -> None:
        self.first = np.array(encoding.first, np.int64)
        self.levels = np.array(encoding.levels, np.int64)

    def rows(self, seen: array[float]) -> Rows:
        numbers = np.frombuffer(seen, np.float32)
        places = np.flatnonzero(numbers >= 1)
        counts = np.minimum(numbers[places].astype(np.int64), self.levels[places])
        ends = np.cumsum(counts)
        return (np.repeat(self.first[places] - ends + counts, counts) + np.arange(ends[-1] if len(ends) else 0)).astype(
            np.uint16
        )


@cache
def expansion(game: str, seats: int) -> Expansion:
    return Expansion(Encoding(find_game(game).observation(seats)))


def joined(parts: list[Samples]) -> Samples:
    """Several generations as one."""
    return Samples(
        np.concatenate([part.rows for part in parts]),
        _joined_starts([part.row_starts for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.numbers for part in parts]),
        np.concatenate([part.visits for part in parts]),
        _joined_starts([part.number_starts for part in parts]),
    )


def _joined_starts(parts: list[Rows]) -> Rows:
    return _starts(np.concatenate([np.diff(part) for part in parts]))
