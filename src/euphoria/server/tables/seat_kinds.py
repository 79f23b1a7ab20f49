"""The kinds of seats that a request for a table may name: `me`, `open`, `invited`, `bot`, `bot:hard`, `beside:NAME`."""

from __future__ import annotations

from euphoria.server.store.models import (
    BOT,
)

ME = "me"
"""The seat of the person who makes the table."""
NO_ENTROPY = {"entropy": None, "entropy_from": None}
"""The columns of a seat that has no entropy for the dice, since it is empty."""


def base_kind(kind: str) -> str:
    """The kind without what follows a colon: `bot:hard` is `bot`."""
    return kind.partition(":")[0]


def is_bot(kind: str) -> bool:
    return base_kind(kind) == BOT


def strength_of(kind: str) -> str | None:
    """The strength of a bot; None if the default is wanted."""
    return kind.partition(":")[2] or None
