"""How an event is told: who did it, to whom it was done, and how heavy it is.

The page shows events at a pace that follows their weight, and marks those that were done to the reader. A game declares
a `Telling` for each of its kinds of events, and says which seats the fields of an event stand for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from euphoria.kernel.core.state import Json

Weight = Literal["quiet", "normal", "major"]
QUIET: Weight = "quiet"
"""Routine: a pass, a phase that begins, a roll with nothing special about it."""
NORMAL: Weight = "normal"
MAJOR: Weight = "major"
"""It changes the game: a star, a shot, a death, the end."""


class Emphasis(NamedTuple):
    """Of one event, as its reader may know it."""

    actor: int | None = None
    """The seat that did it; None: nobody, or everybody."""
    targets: tuple[int, ...] = ()
    """The seats that it was done to, without the actor."""
    weight: Weight = NORMAL

    def json(self) -> Json:
        return {"actor": self.actor, "targets": list(self.targets), "weight": self.weight}


class Telling(NamedTuple):
    """How the events of one kind are told. Seats are given by the names of the fields that stand for them."""

    weight: Weight = NORMAL
    by: str | None = "seat"
    """The field of the actor."""
    to: tuple[str, ...] = ()
    """The fields of the targets."""


TellingOf = Telling | Callable[["Json"], Telling]
"""Of one kind of events; a function where it depends on what an event says."""


def emphasis(told: TellingOf, event: Json, seats_of: Callable[[str], Iterable[int]]) -> Emphasis:
    """The emphasis of an event. `seats_of` gives the seats that a field of it stands for, none for nobody."""
    telling = told if isinstance(told, Telling) else told(event)
    actor = None if telling.by is None else next(iter(seats_of(telling.by)), None)
    targets = {seat for field in telling.to for seat in seats_of(field)} - {actor}
    return Emphasis(actor, tuple(sorted(targets)), telling.weight)
