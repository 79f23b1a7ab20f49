"""The view of a seat, built from what it has seen; a spectator sees what is public (D-setup-6).

A seat's view is the spectators' one, with the parts made anew in which a seat may know more.
"""

from __future__ import annotations

from typing import Any

from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import (
    ARTIFACTS,
    DICE,
    DILEMMAS,
    FACTIONS,
    GOODS,
    MOST_SEATS,
    RECRUITS_DRAWN,
    SITES,
)
from euphoria.games.dystopia.costs import unpack_offer
from euphoria.games.dystopia.rules import trading
from euphoria.games.dystopia.rules.recruit_triggers import seen_to_answer
from euphoria.games.dystopia.rules.start.drafts import offered_tiles
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import HOME, POOL
from euphoria.kernel.core.state import Json
from euphoria.kernel.sampling.hidden_cards import UNKNOWN


def observer_bit(seat: int | None) -> int:
    """The bit of a seat in `SecretPile.seen_by`; spectators have one of their own, set when all may see a card."""
    return MOST_SEATS if seat is None else seat


def view(state: City, seat: int | None) -> Json:
    """The whole view, JSON-ready."""
    public = public_view(state)
    return public if seat is None else beside(state, seat, public)


def beside(state: City, seat: int, spectators: Json) -> Json:
    """The view of a seat, from that of spectators."""
    recruits = state.recruits.known(observer_bit(seat))
    players: Any = spectators["players"]
    sites: Any = spectators["sites"]
    return spectators | {
        "seat": seat,
        "players": [_player_beside(state, seat, player, recruits) for player in players],
        "sites": [_site_beside(state, seat, number, site) for number, site in enumerate(sites)],
        "you": you(state, seat),
    }


def public_view(state: City) -> Json:
    """The view of spectators."""
    recruits = state.recruits.known(observer_bit(None))
    return {
        "game": state.game.id,
        "revision": state.game.revision,
        "seat": None,
        "seats": state.seats,
        "options": state.settings._asdict(),
        "turn": state.turn,
        "active": state.active if state.turn else None,
        "asked": asked(state),
        "players": [player(state, other, recruits) for other in range(state.seats)],
        "areas": [_area(state, space) for space in range(4)],
        "spaces": _spaces(state),
        "sites": [_site(state, site) for site in range(SITES)],
        "allegiance": dict(zip(FACTIONS, state.allegiance, strict=True)),
        "miners": dict(zip(FACTIONS, state.miners, strict=False)),
        "territories": {
            name: state.territory[state.seats * faction : state.seats * (faction + 1)]
            for faction, name in enumerate(FACTIONS)
        },
        "pile": len(state.pile),
        "discards": [ARTIFACTS[state.artifacts.faces[tag]] for tag in state.discards],
        "you": None,
        "outcome": None if state.outcome is None else state.outcome.json(),
    } | ({"trade": trade(state)} if state.settings.trade else {})


def asked(state: City) -> Json:
    """Who is asked what, at which space, and because of which recruits; the details are for those who are asked."""
    space = state.chosen if state.chosen >= 0 else state.visit.space
    read: Json = {
        "seats": list(state.deciders),
        "question": codes.QUESTIONS[state.question] if state.deciders else None,
        "together": state.joint,
        "space": board.SPACES[space].id if space >= 0 else None,
    }
    if state.question == codes.ASK_ABILITY and state.deciders:
        tags = seen_to_answer(state, state.deciders[0])
        read["recruits"] = [state.recruit(tag).rule for tag in tags]
    if state.question == codes.ASK_OFFER and state.deciders:
        offering, give, take = state.context
        read["offer"] = {"seat": offering, "give": unpack_offer(give), "take": unpack_offer(take)}
    return read


def trade(state: City) -> Json:
    """How many more offers the active player may make, and what others have named instead of one (D-y-8)."""
    wishes = [
        {"seat": seat, "give": unpack_offer(give), "take": unpack_offer(take)}
        for seat, give, take in trading.wishes(state)
    ]
    return {"offers_left": trading.MOST_OFFERS - state.offers, "wishes": wishes}


def player(state: City, other: int, recruits: list[int]) -> Json:
    """One player as spectators see them; `recruits` are the recruits' faces that they know."""
    cards = _cards_seen(state, observer_bit(None), other, recruits)
    laid_out = state.turn > 0 or not state.settings.track_draft  # markers are drafted before the board is complete
    return {
        "seat": other,
        "goods": {name: state.has(other, kind) for kind, name in enumerate(GOODS)},
        "knowledge": state.knowledge[other],
        "morale": state.morale[other],
        "stars": state.stars[other],
        "hand": len(state.hands[other]),
        "known_artifacts": cards["known_artifacts"],
        "available": sorted(state.pips[die] for die in state.own_dice(other) if _is_home(state, die)),
        "placed": sorted(
            [board.SPACES[state.where[die]].id, state.pips[die]]
            for die in state.own_dice(other)
            if state.where[die] >= 0 and not _is_home(state, die)
        ),
        "pool": sum(state.where[die] == POOL for die in state.own_dice(other)),
        "recruits": [_recruit(state, other, tag) for tag in state.active_recruits[other]] if laid_out else [],
        "hidden_recruits": cards["hidden_recruits"],
        "dilemma": cards["dilemma"],
    }


