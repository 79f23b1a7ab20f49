"""The value of the artifacts in a hand to their holder, as a chance to win.

It depends only on the holder's recruits and hand and on open recruits, so a seat can compute its own exactly. Cards are
valued by their effects, not by name, so custom decks work.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import Artifact
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES
from euphoria.games.leaders.rules import artifact_effects as effects
from euphoria.games.leaders.state import LeadersTable

AVERAGE: Final = 0.009
"""Value of an unknown card."""
SHIELD: Final = 0.018
SHIELD_OF_LEADER: Final = 0.045
SHIELD_OF_OPEN_LEADER: Final = 0.09
"""Stops a shot at its holder: without a leader, with a hidden one, with an exposed one."""
GUARD: Final = 0.016
GUARD_OF_OPEN_LEADER: Final = 0.05
"""Stops a shot at anybody: normally, and when the own leader is exposed."""
VEIL: Final = 0.003
VEIL_OF_LEADER: Final = 0.03
"""Stops an interrogation of its holder: without and with a leader to hide."""
OTHER_REACTIONS: Final = {decks.ON_INTERROGATION_OF_ANOTHER: 0.008, decks.ON_ARTIFACT: 0.014, decks.ON_ARMING: 0.012}
"""Other reactions, by their trigger."""
EFFECTS: Final = {
    effects.take_gun: 0.014, effects.aim: 0.012, effects.expose: 0.012, effects.extra_turn: 0.018,
    effects.drop: 0.009, effects.look_at_all: 0.009, effects.steal: 0.008, effects.let_expose: 0.007,
    effects.look: 0.006, effects.hide_all: 0.006, effects.expose_each: 0.005, effects.swap: 0.005,
    effects.shoot: 0.03, effects.arm: 0.004, effects.shuffle: 0.003,
}  # fmt: skip
"""Actions, by their strongest effect; others are worth TRIFLE."""
SWAP_OF_WASTELANDER: Final = 0.03
"""A swap for a Wastelander, who may win by it (L-win-3)."""
TRIFLE: Final = 0.002
CANNOT_PAY: Final = 0.15
"""Factor when there is no hidden follower to pay with: one may be hidden again later."""
NEXT: Final = 0.7
"""Factor for each further card of a hand: only one action per turn."""


def hand_worth(state: LeadersTable, seat: int) -> float:
    """Value of the whole hand as it can be used now."""
    promise = hand_promise(state, seat)
    return promise if not promise or can_pay(state, seat) else CANNOT_PAY * promise


def hand_promise(state: LeadersTable, seat: int) -> float:
    """Value of the whole hand if it could be paid for."""
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
    """Value of one card, if it can be paid for."""
    artifact = state.deck.artifacts[card]
    if artifact.reaction:
        return _reaction(state, seat, artifact)
    if state.wastelanders >> seat & 1 and any(verb is effects.swap for verb, _, _ in artifact.verbs):
        return SWAP_OF_WASTELANDER
    return _action(artifact)


def can_pay(state: LeadersTable, seat: int) -> bool:
    """Whether there is a hidden follower to pay with; leaders are never paid with."""
    first = PLACES * seat
    for place in (first, first + 1, first + 2):
        if not state.up >> place & 1 and state.kinds[state.at[place]] >= EUPHORIAN_FOLLOWER:
            return True
    return False


def _leader(state: LeadersTable, seat: int) -> tuple[bool, bool]:
    """Whether this seat holds a leader, and whether it is exposed."""
    for place in range(PLACES * seat, PLACES * seat + PLACES):
        if state.kinds[state.at[place]] < EUPHORIAN_FOLLOWER:
            return True, bool(state.up >> place & 1)
    return False, False


def _reaction(state: LeadersTable, seat: int, artifact: Artifact) -> float:
    leader, open_leader = _leader(state, seat)
    if artifact.trigger == decks.ON_SHOT_AT_ME:
        return SHIELD_OF_OPEN_LEADER if open_leader else SHIELD_OF_LEADER if leader else SHIELD
    if artifact.trigger == decks.ON_SHOT:
        return GUARD_OF_OPEN_LEADER if open_leader or _own_leader_is_open(state, seat) else GUARD
    if artifact.trigger == decks.ON_INTERROGATION_OF_ME:
        return VEIL_OF_LEADER if leader and not open_leader else VEIL
    return OTHER_REACTIONS.get(artifact.trigger, TRIFLE)


def _own_leader_is_open(state: LeadersTable, seat: int) -> bool:
    """Whether the leader of this seat's team is exposed, wherever it is."""
    if state.wastelanders >> seat & 1:
        return False
    team, up = state.team(seat), state.up
    return any(up >> place & 1 and state.kinds[paper] == team for place, paper in enumerate(state.at))


@lru_cache(maxsize=512)
def _action(artifact: Artifact) -> float:
    return max((EFFECTS.get(verb, TRIFLE) for verb, _, _ in artifact.verbs), default=TRIFLE)
