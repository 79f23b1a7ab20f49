"""The one face of all bots."""

from __future__ import annotations

from typing import Protocol

from euphoria.bots.budget import Budget
from euphoria.bots.perspective import Perspective
from euphoria.kernel.action import Action


class Bot(Protocol):
    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        """One of the legal actions."""
        ...
