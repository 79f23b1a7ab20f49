"""What a seat may know at each moment of a finished game, computed from its record by the library.

The server's messages are compared with it; nothing the server says is used to compute it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from euphoria import Record
from euphoria.kernel.core.state import State
from euphoria.kernel.text.narrator import Audience

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
    words = {
        "question": narrator.question(state, seat, audience) if asked and seat is not None else None,
        "legal": [narrator.action(state, seat, action, audience) for action in legal] if seat is not None else [],
        "events": [narrator.event(state, event, audience) for event in events],
    }
    outcome = None if state.outcome is None else state.outcome.json()
    return json.dumps([seat, state.view(seat), [action.json() for action in legal], outcome, events, words])


def parts_of(frame: Json) -> str:
    """The same parts of a message of the server, as JSON text."""
    return json.dumps([frame[part] for part in ("seat", "view", "legal", "outcome", "events", "words")])


def unlawful(record: Record, seat: int | None, frames: Sequence[Json], audience: Audience) -> list[Json]:
    """The game messages that match no state, or only a state before that of the previous message."""
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
        if found is None:
            wrong.append(frame)
        else:
            at = found
    return wrong
