"""The verifiable dice of a table: docs/dice.md tells players how to check them.

Each table stores `material`: the secret that its commitment binds to and, from the start of the game, the entropy that
the seats added. The dice for a move follow from the material and the number of earlier throws, so that a server that
crashed and restarted throws the same dice again.

The secret leaves this module in two ways only: inside dice that are about to be thrown, and by `shown_secret` and
`reveal`, whose callers must have checked that the game is over.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from euphoria.kernel.core.dice import Dice
from euphoria.kernel.record.record import Record
from euphoria.kernel.record.verifiable_dice import VerifiableDice, commitment_of, new_secret
from euphoria.server.errors import InvalidValue

Material = dict[str, Any]
PLAYER, SERVER = "player", "server"
"""Where the entropy of a seat comes from."""
CACHED_KEYS = 1000
"""Of how many tables the keys are cached."""


def new_material(table_id: str) -> Material:
    return {"kind": "verifiable", "secret": new_secret().hex(), "table": table_id}


def with_entropy(material: Material, entropy: Sequence[str]) -> Material:
    """The material with the entropy of all seats, in their order: it determines every throw."""
    return {**material, "entropy": list(entropy)}


def table_dice(material: Material, thrown: int = 0) -> Dice:
    """The dice after so many throws; after none, those of the setup."""
    if not _is_verifiable(material):
        return Dice(f"{material['seed']}/{thrown}")  # a table from before there were commitments
    dice = _cached_dice(material["secret"], material["table"], tuple(material["entropy"])).copy()
    dice.thrown = thrown
    return dice


@lru_cache(CACHED_KEYS)
def _cached_dice(secret: str, table: str, entropy: tuple[str, ...]) -> VerifiableDice:
    """Cached, because deriving the key takes as long as a move's rules."""
    return VerifiableDice(bytes.fromhex(secret), table, entropy)


def commitment(material: Material) -> str | None:
    """The commitment, public from the start; None if the dice cannot be verified."""
    return commitment_of(_secret(material)) if _is_verifiable(material) else None


def shown_secret(material: Material) -> str | None:
    """The secret, to be published. Call it only when the game is over."""
    return _secret(material).hex() if _is_verifiable(material) else None


def reveal(record: Record, material: Material) -> None:
    """Add the evidence and the secret to the record of a finished game; `RecordError` if it is not finished."""
    dice = table_dice(material)
    if isinstance(dice, VerifiableDice):
        record.evidence = dice.evidence()
        record.reveal(dice.secret)


def entropy_columns(words: str | None) -> dict[str, str]:
    """The entropy of a seat, as columns of its row: the player's own words, or random ones from the server."""
    if words is None:
        return {"entropy": secrets.token_hex(16), "entropy_from": SERVER}
    if any(unicodedata.category(sign)[0] == "C" or unicodedata.category(sign) in ("Zl", "Zp") for sign in words):
        raise InvalidValue("entropy", "what you add to the dice is one line of plain text")
    return {"entropy": words, "entropy_from": PLAYER}


def _is_verifiable(material: Material) -> bool:
    return material.get("kind") == "verifiable"


def _secret(material: Material) -> bytes:
    return bytes.fromhex(material["secret"])
