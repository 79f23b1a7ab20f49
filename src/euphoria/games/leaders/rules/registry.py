"""The handlers of the rules of `leaders`. Each function registers itself here, beside its definition."""

from __future__ import annotations

from euphoria.games.leaders import codes
from euphoria.kernel.core.handlers import Handlers

RULES = Handlers(steps=codes.STEPS, questions=len(codes.QUESTIONS))
