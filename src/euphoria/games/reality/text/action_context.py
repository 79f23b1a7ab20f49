"""What the description of an action depends on: the state, the seat that reads it, and the language."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from euphoria.games.reality.cards.character import CharacterAbility
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.sequence.special import choice_asked
from euphoria.games.reality.state import Show
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.name_text import Names
from euphoria.kernel.core.action import Action
from euphoria.kernel.text.messages import Args

Message = tuple[str, Args]
"""The end of a message key, and the arguments of the message."""


def message(key: str, **args: str | int) -> Message:
    return key, args


class ActionContext(NamedTuple):
    """The state, and the seat that an action is described to."""

    state: Show
    seat: int
    language: str
    names: Names | None

    def asked(self, *questions: int) -> bool:
        """Whether this seat is asked one of these questions now."""
        return self.seat in self.state.deciders and self.state.question in questions

    def active(self) -> int:
        """The active figure, if it belongs to this seat; else -1."""
        figure = self.state.active
        return figure if figure >= 0 and self.state.side[figure] == self.seat else -1

    def ability(self) -> CharacterAbility | None:
        figure = self.active()
        return self.state.character(figure).ability if figure >= 0 else None

    def choice_text(self, *questions: int) -> str:
        """If this seat is asked for a choice of an ability by one of these questions: the text id of that choice."""
        return choice_asked(self.state).text if self.active() >= 0 and self.asked(*questions) else ""

    # Names.

    def figure(self, number: int) -> str:
        return name_text.figure(self.state, number, self.language, self.names)

    def figures(self, numbers: list[int]) -> str:
        return name_text.figures(self.state, numbers, self.language, self.names)

    def element(self, number: int) -> str:
        return name_text.element(self.state, number, self.language)

    def place(self, there: Place) -> str:
        return name_text.place(self.state, there, self.language)

    def load(self, carried: int) -> str:
        return name_text.load(self.state, carried, self.language, self.names)


Describer = Callable[[ActionContext, Action], Message]
"""Describes one kind of action."""
