"""Endpoints for finished games and uploaded records: download the record, or read it step by step as any seat saw it.

The id of a replay is permanent: that of its table, or of the uploaded record.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.core.state import State
from euphoria.kernel.frames.rewind import rewind
from euphoria.kernel.record.record import Record
from euphoria.kernel.record.verify_dice import Verdict
from euphoria.kernel.text.languages import ENGLISH, Language
from euphoria.kernel.text.narrator import Audience
from euphoria.server.api.presenters import brief, show_table, show_tables
from euphoria.server.api.schemas import (
    EmphasisOut,
    LuckOut,
    MomentOut,
    MomentsOut,
    ReplayStepOut,
    ReplayStepsOut,
    SummaryOut,
    TableId,
    TableOut,
    TurnOut,
)
from euphoria.server.errors import Conflict
from euphoria.server.http.dependencies import ServicesDep, SignedIn, VisibleTable, Visitor
from euphoria.server.http.routes.rules import CardOut
from euphoria.server.records import uploaded_records
from euphoria.server.records.headlines import headlines
from euphoria.server.records.moments import Moment
from euphoria.server.records.replay_cache import ReplayedGame, ReplayStep
from euphoria.server.records.table_record import record_of
from euphoria.server.records.turns import turns_of
from euphoria.server.records.viewpoints import Viewpoint, check_viewpoint, events_of, view_of
from euphoria.server.services import Services
from euphoria.server.social.luck import luck
from euphoria.server.store.models import FINISHED, Person, Table
from euphoria.server.store.social_models import UploadedRecord
from euphoria.server.store.table_lookup import find_table, find_tables
from euphoria.server.tables.privacy import may_look

router = APIRouter(tags=["replays"])


MOST_STEPS = 100
MOST_SHOWN = 100
ReplayId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
First = Annotated[int, Query(ge=0, le=1_000_000)]
Count = Annotated[int, Query(ge=1, le=MOST_STEPS)]
LAST = 2**53
SummaryOf = Callable[[State], dict[str, Any]]
"""The extension "summary": how a finished game went, as JSON for its part of the page."""


class DiceVerifiedOut(BaseModel):
    verifiable: bool
    """Whether the record has what is needed to check its dice."""
    revealed: bool
    good: bool
    """Whether every die matches the commitment."""
    checked: int


class ReplayOut(BaseModel):
    id: str
    source: Literal["table", "record"]
    game: str
    revision: int
    seats: list[str | None]
    """Names of the players; None in an uploaded record, which has no names."""
    options: dict[str, Any]
    outcome: dict[str, Any] | None
    finished: int | None
    dice: DiceVerifiedOut | None
    """None in lists, and if the dice cannot be checked because the rules have changed."""


@router.get("/tables/{table_id}/record", dependencies=[VisibleTable])
async def record(table_id: TableId, services: ServicesDep) -> Response:
    """Download the record; `euphoria replay` reads it."""
    return _download((await _game_at(services, table_id)).record, table_id)


@router.get("/tables/{table_id}/steps", dependencies=[VisibleTable])
async def steps(
    table_id: TableId,
    services: ServicesDep,
    seat: Viewpoint = None,
    first: First = 0,
    count: Count = 20,
    lang: Language | None = None,
) -> ReplayStepsOut:
    """What a seat saw from step `first` on; without a seat, what a spectator saw. Step 0 is before the first action.

    `seat=all`: everything is open, every card face up. The game must be over for all of this.
    """
    async with services.database.begin() as session:
        table = await show_table(session, await find_table(session, table_id))
    game = await _game_at(services, table_id)
    return await _show_steps(game, seat, first, count, _audience(lang, [seat.name for seat in table.seats]))


@router.get("/replays")
async def recent(
    services: ServicesDep,
    game: Annotated[str | None, Query(max_length=40)] = None,
    before: Annotated[int, Query(ge=0, le=LAST)] = LAST,
    count: Annotated[int, Query(ge=1, le=MOST_SHOWN)] = 20,
) -> list[ReplayOut]:
    """Finished games of tables that had an open seat, newest first; `before` is for paging."""
    over = select(Table).where(Table.status == FINISHED, Table.listed.is_(True), Table.finished < before)
    if game is not None:
        over = over.where(Table.game == game)
    async with services.database.begin() as session:
        tables = await find_tables(session, over.order_by(Table.finished.desc()).limit(count))
        shown = await show_tables(session, tables)
    finished = {table.id: table.finished for table in tables}
    return [_of_table(brief(out), finished[out.id]) for out in shown]


@router.get("/replays/{replay_id}")
async def replay(replay_id: ReplayId, services: ServicesDep, person: Visitor) -> ReplayOut:
    """A finished game or an uploaded record, and whether its dice match the commitment."""
    shown = await _replay(replay_id, services, person)
    verdict = await services.dice_checks.of(replay_id) if shown.source == "table" else None
    return shown if verdict is None else shown.model_copy(update={"dice": _verified(verdict)})


async def _replay(replay_id: str, services: Services, person: Person | None) -> ReplayOut:
    async with services.database.begin() as session:
        table = await _table(session, replay_id, person)
        if table is not None:
            if table.status != FINISHED:
                raise Conflict("not-finished", "a game is replayed when it is over")
            return _of_table(await show_table(session, table), table.finished)
    return _of_record(await uploaded_records.find_record(services.database, replay_id))


@router.get("/replays/{replay_id}/steps")
async def replay_steps(
    replay_id: ReplayId,
    services: ServicesDep,
    person: Visitor,
    seat: Viewpoint = None,
    first: First = 0,
    count: Count = 20,
    lang: Language | None = None,
) -> ReplayStepsOut:
    """Like `/tables/{table_id}/steps`, for any replay. `seat=all` is refused for a record without an end."""
    shown = await _replay(replay_id, services, person)
    return await _show_steps(await _open(services, replay_id, person), seat, first, count, _audience(lang, shown.seats))


@router.get("/replays/{replay_id}/cards")
async def replay_cards(
    replay_id: ReplayId, services: ServicesDep, person: Visitor, lang: Language = ENGLISH
) -> list[CardOut]:
    """The cards of this replay's game, with their texts."""
    state = (await _open(services, replay_id, person)).record.state
    options = state.position()["options"]  # all of them: a record has those that were chosen
    assert isinstance(options, dict)
    return [CardOut.model_validate(card) for card in state.game.narrator.cards(options, lang)]


