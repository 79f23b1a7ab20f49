"""The interface of all bots."""

from __future__ import annotations

from typing import Protocol

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.kernel.core.action import Action


class Bot(Protocol):
    """A player. Its class is called with the game's id and dice, from which all its randomness must come."""

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        """Return one of the legal actions."""
        ...
