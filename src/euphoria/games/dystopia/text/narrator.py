"""The voice of `dystopia`: its words, to whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.state import City
from euphoria.games.dystopia.text import messages
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.text.narrator import Card, Ear


class DystopiaVoice:
    def cards(self, options: Mapping[str, Any], language: str) -> list[Card]:
        """Its views need none."""
        return []

    def question(self, state: State, seat: int, ear: Ear) -> str:
        return messages.question(codes.QUESTIONS[state.question], ear.language)

    def action(self, state: State, seat: int, action: Action, ear: Ear) -> str:
        return messages.action(_city(state), seat, action, ear.language, ear.names)

    def event(self, state: State, event: Json, ear: Ear) -> str:
        return messages.event(event, ear.language, ear.names)

    def why(self, state: State, refusal: Refusal, ear: Ear) -> str:
        return messages.why(refusal.key.removeprefix("dystopia-why-"), refusal.args, ear.language, ear.names)


def _city(state: State) -> City:
    assert isinstance(state, City)
    return state
