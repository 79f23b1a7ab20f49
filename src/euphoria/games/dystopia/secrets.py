"""A pile of cards whose faces are secret, and who has seen which.

A *tag* is a card as the table can follow it. `faces` says what is on each tag, `told` who has seen it.
A shuffle gives the cards new tags, a *batch*: of a batch everybody knows which faces are in it, and nobody
which tag has which, except for those that they were told. So the worlds that an eye cannot tell apart are
those where the faces of a batch that it has not seen have changed places.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from euphoria.games.dystopia.components import EVERYONE
from euphoria.kernel.dice import Dice

Unseen = tuple[list[int], list[int]]
"""Tags, and as many faces."""


class Secrets:
    """Its lists are replaced, never changed, so that copies can share them."""

    __slots__ = ("batches", "faces", "told")

    def __init__(self, faces: list[int], told: list[int], batches: list[int]) -> None:
        self.faces = faces
        self.told = told
        self.batches = batches
        """The first tag of each batch."""

    def copy(self) -> Secrets:
        return Secrets(self.faces, self.told, self.batches)

    def add_batch(self, faces: list[int]) -> list[int]:
        """Tags for cards that have just been shuffled, in the order of the shuffle."""
        first = len(self.faces)
        self.batches = [*self.batches, first]
        self.faces = self.faces + faces
        self.told = self.told + [0] * len(faces)
        return list(range(first, len(self.faces)))

    def tell(self, tag: int, seats: int) -> None:
        self.told = told = self.told.copy()
        told[tag] |= seats

    def tell_all(self, tag: int) -> None:
        self.tell(tag, EVERYONE)

    def knows(self, eye: int, tag: int) -> bool:
        return self.told[tag] >> eye & 1 == 1

    def unseen(self, eye: int) -> list[Unseen]:
        """By batch, what this eye has not seen: the tags, and the faces that are on them, in order.

        Where the faces lie in truth makes no difference.
        """
        faces, told = self.faces, self.told
        found = []
        for first, end in zip(self.batches, [*self.batches[1:], len(faces)], strict=True):
            tags = [tag for tag in range(first, end) if not told[tag] >> eye & 1]
            if tags:
                found.append((tags, sorted([faces[tag] for tag in tags])))
        return found

    def redeal(
        self, unseen: list[Unseen], dice: Dice, bound: Sequence[int] = (), fits: Callable[[int], bool] | None = None
    ) -> None:
        """Let the faces that somebody has not seen change places, batch by batch, each as likely as the others.

        The `bound` tags may only have faces that fit; the others take what is left.
        """
        self.faces = faces = self.faces.copy()
        for tags, there in unseen:
            mixed = there.copy()
            dice.mix(mixed)
            if bound and fits is not None:
                for tag in tags:
                    if tag in bound:
                        faces[tag] = face = next(face for face in mixed if fits(face))
                        mixed.remove(face)
                tags = [tag for tag in tags if tag not in bound]
            for tag, face in zip(tags, mixed, strict=True):
                faces[tag] = face

    def json(self) -> list[list[int]]:
        return [self.faces, self.told, self.batches]
