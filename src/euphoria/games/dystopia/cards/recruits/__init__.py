"""All recruits: one declaration each, in a file for each faction. Decks are made from the declarations."""

from typing import Final

from euphoria.games.dystopia.cards.recruit import DECLARED, Recruit, numbered_recruits
from euphoria.games.dystopia.cards.recruits import euphorian, icarite, subterran, wastelander

__all__ = ["DECKS", "RECRUITS", "Recruit", "deck", "euphorian", "icarite", "subterran", "wastelander"]

RECRUITS: Final = numbered_recruits(DECLARED)
"""By number."""
PRINTED: Final = "printed"
REVISED: Final = "revised"
DECKS: Final = (PRINTED, REVISED, *sorted({recruit.deck for recruit in RECRUITS} - {"", PRINTED, REVISED}))
"""The values of the option `recruits`."""


def deck(name: str) -> list[int]:
    """The recruits that are played with this value of the option `recruits`, by number.

    In the revised deck later wordings replace the printed ones. Any other deck adds its recruits to the printed ones.
    """
    played = [
        recruit
        for recruit in RECRUITS
        if (recruit.deck in ("", name) if recruit.replaces < 0 else (recruit.deck or REVISED) == name)
    ]
    replaced = {recruit.replaces for recruit in played}
    return [recruit.number for recruit in played if recruit.number not in replaced]
