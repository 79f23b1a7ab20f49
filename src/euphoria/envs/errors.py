"""What can go wrong with an environment beyond an illegal action, which is the game's own `IllegalAction`."""

from __future__ import annotations

from euphoria.kernel.core.errors import EuphoriaError, UnknownAction


class NotReset(EuphoriaError, RuntimeError):
    """The environment was used before `reset`, or after the game was over."""


class NotAsked(UnknownAction):
    """The number is `wait`, and the seat is asked."""
