"""Schemas of HTTP requests and answers. OpenAPI is generated from them, docstrings included.

Names that end in `Out` are answers about one thing; `ClientData` is the base of all request bodies.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

from euphoria.kernel.record.verifiable_dice import LONGEST
from euphoria.kernel.text.emphasis import Weight
from euphoria.server.match.table_settings import DEFAULT_SETTINGS, TableSettings
from euphoria.server.people.passwords import LEAST, MOST

Name = Annotated[str, Field(max_length=200)]
Password = Annotated[str, Field(min_length=LEAST, max_length=MOST)]
TABLE_ID = r"^[A-Za-z0-9_-]{1,32}$"
TableId = Annotated[str, Path(pattern=TABLE_ID)]
SeatNumber = Annotated[int, Path(ge=0, lt=2**31)]
Entropy = Annotated[str, Field(min_length=1, max_length=LONGEST, description="one line of plain text")]
OptionValue = Annotated[str, Field(max_length=40_000)] | int | bool


class ClientData(BaseModel):
    """Base of what clients send: no unknown fields, no conversion between types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(ClientData):
    name: Name


class Credentials(ClientData):
    name: Name
    password: Password


class NewPassword(ClientData):
    password: Password
    """The current password."""
    new: Password


class DeleteAccountRequest(ClientData):
    password: Password | None = None
    """Needed to delete an account; guests have none."""


Strength = Literal["easy", "normal", "hard"]
Bot = Literal["bot", "bot:easy", "bot:normal", "bot:hard"]
"""A bot, and its strength, if it is not the default."""


Beside = Annotated[str, Field(pattern=r"^beside:.", max_length=60)]
"""A companion at my screen, with their name: `beside:Ben`."""


class NewTable(ClientData):
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}
    seats: Annotated[list[Literal["me", "invited", "open"] | Bot | Beside], Field(min_length=1, max_length=16)]
    settings: TableSettings = DEFAULT_SETTINGS
    entropy: Entropy | None = None
    """My entropy for the dice. Safer when sent after the commitment is known: `POST /tables/{id}/entropy`."""


class JoinRequest(ClientData):
    seat: Annotated[int, Field(ge=0, lt=2**31)] | None = None
    invitation: Annotated[str | None, Field(max_length=100)] = None
    entropy: Entropy | None = None


class RematchRequest(ClientData):
    entropy: Entropy | None = None
    start: bool = False
    """Start at once if all other seats are bots'; with other people the table waits for them."""


class EntropyRequest(ClientData):
    entropy: Entropy


class FreeSeatRequest(ClientData):
    kind: Literal["open", "invited"] | Bot = "open"


class Reason(BaseModel):
    code: str
    message: str
    rule: str | None = None
    details: list[str] = []


class Problem(BaseModel):
    """The body of every error."""

    error: Reason


class PersonOut(BaseModel):
    id: str
    name: str
    guest: bool


class OptionOut(BaseModel):
    name: str
    type: Literal["text", "number", "flag"]
    default: str | int | bool
    among_people: str | int | bool | None = None
    """The default where every seat is a person's, if it is another."""
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
    """The owner of the seat, even if they are away; for looking up their statistics."""
    guest: bool = False
    beside: str | None = None
    """Of a companion: the id of the person whose screen they share."""
    strength: Strength | None = None
    """Strength of the bot that sits here, if it was chosen."""
    away: Literal["left", "timeout"] | None = None
    """Why the owner of the seat is away; they may return."""
    person: str | None = None
    """Name of the owner, if they are away."""
    entropy: str | None
    """This seat's entropy for the dice; a bot's is an empty text."""
    entropy_from: Literal["player", "server"] | None
    """Who chose it; entropy chosen by the server does not protect from a dishonest server."""


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
    """Names of options with a long value, such as a deck, that lists and sockets omit; `GET /tables/{id}` has them."""
    status: Literal["waiting", "playing", "finished", "closed"]
    host: str
    host_id: str
    """The host's id; names are not unique."""
    seats: list[SeatOut]
    settings: TableSettings
    dice: DiceOut | None
    outcome: dict[str, Any] | None
    rematch: str | None
    created: int
    outdated: bool = False
    """The game began under an older revision of the rules: it can be left, but not continued."""


class MyTable(BaseModel):
    table: TableOut
    seat: int
    my_turn: bool
    """The game waits for me or for one of my companions."""
    away: bool = False
    """I have left, or my time ran out; I may return."""


