"""What a seat would like, by what it has seen itself: whom to shoot, where to look, what to pay with, whom to choose.

Marks are 0 for what is of no use and grow from there; only their order and their rough size matter.
"""

from __future__ import annotations

from euphoria.bots.leaders.quick_beliefs import Mind
from euphoria.games.leaders import codes
from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import Artifact
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, EVERYONE, PLACES, WASTELANDER
from euphoria.games.leaders.state import LeadersTable

VICTORY = 100.0
"""The mark of what ends the game in one's favour."""
WORTH_A_SHOT = 0.8
"""A shot at one's own team does harm: so one waits for a mark like this, unless nothing better can be done."""


def shot(state: LeadersTable, mind: Mind, target: int) -> float:
    """How good it is to shoot this player."""
    for leader in (0, 1):
        if mind.held_by[leader] == target and state.up >> mind.leader_at[leader] & 1:
            return VICTORY if leader in mind.wanted else 0.0
    foe = mind.foe(state, target)
    found = sum(mind.holds(target, leader) for leader in mind.wanted)
    if mind.team == WASTELANDER:
        return 3.0 * found + 0.02
    own = mind.holds(target, mind.team)
    if own == 1.0:
        return 0.0
    threat = _threatens(state, mind, target)
    return max(0.0, 3.0 * found - 1.5 * own + foe + foe * threat)


def _threatens(state: LeadersTable, mind: Mind, player: int) -> bool:
    """Whether this player's gun points at this seat, or at its leader."""
    return state.guns[player] >= 0 and state.guns[player] in (mind.seat, mind.chief)


def look(state: LeadersTable, mind: Mind, place: int) -> float:
    """How much there is to be learned from a look at this place."""
    if state.seen[state.at[place]] >> mind.seat & 1:
        return 0.0
    doubt = 1.0 - abs(2.0 * mind.euphorian[place // PLACES] - 1.0)
    return 0.05 + 2.0 * _found(state, mind, place, (0, 1)) + 0.3 * doubt


def _found(state: LeadersTable, mind: Mind, place: int, leaders: tuple[int, ...]) -> float:
    """How likely one of these leaders lies there, as far as the seat can tell."""
    if state.seen[state.at[place]] >> mind.seat & 1:
        return float(place in [mind.leader_at[leader] for leader in leaders])
    return sum(mind.lies_at(place, leader) for leader in leaders)


def payment(state: LeadersTable, place: int) -> float:
    """A leader is never paid with while there is a follower; best is what everybody knows anyway."""
    paper = state.at[place]
    if state.kinds[paper] < EUPHORIAN_FOLLOWER:
        return 0.0
    return 2.0 if state.seen[paper] == EVERYONE else 1.0


def choice(state: LeadersTable, mind: Mind, artifact: Artifact, index: int, value: int) -> float:
    """How good this seat or place is as that choice of an artifact, for all that it then does."""
    mark = 0.02
    for verb, first, second in artifact.verbs:
        if first == index:
            mark += _first(state, mind, verb, value)
        elif second == index:
            mark += _second(state, mind, verb, value)
    if artifact.choices == (decks.HIDDEN_OF_EACH_HOLDER,):
        mark += look(state, mind, value)
    return mark


def _first(state: LeadersTable, mind: Mind, verb: int, value: int) -> float:
    if verb == decks.LOOK:
        return look(state, mind, value)
    if verb == decks.EXPOSE:
        return _found(state, mind, value, mind.wanted)
    if verb == decks.SWAP:
        return _swap(mind, value)
    if verb == decks.HIDE:
        return 1.0 if value // PLACES == mind.seat else 0.0
    if verb == decks.LOOK_AT_ALL:
        return sum(look(state, mind, place) for place in range(PLACES * value, PLACES * value + PLACES))
    if verb == decks.SHOOT:
        return shot(state, mind, value)
    if verb == decks.HIDE_ALL:
        return 1.0 if value == mind.seat else 0.0
    foe = mind.foe(state, value)
    if verb in (decks.DROP, decks.TAKE_GUN, decks.AIM):
        return foe + foe * _threatens(state, mind, value)
    if verb in (decks.STEAL, decks.DISCARD, decks.LET_EXPOSE):
        return foe
    return 1.0 - foe  # a gun, a card, a show of recruits, a shuffle: for friends


def _second(state: LeadersTable, mind: Mind, verb: int, value: int) -> float:
    if verb == decks.SWAP:
        return _swap(mind, value)
    return 0.0 if value == mind.seat else shot(state, mind, value)


def _swap(mind: Mind, place: int) -> float:
    """A Wastelander wins with any leader, and who holds one leader wins with the other (L-win-3, L-win-4)."""
    own = place // PLACES == mind.seat
    for leader in (0, 1):
        if mind.leader_at[leader] == place:
            if own:
                return 0.0
            return VICTORY if mind.team == WASTELANDER or mind.held_by[1 - leader] == mind.seat else 0.0
    return 0.2 if own else 0.1


def reaction(state: LeadersTable, mind: Mind) -> float:
    """Whether what is being done had better be answered: above 0.5 it had."""
    deed, actor, a, _ = state.deed
    foe = mind.foe(state, actor)
    if deed == codes.SHOT:
        return _answer_to_shot(state, mind, actor, a)
    if deed == codes.INTERROGATION:
        if a // PLACES == mind.seat:
            return 1.0 if a in mind.leader_at else 0.0
        return _found(state, mind, a, mind.wanted)  # it will be exposed for all
    if deed == codes.ARMING:
        return 0.4 + 0.4 * foe
    if deed == codes.ARTIFACT_USE:
        aimed_at_me = mind.seat in state.declared and state.deck.artifacts[a].choices[:1] != (decks.OWN,)
        return foe if aimed_at_me else 0.4 * foe
    return 0.0


def _answer_to_shot(state: LeadersTable, mind: Mind, shooter: int, target: int) -> float:
    for leader in (0, 1):
        if mind.held_by[leader] == target and state.up >> mind.leader_at[leader] & 1:
            if state.wastelanders >> shooter & 1:
                return 0.0 if mind.team == WASTELANDER else 1.0
            return 0.0 if leader in mind.wanted and mind.team != WASTELANDER else 1.0
    if target == mind.seat:
        return 1.0 if mind.seat in mind.held_by else 0.6
    return 1.0 if mind.chief == target else 0.0
