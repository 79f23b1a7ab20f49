"""Where a table's dice are made.

A table has `material`, stored with it and secret until the end. Each move has dice of its own, made from the material
and from how many throws there were before it, so that a server that is killed and started again throws the same: nobody
gets a second throw.
"""

from __future__ import annotations

import secrets
from typing import Any

from euphoria.kernel.dice import Dice

Material = dict[str, Any]


def new_material() -> Material:
    return {"kind": "seeded", "seed": secrets.token_hex(32)}


def table_dice(material: Material, thrown: int = 0) -> Dice:
    """The dice for what comes after so many throws; after none, for setting up."""
    return Dice(f"{material['seed']}/{thrown}")
