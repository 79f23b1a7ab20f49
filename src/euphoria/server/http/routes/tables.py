"""Games and tables: the lobby, making a table, sitting down, starting, leaving, a rematch."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from sqlalchemy import exists, literal, select, tuple_

from euphoria.games import game as find_game
from euphoria.games import games
from euphoria.server.api.presenters import brief, show_game, show_table, show_tables
from euphoria.server.api.schemas import (
    TABLE_ID,
    Adding,
    Again,
    Freed,
    Freeing,
    GameOut,
    Invitation,
    Joining,
    Made,
    NewTable,
    Seated,
    SeatNumber,
    TableId,
    TableOut,
)
from euphoria.server.people import sign_in
from euphoria.server.people.companions import companion_name
from euphoria.server.people.sanitize import clean_name
from euphoria.server.play import absent_seats
from euphoria.server.services import Services, ServicesOf, SignedIn, address_of
from euphoria.server.store.models import OPEN, WAITING, Seat, Table
from euphoria.server.store.table_lookup import find_table, find_tables
from euphoria.server.tables import seating
from euphoria.server.tables.privacy import MayLook

router = APIRouter(tags=["tables"])

LOBBY = 50
"""Tables in one answer."""


@router.get("/games")
async def list_games() -> list[GameOut]:
    return [show_game(find_game(id)) for id in games()]


@router.get("/tables")
async def lobby(
    on: ServicesOf,
    before: Annotated[str | None, Query(pattern=TABLE_ID)] = None,
    count: Annotated[int, Query(ge=1, le=LOBBY)] = LOBBY,
) -> list[TableOut]:
    """Tables with an open seat, newest first; `before`, the id of the last one that I have, pages on."""
    open_seat = exists().where(Seat.table_id == Table.id, Seat.kind == OPEN)
    waiting = select(Table).where(Table.status == WAITING, open_seat)
    async with on.database.begin() as session:
        if before is not None:
            last = await find_table(session, before)
            older = tuple_(Table.created, Table.id) < tuple_(literal(last.created), literal(last.id))
            waiting = waiting.where(older)
        newest = waiting.order_by(Table.created.desc(), Table.id.desc()).limit(count)
        return [brief(table) for table in await show_tables(session, await find_tables(session, newest))]


@router.post("/tables", status_code=201)
async def make_table(said: NewTable, request: Request, person: SignedIn, on: ServicesOf) -> Made:
    """The tokens of the invitations are told here and never again."""
    address = address_of(request)
    async with on.database.begin() as session, session.begin():
        await on.waiting.check(session, address)
        for name in filter(None, map(companion_name, said.seats)):
            await sign_in.refuse_taken(session, clean_name(name))
        settings = said.settings.settled(
            not all(seating.is_bot(kind) for kind in said.seats), on.settings.reaction_wait
        )
        table, tokens = await seating.make_table(
            session, person, said.game, said.options, said.seats, said.entropy, settings
        )
        shown = await show_table(session, table)
    on.waiting.add(address, table.id)
    return Made(table=shown, invitations=[Invitation(seat=seat, token=token) for seat, token in tokens.items()])


@router.get("/tables/{table_id}", dependencies=[MayLook])
async def see_table(table_id: TableId, on: ServicesOf) -> TableOut:
    return await _shown(on, table_id)


@router.post("/tables/{table_id}/join")
async def join(table_id: TableId, said: Joining, person: SignedIn, on: ServicesOf) -> Seated:
    """Take an open seat, or the one of an invitation."""
    async with on.tables.changing_seats(table_id) as session:
        seat = await seating.join(session, table_id, person, said.seat, said.invitation, said.entropy)
    return Seated(table=await _shown(on, table_id), seat=seat)


@router.post("/tables/{table_id}/entropy", dependencies=[MayLook])
async def add_entropy(table_id: TableId, said: Adding, person: SignedIn, on: ServicesOf) -> TableOut:
    """Other words of mine for the dice, before the start."""
    async with on.tables.changing_seats(table_id) as session:
        await seating.add_entropy(session, table_id, person, said.entropy)
    return await _shown(on, table_id)


@router.post("/tables/{table_id}/start", dependencies=[MayLook])
async def start(table_id: TableId, person: SignedIn, on: ServicesOf) -> TableOut:
    async with on.tables.changing_seats(table_id) as session:
        await seating.start(session, table_id, person)
    await on.notices.started(table_id, person.id)
    return await _shown(on, table_id)


@router.post("/tables/{table_id}/leave", dependencies=[MayLook])
async def leave(table_id: TableId, person: SignedIn, on: ServicesOf) -> TableOut:
    """Before the start the seat is open again; later it stays mine, and a bot plays on, or the table waits."""
    async with on.tables.leaving_seat(table_id) as session:
        await seating.leave(session, table_id, person)
    return await _shown(on, table_id)


@router.post("/tables/{table_id}/return", dependencies=[MayLook])
async def come_back(table_id: TableId, person: SignedIn, on: ServicesOf) -> Seated:
    """Take my seat again, which I have left or lost by my clock."""
    async with on.tables.changing_seats(table_id) as session:
        seat = await absent_seats.come_back(session, table_id, person)
    return Seated(table=await _shown(on, table_id), seat=seat)


@router.post("/tables/{table_id}/seats/{number}/free", dependencies=[MayLook])
async def free_seat(table_id: TableId, number: SeatNumber, said: Freeing, person: SignedIn, on: ServicesOf) -> Freed:
    """The host makes a seat open, a bot's, or one with a new invitation; during the game, a bot's if it is away.

    If the host is away, too, anybody at the table may call the bot.
    """
    async with on.tables.changing_seats(table_id) as session:
        token = await seating.free_seat(session, table_id, person, number, said.kind)
    invitation = None if token is None else Invitation(seat=number, token=token)
    return Freed(table=await _shown(on, table_id), invitation=invitation)


@router.post("/tables/{table_id}/rematch", dependencies=[MayLook])
async def rematch(table_id: TableId, person: SignedIn, on: ServicesOf, said: Again | None = None) -> TableOut:
    """The table where the same people play again; each who asks takes their old seat."""
    entropy = None if said is None else said.entropy
    async with on.tables.changing_seats(table_id) as session:
        again = await seating.rematch(session, table_id, person, entropy)
    async with on.tables.changing_seats(again) as session:
        if not await seating.sits_at(session, again, person):
            await seating.join(session, again, person, entropy=entropy)
    await on.notices.rematch(again, person.id)
    return await _shown(on, again)


async def _shown(on: Services, table_id: str) -> TableOut:
    async with on.database.begin() as session:
        return await show_table(session, await find_table(session, table_id))
