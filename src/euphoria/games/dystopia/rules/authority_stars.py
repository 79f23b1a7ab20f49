"""Authority stars: where they may stand, and placing them (D-end-2, D-art-1)."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, causes, codes
from euphoria.games.dystopia.cards import ability, market_tiles
from euphoria.games.dystopia.cards.market_tiles import punishing
from euphoria.games.dystopia.cards.penalty_kinds import StarsTeach
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.visit import TIER_2_BIT
from euphoria.kernel.core.action import Action

STARS_TEACH: Final = punishing(StarsTeach)
STARS_TEACH_BITS: Final = market_tiles.mask(STARS_TEACH)
ON_TILE: Final = 4
ON_DILEMMA: Final = 10
ON_RECRUIT: Final = 11
"""Spots: 0 to 3 a territory, 4 to 9 a tile, 10 the own dilemma, 11 + tag a recruit."""


def spots(state: City, seat: int, space: int) -> list[int]:
    """Where a star from this space may go: the territory, or a tile of that faction without one (D-art-1)."""
    if not state.stars[seat]:
        return []
    spot = board.SPACES[space]
    found = [spot.faction] if state.room(spot.faction) else []
    if spot.what == board.ARTIFACT_MARKET:
        for site in (2 * spot.faction, 2 * spot.faction + 1):
            if state.is_built(site) and not state.tile_stars[site] >> seat & 1:
                found.append(ON_TILE + site)
    return found


@RULES.step(codes.STAR)
def star(state: City, seat: int, space: int, _b: int) -> None:
    """One star for the visit to this space."""
    found = spots(state, seat, space)
    if len(found) == 1:
        place_star(state, seat, found[0])
    elif found:
        state.context = (space, 0, 0)
        state.ask(codes.ASK_STAR, seat)
    else:
        state.log.append((CityEvent.NO_STAR, seat, state.stars[seat], board.SPACES[space].faction, state.cause))


@RULES.actions(codes.ASK_STAR)
def star_spots(state: City, seat: int) -> list[Action]:
    return [acts.STAR[spot] for spot in spots(state, seat, state.context[0])]


@RULES.answer(codes.ASK_STAR)
def answer_star(state: City, seat: int, action: Action) -> None:
    place_star(state, seat, action.args[0])


def place_star(state: City, seat: int, spot: int) -> None:
    """A player without stars left places none, and triggers nothing (D-x-3)."""
    if not state.stars[seat]:
        return
    suffered = state.penalties[seat]  # also for the star that releases the player from the penalty (D-mark-1)
    state.stars[seat] -= 1
    if spot < ON_TILE:
        state.territory[state.seats * spot + seat] += 1
    elif spot < ON_DILEMMA:
        state.tile_stars[spot - ON_TILE] |= 1 << seat
        state.refresh()
    elif spot >= ON_RECRUIT:
        state.recruit_stars.append(spot - ON_RECRUIT)
    state.log.append((CityEvent.STAR, seat, spot, state.cause))
    if suffered & STARS_TEACH_BITS:
        for one in STARS_TEACH:
            if suffered & one.bit:
                state.change_knowledge(seat, one.penalty.knowledge, one.tile.cause)
    state.fire(seat, ability.STAR)


@RULES.step(codes.AFTER_STAR)
def after_star(state: City, seat: int, stars_before: int, _b: int) -> None:
    """The Icarite tier 2 needs a star really placed (D-alleg-3, D-x-3)."""
    if state.stars[seat] < stars_before and state.visit.facts & TIER_2_BIT:
        state.cause = causes.TIER_2
        state.push(codes.DRAW, seat, 1)
