"""The socket protocol as types, and as a JSON schema of them: docs/protocol.schema.json, and `/api/protocol.json`.

    python -m euphoria.server.api.socket_protocol > docs/protocol.schema.json

What clients say is read by types of `messages.py`. What they are told is built as plain objects, often and quickly; the
types here describe it, and tests hold real games against them.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from euphoria.server.api.schemas import Reason, TableOut
from euphoria.server.api.socket_messages import PROTOCOL, Act, AnswerTakeback, AskTakeback, Say, Undo, Why

ActionForm = Annotated[list[str | int], Field(min_length=1, description="a kind of action and its values")]
View = Annotated[dict[str, Any], Field(description="what the seat may know; its form is the game's own")]


class Told(BaseModel):
    """What the server sends: all of it, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Told):
    type: Literal["hello"]
    protocol: Literal[1]
    seat: int | None
    commitment: str | None


class TableNow(Told):
    type: Literal["table"]
    table: TableOut
    present: list[int]
    watching: int


class Ended(Told):
    winners: list[int]
    scores: list[int]
    reason: str
    rule: str


class Event(BaseModel):
    """One entry of the log; what it tells beside this is the game's own."""

    model_config = ConfigDict(extra="allow")

    n: int
    event: str
    rule: str | None = None


class Clock(Told):
    left: int
    """Milliseconds, at the time `now`."""
    running: bool


class ClocksNow(Told):
    kind: Literal["live", "correspondence"]
    now: int
    """The server's time, in milliseconds since 1970."""
    increment: int
    seats: list[Clock]


class Words(Told):
    """The same in words, for whoever came with a language."""

    question: str | None
    legal: list[str]
    events: list[str]


class GameNow(Told):
    type: Literal["game"]
    seat: int | None
    position: str
    view: View
    legal: list[ActionForm]
    may_undo: bool
    clocks: ClocksNow | None
    outcome: Ended | None
    since: int
    events: list[Event]
    mark: str | None = None
    """Of all events that the viewer has now; not where the game comes with a refusal."""
    words: Words | None = None


class ChatLine(Told):
    id: int
    seat: int
    name: str
    text: str
    at: int


class ChatSaid(Told):
    type: Literal["chat"]
    lines: list[ChatLine]


class Takeback(Told):
    type: Literal["takeback"]
    seat: int | None
    """Who asks; None: nobody, or no longer."""
    waiting_for: list[int]


class WhyNot(Told):
    """The answer to `why`: both null if the action is allowed."""

    type: Literal["why"]
    action: ActionForm
    rule: str | None
    text: str | None


class Acknowledged(Told):
    type: Literal["acknowledged"]
    client_id: str
    again: bool


class Refused(Told):
    type: Literal["refused"]
    client_id: str | None
    reason: Reason
    game: GameNow | None
    retry_after: float | None = None
    """In seconds, with `too-fast` and `takeback-wait` only."""


FROM_SERVER: tuple[type[BaseModel], ...] = (Hello, TableNow, GameNow, ChatSaid, Takeback, WhyNot, Acknowledged, Refused)
TO_SERVER: tuple[type[BaseModel], ...] = (Act, Undo, AskTakeback, AnswerTakeback, Why, Say)


@cache
def schema() -> dict[str, Any]:
    """Every message, in either direction."""
    modes: list[tuple[type[BaseModel], JsonSchemaMode]] = [
        *((model, "serialization") for model in FROM_SERVER),
        *((model, "validation") for model in TO_SERVER),
    ]
    named, parts = models_json_schema(modes)
    one_of = {name: [named[model, mode] for model, mode in modes if model in models] for name, models in SIDES.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket protocol of Euphoria Table",
        "version": PROTOCOL,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in SIDES],
        "$defs": {**{name: {"oneOf": refs} for name, refs in one_of.items()}, **parts["$defs"]},
    }


SIDES = {"FromServer": FROM_SERVER, "ToServer": TO_SERVER}


def text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
