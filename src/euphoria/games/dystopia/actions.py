"""Every action of `dystopia`, made once. The order is the action space: add only at the end.

Recruits and ways to pay of the printed cards have their actions in the middle. Those of cards that are added later have
theirs at the end, where numbers are reserved for them, so that a new card shifts no action.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.payment_ways import PRINTED_WAYS, WAYS
from euphoria.games.dystopia.cards.recruit import MOST_RECRUITS, PRINTED_RULES
from euphoria.games.dystopia.components import ARTIFACTS, GOODS, MOST_SEATS, SITES
from euphoria.games.dystopia.costs import WIDTH
from euphoria.kernel.core.action import ActionSpace

SPACE: Final = ActionSpace()
KEEP: Final = {(i, j): SPACE.add("keep", i, j) for i in range(4) for j in range(4) if i != j}
"""keep(i, j): of the recruits dealt, i is active and j hidden."""
PLACE: Final = [[SPACE.add("place", pips, space.number) for space in SPACES] for pips in range(7)]
RETRIEVE: Final = SPACE.row("retrieve", 16)
"""retrieve(mask): which of the own four dice come home."""
DILEMMA: Final = SPACE.row("dilemma", 3)
"""dilemma(1): fight; dilemma(2): contribute."""
STOP: Final = SPACE.add("stop")
PAY = SPACE.row("pay", PRINTED_WAYS)
"""pay(way): a number in `payment_ways.WAYS`."""
FEED: Final = SPACE.row("feed", 5)
"""feed(commodity), or feed(4): nothing."""
USE = SPACE.row("use", len(PRINTED_RULES))
"""use(recruit): a recruit's number."""
PASS: Final = SPACE.add("pass")
TAKE: Final = SPACE.row("take", len(GOODS))
DRAW: Final = SPACE.add("draw")
LOSE_KNOWLEDGE: Final = SPACE.add("lose-knowledge")
GAIN_MORALE: Final = SPACE.add("gain-morale")
DISCARD: Final = SPACE.row("discard", len(ARTIFACTS))
LOSE: Final = SPACE.row("lose", len(GOODS))
SET: Final = SPACE.row("set", 7)
SACRIFICE: Final = SPACE.row("sacrifice", 7)
STAR: Final = SPACE.row("star", 4 + SITES)
"""star(0 to 3): a territory; star(4 + site): a built tile."""
KEEP_NEW: Final = SPACE.row("keep-new", 2)
ACCEPT: Final = SPACE.add("accept")
REFUSE: Final = SPACE.add("refuse")
TAKE_RECRUIT: Final = SPACE.row("take-recruit", 4)
PICK_TILE: Final = SPACE.row("pick-tile", 2)
SET_MORALE: Final = SPACE.row("set-morale", 7)
SET_KNOWLEDGE: Final = SPACE.row("set-knowledge", 7)
OFFER: Final = [
    [[SPACE.add("offer", partner, give, take) for take in range(WIDTH)] for give in range(WIDTH)]
    for partner in range(MOST_SEATS)
]
"""offer(partner, give, take): one thing for another; goods 0 to 6, artifacts 7 to 12."""
USE += [SPACE.add("use", number) for number in range(len(USE), MOST_RECRUITS)]
PAY += [SPACE.add("pay", number) for number in range(len(PAY), len(WAYS))]
SPACE.open("offer-many", 1 + 2 * WIDTH)
"""offer-many(partner, 13 counts given, 13 counts taken): any exchange; not listed, but `why_not` judges it."""
SPACE.open("counter", 2 * WIDTH)
"""counter(13 counts given, 13 counts taken): declines an offer and names the exchange that one would make instead."""

_THINGS: Final = (*GOODS, *ARTIFACTS)
_BOTH_SIDES: Final = " ".join(f"{side}-{thing}" for side in ("give", "take") for thing in _THINGS)
SPACE.name_arguments(
    {
        "keep": "active hidden",
        "place": "pips space",
        "retrieve": "dice",
        "dilemma": "choice",
        "pay": "way",
        "feed": "commodity",
        "use": "recruit",
        "take": "good",
        "discard": "artifact",
        "lose": "good",
        "set": "pips",
        "sacrifice": "pips",
        "star": "where",
        "keep-new": "card",
        "take-recruit": "card",
        "pick-tile": "tile",
        "set-morale": "level",
        "set-knowledge": "level",
        "offer": "partner give take",
        "offer-many": f"partner {_BOTH_SIDES}",
        "counter": _BOTH_SIDES,
    },
    each_seat={"partner": 1},
)
