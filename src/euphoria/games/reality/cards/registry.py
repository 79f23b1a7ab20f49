"""All characters by number. The files in `characters/` register themselves here when the game is imported.

State and rules import this file, not the characters, so that a character's file may import state and rules.
"""

from __future__ import annotations

from euphoria.games.reality.cards.character import Character, Trait

CHARACTERS: list[Character] = []
"""By number."""
BY_ID: dict[str, int] = {}
HIRED: list[int] = []
"""The characters that a team can be built of, in the order of their numbers."""
TRAITS: list[int] = []
"""By character: the mask of its traits."""
HEIGHTS: list[int] = []
"""By character: how high it stands."""

_registered: dict[int, Character] = {}
_cited: dict[str, str] = {}


def register(character: Character) -> Character:
    """Add a character. Its number and its id must be new, and so must be what it is cited for."""
    taken = _registered.get(character.number)
    if taken is not None:
        raise ValueError(f"character number {character.number} is both {taken.id!r} and {character.id!r}")
    if any(other.id == character.id for other in _registered.values()):
        raise ValueError(f"two characters are called {character.id!r}")
    if twice := _cited.keys() & character.cites.keys():
        raise ValueError(f"two characters are cited for {', '.join(sorted(twice))}; one of them is {character.id!r}")
    _registered[character.number] = character
    _cited.update(character.cites)
    _list_all()
    return character


def _list_all() -> None:
    """Make the lists anew, in place. Numbers without a gap from 0 on are listed; others wait for those before them."""
    every: list[Character] = []
    while len(every) in _registered:
        every.append(_registered[len(every)])
    CHARACTERS[:] = every
    BY_ID.clear()
    BY_ID.update({character.id: character.number for character in every})
    HIRED[:] = [character.number for character in every if character.is_hired]
    TRAITS[:] = [character.traits for character in every]
    HEIGHTS[:] = [character.height for character in every]


def check_complete() -> None:
    """`ValueError` if a number is left out."""
    if len(CHARACTERS) < len(_registered):
        raise ValueError(f"there is no character with the number {len(CHARACTERS)}, but there are later ones")


def rule_for(topic: str) -> str:
    """The rule to cite for an event, a kind of action or an effect that a character brings into play."""
    return _cited[topic]


def has_rule(topic: str) -> bool:
    return topic in _cited


def with_trait(trait: Trait) -> int:
    """The number of the character that has a trait which only one has."""
    return next(character.number for character in CHARACTERS if character.traits & trait)
