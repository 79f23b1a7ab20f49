"""Prior weights of actions in `leaders`, from what the seat itself has seen.

Most legal actions are hopeless or equivalent to others: a shot at the own leader, a leader as payment, a look at a
known recruit, a third look at an unknown player. They get weight 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euphoria.bots.leaders import target_scores
from euphoria.bots.leaders.hand_value import AVERAGE, can_pay, hand_promise
from euphoria.bots.leaders.public_history import history_of
from euphoria.bots.leaders.quick_beliefs import QuickBeliefs
from euphoria.games.leaders import codes
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action

SKIPPED: Final = 0.05
"""Weight of doing nothing."""
DRAWN: Final = 2.0
THROWN_AWAY: Final = 0.1
"""Drawing a new artifact: free with an empty hand, otherwise it costs the hand."""
GIVEN: Final = 0.5
"""Giving an artifact to a certain team-mate."""
TAKEN: Final = 1.0
USED: Final = 0.7
HIDDEN: Final = 0.3
"""Taking a gun, using an artifact, hiding an own recruit (to pay with it again)."""


def weigh(state: LeadersTable, seat: int, actions: Sequence[Action]) -> list[float]:
    beliefs = QuickBeliefs(state, seat)
    question = state.question
    if question == codes.ASK_ARTIFACT:
        weights = _in_artifact_phase(state, beliefs, actions)
    elif question == codes.ASK_ACTION:
        weights = _in_action_phase(state, beliefs, actions)
    elif question in (codes.ASK_AIM, codes.ASK_REDIRECT):
        weights = [target_scores.shot(state, beliefs, action.args[0]) for action in actions]
    elif question == codes.ASK_CHOICE:
        artifact = state.deck.artifacts[state.deed[2]]
        index = min(len(state.declared), len(artifact.choices) - 1)
        weights = [target_scores.choice(state, beliefs, artifact, index, action.args[0]) for action in actions]
    elif question == codes.ASK_REACTION:
        weights = [_reaction(state, seat, action) for action in actions]
    elif question in (codes.ASK_PAYMENT, codes.ASK_EXPOSE):
        weights = [target_scores.payment(state, PLACES * seat + action.args[0]) for action in actions]
    else:
        weights = [0.0] * len(actions)
        weights[state.dice.word % len(actions)] = 1.0  # a random order of recruits, so that it reveals nothing
    return weights if any(weights) else [1.0] * len(actions)


def _in_artifact_phase(state: LeadersTable, beliefs: QuickBeliefs, actions: Sequence[Action]) -> list[float]:
    """Claims weigh 0: in games between bots they did not win anything."""
    good = hand_promise(state, beliefs.seat) > AVERAGE
    weights = []
    for action in actions:
        if action.kind == "skip":
            weights.append(1.0)
        elif action.kind == "discard":
            weights.append(DRAWN if not state.hands[beliefs.seat] else 0.0 if good else THROWN_AWAY)
        elif action.kind == "give":
            weights.append(GIVEN if beliefs.foe_chance(state, action.args[1]) == 0.0 else 0.0)
        else:
            weights.append(0.0)
    return weights


def _in_action_phase(state: LeadersTable, beliefs: QuickBeliefs, actions: Sequence[Action]) -> list[float]:
    looks = _looks(state, beliefs)
    first = PLACES * beliefs.seat
    pays = can_pay(state, beliefs.seat)
    weights = []
    for action in actions:
        kind = action.kind
        if kind == "interrogate":
            weights.append(looks.get(action.args[0], 0.0))
        elif kind == "arm":
            weights.append(TAKEN * (target_scores.payment(state, first + action.args[0]) > 0))
        elif kind == "shoot":
            weights.append(target_scores.shot(state, beliefs, state.guns[beliefs.seat]))
        elif kind == "use":
            weights.append(USED if pays else 0.0)
        elif kind == "hide":
            weights.append(HIDDEN if action.args[0] // PLACES == beliefs.seat else 0.0)
        elif kind == "skip":
            weights.append(SKIPPED)
        else:
            weights.append(0.0)
    return weights


def _looks(state: LeadersTable, beliefs: QuickBeliefs) -> dict[int, float]:
    """Scores of looks: one unseen recruit of each player, because the others are equivalent; it changes each turn.

    Recruits that somebody claimed to be a leader take precedence.
    """
    accused = {paper for (_, paper), (kind, _) in history_of(state).recruits.items() if kind < EUPHORIAN_FOLLOWER}
    looks = {}
    for player in range(state.seats):
        first = PLACES * player
        places = [
            place
            for place in range(first, first + PLACES)
            if not state.up >> place & 1 and not state.seen[state.at[place]] >> beliefs.seat & 1
        ]
        if player != beliefs.seat and places:
            places = [place for place in places if state.at[place] in accused] or [places[state.turn % len(places)]]
            for place in places:
                looks[place] = target_scores.look(state, beliefs, place)
    return looks


def _reaction(state: LeadersTable, seat: int, action: Action) -> float:
    return 1.0 if not action.args else target_scores.payment(state, PLACES * seat + action.args[1])
