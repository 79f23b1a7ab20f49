"""The interface by which a game puts itself into words: questions, actions, events, refusals.

Every game implements `Narrator`, so that the page and the terminal can show any game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from euphoria.kernel.core.action import Action, Refusal

if TYPE_CHECKING:
    from euphoria.kernel.core.state import Json, State

Names = Sequence[str]


class Audience(NamedTuple):
    """Who reads the text: their language, and the players' names by seat (none: seats are numbered)."""

    language: str = "en"
    names: Names = ()


class CardFact(NamedTuple):
    """Something that is printed on a card beside its text."""

    name: str
    """What it is, such as `cost`."""
    text: str
    """Its words, or a number."""


class Card(NamedTuple):
    """A card's name and text in one language."""

    id: str
    """Its id in views and events."""
    name: str
    text: str
    reaction: bool
    """Whether it is played out of turn, in answer to another player's action."""
    rule: str | None = None
    """The id of the rule that it is, where it has one of its own."""
    group: str | None = None
    """What cards of the game are told apart by, such as a faction."""
    kind: str = ""
    """What sort of card it is, such as a recruit or a market: cards of one kind look alike."""
    icons: tuple[str, ...] = ()
    """The names of the icons that tell what it does, in the order of its text."""
    facts: tuple[CardFact, ...] = ()


class ChoiceDetails(NamedTuple):
    """What a choice costs and what it does, where its sentence does not say it."""

    cost: str | None = None
    effect: str | None = None


class Narrator(Protocol):
    def cards(self, options: Mapping[str, Any], language: str) -> list[Card]:
        """The cards of a table with these options, in the order in which actions number them."""

    def question(self, state: State, seat: int, audience: Audience) -> str:
        """The question to this seat in one sentence. The seat must be a decider."""

    def action(self, state: State, seat: int, action: Action, audience: Audience) -> str:
        """An action as its player reads it."""

    def event(self, state: State, event: Json, audience: Audience) -> str:
        """A log entry, as returned by `State.events` for a seat."""

    def why(self, state: State, refusal: Refusal, audience: Audience) -> str:
        """Why an action is refused."""
