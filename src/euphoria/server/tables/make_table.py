"""Makes a table: checks game, options and seats, and stores the table with its seats and invitations."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.games import game as find_game
from euphoria.kernel.core.errors import OptionError
from euphoria.kernel.core.options import defaults_among_people, settle
from euphoria.server.errors import Conflict, InvalidValue
from euphoria.server.match.table_dice import entropy_columns, new_material
from euphoria.server.match.table_settings import DEFAULT_SETTINGS, TableSettings
from euphoria.server.people.companions import add_companion, companion_name
from euphoria.server.secret_tokens import new_id, new_token, token_hash
from euphoria.server.store.models import INVITED, OPEN, PERSON, PLAYING, WAITING, Person, Seat, Table
from euphoria.server.tables.seat_kinds import ME, NO_ENTROPY, base_kind, is_bot, strength_of

MOST_TABLES = 50
"""Unfinished tables of which one person may be the host."""


async def make_table(
    session: AsyncSession,
    host: Person,
    game_id: str,
    options: dict[str, Any],
    kinds: Sequence[str],
    entropy: str | None = None,
    settings: TableSettings = DEFAULT_SETTINGS,
) -> tuple[Table, dict[int, str]]:
    """A new table, and by seat the tokens of its invitations, of which only the hashes are stored.

    Its id, options, secret and order of seats are fixed here: they influence the dice, so nobody may choose them after
    others have added their entropy.
    """
    game = find_game(game_id)
    if len(kinds) not in game.seats:
        raise OptionError("seats", len(kinds), f"choose {game.seats[0]} to {game.seats[-1]}")
    if kinds.count(ME) > 1:
        raise InvalidValue("seats", "you can take one seat only")
    if ME not in kinds and any(map(companion_name, kinds)):
        raise InvalidValue("seats", "whoever sits beside you needs you at the table")
    if settings.private and OPEN in kinds:
        raise InvalidValue("seats", "a private table has no open seats: invite people")
    usual = {} if any(map(is_bot, kinds)) else defaults_among_people(game.options)
    settled = settle(game.options, {**usual, **options})
    # Sets up a game once, so that an error in a deck or a table of scenery shows now and not at the start.
    await asyncio.to_thread(game.new, seats=len(kinds), seed=0, **settled)
    await _check_table_count(session, host)
    table_id = new_id()
    table = Table(
        id=table_id,
        game=game.id,
        revision=game.revision,
        options=settled,
        seats=len(kinds),
        status=WAITING,
        host_id=host.id,
        dice=new_material(table_id),
        listed=OPEN in kinds,
        settings=settings.model_dump(mode="json"),
    )
    session.add(table)
    await session.flush()
    invitations = {number: new_token() for number, kind in enumerate(kinds) if kind == INVITED}
    for number, kind in enumerate(kinds):
        token, name = invitations.get(number), companion_name(kind)
        person = host if kind == ME else await add_companion(session, host, name) if name else None
        session.add(
            Seat(
                table_id=table.id,
                number=number,
                kind=PERSON if person else base_kind(kind),
                strength=None if person else strength_of(kind),
                person_id=person.id if person else None,
                invitation=token_hash(token) if token else None,
                **(entropy_columns(entropy if kind == ME else None) if person else NO_ENTROPY),
            )
        )
    await session.flush()
    return table, invitations


async def _check_table_count(session: AsyncSession, host: Person) -> None:
    unfinished = Table.status.in_((WAITING, PLAYING))
    count = await session.scalar(select(func.count()).where(Table.host_id == host.id, unfinished))
    if count is not None and count >= MOST_TABLES:
        raise Conflict("too-many-tables", f"{MOST_TABLES} tables at a time are enough; finish or leave one")
