"""What is said about the learner's last move and what followed: a reply to it, and news that change the plan."""

from __future__ import annotations

from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES, WASTELANDER
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.lesson.history import LEARNER, LIAR
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action
from euphoria.lessons.playing import LessonPosition

REPLIES = frozenset(
    ("skip", "discard", "give", "arm", "shoot", "hide", "use", "aim", "decline", "react", "claim-recruit")
)
"""Kinds of actions that have a reply of their own when the lesson wanted something else."""


def asides(position: LessonPosition[LeadersTable]) -> list[str]:
    """Names of sentences: at most one about the move, and one about what became of the learner."""
    before, move, state = position.before, position.move, position.state
    if before is None or move is None or state.outcome is not None:
        return []
    reply = _praise(position, move) if position.followed else _reply(move)
    news = _news(before.state, state, position.since)
    return [name for name in (reply, news) if name is not None]


def _praise(position: LessonPosition[LeadersTable], move: Action) -> str | None:
    """After a wanted move: what it has brought to light."""
    state = position.state
    if move.kind == "interrogate":
        leader = state.kind_at(move.args[0]) < EUPHORIAN_FOLLOWER
        return "saw-leader" if leader else "saw-follower"
    if move.kind == "claim-team":
        return "claimed"
    if move.kind == "discard":
        return "drew"
    if move.kind == "react":
        return "answered"
    return None


def _reply(move: Action) -> str:
    """After another lawful move: what it did."""
    if move.kind == "claim-team":
        return "claim-lie" if move.args[0] == LEARNER else "claim-other"
    if move.kind == "interrogate":
        return "saw-another" if move.args[0] // PLACES == LIAR else "looked-elsewhere"
    return f"did-{move.kind}" if move.kind in REPLIES else "did-other"


def _news(before: LeadersTable, after: LeadersTable, since: int) -> str | None:
    """What has become of the learner since the move."""
    team = after.team(LEARNER)
    if team != before.team(LEARNER):
        return "turned-you" if team == WASTELANDER else "other-team"
    shot = any(entry[0] == Event.HIT and entry[3] == LEARNER for entry in list(after.log)[since:])
    return "shot-again" if shot else None
