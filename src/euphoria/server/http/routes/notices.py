"""My notices, and the web hooks that are told of them."""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field
from sqlalchemy import delete, func, select, update

from euphoria.server.api.schemas import Given
from euphoria.server.errors import Conflict, NotFound
from euphoria.server.people.companions import at_the_screen_of
from euphoria.server.secret_tokens import new_id, new_token
from euphoria.server.services import InPerson, ServicesOf, SignedIn
from euphoria.server.social.hook_addresses import LONGEST, read_url, resolve
from euphoria.server.social.notices import TURN
from euphoria.server.social.web_hooks import MOST_FAILURES
from euphoria.server.store.models import PLAYING, Seat, Table
from euphoria.server.store.social_models import Hook, PersonalNotice

router = APIRouter(tags=["notices"])

HookId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
MOST_SHOWN = 100
MOST_HOOKS = 3


class NoticeOut(BaseModel):
    id: int
    kind: Literal["turn", "started", "finished", "rematch"]
    table: str
    game: str
    read: bool
    at: int


class NoticesOut(BaseModel):
    unread: int
    notices: list[NoticeOut]
    """The newest first."""


class Read(Given):
    until: Annotated[int, Field(ge=0, lt=2**31)]
    """The id of the newest notice that I have read."""


class NewHook(Given):
    url: Annotated[str, Field(min_length=1, max_length=LONGEST)]


class HookOut(BaseModel):
    id: str
    url: str
    working: bool
    """No more is sent to one that has failed too often."""
    created: int


class HookMade(HookOut):
    secret: str


@router.get("/me/notices")
async def my_notices(person: SignedIn, on: ServicesOf) -> NoticesOut:
    """A turn is left out when it is over."""
    mine = (
        select(PersonalNotice, Table)
        .join(Table, Table.id == PersonalNotice.table_id)
        .where(PersonalNotice.person_id == person.id)
        .order_by(PersonalNotice.id.desc())
        .limit(MOST_SHOWN)
    )
    async with on.database.begin() as session:
        found = [(notice, table) for notice, table in await session.execute(mine)]
        here = select(Seat.table_id, Seat.number).where(
            Seat.table_id.in_([table.id for _, table in found]), at_the_screen_of(person)
        )
        seats: defaultdict[str, set[int]] = defaultdict(set)
        for table_id, number in await session.execute(here):
            seats[table_id].add(number)
    shown = [_show(notice, table.game) for notice, table in found if _stands(notice, table, seats[table.id])]
    return NoticesOut(unread=sum(not notice.read for notice in shown), notices=shown)


@router.post("/me/notices/read", status_code=204)
async def have_read(said: Read, person: SignedIn, on: ServicesOf) -> None:
    """All up to this one."""
    mine = update(PersonalNotice).where(PersonalNotice.person_id == person.id, PersonalNotice.id <= said.until)
    async with on.database.begin() as session, session.begin():
        await session.execute(mine.values(read=True))


@router.get("/me/hooks", dependencies=[InPerson])
async def my_hooks(person: SignedIn, on: ServicesOf) -> list[HookOut]:
    async with on.database.begin() as session:
        mine = select(Hook).where(Hook.person_id == person.id).order_by(Hook.created, Hook.id)
        return [_show_hook(hook) for hook in await session.scalars(mine)]


@router.post("/me/hooks", status_code=201, dependencies=[InPerson])
async def set_hook(said: NewHook, person: SignedIn, on: ServicesOf) -> HookMade:
    """The secret that signs its messages is told here and never again."""
    on.limits.entries.take(person.id)
    await resolve(read_url(said.url), on.settings.hooks_to_loopback)
    async with on.database.begin() as session, session.begin():
        count = await session.scalar(select(func.count()).where(Hook.person_id == person.id))
        if count is not None and count >= MOST_HOOKS:
            raise Conflict("too-many-hooks", f"{MOST_HOOKS} hooks are enough; remove one")
        hook = Hook(id=new_id(), person_id=person.id, url=said.url, secret=new_token())
        session.add(hook)
        await session.flush()
    return HookMade(**_show_hook(hook).model_dump(), secret=hook.secret)


@router.delete("/me/hooks/{hook_id}", status_code=204, dependencies=[InPerson])
async def remove_hook(hook_id: HookId, person: SignedIn, on: ServicesOf) -> None:
    mine = Hook.id == hook_id, Hook.person_id == person.id
    async with on.database.begin() as session, session.begin():
        if await session.scalar(select(Hook.id).where(*mine)) is None:
            raise NotFound("no-hook", "you have no such hook")
        await session.execute(delete(Hook).where(*mine))


def _stands(notice: PersonalNotice, table: Table, seats: set[int]) -> bool:
    return notice.kind != TURN or (table.status == PLAYING and not seats.isdisjoint(table.waiting_for))


def _show(notice: PersonalNotice, game: str) -> NoticeOut:
    return NoticeOut.model_validate(
        {
            "id": notice.id,
            "kind": notice.kind,
            "table": notice.table_id,
            "game": game,
            "read": notice.read,
            "at": notice.at,
        }
    )


def _show_hook(hook: Hook) -> HookOut:
    return HookOut(id=hook.id, url=hook.url, working=hook.failures < MOST_FAILURES, created=hook.created)
