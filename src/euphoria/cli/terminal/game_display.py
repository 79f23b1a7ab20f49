"""The interface by which a game is drawn in the terminal.

A game's display is its extension "terminal". It derives from `DefaultDisplay` and implements the rest of
`GameDisplay`. A game without one is shown by `plain_display.PlainDisplay`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from euphoria.cli.terminal.screen import DrawingContext
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import State

View = Mapping[str, Any]
"""The JSON object that `State.view` returns."""
Event = Mapping[str, Any]
"""A log entry that `State.events` returns."""


class CardEntry(NamedTuple):
    """A card as the commands `hand` and `card` show it."""

    name: str
    kind: str
    text: str
    rule: str


class GameDisplay(Protocol):
    """How one game is drawn and put into words."""

    @property
    def max_unfolded(self) -> int:
        """The largest number of actions under one heading that the menu lists without folding them."""

    @property
    def has_beliefs(self) -> bool:
        """Whether `beliefs` computes anything."""

    @property
    def news_as_paragraphs(self) -> bool:
        """Whether the events of a turn are joined in one paragraph, instead of a line for each."""

    @property
    def has_inspect(self) -> bool:
        """Whether the game has the command `look`."""

    @property
    def min_news_lines(self) -> int:
        """The lines that the picture leaves free for news below it."""

    def picture(self, state: State, view: View, context: DrawingContext) -> RenderableType:
        """The board as the view's seat sees it, within the width and height of the context. Everything hidden comes
        from the view; of the state only public data is read, such as the names in a deck."""

    def question(self, state: State, view: View, context: DrawingContext) -> str:
        """The question to the view's seat."""

    def sorted_actions(self, state: State, seat: int, actions: list[Action]) -> list[Action]:
        """Legal actions in the order of the menu."""

    def action_text(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        """A legal action in words."""

    def headings(self, state: State, seat: int, action: Action, context: DrawingContext) -> tuple[str, ...]:
        """The headings under which a long menu folds a legal action, the outermost first."""

    def key_in_group(self, action: Action) -> str:
        """The word that selects an action below its heading, if the heading says everything else; otherwise ""."""

    def kind_text(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        """The name of a group of illegal actions that are explained together."""

    def is_nameable(self, state: State, seat: int, action: Action) -> bool:
        """Whether everything that an action refers to exists at this table, so that it can be put into words."""

    def explain_unasked(self, state: State, seat: int, action: Action) -> bool:
        """Whether `?` without further words says why this action is illegal."""

    def is_formality(self, state: State, seat: int, action: Action) -> bool:
        """Whether the only legal action is no decision, so that it can be taken for a person who plays with bots."""

    def refusal_text(self, state: State, refusal: Refusal, context: DrawingContext) -> str:
        """Why an action is illegal."""

    def event_text(self, state: State, event: Event, context: DrawingContext) -> str:
        """A log entry in words."""

    def event_style(self, event: Event) -> str | None:
        """The style of a log entry: "chapter" begins a paragraph, "bold" stands out. None: shown by `log` only."""

    def legend(self, state: State, context: DrawingContext) -> RenderableType:
        """The meaning of the signs in the picture that fits this context."""

    def is_urgent(self, event: Event, seat: int) -> bool:
        """Whether this event shows the seat something that it must see before the screen is passed on."""

    def ending_text(self, state: State, context: DrawingContext) -> str:
        """How a finished game ended."""

    def cards(self, state: State, view: View | None, context: DrawingContext) -> list[CardEntry]:
        """The cards that this view's seat may read; without a view, all cards of the game."""

    def details(self, state: State, view: View, context: DrawingContext) -> list[str]:
        """Lines with what the picture has no room for."""

    def beliefs(self, state: State, seat: int | None, context: DrawingContext) -> RenderableType | None:
        """The probabilities that a seat can compute from what it knows; None if the game computes none."""

    def parse_action(self, state: State, seat: int, typed: str, context: DrawingContext) -> Action | None:
        """The action, legal or not, that was typed in the game's own notation, such as a place on the table; None if
        it is none."""

    def inspect(self, state: State, view: View, typed: str, context: DrawingContext) -> RenderableType | None:
        """What the command `look` shows for these words; None if they refer to nothing."""

    def read_option(self, name: str, value: Any) -> Any:
        """The value of a game option as it was typed; if it names a file, the content of the file."""


class DefaultDisplay:
    """Implementations that suit most games."""

    max_unfolded = 3
    news_as_paragraphs = False
    has_beliefs = False
    has_inspect = False
    min_news_lines = 4

    def sorted_actions(self, state: State, seat: int, actions: list[Action]) -> list[Action]:
        return actions

    def key_in_group(self, action: Action) -> str:
        return ""

    def explain_unasked(self, state: State, seat: int, action: Action) -> bool:
        return True

    def is_formality(self, state: State, seat: int, action: Action) -> bool:
        return state.joint

    def beliefs(self, state: State, seat: int | None, context: DrawingContext) -> RenderableType | None:
        return None

    def parse_action(self, state: State, seat: int, typed: str, context: DrawingContext) -> Action | None:
        return None

    def inspect(self, state: State, view: View, typed: str, context: DrawingContext) -> RenderableType | None:
        return None

    def read_option(self, name: str, value: Any) -> Any:
        return value
