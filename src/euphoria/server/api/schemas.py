"""What HTTP takes and gives, as OpenAPI shows it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

from euphoria.kernel.record.verifiable_dice import LONGEST
from euphoria.server.match.table_settings import DEFAULT_SETTINGS, TableSettings
from euphoria.server.people.passwords import LEAST, MOST

Name = Annotated[str, Field(max_length=200)]
Password = Annotated[str, Field(min_length=LEAST, max_length=MOST)]
TABLE_ID = r"^[A-Za-z0-9_-]{1,32}$"
TableId = Annotated[str, Path(pattern=TABLE_ID)]
SeatNumber = Annotated[int, Path(ge=0, lt=2**31)]
Words = Annotated[str, Field(min_length=1, max_length=LONGEST, description="one line of plain text")]
OptionValue = Annotated[str, Field(max_length=40_000)] | int | bool


class ClientData(BaseModel):
    """What a client sends: nothing that is not known here, and every value of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Guest(ClientData):
    name: Name


class Credentials(ClientData):
    name: Name
    password: Password


class NewPassword(ClientData):
    password: Password
    """The one until now."""
    new: Password


class Deleting(ClientData):
    password: Password | None = None
    """Of an account; a guest has none."""


Strength = Literal["easy", "normal", "hard"]
Bot = Literal["bot", "bot:easy", "bot:normal", "bot:hard"]
"""A bot, and how strong it is, if not as usual."""


Beside = Annotated[str, Field(pattern=r"^beside:.", max_length=60)]
"""Somebody beside me, at my screen, and their name: `beside:Ben`."""


class NewTable(ClientData):
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}
    seats: Annotated[list[Literal["me", "invited", "open"] | Bot | Beside], Field(min_length=1, max_length=16)]
    settings: TableSettings = DEFAULT_SETTINGS
    entropy: Words | None = None
    """What I add to the dice. Better added when the commitment is known: `POST /tables/{id}/entropy`."""


class Joining(ClientData):
    seat: Annotated[int, Field(ge=0, lt=2**31)] | None = None
    invitation: Annotated[str | None, Field(max_length=100)] = None
    entropy: Words | None = None


class Again(ClientData):
    entropy: Words | None = None


class Adding(ClientData):
    entropy: Words


class Freeing(ClientData):
    kind: Literal["open", "invited"] | Bot = "open"


class Reason(BaseModel):
    code: str
    message: str
    rule: str | None = None
    details: list[str] = []


class Problem(BaseModel):
    """Every error has this form."""

    error: Reason


class PersonOut(BaseModel):
    id: str
    name: str
    guest: bool


class OptionOut(BaseModel):
    name: str
    type: Literal["text", "number", "flag"]
    default: str | int | bool
    about: str
    choices: list[str | int] = []
    low: int | None = None
    high: int | None = None


class GameOut(BaseModel):
    id: str
    title: str
    revision: int
    least_seats: int
    most_seats: int
    options: list[OptionOut]


class SeatOut(BaseModel):
    number: int
    kind: Literal["person", "bot", "open", "invited"]
    name: str | None
    person_id: str | None = None
    """Whose seat it is, even if they are away; leads to their statistics."""
    guest: bool = False
    beside: str | None = None
    """The id of whoever they sit beside, at the same screen."""
    strength: Strength | None = None
    """Of a bot that sits here, if it was chosen."""
    away: Literal["left", "timeout"] | None = None
    """Why the person whose seat it is is not there; they may come back."""
    person: str | None = None
    """Their name."""
    entropy: str | None
    """What this seat adds to the dice; a bot adds an empty text."""
    entropy_from: Literal["player", "server"] | None
    """Who chose it; a server's word protects nobody from the server."""


class DiceOut(BaseModel):
    """How the dice can be verified: docs/dice.md."""

    commitment: str
    secret: str | None
    """Shown when the game is over."""


class TableOut(BaseModel):
    id: str
    game: str
    revision: int
    options: dict[str, Any]
    left_out: list[str] = []
    """Options whose value is long, such as a deck: a list and a socket leave them out, `GET /tables/{id}` has them."""
    status: Literal["waiting", "playing", "finished", "closed"]
    host: str
    host_id: str
    """Names are not unique; this is."""
    seats: list[SeatOut]
    settings: TableSettings
    dice: DiceOut | None
    outcome: dict[str, Any] | None
    rematch: str | None
    created: int
    outdated: bool = False
    """Begun under older rules than this server has: it can be left, and not gone on with."""


class MyTable(BaseModel):
    table: TableOut
    seat: int
    my_turn: bool
    """It waits for me, or for somebody beside me at my screen."""
    away: bool = False
    """I have left it, or run out of time, and may come back."""


class Me(BaseModel):
    person: PersonOut
    tables: list[MyTable]


class Invitation(BaseModel):
    seat: int
    token: str


class Made(BaseModel):
    table: TableOut
    invitations: list[Invitation]


class Seated(BaseModel):
    table: TableOut
    seat: int


class Freed(BaseModel):
    table: TableOut
    invitation: Invitation | None


class Step(BaseModel):
    number: int
    seat: int | None
    action: list[str | int] | None
    view: dict[str, Any]
    events: list[dict[str, Any]]
    words: list[str] | None = None
    """The events in words, if a language was asked for."""


class Steps(BaseModel):
    total: int
    seat: int | None
    steps: list[Step]
