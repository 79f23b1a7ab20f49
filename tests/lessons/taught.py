"""Playing the lesson of `leaders` as it wants to be played."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.leaders.lesson.first_game import LESSON
from euphoria.games.leaders.state import LeadersTable
from euphoria.lessons.playing import LessonPosition, play

Moves = list[list[str | int]]


def wanted_moves(start: Sequence[list[str | int]] = (), limit: int = 60) -> Moves:
    """These moves, and then the first wanted one each time, until the game is over."""
    moves = [*start]
    position = play(LESSON, moves)
    while position.state.outcome is None:
        assert len(moves) - len(start) < limit, f"the lesson does not end after {start}"
        moves.append(position.wanted[0].json())
        position = play(LESSON, moves)
    return moves


def positions() -> list[LessonPosition[LeadersTable]]:
    """All positions of the lesson when every wanted move is made, the last one included."""
    moves = wanted_moves()
    return [play(LESSON, moves[:count]) for count in range(len(moves) + 1)]


__all__ = ["LESSON", "Moves", "positions", "wanted_moves"]
