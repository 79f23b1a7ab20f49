"""Every action of `dystopia`, made once. The order is the action space: add only at the end."""

from __future__ import annotations

from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.ability import RECRUITS
from euphoria.games.dystopia.cards.costs import (
    ANY_ONE,
    ANY_TWO,
    FREE,
    ONE_OF_KIND,
    WIDTH,
    Cost,
    Way,
    of,
    ways,
    with_food_for_bliss,
)
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import deck
from euphoria.games.dystopia.components import ARTIFACTS, BLISS, FOOD, GOODS, MOST_SEATS, RESOURCES, SITES
from euphoria.kernel.core.action import ActionSpace

assert len(deck("printed")) == 48


def _all_ways() -> list[Way]:
    """Every way to pay that any cost can have, with every substitute that recruits allow."""
    costs = {space.cost for space in SPACES} | {tile.cost for tile in TILES}
    costs |= {
        FREE,
        Cost(artifacts=ANY_ONE),
        Cost(artifacts=ANY_TWO),
        Cost((of(1, *RESOURCES),)),
        Cost((of(1, BLISS, FOOD),)),
    }
    costs |= {Cost(artifacts=ONE_OF_KIND + kind) for kind in range(len(ARTIFACTS))}
    costs |= {bliss_for_resource(cost) for cost in costs}
    costs |= {with_food_for_bliss(cost) for cost in costs}
    return sorted({way for cost in costs for way in ways(cost)})


def bliss_for_resource(cost: Cost) -> Cost:
    """One resource of the cost may be bliss instead."""
    terms = tuple(of(1, BLISS) if set(kinds) <= set(RESOURCES) else (count, kinds) for count, kinds in cost.goods)
    return Cost(terms, cost.artifacts, cost.others_differ)


WAYS = _all_ways()
WAY_NUMBER = {way: number for number, way in enumerate(WAYS)}

SPACE = ActionSpace()
KEEP = {(i, j): SPACE.add("keep", i, j) for i in range(4) for j in range(4) if i != j}
"""keep(i, j): of the recruits dealt, i is active and j hidden."""
PLACE = [[SPACE.add("place", pips, space.number) for space in SPACES] for pips in range(7)]
RETRIEVE = SPACE.row("retrieve", 16)
"""retrieve(mask): which of the own four dice come home."""
DILEMMA = SPACE.row("dilemma", 3)
"""dilemma(1): fight; dilemma(2): contribute."""
STOP = SPACE.add("stop")
PAY = SPACE.row("pay", len(WAYS))
FEED = SPACE.row("feed", 5)
"""feed(commodity), or feed(4): nothing."""
USE = SPACE.row("use", len(RECRUITS))
PASS = SPACE.add("pass")
TAKE = SPACE.row("take", len(GOODS))
DRAW = SPACE.add("draw")
LOSE_KNOWLEDGE = SPACE.add("lose-knowledge")
GAIN_MORALE = SPACE.add("gain-morale")
DISCARD = SPACE.row("discard", len(ARTIFACTS))
LOSE = SPACE.row("lose", len(GOODS))
SET = SPACE.row("set", 7)
SACRIFICE = SPACE.row("sacrifice", 7)
STAR = SPACE.row("star", 4 + SITES)
"""star(0 to 3): a territory; star(4 + site): a built tile."""
KEEP_NEW = SPACE.row("keep-new", 2)
ACCEPT = SPACE.add("accept")
REFUSE = SPACE.add("refuse")
TAKE_RECRUIT = SPACE.row("take-recruit", 4)
PICK_TILE = SPACE.row("pick-tile", 2)
SET_MORALE = SPACE.row("set-morale", 7)
SET_KNOWLEDGE = SPACE.row("set-knowledge", 7)
OFFER = [
    [[SPACE.add("offer", partner, give, take) for take in range(WIDTH)] for give in range(WIDTH)]
    for partner in range(MOST_SEATS)
]
"""offer(partner, give, take): one thing for another; goods 0 to 6, artifacts 7 to 12."""
SPACE.open("offer-many", 1 + 2 * WIDTH)
"""offer-many(partner, 13 counts given, 13 counts taken): any exchange; not listed, but `why_not` judges it."""

_THINGS = (*GOODS, *ARTIFACTS)
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
        "offer-many": " ".join(
            ["partner", *(f"give-{thing}" for thing in _THINGS), *(f"take-{thing}" for thing in _THINGS)]
        ),
    }
)
