"""Puts `leaders` into words: implements the kernel's `Narrator`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from euphoria.games.leaders.rules.deck_reader import load_deck
from euphoria.games.leaders.state import LeadersTable
from euphoria.games.leaders.text import messages
from euphoria.games.leaders.text.question_text import question
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.text.narrator import Audience, Card


class LeadersNarrator:
    def cards(self, options: Mapping[str, Any], language: str) -> list[Card]:
        """The artifacts of the table's deck."""
        deck, edition = load_deck(str(options["deck"])), str(options["edition"])
        return [
            Card(
                one.id,
                messages.artifact_name(one, language),
                messages.artifact_text(one, language, edition),
                one.reaction,
            )
            for one in deck.artifacts
        ]

    def question(self, state: State, seat: int, audience: Audience) -> str:
        return question(_table(state), seat, audience.language, names_of(state, audience))

    def action(self, state: State, seat: int, action: Action, audience: Audience) -> str:
        return messages.action(_table(state), seat, action, audience.language, audience.names)

    def event(self, state: State, event: Json, audience: Audience) -> str:
        table = _table(state)
        return messages.event(table.deck, event, audience.language, audience.names, table.settings.edition)

    def why(self, state: State, refusal: Refusal, audience: Audience) -> str:
        key = refusal.key.removeprefix("leaders-why-")
        return messages.why(_table(state), key, refusal.args, audience.language, audience.names)


def _table(state: State) -> LeadersTable:
    assert isinstance(state, LeadersTable)
    return state


def names_of(state: State, audience: Audience) -> Sequence[str]:
    """What the players are called for this reader."""
    return audience.names or messages.default_names(state.seats, audience.language)
