"""Tables and who sits at them: made, joined, left, started.

Each function works within the transaction of its session, and its caller holds the table (`tables.py`): one at a time
changes who sits there. With PostgreSQL the table's row is locked as well, against other servers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.games import game as find_game
from euphoria.kernel.core.errors import OptionError
from euphoria.kernel.core.options import settle
from euphoria.kernel.record.record import Record
from euphoria.server.errors import Conflict, Forbidden, InvalidValue, NotFound
from euphoria.server.match.match import Match
from euphoria.server.match.match_clocks import due_at, first_clocks
from euphoria.server.match.table_dice import entropy_columns, new_material, table_dice, with_entropy
from euphoria.server.match.table_settings import DEFAULT_SETTINGS, TableSettings, read_table_settings
from euphoria.server.operations.steady_clock import game_time
from euphoria.server.people.companions import BESIDE, add_companion, companion_name, companions_at
from euphoria.server.play.absent_seats import call_bot, leave_playing
from euphoria.server.secret_tokens import new_id, new_token, token_hash
from euphoria.server.store.compare_and_set import compare_and_set
from euphoria.server.store.models import (
    BOT,
    CLOSED,
    FINISHED,
    INVITED,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Person,
    Seat,
    Table,
)
from euphoria.server.store.table_lookup import find_table, is_outdated, rules_of

ME = "me"
MOST_TABLES = 50
"""How many tables that are not over one person may be the host of."""
NOTHING = {"entropy": None, "entropy_from": None}
"""What a seat adds to the dice when nobody sits there."""


def bare(kind: str) -> str:
    """`bot:hard` is a bot."""
    return kind.partition(":")[0]


def is_bot(kind: str) -> bool:
    return bare(kind) == BOT


def strength_of(kind: str) -> str | None:
    return kind.partition(":")[2] or None


def _kind_again(seat: Seat) -> str:
    """What another's seat is in a rematch."""
    if seat.kind == PERSON:
        return INVITED
    return f"{seat.kind}:{seat.strength}" if seat.strength else seat.kind


