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


class Amount(NamedTuple):
    """So many of something that an icon stands for: icons have the names that those of cards have."""

    icon: str
    """Or the word `or`, between two amounts of which one is chosen."""
    number: int = 1


class Consequence(NamedTuple):
    """What a choice sets off beside its gains, for boards to show it before it happens."""

    kind: str
    """What happens, by a name of the game's own."""
    about: str | None = None
    """The id of what it happens to."""
    seat: int | None = None
    """Whom it happens to."""
    number: int | None = None
    """How far, how many or how likely, as the kind has it."""
    text: str | None = None
    """The same in one short sentence; None: it is routine."""


class RiskyRoll(NamedTuple):
    """Dice that are rolled because of a choice, and the chance that they cost something."""

    dice: int
    before: int
    """The sum that they are added to."""
    limit: int
    """The sum at which something is lost."""
    chance: float
    """0 to 1."""
    answer: list[str | int] | None = None
    """An answer to the question that is asked between the choice and the roll; None where there is none."""
    text: str | None = None
    """That answer in words."""


class ChoiceDetails(NamedTuple):
    """What a choice costs and what it does, where its sentence does not say it: in words, and as data for boards."""

    cost: str | None = None
    effect: str | None = None
    price: tuple[Amount, ...] = ()
    gains: tuple[Amount, ...] = ()
    follows: tuple[Consequence, ...] = ()
    rolls: tuple[RiskyRoll, ...] = ()
    """The roll that it leads to; several, one for each answer, where a question comes before the roll."""

    def json(self) -> dict[str, Any]:
        """As clients are told. Data that a choice does not have are left out."""
        told: dict[str, Any] = {"cost": self.cost, "effect": self.effect}
        parts: dict[str, tuple[Amount | Consequence | RiskyRoll, ...]]
        parts = {"price": self.price, "gains": self.gains, "follows": self.follows, "rolls": self.rolls}
        return told | {name: [one._asdict() for one in part] for name, part in parts.items() if part}


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
