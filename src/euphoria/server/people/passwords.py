"""Password hashing with argon2, in a thread since it is slow on purpose."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LEAST, MOST = 8, 200
"""Length of a password."""
_hasher = PasswordHasher()
_at_once = asyncio.Semaphore(2)
"""Bounds the memory: each hash takes 64 MiB."""


async def hash_password(password: str) -> str:
    async with _at_once:
        return await asyncio.to_thread(_hasher.hash, password)


async def is_password(password: str, stored: str | None) -> bool:
    """Without a stored hash it takes just as long, so that the time does not tell whether an account exists."""
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
