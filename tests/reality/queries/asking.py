"""Asks a position a question, as a spectator."""

from __future__ import annotations

from typing import Any

from euphoria.games.reality.state import Show

Json = dict[str, Any]


def ask(state: Show, question: str, **arguments: object) -> Json:
    found: Any = state.query(None, question, **arguments)
    assert isinstance(found, dict)
    return found
