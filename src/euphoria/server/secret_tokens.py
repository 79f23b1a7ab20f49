"""Random ids, and secret tokens (of sessions, invitations and bots), of which only the hashes are stored."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """A plain hash is enough: unlike a password, a token is long and random."""
    return hashlib.sha256(token.encode()).hexdigest()
