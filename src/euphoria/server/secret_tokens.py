"""Secrets that people carry: only their hashes are stored. And the names of things, which cannot be guessed."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """A token is random enough that a plain hash keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()
