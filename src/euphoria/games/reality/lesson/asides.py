"""What is said about the learner's last move and what followed: a reply to it, and the greatest news since."""

from __future__ import annotations

from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.lesson.cast import ARENDAL, BLANCA, NIKOLAI, SOOYOUNG, happened
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from euphoria.lessons.playing import LessonPosition

REPLIES = {"hold": "held", "end": "ended", "halt": "halted", "to": "walked", "at": "walked", "shoot": "shot"}
"""By kind of action: the reply to it when the lesson wanted something else."""


def asides(position: LessonPosition[Show]) -> list[str]:
    """Names of sentences: at most one about a move that was not wanted, and one about the news."""
    before, move, state = position.before, position.move, position.state
    if before is None or move is None or state.outcome is not None:
        return []
    reply = None if position.followed else _reply(move)
    return [name for name in (reply, _news(state, position.since)) if name is not None]


def _reply(move: Action) -> str:
    return f"did-{REPLIES.get(move.kind, 'other')}"


def _news(state: Show, since: int) -> str | None:
    """What matters most of all that has happened since the move."""
    for name, event, values in NEWS:
        if happened(state, event, *values, since=since):
            return name
    return None


NEWS: tuple[tuple[str, int, tuple[int, ...]], ...] = (
    ("friend-fell", ShowEvent.FELL, (NIKOLAI,)),
    ("friend-fell", ShowEvent.FELL, (ARENDAL,)),
    ("rival-fell", ShowEvent.FELL, (SOOYOUNG,)),
    ("rival-fell", ShowEvent.FELL, (BLANCA,)),
    ("fled", ShowEvent.FLED, ()),
    ("injuries", ShowEvent.INJURIES, ()),
    ("hurt", ShowEvent.HURT, (NIKOLAI,)),
    ("hurt", ShowEvent.HURT, (ARENDAL,)),
    ("removed", ShowEvent.REMOVED, ()),
)
"""By event: what is said of it, the most important first."""
