"""How a game speaks to people: what a seat is asked, what it may do, what happened, and why not.

Each game has a voice of its own in its room. Whoever shows a game to people (a page, a terminal) asks it, and knows
no game for that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from euphoria.kernel.core.action import Action, Refusal

if TYPE_CHECKING:
    from euphoria.kernel.core.state import Json, State

Names = Sequence[str]


class Ear(NamedTuple):
    """Who is spoken to: in which language, and what the seats are called there (none: by their numbers)."""

    language: str = "en"
    names: Names = ()


class Card(NamedTuple):
    """A card of a game, as it is read."""

    id: str
    """What views and events call it."""
    name: str
    text: str
    reaction: bool
    """Whether it answers what somebody else does."""


class Voice(Protocol):
    def cards(self, options: Mapping[str, Any], language: str) -> list[Card]:
        """The cards of a table with these options, in the order in which actions number them."""

    def question(self, state: State, seat: int, ear: Ear) -> str:
        """What this seat is asked, in one sentence. It must be asked something."""

    def action(self, state: State, seat: int, action: Action, ear: Ear) -> str:
        """An action that this seat may take, as its player reads it."""

    def event(self, state: State, event: Json, ear: Ear) -> str:
        """An entry of the log, as `State.events` gave it to a seat."""

    def why(self, state: State, refusal: Refusal, ear: Ear) -> str:
        """Why not."""
