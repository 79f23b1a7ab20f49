"""All cards of the game, whatever deck a table plays with: the game's extension "catalog"."""

from __future__ import annotations

from euphoria.games.dystopia.cards.recruits import RECRUITS, Recruit
from euphoria.games.dystopia.text.card_text import other_cards, recruit_card
from euphoria.kernel.text.narrator import Card, CardFact


def catalog(language: str) -> list[Card]:
    """The recruits in all wordings, each after the one that it replaces, the market tiles, artifacts and dilemmas."""
    return [_recruit(one, language) for one in RECRUITS] + other_cards(language)


def _recruit(one: Recruit, language: str) -> Card:
    card = recruit_card(one, language)
    if one.replaces < 0:
        later = next((other.rule for other in RECRUITS if other.replaces == one.number), None)
        return card._replace(facts=(CardFact("later-wording", later),)) if later else card
    return card._replace(facts=(CardFact("first-wording", RECRUITS[one.replaces].rule),))
