"""Statements that change a row if it is still as it was."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Update
from sqlalchemy.ext.asyncio import AsyncSession


async def compare_and_set(session: AsyncSession, statement: Update) -> bool:
    """Whether it changed a row: if two try at once, one of them does."""
    result: Any = await session.execute(statement, execution_options={"synchronize_session": False})
    return bool(result.rowcount)
