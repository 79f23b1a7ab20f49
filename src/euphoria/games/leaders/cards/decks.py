"""Decks of artifacts (L-comp-4): what each artifact lets its user choose, and what it then does.

`rules/deck_reader.py` reads them from deck files, `rules/artifact_effects.py` declares the verbs.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from euphoria.games.leaders.cards.verbs import ArtifactVerb
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.text.languages import Translations

MOST_ARTIFACTS: Final = 48
MOST_COPIES: Final = 24
FEWEST_CARDS: Final = 16
MOST_CARDS: Final = 96

CHOICES: Final[list[str]] = []
"""What the user of an artifact can be asked to choose, by number. `rules/artifact_choices.py` declares what each ranges
over; its message is `leaders-choice-<name>`."""
TRIGGERS: Final[list[str]] = []
"""What a reaction can answer, by number. Its message is `leaders-trigger-<name>`."""


def _number(names: list[str], name: str) -> int:
    """Add a name and return its number."""
    names.append(name)
    return len(names) - 1


OTHER: Final = _number(CHOICES, "other")
PLAYER: Final = _number(CHOICES, "player")
HOLDER: Final = _number(CHOICES, "holder")
OWN: Final = _number(CHOICES, "own")
RECRUIT: Final = _number(CHOICES, "recruit")
HIDDEN: Final = _number(CHOICES, "hidden")
EXPOSED: Final = _number(CHOICES, "exposed")
TARGET: Final = _number(CHOICES, "target")
HIDDEN_OF_EACH_HOLDER: Final = _number(CHOICES, "hidden-of-each-holder")
SEAT_CHOICES: Final = frozenset({OTHER, PLAYER, HOLDER, TARGET})
"""Choices of a player; all others are of a recruit."""

ON_SHOT_AT_ME: Final = _number(TRIGGERS, "shot-at-me")
ON_SHOT: Final = _number(TRIGGERS, "shot")
ON_INTERROGATION_OF_ME: Final = _number(TRIGGERS, "interrogation-of-me")
ON_INTERROGATION_OF_ANOTHER: Final = _number(TRIGGERS, "interrogation-of-another")
ON_ARTIFACT: Final = _number(TRIGGERS, "artifact")
ON_ARMING: Final = _number(TRIGGERS, "arming")
ON_HIDING: Final = _number(TRIGGERS, "hiding")

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
