"""What a seat may know at each moment of a finished game, computed from its record by the library.

The server's messages are compared with it; nothing the server says is used to compute it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from euphoria import Record, ScriptedDice
from euphoria.kernel.core.state import State
from euphoria.kernel.frames.capture import apply_with_frames
from euphoria.kernel.text.narrator import Audience
from tests.frames.patching import views_back

Json = dict[str, Any]


def moments(record: Record, seat: int | None) -> Iterator[State]:
    """The states as this seat sees them. Of a joint question it sees only its own answer."""
    asked: State | None = None
    for state, _ in record.steps():
        if not state.joint or not any(state.answers):
            asked = state if state.joint else None
            yield state
            continue
        assert asked is not None
        own = None if seat is None else state.answers[seat]
        if seat is None or own is None:
            yield asked
        else:
            seen = asked.copy()
            seen.apply(seat, own)
            yield seen


def as_told(state: State, seat: int | None, since: int, audience: Audience) -> str:
    """All that may be sent about this state, as JSON text for an exact comparison."""
    narrator = state.game.narrator
    legal = [] if seat is None else state.legal(seat)
    events = state.events(seat, since)
    asked = seat is not None and seat in state.deciders
    details = [state.game.details(state, seat, action, audience) for action in legal] if seat is not None else []
    words = {
        "question": narrator.question(state, seat, audience) if asked and seat is not None else None,
        "waiting": None if asked else state.game.waiting(state, audience),
        "legal": [narrator.action(state, seat, action, audience) for action in legal] if seat is not None else [],
        "details": [None if one is None else one.json() for one in details] if any(details) else None,
        "events": [narrator.event(state, event, audience) for event in events],
    }
    outcome = None if state.outcome is None else state.outcome.json()
    return json.dumps([seat, state.view(seat), [action.json() for action in legal], outcome, events, words])


def parts_of(frame: Json) -> str:
    """The same parts of a message of the server, as JSON text."""
    return json.dumps([frame[part] for part in ("seat", "view", "legal", "outcome", "events", "words")])


def views_by_events(record: Record, seat: int | None) -> dict[int, set[str]]:
    """By number of events: what this seat may have seen after so many, between the events of one move too."""
    found: dict[int, set[str]] = {}
    between, before = list[State](), None
    for state, move in record.steps():
        if before is not None and move is not None:
            between += apply_with_frames(before, [(move.seat, move.action)], ScriptedDice(move.chance))[1]
        before = state.copy()
    for state in (*moments(record, seat), *between):
        found.setdefault(len(state.log), set()).add(json.dumps(state.view(seat), sort_keys=True))
    return found


def rewinds_lawfully(frame: Json, views: dict[int, set[str]]) -> bool:
    """Whether the views between the events of a message are what the seat could see at these events."""
    events = frame["since"] + len(frame["events"])
    rewound = views_back(frame["view"], frame["rewind"])
    return all(json.dumps(view, sort_keys=True) in views[events - back] for back, view in enumerate(rewound))


def unlawful(record: Record, seat: int | None, frames: Sequence[Json], audience: Audience) -> list[Json]:
    """The game messages that match no state, or only a state before that of the previous message; and those that lead
    back to a view that the seat could not see."""
    seen = views_by_events(record, seat)
    states = list(moments(record, seat))
    views = [json.dumps(state.view(seat)) for state in states]
    at, wrong = 0, list[Json]()
    for frame in frames:
        told, view = parts_of(frame), json.dumps(frame["view"])
        fitting = (
            number
            for number in range(at, len(states))
            if views[number] == view and as_told(states[number], seat, frame["since"], audience) == told
        )
        found = next(fitting, None)
        if found is None or not rewinds_lawfully(frame, seen):
            wrong.append(frame)
        else:
            at = found
    return wrong
