"""Presenters: make the answer schemas from database rows, leaving out what clients may not see."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Literal

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.kernel.core.game import Game
from euphoria.kernel.core.options import Option
from euphoria.server.api.schemas import DiceOut, GameOut, OptionOut, PersonOut, SeatOut, TableOut
from euphoria.server.errors import UnreadableTable
from euphoria.server.match.table_dice import commitment, shown_secret
from euphoria.server.match.table_settings import read_table_settings
from euphoria.server.store.models import BOT, FINISHED, PERSON, Person, Seat, Table
from euphoria.server.store.table_lookup import is_outdated

log = logging.getLogger(__name__)

TYPES: dict[type, Literal["text", "number", "flag"]] = {str: "text", int: "number", bool: "flag"}

LONG_OPTION = 100
"""Characters above which an option's value is left out of lists: a deck, a table of scenery."""


def show_person(person: Person) -> PersonOut:
    return PersonOut(id=person.id, name=person.name, guest=person.account is None)


def show_game(game: Game) -> GameOut:
    return GameOut(
        id=game.id,
        title=game.title,
        revision=game.revision,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        options=[_show_option(option) for option in game.options.values()],
    )


def _show_option(option: Option) -> OptionOut:
    bounded = option.kind is int and not option.choices
    return OptionOut(
        name=option.name,
        type=TYPES[option.kind],
        default=option.default,
        among_people=option.among_people,
        about=option.about,
        choices=list(option.choices),
        low=option.low if bounded else None,
        high=option.high if bounded else None,
    )


async def show_tables(session: AsyncSession, tables: Sequence[Table]) -> list[TableOut]:
    """The tables with their seats, by two queries for any number of tables.

    A table whose row is damaged is logged and left out.
    """
    ids = [table.id for table in tables]
    found = await session.execute(
        select(Seat, Person)
        .outerjoin(Person, Person.id == Seat.person_id)
        .where(Seat.table_id.in_(ids))
        .order_by(Seat.table_id, Seat.number)
    )
    seats: dict[str, list[SeatOut]] = {id: [] for id in ids}
    for seat, person in found:
        seats[seat.table_id].append(_show_seat(seat, person))
    hosts = await session.execute(select(Person.id, Person.name).where(Person.id.in_([t.host_id for t in tables])))
    names = {row.id: row.name for row in hosts}
    shown = []
    for table in tables:
        try:
            shown.append(_show_table(table, names[table.host_id], seats[table.id]))
        except (ValueError, LookupError, TypeError):
            log.exception("table %s cannot be shown", table.id)
    return shown


def brief(table: TableOut) -> TableOut:
    """The table without options that have a long value: for lists, and for messages that are sent often."""
    long = [name for name, value in table.options.items() if isinstance(value, str) and len(value) > LONG_OPTION]
    short = {name: value for name, value in table.options.items() if name not in long}
    return table.model_copy(update={"options": short, "left_out": long})


async def show_table(session: AsyncSession, table: Table) -> TableOut:
    for shown in await show_tables(session, [table]):
        return shown
    raise UnreadableTable


def _show_table(table: Table, host: str, seats: list[SeatOut]) -> TableOut:
    return TableOut.model_validate(
        {
            "id": table.id,
            "game": table.game,
            "revision": table.revision,
            "options": table.options,
            "status": table.status,
            "host": host,
            "host_id": table.host_id,
            "seats": seats,
            "settings": read_table_settings(table.settings),
            "dice": _show_dice(table),
            "outcome": table.outcome,
            "rematch": table.rematch_id,
            "created": table.created,
            "outdated": is_outdated(table),
        }
    )


def _show_dice(table: Table) -> DiceOut | None:
    """The commitment from the beginning; the secret only when the game is over."""
    committed = commitment(table.dice)
    if committed is None:
        return None
    return DiceOut(commitment=committed, secret=shown_secret(table.dice) if table.status == FINISHED else None)


def _show_seat(seat: Seat, person: Person | None) -> SeatOut:
    """A person for whom a seat is kept is not shown before they sit down."""
    here = person if seat.kind == PERSON else None
    owner = here if seat.away is None else person
    name = f"Bot {seat.number + 1}" if seat.kind == BOT else here.name or None if here else None
    guest = here is not None and here.account is None
    entropy = "" if seat.kind == BOT and seat.entropy is None else seat.entropy
    return SeatOut.model_validate(
        {
            "number": seat.number,
            "kind": seat.kind,
            "strength": seat.strength if seat.kind == BOT else None,
            "name": name,
            "person_id": owner.id if owner else None,
            "guest": guest,
            "beside": owner.keeper_id if owner else None,
            "away": seat.away,
            "person": owner.name or None if owner is not None and seat.away is not None else None,
            "entropy": entropy,
            "entropy_from": seat.entropy_from,
        }
    )