@router.get("/replays/{replay_id}/moments")
async def replay_moments(
    replay_id: ReplayId, services: ServicesDep, person: Visitor, lang: Language | None = None
) -> MomentsOut:
    """Up to three moments that decided a finished game, by the bots' reckoning, told with everything open.

    Empty where nobody won, and for a game whose bots cannot value a position.
    """
    shown = await _replay(replay_id, services, person)
    game = await _open(services, replay_id, person)
    check_viewpoint(game.record, "all")
    found = await services.moments.of(game)
    return await asyncio.to_thread(_moments, game, found, _audience(lang, shown.seats))


@router.get("/replays/{replay_id}/summary")
async def replay_summary(
    replay_id: ReplayId, services: ServicesDep, person: Visitor, lang: Language | None = None
) -> SummaryOut:
    """How a finished game went, told with everything open: its turns in a line each, its dice, the game's own story."""
    shown = await _replay(replay_id, services, person)
    game = await _open(services, replay_id, person)
    check_viewpoint(game.record, "all")
    return await services.summaries.of(game, _audience(lang, shown.seats), _summary)


@router.get("/replays/{replay_id}/record")
async def replay_record(replay_id: ReplayId, services: ServicesDep, person: Visitor) -> Response:
    return _download((await _open(services, replay_id, person)).record, replay_id)


@router.post("/records", status_code=201)
async def upload_record(body: dict[str, Any], person: SignedIn, services: ServicesDep) -> ReplayOut:
    """Upload a record, as `euphoria simulate` or `Record.dump` writes it. Everybody who has its id can see it."""
    services.limits.records.take(person.id)
    return _of_record(await uploaded_records.store_record(services.database, services.record_checker, person, body))


async def _table(session: AsyncSession, replay_id: str, person: Person | None) -> Table | None:
    """The table of that id, if it exists and this person may look at it."""
    table = await session.get(Table, replay_id)
    if table is None or await may_look(session, table, None if person is None else person.id):
        return table
    return None


