"""All cards of the game: its characters and the objects that a team can buy. The game's extension "catalog"."""

from __future__ import annotations

from euphoria.games.reality.cards.character import Character
from euphoria.games.reality.cards.objects import COSTS, HELD, OBJECTS
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.text import character_text
from euphoria.kernel.rulebook.ledger import load_ledger
from euphoria.kernel.text.messages import words
from euphoria.kernel.text.narrator import Card, CardFact

CHARACTER, OBJECT = "character", "object"
PHASE_RULE = "R-move-10"
OBJECT_RULES = {"grenade": "R-obj-1", "stun": "R-obj-2", "charges": "R-obj-3"}
"""The rule that says what an object does; of all others it is `PHASE_RULE`."""


def catalog(language: str) -> list[Card]:
    return [
        *(_character(one, language) for one in CHARACTERS),
        *(_object(item, language) for item in HELD),
    ]


def _character(one: Character, language: str) -> Card:
    sheet = character_text.sheet(one.id, language)
    facts = [CardFact("profile", sheet.profile)]
    if one.ability:
        facts.append(CardFact("ability", character_text.ability_name(one.ability, language)))
    return Card(one.id, sheet.name, sheet.text, False, sheet.rule, None, CHARACTER, (), tuple(facts))


def _object(item: int, language: str) -> Card:
    id = OBJECTS[item]
    rule = load_ledger("reality").rules[OBJECT_RULES.get(id, PHASE_RULE)]
    name = words(language).say(f"reality-object-{id}", form="name")
    facts = (CardFact("audience", str(COSTS[item])),)
    return Card(id, name[:1].upper() + name[1:], rule.text(language), False, rule.id, None, OBJECT, (), facts)
