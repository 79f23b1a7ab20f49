"""Rows of a table's move log as values, and which of them still stand after takebacks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from euphoria.kernel.core.action import Action

NO_SEAT = -1
"""In place of a seat: the server closes a joint question that all seats have answered."""


class LoggedMove(NamedTuple):
    """An action of a seat and its dice throws. Without an action, the seat undoes its last one."""

    seat: int
    action: Action | None
    chance: list[int]
    back: int | None = None
    """A takeback by consent: the game continues after the move of this number."""

    @property
    def closes_question(self) -> bool:
        return self.seat == NO_SEAT

    @property
    def takes_back(self) -> bool:
        """Whether it undoes earlier moves, by the seat alone or by consent."""
        return self.action is None and not self.closes_question

    @property
    def undoes_own(self) -> bool:
        """Whether the seat undoes its own last action, without asking the others."""
        return self.takes_back and self.back is None


class _Standing(NamedTuple):
    """A move that was not taken back, linked to the one before it."""

    move: LoggedMove
    previous: _Standing | None
    thrown_before: int
    """How many dice were thrown before it, since the setup."""
    number: int


def standing_moves(log: Iterable[LoggedMove]) -> list[LoggedMove]:
    """The actions that were not taken back, in order."""
    return [standing.move for standing in _standing(log)]


def standing_numbers_of(log: Iterable[LoggedMove], seat: int) -> list[int]:
    """The numbers of this seat's actions that were not taken back, the last one first."""
    return [standing.number for standing in reversed(_standing(log)) if standing.move.seat == seat]


def discarded_throws(log: Sequence[LoggedMove], setup: int) -> tuple[tuple[int, int], ...]:
    """The throws of actions that were taken back by consent: the first and last of each run, counted from 1.

    `setup`: how many dice the setup threw.
    """
    runs: list[tuple[int, int]] = []
    end = 0
    for move, _, thrown_before, _ in _standing(log):
        if move.chance:
            if thrown_before > end:
                runs.append((setup + end + 1, setup + thrown_before))
            end = thrown_before + len(move.chance)
    total = sum(len(move.chance) for move in log)
    if total > end:
        runs.append((setup + end + 1, setup + total))
    return tuple(runs)


def _standing(log: Iterable[LoggedMove]) -> list[_Standing]:
    """The moves that were not taken back. `heads[n]` is the last of them after n moves, as a linked list."""
    heads: list[_Standing | None] = [None]
    thrown = 0
    for number, move in enumerate(log, 1):
        head = heads[-1]
        if move.back is not None:
            head = heads[move.back]
        elif move.closes_question:
            assert head is not None
            head = _Standing(head.move._replace(chance=move.chance), head.previous, thrown, head.number)
        elif move.action is None:
            head = _without_last_of(head, move.seat)
        else:
            head = _Standing(move, head, thrown, number)
        heads.append(head)
        thrown += len(move.chance)
    return _in_order(heads[-1])


def _without_last_of(head: _Standing | None, seat: int) -> _Standing | None:
    """The list without this seat's last move; others may have answered the same question after it."""
    later: list[_Standing] = []
    while head is not None and head.move.seat != seat:
        later.append(head)
        head = head.previous
    assert head is not None
    head = head.previous
    for standing in reversed(later):
        head = standing._replace(previous=head)
    return head


def _in_order(head: _Standing | None) -> list[_Standing]:
    found: list[_Standing] = []
    while head is not None:
        found.append(head)
        head = head.previous
    return found[::-1]
