"""Puts `reality` into words: implements the kernel's `Narrator`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euphoria.games.reality.state import Show
from euphoria.games.reality.text import messages
from euphoria.games.reality.text.question_text import question
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.text.narrator import Audience, Card


class RealityNarrator:
    """The texts of `reality`, as the kernel asks for them."""

    def cards(self, options: Mapping[str, Any], language: str) -> list[Card]:
        """None: the views of `reality` show no cards."""
        return []

    def question(self, state: State, seat: int, audience: Audience) -> str:
        return question(_show(state), seat, audience.language, audience.names or None)

    def action(self, state: State, seat: int, action: Action, audience: Audience) -> str:
        return messages.action(_show(state), seat, action, audience.language, audience.names)

    def event(self, state: State, event: Json, audience: Audience) -> str:
        return messages.event(_show(state), event, audience.language, audience.names)

    def why(self, state: State, refusal: Refusal, audience: Audience) -> str:
        key = refusal.key.removeprefix("reality-why-")
        return messages.why(_show(state), key, refusal.args, audience.language, audience.names)


def _show(state: State) -> Show:
    assert isinstance(state, Show)
    return state
