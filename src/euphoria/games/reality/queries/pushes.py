"""Where everybody ends after a push, before its direction is chosen (R-push-1 to R-push-4)."""

from __future__ import annotations

from itertools import islice

from euphoria.games.reality import codes
from euphoria.games.reality.actions import SPACE
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.queries.measured import heading
from euphoria.games.reality.state import Show
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json


def push(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """The places of all who slide, and who plunges: what a plunge does is up to the dice, so no more is told of it."""
    direction = heading(arguments)
    arguments.finish()
    if not state.deciders or state.question != codes.ASK_DIRECTION:
        raise QueryError("nobody chooses the direction of a push now")
    pushed = state.copy()
    pushed.dice = Dice(0)  # never the game's own, which would tell what it rolls next
    known = len(pushed.log)
    pushed.apply(pushed.deciders[0], SPACE.read(["heading", *direction]))
    slid: dict[int, list[int]] = {}
    plunged: list[int] = []
    for entry in islice(pushed.log, known, None):
        if entry[0] == ShowEvent.SLID and entry[1] not in plunged:
            slid[entry[1]] = list(entry[2:5])
        elif entry[0] == ShowEvent.PLUNGED:
            plunged.append(entry[1])
    return {
        "direction": list(direction),
        "slid": [{"figure": figure, "to": to} for figure, to in slid.items()],
        "plunged": plunged,
    }
