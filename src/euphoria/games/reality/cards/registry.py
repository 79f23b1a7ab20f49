"""All characters by number. The files in `characters/` register themselves here when the game is imported.

State and rules import this file, not the characters, so that a character's file may import state and rules.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.cards.character import Character, Trait


class CharacterRegistry:
    """The registered characters, as lists by number for quick access."""

    def __init__(self) -> None:
        self.characters: list[Character] = []
        self.by_id: dict[str, int] = {}
        self.hired: list[int] = []
        self.traits: list[int] = []
        self.heights: list[int] = []
        self._registered: dict[int, Character] = {}
        self._cited: dict[str, str] = {}

    def register(self, character: Character) -> Character:
        """Add a character. Its number, its id and the topics that it is cited for must be new."""
        taken = self._registered.get(character.number)
        if taken is not None:
            raise ValueError(f"character number {character.number} is both {taken.id!r} and {character.id!r}")
        if any(other.id == character.id for other in self._registered.values()):
            raise ValueError(f"two characters are called {character.id!r}")
        if twice := self._cited.keys() & character.cites.keys():
            raise ValueError(f"{character.id!r} and another character are cited for {', '.join(sorted(twice))}")
        self._registered[character.number] = character
        self._cited.update(character.cites)
        self._list_all()
        return character

    def _list_all(self) -> None:
        """Fill the lists anew, in place: other files hold them. A character waits for those with smaller numbers."""
        every: list[Character] = []
        while len(every) in self._registered:
            every.append(self._registered[len(every)])
        self.characters[:] = every
        self.by_id.clear()
        self.by_id.update({character.id: character.number for character in every})
        self.hired[:] = [character.number for character in every if character.is_hired]
        self.traits[:] = [character.traits for character in every]
        self.heights[:] = [character.height for character in every]

    def check_complete(self) -> None:
        """`ValueError` if a number is left out."""
        if len(self.characters) < len(self._registered):
            raise ValueError(f"no character has the number {len(self.characters)}, but there are later ones")

    def rule_for(self, topic: str) -> str:
        """The rule to cite for an event, a kind of action or an effect that a character brings into play."""
        return self._cited[topic]

    def with_trait(self, trait: Trait) -> int:
        """The number of the character that has a trait which only one has."""
        return next(character.number for character in self.characters if character.traits & trait)


REGISTRY: Final = CharacterRegistry()

CHARACTERS: Final = REGISTRY.characters
"""By number."""
BY_ID: Final = REGISTRY.by_id
"""By id: the number."""
HIRED: Final = REGISTRY.hired
"""The numbers of those that a team can be built of."""
TRAITS: Final = REGISTRY.traits
"""By number: the mask of its traits."""
HEIGHTS: Final = REGISTRY.heights
"""By number: how high it stands."""

register = REGISTRY.register
rule_for = REGISTRY.rule_for
with_trait = REGISTRY.with_trait
