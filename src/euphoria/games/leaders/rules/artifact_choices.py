"""What the user of an artifact may choose, judged from what is public (L-art-7, L-art-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.games.leaders.actions import OTHERS, SLOTS
from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import Artifact
from euphoria.games.leaders.cards.verbs import ArtifactVerb
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, MOST_SEATS, PLACES
from euphoria.games.leaders.state import LeadersTable

Range = Callable[[LeadersTable, int, list[int]], list[int]]
"""The seats or places that can be chosen, by (state, user, what has been chosen before)."""
RANGES: dict[int, Range] = {}
"""By the number of the choice."""
ALL: Final = MOST_SEATS * PLACES


def usable(state: LeadersTable, seat: int, artifact: Artifact) -> bool:
    """Whether there is at least one lawful way to use this action artifact now."""
    if artifact.reaction:
        return False
    if not artifact.choices:
        return _works(state, seat, artifact, [])
    return candidates(state, seat, artifact, [], most=1) != []


def complete(state: LeadersTable, seat: int, artifact: Artifact, declared: list[int]) -> bool:
    """All that this artifact wants declared has been declared."""
    if artifact.choices == (decks.HIDDEN_OF_EACH_HOLDER,):
        return len(declared) == len(holders_to_look_at(state, seat))
    return len(declared) == len(artifact.choices)


def candidates(state: LeadersTable, seat: int, artifact: Artifact, declared: list[int], most: int = ALL) -> list[int]:
    """The next seats or places that can be declared, such that the declaration can still be completed."""
    choices = artifact.choices
    chosen = len(declared)
    choice = choices[min(chosen, len(choices) - 1)]
    found: list[int] = []
    for candidate in RANGES[choice](state, seat, declared):
        if chosen and not _fits(artifact, choice, declared[0], candidate):
            continue
        if choice == decks.HIDDEN_OF_EACH_HOLDER:
            possible = True
        elif chosen + 1 == len(choices):
            possible = _works(state, seat, artifact, [*declared, candidate])
        else:
            possible = candidates(state, seat, artifact, [*declared, candidate], most=1) != []
        if possible:
            found.append(candidate)
            if len(found) == most:
                break
    return found


# What each choice ranges over.


def _choice(number: int) -> Callable[[Range], Range]:
    """Declare what this choice ranges over."""

    def declare(function: Range) -> Range:
        RANGES[number] = function
        return function

    return declare


@_choice(decks.OTHER)
def other(state: LeadersTable, seat: int, declared: list[int]) -> list[int]:
    return list(OTHERS[state.seats][seat])


@_choice(decks.PLAYER)
def player(state: LeadersTable, seat: int, declared: list[int]) -> list[int]:
    return list(range(state.seats))


@_choice(decks.HOLDER)
def holder(state: LeadersTable, seat: int, declared: list[int]) -> list[int]:
    return [other for other in OTHERS[state.seats][seat] if state.guns[other] >= 0]


@_choice(decks.TARGET)
def target(state: LeadersTable, seat: int, declared: list[int]) -> list[int]:
    return [other for other in range(state.seats) if other != declared[0]]


@_choice(decks.OWN)
def own(state: LeadersTable, seat: int, declared: list[int]) -> list[int]:
    return list(range(PLACES * seat, PLACES * seat + PLACES))


@_choice(decks.RECRUIT)
def recruit(state: LeadersTable, seat: int, declared: list[int]) -> list[int]:
    return [place for place in range(PLACES * state.seats) if place // PLACES != seat]


@_choice(decks.HIDDEN)
def hidden(state: LeadersTable, seat: int, declared: list[int]) -> list[int]:
    return [place for place in range(PLACES * state.seats) if place // PLACES != seat and not state.is_up(place)]


@_choice(decks.EXPOSED)
def exposed(state: LeadersTable, seat: int, declared: list[int]) -> list[int]:
    return [place for place in range(PLACES * state.seats) if is_exposed_follower(state, place)]


@_choice(decks.HIDDEN_OF_EACH_HOLDER)
def hidden_of_each_holder(state: LeadersTable, seat: int, declared: list[int]) -> list[int]:
    holders = holders_to_look_at(state, seat)
    if len(declared) >= len(holders):
        return []
    holder = holders[len(declared)]
    return [PLACES * holder + slot for slot in SLOTS[state.hidden(holder)]]


def holders_to_look_at(state: LeadersTable, seat: int) -> list[int]:
    return [other for other in OTHERS[state.seats][seat] if state.guns[other] >= 0 and state.hidden(other)]


def _fits(artifact: Artifact, choice: int, first: int, second: int) -> bool:
    """Two choices name two things; two recruits of others, two other players. Pairs are named in one order."""
    if choice == decks.HIDDEN_OF_EACH_HOLDER or choice == decks.TARGET:
        return True
    if choice == artifact.choices[0]:
        if choice in (decks.RECRUIT, decks.HIDDEN):
            first //= PLACES
            second //= PLACES
        if artifact.symmetric:
            return first < second
        return first != second
    return True


def _works(state: LeadersTable, seat: int, artifact: Artifact, declared: list[int]) -> bool:
    """It would change something (L-art-9), and give nobody a second gun (L-art-7)."""
    changes = False
    for verb, first, second in artifact.verbs:
        x = declared[first] if first >= 0 else -1
        y = declared[second] if second >= 0 else -1
        if gives_second_gun(state, seat, verb, x):
            return False
        changes = changes or verb.changes(state, seat, x, y)
    return changes


def gives_second_gun(state: LeadersTable, seat: int, verb: ArtifactVerb, x: int) -> bool:
    """Whether the verb would give a gun to a player who has one."""
    if verb.gun_for is None:
        return False
    return state.guns[seat if verb.gun_for == "user" else x] >= 0


def is_exposed_follower(state: LeadersTable, place: int) -> bool:
    return state.is_up(place) and state.kind_at(place) >= EUPHORIAN_FOLLOWER
