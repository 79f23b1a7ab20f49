"""The Euphorian recruits."""

from euphoria.games.dystopia.board import GENERATOR
from euphoria.games.dystopia.cards import ability as a
from euphoria.games.dystopia.cards.ability import ability
from euphoria.games.dystopia.cards.effects import (
    DRAW_TWO_KEEP_ONE,
    GIVE_OWNER_GOLD,
    HELPED_OR_NOT,
    SACRIFICE_VISITOR,
    SET_RETRIEVED,
    SET_TO_VISITOR,
    STAR_IN_TERRITORY,
    allegiance,
    any_resource,
    book_or_other,
    discard_artifacts,
    draw,
    good,
    knowledge,
    morale,
    one_of,
)
from euphoria.games.dystopia.cards.recruit import recruit
from euphoria.games.dystopia.cards.space_groups import SITES, TUNNELS_AND_TANK
from euphoria.games.dystopia.cards.standing_kinds import Feeds, FreeRetrieve, PaidWith, PaysInstead, standing
from euphoria.games.dystopia.components import ENERGY, EUPHORIAN, FOOD, GOLD
from euphoria.games.dystopia.costs import ANY_RESOURCE, Cost, of

recruit(
    "D-r02", "Laura the Philanthropist", EUPHORIAN,
    ability(a.BUMPING, (draw(2),), where=TUNNELS_AND_TANK, only_if=(a.BUMPED_OTHER,), may_pay=(GIVE_OWNER_GOLD,)),
)  # fmt: skip
recruit("D-r13", "Yordy the Demotivator", EUPHORIAN, change=standing("free-retrieve-with-two", FreeRetrieve(workers=2)))
recruit(
    "D-v05", "Yordy the Demotivator", EUPHORIAN,
    ability(a.FREE_RETRIEVE, ((SET_RETRIEVED, 1, 0),), may_pay=(good(ENERGY, -1),)),
)  # fmt: skip
recruit(
    "D-r14", "Katy the Dietician", EUPHORIAN,
    ability(a.AREA, (good(FOOD),), where=(GENERATOR,), only_if=(a.NO_ARTIFACTS,)),
)  # fmt: skip
recruit(
    "D-r15", "Gary the Electrician", EUPHORIAN,
    ability(a.AREA, (one_of(morale(1), good(ENERGY)),), where=(GENERATOR,), only_if=(a.EQUAL,)),
)  # fmt: skip
recruit(
    "D-r16", "Michael the Engineer", EUPHORIAN,
    change=standing(
        "any-resource-on-sites",
        PaysInstead(frozenset(SITES), Cost((of(1, *ANY_RESOURCE),))),
        PaidWith(frozenset(SITES), GOLD, gain=(morale(1), knowledge(1))),
    ),
)  # fmt: skip
recruit(
    "D-r18", "Esme the Fireman", EUPHORIAN,
    ability(a.STAR, (good(ENERGY), one_of(knowledge(-1), morale(1))), may_pay=(discard_artifacts(1),)),
)  # fmt: skip
recruit(
    "D-v06", "Esme the Fireman", EUPHORIAN,
    ability(
        a.STAR,
        (book_or_other(
            (good(ENERGY, 2), knowledge(-2), morale(2)),
            (good(ENERGY), one_of(knowledge(-1), morale(1))),
        ),),
        may_pay=(discard_artifacts(1),),
    ),
)  # fmt: skip
recruit("D-r19", "Ray the Foreman", EUPHORIAN, ability(a.BUILT, ((HELPED_OR_NOT, 0, 0),)))
recruit(
    "D-r20", "Bradley the Futurist", EUPHORIAN,
    ability(a.MARKET, ((DRAW_TWO_KEEP_ONE, 0, 0),), may_pay=(knowledge(2),)),
)  # fmt: skip
recruit("D-r31", "Ben the Ludologist", EUPHORIAN, ability(a.OTHERS_ROLL, (any_resource(),), may_pay=(morale(-2),)))
recruit(
    "D-r41", "Jefferson the Shock Artist", EUPHORIAN,
    change=standing("energy-feeds", Feeds(ENERGY, gain=(knowledge(-1), morale(1)))),
)  # fmt: skip
recruit(
    "D-r45", "Julia the Thought Inspector", EUPHORIAN,
    ability(a.BUMPING, (any_resource(),), only_if=(a.BUMPED_OTHER, a.EQUAL_BUMPED), may_pay=(morale(-2),)),
)  # fmt: skip
recruit(
    "D-v13", "Julia the Thought Inspector", EUPHORIAN,
    ability(
        a.BEFORE_BUMPED_ROLL, (any_resource(), (SET_TO_VISITOR, 0, 0)), only_if=(a.BUMPED_OTHER,), may_pay=(morale(-1),)
    ),
)  # fmt: skip
recruit(
    "D-r46", "Dr. Nakagawa the Tribute", EUPHORIAN,
    ability(a.MARKET, ((STAR_IN_TERRITORY, 0, 0),), only_if=(a.ROOM,), may_pay=((SACRIFICE_VISITOR, 0, 0),)),
)  # fmt: skip
recruit(
    "D-v14", "Dr. Nakagawa the Tribute", EUPHORIAN, ability(a.SITE, (allegiance(EUPHORIAN),), where=SITES, may=True)
)
