"""Finished games: the record to take home, and step by step from any perspective."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import Annotated

from fastapi import APIRouter, Query, Response

from euphoria.kernel.record import Record
from euphoria.server.errors import NotThere
from euphoria.server.log import record_of
from euphoria.server.privacy import MayLook
from euphoria.server.schemas import Step, Steps, TableId
from euphoria.server.services import ServicesOf

router = APIRouter(tags=["replays"])

MOST_STEPS = 100


@router.get("/tables/{table_id}/record", dependencies=[MayLook])
async def record(table_id: TableId, on: ServicesOf) -> Response:
    """The record, as `euphoria replay` reads it."""
    async with on.database.begin() as session:
        kept = await record_of(session, table_id)
    headers = {"content-disposition": f'attachment; filename="{kept.game.id}-{table_id}.json"'}
    return Response(kept.dump(), media_type="application/json", headers=headers)


@router.get("/tables/{table_id}/steps", dependencies=[MayLook])
async def steps(
    table_id: TableId,
    on: ServicesOf,
    seat: int | None = None,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = 20,
) -> Steps:
    """What a seat (or none: a spectator) saw from step `first` on; step 0 is before the first action."""
    async with on.database.begin() as session:
        kept = await record_of(session, table_id)
    if seat is not None and seat not in range(kept.seats):
        raise NotThere("no-seat", f"there is no seat {seat} at this table")
    return await asyncio.to_thread(_steps, kept, seat, first, count)


def _steps(record: Record, seat: int | None, first: int, count: int) -> Steps:
    seen, shown = 0, []
    for number, (state, move) in enumerate(islice(record.steps(), first + count)):
        if number >= first:
            form = None if move is None else move.action.json()
            events = state.events(seat, seen if number else 0)
            actor = None if move is None else move.seat
            shown.append(Step(number=number, seat=actor, action=form, view=state.view(seat), events=events))
        seen = len(state.log)
    return Steps(total=len(record.moves) + 1, seat=seat, steps=shown)
