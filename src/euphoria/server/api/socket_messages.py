"""Messages on the socket: the types of what clients send, and functions that build what the server sends.

docs/protocol.md describes them. The docstrings of the types are part of docs/protocol.schema.json.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from euphoria.kernel.core.state import State
from euphoria.kernel.frames.rewind import rewind
from euphoria.kernel.frames.shared_views import SharedViews
from euphoria.kernel.text.narrator import Audience
from euphoria.server.api.schemas import ClientData, Reason
from euphoria.server.match.match import Match
from euphoria.server.match.recent_frames import RecentFrames
from euphoria.server.match.taken_back import TakenBack
from euphoria.server.people.sanitize import LONGEST_CHAT
from euphoria.server.store.models import Chat

PROTOCOL = 1
"""Version of the protocol."""
LARGEST = 16 * 1024
"""The most bytes that a client may send in one message."""

Json = dict[str, Any]
PREFIX = "Socket"
"""Of classes whose name in the protocol's JSON schema is that of another class in this package."""


def schema_name(model: type) -> str:
    """The name of a message type in the JSON schema."""
    return model.__name__.removeprefix(PREFIX)


ClientId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Position = Annotated[str, Field(max_length=32)]
ActionPart = Annotated[str, Field(max_length=40)] | Annotated[int, Field(ge=-(2**31), lt=2**31)]


class Act(ClientData):
    type: Literal["act"]
    client_id: ClientId
    position: Position
    action: Annotated[list[ActionPart], Field(min_length=1, max_length=64)]


class Undo(ClientData):
    type: Literal["undo"]
    client_id: ClientId
    position: Position
    to: Annotated[int, Field(ge=0)] | None = None
    """How many events are to be left; None: without the last action."""


class AskTakeback(ClientData):
    """To go back to before my last choice, further than undo does."""

    type: Literal["takeback"]
    client_id: ClientId
    position: Position


class AnswerTakeback(ClientData):
    type: Literal["takeback-answer"]
    client_id: ClientId
    agree: bool


class SetStanding(ClientData):
    """To decline until something changes, or no longer."""

    type: Literal["standing"]
    client_id: ClientId
    position: Position
    on: bool


class SocketWhy(ClientData):
    """Why may I not do that?"""

    model_config = ConfigDict(model_title_generator=schema_name)

    type: Literal["why"]
    action: Annotated[list[ActionPart], Field(min_length=1, max_length=64)]


class Say(ClientData):
    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=4 * LONGEST_CHAT)]


class AskRewind(ClientData):
    """The views between the events from number `since` on, recomputed from the stored moves."""

    type: Literal["rewind"]
    since: Annotated[int, Field(ge=0, lt=2**31)]


class AskQuery(ClientData):
    """A read-only question about the position, one of those that the game answers; anybody who looks on may ask."""

    type: Literal["query"]
    id: ClientId
    """Of the question: the answer has it, too."""
    question: Annotated[str, Field(max_length=40)]
    arguments: dict[Annotated[str, Field(max_length=40)], Any] = Field(default_factory=dict)


ClientMessage = Act | Undo | AskTakeback | AnswerTakeback | SetStanding | SocketWhy | Say | AskRewind | AskQuery
READER: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])


def game_message(
    match: Match,
    seat: int | None,
    since: int,
    clocks: Any = None,
    audience: Audience | None = None,
    frames: RecentFrames | None = None,
    standing: bool | None = None,
    views: SharedViews | None = None,
) -> Json:
    """The game as one seat, or a spectator, may see it, with the events from `since` on, and texts for `audience`.

    `clocks` is the part of the message that shows them, and `frames` are the states between the events. `standing`:
    whether the seat has a standing answer. `views` remember what others at the table have been shown.
    """
    views = SharedViews() if views is None else views
    state = match.state_for(seat)
    view = match.view(seat, views)
    events = state.events(seat, since)
    legal = [] if seat is None else match.legal(seat)
    message = {
        "type": "game",
        "seat": seat,
        "position": match.position(seat, views),
        "view": view,
        "legal": [action.json() for action in legal],
        "locations": [] if seat is None else [state.game.location(state, seat, action) for action in legal],
        "may_undo": seat is not None and match.may_undo(seat),
        "undo_to": [] if seat is None else match.undo_marks(seat),
        "taken_back": [_taken_back(one, seat, audience) for one in match.taken_back],
        "forced": seat is not None and match.is_forced(seat),
        "standing": standing,
        "clocks": clocks,
        "outcome": None if state.outcome is None else state.outcome.json(),
        "since": since,
        "events": events,
        "rewind": [] if frames is None else views.rewind(view, frames.before(match, since), seat),
        "emphasis": [state.game.emphasis(state, event).json() for event in events],
    }
    return message if audience is None else message | {"words": texts_of(state, seat, since, audience)}


