"""Which actions are worth a thought, by what the seat has seen itself.

Most of what is legal is hopeless or the same as something else: a shot at one's own leader, a leader as payment,
a look at what one knows, the third look at a player of whom one knows nothing. Those weigh nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.bots.leaders import target_scores
from euphoria.bots.leaders.hand_value import AVERAGE, can_pay, hand_promise
from euphoria.bots.leaders.public_history import history
from euphoria.bots.leaders.quick_beliefs import Mind
from euphoria.games.leaders import codes
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action

SKIPPED = 0.05
"""Doing nothing is seldom best, and never wrong by the rules."""
DRAWN, THROWN_AWAY = 2.0, 0.1
"""A new artifact: for an empty hand it costs nothing, else all that is held, which a good hand is too good for."""
GIVEN = 0.5
"""An artifact for somebody who is surely of the same team."""
TAKEN, USED, HIDDEN = 1.0, 0.7, 0.3
"""Taking a gun, using an artifact, hiding one's own recruit to pay with it again."""


def weigh(state: LeadersTable, seat: int, actions: Sequence[Action]) -> list[float]:
    mind = Mind(state, seat)
    question = state.question
    if question == codes.ASK_ARTIFACT:
        weights = _in_artifact_phase(state, mind, actions)
    elif question == codes.ASK_ACTION:
        weights = _in_action_phase(state, mind, actions)
    elif question in (codes.ASK_AIM, codes.ASK_REDIRECT):
        weights = [target_scores.shot(state, mind, action.args[0]) for action in actions]
    elif question == codes.ASK_CHOICE:
        artifact = state.deck.artifacts[state.deed[2]]
        index = min(len(state.declared), len(artifact.choices) - 1)
        weights = [target_scores.choice(state, mind, artifact, index, action.args[0]) for action in actions]
    elif question == codes.ASK_REACTION:
        weights = [_reaction(state, seat, action) for action in actions]
    elif question in (codes.ASK_PAYMENT, codes.ASK_EXPOSE):
        weights = [target_scores.payment(state, PLACES * seat + action.args[0]) for action in actions]
    else:
        weights = [0.0] * len(actions)
        weights[state.dice.word % len(actions)] = 1.0  # any order of recruits, so that it tells nothing
    return weights if any(weights) else [1.0] * len(actions)


def _in_artifact_phase(state: LeadersTable, mind: Mind, actions: Sequence[Action]) -> list[float]:
    """Claims are left to people: it has not been shown that they win anything for bots."""
    good = hand_promise(state, mind.seat) > AVERAGE
    weights = []
    for action in actions:
        if action.kind == "skip":
            weights.append(1.0)
        elif action.kind == "discard":
            weights.append(DRAWN if not state.hands[mind.seat] else 0.0 if good else THROWN_AWAY)
        elif action.kind == "give":
            weights.append(GIVEN if mind.foe(state, action.args[1]) == 0.0 else 0.0)
        else:
            weights.append(0.0)
    return weights


def _in_action_phase(state: LeadersTable, mind: Mind, actions: Sequence[Action]) -> list[float]:
    looks = _looks(state, mind)
    first = PLACES * mind.seat
    pays = can_pay(state, mind.seat)
    weights = []
    for action in actions:
        kind = action.kind
        if kind == "interrogate":
            weights.append(looks.get(action.args[0], 0.0))
        elif kind == "arm":
            weights.append(TAKEN * (target_scores.payment(state, first + action.args[0]) > 0))
        elif kind == "shoot":
            weights.append(target_scores.shot(state, mind, state.guns[mind.seat]))
        elif kind == "use":
            weights.append(USED if pays else 0.0)
        elif kind == "hide":
            weights.append(HIDDEN if action.args[0] // PLACES == mind.seat else 0.0)
        elif kind == "skip":
            weights.append(SKIPPED)
        else:
            weights.append(0.0)
    return weights


def _looks(state: LeadersTable, mind: Mind) -> dict[int, float]:
    """One place of each player that is not known: the others promise the same. Which one changes from turn to turn.

    If somebody said that a leader lies with this player, those places instead.
    """
    accused = {paper for (_, paper), (kind, _) in history(state).recruits.items() if kind < EUPHORIAN_FOLLOWER}
    looks = {}
    for player in range(state.seats):
        first = PLACES * player
        places = [
            place
            for place in range(first, first + PLACES)
            if not state.up >> place & 1 and not state.seen[state.at[place]] >> mind.seat & 1
        ]
        if player != mind.seat and places:
            places = [place for place in places if state.at[place] in accused] or [places[state.turn % len(places)]]
            for place in places:
                looks[place] = target_scores.look(state, mind, place)
    return looks


def _reaction(state: LeadersTable, seat: int, action: Action) -> float:
    return 1.0 if not action.args else target_scores.payment(state, PLACES * seat + action.args[1])
