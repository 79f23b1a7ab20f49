"""What goes over a socket: docs/protocol.md tells it in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from euphoria.server.clean import CHAT
from euphoria.server.match import Match
from euphoria.server.models import Chat
from euphoria.server.schemas import Given, Reason

PROTOCOL = 1
LARGEST = 16 * 1024
"""The most bytes that a client may send in one message."""

Json = dict[str, Any]
ClientId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Position = Annotated[str, Field(max_length=32)]
Part = Annotated[str, Field(max_length=40)] | Annotated[int, Field(ge=-(2**31), lt=2**31)]


class Act(Given):
    type: Literal["act"]
    client_id: ClientId
    position: Position
    action: Annotated[list[Part], Field(min_length=1, max_length=64)]


class Undo(Given):
    type: Literal["undo"]
    client_id: ClientId
    position: Position


class AskTakeback(Given):
    """To go back to before my last choice, further than undo does."""

    type: Literal["takeback"]
    client_id: ClientId
    position: Position


class AnswerTakeback(Given):
    type: Literal["takeback-answer"]
    client_id: ClientId
    agree: bool


class Say(Given):
    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=4 * CHAT)]


Said = Act | Undo | AskTakeback | AnswerTakeback | Say
READER: TypeAdapter[Said] = TypeAdapter(Annotated[Said, Field(discriminator="type")])


def game_message(match: Match, seat: int | None, since: int, clocks: Any = None) -> Json:
    """The game as one seat, or a spectator, may see it, with the events from `since` on."""
    state = match.seen_by(seat)
    view = match.view(seat)
    return {
        "type": "game",
        "seat": seat,
        "position": match.position(seat),
        "view": view,
        "legal": [] if seat is None else [action.json() for action in match.legal(seat)],
        "may_undo": seat is not None and match.may_take_back(seat),
        "clocks": clocks,
        "outcome": None if state.outcome is None else state.outcome.json(),
        "since": since,
        "events": state.events(seat, since),
    }


def chat_message(lines: list[Chat]) -> Json:
    said = [{"id": line.id, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at} for line in lines]
    return {"type": "chat", "lines": said}


def acknowledged(client_id: str, again: bool) -> Json:
    return {"type": "acknowledged", "client_id": client_id, "again": again}


def refused(reason: Reason, client_id: str | None = None, game: Json | None = None) -> Json:
    return {"type": "refused", "client_id": client_id, "reason": reason.model_dump(), "game": game}
