"""Why a space is not open to a seat."""

from __future__ import annotations

from euphoria.games.dystopia import board
from euphoria.games.dystopia.components import FACTIONS, HIGHEST, TUNNEL_ENDS
from euphoria.games.dystopia.costs import ANY_THREE, FREE, THREE_OR_PAIR, shortfall, spell
from euphoria.games.dystopia.rules.placement.closed_spaces import closing_tile
from euphoria.games.dystopia.rules.placement.payments import MORE_ARTIFACTS, bumps_other, can_pay, costs_of
from euphoria.games.dystopia.rules.placement.placement_prices import (
    end_opener,
    may_enter_end,
    morale_price,
    unpayable_surcharge,
)
from euphoria.games.dystopia.state.city import City

Args = dict[str, str | int]
Reasoned = tuple[str, str, Args]
"""(rule, message key, its arguments). The key is `dystopia-why-` and this."""


def why_closed(state: City, seat: int, space: int) -> Reasoned:
    """(rule, message key, its arguments) for a space that is not open to this seat."""
    spot = board.SPACES[space]
    named: Args = {"space": spot.id}
    if spot.what == board.MARKET and state.is_built(spot.site):
        named["tile"] = state.tile(spot.site).id
    closing = closing_tile(state, seat, space, always=True)
    if closing is not None:
        return closing.rule, closing.penalty_id, named
    surcharge = unpayable_surcharge(state, seat, space)
    if surcharge is not None:
        return surcharge.rule, surcharge.part.why, named
    if spot.what == board.MARKET and not state.is_built(spot.site):
        return "D-build-3", "not-built", named
    if spot.what == board.SITE and state.is_built(spot.site):
        return "D-build-3", "already-built", named
    if spot.what == board.SITE and state.on[space] >= 0:
        return "D-place-3", "taken", named
    if spot.what == board.TUNNEL_END and state.miners[spot.faction] < TUNNEL_ENDS:
        return "D-tun-1", "tunnel-not-complete", named | {"count": state.miners[spot.faction], "end": TUNNEL_ENDS}
    if spot.what == board.TUNNEL_END and not may_enter_end(state, seat, spot.faction):
        if end_opener(state, seat) is not None:
            return "D-place-5", "knowledge-for-exclusive", named | {"have": state.knowledge[seat], "limit": HIGHEST}
        return "D-place-5", "exclusive", named | {"faction": FACTIONS[spot.faction]}
    closing = closing_tile(state, seat, space, always=False)
    if closing is not None:
        return closing.rule, closing.penalty_id, named
    if spot.what == board.SITE and can_pay(state, seat, space):
        return "D-place-3", "same-space", named
    dearer = [one.tile for one in MORE_ARTIFACTS if state.penalties[seat] & one.bit]
    if spot.cost.artifacts and state.has_pair(seat) and dearer:
        return dearer[0].rule, dearer[0].penalty_id, named
    if morale_price(state) and len(state.hands[seat]) >= state.morale[seat]:
        return "D-y-1", "limit-comes-first", named
    costs = [cost for cost in costs_of(state, seat, space, bumps_other(state, seat, space)) if cost != FREE]
    cards = len(state.hands[seat])
    named["cost"] = ";".join(spell(cost) for cost in costs)
    if costs[0].artifacts in (THREE_OR_PAIR, ANY_THREE):
        return "D-place-4", "cannot-pay-artifacts", named | {"have": cards}
    return "D-place-4", "cannot-pay", named | {"lack": spell(shortfall(costs[0], state.things_of(seat), cards))}
