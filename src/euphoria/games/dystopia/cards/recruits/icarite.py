"""The Icarite recruits."""

from euphoria.games.dystopia.board import CLOUD_MINE
from euphoria.games.dystopia.cards import ability as a
from euphoria.games.dystopia.cards.ability import ability
from euphoria.games.dystopia.cards.effects import (
    GIVE_BUMPER_BLISS,
    INSTEAD_OF_MORALE,
    OWNER_GAINS_KNOWLEDGE,
    PAY_ONE_BLISS,
    SACRIFICE_RETRIEVED,
    SET_DIE,
    any_commodity,
    any_resource,
    draw,
    good,
    knowledge,
    morale,
    one_of,
    opponents_may,
)
from euphoria.games.dystopia.cards.recruit import recruit
from euphoria.games.dystopia.cards.space_groups import BUILT_MARKETS, TUNNELS
from euphoria.games.dystopia.cards.standing_kinds import EntersAnyEnd, PaysInstead, standing
from euphoria.games.dystopia.components import BLISS, ENERGY, ICARITE, WATER
from euphoria.games.dystopia.costs import FREE, bliss_for_resource

recruit(
    "D-r01", "Maxime the Ambassador", ICARITE,
    ability(a.BUMPING, (OWNER_GAINS_KNOWLEDGE, draw()), only_if=(a.BUMPED_OTHER,), may_pay=(morale(-2),)),
)  # fmt: skip
recruit(
    "D-r03", "Zong the Astronomer", ICARITE,
    ability(
        a.AREA, (one_of(good(WATER), good(ENERGY)),), where=(CLOUD_MINE,), only_if=(a.NO_RESOURCES, a.NO_ARTIFACTS)
    ),
)  # fmt: skip
recruit(
    "D-v01", "Zong the Astronomer", ICARITE,
    ability(a.AREA, (draw(), opponents_may(good(BLISS))), where=(CLOUD_MINE,), may_pay=(knowledge(1),)),
)  # fmt: skip
recruit(
    "D-r09", "Amanda the Broker", ICARITE,
    ability(a.BUMPED, ((SET_DIE, 0, 0),), only_if=(a.BY_ANOTHER,), may_pay=(GIVE_BUMPER_BLISS,)),
)  # fmt: skip
recruit("D-v03", "Amanda the Broker", ICARITE, ability(a.BUMPED, ((SET_DIE, 0, 0),), may_pay=(PAY_ONE_BLISS,)))
recruit(
    "D-r11", "Sarinee the Cloud Miner", ICARITE,
    ability(a.AREA, (one_of(knowledge(-1), good(BLISS)),), where=(CLOUD_MINE,), only_if=(a.ALONE,)),
)  # fmt: skip
recruit(
    "D-r22", "Lee the Gossip", ICARITE,
    ability(a.BUMPING, (OWNER_GAINS_KNOWLEDGE, any_commodity()), only_if=(a.BUMPED_OTHER,), may_pay=(morale(-1),)),
)  # fmt: skip
recruit(
    "D-r27", "Gidget the Hypnotist", ICARITE,
    ability(a.FED, ((INSTEAD_OF_MORALE, 0, 0), knowledge(-2)), only_if=(a.PAID_BLISS,), may=True),
)  # fmt: skip
recruit("D-r28", "Kaden the Infiltrator", ICARITE, change=standing("any-exclusive", EntersAnyEnd(knowledge=2)))
recruit(
    "D-r29", "Dr. Sheppard the Lobotomist", ICARITE,
    ability(a.BEFORE_RETRIEVE_ROLL, (good(BLISS, 4), any_resource()), may_pay=((SACRIFICE_RETRIEVED, 0, 0),)),
    ability(a.WORKER_ADDED, (draw(),), may_pay=(morale(-2),)),
)  # fmt: skip
recruit(
    "D-r32", "Flavio the Merchant", ICARITE,
    ability(a.MARKET, (draw(),), only_if=(a.BUMPED_OTHER,), may_pay=(morale(-2),)),
)  # fmt: skip
recruit("D-v09", "Flavio the Merchant", ICARITE, ability(a.MARKET, (draw(),), may_pay=(knowledge(1),)))
recruit(
    "D-r34", "Josh the Negotiator", ICARITE,
    change=standing("bliss-for-resource", PaysInstead(frozenset(BUILT_MARKETS), bliss_for_resource)),
)  # fmt: skip
recruit(
    "D-r36", "Rebecca the Peddler", ICARITE,
    ability(a.BUMPING, (OWNER_GAINS_KNOWLEDGE, any_resource()), only_if=(a.BUMPED_OTHER,), may_pay=(morale(-2),)),
)  # fmt: skip
recruit(
    "D-r44", "Matthew the Thief", ICARITE,
    change=standing("knowledge-for-tunnel", PaysInstead(frozenset(TUNNELS), FREE, knowledge=1, bumping=True)),
)  # fmt: skip
