"""The cards of the game as the kernel's `Card`: recruits, market tiles, kinds of artifacts, ethical dilemmas."""

from __future__ import annotations

from euphoria.games.dystopia.cards.market_tiles import TILES, Tile
from euphoria.games.dystopia.cards.recruits import RECRUITS, Recruit
from euphoria.games.dystopia.components import ARTIFACTS, COPIES_OF_ARTIFACT, DILEMMAS, FACTIONS, RECRUITS_DRAWN
from euphoria.games.dystopia.costs import ONE_OF_KIND
from euphoria.games.dystopia.text import cost_text, name_text, recruit_text
from euphoria.games.dystopia.text.card_icons import recruit_icons, tile_icons
from euphoria.kernel.text.messages import words
from euphoria.kernel.text.narrator import Card, CardFact

RECRUIT, MARKET, ARTIFACT, DILEMMA = "recruit", "market", "artifact", "dilemma"
"""The kinds of cards. The group of a recruit is its faction, that of all others their kind."""
ARTIFACT_RULE, DILEMMA_RULE = "D-comp-2", "D-dil-1"


def catalog(language: str) -> list[Card]:
    """All cards, whatever deck a table plays with (the game's extension "catalog"): recruits in all their wordings."""
    return [_worded(one, language) for one in RECRUITS] + other_cards(language)


def _worded(one: Recruit, language: str) -> Card:
    """With the rule of its other wording, if it has one, among its facts."""
    card = recruit_card(one, language)
    if one.replaces < 0:
        later = next((other.rule for other in RECRUITS if other.replaces == one.number), None)
        return card._replace(facts=(CardFact("later-wording", later),)) if later else card
    return card._replace(facts=(CardFact("first-wording", RECRUITS[one.replaces].rule),))


def recruit_card(one: Recruit, language: str) -> Card:
    text = recruit_text.text(one, language)
    return Card(one.rule, one.name, text, False, one.rule, FACTIONS[one.faction], RECRUIT, recruit_icons(one))


def other_cards(language: str) -> list[Card]:
    """The cards that every table has, whatever its recruits."""
    return [
        *(_tile(one, language) for one in TILES),
        *(_artifact(kind, language) for kind in range(len(ARTIFACTS))),
        *(_dilemma(number, language) for number in range(len(DILEMMAS))),
    ]


def _tile(one: Tile, language: str) -> Card:
    name, text = name_text.tile(one.id, language), name_text.tile_text(one, language)
    facts = (
        CardFact("cost", cost_text.cost(one.cost, language)),
        CardFact("penalty", _begun(f"{name_text.tile_penalty(one, language)}.")),
    )
    return Card(one.id, name, text, False, one.rule, MARKET, MARKET, tile_icons(one), facts)


def _artifact(kind: int, language: str) -> Card:
    id = ARTIFACTS[kind]
    asked = next(one for one in TILES if one.cost.artifacts == ONE_OF_KIND + kind)
    fight = next(card[0] for card in DILEMMAS if card[2] == kind)
    text = words(language).say(
        "dystopia-artifact-text",
        copies=COPIES_OF_ARTIFACT,
        all=COPIES_OF_ARTIFACT * len(ARTIFACTS),
        tile=name_text.tile(asked.id, language),
        dilemma=name_text.dilemma(fight, language),
    )
    facts = (CardFact("copies", str(COPIES_OF_ARTIFACT)),)
    return Card(
        id, _begun(cost_text.artifact(id, language)), text, False, ARTIFACT_RULE, ARTIFACT, ARTIFACT, (id,), facts
    )


def _dilemma(number: int, language: str) -> Card:
    fight, contribute, kind = DILEMMAS[number]
    sides = {
        "fight": name_text.dilemma_side(fight, language),
        "contribute": name_text.dilemma_side(contribute, language),
    }
    pictured = cost_text.artifacts_of(kind, 1, language)
    text = words(language).say("dystopia-dilemma-text", artifact=pictured, drawn=RECRUITS_DRAWN, **sides)
    name = name_text.dilemma(fight, language)
    facts = tuple(CardFact(side, name) for side, name in sides.items())
    return Card(fight, name, text, False, DILEMMA_RULE, DILEMMA, DILEMMA, (ARTIFACTS[kind],), facts)


def _begun(text: str) -> str:
    """With a capital."""
    return text[:1].upper() + text[1:]
