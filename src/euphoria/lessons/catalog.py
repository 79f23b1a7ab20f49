"""The lessons that there are: games name theirs in their extensions."""

from __future__ import annotations

from typing import Any

from euphoria.kernel.core.game import Game
from euphoria.kernel.core.registry import find_game, game_ids
from euphoria.lessons.lesson import Lesson

PURPOSE = "lesson"
"""The name of the extension."""


def find_lesson(game: Game) -> Lesson[Any] | None:
    """The lesson of a game; None if it has none."""
    found: Lesson[Any] | None = game.extension(PURPOSE)
    return found


def all_lessons() -> list[Lesson[Any]]:
    """In the order of the games' ids."""
    found = [find_lesson(find_game(id)) for id in game_ids()]
    return [lesson for lesson in found if lesson is not None]
