"""The voice of `reality`: its words, to whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euphoria.games.reality import codes
from euphoria.games.reality.state import Show
from euphoria.games.reality.text import messages
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.text.narrator import Card, Ear


class RealityVoice:
    def cards(self, options: Mapping[str, Any], language: str) -> list[Card]:
        """Its views need none."""
        return []

    def question(self, state: State, seat: int, ear: Ear) -> str:
        return messages.question(codes.QUESTIONS[state.question], ear.language)

    def action(self, state: State, seat: int, action: Action, ear: Ear) -> str:
        return messages.action(_show(state), seat, action, ear.language, ear.names)

    def event(self, state: State, event: Json, ear: Ear) -> str:
        return messages.event(_show(state), event, ear.language, ear.names)

    def why(self, state: State, refusal: Refusal, ear: Ear) -> str:
        key = refusal.key.removeprefix("reality-why-")
        return messages.why(_show(state), key, refusal.args, ear.language, ear.names)


def _show(state: State) -> Show:
    assert isinstance(state, Show)
    return state
