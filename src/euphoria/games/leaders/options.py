"""The options of a table of `leaders`."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from euphoria.kernel.core.options import Option, Options, settle

OPTIONS: Final[Options] = {
    option.name: option
    for option in (
        Option(
            "edition",
            str,
            "B",
            "Which rulebook: in A used artifacts go under the deck, in B on a pile.",
            ("A", "B"),
        ),
        Option(
            "guns",
            int,
            0,
            "How many ray guns are in play (L-comp-3); 0: as many as the players call for.",
            low=0,
            high=4,
        ),
        Option("turns", int, 40, "After this many turns a player the game is a draw (L-win-6).", low=1, high=1000),
        Option(
            "claims",
            int,
            1,
            "How many structured claims a player may make in each own turn (L-info-10).",
            low=0,
            high=5,
        ),
        Option(
            "deck",
            str,
            "standard",
            "The deck of artifacts: a name from decks/, or the text of a deck file (L-comp-4).",
        ),
    )
}


class Settings(NamedTuple):
    """The options of one table, defaults filled in."""

    edition: str
    guns: int
    turns: int
    claims: int
    deck: str


def settings(given: dict[str, Any]) -> Settings:
    return Settings(**settle(OPTIONS, given))
