"""The registry of rule handlers: every function that carries out a step or a question stands under its decorator."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.kernel.core.handlers import Handlers

RULES: Final = Handlers(codes.STEPS, len(codes.QUESTIONS))
