"""Where a table's dice are made: docs/dice.md tells players how they are checked.

A table has `material`, stored with it: the secret that its commitment binds to and, from the start of the game on, what
the seats have added. Each move has dice of its own, made from the material and from how many throws there were before
it, so that a server that is killed and started again throws the same: nobody gets a second throw.

The secret leaves this module in two ways: within dice that are about to be thrown, and by `shown_secret` and `reveal`,
whose callers have made sure that the game is over.
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
"""Whose words a seat adds."""
KEYS = 1000
"""How many tables' keys are kept at hand."""


def new_material(table_id: str) -> Material:
    return {"kind": "verifiable", "secret": new_secret().hex(), "table": table_id}


def with_entropy(material: Material, entropy: Sequence[str]) -> Material:
    """Complete, with what the seats add, in their order: from here on all throws are settled."""
    return {**material, "entropy": list(entropy)}


def table_dice(material: Material, thrown: int = 0) -> Dice:
    """The dice for what comes after so many throws; after none, for setting up."""
    if not _verifiable(material):
        return Dice(f"{material['seed']}/{thrown}")  # a table from before there were commitments
    dice = _key_made(material["secret"], material["table"], tuple(material["entropy"])).copy()
    dice.thrown = thrown
    return dice


@lru_cache(KEYS)
def _key_made(secret: str, table: str, entropy: tuple[str, ...]) -> VerifiableDice:
    """Making the key takes as long as the rules of a move."""
    return VerifiableDice(bytes.fromhex(secret), table, entropy)


def commitment(material: Material) -> str | None:
    """What is published as soon as there is a table; None: its dice cannot be verified."""
    return commitment_of(_secret(material)) if _verifiable(material) else None


def shown_secret(material: Material) -> str | None:
    """For everybody's eyes, when the game is over and not a moment before."""
    return _secret(material).hex() if _verifiable(material) else None


def reveal(record: Record, material: Material) -> None:
    """Put the evidence into the record of a game that is over; `RecordError` if it is not."""
    dice = table_dice(material)
    if isinstance(dice, VerifiableDice):
        record.evidence = dice.evidence()
        record.reveal(dice.secret)


def added(words: str | None) -> dict[str, str]:
    """What a person adds: their own words as they are, or random ones that the server makes for them."""
    if words is None:
        return {"entropy": secrets.token_hex(16), "entropy_from": SERVER}
    if any(unicodedata.category(sign)[0] == "C" or unicodedata.category(sign) in ("Zl", "Zp") for sign in words):
        raise InvalidValue("entropy", "what you add to the dice is one line of plain text")
    return {"entropy": words, "entropy_from": PLAYER}


def _verifiable(material: Material) -> bool:
    return material.get("kind") == "verifiable"


def _secret(material: Material) -> bytes:
    return bytes.fromhex(material["secret"])
