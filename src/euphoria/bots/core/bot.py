"""The one face of all bots."""

from __future__ import annotations

from typing import Protocol

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.kernel.core.action import Action


class Bot(Protocol):
    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        """One of the legal actions."""
        ...
