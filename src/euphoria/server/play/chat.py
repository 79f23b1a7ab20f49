"""The chat of a table: store a line, read the last lines."""

from __future__ import annotations

from sqlalchemy import ColumnElement, select

from euphoria.server.operations.bus import CHAT, BusMessage
from euphoria.server.people.sanitize import clean_chat
from euphoria.server.store.database import Database
from euphoria.server.store.models import Chat

CHAT_SHOWN = 100
"""Lines that a new viewer is sent."""


async def add_chat(database: Database, table_id: str, seat: int, name: str, text: str) -> Chat:
    line = Chat(table_id=table_id, seat=seat, name=name, text=clean_chat(text))
    async with database.begin() as session, session.begin():
        session.add(line)
        await session.flush()
        await database.bus.notify_on_commit(session, BusMessage(CHAT, table_id, str(line.id)))
    return line


async def last_chat(database: Database, table_id: str, *which: ColumnElement[bool]) -> list[Chat]:
    """The newest lines, oldest first."""
    newest = select(Chat).where(Chat.table_id == table_id, *which).order_by(Chat.id.desc()).limit(CHAT_SHOWN)
    async with database.begin() as session:
        return list(await session.scalars(newest))[::-1]
