"""What the artifacts in a hand are worth to whoever holds them, in chances to win.

It depends on the holder's own recruits, on their hand and on what lies open, so that a seat can say it of itself
without knowing anything else. Cards are judged by what they do, whatever they are called: a table can bring its own.
"""

from __future__ import annotations

from functools import lru_cache

from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import Artifact
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES
from euphoria.games.leaders.state import LeadersTable

AVERAGE = 0.009
"""What an unknown card is worth."""
SHIELD, SHIELD_OF_LEADER, SHIELD_OF_OPEN_LEADER = 0.018, 0.045, 0.09
"""What stops a shot at its holder: with no leader, with a hidden one, with one that lies open."""
GUARD, GUARD_OF_OPEN_LEADER = 0.016, 0.05
"""What stops a shot at anybody: of most use when the leader of one's team lies open."""
VEIL, VEIL_OF_LEADER = 0.003, 0.03
"""What stops a look at its holder: it is the leader that should not be seen."""
ANSWERS = {decks.ON_INTERROGATION_OF_ANOTHER: 0.008, decks.ON_ARTIFACT: 0.014, decks.ON_ARMING: 0.012}
"""Other reactions, by what they answer."""
DEEDS = {
    decks.TAKE_GUN: 0.014, decks.AIM: 0.012, decks.EXPOSE: 0.012, decks.EXTRA_TURN: 0.018, decks.DROP: 0.009,
    decks.LOOK_AT_ALL: 0.009, decks.STEAL: 0.008, decks.LET_EXPOSE: 0.007, decks.LOOK: 0.006, decks.HIDE_ALL: 0.006,
    decks.EXPOSE_EACH: 0.005, decks.SWAP: 0.005, decks.SHOOT: 0.03, decks.ARM: 0.004, decks.SHUFFLE: 0.003,
}  # fmt: skip
"""Actions, by their strongest effect; any other is worth TRIFLE."""
SWAP_OF_WASTELANDER = 0.03
"""One recruit of the right player, and a Wastelander has won (L-win-3)."""
TRIFLE = 0.002
CANNOT_PAY = 0.15
"""What is left of a card when there is no hidden follower to pay with: one may be hidden again."""
NEXT = 0.7
"""Each further card of a hand is worth this much of what it would be alone: there is one action in a turn."""


def hand_worth(state: LeadersTable, seat: int) -> float:
    """All cards of this seat together, as they can be used now."""
    promise = hand_promise(state, seat)
    return promise if not promise or can_pay(state, seat) else CANNOT_PAY * promise


def hand_promise(state: LeadersTable, seat: int) -> float:
    """What they would be worth with a recruit to pay for them."""
    hand = state.hands[seat]
    if not hand:
        return 0.0
    held = [card_worth(state, seat, state.artifact_of(tag)) for tag in hand]
    held.sort(reverse=True)
    total, share = 0.0, 1.0
    for worth in held:
        total += share * worth
        share *= NEXT
    return total


def card_worth(state: LeadersTable, seat: int, card: int) -> float:
    """One card in this hand, if it can be paid for."""
    artifact = state.deck.artifacts[card]
    if artifact.reaction:
        return _reaction(state, seat, artifact)
    if state.wastelanders >> seat & 1 and any(verb == decks.SWAP for verb, _, _ in artifact.verbs):
        return SWAP_OF_WASTELANDER
    return _action(artifact)


def can_pay(state: LeadersTable, seat: int) -> bool:
    """There is a hidden follower to pay with: a leader is too dear."""
    first = PLACES * seat
    for place in (first, first + 1, first + 2):
        if not state.up >> place & 1 and state.kinds[state.at[place]] >= EUPHORIAN_FOLLOWER:
            return True
    return False


def _leader(state: LeadersTable, seat: int) -> tuple[bool, bool]:
    """Whether this seat holds a leader, and whether it lies open."""
    for place in range(PLACES * seat, PLACES * seat + PLACES):
        if state.kinds[state.at[place]] < EUPHORIAN_FOLLOWER:
            return True, bool(state.up >> place & 1)
    return False, False


def _reaction(state: LeadersTable, seat: int, artifact: Artifact) -> float:
    leader, open_leader = _leader(state, seat)
    if artifact.trigger == decks.ON_SHOT_AT_ME:
        return SHIELD_OF_OPEN_LEADER if open_leader else SHIELD_OF_LEADER if leader else SHIELD
    if artifact.trigger == decks.ON_SHOT:
        return GUARD_OF_OPEN_LEADER if open_leader or _open_chief(state, seat) else GUARD
    if artifact.trigger == decks.ON_INTERROGATION_OF_ME:
        return VEIL_OF_LEADER if leader and not open_leader else VEIL
    return ANSWERS.get(artifact.trigger, TRIFLE)


def _open_chief(state: LeadersTable, seat: int) -> bool:
    """Whether the leader of this seat's team lies open somewhere."""
    if state.wastelanders >> seat & 1:
        return False
    team, up = state.team(seat), state.up
    return any(up >> place & 1 and state.kinds[paper] == team for place, paper in enumerate(state.at))


@lru_cache(maxsize=512)
def _action(artifact: Artifact) -> float:
    return max((DEEDS.get(verb, TRIFLE) for verb, _, _ in artifact.verbs), default=TRIFLE)
