"""What the log tells: who has done what, and whether the learner has had a phase to think about it since."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.leaders import codes
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.state import LeadersTable

LEARNER, ALLY, BYSTANDER, LIAR = range(4)
"""The seats. The learner and the ally are Subterrans; the liar says so, and holds the Euphorian leader."""


def last(state: LeadersTable, event: int, fits: Callable[[tuple[int, ...]], bool]) -> int:
    """The number of the last entry of this event whose values fit; -1: there is none."""
    for number in range(len(state.log) - 1, -1, -1):
        code, _, _, *values = state.log[number]
        if code == event and fits(tuple(values)):
            return number
    return -1


def happened(state: LeadersTable, event: int, *values: int) -> bool:
    """Whether there is an entry of this event that begins with these values."""
    return last(state, event, lambda found: found[: len(values)] == values) >= 0


def passed_artifact_phase_since(state: LeadersTable, number: int) -> bool:
    """Whether the learner has had a whole artifact phase since this entry of the log; False if there is none (-1)."""
    if number < 0:
        return False
    turns = sum(1 for entry in list(state.log)[number:] if entry[0] == Event.TURN and entry[3] == LEARNER)
    in_first = turns == 1 and state.active == LEARNER and state.phase == codes.IN_ARTIFACT
    return turns > 0 and not in_first


def last_turned(state: LeadersTable) -> int:
    """Who became an Anarchist last; the bystander, as planned, if nobody has."""
    number = last(state, Event.TURNED, lambda _: True)
    return state.log[number][3] if number >= 0 else BYSTANDER


def holds(state: LeadersTable, seat: int, artifact: str) -> bool:
    return any(state.deck.artifacts[index].id == artifact for index in state.held(seat))


def number_of(state: LeadersTable, artifact: str) -> int:
    """The number by which actions name this artifact."""
    found = state.deck.find(artifact)
    assert found is not None, f"the lesson's deck has no {artifact}"
    return found.number


def is_next(state: LeadersTable, artifact: str) -> bool:
    """Whether this artifact lies on top of the deck."""
    return bool(state.pile) and state.deck.artifacts[state.artifact_of(state.pile[-1])].id == artifact
