"""Prices as icons with counts, as a seat would pay them now: which goods and artifacts, where there is no choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from euphoria.games.dystopia import board
from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.effects import KNOWLEDGE, Op
from euphoria.games.dystopia.components import ARTIFACTS, GOODS
from euphoria.games.dystopia.costs import ANY_THREE, FREE, THREE_OR_PAIR, Cost, Way
from euphoria.games.dystopia.rules.dilemma import dilemma_costs
from euphoria.games.dystopia.rules.placement.payments import bumps_other, costs_of, ways_to_pay
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text.card_icons import ARTIFACT, cost_icons
from euphoria.games.dystopia.text.cost_text import without_repeats
from euphoria.kernel.text.narrator import Amount

OR = Amount("or")
PAIR = Amount("pair")
"""Two artifacts of one kind."""
Amounts = tuple[Amount, ...]


def counted(icons: Iterable[str]) -> Amounts:
    """Equal icons in a row are one amount."""
    return tuple(Amount(icon, len(list(same))) for icon, same in groupby(icons))


def way_price(way: Way, learning: int = 0) -> Amounts:
    """One way to pay. `learning`: the knowledge that is gained where it pays nothing."""
    items = (*GOODS, *ARTIFACTS)
    paid = tuple(Amount(items[number], count) for number, count in enumerate(way) if count)
    return paid or (Amount("gain-knowledge", learning),) * bool(learning)


def space_price(state: City, seat: int, space: int, also: Sequence[Op], learning: int) -> Amounts:
    """What a worker on this space costs. `also`: prices in knowledge and morale; `learning`: as in `way_price`."""
    steps = tuple(Amount("gain-knowledge" if op[0] == KNOWLEDGE else "lose-morale", abs(op[1])) for op in also)
    spot = SPACES[space]
    if spot.what == board.MARKET and not state.is_built(spot.site):
        return steps
    return _price(state, seat, costs_of(state, seat, space, bumps_other(state, seat, space)), learning) + steps


def dilemma_price(state: City, seat: int) -> Amounts:
    return _price(state, seat, dilemma_costs(state, seat), 0)


def _price(state: City, seat: int, costs: Sequence[Cost], learning: int) -> Amounts:
    """Of the ways to pay one of these costs; with a choice between several, what all of them are."""
    if costs[0] is FREE:
        return ()
    ways = ways_to_pay(state, seat, costs)
    if len(ways) == 1:
        return way_price(ways[0], learning)
    payable = [cost for cost in without_repeats(costs) if not set(ways).isdisjoint(cost.ways())]
    found: Amounts = ()
    for cost in payable:
        found += (OR,) * bool(found) + _demand(state, seat, cost, learning)
    return found


def _demand(state: City, seat: int, cost: Cost, learning: int) -> Amounts:
    if cost == FREE:
        return (Amount("gain-knowledge", learning),)
    if cost.artifacts != THREE_OR_PAIR:
        return counted(cost_icons(cost))
    three = (*counted(cost_icons(Cost(cost.goods))), Amount(ARTIFACT, 3))
    pair = PAIR if state.has_pair(seat) else None
    if len(state.hands[seat]) < ANY_THREE - 1:
        return (PAIR,)
    return (*three, OR, pair) if pair else three
