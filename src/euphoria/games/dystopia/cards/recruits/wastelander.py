"""The Wastelander recruits."""

from typing import Final

from euphoria.games.dystopia.board import AQUIFER, ARK, FARM, GENERATOR, ICARUS
from euphoria.games.dystopia.cards import ability as a
from euphoria.games.dystopia.cards.ability import ability
from euphoria.games.dystopia.cards.effects import (
    DRAW_MORE,
    KNOWLEDGE,
    SACRIFICE_RETRIEVED,
    STAR_HERE,
    allegiance,
    any_resource,
    discard_artifacts,
    draw,
    good,
    knowledge,
    miner,
    morale,
    one_of,
    opponents_may,
)
from euphoria.games.dystopia.cards.recruit import recruit
from euphoria.games.dystopia.cards.space_groups import BUILT_MARKETS, SITES, TUNNELS
from euphoria.games.dystopia.cards.standing_kinds import Alongside, PaysInstead, StandsFor, Surcharge, standing
from euphoria.games.dystopia.components import BLISS, FOOD, WASTELANDER, WATER
from euphoria.games.dystopia.costs import ANY_ONE, Cost

recruit(
    "D-r05", "Flartner the Luddite", WASTELANDER,
    change=standing("artifact-on-sites", PaysInstead(frozenset(SITES), Cost(artifacts=ANY_ONE), gain=(morale(1),))),
)  # fmt: skip
recruit(
    "D-r06", "Professor Reitz the Archaeologist", WASTELANDER,
    ability(a.TUNNEL, (draw(), miner(1)), where=TUNNELS, only_if=(a.NO_BUMP,), may_pay=(knowledge(2),)),
)  # fmt: skip
recruit(
    "D-r07", "Jacko the Archivist", WASTELANDER,
    ability(a.MARKET, ((STAR_HERE, 0, 0),), only_if=(a.STAR_SPOT,), may_pay=(discard_artifacts(2),)),
)  # fmt: skip
recruit(
    "D-v02", "Jacko the Archivist", WASTELANDER,
    change=standing(
        "one-artifact-at-ark",
        PaysInstead(frozenset({ARK}), Cost(artifacts=ANY_ONE), gain=(opponents_may(draw()),)),
    ),
)  # fmt: skip
recruit(
    "D-r08", "Jonathan the Artist", WASTELANDER,
    ability(a.SITE, (draw(),), where=SITES, either=(a.ALONE, a.HIGHEST), may_pay=(knowledge(2),)),
)  # fmt: skip
recruit(
    "D-r10", "Pete the Cannibal", WASTELANDER,
    ability(a.BEFORE_RETRIEVE_ROLL, (good(FOOD, 4), any_resource()), may_pay=((SACRIFICE_RETRIEVED, 0, 0),)),
    ability(a.WORKER_ADDED, (draw(),), may_pay=(knowledge(2),)),
)  # fmt: skip
recruit(
    "D-r24", "Sir Scarby the Harvester", WASTELANDER,
    ability(a.AREA, (one_of(knowledge(-1), good(FOOD)),), where=(FARM,), either=(a.ALONE, a.HIGHEST)),
)  # fmt: skip
recruit(
    "D-r25", "Ian the Horticulturist", WASTELANDER,
    ability(a.AREA, (good(WATER),), where=(FARM,), only_if=(a.NO_RESOURCES,)),
)  # fmt: skip
recruit(
    "D-r35", "Geek the Oracle", WASTELANDER,
    ability(a.DRAWING, ((DRAW_MORE, 2, 1),), may_pay=(knowledge(2),), once_a_turn=True),
)  # fmt: skip
recruit(
    "D-v10", "Geek the Oracle", WASTELANDER,
    ability(a.DRAWING, ((DRAW_MORE, 3, 2),), may_pay=(knowledge(1),), once_a_turn=True),
)  # fmt: skip
recruit(
    "D-r39", "Kyle the Scavenger", WASTELANDER,
    ability(a.AREA, (draw(),), where=(GENERATOR, AQUIFER, FARM), only_if=(a.ALONE,), may_pay=(knowledge(2),)),
)  # fmt: skip
recruit("D-r40", "Steven the Scholar", WASTELANDER, ability(a.WORKER_LOST, (any_resource(), draw())))
recruit(
    "D-v11", "Steven the Scholar", WASTELANDER, ability(a.WORKER_LOST, (any_resource(), draw()), only_if=(a.ROLLED,))
)
recruit(
    "D-r47", "Nick the Understudy", WASTELANDER,
    change=standing("morale-with-knowledge", Alongside(KNOWLEDGE, direction=1)),
)  # fmt: skip
FOOD_FOR_BLISS: Final = StandsFor(FOOD, BLISS, frozenset(BUILT_MARKETS), gain=(knowledge(1), allegiance(WASTELANDER)))
recruit("D-r48", "Brian the Viticulturist", WASTELANDER, change=standing("food-for-bliss", FOOD_FOR_BLISS))
recruit(
    "D-v15", "Brian the Viticulturist", WASTELANDER,
    change=standing(
        "food-for-bliss-but-dearer", FOOD_FOR_BLISS, Surcharge(ICARUS, morale=1, why="morale-for-icarus")
    ),
)  # fmt: skip
