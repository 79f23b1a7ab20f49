"""Endpoints for whoever draws a table of scenery: tables to begin with, the check of a text, tables made from a seed.
Nothing is stored: a table is played on by giving its text as the game's option."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from euphoria.games import game as find_game
from euphoria.games import games
from euphoria.kernel.text.languages import ENGLISH, Language
from euphoria.server.api.schemas import ClientData
from euphoria.server.errors import NotFound
from euphoria.server.http.client_address import address_of
from euphoria.server.http.dependencies import ServicesDep

router = APIRouter(tags=["scenery"])

LONGEST = 40_000
"""Characters of a text: as many as an option takes."""
Point = Annotated[list[int], Field(min_length=2, max_length=2)]
"""x and y in quarter inches, from the left end of the first player's edge."""
Texts = dict[str, str]
"""A text by language."""


class ShippedTableOut(BaseModel):
    name: str
    title: Texts
    about: Texts
    text: str
    """The file itself."""


class SceneryKindOut(BaseModel):
    """A kind of scenery, and what a new piece of it is called."""

    kind: str
    name: str
    label: Texts
    lowest: int
    """The least height in quarter inches; 0 where the kind has none, or storeys instead."""
    highest: int


class TableSizeOut(BaseModel):
    """The least and the greatest size of a table, in inches."""

    wide: int
    widest: int
    deep: int
    deepest: int


class SceneryOut(BaseModel):
    tables: list[ShippedTableOut]
    kinds: list[SceneryKindOut]
    link_kinds: list[str]
    size: TableSizeOut
    most_elements: int
    most_links: int
    most_corners: int
    most_storeys: int
    storey: int
    """The height of one, in quarter inches."""
    narrowest: int
    """The least width of a door or window, in quarter inches."""


class OpeningOut(BaseModel):
    door: bool
    """Otherwise a window."""
    storey: int
    ends: Annotated[list[Point], Field(min_length=2, max_length=2)]


class DrawnElementOut(BaseModel):
    name: str
    label: Texts
    kind: str
    outline: list[Point]
    """Counter-clockwise."""
    height: int
    """Quarter inches."""
    openings: list[OpeningOut]


class LinkEndOut(BaseModel):
    at: Point
    on: int | None
    """Index of the element; null: on the ground."""
    floor: int
    """The roof is the floor after the last; 0 on the ground."""


class LinkOut(BaseModel):
    kind: str
    foot: LinkEndOut
    head: LinkEndOut


class DrawnTableOut(BaseModel):
    name: str
    title: Texts
    about: Texts
    width: int
    """Inches, as the depth."""
    depth: int
    elements: list[DrawnElementOut]
    links: list[LinkOut]


class SceneryFlawOut(BaseModel):
    line: int
    """Of the text; 0: it is about the table as a whole."""
    code: str
    rule: str | None
    """The rule that says so; null: the format of the file does."""
    text: str


class SceneryCheckOut(BaseModel):
    table: DrawnTableOut | None
    """Null where a part of the text cannot be read at all."""
    flaws: list[SceneryFlawOut]
    """Empty: it can be played on."""


class MadeSceneryOut(BaseModel):
    text: str


class SceneryText(ClientData):
    text: Annotated[str, Field(max_length=LONGEST)]
    language: Language = ENGLISH


@router.get("/games/{game_id}/scenery")
def scenery(game_id: str) -> SceneryOut:
    """The tables that come with a game, and what a table can be made of."""
    return _shelf(game_id)


@router.post("/games/{game_id}/scenery/check")
async def check_scenery(game_id: str, body: SceneryText, request: Request, services: ServicesDep) -> SceneryCheckOut:
    """The table that a text describes, and everything that is wrong with it, each with its line and its rule."""
    workshop = _workshop(game_id)
    services.limits.scenery.take(address_of(request))
    return SceneryCheckOut.model_validate(await asyncio.to_thread(workshop.check, body.text, body.language))


@router.get("/games/{game_id}/scenery/made")
async def make_scenery(
    game_id: str,
    request: Request,
    services: ServicesDep,
    seed: Annotated[int, Query(ge=0, lt=10**18)],
    width: Annotated[int, Query(ge=0, le=1000)] = 48,
    depth: Annotated[int, Query(ge=0, le=1000)] = 36,
) -> MadeSceneryOut:
    """A table made from a seed, of that size in inches: the same for the same seed and size."""
    workshop = _workshop(game_id)
    services.limits.scenery.take(address_of(request))
    return MadeSceneryOut(text=await asyncio.to_thread(workshop.make, seed, width, depth))


def _workshop(game_id: str) -> Any:
    """The game's extension "scenery"."""
    found = find_game(game_id).extension("scenery") if game_id in games() else None
    if found is None:
        raise NotFound("no-scenery", "this game has no scenery")
    return found


@cache
def _shelf(game_id: str) -> SceneryOut:
    return SceneryOut.model_validate(_workshop(game_id).shelf())
