"""Puts `dystopia` into words: implements the kernel's `Narrator`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from euphoria.games.dystopia.cards.recruits import RECRUITS, deck
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text import messages
from euphoria.games.dystopia.text.card_text import other_cards, recruit_card
from euphoria.games.dystopia.text.question_text import question
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import Json, State
from euphoria.kernel.text.narrator import Audience, Card


class DystopiaNarrator:
    def cards(self, options: Mapping[str, Any], language: str) -> list[Card]:
        """The recruits of the table's deck, the market tiles, the kinds of artifacts and the dilemmas."""
        recruits = [RECRUITS[number] for number in deck(str(options["recruits"]))]
        return [recruit_card(one, language) for one in recruits] + other_cards(language)

    def question(self, state: State, seat: int, audience: Audience) -> str:
        return question(_city(state), seat, audience.language, names_of(state, audience))

    def action(self, state: State, seat: int, action: Action, audience: Audience) -> str:
        return messages.action(_city(state), seat, action, audience.language, audience.names)

    def event(self, state: State, event: Json, audience: Audience) -> str:
        return messages.event(event, audience.language, audience.names)

    def why(self, state: State, refusal: Refusal, audience: Audience) -> str:
        return messages.why(refusal.key.removeprefix("dystopia-why-"), refusal.args, audience.language, audience.names)


def _city(state: State) -> City:
    assert isinstance(state, City)
    return state


def names_of(state: State, audience: Audience) -> Sequence[str]:
    """What the players are called for this reader."""
    return audience.names or messages.default_names(state.seats, audience.language)
