"""Whom and what a team can be made of, with prices: the same at every table."""

from __future__ import annotations

from euphoria.games.reality.cards.character import MOST_UPGRADES, UPGRADE_COST, Character, Trait
from euphoria.games.reality.cards.objects import CHARGES, COSTS, DOG, OBJECTS
from euphoria.games.reality.cards.registry import CHARACTERS, HIRED
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.tables.library import load_table, table_names
from euphoria.games.reality.text import messages
from euphoria.games.reality.text.catalog import catalog
from euphoria.games.reality.text.character_text import ability_name, trait_key
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.narrator import Card


def for_hire(language: str) -> Json:
    cards = {card.id: card for card in catalog(language)}
    tables = [load_table(name) for name in table_names()]
    return {
        "characters": [_character(CHARACTERS[who], cards[CHARACTERS[who].id], language) for who in HIRED],
        "objects": [_object(item, cards[id], language) for item, id in enumerate(OBJECTS)],
        "upgrade": {"audience": UPGRADE_COST, "most": MOST_UPGRADES},
        "tables": [{"name": table.name, "title": table.titles.name(language)} for table in tables if not table.sketch],
        "missions": [{"name": name, "text": messages.mission(name, language)} for name in MISSIONS],
    }


def _character(one: Character, card: Card, language: str) -> Json:
    return {
        "id": one.id,
        "name": card.name,
        "ap": one.ap,
        "aim": one.aim,
        "life": one.life,
        "euphoria": one.euphoria,
        "weapons": [{"shots": weapon.shots, "range": weapon.range} for weapon in one.weapons],
        "attacks": one.attacks,
        "audience": one.audience,
        "ability": ability_name(one.ability, language) if one.ability else None,
        "traits": [trait_key(trait) for trait in Trait if one.traits & trait],
        "text": card.text,
        "rule": card.rule,
    }


def _object(item: int, card: Card, language: str) -> Json:
    name = messages.thing(OBJECTS[item], language)
    return {
        "id": OBJECTS[item],
        "name": name[:1].upper() + name[1:],
        "audience": COSTS[item],
        "secret": item != DOG,
        "placed": item == CHARGES,
        "text": card.text,
        "rule": card.rule,
    }
