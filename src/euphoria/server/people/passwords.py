"""Passwords, hashed with argon2 in a thread: it is slow on purpose."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LEAST, MOST = 8, 200
_hasher = PasswordHasher()
_at_once = asyncio.Semaphore(2)
"""Each takes 64 MiB of memory while it runs."""


async def hash_password(password: str) -> str:
    async with _at_once:
        return await asyncio.to_thread(_hasher.hash, password)


async def is_password(password: str, stored: str | None) -> bool:
    """Takes as long for an account that is not there, so that nobody can tell who has one."""
    async with _at_once:
        return await asyncio.to_thread(_verify, password, stored)


def _verify(password: str, stored: str | None) -> bool:
    if stored is None:
        _hasher.hash(password)
        return False
    try:
        return _hasher.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
