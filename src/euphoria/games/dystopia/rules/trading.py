"""Trade: in one's own turn, between actions, an exchange that another accepts, refuses or counters (D-turn-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import codes
from euphoria.games.dystopia.components import KINDS_OF_GOODS
from euphoria.games.dystopia.costs import WIDTH, pack_offer, unpack_offer
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action

MOST_OFFERS: Final = 3
"""The most offers in one turn."""
BACK_TO: Final = {codes.ASK_TURN: codes.MAIN, codes.ASK_MORE: codes.MORE, codes.ASK_TRADE: codes.TRADE}
"""By the question at which an offer is made: the step that asks it again."""
WrongTerm = tuple[str, dict[str, str | int]]
"""(message key, its arguments)."""


class Wish(NamedTuple):
    """The exchange that a player named when they declined an offer."""

    seat: int
    give: int
    """What this player would give, packed like a purse."""
    take: int


def may_offer(state: City) -> bool:
    return state.settings.trade and state.offers < MOST_OFFERS and state.question in BACK_TO


def may_trade_on(state: City, seat: int) -> bool:
    """After the last action: an offer is left, and both sides of one could be found (D-y-5)."""
    if not state.settings.trade or state.offers >= MOST_OFFERS or not any(state.things_of(seat)):
        return False
    return any(any(state.things_of(other)) for other in range(state.seats) if other != seat)


def lattice(state: City, seat: int) -> list[Action]:
    """One thing for another. Any other exchange can be offered too: see `is_allowed`."""
    offer: list[Action] = []
    own = state.things_of(seat)
    for partner in range(state.seats):
        if partner == seat:
            continue
        wanted = [kind for kind in range(KINDS_OF_GOODS) if state.has(partner, kind)]
        if state.hands[partner]:
            wanted += range(KINDS_OF_GOODS, WIDTH)
        offer += [
            acts.OFFER[partner][give][take] for give in range(WIDTH) if own[give] for take in wanted if give != take
        ]
    return offer


def sides(action: Action) -> tuple[int, list[int], list[int]]:
    """(partner, what is given, what is taken)."""
    if action.kind == "offer":
        partner, give, take = action.args
        return partner, _one(give), _one(take)
    partner, *counts = action.args
    return partner, counts[:WIDTH], counts[WIDTH:]


@RULES.check(*BACK_TO)
def is_allowed(state: City, seat: int, action: Action) -> bool:
    """Whether an exchange that is not on the list may be offered."""
    return action.kind == "offer-many" and may_offer(state) and wrong_term(state, seat, action) is None


def wrong_term(state: City, seat: int, action: Action) -> WrongTerm | None:
    """What is wrong with an offer or a counter-offer, if anything."""
    partner, give, take = sides_for(state, action)
    return wrong_exchange(state, seat, partner, give, take)


def wrong_exchange(state: City, seat: int, partner: int, give: list[int], take: list[int]) -> WrongTerm | None:
    """Both sides must give, and have what others can see."""
    if partner == seat:
        return "offer-to-yourself", {}
    if not 0 <= partner < state.seats:
        return "offer-to-nobody", {"seats": state.seats}
    if min(give) < 0 or min(take) < 0:
        return "offer-less-than-nothing", {}
    if not any(give):
        return "offer-gives-nothing", {}
    if not any(take):
        return "offer-asks-for-nothing", {}
    if give == take:
        return "offer-of-the-same", {}
    for item, count in enumerate(give):
        if count > (have := state.has(seat, item)):
            return "offer-not-held", {"item": item, "count": count, "have": have}
    for item, count in enumerate(take[:KINDS_OF_GOODS]):
        if count > (have := state.has(partner, item)):
            return "offer-not-there", {"item": item, "count": count, "have": have, "target": partner}
    cards, held = sum(take[KINDS_OF_GOODS:]), len(state.hands[partner])
    if cards > held:
        return "offer-too-many-artifacts", {"count": cards, "have": held, "target": partner}
    return None


# A counter-offer: a refusal that says what one would accept (D-y-8).


@RULES.check(codes.ASK_OFFER)
def may_counter(state: City, seat: int, action: Action) -> bool:
    """Whether this is a counter-offer that may answer the offer."""
    return action.kind == "counter" and wrong_counter(state, seat, action) is None


def wrong_counter(state: City, seat: int, action: Action) -> WrongTerm | None:
    """What is wrong with a counter-offer, if anything: it must be an offer that can still be made, and another."""
    offering, give, take = state.context
    if state.offers >= MOST_OFFERS:
        return "counter-too-late", {"target": offering}
    _, *counter = sides_for(state, action)
    if [pack_offer(side) for side in counter] == [take, give]:
        return "counter-of-the-same", {}
    return wrong_term(state, seat, action)


def sides_for(state: City, action: Action) -> tuple[int, list[int], list[int]]:
    """(partner, what is given, what is taken); a counter-offer goes to whoever made the offer."""
    if action.kind == "counter":
        return state.context[0], list(action.args[:WIDTH]), list(action.args[WIDTH:])
    return sides(action)


def wishes(state: City) -> list[Wish]:
    """What players have named in this turn instead of an offer; it stands until they are made another one."""
    standing: dict[int, Wish] = {}
    answered: set[int] = set()
    for event, *values in reversed(state.log):
        if event == CityEvent.TURN:
            break
        if event == CityEvent.COUNTERED:
            seat, _, give, take = values
            if seat not in answered:
                standing[seat] = Wish(seat, give, take)
            answered.add(seat)
        elif event == CityEvent.OFFERED:
            answered.add(values[1])
    return [standing[seat] for seat in sorted(standing)]


def make_offer(state: City, seat: int, action: Action) -> None:
    """The partner is asked even if it cannot accept, so that a refusal reveals nothing."""
    partner, *both = sides(action)
    give, take = map(pack_offer, both)
    state.offers += 1
    state.log.append((CityEvent.OFFERED, seat, partner, give, take))
    state.push(BACK_TO[state.question], seat)
    state.context = (seat, give, take)
    state.ask(codes.ASK_OFFER, partner)


def can_accept(state: City, partner: int) -> bool:
    """Whether the partner has what is asked for."""
    return all(state.has(partner, kind) >= count for kind, count in enumerate(unpack_offer(state.context[2])))


@RULES.actions(codes.ASK_OFFER)
def answers_to_offer(state: City, seat: int) -> list[Action]:
    return [acts.ACCEPT, acts.REFUSE] if can_accept(state, seat) else [acts.REFUSE]


@RULES.answer(codes.ASK_OFFER)
def answer_offer(state: City, partner: int, action: Action) -> None:
    seat, give, take = state.context
    if action.kind == "counter":
        _, *both = sides_for(state, action)
        state.log.append((CityEvent.COUNTERED, partner, seat, *map(pack_offer, both)))
        return
    if action.kind == "refuse":
        state.log.append((CityEvent.REFUSED, partner, seat))
        return
    hand_over(state, seat, partner, unpack_offer(give))
    hand_over(state, partner, seat, unpack_offer(take))
    state.log.append((CityEvent.TRADED, seat, partner))
    state.push(codes.SETTLE, seat, -1)


def hand_over(state: City, giver: int, taker: int, counts: Sequence[int]) -> None:
    """Artifacts change hands face up: the offer has named them by kind."""
    for kind in range(KINDS_OF_GOODS):
        state.add(giver, kind, -counts[kind])
        state.add(taker, kind, counts[kind])
    for kind, count in enumerate(counts[KINDS_OF_GOODS:]):
        for _ in range(count):
            state.hands[taker] += (state.take_card(giver, kind),)
            state.crowded = True
            state.add(giver, KINDS_OF_GOODS + kind, -1)
            state.add(taker, KINDS_OF_GOODS + kind, 1)


def _one(kind: int) -> list[int]:
    return [int(kind == other) for other in range(WIDTH)]
