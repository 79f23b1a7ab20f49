"""Endpoints for the rules of a game (from its ledger) and the cards of a table."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict

from euphoria.kernel.rulebook.ledger import ledgers, load_ledger
from euphoria.kernel.text.languages import ENGLISH, Language
from euphoria.server.api.schemas import TableId
from euphoria.server.errors import NotFound
from euphoria.server.http.dependencies import ServicesDep, VisibleTable
from euphoria.server.store.table_lookup import find_table, rules_of

router = APIRouter(tags=["rules"])


class RuleOut(BaseModel):
    id: str
    name: str | None
    """Name of the card that the rule describes, if it describes one."""
    text: str
    ruling: bool
    """Whether it is a decision of this project, where the printed rules are silent or unclear."""


class SectionOut(BaseModel):
    id: str
    title: str
    rules: list[RuleOut]


class RulesOut(BaseModel):
    game: str
    revision: int
    editions: list[str]
    """Editions with texts of their own, the default first; empty if the game has none."""
    edition: str | None
    """The edition of these texts."""
    terms: list[list[str]]
    """The names of one thing each: first those of the editions, in their order, then further ones."""
    sections: list[SectionOut]


@router.get("/rules/{game_id}")
async def rules(game_id: str, lang: Language = ENGLISH, edition: str | None = None) -> RulesOut:
    """All rules of a game, by section, in the texts of an edition; without one, of the default edition."""
    if game_id not in ledgers():
        raise NotFound("no-game", "there is no such game")
    ledger = load_ledger(game_id)
    if edition is not None and ledger.editions and edition not in ledger.editions:
        raise NotFound("no-edition", "there is no such edition of this game")
    found: dict[str, list[RuleOut]] = {section: [] for section in ledger.sections}
    for rule in ledger.rules.values():
        shown = RuleOut(id=rule.id, name=rule.name(lang), text=rule.text(lang, edition), ruling=rule.ruling)
        found[rule.section].append(shown)
    sections = [
        SectionOut(id=one.id, title=one.title(lang, edition), rules=found[one.id]) for one in ledger.sections.values()
    ]
    return RulesOut(
        game=ledger.game,
        revision=ledger.revision,
        editions=list(ledger.editions),
        edition=(edition or ledger.editions[0]) if ledger.editions else None,
        terms=[term.names(lang) for term in ledger.terms],
        sections=sections,
    )


class CardFactOut(BaseModel):
    model_config = ConfigDict(from_attributes=True)

    name: str
    """What it is, such as `cost`."""
    text: str
    """Its words, or a number."""


class CardOut(BaseModel):
    model_config = ConfigDict(from_attributes=True)

    id: str
    """The card's id in views and events; actions have its index in this list instead."""
    name: str
    text: str
    reaction: bool
    rule: str | None
    """The id of the rule that it is, where it has one of its own."""
    group: str | None
    """What cards of the game are told apart by, such as a faction."""
    kind: str
    """What sort of card it is, such as a recruit or a market."""
    icons: list[str]
    """The names of the icons that tell what it does, in the order of its text."""
    facts: list[CardFactOut]
    """What is printed on it beside its text."""


@router.get("/tables/{table_id}/cards", dependencies=[VisibleTable])
async def cards(table_id: TableId, services: ServicesDep, lang: Language = ENGLISH) -> list[CardOut]:
    """The cards of this table's game, with their texts."""
    async with services.database.begin() as session:
        table = await find_table(session, table_id)
    return [CardOut.model_validate(card) for card in rules_of(table).narrator.cards(table.options, lang)]
