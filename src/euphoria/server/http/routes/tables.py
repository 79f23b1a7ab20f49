"""Endpoints for games and tables: the lobby, making a table, sitting down, starting, leaving, a rematch."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from sqlalchemy import exists, literal, select, tuple_

from euphoria.games import game as find_game
from euphoria.games import games
from euphoria.server.api.presenters import brief, show_game, show_table, show_tables
from euphoria.server.api.schemas import (
    TABLE_ID,
    EntropyRequest,
    FreeSeatRequest,
    GameOut,
    Invitation,
    JoinRequest,
    NewTable,
    RematchRequest,
    SeatFreed,
    SeatNumber,
    SeatTaken,
    TableId,
    TableMade,
    TableOut,
)
from euphoria.server.http.client_address import address_of
from euphoria.server.http.dependencies import ServicesDep, SignedIn, VisibleTable
from euphoria.server.people import sign_in
from euphoria.server.people.companions import companion_name
from euphoria.server.people.sanitize import clean_name
from euphoria.server.play import absent_seats
from euphoria.server.services import Services
from euphoria.server.store.models import OPEN, WAITING, Seat, Table
from euphoria.server.store.table_lookup import find_table, find_tables
from euphoria.server.tables import make_table as new_tables
from euphoria.server.tables import rematch as rematches
from euphoria.server.tables import seating, start_game
from euphoria.server.tables.seat_kinds import is_bot

router = APIRouter(tags=["tables"])

LOBBY_SIZE = 50
"""The most tables in one answer."""


@router.get("/games")
async def list_games() -> list[GameOut]:
    return [show_game(find_game(id)) for id in games()]


@router.get("/tables")
async def lobby(
    services: ServicesDep,
    before: Annotated[str | None, Query(pattern=TABLE_ID)] = None,
    count: Annotated[int, Query(ge=1, le=LOBBY_SIZE)] = LOBBY_SIZE,
) -> list[TableOut]:
    """Tables with an open seat, newest first. For the next page, `before` is the id of the last table of this one."""
    open_seat = exists().where(Seat.table_id == Table.id, Seat.kind == OPEN)
    waiting = select(Table).where(Table.status == WAITING, open_seat)
    async with services.database.begin() as session:
        if before is not None:
            last = await find_table(session, before)
            older = tuple_(Table.created, Table.id) < tuple_(literal(last.created), literal(last.id))
            waiting = waiting.where(older)
        newest = waiting.order_by(Table.created.desc(), Table.id.desc()).limit(count)
        return [brief(table) for table in await show_tables(session, await find_tables(session, newest))]


@router.post("/tables", status_code=201)
async def make_table(body: NewTable, request: Request, person: SignedIn, services: ServicesDep) -> TableMade:
    """Make a table. The tokens of the invitations are shown only in this answer."""
    address = address_of(request)
    async with services.database.begin() as session, session.begin():
        await services.waiting_tables.check(session, address)
        for name in filter(None, map(companion_name, body.seats)):
            await sign_in.check_name_free(session, clean_name(name))
        settings = body.settings.with_reaction_wait(
            not all(is_bot(kind) for kind in body.seats), services.settings.reaction_wait
        )
        table, tokens = await new_tables.make_table(
            session, person, body.game, body.options, body.seats, body.entropy, settings
        )
        shown = await show_table(session, table)
    services.waiting_tables.add(address, table.id)
    return TableMade(table=shown, invitations=[Invitation(seat=seat, token=token) for seat, token in tokens.items()])


@router.get("/tables/{table_id}", dependencies=[VisibleTable])
async def get_table(table_id: TableId, services: ServicesDep) -> TableOut:
    return await _show_table(services, table_id)


@router.post("/tables/{table_id}/join")
async def join(table_id: TableId, body: JoinRequest, person: SignedIn, services: ServicesDep) -> SeatTaken:
    """Take an open seat, or the seat of an invitation."""
    async with services.tables.changing_seats(table_id) as session:
        seat = await seating.join(session, table_id, person, body.seat, body.invitation, body.entropy)
    return SeatTaken(table=await _show_table(services, table_id), seat=seat)


@router.post("/tables/{table_id}/entropy", dependencies=[VisibleTable])
async def add_entropy(table_id: TableId, body: EntropyRequest, person: SignedIn, services: ServicesDep) -> TableOut:
    """Replace my entropy for the dice, before the start."""
    async with services.tables.changing_seats(table_id) as session:
        await seating.add_entropy(session, table_id, person, body.entropy)
    return await _show_table(services, table_id)


@router.post("/tables/{table_id}/start", dependencies=[VisibleTable])
async def start(table_id: TableId, person: SignedIn, services: ServicesDep) -> TableOut:
    async with services.tables.changing_seats(table_id) as session:
        await start_game.start(session, table_id, person)
    await services.notices.started(table_id, person.id)
    return await _show_table(services, table_id)


@router.post("/tables/{table_id}/leave", dependencies=[VisibleTable])
async def leave(table_id: TableId, person: SignedIn, services: ServicesDep) -> TableOut:
    """Leave. Before the start the seat becomes open; later it stays mine, and a bot plays on or the table waits."""
    async with services.tables.leaving_seat(table_id) as session:
        await seating.leave(session, table_id, person)
    return await _show_table(services, table_id)


@router.post("/tables/{table_id}/return", dependencies=[VisibleTable])
async def return_to_seat(table_id: TableId, person: SignedIn, services: ServicesDep) -> SeatTaken:
    """Return to the seat that I have left, or lost when my clock ran out."""
    async with services.tables.changing_seats(table_id) as session:
        seat = await absent_seats.come_back(session, table_id, person)
    return SeatTaken(table=await _show_table(services, table_id), seat=seat)


@router.post("/tables/{table_id}/seats/{number}/free", dependencies=[VisibleTable])
async def free_seat(
    table_id: TableId, number: SeatNumber, body: FreeSeatRequest, person: SignedIn, services: ServicesDep
) -> SeatFreed:
    """The host makes a seat open, a bot's, or invites to it. During the game: a bot's, if its person is away.

    If the host is away, too, any player of the table may call the bot.
    """
    async with services.tables.changing_seats(table_id) as session:
        token = await seating.free_seat(session, table_id, person, number, body.kind)
    invitation = None if token is None else Invitation(seat=number, token=token)
    return SeatFreed(table=await _show_table(services, table_id), invitation=invitation)


@router.post("/tables/{table_id}/rematch", dependencies=[VisibleTable])
async def rematch(
    table_id: TableId, person: SignedIn, services: ServicesDep, body: RematchRequest | None = None
) -> TableOut:
    """The table of the rematch, made by the first player who asks. Each player who asks takes their old seat there.

    With `start` it begins at once if all other seats are bots'.
    """
    asked = body or RematchRequest()
    entropy = asked.entropy
    async with services.tables.changing_seats(table_id) as session:
        again = await rematches.rematch(session, table_id, person, entropy)
    async with services.tables.changing_seats(again) as session:
        if not await seating.sits_at(session, again, person):
            await seating.join(session, again, person, entropy=entropy)
        if asked.start and await rematches.is_against_bots(session, again, person):
            await start_game.start(session, again, person)
    await services.notices.rematch(again, person.id)
    return await _show_table(services, again)


async def _show_table(services: Services, table_id: str) -> TableOut:
    async with services.database.begin() as session:
        return await show_table(session, await find_table(session, table_id))
