"""Records from elsewhere, made by `euphoria simulate` or the library: checked in a process of their own, and kept.

A record tells everything, so that whoever has its id may see all of it. The id is made of the record: who brings the
same one again gets the same address.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
import zlib
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from euphoria.kernel.record.record import SCHEMA, Record
from euphoria.server.errors import Conflict, InvalidValue, NotFound
from euphoria.server.store.database import Database
from euphoria.server.store.models import Person
from euphoria.server.store.social_models import UploadedRecord

LARGEST = 1 << 20
"""Bytes of a record."""
MOST_RECORDS = 50
"""Of one person."""
AT_ONCE = 2
"""Processes that check."""
PATIENCE = 20.0
"""Seconds that a check may take."""


class RecordChecker:
    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)

    async def about(self, text: str) -> dict[str, Any]:
        """What the record tells of itself; `InvalidValue` if it cannot be replayed, or not in time."""
        command = (sys.executable, "-m", "euphoria.server.records.check_record")
        pipe = asyncio.subprocess.PIPE
        async with self._free:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
            )
            try:
                async with asyncio.timeout(PATIENCE):
                    said, _ = await process.communicate(text.encode())
            except TimeoutError:
                raise InvalidValue("record", "it takes too long to replay this record") from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode != 0:
            raise InvalidValue("record", "this record takes more than it may to be replayed")
        found: dict[str, Any] = json.loads(said)
        if "error" in found:
            raise InvalidValue("record", found["error"])
        return found


def text_of(data: dict[str, Any]) -> str:
    """In one form, however it was written."""
    return json.dumps(data, separators=(",", ":"))


def id_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


async def keep(database: Database, checker: RecordChecker, person: Person, data: dict[str, Any]) -> UploadedRecord:
    if data.get("schema") != SCHEMA or not isinstance(data.get("moves"), list):
        raise InvalidValue("record", f"a record has 'schema' {SCHEMA} and 'moves'")  # without the pains of a process
    text = text_of(data)
    async with database.begin() as session:
        known = await session.get(UploadedRecord, id_of(text))
        count = await session.scalar(select(func.count()).where(UploadedRecord.person_id == person.id))
    if known is not None:
        return known
    if count is not None and count >= MOST_RECORDS:
        raise Conflict("too-many-records", f"{MOST_RECORDS} records of one person are enough")
    about = await checker.about(text)
    kept = UploadedRecord(id=id_of(text), person_id=person.id, about=about, text=zlib.compress(text.encode(), 9))
    try:
        async with database.begin() as session, session.begin():
            session.add(kept)
    except IntegrityError:  # somebody else has just brought the same
        return await find(database, kept.id)
    return kept


async def find(database: Database, record_id: str) -> UploadedRecord:
    async with database.begin() as session:
        kept = await session.get(UploadedRecord, record_id)
    if kept is None:
        raise NotFound("no-replay", "there is no such replay")
    return kept


def opened(kept: UploadedRecord) -> Record:
    """It was checked when it came; the rules may have changed since, which it says."""
    return Record.parse(zlib.decompress(kept.text).decode())
