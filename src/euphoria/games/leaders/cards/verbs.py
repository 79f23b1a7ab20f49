"""What a verb of a deck file declares. The rules declare each verb above the function that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from euphoria.games.leaders.state import LeadersTable

Effect = Callable[["LeadersTable", int, int, int], None]
"""Carries out a verb: (state, user, first choice, second choice), -1 where the verb has no such choice. In a reaction
the choices are the actor and the first argument of the action that is answered."""
Test = Callable[["LeadersTable", int, int, int], bool]
Form = tuple[str, tuple[str, ...]]
"""How deck files write a verb: a word, and what follows it: "seat" or "place" for a choice of that sort, or a word."""
Receiver = Literal["user", "first choice"]


class ArtifactVerb:
    """One verb. There is one object of each, so verbs are compared by identity."""

    __slots__ = ("changes", "effect", "even_without_change", "gun_for", "lacks", "name", "settles", "triggers")

    def __init__(
        self,
        name: str,
        effect: Effect,
        changes: Test,
        even_without_change: bool = False,
        lacks: str = "",
        gun_for: Receiver | None = None,
        triggers: frozenset[int] = frozenset(),
        settles: bool = False,
    ) -> None:
        self.name = name
        """Its message is `leaders-verb-<name>`."""
        self.effect = effect
        self.changes = changes
        """Whether it could change anything, as far as everybody can see (L-art-9)."""
        self.even_without_change = even_without_change
        """It is carried out even where nothing changes (L-art-14)."""
        self.lacks = lacks
        """What a chosen player lacks whom it would not change: the end of the message key `leaders-why-they-lack-`."""
        self.gun_for = gun_for
        """Who takes a gun by it, and must not have one (L-art-7)."""
        self.triggers = triggers
        """Of a reaction: the triggers that it can answer."""
        self.settles = settles
        """Of a reaction: it takes the place of the action that is answered."""

    def __repr__(self) -> str:
        return self.name


class VerbRegistry:
    """The verbs of actions and of reactions, by how deck files write them, in the order of their declaration."""

    def __init__(self) -> None:
        self.actions: dict[Form, ArtifactVerb] = {}
        self.reactions: dict[Form, ArtifactVerb] = {}

    def action(
        self,
        word: str,
        *shape: str,
        name: str = "",
        changes: Test | None = None,
        even_without_change: bool = False,
        lacks: str = "",
        gun_for: Receiver | None = None,
    ) -> Callable[[Effect], ArtifactVerb]:
        """Declare a verb of actions. Its name is its word, unless another verb has that word too."""

        def declare(effect: Effect) -> ArtifactVerb:
            test = changes or _always
            verb = ArtifactVerb(name or word, effect, test, even_without_change, lacks, gun_for)
            return self._add(self.actions, (word, shape), verb)

        return declare

    def reaction(
        self, word: str, *shape: str, name: str = "", triggers: frozenset[int], settles: bool = False
    ) -> Callable[[Effect], ArtifactVerb]:
        """Declare a verb of reactions."""

        def declare(effect: Effect) -> ArtifactVerb:
            verb = ArtifactVerb(name or word, effect, _always, triggers=triggers, settles=settles)
            return self._add(self.reactions, (word, shape), verb)

        return declare

    def names(self) -> set[str]:
        return {verb.name for verb in (*self.actions.values(), *self.reactions.values())}

    @staticmethod
    def _add(verbs: dict[Form, ArtifactVerb], form: Form, verb: ArtifactVerb) -> ArtifactVerb:
        if form in verbs or any(other.name == verb.name for other in verbs.values()):
            raise ValueError(f"the verb {verb.name!r} is declared twice")
        verbs[form] = verb
        return verb


def _always(state: LeadersTable, seat: int, x: int, y: int) -> bool:
    return True


VERBS: Final = VerbRegistry()
