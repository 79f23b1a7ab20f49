"""What the spaces of the board give, each followed by the recruits that answer (D-board)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.games.dystopia import board, causes, codes
from euphoria.games.dystopia.cards import ability
from euphoria.games.dystopia.cards.effects import SKY_LOUNGE, effect
from euphoria.games.dystopia.components import HIGH_SUM, LOW_SUM
from euphoria.games.dystopia.rules.effects.gains import take_tunnel_resource
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.visit import TIER_1_BIT, TIER_2_BIT

Gain = Callable[[City, int, int], None]
"""gain(state, seat, space)."""
TWO_RESOURCES: Final = effect(*SKY_LOUNGE)


def area(state: City, seat: int, space: int) -> None:
    """A commodity area gives by the sum of the workers there (D-com-1)."""
    total = state.area_sums[space]
    state.gain_good(seat, space, 2 if total >= HIGH_SUM else 1)
    if state.visit.facts & TIER_1_BIT:
        state.gain_good(seat, space, 1, causes.TIER_1)
    if total <= LOW_SUM:
        state.raise_allegiance(space)
    else:
        state.change_knowledge(seat, 1 if total >= HIGH_SUM else -1)
    state.fire(seat, ability.AREA)


def tunnel(state: City, seat: int, space: int) -> None:
    """A resource or a card; both from tier 2 on (D-alleg-3). The miner moves on."""
    state.fire(seat, ability.TUNNEL)
    state.dig(board.SPACES[space].faction, 1)
    if state.visit.facts & TIER_2_BIT:
        state.push(codes.DRAW, seat, 1)
        state.push(codes.BECAUSE, seat, causes.TIER_2)
        take_tunnel_resource(state, seat, space)
    else:
        state.context = (space, -1, -1)
        state.ask(codes.ASK_CHOOSE, seat)


def tunnel_end(state: City, seat: int, space: int) -> None:
    state.gain_good(seat, board.END_GOODS[board.SPACES[space].faction], 3)


def market(state: City, seat: int, space: int) -> None:
    """Allegiance, the star, then recruits (D-time-9)."""
    state.raise_allegiance(board.SPACES[space].faction)
    state.push(codes.FIRE, seat, ability.MARKET)
    state.push(codes.STAR, seat, space)


def icarite_market(state: City, seat: int, space: int) -> None:
    state.raise_allegiance(board.SPACES[space].faction)
    state.push(codes.AFTER_STAR, seat, state.stars[seat])
    state.push(codes.STAR, seat, space)


def breeze_bar(state: City, seat: int, space: int) -> None:
    state.raise_allegiance(board.SPACES[space].faction)
    state.push(codes.DRAW, seat, 2)


def sky_lounge(state: City, seat: int, space: int) -> None:
    state.raise_allegiance(board.SPACES[space].faction)
    state.push(codes.DO, seat, TWO_RESOURCES)


def tank_left(state: City, seat: int, space: int) -> None:
    state.change_knowledge(seat, -2)
    state.push(codes.NEW_WORKER, seat)


def tank_right(state: City, seat: int, space: int) -> None:
    state.change_morale(seat, 2)
    state.push(codes.NEW_WORKER, seat)


def site(state: City, seat: int, space: int) -> None:
    state.fire(seat, ability.SITE)


GAINS: Final[dict[int, Gain]] = {
    board.AREA: area,
    board.TUNNEL: tunnel,
    board.TUNNEL_END: tunnel_end,
    board.ARTIFACT_MARKET: market,
    board.MARKET: market,
    board.WIND_SALOON: icarite_market,
    board.NIMBUS_LOFT: icarite_market,
    board.BREEZE_BAR: breeze_bar,
    board.SKY_LOUNGE: sky_lounge,
    board.TANK_LEFT: tank_left,
    board.TANK_RIGHT: tank_right,
    board.SITE: site,
}
"""By what a space is: what it gives."""


@RULES.step(codes.GAIN)
def gain(state: City, seat: int, space: int, _b: int) -> None:
    """Gives what the space gives, after what a substitute payment brought."""
    state.cause = board.CAUSES[space]
    GAINS[board.SPACES[space].what](state, seat, space)
