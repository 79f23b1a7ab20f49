"""Setting up: recruits, artifacts and guns (L-setup)."""

from __future__ import annotations

from euphoria.games.leaders import codes
from euphoria.games.leaders.components import (
    EUPHORIAN_FOLLOWER,
    EUPHORIAN_LEADER,
    HAND_AT_START,
    PLACES,
    SUBTERRAN_FOLLOWER,
    SUBTERRAN_LEADER,
    followers_in_play,
    guns_in_play,
)
from euphoria.games.leaders.state import LeadersTable


def deal(state: LeadersTable) -> None:
    """Everything up to the first decision: everyone orders their recruits (L-setup-5, L-setup-7)."""
    lay_papers(state, deal_recruits(state))
    cards = list(range(len(state.deck.cards)))
    state.dice.shuffle(cards)
    lay_tags(state, cards)
    state.centre = state.settings.guns or guns_in_play(state.seats)
    state.ask_all(codes.ASK_ORDER, tuple(range(state.seats)))


def deal_recruits(state: LeadersTable) -> list[int]:
    """Kinds for each seat's three places, then those left over (L-setup-1 to L-setup-3)."""
    count = followers_in_play(state.seats)
    followers = [EUPHORIAN_FOLLOWER] * count + [SUBTERRAN_FOLLOWER] * count
    state.dice.shuffle(followers)
    firsts = [EUPHORIAN_LEADER, SUBTERRAN_LEADER]
    firsts += [followers.pop() for _ in range(state.seats - 2)]
    state.dice.shuffle(firsts)
    dealt: list[int] = []
    for first in firsts:
        dealt += [first, followers.pop(), followers.pop()]
    return dealt + followers


def lay_papers(state: LeadersTable, kinds: list[int]) -> None:
    """A paper for each recruit in the game; its owner knows it."""
    state.kinds = kinds
    state.origin = list(range(len(kinds)))
    state.at = list(range(PLACES * state.seats))
    state.seen = [1 << place // PLACES if place < len(state.at) else 0 for place in range(len(kinds))]


def lay_tags(state: LeadersTable, cards: list[int]) -> None:
    """A tag for each artifact: two to each hand, the rest is the deck (L-setup-4)."""
    state.cards = tuple(cards)
    state.told = [0] * len(cards)
    state.pile = list(range(len(cards)))
    for seat in range(state.seats):
        hand = tuple(state.pile.pop() for _ in range(HAND_AT_START))
        state.hands[seat] = hand
        for tag in hand:
            state.told[tag] = 1 << seat
