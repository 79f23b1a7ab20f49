"""Compare-and-set: an update that applies only if the row is still as expected."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Update
from sqlalchemy.ext.asyncio import AsyncSession


async def compare_and_set(session: AsyncSession, statement: Update) -> bool:
    """Execute an update whose condition names the expected values; whether it changed a row.

    Of two concurrent attempts, one succeeds.
    """
    result: Any = await session.execute(statement, execution_options={"synchronize_session": False})
    return bool(result.rowcount)
