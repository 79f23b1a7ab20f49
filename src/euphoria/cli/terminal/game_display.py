"""What a game must know how to draw and to say, so that the command can set it on a screen.

A game `x` is drawn by the module `euphoria.cli.x_table`, which has a `BOARD`. Nothing else here knows a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from euphoria.cli.terminal.screen import DrawingContext
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import State

View = Mapping[str, Any]
"""What `State.view` gave."""


class CardEntry(NamedTuple):
    """A card that can be read: in one's own hand, or anywhere in the game."""

    name: str
    kind: str
    text: str
    rule: str


class GameDisplay(Protocol):
    """A game's own drawing."""

    @property
    def few(self) -> int:
        """Up to how many actions under one heading stand in the list by themselves."""

    @property
    def counts(self) -> bool:
        """Whether there are beliefs to be counted."""

    @property
    def flows(self) -> bool:
        """Whether all that happened in a turn is told in one paragraph, not line by line."""

    @property
    def inspects(self) -> bool:
        """Whether there is something to look at closely."""

    @property
    def least_news(self) -> int:
        """For how many lines of news the picture leaves room where they stand below it."""

    def picture(self, state: State, view: View, context: DrawingContext) -> RenderableType:
        """The table, as this view's seat sees it, within the look's width and height. Of the state it takes no
        more than what is printed in the rules: the deck's names."""

    def question(self, state: State, view: View, context: DrawingContext) -> str:
        """What the view's seat is asked."""

    def arrange(self, state: State, seat: int, actions: list[Action]) -> list[Action]:
        """Legal actions in the order in which a person reads them."""

    def option(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        """An action that is legal now."""

    def headings(self, state: State, seat: int, action: Action, context: DrawingContext) -> tuple[str, ...]:
        """Under which headings a long list keeps an action that is legal now, the widest first."""

    def pick(self, action: Action) -> str:
        """What an action is called among those under its heading, where the heading names all of them; else ""."""

    def kind(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        """What an action that cannot be taken now is called, together with those that are like it."""

    def stands(self, state: State, seat: int, action: Action) -> bool:
        """Whether all that an action names is at this table, so that it can be talked about."""

    def worth(self, state: State, seat: int, action: Action) -> bool:
        """Whether to say of this action, unasked, why it cannot be taken."""

    def formality(self, state: State, seat: int, action: Action) -> bool:
        """Whether the only action that is legal is no decision, so that a person among bots need not be asked."""

    def refusal(self, state: State, refusal: Refusal, context: DrawingContext) -> str:
        """Why not."""

    def event(self, state: State, event: Mapping[str, Any], context: DrawingContext) -> str:
        """An entry of the log, as a seat got it."""

    def weight(self, event: Mapping[str, Any]) -> str | None:
        """The style of an entry: "chapter" begins one, "bold" is loud. None: it is in the log, but no news."""

    def legend(self, state: State, context: DrawingContext) -> RenderableType:
        """What the signs of the picture mean that is drawn to fit this look."""

    def urgent(self, event: Mapping[str, Any], seat: int) -> bool:
        """Whether this entry shows this seat something that it should see before the screen is passed on."""

    def ending(self, state: State, context: DrawingContext) -> str:
        """How the game ended, when it has."""

    def cards(self, state: State, view: View | None, context: DrawingContext) -> list[CardEntry]:
        """The cards in this view's hand; without a view, all cards of the game."""

    def details(self, state: State, view: View, context: DrawingContext) -> list[str]:
        """What the picture has no room for, a line each."""

    def beliefs(self, state: State, seat: int | None, context: DrawingContext) -> RenderableType | None:
        """What a seat can conclude, where the game can count it."""

    def read(self, state: State, seat: int, typed: str, context: DrawingContext) -> Action | None:
        """The action that somebody typed in the game's own way, legal or not, where no list has room for it."""

    def inspect(self, state: State, view: View, typed: str, context: DrawingContext) -> RenderableType | None:
        """What a seat sees when it looks closely at what it typed; None where that means nothing."""

    def read_option(self, name: str, value: Any) -> Any:
        """The value of an option as typed: where it names a file, what is in it."""

    def usual(self, people: int, seats: int) -> Mapping[str, Any]:
        """Options that are usual at a table with so many people, where nobody says otherwise."""

    def everything(self, state: State) -> View:
        """A view without secrets, for whoever looks at a game that is over."""


class DefaultDisplay:
    """What most games do."""

    few = 3
    flows = False
    counts = False
    inspects = False
    least_news = 4

    def arrange(self, state: State, seat: int, actions: list[Action]) -> list[Action]:
        return actions

    def pick(self, action: Action) -> str:
        return ""

    def worth(self, state: State, seat: int, action: Action) -> bool:
        return True

    def formality(self, state: State, seat: int, action: Action) -> bool:
        return state.joint

    def beliefs(self, state: State, seat: int | None, context: DrawingContext) -> RenderableType | None:
        return None

    def read(self, state: State, seat: int, typed: str, context: DrawingContext) -> Action | None:
        return None

    def inspect(self, state: State, view: View, typed: str, context: DrawingContext) -> RenderableType | None:
        return None

    def read_option(self, name: str, value: Any) -> Any:
        return value

    def usual(self, people: int, seats: int) -> Mapping[str, Any]:
        return {}