def _player_beside(state: City, seat: int, player: dict[str, Any], recruits: list[int]) -> Json:
    """One player as this seat sees them, from how spectators do; `recruits` are the recruits' faces that it knows."""
    cards = _cards_seen(state, seat, player["seat"], recruits)
    return player if all(player[name] == seen for name, seen in cards.items()) else player | cards


def _cards_seen(state: City, observer: int, other: int, recruits: list[int]) -> Json:
    """What an observer sees of a player's cards; all else about a player is the same for everybody."""
    artifacts = state.artifacts
    known = sorted([artifacts.faces[tag] for tag in state.hands[other] if artifacts.knows(observer, tag)])
    return {
        "known_artifacts": [ARTIFACTS[kind] for kind in known],
        "hidden_recruits": [
            RECRUITS[recruits[tag]].rule if recruits[tag] != UNKNOWN else None for tag in state.hidden_recruits[other]
        ],
        "dilemma": {
            "side": ("open", "fought", "contributed")[state.dilemma[other]],
            "card": DILEMMAS[state.dilemmas.faces[other]][0] if state.dilemmas.knows(observer, other) else None,
        },
    }


def you(state: City, seat: int) -> Json:
    """What only this seat has: its hand, its recruits to choose from, its answer that others cannot see yet."""
    answer = state.answers[seat] if state.joint else None
    offered: list[str] = []
    if state.question == codes.ASK_KEEP_NEW and seat in state.deciders:
        offered = [state.recruit(tag).rule for tag in state.recruit_pile[-RECRUITS_DRAWN:]]
    elif state.question == codes.ASK_DRAFT and state.joint:
        offered = [state.recruit(tag).rule for tag in state.packets[seat]]
    elif state.question == codes.ASK_TILE and state.joint:
        offered = [TILES[state.tiles.faces[tag]].id for tag in offered_tiles(seat)]
    return {
        "hand": sorted(ARTIFACTS[state.artifacts.faces[tag]] for tag in state.hands[seat]),
        "offered": offered,
        "workers": [_own_worker(state, die) for die in state.own_dice(seat)],
        "retrieved": state.retrieved & 15 if seat in state.deciders else 0,
        "answered": None if answer is None else answer.json(),
    }


def _own_worker(state: City, die: int) -> Json:
    """Where a worker is: a space, at home, or not in play. `retrieve` names own workers by their place in this list."""
    where = state.where[die]
    return {
        "pips": 0 if where == POOL else state.pips[die],
        "where": "home" if _is_home(state, die) else board.SPACES[where].id if where >= 0 else None,
    }


def _is_home(state: City, die: int) -> bool:
    """Whether a worker is available; a bumped one is seen to come home at once, though it is rolled later."""
    if state.where[die] == HOME:
        return True
    bumped = any(visit.bumped_die == die for visit in state.visits)
    return bumped and state.where[die] > board.CLOUD_MINE and state.on[state.where[die]] != die


def _recruit(state: City, owner: int, tag: int) -> Json:
    return {
        "recruit": state.recruit(tag).rule,
        "star": tag in state.recruit_stars,
        "works": tag in state.working(owner),
    }


def _area(state: City, space: int) -> Json:
    workers = [[die // DICE, state.pips[die]] for die in state.workers_on(space)]
    return {"space": board.SPACES[space].id, "workers": sorted(workers)}


def _spaces(state: City) -> list[Json]:
    """The spaces that hold one worker, but for those of construction sites."""
    return [
        {"space": space.id, "worker": _worker(state, space.number)}
        for space in board.SPACES
        if space.kind != board.MULTI_USE and space.what not in (board.SITE, board.MARKET)
    ]


def _worker(state: City, space: int) -> list[int] | None:
    die = state.on[space]
    return None if die < 0 else [die // DICE, state.pips[die]]


def _site(state: City, site: int) -> Json:
    return {
        "site": board.SITE_COSTS[site][0],
        "built": state.is_built(site),
        "tile": _tile_seen(state, observer_bit(None), site),
        "stars": [other for other in range(state.seats) if state.tile_stars[site] >> other & 1],
        "workers": [_worker(state, space) for space in board.site_spaces(site)],
        "visitor": _worker(state, board.FIRST_MARKET + site),
    }


def _site_beside(state: City, seat: int, number: int, site: Json) -> Json:
    """A construction site as this seat sees it, from how spectators do."""
    tile = _tile_seen(state, seat, number)
    return site if tile == site["tile"] else site | {"tile": tile}


def _tile_seen(state: City, observer: int, site: int) -> str | None:
    tag = state.site_tiles[site]
    return TILES[state.tiles.faces[tag]].id if state.tiles.knows(observer, tag) else None