class Me(BaseModel):
    person: PersonOut
    tables: list[MyTable]


class Invitation(BaseModel):
    seat: int
    token: str


class TableMade(BaseModel):
    table: TableOut
    invitations: list[Invitation]


class SeatTaken(BaseModel):
    table: TableOut
    seat: int


class SeatFreed(BaseModel):
    table: TableOut
    invitation: Invitation | None


class EmphasisOut(BaseModel):
    """How one event is told."""

    actor: int | None
    """The seat that did it; null: nobody, or everybody."""
    targets: list[int]
    """The seats that it was done to."""
    weight: Weight
    """`quiet`: routine; `major`: it changes the game."""


class AmountOut(BaseModel):
    """So many of something that an icon stands for."""

    icon: str
    """As on cards; `or` stands between two amounts of which one is chosen."""
    number: int


class ConsequenceOut(BaseModel):
    """What a choice sets off beside its gains."""

    kind: str
    """What happens, by a name of the game's own."""
    about: str | None
    """The id of what it happens to."""
    seat: int | None
    """Whom it happens to."""
    number: int | None
    """How far, how many or how likely, as the kind has it."""
    text: str | None
    """The same in one short sentence; null: it is routine."""


class RiskyRollOut(BaseModel):
    """Dice that are rolled because of a choice, and the chance that they cost something."""

    dice: int
    before: int
    """The sum that they are added to."""
    limit: int
    """The sum at which something is lost."""
    chance: float
    """0 to 1."""
    answer: list[str | int] | None
    """An answer to the question that is asked between the choice and the roll; null where there is none."""
    text: str | None
    """That answer in words."""


class ChoiceDetailsOut(BaseModel):
    """What a choice costs and what it does, where its sentence does not say it: in words, and as data for boards."""

    cost: str | None
    effect: str | None
    price: list[AmountOut] = []
    gains: list[AmountOut] = []
    follows: list[ConsequenceOut] = []
    rolls: list[RiskyRollOut] = []
    """The roll that it leads to; several, one for each answer, where a question comes before the roll."""


class ReplayStepOut(BaseModel):
    number: int
    seat: int | None
    action: list[str | int] | None
    view: dict[str, Any]
    events: list[dict[str, Any]]
    rewind: list[list[dict[str, Any]]]
    """JSON Patches, newest first: each turns the view after an event into the view before it. None at the start."""
    emphasis: list[EmphasisOut]
    """For each event, who did it, to whom, and how heavy it is."""
    words: list[str] | None = None
    """The events as texts, if a language was given."""


class ReplayStepsOut(BaseModel):
    total: int
    seat: int | Literal["all"] | None
    """Whose view the steps have; "all": everything is open; None: a spectator's."""
    steps: list[ReplayStepOut]


class MomentOut(BaseModel):
    """Some steps that decided a game, usually a turn."""

    first: int
    """The step after which it begins: where a replay of it starts."""
    last: int
    """The step with which it ends."""
    turn: int
    kind: Literal["rise", "known", "end"]
    """Why it is told: the winners' chance rose, something became known that the end needed, or it is the end."""
    decisive: bool
    before: float
    """The winners' chance when it begins, by the bots' reckoning, from 0 to 1."""
    after: float
    """The same when it ends."""
    events: list[dict[str, Any]]
    """The heaviest events, at most three, with nothing hidden."""
    words: list[str] | None = None
    """The events as texts, if a language was given."""


class TurnOut(BaseModel):
    """A turn of a finished game."""

    turn: int
    seat: int | None
    """Whose turn it was; None in a game whose turns are everybody's."""
    first: int
    """The step in which it begins: where a replay of it starts."""
    events: list[dict[str, Any]]
    """The heaviest events, at most two, with nothing hidden."""
    words: list[str] | None = None
    """The events as texts, if a language was given."""


class LuckOut(BaseModel):
    """One kind of roll of one seat: how many there were, the sum of their results, and what was to be expected."""

    what: str
    thrown: int
    result: float
    expected: float


class SummaryOut(BaseModel):
    """How a finished game went."""

    turns: list[TurnOut]
    dice: list[list[LuckOut]]
    """By seat."""
    game: dict[str, Any] | None
    """What the game itself tells; its form is the game's. None where it tells nothing."""


class MomentsOut(BaseModel):
    moments: list[MomentOut]
    """In their order; one of them is decisive."""
