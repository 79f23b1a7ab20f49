"""Endpoints for building a team, in games whose players bring one: whom to hire, and whether a team is lawful.

Nothing is stored. A team depends on the options of a table: give those that differ from the defaults.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Protocol

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from euphoria.kernel.core.registry import find_game
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.languages import ENGLISH, Language
from euphoria.server.api.schemas import ClientData, OptionValue
from euphoria.server.errors import InvalidValue, NotFound
from euphoria.server.http.client_address import address_of
from euphoria.server.http.dependencies import ServicesDep

router = APIRouter(tags=["teams"])

MOST_MEMBERS = 64
LONGEST_FILE = 20_000
Id = Annotated[str, Field(max_length=40)]
Title = Annotated[str, Field(min_length=1, max_length=80)]


class TeamBuilder(Protocol):
    """The extension "teams" of a game. All answers are plain data, in the form of the schemas below."""

    def catalog(self, language: str) -> Json: ...

    def offer(self, options: Mapping[str, Any], language: str) -> Json: ...

    def check(self, team: Mapping[str, Any], title: str | None, options: Mapping[str, Any], language: str) -> Json: ...

    def read(self, text: str, options: Mapping[str, Any], language: str) -> Json: ...

    def by_lot(self, seed: str, options: Mapping[str, Any], language: str) -> Json: ...


class MemberData(ClientData):
    character: Id
    upgrades: Annotated[list[Annotated[int, Field(ge=0, le=3)]], Field(min_length=4, max_length=4)]
    """Points more of aim, of shots with the first weapon, of shots with the second, of attacks."""
    objects: Annotated[list[Id], Field(max_length=16)]
    charges_on: Annotated[str, Field(max_length=80)] | None = None
    """The element of the table that its explosive charges are fixed to."""


class TeamData(ClientData):
    leader: Id | None = None
    pair: Id | None = None
    """Whom the star of the team is paired with."""
    members: Annotated[list[MemberData], Field(max_length=MOST_MEMBERS)]


class TableWish(ClientData):
    options: Annotated[dict[str, OptionValue], Field(default_factory=dict)]
    """Those of the table that differ from their defaults."""
    language: Language = ENGLISH


class CheckWish(TableWish):
    """Either a team as data, or the text of a team file."""

    team: TeamData | None = None
    title: Title | None = None
    """What its file is to say that it is called."""
    text: Annotated[str, Field(max_length=LONGEST_FILE)] | None = None


class CastWish(TableWish):
    seed: Annotated[str, Field(min_length=1, max_length=40)]
    """The same seed gives the same team."""


class WeaponOut(BaseModel):
    shots: int
    range: int
    """The effective range in inches."""


class HireOut(BaseModel):
    """A character for hire. Numbers are those of its profile, without upgrades."""

    id: str
    name: str
    ap: int
    aim: int | None
    """Null: it has none, and none can be bought."""
    life: int
    euphoria: int
    weapons: list[WeaponOut]
    attacks: int
    audience: int
    """What it costs."""
    ability: str | None
    """The name of its special ability."""
    traits: list[str]
    text: str
    """Its ability and its traits."""
    rule: str | None


class GearOut(BaseModel):
    """An object for sale."""

    id: str
    name: str
    audience: int
    secret: bool
    """Whether others do not know of it until it is used."""
    placed: bool
    """Whether it has to be fixed to an element of the table (`charges_on`)."""
    text: str
    rule: str | None


class UpgradeOut(BaseModel):
    audience: int
    """What one point costs."""
    most: int
    """The most points of one kind."""


class NamedTableOut(BaseModel):
    name: str
    title: str


class MissionOut(BaseModel):
    name: str
    text: str


class ForHireOut(BaseModel):
    characters: list[HireOut]
    objects: list[GearOut]
    upgrade: UpgradeOut
    tables: list[NamedTableOut]
    missions: list[MissionOut]


class TeamFlawOut(BaseModel):
    """One reason why a team is not lawful."""

    rule: str
    key: str
    """The kind of reason."""
    who: str | None
    """The character that it is about."""
    line: int
    """Of the file; 0 where it is about no line of it."""
    text: str


class ProfileOut(BaseModel):
    """A member as it would play: with its upgrades, and what it costs with them and its objects."""

    character: str
    audience: int
    aim: int | None
    shots: list[int]
    """Of each weapon."""
    attacks: int
    euphoria: int


class TeamOut(BaseModel):
    name: str | None
    """Of a ready-made team."""
    title: str | None
    team: TeamData | None
    """Null: it could not be read at all."""
    audience: int
    """What it costs."""
    profiles: list[ProfileOut]
    """In the order of `team.members`."""
    flaws: list[TeamFlawOut]
    """All reasons why it is not lawful at this table; empty if it is."""
    action: list[str | int] | None
    """The action that chooses it; null if it is not lawful."""
    file: str | None
    """The text of its file; null where not all of it could be read."""


class OfferOut(BaseModel):
    """A table, and the teams for it."""

    title: str
    about: str
    scenery: dict[str, Any]
    """As in the game's views."""
    budget: int
    ready: list[TeamOut]
    """All ready-made teams, lawful or not."""
    offered: list[TeamOut]
    """Those that the game offers, in the order in which its actions number them."""


@router.get("/games/{game_id}/teams")
async def for_hire(game_id: str, lang: Language = ENGLISH) -> ForHireOut:
    """Whom and what a team can be made of, with prices: the same at every table."""
    return ForHireOut.model_validate(await asyncio.to_thread(_builder(game_id).catalog, lang))


@router.post("/games/{game_id}/teams/offer")
async def offer(game_id: str, wish: TableWish, request: Request, services: ServicesDep) -> OfferOut:
    """The table of these options, and its teams: the ready-made ones, and all that the game offers there."""
    builder = _builder(game_id)
    return OfferOut.model_validate(
        await _asked(request, services, lambda: builder.offer(wish.options, wish.language)),
    )


@router.post("/games/{game_id}/teams/check")
async def check(game_id: str, wish: CheckWish, request: Request, services: ServicesDep) -> TeamOut:
    """What a team costs, every reason why it is not lawful, and the action that chooses it."""
    builder = _builder(game_id)
    team, text = wish.team, wish.text
    if (team is None) == (text is None):
        raise InvalidValue("team", "give a team or the text of a team file, not both")

    def checked() -> Json:
        if text is not None:
            return builder.read(text, wish.options, wish.language)
        assert team is not None
        return builder.check(team.model_dump(), wish.title, wish.options, wish.language)

    return TeamOut.model_validate(await _asked(request, services, checked))


@router.post("/games/{game_id}/teams/cast")
async def cast(game_id: str, wish: CastWish, request: Request, services: ServicesDep) -> TeamOut:
    """A lawful team by chance."""
    builder = _builder(game_id)
    return TeamOut.model_validate(
        await _asked(request, services, lambda: builder.by_lot(wish.seed, wish.options, wish.language))
    )


async def _asked(request: Request, services: ServicesDep, answer: Callable[[], Json]) -> Json:
    """Limited like questions about positions: a table may have to be made or read for it."""
    services.limits.queries.take(address_of(request))
    return await asyncio.to_thread(answer)


def _builder(game_id: str) -> TeamBuilder:
    """`UnknownGame` or `NotFound`: both are answered with 404."""
    found: TeamBuilder | None = find_game(game_id).extension("teams")
    if found is None:
        raise NotFound("no-teams", "in this game nobody brings a team")
    return found
