"""Endpoints for my notices, and for the web hooks to which they are sent."""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field
from sqlalchemy import delete, func, select, update

from euphoria.server.api.schemas import ClientData
from euphoria.server.errors import Conflict, NotFound
from euphoria.server.http.dependencies import NotByToken, ServicesDep, SignedIn
from euphoria.server.people.companions import at_the_screen_of
from euphoria.server.secret_tokens import new_id, new_token
from euphoria.server.social.hook_addresses import LONGEST_URL, read_url, resolve
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
    """Newest first."""


class ReadNotices(ClientData):
    until: Annotated[int, Field(ge=0, lt=2**31)]
    """Id of the newest notice that I have read."""


class NewHook(ClientData):
    url: Annotated[str, Field(min_length=1, max_length=LONGEST_URL)]


class HookOut(BaseModel):
    id: str
    url: str
    working: bool
    """False after too many failures: nothing is sent to it any more."""
    created: int


class HookMade(HookOut):
    secret: str


@router.get("/me/notices")
async def my_notices(person: SignedIn, services: ServicesDep) -> NoticesOut:
    """My notices; a turn that is over is left out."""
    mine = (
        select(PersonalNotice, Table)
        .join(Table, Table.id == PersonalNotice.table_id)
        .where(PersonalNotice.person_id == person.id)
        .order_by(PersonalNotice.id.desc())
        .limit(MOST_SHOWN)
    )
    async with services.database.begin() as session:
        found = [(notice, table) for notice, table in await session.execute(mine)]
        here = select(Seat.table_id, Seat.number).where(
            Seat.table_id.in_([table.id for _, table in found]), at_the_screen_of(person)
        )
        seats: defaultdict[str, set[int]] = defaultdict(set)
        for table_id, number in await session.execute(here):
            seats[table_id].add(number)
    shown = [_show(notice, table.game) for notice, table in found if _is_current(notice, table, seats[table.id])]
    return NoticesOut(unread=sum(not notice.read for notice in shown), notices=shown)


@router.post("/me/notices/read", status_code=204)
async def mark_read(body: ReadNotices, person: SignedIn, services: ServicesDep) -> None:
    """Mark all notices up to this one as read."""
    mine = update(PersonalNotice).where(PersonalNotice.person_id == person.id, PersonalNotice.id <= body.until)
    async with services.database.begin() as session, session.begin():
        await session.execute(mine.values(read=True))


@router.get("/me/hooks", dependencies=[NotByToken])
async def my_hooks(person: SignedIn, services: ServicesDep) -> list[HookOut]:
    async with services.database.begin() as session:
        mine = select(Hook).where(Hook.person_id == person.id).order_by(Hook.created, Hook.id)
        return [_show_hook(hook) for hook in await session.scalars(mine)]


@router.post("/me/hooks", status_code=201, dependencies=[NotByToken])
async def add_hook(body: NewHook, person: SignedIn, services: ServicesDep) -> HookMade:
    """Add a web hook. The secret that signs its messages is shown only in this answer."""
    services.limits.entries.take(person.id)
    await resolve(read_url(body.url), services.settings.hooks_to_loopback)
    async with services.database.begin() as session, session.begin():
        count = await session.scalar(select(func.count()).where(Hook.person_id == person.id))
        if count is not None and count >= MOST_HOOKS:
            raise Conflict("too-many-hooks", f"{MOST_HOOKS} hooks are enough; remove one")
        hook = Hook(id=new_id(), person_id=person.id, url=body.url, secret=new_token())
        session.add(hook)
        await session.flush()
    return HookMade(**_show_hook(hook).model_dump(), secret=hook.secret)


@router.delete("/me/hooks/{hook_id}", status_code=204, dependencies=[NotByToken])
async def remove_hook(hook_id: HookId, person: SignedIn, services: ServicesDep) -> None:
    mine = Hook.id == hook_id, Hook.person_id == person.id
    async with services.database.begin() as session, session.begin():
        if await session.scalar(select(Hook.id).where(*mine)) is None:
            raise NotFound("no-hook", "you have no such hook")
        await session.execute(delete(Hook).where(*mine))


def _is_current(notice: PersonalNotice, table: Table, seats: set[int]) -> bool:
    """False for the notice of a turn that is over."""
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
