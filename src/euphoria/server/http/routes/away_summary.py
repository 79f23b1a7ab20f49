"""Endpoint for what has happened at my tables while I was away."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel

from euphoria.kernel.text.languages import Language
from euphoria.server.api.schemas import EmphasisOut
from euphoria.server.http.dependencies import ServicesDep, SignedIn
from euphoria.server.social.away_summary import MissedEvents, missed_events

router = APIRouter(tags=["people"])


class MissedTable(BaseModel):
    table: str
    game: str
    status: Literal["playing", "finished"]
    seat: int
    my_turn: bool
    seen: int
    """How many events I had seen; to be sent as `since` when opening a socket."""
    count: int
    """How many events are new."""
    events: list[dict[str, Any]]
    """The newest of them, as my seat may see them."""
    emphasis: list[EmphasisOut]
    """For each of these events, who did it, to whom, and how heavy it is."""
    words: list[str] | None
    """The same as texts, if a language was given."""
    outcome: dict[str, Any] | None


class AwaySummaryOut(BaseModel):
    tables: list[MissedTable]


@router.get("/me/away")
async def away_summary(person: SignedIn, services: ServicesDep, lang: Language | None = None) -> AwaySummaryOut:
    """What has happened at my tables since I last had a socket open there; tables where it is my turn come first."""
    found = await missed_events(services.database, services.tables, person, lang)
    return AwaySummaryOut(tables=[_show(missed) for missed in found])


def _show(missed: MissedEvents) -> MissedTable:
    return MissedTable.model_validate(
        {
            "table": missed.table.id,
            "game": missed.table.game,
            "status": missed.table.status,
            "seat": missed.seat,
            "my_turn": missed.my_turn,
            "seen": missed.seen,
            "count": missed.news,
            "events": missed.events,
            "emphasis": missed.emphasis,
            "words": missed.words,
            "outcome": missed.table.outcome,
        }
    )
