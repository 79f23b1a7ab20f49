"""The registry of the rules of `leaders`: each function registers itself by the decorator above it."""

from __future__ import annotations

from typing import Final

from euphoria.games.leaders import codes
from euphoria.kernel.core.handlers import Handlers

RULES: Final = Handlers(steps=codes.STEPS, questions=len(codes.QUESTIONS))
