"""Imports every file that registers handlers in `RULES`: after this import the rules are complete."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from euphoria.games.reality.rules.attack import combat, pushing, wounding
from euphoria.games.reality.rules.figures import falling
from euphoria.games.reality.rules.firing import blasts, explosive_charges, firing, fleeing
from euphoria.games.reality.rules.handlers import RULES as RULES
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import carrying, leaping, positioning, walking
from euphoria.games.reality.rules.sequence import setup, special, turn

MODULES: Final[tuple[ModuleType, ...]] = (
    blasts, carrying, combat, explosive_charges, falling, firing, fleeing, leaping, positioning, pushing,
    rescue, setup, special, turn, walking, wounding,
)  # fmt: skip
