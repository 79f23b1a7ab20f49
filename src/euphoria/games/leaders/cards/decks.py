"""Decks of artifacts (L-comp-4): what each artifact lets its user choose, and what it then does.

`rules/deck_reader.py` reads them from deck files, `rules/artifact_effects.py` declares the verbs.
"""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.leaders.cards.verbs import ArtifactVerb
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.text.languages import Translations

MOST_ARTIFACTS = 48
MOST_COPIES = 24
FEWEST_CARDS, MOST_CARDS = 16, 96

CHOICES = (
    "other", "player", "holder", "own", "recruit", "hidden", "exposed", "target", "hidden-of-each-holder",
)  # fmt: skip
OTHER, PLAYER, HOLDER, OWN, RECRUIT, HIDDEN, EXPOSED, TARGET, HIDDEN_OF_EACH_HOLDER = range(9)
SEAT_CHOICES = frozenset({OTHER, PLAYER, HOLDER, TARGET})

TRIGGERS = (
    "shot-at-me", "shot", "interrogation-of-me", "interrogation-of-another", "artifact", "arming", "hiding",
)  # fmt: skip
(ON_SHOT_AT_ME, ON_SHOT, ON_INTERROGATION_OF_ME, ON_INTERROGATION_OF_ANOTHER, ON_ARTIFACT, ON_ARMING,
 ON_HIDING) = range(7)  # fmt: skip

Verb = tuple[ArtifactVerb, int, int]
"""(verb, index of its first choice, index of its second choice); -1 where it has none."""


class DeckError(EuphoriaError, ValueError):
    """A deck file that cannot be used; says where, and why."""

    def __init__(self, reason: str, line: int) -> None:
        self.reason = reason
        self.line = line
        super().__init__(f"deck, line {line}: {reason}" if line else f"deck: {reason}")


class Artifact(NamedTuple):
    number: int
    id: str
    rule: str
    names: Translations
    reaction: bool
    trigger: int
    choices: tuple[int, ...]
    verbs: tuple[Verb, ...]
    leaves_game: bool
    copies: int
    symmetric: bool
    """Its two choices are alike: naming them in the other order is the same use."""


class Deck(NamedTuple):
    name: str
    text: str
    """The file itself, so that records and dumps of a table's own deck can carry it."""
    artifacts: tuple[Artifact, ...]
    cards: tuple[int, ...]
    """The artifact of each card; the standard deck has one card of each."""
    triggers: frozenset[int]
    """What the deck's reactions answer: windows depend on this, never on hands (L-art-10)."""

    def find(self, id: str) -> Artifact | None:
        return next((artifact for artifact in self.artifacts if artifact.id == id), None)
