"""Trade: in one's own turn, between actions, an exchange that the other accepts or refuses (D-turn-5, D-x-26)."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import codes
from euphoria.games.dystopia.components import KINDS_OF_GOODS
from euphoria.games.dystopia.costs import WIDTH, covers, pack, unpack
from euphoria.games.dystopia.events import Event
from euphoria.games.dystopia.state import City
from euphoria.kernel.action import Action

MOST_OFFERS = 3
"""In a turn."""


def may_offer(state: City) -> bool:
    return state.settings.trade and state.offers < MOST_OFFERS and state.question in (codes.ASK_TURN, codes.ASK_MORE)


def lattice(state: City, seat: int) -> list[Action]:
    """One thing for another. Any other exchange can be offered too: see `allowed`."""
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


def terms(action: Action) -> tuple[int, int, int]:
    """(partner, what is given, what is taken), packed."""
    if action.kind == "offer":
        partner, give, take = action.args
        return partner, pack(_one(give)), pack(_one(take))
    partner, *counts = action.args
    return partner, pack(counts[:WIDTH]), pack(counts[WIDTH:])


def allowed(state: City, seat: int, action: Action) -> bool:
    """Both sides give something, what is public is there, and what is given is held."""
    if not may_offer(state) or any(not 0 <= count <= 99 for count in action.args):
        return False
    partner, give, take = terms(action)
    if partner == seat or partner >= state.seats or not give or not take or give == take:
        return False
    counts = unpack(take)
    goods_there = all(state.has(partner, kind) >= counts[kind] for kind in range(KINDS_OF_GOODS))
    return (
        goods_there and sum(counts[KINDS_OF_GOODS:]) <= len(state.hands[partner]) and covers(state.purses[seat], give)
    )


def make_offer(state: City, seat: int, action: Action) -> None:
    """The partner is asked, also where it cannot accept: a refusal tells nothing."""
    partner, give, take = terms(action)
    state.offers += 1
    state.log.append((Event.OFFERED, seat, partner, give, take))
    state.push(codes.MAIN if state.question == codes.ASK_TURN else codes.MORE, seat)
    state.context = (seat, give, take)
    state.ask(codes.ASK_OFFER, partner)


def can_accept(state: City, partner: int) -> bool:
    return covers(state.purses[partner], state.context[2])


def answer_offer(state: City, partner: int, action: Action) -> None:
    seat, give, take = state.context
    if action.kind == "refuse":
        state.log.append((Event.REFUSED, partner, seat))
        return
    state.log.append((Event.TRADED, seat, partner))
    hand_over(state, seat, partner, unpack(give))
    hand_over(state, partner, seat, unpack(take))
    state.push(codes.SETTLE, seat, -1)


def hand_over(state: City, giver: int, taker: int, counts: Sequence[int]) -> None:
    """Artifacts are named by kind before everyone, so everyone knows where they are now."""
    for kind in range(KINDS_OF_GOODS):
        state.add(giver, kind, -counts[kind])
        state.add(taker, kind, counts[kind])
    for kind, count in enumerate(counts[KINDS_OF_GOODS:]):
        for _ in range(count):
            tag = state.card_of(giver, kind)
            state.hands[giver] = tuple(other for other in state.hands[giver] if other != tag)
            state.hands[taker] += (tag,)
            state.crowded = True
            state.add(giver, KINDS_OF_GOODS + kind, -1)
            state.add(taker, KINDS_OF_GOODS + kind, 1)
            state.artifacts.tell_all(tag)


def _one(kind: int) -> list[int]:
    return [int(kind == other) for other in range(WIDTH)]
