"""The recruits, one declaration each, in four files, one a faction. Their order is the order of the files."""

from euphoria.games.dystopia.cards.ability import RECRUITS, Recruit
from euphoria.games.dystopia.cards.recruits import euphorian, icarite, subterran, wastelander

__all__ = ["RECRUITS", "Recruit", "deck", "euphorian", "icarite", "subterran", "wastelander"]


def deck(wording: str) -> list[int]:
    """The 48 recruits of a set: `printed`, or `revised`, where later wordings replace the printed ones."""
    replaced = {recruit.replaces for recruit in RECRUITS if recruit.replaces >= 0} if wording == "revised" else set()
    return [
        recruit.number
        for recruit in RECRUITS
        if recruit.number not in replaced and (recruit.replaces < 0 or wording == "revised")
    ]
