"""All cards of the game, whatever deck a table plays with: the game's extension "catalog"."""

from __future__ import annotations

from euphoria.games.leaders.cards.decks import Artifact
from euphoria.games.leaders.components import FOLLOWER_NUMBERS, KINDS, SUBTERRAN_LEADER, TEAMS
from euphoria.games.leaders.rules.deck_reader import load_deck
from euphoria.games.leaders.text import messages
from euphoria.kernel.files.data_folders import folder
from euphoria.kernel.rulebook.ledger import load_ledger
from euphoria.kernel.text.narrator import Card, CardFact

EDITION, OTHER_EDITION = "B", "A"
"""A card is worded as in the first; where the other one words it differently, that is among its facts."""
_EDITIONS = (EDITION, OTHER_EDITION)
LEADER_RULE, FOLLOWER_RULE = "L-team-1", "L-team-2"


def catalog(language: str) -> list[Card]:
    """The four kinds of recruits, and the artifacts of all decks that ship."""
    decks = [load_deck(path.stem) for path in sorted(folder("decks").glob("*.toml"))]
    recruits = [_recruit(kind, language) for kind in range(len(KINDS))]
    return recruits + [_artifact(one, language) for deck in decks for one in deck.artifacts]


def _recruit(kind: int, language: str) -> Card:
    leads = kind <= SUBTERRAN_LEADER
    rule = load_ledger("leaders").rules[LEADER_RULE if leads else FOLLOWER_RULE]
    facts = (CardFact("copies", str(1 if leads else len(FOLLOWER_NUMBERS))),)
    (name, text), other = ((_name(kind, language, one), rule.text(language, one)) for one in _EDITIONS)
    return Card(
        KINDS[kind], name, text, False, rule.id, TEAMS[kind & 1], "recruit", (), facts + _told((name, text), other)
    )


def _name(kind: int, language: str, edition: str) -> str:
    name = messages.recruit(KINDS[kind], language, edition)
    return name[:1].upper() + name[1:]


def _artifact(one: Artifact, language: str) -> Card:
    name = messages.artifact_name(one, language)
    text, other = (messages.artifact_text(one, language, edition) for edition in _EDITIONS)
    facts = (CardFact("copies", str(one.copies)),)
    return Card(
        one.id, name, text, one.reaction, one.rule, None, "artifact", (), facts + _told((name, text), (name, other))
    )


def _told(own: tuple[str, str], other: tuple[str, str]) -> tuple[CardFact, ...]:
    """The wording of the other edition, where it is another one."""
    if own == other:
        return ()
    name, text = other
    return (CardFact("edition-a", text if name == own[0] else f"{name}: {text}"),)
