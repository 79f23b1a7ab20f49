"""Why something cannot be chosen for an artifact: the rule, and a message that every language has.

Like legality itself (L-art-9), a reason depends on what is public.
"""

from __future__ import annotations

from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import SEAT_CHOICES, Artifact
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES
from euphoria.games.leaders.rules.artifact_choices import gives_second_gun, holders_to_look_at
from euphoria.games.leaders.rules.artifact_effects import swap
from euphoria.games.leaders.state import LeadersTable

Why = tuple[str, str, dict[str, str | int]]
"""(rule, message key, its arguments). The key is `leaders-why-` and this."""


def why_not_player(state: LeadersTable, seat: int, player: int) -> Why:
    """Of a player who is no lawful choice for the artifact in use."""
    artifact, choice = _wanted(state)
    named: dict[str, str | int] = {"artifact": artifact.id}
    if choice not in SEAT_CHOICES:
        return artifact.rule, "choose-a-recruit", named
    if player == seat and choice in (decks.OTHER, decks.HOLDER):
        return artifact.rule, "choose-another-player", named
    if choice == decks.HOLDER and state.guns[player] < 0:
        return artifact.rule, "they-lack-gun", {"player": player}
    if choice == decks.TARGET and player == state.declared[0]:
        return "L-gun-4", "aim-at-its-holder", {"player": player}
    if choice == decks.TARGET and player == state.guns[state.declared[0]]:
        return "L-art-9", "already-aimed", {"player": player}
    if state.declared and choice == artifact.choices[0]:
        return _pair(artifact, player == state.declared[0])
    for verb, first, _ in artifact.verbs:
        if first != len(state.declared):
            continue
        if gives_second_gun(state, seat, verb, player):
            return "L-art-7", "their-second-gun", {"player": player}
        if verb.lacks and not verb.changes(state, seat, player, -1):
            return "L-art-9", f"they-lack-{verb.lacks}", {"player": player}
    return "L-art-9", "not-for-this-artifact", named


def why_not_recruit(state: LeadersTable, seat: int, place: int) -> Why:
    """Of a recruit that is no lawful choice for the artifact in use."""
    artifact, choice = _wanted(state)
    named: dict[str, str | int] = {"artifact": artifact.id}
    spoken_of: dict[str, str | int] = {"player": place // PLACES, "place": place % PLACES + 1}
    if choice in SEAT_CHOICES:
        return artifact.rule, "choose-a-player", named
    own = place // PLACES == seat
    if choice == decks.OWN and not own:
        return artifact.rule, "choose-your-own", named
    if own and choice not in (decks.OWN, decks.EXPOSED):
        return artifact.rule, "choose-of-another", named
    if choice in (decks.HIDDEN, decks.HIDDEN_OF_EACH_HOLDER) and state.is_up(place):
        return artifact.rule, "already-exposed", spoken_of
    if choice == decks.HIDDEN_OF_EACH_HOLDER:
        return artifact.rule, "choose-of-holder", {"player": holders_to_look_at(state, seat)[len(state.declared)]}
    if choice == decks.EXPOSED and not state.is_up(place):
        return artifact.rule, "already-hidden", spoken_of
    if choice == decks.EXPOSED and state.kind_at(place) < EUPHORIAN_FOLLOWER:
        return artifact.rule, "leader-stays", spoken_of
    if artifact.choices[0] == artifact.choices[-1] and len(artifact.choices) == 2:
        return _pair(artifact, [other // PLACES for other in state.declared] == [place // PLACES])
    if any(verb is swap for verb, _, _ in artifact.verbs):
        return "L-art-9", "swap-of-equals", {}
    return "L-art-9", "not-for-this-artifact", named


def _pair(artifact: Artifact, same_player: bool) -> Why:
    """Two choices alike are of two players, and named in one order only."""
    if same_player:
        return artifact.rule, "two-players", {"artifact": artifact.id}
    return artifact.rule, "choose-in-order", {}


def _wanted(state: LeadersTable) -> tuple[Artifact, int]:
    """The artifact in use, and the sort of the choice that is being made."""
    artifact = state.deck.artifacts[state.deed[2]]
    return artifact, artifact.choices[min(len(state.declared), len(artifact.choices) - 1)]
