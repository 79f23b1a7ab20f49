"""Prior weights of actions in `dystopia`, by what they are for.

A placement that gains a star weighs most, then a new worker, then goods that are lacking. Of the ways to retrieve
workers only two have a weight: all workers, and all but those on construction sites.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from euphoria.bots.dystopia.evaluation import position_value
from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards.payment_ways import WAYS
from euphoria.games.dystopia.components import (
    BLISS,
    DICE,
    HIGHEST,
    ICARITE,
    KINDS_OF_GOODS,
    WORKERS_TO_BUILD,
)
from euphoria.games.dystopia.rules import authority_stars
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import HOME, POOL
from euphoria.kernel.core.action import Action

STAR: Final = 12.0
"""Weight of a placement that gains a star at once."""
HARDLY: Final = 0.05
EVEN: Final = 1.0
GENEROUS: Final = 0.15
"""How many stars more an exchange may be worth to the other player."""


def weigh(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    weigher = WEIGHERS.get(state.question)
    if weigher is None:
        return [EVEN] * len(actions)
    return weigher(state, seat, actions)


# A turn.


def in_turn(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    """Placing, retrieving, the dilemma; trades are never offered."""
    spaces: dict[int, float] = {}
    weights = []
    for _, kind, args in actions:
        if kind == "place":
            space = args[1]
            weight = spaces.get(space)
            if weight is None:
                weight = spaces[space] = placing(state, seat, space)
            weights.append(weight)
        elif kind == "retrieve":
            weights.append(retrieving(state, seat, args[0]))
        elif kind == "dilemma":
            weights.append(6.0 if args[0] == codes.CONTRIBUTE_SIDE else 1.0)
        elif kind == "stop":
            weights.append(0.4)
        else:
            weights.append(0.0)
    if not any(weights):
        return [0.0 if action.kind == "offer" else EVEN for action in actions]
    return weights


def answering_offer(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    """An exchange must help, and not help the other much more. Nobody trades with a player who needs one more star."""
    if acts.ACCEPT not in actions:
        return [EVEN] * len(actions)
    offering = state.context[0]
    after = state.copy()
    after.apply(seat, acts.ACCEPT)
    own, theirs = (position_value(after, one) - position_value(state, one) for one in (seat, offering))
    fair = state.stars[offering] > 1 and own > 0.0 and theirs - own < GENEROUS
    return [EVEN if fair or action != acts.ACCEPT else 0.0 for action in actions]


def placing(state: City, seat: int, space: int) -> float:
    spot = board.SPACES[space]
    weight = BY_SPACE[spot.what](state, seat, space)
    bumped = state.on[space]
    if bumped >= 0:
        weight *= 1.3 if bumped // DICE == seat else 0.8
    return weight


def area(state: City, seat: int, space: int) -> float:
    """The fewer of the commodity a seat has, the higher the weight."""
    return (1.4, 1.2, 1.0, 0.8, 0.5, 0.3, 0.2)[min(6, state.has(seat, space))]


def tunnel(state: City, seat: int, space: int) -> float:
    return 2.0


def site(state: City, seat: int, space: int) -> float:
    """The last missing worker builds the market; an earlier one is better with a second worker to follow."""
    number = (space - board.FIRST_SITE) // 4
    missing = WORKERS_TO_BUILD[state.seats] - (4 - state.site_free[number].bit_count())
    if missing <= 1:
        return STAR
    return 2.0 if len(state.home_dice(seat)) > 1 else 1.0


def star_space(state: City, seat: int, space: int) -> float:
    return STAR if authority_stars.spots(state, seat, space) else HARDLY


def tank(state: City, seat: int, space: int) -> float:
    return 5.0 if POOL in state.where[DICE * seat : DICE * seat + DICE] else 0.3


BY_SPACE: Final[list[Callable[[City, int, int], float]]] = [
    area,
    tunnel,
    lambda state, seat, space: 3.0,  # the end of a tunnel
    star_space,
    star_space,
    star_space,
    lambda state, seat, space: 2.5 if state.morale[seat] > len(state.hands[seat]) else 0.5,  # Breeze Bar
    lambda state, seat, space: 2.5,  # Sky Lounge
    tank,
    tank,
    site,
    star_space,
]
"""By kind of space, in the order of `board`."""


def retrieving(state: City, seat: int, mask: int) -> float:
    """All workers, or all but those on sites; the fewer are at home, the higher the weight."""
    on_board = on_sites = home = 0
    first = DICE * seat
    for index in range(DICE):
        space = state.where[first + index]
        if space >= 0:
            on_board |= 1 << index
            if board.FIRST_SITE <= space < board.FIRST_MARKET:
                on_sites |= 1 << index
        elif space == HOME:
            home += 1
    wanted = on_board & ~on_sites
    if mask in (wanted, on_board):
        weight = (6.0, 1.0, 0.3, 0.1)[home] * mask.bit_count()
        return weight if mask == wanted else 0.4 * weight
    return 0.0


# Follow-up decisions of an action.

PRICES: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.3, 3.0, 3.0, 3.0)
"""Cost of each kind of goods when there are several ways to pay; an artifact costs CARD."""
CARD: Final = 2.5


def paying(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    """The cheapest way; using up a kind of goods, and breaking a pair of artifacts, cost extra."""
    held = [state.has(seat, kind) for kind in range(KINDS_OF_GOODS)] + state.artifact_counts(seat)
    costs = []
    for action in actions:
        cost = 0.0
        for kind, count in enumerate(WAYS[action.args[0]]):
            if count:
                price = PRICES[kind] if kind < KINDS_OF_GOODS else CARD
                cost += count * price
                if kind >= KINDS_OF_GOODS and held[kind] == 2 and count == 1:
                    cost += 3.0
                elif kind < KINDS_OF_GOODS and held[kind] == count:
                    cost += 0.3
        costs.append(cost)
    least = min(costs)
    return [1.0 / (1.0 + 4.0 * (cost - least)) for cost in costs]


def choosing_goods(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    """The kind that the seat has least of."""
    return [1.0 / (1 + state.has(seat, action.args[0])) for action in actions]


def choosing(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    """The reward of a tunnel, or one of two small gains."""
    weights = []
    for action in actions:
        if action.kind == "draw":
            weights.append(1.2 if len(state.hands[seat]) < state.morale[seat] else 0.2)
        elif action.kind == "lose-knowledge":
            weights.append(0.3 * (state.knowledge[seat] - 1))
        elif action.kind == "gain-morale":
            weights.append(0.3 * (HIGHEST - state.morale[seat]))
        else:
            weights.append(1.0)
    return [weight + HARDLY for weight in weights]


def abilities(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    return [1.0 if action.kind == "use" else 0.5 for action in actions]


def discarding(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    """Single artifacts first; pairs are kept."""
    counts = state.artifact_counts(seat)
    return [(0.0, 1.0, 0.1, 0.5, 1.0, 1.0, 1.0)[min(6, counts[action.args[0]])] + HARDLY for action in actions]


def losing(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    return [(1.0 if action.args[0] <= BLISS else 0.2) * state.has(seat, action.args[0]) for action in actions]


def feeding(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    """Pay with goods while morale is low; otherwise lose morale."""
    weights = []
    for action in actions:
        kind = action.args[0]
        if kind == codes.FREE_RETRIEVE:
            weights.append(0.3 if state.morale[seat] <= 3 else 1.0)
        else:
            weights.append(0.6 if kind == BLISS else 0.8)
    return weights


def starring(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    """Territories first: their places run out."""
    return [1.0 if action.args[0] <= ICARITE else 0.7 for action in actions]


def setting(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    """Low numbers: they keep knowledge down."""
    return [1.0 / action.args[0] for action in actions]


def keeping(state: City, seat: int, actions: Sequence[Action]) -> list[float]:
    """Two recruits of one faction: both gain a star from the same allegiance track."""
    dealt = [state.recruit(tag).faction for tag in state.hidden_recruits[seat]]
    return [1.5 if dealt[action.args[0]] == dealt[action.args[1]] else 1.0 for action in actions]


WEIGHERS: Final[dict[int, Callable[[City, int, Sequence[Action]], list[float]]]] = {
    codes.ASK_KEEP: keeping,
    codes.ASK_TURN: in_turn,
    codes.ASK_MORE: in_turn,
    codes.ASK_PLACE_NEW: in_turn,
    codes.ASK_TRADE: in_turn,
    codes.ASK_OFFER: answering_offer,
    codes.ASK_PAY: paying,
    codes.ASK_CHOOSE: choosing,
    codes.ASK_GOODS: choosing_goods,
    codes.ASK_ABILITY: abilities,
    codes.ASK_LIMIT: discarding,
    codes.ASK_DISCARD: discarding,
    codes.ASK_LOSE: losing,
    codes.ASK_FEED: feeding,
    codes.ASK_STAR: starring,
    codes.ASK_SET: setting,
}
