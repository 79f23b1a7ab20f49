"""The registry of the rules: each function below stands under the decorator of its step or question."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import codes
from euphoria.kernel.core.handlers import Handlers

RULES: Final = Handlers(steps=codes.STEPS, questions=len(codes.QUESTIONS))
