"""Uploaded records, made by `euphoria simulate` or the library: checked in a process of their own, then stored.

A record contains no secrets any more, so that everybody who has its id may see all of it. The id is a hash of the
record, so that uploading the same one again gives the same address.
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
"""The most bytes of a record."""
MOST_RECORDS = 50
"""The most records of one person."""
CHECKED_AT_ONCE = 2
"""How many records are checked at a time."""
CHECK_TIMEOUT = 20.0
"""The most seconds of a check."""


class RecordChecker:
    def __init__(self) -> None:
        self._checking = asyncio.Semaphore(CHECKED_AT_ONCE)

    async def summary(self, text: str) -> dict[str, Any]:
        """See `check_record.summary`; `InvalidValue` if the record cannot be replayed, or not within the limits."""
        command = (sys.executable, "-m", "euphoria.server.records.check_record")
        pipe = asyncio.subprocess.PIPE
        async with self._checking:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
            )
            try:
                async with asyncio.timeout(CHECK_TIMEOUT):
                    output, _ = await process.communicate(text.encode())
            except TimeoutError:
                raise InvalidValue("record", "it takes too long to replay this record") from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode != 0:
            raise InvalidValue("record", "this record takes more than it may to be replayed")
        found: dict[str, Any] = json.loads(output)
        if "error" in found:
            raise InvalidValue("record", found["error"])
        return found


def text_of(data: dict[str, Any]) -> str:
    """The record as text in its canonical form."""
    return json.dumps(data, separators=(",", ":"))


def id_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


async def store_record(
    database: Database, checker: RecordChecker, person: Person, data: dict[str, Any]
) -> UploadedRecord:
    if data.get("schema") != SCHEMA or not isinstance(data.get("moves"), list):
        raise InvalidValue("record", f"a record has 'schema' {SCHEMA} and 'moves'")  # saves starting a process
    text = text_of(data)
    async with database.begin() as session:
        known = await session.get(UploadedRecord, id_of(text))
        count = await session.scalar(select(func.count()).where(UploadedRecord.person_id == person.id))
    if known is not None:
        return known
    if count is not None and count >= MOST_RECORDS:
        raise Conflict("too-many-records", f"{MOST_RECORDS} records of one person are enough")
    about = await checker.summary(text)
    kept = UploadedRecord(id=id_of(text), person_id=person.id, about=about, text=zlib.compress(text.encode(), 9))
    try:
        async with database.begin() as session, session.begin():
            session.add(kept)
    except IntegrityError:  # the same record was uploaded at the same time
        return await find_record(database, kept.id)
    return kept


async def find_record(database: Database, record_id: str) -> UploadedRecord:
    async with database.begin() as session:
        kept = await session.get(UploadedRecord, record_id)
    if kept is None:
        raise NotFound("no-replay", "there is no such replay")
    return kept


def read_record(kept: UploadedRecord) -> Record:
    """The stored record; `RecordError` if the rules have changed since it was uploaded."""
    return Record.parse(zlib.decompress(kept.text).decode())
