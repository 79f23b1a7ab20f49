"""Scores of targets, looks, payments, choices and reactions, from what the seat itself has seen.

A score is 0 for a useless option; only order and rough size matter.
"""

from __future__ import annotations

from typing import Final

from euphoria.bots.leaders.quick_beliefs import QuickBeliefs
from euphoria.games.leaders import codes
from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import Artifact
from euphoria.games.leaders.cards.verbs import ArtifactVerb
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, EVERYONE, PLACES, WASTELANDER
from euphoria.games.leaders.rules import artifact_effects as effects
from euphoria.games.leaders.state import LeadersTable

VICTORY: Final = 100.0
"""Score of an action that wins the game."""
WORTH_A_SHOT: Final = 0.8
"""Minimum score for a shot in rollouts: a shot at the own team does harm."""


def shot(state: LeadersTable, beliefs: QuickBeliefs, target: int) -> float:
    """Score of shooting this player."""
    for leader in (0, 1):
        if beliefs.held_by[leader] == target and state.up >> beliefs.leader_at[leader] & 1:
            return VICTORY if leader in beliefs.wanted else 0.0
    foe_chance = beliefs.foe_chance(state, target)
    found = sum([beliefs.holds(target, leader) for leader in beliefs.wanted], 0.0)
    if beliefs.team == WASTELANDER:
        return 3.0 * found + 0.02
    own = beliefs.holds(target, beliefs.team)
    if own == 1.0:
        return 0.0
    threat = _threatens(state, beliefs, target)
    return max(0.0, 3.0 * found - 1.5 * own + foe_chance + foe_chance * threat)


def _threatens(state: LeadersTable, beliefs: QuickBeliefs, player: int) -> bool:
    """Whether this player's gun points at this seat or at the holder of its leader."""
    return state.guns[player] >= 0 and state.guns[player] in (beliefs.seat, beliefs.own_leader_holder)


def look(state: LeadersTable, beliefs: QuickBeliefs, place: int) -> float:
    """Score of a look at this place: expected information."""
    if state.seen[state.at[place]] >> beliefs.seat & 1:
        return 0.0
    doubt = 1.0 - abs(2.0 * beliefs.euphorian[place // PLACES] - 1.0)
    return 0.05 + 2.0 * _found(state, beliefs, place, (0, 1)) + 0.3 * doubt


def _found(state: LeadersTable, beliefs: QuickBeliefs, place: int, leaders: tuple[int, ...]) -> float:
    """Probability, for this seat, that one of these leaders is there."""
    if state.seen[state.at[place]] >> beliefs.seat & 1:
        return float(place in [beliefs.leader_at[leader] for leader in leaders])
    return sum([beliefs.lies_at(place, leader) for leader in leaders], 0.0)


def payment(state: LeadersTable, place: int) -> float:
    """Score of paying with this recruit: 0 for leaders, highest for recruits that everybody has seen."""
    paper = state.at[place]
    if state.kinds[paper] < EUPHORIAN_FOLLOWER:
        return 0.0
    return 2.0 if state.seen[paper] == EVERYONE else 1.0


def choice(state: LeadersTable, beliefs: QuickBeliefs, artifact: Artifact, index: int, value: int) -> float:
    """Score of a seat or place as the `index`-th choice of an artifact, over all its effects."""
    score = 0.02
    for verb, first, second in artifact.verbs:
        if first == index:
            score += _first(state, beliefs, verb, value)
        elif second == index:
            score += _second(state, beliefs, verb, value)
    if artifact.choices == (decks.HIDDEN_OF_EACH_HOLDER,):
        score += look(state, beliefs, value)
    return score


def _first(state: LeadersTable, beliefs: QuickBeliefs, verb: ArtifactVerb, value: int) -> float:
    if verb is effects.look:
        return look(state, beliefs, value)
    if verb is effects.expose:
        return _found(state, beliefs, value, beliefs.wanted)
    if verb is effects.swap:
        return _swap(beliefs, value)
    if verb is effects.hide:
        return 1.0 if value // PLACES == beliefs.seat else 0.0
    if verb is effects.look_at_all:
        return sum([look(state, beliefs, place) for place in range(PLACES * value, PLACES * value + PLACES)], 0.0)
    if verb is effects.shoot:
        return shot(state, beliefs, value)
    if verb is effects.hide_all:
        return 1.0 if value == beliefs.seat else 0.0
    foe_chance = beliefs.foe_chance(state, value)
    if verb in (effects.drop, effects.take_gun, effects.aim):
        return foe_chance + foe_chance * _threatens(state, beliefs, value)
    if verb in (effects.steal, effects.discard, effects.let_expose):
        return foe_chance
    return 1.0 - foe_chance  # effects that help their target: a gun, a card, a show of recruits, a shuffle


def _second(state: LeadersTable, beliefs: QuickBeliefs, verb: ArtifactVerb, value: int) -> float:
    if verb is effects.swap:
        return _swap(beliefs, value)
    return 0.0 if value == beliefs.seat else shot(state, beliefs, value)


def _swap(beliefs: QuickBeliefs, place: int) -> float:
    """Score of a place for a swap: a leader wins for a Wastelander or the holder of the other (L-win-3, L-win-4)."""
    own = place // PLACES == beliefs.seat
    for leader in (0, 1):
        if beliefs.leader_at[leader] == place:
            if own:
                return 0.0
            return VICTORY if beliefs.team == WASTELANDER or beliefs.held_by[1 - leader] == beliefs.seat else 0.0
    return 0.2 if own else 0.1


def reaction(state: LeadersTable, beliefs: QuickBeliefs) -> float:
    """Score of reacting to the current action; above 0.5: react."""
    deed, actor, a, _ = state.deed
    foe_chance = beliefs.foe_chance(state, actor)
    if deed == codes.SHOT:
        return _answer_to_shot(state, beliefs, actor, a)
    if deed == codes.INTERROGATION:
        if a // PLACES == beliefs.seat:
            return 1.0 if a in beliefs.leader_at else 0.0
        return _found(state, beliefs, a, beliefs.wanted)  # the recruit will be exposed to everybody
    if deed == codes.ARMING:
        return 0.4 + 0.4 * foe_chance
    if deed == codes.ARTIFACT_USE:
        aimed_at_me = beliefs.seat in state.declared and state.deck.artifacts[a].choices[:1] != (decks.OWN,)
        return foe_chance if aimed_at_me else 0.4 * foe_chance
    return 0.0


def _answer_to_shot(state: LeadersTable, beliefs: QuickBeliefs, shooter: int, target: int) -> float:
    for leader in (0, 1):
        if beliefs.held_by[leader] == target and state.up >> beliefs.leader_at[leader] & 1:
            if state.wastelanders >> shooter & 1:
                return 0.0 if beliefs.team == WASTELANDER else 1.0
            return 0.0 if leader in beliefs.wanted and beliefs.team != WASTELANDER else 1.0
    if target == beliefs.seat:
        return 1.0 if beliefs.seat in beliefs.held_by else 0.6
    return 1.0 if beliefs.own_leader_holder == target else 0.0
