"""The endpoint for all cards of a game, and how they fare in simulations."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter
from pydantic import BaseModel

from euphoria.games import game as find_game
from euphoria.games import games
from euphoria.kernel.text.languages import ENGLISH, LANGUAGES, Language
from euphoria.kernel.text.narrator import Card
from euphoria.server.errors import NotFound
from euphoria.server.http.routes.rules import CardOut
from euphoria.server.records.card_figures import figures_of

router = APIRouter(tags=["rules"])


class CardFigureOut(BaseModel):
    """How those fared who had a card in one way, such as being dealt it or having used it."""

    kind: str
    """In which way they had it."""
    name: str
    """The card's id, or of which of its sides this tells."""
    by_chance: bool
    """Whether chance has dealt it; otherwise players chose it, perhaps because they were winning."""
    seats: int
    """How many players had it."""
    times: float
    """How often each of them used it, on average."""
    wins: float
    """The share of them that won, with its 95 % interval."""
    low: float
    high: float
    compared: int
    """Games in which some players had it and others did not."""
    difference: float | None
    """How much more often those with it won than the others at their table, with its 95 % interval; null: too few
    games."""
    difference_low: float | None
    difference_high: float | None
    q: float | None
    """The chance of a difference as large if it were luck, corrected for the number of differences tested."""


class CatalogCardOut(CardOut):
    elsewhere: list[str]
    """Its name and its text in the other languages, to search in."""
    figures: list[CardFigureOut]
    """Empty: no simulation had it."""


class SimulationOut(BaseModel):
    """The games from which the figures come."""

    games: int
    seats: int
    bot: str
    """The bot that played all seats."""
    revision: int
    """The revision of the rules that was played."""


class CatalogOut(BaseModel):
    game: str
    revision: int
    """The revision of the rules now."""
    simulation: SimulationOut | None
    """Null: none was made."""
    cards: list[CatalogCardOut]


@router.get("/games/{game_id}/cards")
def catalog(game_id: str, lang: Language = ENGLISH) -> CatalogOut:
    """All cards of a game, whatever the options of a table, each with how it fares when bots play."""
    if game_id not in games():
        raise NotFound("no-game", "there is no such game")
    return _catalog(game_id, lang)


@cache
def _catalog(game_id: str, language: str) -> CatalogOut:
    found = figures_of(game_id)
    others = [_cards(game_id, other) for other in LANGUAGES if other != language]
    cards = [
        CatalogCardOut.model_validate(
            card._asdict()
            | {
                "facts": [fact._asdict() for fact in card.facts],
                "elsewhere": [text for other in others for text in (other[number].name, other[number].text)],
                "figures": found["cards"].get(card.id, []) if found else [],
            }
        )
        for number, card in enumerate(_cards(game_id, language))
    ]
    simulation = SimulationOut.model_validate(found) if found else None
    return CatalogOut(game=game_id, revision=find_game(game_id).revision, simulation=simulation, cards=cards)


def _cards(game_id: str, language: str) -> list[Card]:
    """The game's extension "catalog"; a game without one has the cards of a table with its usual options."""
    game = find_game(game_id)
    declared = game.extension("catalog")
    if declared is not None:
        found: list[Card] = declared(language)
        return found
    usual = {option.name: option.default for option in game.options.values()}
    return game.narrator.cards(usual, language)
