"""The Subterran recruits."""

from euphoria.games.dystopia.board import AQUIFER, CLOUD_MINE, FARM, GENERATOR
from euphoria.games.dystopia.cards import ability as a
from euphoria.games.dystopia.cards.ability import ability
from euphoria.games.dystopia.cards.effects import (
    FACE_UP_DRAW,
    MORALE,
    OTHERS_KNOWLEDGE,
    PLACE_NEW_WORKER,
    SACRIFICE_VISITOR,
    any_resource,
    draw,
    good,
    knowledge,
    miner,
    morale,
    one_of,
    tunnel_goods,
)
from euphoria.games.dystopia.cards.recruit import recruit
from euphoria.games.dystopia.cards.space_groups import E_AND_W_TUNNELS, TUNNELS
from euphoria.games.dystopia.cards.standing_kinds import Alongside, standing
from euphoria.games.dystopia.components import ENERGY, STONE, SUBTERRAN, WATER

recruit(
    "D-r04", "Maggie the Outlaw", SUBTERRAN,
    ability(a.RETRIEVED, (one_of(good(WATER), good(STONE)),), only_if=(a.ALL_FROM_SUBTERRA,)),
)  # fmt: skip
recruit(
    "D-r12", "Major Dave the Demolitionist", SUBTERRAN,
    ability(a.BUMPING, (tunnel_goods(1), miner(1)), where=TUNNELS, only_if=(a.BUMPED_OTHER,), may_pay=(knowledge(2),)),
)  # fmt: skip
recruit(
    "D-v04", "Major Dave the Demolitionist", SUBTERRAN,
    ability(a.BUMPING, (tunnel_goods(1), miner(1)), where=TUNNELS, only_if=(a.BUMPED_OTHER,), may_pay=(knowledge(1),)),
)  # fmt: skip
recruit(
    "D-r17", "Xander the Excavator", SUBTERRAN,
    ability(
        a.BUMPING, (tunnel_goods(1),), where=TUNNELS, only_if=(a.BUMPED_OTHER, a.HIGHER_BUMPED), may_pay=(knowledge(1),)
    ),
)  # fmt: skip
recruit(
    "D-r21", "Jonathan the Gambler", SUBTERRAN,
    ability(a.DRAWING, ((FACE_UP_DRAW, 3, 0),), may_pay=(knowledge(1),), once_a_turn=True),
)  # fmt: skip
recruit(
    "D-v07", "Jonathan the Gambler", SUBTERRAN,
    ability(a.DRAWING, ((FACE_UP_DRAW, 2, 1),), may=True, once_a_turn=True),
)  # fmt: skip
recruit(
    "D-r23", "Josiah the Hacker", SUBTERRAN,
    ability(a.AREA, ((OTHERS_KNOWLEDGE, 1, 0), morale(1)), where=(GENERATOR, FARM, CLOUD_MINE)),
)  # fmt: skip
recruit(
    "D-r26", "Faith the Hydroelectrician", SUBTERRAN,
    ability(a.AREA, (good(ENERGY),), where=(AQUIFER,), only_if=(a.NO_ARTIFACTS,)),
)  # fmt: skip
recruit(
    "D-r30", "Brett the Lockpicker", SUBTERRAN,
    ability(a.MARKET, (any_resource(),), only_if=(a.NO_BUMP,), may_pay=(knowledge(2),)),
)  # fmt: skip
recruit("D-v08", "Brett the Lockpicker", SUBTERRAN, ability(a.MARKET, (any_resource(),), may_pay=(knowledge(1),)))
recruit(
    "D-r33", "Chase the Miner", SUBTERRAN,
    ability(a.TUNNEL, (tunnel_goods(2),), where=TUNNELS, may_pay=((SACRIFICE_VISITOR, 0, 0),)),
    ability(a.WORKER_ROLLED, ((PLACE_NEW_WORKER, 0, 0),), may=True),
)  # fmt: skip
recruit(
    "D-r37", "Soulless the Plumber", SUBTERRAN,
    ability(a.AREA, (one_of(morale(1), good(WATER)),), where=(AQUIFER,), either=(a.ALONE, a.LOWEST)),
)  # fmt: skip
recruit(
    "D-r38", "Curtis the Propagandist", SUBTERRAN,
    change=standing("knowledge-with-morale", Alongside(MORALE, direction=-1)),
)  # fmt: skip
recruit(
    "D-r42", "Andrew the Spelunker", SUBTERRAN,
    ability(a.TUNNEL, (draw(),), where=E_AND_W_TUNNELS, only_if=(a.TOOK_RESOURCE, a.NO_ARTIFACTS)),
)  # fmt: skip
recruit(
    "D-r43", "Phil the Spy", SUBTERRAN,
    ability(a.BUMPING, (draw(),), only_if=(a.BUMPED_OTHER, a.VICTIM_WITHOUT_SUBTERRAN), may_pay=(knowledge(2),)),
)  # fmt: skip
recruit(
    "D-v12", "Phil the Spy", SUBTERRAN,
    ability(a.BUMPING, (draw(),), only_if=(a.BUMPED_OTHER, a.VICTIM_WITHOUT_SUBTERRAN), may_pay=(knowledge(1),)),
)  # fmt: skip
