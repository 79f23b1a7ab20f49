"""Benkei: a dog that is bought as an object, called by Richelle or given by Scauter (R-benkei-1 to R-benkei-3)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.cards.character import Character, Trait
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.geometry.terrain import SMALL

BENKEI: Final = register(
    Character(
        number=14,
        id="benkei",
        ap=10,
        aim=None,
        life=50,
        euphoria=0,
        weapons=(),
        attacks=1,
        audience=50,
        rule="R-benkei-1",
        traits=Trait.DOG,
        cites={"no-hands": "R-benkei-3"},
        is_hired=False,
        height=SMALL,
        elimination_bonus=1,
    )
)
