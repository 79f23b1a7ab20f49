"""Building a market on a construction site (D-build)."""

from __future__ import annotations

from euphoria.games.dystopia import causes, codes
from euphoria.games.dystopia.cards import ability
from euphoria.games.dystopia.components import DICE, WORKERS_TO_BUILD
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.authority_stars import ON_TILE, place_star
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import HOME


def is_complete(state: City, site: int) -> bool:
    """Whether enough workers stand on a site that is not built yet (D-build-1)."""
    return not state.is_built(site) and len(state.workers_at_site(site)) >= WORKERS_TO_BUILD[state.seats]


@RULES.step(codes.BUILT)
def built(state: City, seat: int, site: int, _b: int) -> None:
    """The tile is turned up, stars for those who helped, then recruits, then the workers go home."""
    tag = state.site_tiles[site]
    state.tiles.reveal_to_all(tag)
    state.built |= 1 << site
    state.refresh()
    state.log.append((CityEvent.BUILT, site, tag))
    state.helped = 0
    for die in state.workers_at_site(site):
        state.helped |= 1 << die // DICE
    around = state.clockwise(state.active)
    state.push(codes.SEND_HOME, seat, site)
    for other in reversed(around):
        state.push(codes.FIRE, other, ability.BUILT)
    for other in reversed(around):
        if state.helped >> other & 1:
            state.push(codes.TILE_STAR, other, site)


@RULES.step(codes.TILE_STAR)
def tile_star(state: City, seat: int, site: int, _b: int) -> None:
    """A player who helped to build never suffers the tile's penalty (D-build-3, D-build-4)."""
    state.cause = causes.BUILDING
    if not state.stars[seat]:
        state.log.append((CityEvent.NO_STAR, seat, 0, site // 2, state.cause))
        return
    state.tile_stars[site] |= 1 << seat
    state.refresh()
    place_star(state, seat, ON_TILE + site)


@RULES.step(codes.SEND_HOME)
def send_home(state: City, seat: int, site: int, _b: int) -> None:
    """The builders go home. It is not a bump (D-x-6); they are rolled clockwise from the active player."""
    masks = dict.fromkeys(state.clockwise(state.active), 0)
    for die in state.workers_at_site(site):
        masks[die // DICE] |= 1 << die % DICE
        state.bring(die, HOME)
        state.log.append((CityEvent.HOME, die // DICE, state.pips[die]))
    for other, mask in reversed(masks.items()):
        if mask:
            state.push(codes.ROLL, other, mask)
