"""A pile of cards whose faces are secret, and who has seen which.

A *tag* is a card as the table can follow it. `faces` says what is on each tag, `told` who has seen it. A shuffle gives
the cards new tags, a *batch*: of a batch everybody knows which faces are in it, and nobody which tag has which, except
for those that they were told. Where one of several cards is taken and nobody sees which, they get new tags too, a
*mix*. So the worlds that an eye cannot tell apart are those where faces that it has not seen have come elsewhere by
these ways.
"""

from __future__ import annotations

from euphoria.games.dystopia.components import EVERYONE
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.sampling.card_paths import Deal, Mix
from euphoria.kernel.sampling.hidden_cards import HiddenCards, certain

Unseen = tuple[list[int], list[int]]
"""Tags, and as many faces."""


class SecretPile:
    """Its lists are replaced, never changed, so that copies can share them."""

    __slots__ = ("batches", "faces", "mixes", "told")

    def __init__(self, faces: list[int], told: list[int], batches: list[int], mixes: list[Mix]) -> None:
        self.faces = faces
        self.told = told
        self.batches = batches
        """The first tag of each batch."""
        self.mixes = mixes

    def copy(self) -> SecretPile:
        return SecretPile(self.faces, self.told, self.batches, self.mixes)

    def add_batch(self, faces: list[int]) -> list[int]:
        """Tags for cards that have just been shuffled, in the order of the shuffle."""
        first = len(self.faces)
        self.batches = [*self.batches, first]
        self.faces = self.faces + faces
        self.told = self.told + [0] * len(faces)
        return list(range(first, len(self.faces)))

    def renew(self, old: list[int], told: int) -> list[int]:
        """New tags for cards that were mixed out of sight, in this order; the seats in `told` know them."""
        first = len(self.faces)
        new = list(range(first, first + len(old)))
        self.faces = self.faces + [self.faces[tag] for tag in old]
        self.told = self.told + [told] * len(old)
        self.mixes = [*self.mixes, (tuple(sorted(old)), tuple(new))]
        return new

    def tell(self, tag: int, seats: int) -> None:
        self.told = told = self.told.copy()
        told[tag] |= seats

    def tell_all(self, tag: int) -> None:
        self.tell(tag, EVERYONE)

    def is_public(self, tag: int) -> bool:
        return self.told[tag] == EVERYONE

    def knows(self, eye: int, tag: int) -> bool:
        return self.told[tag] >> eye & 1 == 1

    def known(self, eye: int) -> list[int]:
        """By tag: its face, if this eye has seen it or can tell it by what is left; -1 if not."""
        return certain(self.mixes, self._seen(eye), len(self.faces))[0]

    def hidden_from(self, eye: int) -> HiddenCards:
        """What draws faces for all tags that this eye has not seen."""
        return HiddenCards(self._deals(), self.mixes, self._seen(eye))

    def _seen(self, eye: int) -> dict[int, int]:
        faces = self.faces
        return {tag: faces[tag] for tag, told in enumerate(self.told) if told >> eye & 1}

    def _deals(self) -> list[Deal]:
        return [(range(first, end), self.faces[first:end]) for first, end in self._ranges()]

    def _ranges(self) -> list[tuple[int, int]]:
        """The first tag of each batch, and the first one after it."""
        bounds = sorted([*self.batches, *(new[0] for _, new in self.mixes), len(self.faces)])
        return [(first, bounds[bounds.index(first) + 1]) for first in self.batches]

    def unseen(self, eye: int) -> list[Unseen]:
        """By batch, what this eye has not seen: the tags, and the faces that are on them, in order.

        Where the faces lie in truth makes no difference. For cards that are never mixed.
        """
        faces, told = self.faces, self.told
        found = []
        for first, end in self._ranges():
            tags = [tag for tag in range(first, end) if not told[tag] >> eye & 1]
            if tags:
                found.append((tags, sorted([faces[tag] for tag in tags])))
        return found

    def redeal(self, unseen: list[Unseen], dice: Dice) -> None:
        """Let the faces that somebody has not seen change places, batch by batch, each as likely as the others."""
        self.faces = faces = self.faces.copy()
        for tags, there in unseen:
            mixed = there.copy()
            dice.mix(mixed)
            for tag, face in zip(tags, mixed, strict=True):
                faces[tag] = face

    def json(self) -> list[list[object]]:
        mixes: list[object] = [[list(old), list(new)] for old, new in self.mixes]
        return [[*self.faces], [*self.told], [*self.batches], mixes]
