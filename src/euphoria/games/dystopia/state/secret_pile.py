"""Cards whose faces are secret, and which seat has seen which of them.

A *tag* identifies a card as long as players can follow it. `faces` says what is on each tag, `seen_by` which seats have
seen it (a mask). A shuffle gives the cards new tags, a *batch*: every player knows which faces are in a batch, but not
which tag has which. Where one of several cards is taken and others do not see which, all of them get new tags too, a
*mix*. The states that an observer cannot tell apart are those in which unseen faces are dealt otherwise within batches
and mixes.
"""

from __future__ import annotations

from euphoria.games.dystopia.components import EVERYONE
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.sampling.card_paths import Deal, Mix
from euphoria.kernel.sampling.hidden_cards import HiddenCards, certain

Unseen = tuple[list[int], list[int]]
"""(tags, the faces on them in any order)."""


class SecretPile:
    """Copies share their lists until one of them changes: whoever changes a list has a list of its own first."""

    __slots__ = ("_owns_cards", "_owns_seen", "batches", "faces", "mixes", "seen_by")

    def __init__(self, faces: list[int], seen_by: list[int], batches: list[int], mixes: list[Mix]) -> None:
        self.faces = faces
        self.seen_by = seen_by
        self.batches = batches
        """The first tag of each batch."""
        self.mixes = mixes
        self._owns_cards = self._owns_seen = False

    def copy(self) -> SecretPile:
        self._owns_cards = self._owns_seen = False
        return SecretPile(self.faces, self.seen_by, self.batches, self.mixes)

    def _own_cards(self) -> None:
        """Before cards get new tags."""
        if not self._owns_cards:
            self.faces = self.faces.copy()
            self.batches = self.batches.copy()
            self.mixes = self.mixes.copy()
            self._owns_cards = True

    def _own_seen(self) -> None:
        """Before somebody sees a card, or cards get new tags."""
        if not self._owns_seen:
            self.seen_by = self.seen_by.copy()
            self._owns_seen = True

    def add_batch(self, faces: list[int]) -> list[int]:
        """Tags for cards that have just been shuffled, in the order of the shuffle."""
        self._own_cards()
        self._own_seen()
        first = len(self.faces)
        self.batches.append(first)
        self.faces += faces
        self.seen_by += [0] * len(faces)
        return list(range(first, len(self.faces)))

    def renew(self, old: list[int], seen_by: int) -> list[int]:
        """New tags for cards that were mixed out of sight, in this order; the seats in the mask `seen_by` know them."""
        self._own_cards()
        self._own_seen()
        first = len(self.faces)
        for tag in old:
            self.faces.append(self.faces[tag])
            self.seen_by.append(seen_by)
        new = [first + index for index in range(len(old))]
        self.mixes.append((tuple(sorted(old)), tuple(new)))
        return new

    def reveal(self, tag: int, seats: int) -> None:
        """Shows a card to these seats (a mask)."""
        self._own_seen()
        self.seen_by[tag] = self.seen_by[tag] | seats

    def reveal_to_all(self, tag: int) -> None:
        self.reveal(tag, EVERYONE)

    def is_public(self, tag: int) -> bool:
        return self.seen_by[tag] == EVERYONE

    def knows(self, observer: int, tag: int) -> bool:
        return self.seen_by[tag] >> observer & 1 == 1

    def known(self, observer: int) -> list[int]:
        """By tag: its face, if this observer has seen it or can infer it; -1 if not."""
        return certain(self.mixes, self._seen(observer), len(self.faces))[0]

    def hidden_from(self, observer: int) -> HiddenCards:
        """A sampler of the faces that this observer has not seen."""
        return HiddenCards(self._deals(), self.mixes, self._seen(observer))

    def _seen(self, observer: int) -> dict[int, int]:
        faces = self.faces
        return {tag: faces[tag] for tag, seen_by in enumerate(self.seen_by) if seen_by >> observer & 1}

    def _deals(self) -> list[Deal]:
        return [(range(first, end), self.faces[first:end]) for first, end in self._ranges()]

    def _ranges(self) -> list[tuple[int, int]]:
        """By batch: its first tag, and the first tag after it."""
        bounds = sorted([*self.batches, *(new[0] for _, new in self.mixes), len(self.faces)])
        return [(first, bounds[bounds.index(first) + 1]) for first in self.batches]

    def unseen(self, observer: int) -> list[Unseen]:
        """By batch: the tags that this observer has not seen, and the faces on them, sorted so that they tell nothing.

        For cards that are never mixed.
        """
        faces, seen_by = self.faces, self.seen_by
        found = []
        for first, end in self._ranges():
            tags = [tag for tag in range(first, end) if not seen_by[tag] >> observer & 1]
            if tags:
                found.append((tags, sorted([faces[tag] for tag in tags])))
        return found

    def redeal(self, unseen: list[Unseen], dice: Dice) -> None:
        """Shuffles unseen faces among their tags, batch by batch."""
        self._own_cards()
        faces = self.faces
        for tags, there in unseen:
            mixed = there.copy()
            dice.mix(mixed)
            for tag, face in zip(tags, mixed, strict=True):
                faces[tag] = face

    def json(self) -> list[list[object]]:
        mixes: list[object] = [[list(old), list(new)] for old, new in self.mixes]
        return [[*self.faces], [*self.seen_by], [*self.batches], mixes]
