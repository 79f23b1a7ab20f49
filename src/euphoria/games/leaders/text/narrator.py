"""The voice of `leaders`: its words, to whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euphoria.games.leaders.cards.decks import load_deck
from euphoria.games.leaders.knowledge import view
from euphoria.games.leaders.state import Table
from euphoria.games.leaders.text import messages
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.text.narrator import Card, Ear


class LeadersVoice:
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

    def question(self, state: State, seat: int, ear: Ear) -> str:
        """With what is being answered, where it is that."""
        table = _table(state)
        asked = view.asked(table, seat)
        about = asked["about"]
        said = messages.question(str(asked["question"]), ear.language, table.settings.edition)
        return f"{messages.deed(table, about, ear.language, ear.names)} {said}" if isinstance(about, dict) else said

    def action(self, state: State, seat: int, action: Action, ear: Ear) -> str:
        return messages.action(_table(state), seat, action, ear.language, ear.names)

    def event(self, state: State, event: Json, ear: Ear) -> str:
        table = _table(state)
        return messages.event(table.deck, event, ear.language, ear.names, table.settings.edition)

    def why(self, state: State, refusal: Refusal, ear: Ear) -> str:
        key = refusal.key.removeprefix("leaders-why-")
        return messages.why(_table(state), key, refusal.args, ear.language, ear.names)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
