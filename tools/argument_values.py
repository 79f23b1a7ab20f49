"""What the values of the arguments of actions are called, by game and by argument."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.dystopia.cards.payment_ways import WAYS
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import ARTIFACTS, FACTIONS, GOODS
from euphoria.games.dystopia.costs import Way
from euphoria.games.dystopia.knowledge.observation_layout import MARKET_NAMES, SPACE_NAMES
from euphoria.games.leaders.components import KINDS, TEAMS
from euphoria.games.reality.cards.objects import OBJECTS
from euphoria.games.reality.codes import REPEATS

THINGS = (*GOODS, *ARTIFACTS)
RESERVED = "kept free for later cards"


def _said(way: Way) -> str:
    """`1 gold + 2 book`."""
    return " + ".join(f"{count} {thing}" for count, thing in zip(way, THINGS, strict=False) if count) or RESERVED


VALUES: dict[str, dict[str, Sequence[str]]] = {
    "leaders": {"team": TEAMS, "kind": KINDS},
    "dystopia": {
        "space": SPACE_NAMES,
        "choice": ("nothing, never legal", "fight", "contribute"),
        "commodity": (*GOODS[:4], "nothing"),
        "good": GOODS,
        "artifact": ARTIFACTS,
        "give": THINGS,
        "take": THINGS,
        "where": (*FACTIONS, *MARKET_NAMES),
        "recruit": [f"{recruit.rule} {recruit.name}" for recruit in RECRUITS],
        "way": [_said(way) for way in WAYS],
    },
    "reality": {"object": OBJECTS, "what": REPEATS},
}
"""Arguments that are not here are plain numbers, which docs/actions.md explains."""
