"""How the learner wins from any position: at each question, what brings the next star nearer."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards.payment_ways import WAYS
from euphoria.games.dystopia.components import (
    DICE,
    ENERGY,
    GOLD,
    HIGHEST,
    KINDS_OF_GOODS,
    LOW_SUM,
    LOWEST,
    RESOURCES,
    SITES,
    TIER_4,
    WATER,
)
from euphoria.games.dystopia.lesson.history import LEARNER, NUMBER, TANK, homecoming, treasure
from euphoria.games.dystopia.rules.authority_stars import spots
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action

AREAS = range(board.FIRST_TUNNEL)
TANKS = {ENERGY: TANK, WATER: NUMBER["tank-right"]}
"""By what they cost, three of it."""
PAIR_TO_BUILD = 2
"""Workers that one needs to build a market alone."""


def towards_a_star(state: City) -> list[Action]:
    """What brings the next star nearer, best first. There is always something."""
    legal = state.legal(LEARNER)
    if state.question in (codes.ASK_TURN, codes.ASK_MORE, codes.ASK_PLACE_NEW):
        for plan in PLANS:
            if found := [action for action in plan(state) if action in legal]:
                return found
    return answers(state)


def answers(state: City) -> list[Action]:
    """The answers to any question, best first: cheap ones, and the dilemma's artifact is kept."""
    legal = state.legal(LEARNER)
    return sorted(legal, key=lambda action: _regret(state, action))


def _regret(state: City, action: Action) -> tuple[int, int]:
    """The less, the better: whether the dilemma's artifact is given away, and what else is."""
    kind, (first, *_) = action.kind, (*action.args, 0)
    if kind == "pay":
        way = WAYS[first]
        return way[treasure(state)], sum(way)
    if kind == "discard":
        return int(KINDS_OF_GOODS + first == treasure(state)), -state.has(LEARNER, KINDS_OF_GOODS + first) % DICE
    return 0, {"take": 0, "draw": 1, "feed": 0, "refuse": 2}.get(kind, 1)


# Plans for a turn, best first: each lists actions that may or may not be legal.


def _contribute(state: City) -> list[Action]:
    return [acts.DILEMMA[codes.CONTRIBUTE_SIDE]]


def _visit(state: City) -> list[Action]:
    """Places where a star would be placed now."""
    spaces = [space.number for space in board.SPACES if _brings_star(state, space)]
    return _put(spaces)


def _brings_star(state: City, space: board.Space) -> bool:
    if space.what not in (board.ARTIFACT_MARKET, board.WIND_SALOON, board.NIMBUS_LOFT, board.MARKET):
        return False
    return bool(spots(state, LEARNER, space.number))


def _end_a_track(state: City) -> list[Action]:
    """A low sum on an area whose track stands before its end, with an active recruit who will get a star."""
    return [
        acts.PLACE[pips][area]
        for area in AREAS
        if state.allegiance[area] == TIER_4 - 1 and state.has_faction(LEARNER, area)
        for pips in range(LOWEST, LOW_SUM + 1 - state.area_sums[area])
    ]


def _build(state: City) -> list[Action]:
    return _put(space for site in _sites(state) for space in board.site_spaces(site))


def _sites(state: City) -> list[int]:
    """The construction sites to work on: those where somebody stands. Alone one needs two workers to begin one."""
    open_sites = [site for site in range(SITES) if not state.is_built(site)]
    begun = [site for site in open_sites if state.workers_at_site(site)]
    return begun if begun or state.workers(LEARNER) < PAIR_TO_BUILD else open_sites


def _add_a_worker(state: City) -> list[Action]:
    """With one worker alone: a new one, or what the tank costs."""
    if state.workers(LEARNER) >= PAIR_TO_BUILD:
        return []
    return _put([*TANKS.values(), ENERGY, WATER])


def _dig(state: City) -> list[Action]:
    """A resource that these sites want, or the commodity that its tunnel costs."""
    free = [board.SPACES[space] for site in _sites(state) for space in board.site_spaces(site) if state.on[space] < 0]
    wanted = {kind for space in free for _, kinds in space.cost.goods for kind in kinds}
    factions = [resource - GOLD for resource in RESOURCES if resource in wanted]
    return _put([*(board.FIRST_TUNNEL + faction for faction in factions), *factions])


def _come_home(state: City) -> list[Action]:
    return homecoming(state, LEARNER)[:1]


def _put(spaces: Iterable[int]) -> list[Action]:
    """Any worker on these spaces: on the first ones rather, high numbers rather."""
    return [acts.PLACE[pips][space] for space in spaces for pips in range(HIGHEST, LOWEST - 1, -1)]


PLANS: tuple[Callable[[City], list[Action]], ...] = (
    _contribute,
    _visit,
    _end_a_track,
    _build,
    _add_a_worker,
    _dig,
    _come_home,
)