def _taken_back(taken_back: TakenBack, seat: int | None, audience: Audience | None) -> Json:
    """What was taken back at one place of the log, as this seat could read it."""
    events = taken_back.events(seat)
    shown = {"by": taken_back.by, "at": taken_back.at, "events": [event for _, event in events]}
    if audience is None:
        return shown
    return shown | {"words": [state.game.narrator.event(state, event, audience) for state, event in events]}


def texts_of(state: State, seat: int | None, since: int, audience: Audience) -> Json:
    """Texts for the question to this seat, its legal actions, and the events from `since` on."""
    narrator = state.game.narrator
    asked = seat is not None and seat in state.deciders
    legal = [] if seat is None else [(seat, action) for action in state.legal(seat)]
    details = [state.game.details(state, player, action, audience) for player, action in legal]
    return {
        "question": narrator.question(state, seat, audience) if seat is not None and asked else None,
        "waiting": None if asked else state.game.waiting(state, audience),
        "legal": [narrator.action(state, player, action, audience) for player, action in legal],
        "details": [None if one is None else one.json() for one in details] if any(details) else None,
        "events": [narrator.event(state, event, audience) for event in state.events(seat, since)],
    }


def why_message(match: Match, seat: int, action: list[str | int], audience: Audience) -> Json:
    """The rule that forbids an action now, and the reason as a text; of a legal action its sentence and details."""
    state = match.state_for(seat)
    asked = state.game.action(action)
    refusal = state.why_not(seat, asked)
    message: Json = {"type": "why", "action": action, "rule": None, "text": None, "sentence": None, "details": None}
    if refusal is None:
        sentence = state.game.narrator.action(state, seat, asked, audience)
        details = state.game.details(state, seat, asked, audience)
        return message | {"sentence": sentence, "details": details.json() if details else None}
    return message | {"rule": refusal.rule, "text": state.game.narrator.why(state, refusal, audience)}


def answer_message(match: Match, seat: int | None, query: AskQuery) -> Json:
    """The answer to a question about the position, from what this seat may know."""
    answer = match.state_for(seat).query(seat, query.question, **query.arguments)
    return {"type": "answer", "id": query.id, "question": query.question, "answer": answer}


def rewind_message(view: Json, seat: int | None, events: int, states_before: Sequence[State]) -> Json:
    """The views between the last of a game's `events`: `view` is the one after all of them.

    `states_before`: the states before each of the last events, newest first.
    """
    return {
        "type": "rewind",
        "since": events - len(states_before),
        "until": events,
        "view": view,
        "rewind": rewind(view, (before.view(seat) for before in states_before)),
    }


def chat_message(lines: list[Chat]) -> Json:
    shown = [{"id": line.id, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at} for line in lines]
    return {"type": "chat", "lines": shown}


def acknowledged(client_id: str, again: bool) -> Json:
    """`again`: the message had been carried out before (`client_id` is its idempotency key)."""
    return {"type": "acknowledged", "client_id": client_id, "again": again}


def refused(
    reason: Reason, client_id: str | None = None, game: Json | None = None, retry_after: float | None = None
) -> Json:
    """`retry_after`: seconds after which the same message may succeed."""
    message = {"type": "refused", "client_id": client_id, "reason": reason.model_dump(), "game": game}
    return message if retry_after is None else message | {"retry_after": retry_after}
