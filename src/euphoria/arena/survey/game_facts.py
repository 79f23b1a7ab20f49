"""The interface by which a game tells a survey what to count (the game's extension "facts").

A game without it is surveyed with `GenericFacts`: length, decisions and winners by seat, but no things.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from euphoria.games import game as find_game
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State


class ThingUse(NamedTuple):
    """One thing (a card, a space, a character) that one seat was dealt, owned or used in one game."""

    kind: str
    name: str
    seat: int
    times: int = 1


class ThingKind(NamedTuple):
    """A kind of things that are counted."""

    id: str
    by_chance: bool = False
    """Dealt at random, not chosen by the player: only then is a difference in win rate an effect of the thing."""


class FactReader(Protocol):
    """Reads the facts of one game's states."""

    @property
    def kinds(self) -> Sequence[ThingKind]:
        """All kinds of things, in the order of the report."""

    def vary(self, number: int) -> dict[str, Any]:
        """Options of game `number` that change from game to game; options set by the user take precedence."""

    def draw(self, state: State, dice: Dice) -> None:
        """Decide at random what bots would decide alike in every game: without variation nothing can be compared."""

    def standing(self, state: State) -> Sequence[float]:
        """Progress of each seat as everybody can count it; the seats with the highest number lead. Empty: unknown."""

    def dealt(self, state: State) -> list[ThingUse]:
        """What seats were dealt; called before the first decision of a bot."""

    def used(self, state: State) -> list[ThingUse]:
        """What seats owned and used; called when the game is over."""

    def label(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        """The displayed name of a thing, in a game with these options."""

    def about(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        """The text of a card; empty for things without one."""

    def card_of(self, kind: str, name: str) -> str | None:
        """The id in the game's catalog of the card that a thing is; None for what is no card."""


class GenericFacts:
    """The defaults: nothing varies, no things are counted, nobody is known to lead. Games override what they know."""

    kinds: Sequence[ThingKind] = ()

    def vary(self, number: int) -> dict[str, Any]:
        return {}

    def draw(self, state: State, dice: Dice) -> None:
        pass

    def standing(self, state: State) -> Sequence[float]:
        return ()

    def dealt(self, state: State) -> list[ThingUse]:
        return []

    def used(self, state: State) -> list[ThingUse]:
        return []

    def label(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        return name

    def about(self, kind: str, name: str, language: str, options: Mapping[str, Any]) -> str:
        return ""

    def card_of(self, kind: str, name: str) -> str | None:
        return None


GENERIC_FACTS = GenericFacts()


def fact_reader_of(game: str) -> FactReader:
    """The fact reader of a game: its own, else the generic one."""
    return cast(FactReader, find_game(game).extension("facts") or GENERIC_FACTS)
