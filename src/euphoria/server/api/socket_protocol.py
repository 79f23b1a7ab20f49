"""The socket protocol as types, and the JSON schema made from them: docs/protocol.schema.json, `/api/protocol.json`.

    python -m euphoria.server.api.socket_protocol > docs/protocol.schema.json

Messages of clients are parsed by the types in `socket_messages.py`. Messages of the server are built as plain
dictionaries, for speed; the types here describe them, and tests validate the messages of real games against the schema.

The docstrings of these classes are part of the schema. So are their names, without the prefix `Socket`, which some have
because other classes of the package have the plain name.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode, models_json_schema

from euphoria.server.api.schemas import ChoiceDetailsOut, EmphasisOut, Reason, TableOut
from euphoria.server.api.socket_messages import (
    PREFIX,
    PROTOCOL,
    Act,
    AnswerTakeback,
    AskQuery,
    AskRewind,
    AskTakeback,
    Say,
    SetStanding,
    SocketWhy,
    Undo,
    schema_name,
)

ActionForm = Annotated[list[str | int], Field(min_length=1, description="a kind of action and its values")]
View = Annotated[dict[str, Any], Field(description="what the seat may know; its form is the game's own")]


class ServerMessage(BaseModel):
    """Base of everything that the server sends: exactly the declared fields."""

    model_config = ConfigDict(extra="forbid", strict=True, model_title_generator=schema_name)


class Hello(ServerMessage):
    type: Literal["hello"]
    protocol: Literal[1]
    seat: int | None
    commitment: str | None


class TableNow(ServerMessage):
    type: Literal["table"]
    table: TableOut
    present: list[int]
    watching: int


class Ended(ServerMessage):
    winners: list[int]
    scores: list[int]
    reason: str
    rule: str


class SocketEvent(BaseModel):
    """One entry of the log; what it tells beside this is the game's own."""

    model_config = ConfigDict(extra="allow", model_title_generator=schema_name)

    n: int
    event: str
    rule: str | None = None


class SocketClock(ServerMessage):
    left: int
    """Milliseconds left at the time `now`."""
    running: bool


class ClocksNow(ServerMessage):
    kind: Literal["live", "correspondence"]
    now: int
    """The server's time, in milliseconds since 1970."""
    increment: int
    seats: list[SocketClock]


class SocketWords(ServerMessage):
    """The same in words, for whoever came with a language."""

    question: str | None
    waiting: str | None
    """Whom the table waits for, and to decide what; null: the viewer is asked, or their names say it all."""
    legal: list[str]
    details: list[ChoiceDetailsOut | None] | None
    """For each choice, what it costs and does beyond its sentence; null: none of them has more to say."""
    events: list[str]


class PatchOperation(ServerMessage):
    """One operation of a JSON Patch (RFC 6902). A list that changes its length is replaced whole."""

    op: Literal["add", "remove", "replace"]
    path: str
    """A JSON Pointer (RFC 6901)."""
    value: Any = None
    """Missing with `remove`."""


Rewind = Annotated[
    list[list[PatchOperation]],
    Field(
        description="patches, newest first: each turns the view after an event into the view before it; the first is "
        "for `view` and the last event"
    ),
]


class SocketLocation(ServerMessage):
    """Where an action leads on a table that is measured."""

    place: list[int]
    cost: int | None = None
    way: list[list[int]] | None = None


class SocketTakenBack(ServerMessage):
    """Events that were taken back, by one seat or with what it asked to take back."""

    by: int
    at: int
    """How many events were left: they stood after those."""
    events: list[SocketEvent]
    words: list[str] | None = None


class GameNow(ServerMessage):
    type: Literal["game"]
    seat: int | None
    position: str
    view: View
    legal: list[ActionForm]
    locations: list[SocketLocation | None] = []
    """For each legal action, where it leads, in games on a table that is measured."""
    may_undo: bool
    undo_to: list[int] = []
    """How many events may be left when this seat undoes several of its actions at once."""
    taken_back: list[SocketTakenBack] = []
    """What was taken back lately, the oldest first."""
    forced: bool = False
    """Whether the one legal action may be taken by itself, since everybody can tell that it is the only one."""
    standing: bool | None = None
    """Whether the seat has a standing answer; None if it has none, and could set none now."""
    clocks: ClocksNow | None
    outcome: Ended | None
    since: int
    events: list[SocketEvent]
    rewind: Rewind
    emphasis: list[EmphasisOut]
    """For each event, who did it, to whom, and how heavy it is."""
    mark: str | None = None
    """Hash of all events that the viewer has now; missing in a game that comes with a refusal."""
    words: SocketWords | None = None


class ChatLine(ServerMessage):
    id: int
    seat: int
    name: str
    text: str
    at: int


class ChatSaid(ServerMessage):
    type: Literal["chat"]
    lines: list[ChatLine]


class Takeback(ServerMessage):
    type: Literal["takeback"]
    seat: int | None
    """The seat that asks for a takeback; None if there is no open request."""
    waiting_for: list[int]


class WhyNot(ServerMessage):
    """The answer to `why`: the rule that forbids the action and its reason, or else the action in words."""

    type: Literal["why"]
    action: ActionForm
    rule: str | None
    text: str | None
    sentence: str | None
    """The action in words, if it is allowed: an action that is not on the list has its words only here."""
    details: ChoiceDetailsOut | None
    """What an allowed action costs and does beyond its sentence."""


class Rewound(ServerMessage):
    """The answer to `rewind`."""

    type: Literal["rewind"]
    since: int
    """The number of the first event that has a patch: later than asked for, if the server does not go back so far."""
    until: int
    """How many events there are; `view` is the view after the last of them."""
    view: View
    rewind: Rewind


class Answered(ServerMessage):
    """The answer to `query`."""

    type: Literal["answer"]
    id: str
    question: str
    answer: Annotated[dict[str, Any], Field(description="its form is the game's own")]


class Acknowledged(ServerMessage):
    type: Literal["acknowledged"]
    client_id: str
    again: bool


class SocketRefused(ServerMessage):
    type: Literal["refused"]
    client_id: str | None
    reason: Reason
    game: GameNow | None
    retry_after: float | None = None
    """In seconds, with `too-fast` and `takeback-wait` only."""


FROM_SERVER: tuple[type[BaseModel], ...] = (
    Hello,
    TableNow,
    GameNow,
    ChatSaid,
    Takeback,
    WhyNot,
    Rewound,
    Answered,
    Acknowledged,
    SocketRefused,
)
TO_SERVER: tuple[type[BaseModel], ...] = (
    Act,
    Undo,
    AskTakeback,
    AnswerTakeback,
    SetStanding,
    SocketWhy,
    Say,
    AskRewind,
    AskQuery,
)


class _SchemaGenerator(GenerateJsonSchema):
    def normalize_name(self, name: str) -> str:
        return super().normalize_name(name).removeprefix(PREFIX)


@cache
def schema() -> dict[str, Any]:
    """The JSON schema of every message, in both directions."""
    modes: list[tuple[type[BaseModel], JsonSchemaMode]] = [
        *((model, "serialization") for model in FROM_SERVER),
        *((model, "validation") for model in TO_SERVER),
    ]
    named, parts = models_json_schema(modes, schema_generator=_SchemaGenerator)
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
    """The contents of docs/protocol.schema.json."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