async def _open(services: Services, replay_id: str, person: Person | None) -> ReplayedGame:
    async with services.database.begin() as session:
        is_table = await _table(session, replay_id, person) is not None
    if is_table:
        return await _game_at(services, replay_id)

    async def read() -> Record:
        return await asyncio.to_thread(
            uploaded_records.read_record, await uploaded_records.find_record(services.database, replay_id)
        )

    return await services.replays.of(replay_id, read)


async def _game_at(services: Services, table_id: str) -> ReplayedGame:
    """The game of a table, without checking who may see it; raises `Conflict` before the game is over."""

    async def read() -> Record:
        async with services.database.begin() as session:
            return await record_of(session, table_id)

    return await services.replays.of(table_id, read)


def _audience(language: Language | None, names: list[str | None]) -> Audience | None:
    """The audience for texts, if a language was given; a seat without a name is called by its number."""
    if language is None:
        return None
    return Audience(language, [name or str(number) for number, name in enumerate(names, 1)])


async def _show_steps(
    game: ReplayedGame, seat: Viewpoint, first: int, count: int, audience: Audience | None
) -> ReplayStepsOut:
    check_viewpoint(game.record, seat)
    return await asyncio.to_thread(_steps, game, seat, first, count, audience)


def _steps(game: ReplayedGame, seat: Viewpoint, first: int, count: int, audience: Audience | None) -> ReplayStepsOut:
    shown = [_step(game.record, seen, seat, audience) for seen in game.steps(first, count)]
    return ReplayStepsOut(total=game.total, seat=seat, steps=shown)


def _step(record: Record, seen: ReplayStep, seat: Viewpoint, audience: Audience | None) -> ReplayStepOut:
    state, move = seen.state, seen.move
    view, events = view_of(state, seat), events_of(state, seat, seen.events_before)
    return ReplayStepOut(
        number=seen.number,
        seat=None if move is None else move.seat,
        action=None if move is None else move.action.json(),
        view=view,
        events=events,
        rewind=rewind(view, (view_of(before, seat) for before in reversed(seen.frames))),
        emphasis=[EmphasisOut(**record.game.emphasis(state, event)._asdict()) for event in events],
        words=None if audience is None else [record.game.narrator.event(state, event, audience) for event in events],
    )


def _moments(game: ReplayedGame, found: list[Moment], audience: Audience | None) -> MomentsOut:
    return MomentsOut(moments=[_moment(game, moment, audience) for moment in found])


def _moment(game: ReplayedGame, moment: Moment, audience: Audience | None) -> MomentOut:
    told = headlines(game, moment)
    narrator = game.record.game.narrator
    return MomentOut(
        **moment._asdict(),
        events=[event for _, event in told],
        words=None if audience is None else [narrator.event(state, event, audience) for state, event in told],
    )


def _summary(game: ReplayedGame, audience: Audience | None) -> SummaryOut:
    state = game.record.state
    summary: SummaryOf | None = state.game.extension("summary")
    narrator = state.game.narrator
    return SummaryOut(
        turns=[
            TurnOut(
                turn=turn,
                seat=seat,
                first=first,
                events=[event for _, event in told],
                words=None if audience is None else [narrator.event(then, event, audience) for then, event in told],
            )
            for turn, seat, first, told in turns_of(game)
        ],
        dice=[[LuckOut(**line.json()) for line in lines] for lines in luck(state)],
        game=None if summary is None else summary(state),
    )


def _download(kept: Record, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{kept.game.id}-{name}.json"'}
    return Response(kept.dump(), media_type="application/json", headers=headers)


def _of_table(table: TableOut, finished: int | None) -> ReplayOut:
    return ReplayOut(
        id=table.id,
        source="table",
        game=table.game,
        revision=table.revision,
        seats=[seat.name for seat in table.seats],
        options=table.options,
        outcome=table.outcome,
        finished=finished,
        dice=None,
    )


def _verified(verdict: Verdict) -> DiceVerifiedOut:
    return DiceVerifiedOut(
        verifiable=verdict.verifiable, revealed=verdict.revealed, good=verdict.good, checked=verdict.dice
    )


def _of_record(kept: UploadedRecord) -> ReplayOut:
    about = kept.about
    return ReplayOut(
        id=kept.id,
        source="record",
        game=about["game"],
        revision=about["revision"],
        seats=[None] * about["seats"],
        options=about["options"],
        outcome=about["outcome"],
        finished=None,
        dice=DiceVerifiedOut(**about["dice"]),
    )
