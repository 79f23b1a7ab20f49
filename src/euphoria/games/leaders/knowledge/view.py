"""What a seat may know, built from what it has seen; a spectator is a seat that knows what is public.

A seat's view is the spectators' one, with the parts made anew in which a seat may know more.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.leaders import codes
from euphoria.games.leaders.components import KINDS, PLACES, TEAMS
from euphoria.games.leaders.events import Event, event
from euphoria.games.leaders.knowledge.artifact_knowledge import Artifacts
from euphoria.games.leaders.knowledge.recruit_knowledge import Papers, eye, known_papers
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.state import Json

CLAIMS: Final = (Event.CLAIMED_TEAM, Event.CLAIMED_RECRUIT)


def view(state: LeadersTable, seat: int | None) -> Json:
    public = public_view(state)
    return public if seat is None else beside(state, seat, public)


def beside(state: LeadersTable, seat: int, spectators: Json) -> Json:
    """The view of a seat, from that of spectators."""
    shown: Any = spectators["players"]
    seen = players(state, seat)
    return spectators | {
        "seat": seat,
        "asked": asked(state, seat),
        "players": [was if was == now else now for was, now in zip(shown, seen, strict=True)],
        "you": you(state, seat),
    }


def public_view(state: LeadersTable) -> Json:
    """The view of spectators."""
    return {
        "game": state.game.id,
        "revision": state.game.revision,
        "seat": None,
        "seats": state.seats,
        "options": {name: value for name, value in state.settings._asdict().items() if name != "deck"},
        "deck": state.deck.name,
        "turn": state.turn,
        "phase": codes.PHASES[state.phase],
        "active": state.active if state.turn else None,
        "extra_turn": state.extra_turn,
        "clockwise": state.direction == 1,
        "asked": asked(state, None),
        "centre": state.centre,
        "pile": len(state.pile),
        "discards": [_artifact(state, tag) for tag in state.discards],
        "out": [_artifact(state, tag) for tag in state.gone],
        "players": players(state, None),
        "claims": claims(state),
        "you": None,
        "outcome": None if state.outcome is None else state.outcome.json(),
    }


def asked(state: LeadersTable, seat: int | None) -> Json:
    """Who is asked what. A declaration under way is its player's secret (L-info-11)."""
    question = state.question
    if question in (codes.ASK_CHOICE, codes.ASK_PAYMENT) and seat not in state.deciders:
        question = codes.ASK_ACTION
    read: Json = {
        "seats": list(state.deciders),
        "question": codes.QUESTIONS[question] if state.deciders else None,
        "together": state.joint,
        "about": None,
    }
    if state.deciders and question in (
        codes.ASK_REACTION,
        codes.ASK_REDIRECT,
        codes.ASK_CHOICE,
        codes.ASK_PAYMENT,
    ):
        read["about"] = deed(state)
    return read


def deed(state: LeadersTable) -> Json:
    """The action that is being declared or answered."""
    code, actor, a, _ = state.deed
    read: Json = {"seat": actor}
    if code == codes.INTERROGATION:
        read |= {"deed": "interrogation", "place": a}
    elif code == codes.ARTIFACT_USE:
        read |= {"deed": "artifact", "artifact": state.deck.artifacts[a].id, "declared": list(state.declared)}
    elif code == codes.ARMING:
        read |= {"deed": "arming"}
    elif code == codes.SHOT:
        read |= {"deed": "shot", "target": a}
    else:
        read |= {"deed": "hiding", "place": a}
    return read


def players(state: LeadersTable, seat: int | None) -> list[Json]:
    """All players as a seat sees them."""
    known = known_papers(state, seat)
    artifacts = Artifacts(state, eye(seat))
    return [player(state, other, known, artifacts) for other in range(state.seats)]


def player(state: LeadersTable, other: int, known: Papers, artifacts: Artifacts) -> Json:
    """One player as a seat sees them."""
    gun = state.guns[other]
    return {
        "seat": other,
        "wastelander": state.is_wastelander(other),
        "gun": gun >= 0,
        "aim": gun if 0 <= gun < state.seats else None,
        "hand": len(state.hands[other]),
        "known_artifacts": [state.deck.artifacts[artifact].id for artifact in artifacts.known_in(state.hands[other])],
        "recruits": [recruit(state, place, known) for place in range(PLACES * other, PLACES * other + PLACES)],
    }


def recruit(state: LeadersTable, place: int, known: Papers) -> Json:
    """A recruit: its face, what this seat lawfully knows of it (L-info-1), and who else has seen it (L-info-4)."""
    paper = state.at[place]
    kind = known.kinds[paper]
    pool = known.pools.get(paper)
    return {
        "place": place,
        "exposed": state.is_up(place),
        "kind": KINDS[kind] if kind >= 0 else None,
        "one_of": None if pool is None else [KINDS[kind] if kind >= 0 else None for kind in pool[0]],
        "seen_by": [other for other in range(state.seats) if state.seen[paper] >> other & 1],
    }


def you(state: LeadersTable, seat: int) -> Json:
    """What only this seat has: its hand, and the team that it is on."""
    return {
        "hand": [state.deck.artifacts[index].id for index in sorted(map(state.artifact_of, state.hands[seat]))],
        "team": TEAMS[state.team(seat)],
        "claims_left": state.claims_left if state.active == seat and state.turn else 0,
        "answered": _own_answer(state, seat),
    }


def _own_answer(state: LeadersTable, seat: int) -> list[str | int] | None:
    answer = state.answers[seat] if state.joint else None
    return None if answer is None else answer.json()


def claims(state: LeadersTable) -> list[Json]:
    """All claims, as they were made, for everybody to hear (L-info-8)."""
    return [event(state, number, None) for number in state.log.numbers_of(CLAIMS)]


def _artifact(state: LeadersTable, tag: int) -> str:
    return state.deck.artifacts[state.artifact_of(tag)].id
