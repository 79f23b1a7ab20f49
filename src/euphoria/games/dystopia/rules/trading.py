"""Trade: in one's own turn, between actions, an exchange that the other accepts or refuses (D-turn-5, D-x-26)."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import codes
from euphoria.games.dystopia.components import KINDS_OF_GOODS
from euphoria.games.dystopia.costs import WIDTH, covers, pack, unpack
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action

MOST_OFFERS = 3
"""The most offers in one turn."""
BACK_TO = {codes.ASK_TURN: codes.MAIN, codes.ASK_MORE: codes.MORE, codes.ASK_TRADE: codes.TRADE}
"""By the question at which an offer is made: the step that asks it again."""
WrongTerm = tuple[str, dict[str, str | int]]
"""(message key, its arguments)."""


def may_offer(state: City) -> bool:
    return state.settings.trade and state.offers < MOST_OFFERS and state.question in BACK_TO


def may_trade_on(state: City, seat: int) -> bool:
    """After the last action: an offer is left, and both sides of one could be found (D-y-5)."""
    if not state.settings.trade or state.offers >= MOST_OFFERS or not state.purses[seat]:
        return False
    return any(purse for other, purse in enumerate(state.purses) if other != seat)


def lattice(state: City, seat: int) -> list[Action]:
    """One thing for another. Any other exchange can be offered too: see `is_allowed`."""
    offer: list[Action] = []
    own = unpack(state.purses[seat])
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
    return may_offer(state) and wrong_term(state, seat, action) is None


def wrong_term(state: City, seat: int, action: Action) -> WrongTerm | None:
    """What is wrong with an offer, if anything: both sides must give, and have what others can see."""
    partner, give, take = sides(action)
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


def make_offer(state: City, seat: int, action: Action) -> None:
    """The partner is asked even if it cannot accept, so that a refusal reveals nothing."""
    partner, *both = sides(action)
    give, take = map(pack, both)
    state.offers += 1
    state.log.append((CityEvent.OFFERED, seat, partner, give, take))
    state.push(BACK_TO[state.question], seat)
    state.context = (seat, give, take)
    state.ask(codes.ASK_OFFER, partner)


def can_accept(state: City, partner: int) -> bool:
    """Whether the partner has what is asked for."""
    return covers(state.purses[partner], state.context[2])


@RULES.actions(codes.ASK_OFFER)
def answers_to_offer(state: City, seat: int) -> list[Action]:
    return [acts.ACCEPT, acts.REFUSE] if can_accept(state, seat) else [acts.REFUSE]


@RULES.answer(codes.ASK_OFFER)
def answer_offer(state: City, partner: int, action: Action) -> None:
    seat, give, take = state.context
    if action.kind == "refuse":
        state.log.append((CityEvent.REFUSED, partner, seat))
        return
    hand_over(state, seat, partner, unpack(give))
    hand_over(state, partner, seat, unpack(take))
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