async def make_table(
    session: AsyncSession,
    host: Person,
    game_id: str,
    options: dict[str, Any],
    kinds: Sequence[str],
    entropy: str | None = None,
    settings: TableSettings = DEFAULT_SETTINGS,
) -> tuple[Table, dict[int, str]]:
    """A new table, and by seat the tokens of its invitations: they are told this once.

    Its id, its options and its secret are settled here, and so is the order of the seats: nobody can choose them once
    others have added to the dice.
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
    settled = settle(game.options, options)
    # A deck or a table of scenery that is wrong shows now, not when all have come.
    await asyncio.to_thread(game.new, seats=len(kinds), seed=0, **settled)
    await _refuse_too_many(session, host)
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
                kind=PERSON if person else bare(kind),
                strength=None if person else strength_of(kind),
                person_id=person.id if person else None,
                invitation=token_hash(token) if token else None,
                **(entropy_columns(entropy if kind == ME else None) if person else NOTHING),
            )
        )
    await session.flush()
    return table, invitations


async def join(
    session: AsyncSession,
    table_id: str,
    person: Person,
    number: int | None = None,
    invitation: str | None = None,
    entropy: str | None = None,
) -> int:
    """Take a seat: the one of an invitation, the one that is kept for this person, or an open one."""
    table = await find_table(session, table_id, lock=True)
    if invitation is None and read_table_settings(table.settings).private:
        await _refuse_strangers(session, table, person)
    if table.status != WAITING:
        raise Conflict("started", "this game has begun already")
    words = entropy_columns(entropy)
    here = Seat.table_id == table_id
    if await sits_at(session, table_id, person):
        raise Conflict("seated", "you have a seat at this table already")
    if invitation is not None:
        wanted = [here, Seat.kind == INVITED, Seat.invitation == token_hash(invitation)]
        refusal = Forbidden("invitation", "this invitation is not good here, or was used already")
    else:
        kept = await session.scalar(select(Seat.number).where(here, Seat.person_id == person.id))
        wanted = [here, Seat.kind == OPEN] if kept is None else [here, Seat.number == kept]
        refusal = Forbidden("no-seat", "there is no seat for you here: ask for an invitation")
    if number is not None:
        wanted.append(Seat.number == number)
    for free in (await session.scalars(select(Seat.number).where(*wanted).order_by(Seat.number))).all():
        taken = update(Seat).values(kind=PERSON, person_id=person.id, invitation=None, **words)
        try:
            if await compare_and_set(session, taken.where(*wanted, Seat.number == free)):
                await _bring_along(session, table_id, person)
                return free
        except IntegrityError:
            raise Conflict("seated", "you have a seat at this table already") from None
    raise refusal


async def _bring_along(session: AsyncSession, table_id: str, person: Person) -> None:
    """Those beside them, for whom seats are kept: they cannot come by themselves."""
    for companion in await companions_at(session, table_id, person.id, INVITED):
        theirs = update(Seat).where(Seat.table_id == table_id, Seat.person_id == companion.id)
        await session.execute(theirs.values(kind=PERSON, **entropy_columns(None)))


async def add_entropy(session: AsyncSession, table_id: str, person: Person, entropy: str) -> None:
    """Other words for the dice, before the start."""
    await _waiting(session, table_id)
    mine = update(Seat).where(Seat.table_id == table_id, Seat.person_id == person.id, Seat.kind == PERSON)
    if not await compare_and_set(session, mine.values(**entropy_columns(entropy))):
        raise Forbidden("not-seated", "you have no seat at this table")


async def leave(session: AsyncSession, table_id: str, person: Person) -> None:
    """Before the start the seat is open again; later it stays theirs, and so does what was added to the dice.

    Whoever sits beside them leaves with them.
    """
    table = await find_table(session, table_id, lock=True)
    if table.status not in (WAITING, PLAYING):
        raise Conflict("over", "there is nothing to leave any more")
    await _companions_leave(session, table, person.id)
    await _leave(session, table, person)
    if table.status == PLAYING and is_outdated(table) and not await _somebody_is_there(session, table):
        table.status = CLOSED  # no bot can go on with it either


async def _somebody_is_there(session: AsyncSession, table: Table) -> bool:
    here = select(Seat.number).where(Seat.table_id == table.id, Seat.person_id.is_not(None), Seat.away.is_(None))
    return await session.scalar(here.limit(1)) is not None


async def _companions_leave(session: AsyncSession, table: Table, keeper_id: str | None) -> None:
    for companion in await companions_at(session, table.id, keeper_id):
        await _leave(session, table, companion)


async def _leave(session: AsyncSession, table: Table, person: Person) -> None:
    if table.status == PLAYING:
        await leave_playing(session, table, person)
        return
    mine = update(Seat).where(Seat.table_id == table.id, Seat.person_id == person.id, Seat.kind == PERSON)
    kind = INVITED if read_table_settings(table.settings).private else OPEN
    if not await compare_and_set(session, mine.values(person_id=None, kind=kind, **NOTHING)):
        raise Forbidden("not-seated", "you have no seat at this table")
    table.listed |= kind == OPEN
    if table.host_id == person.id:
        await _pass_on(session, table)


async def _pass_on(session: AsyncSession, table: Table) -> None:
    """Who sits there next is the host; if nobody does, the table is closed."""
    sitting = select(Person.id).join(Seat, Seat.person_id == Person.id).where(Seat.table_id == table.id)
    by_themselves = sitting.where(Seat.kind == PERSON, Person.keeper_id.is_(None))
    heir = await session.scalar(by_themselves.order_by(Seat.number).limit(1))
    if heir is None:
        table.status = CLOSED
    else:
        table.host_id = heir


async def free_seat(session: AsyncSession, table_id: str, host: Person, number: int, kind: str) -> str | None:
    """The host makes a seat open, invited or a bot's; the token, if it is an invitation. Who sat beside them goes, too.

    During the game a bot may play for somebody who is away, and if the host is away, others may call it.
    """
    table = await find_table(session, table_id, lock=True)
    if table.status == PLAYING and is_bot(kind):
        await call_bot(session, table, host, number)
        return None
    _only_host(table, host)
    if table.status != WAITING:
        raise Conflict("started", "this game has begun already")
    if kind == OPEN and read_table_settings(table.settings).private:
        raise InvalidValue("seats", "a private table has no open seats: invite people")
    here = Seat.table_id == table_id, Seat.number == number, Seat.kind == PERSON
    await _companions_leave(session, table, await session.scalar(select(Seat.person_id).where(*here)))
    table.listed |= kind == OPEN
    token = new_token() if kind == INVITED else None
    freed = update(Seat).where(Seat.table_id == table_id, Seat.number == number)
    values = {
        "kind": bare(kind),
        "strength": strength_of(kind),
        "person_id": None,
        "invitation": token_hash(token) if token else None,
    }
    if not await compare_and_set(session, freed.values(**values, **NOTHING)):
        raise NotFound("no-seat", f"there is no seat {number} at this table")
    return token


async def start(session: AsyncSession, table_id: str, host: Person) -> None:
    table = await _waiting(session, table_id)
    _only_host(table, host)
    seats = (await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.number))).all()
    if any(seat.kind not in (PERSON, BOT) for seat in seats):
        raise Conflict("seats-empty", "somebody has not sat down yet; give their seat to a bot, or wait")
    material = with_entropy(table.dice, [seat.entropy or "" for seat in seats])
    game, dice = rules_of(table), table_dice(material)
    record = await asyncio.to_thread(Record, game, table.seats, dice=dice, **table.options)
    settings = read_table_settings(table.settings)
    match = Match.begin(record.state, len(record.setup), delayed_close=settings.reaction_wait_ms > 0)
    at = game_time(session)
    clocks = first_clocks(settings, match, at)
    begun = update(Table).where(Table.id == table_id, Table.status == WAITING)
    values = {"status": PLAYING, "dice": material, "setup": record.setup, "started": at}
    time = {"clocks": clocks.json(), "due": due_at(clocks, match)}
    if not await compare_and_set(session, begun.values(**values, **time, waiting_for=list(match.waiting))):
        raise Conflict("started", "this game has begun already")


async def rematch(session: AsyncSession, table_id: str, person: Person, entropy: str | None = None) -> str:
    """The table where the same people play again, with their old seats kept for them; who asks first is its host."""
    table = await find_table(session, table_id, lock=True)
    if table.status != FINISHED:
        raise Conflict("not-finished", "a rematch comes after the game")
    old = (await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.number))).all()
    if all(seat.person_id != person.id for seat in old):
        raise Forbidden("not-seated", "a rematch is for those who played")
    if table.rematch_id is None or await _is_closed(session, table.rematch_id):
        beside = {one.id: f"{BESIDE}{one.name}" for one in await companions_at(session, table_id, person.id)}
        kinds = [
            ME if seat.person_id == person.id else beside.get(seat.person_id or "") or _kind_again(seat) for seat in old
        ]
        settings = read_table_settings(table.settings)
        again, _ = await make_table(session, person, table.game, table.options, kinds, entropy, settings)
        again.listed = table.listed
        for seat in old:
            if seat.kind == PERSON and seat.person_id != person.id and seat.person_id not in beside:
                kept = update(Seat).where(Seat.table_id == again.id, Seat.number == seat.number)
                await session.execute(kept.values(invitation=None, person_id=seat.person_id))
        named = update(Table).where(Table.id == table_id, Table.rematch_id == table.rematch_id)
        if not await compare_and_set(session, named.values(rematch_id=again.id)):
            raise Conflict("rematch", "somebody else has just asked for it; ask again")
        return again.id
    return table.rematch_id


async def _is_closed(session: AsyncSession, table_id: str) -> bool:
    return (await find_table(session, table_id)).status == CLOSED


async def sits_at(session: AsyncSession, table_id: str, person: Person) -> bool:
    mine = select(Seat.number).where(Seat.table_id == table_id, Seat.person_id == person.id, Seat.kind == PERSON)
    return await session.scalar(mine) is not None


async def _refuse_strangers(session: AsyncSession, table: Table, person: Person) -> None:
    kept = select(Seat.number).where(Seat.table_id == table.id, Seat.person_id == person.id)
    if table.host_id != person.id and await session.scalar(kept) is None:
        raise NotFound("no-table", "there is no such table")


def _only_host(table: Table, person: Person) -> None:
    if table.host_id != person.id:
        raise Forbidden("not-host", "only the host of the table may do that")


async def _waiting(session: AsyncSession, table_id: str) -> Table:
    table = await find_table(session, table_id, lock=True)
    if table.status != WAITING:
        raise Conflict("started", "this game has begun already")
    return table


async def _refuse_too_many(session: AsyncSession, host: Person) -> None:
    unfinished = Table.status.in_((WAITING, PLAYING))
    count = await session.scalar(select(func.count()).where(Table.host_id == host.id, unfinished))
    if count is not None and count >= MOST_TABLES:
        raise Conflict("too-many-tables", f"{MOST_TABLES} tables at a time are enough; finish or leave one")
