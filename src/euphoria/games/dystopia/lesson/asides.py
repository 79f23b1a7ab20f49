"""What is said about the learner's last move and what followed: a reply to it, and the greatest news since."""

from __future__ import annotations

from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.lesson.history import LEARNER, SITE, times
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action
from euphoria.lessons.playing import LessonPosition

REPLIES = frozenset(("place", "retrieve", "dilemma", "stop", "pay", "feed", "take", "draw", "discard"))
"""Kinds of actions that have a reply of their own when the lesson wanted something else."""


def asides(position: LessonPosition[City]) -> list[str]:
    """Names of sentences: at most one about a move that was not wanted, and one about the news."""
    before, move, state = position.before, position.move, position.state
    if before is None or move is None or state.outcome is not None:
        return []
    reply = None if position.followed else _reply(move)
    return [name for name in (reply, _news(before.state, state, position.since)) if name is not None]


def _reply(move: Action) -> str:
    return f"did-{move.kind}" if move.kind in REPLIES else "did-other"


def _news(before: City, after: City, since: int) -> str | None:
    """What matters most of all that has happened to the learner since the move."""
    if after.is_built(SITE) and not before.is_built(SITE):
        return "built" if after.tile_stars[SITE] >> LEARNER & 1 else "built-without"
    for name, event in NEWS:
        if times(after, event, LEARNER, since=since):
            return name
    return None


NEWS = (
    ("lost", CityEvent.LOST),
    ("woke", CityEvent.WOKE),
    ("star", CityEvent.STAR),
    ("bumped", CityEvent.BUMPED),
    ("new-worker", CityEvent.ADDED),
    ("knowledge", CityEvent.KNOWLEDGE),
)
"""By event: what is said of it, the most important first."""
