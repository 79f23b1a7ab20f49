"""Who sits where, the places that the lesson is about, and what the log tells about the game so far."""

from __future__ import annotations

from euphoria.games.dystopia.board import FIRST_SITE, SITE_COSTS, SPACES
from euphoria.games.dystopia.components import DICE, KINDS_OF_GOODS
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.dilemma import pictured
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action

LEARNER, BUILDER, BUMPER = range(3)
"""The seats. The builder waits for the learner on a construction site; the bumper sends the learner's workers home."""

NUMBER = {space.id: space.number for space in SPACES}
TUNNEL, GATE = NUMBER["euphorian-tunnel"], NUMBER["euphorian-tunnel-end"]
TANK, BAR, INCINERATOR = NUMBER["tank-left"], NUMBER["breeze-bar"], NUMBER["incinerator"]
SITE = [id for id, _ in SITE_COSTS].index("e1")
"""The construction site on which the builder waits."""


def happened(state: City, event: int, *values: int) -> bool:
    """Whether there is an entry of this event that begins with these values."""
    return times(state, event, *values) > 0


def times(state: City, event: int, *values: int, since: int = 0) -> int:
    """How many entries of this event, from this number on, begin with these values."""
    begin = (event, *values)
    return sum(state.log[number][: len(begin)] == begin for number in range(since, len(state.log)))


def has_placed(state: City, seat: int, *spaces: int) -> bool:
    """Whether this seat has ever placed a worker on one of these spaces."""
    return any(entry[0] == CityEvent.PLACED and entry[1] == seat and entry[3] in spaces for entry in state.log)


def stands_on(state: City, seat: int, space: int) -> bool:
    """Whether a worker of this seat is there."""
    return any(state.where[die] == space for die in state.own_dice(seat))


def site_of(space: int) -> int:
    """The construction site to which one of the spaces of sites belongs; -1: it is another space."""
    return SPACES[space].site if FIRST_SITE <= space < NUMBER["market-e1"] else -1


def homecoming(state: City, seat: int) -> list[Action]:
    """All ways to bring workers home: without those who wait on a construction site rather, and as many as possible."""

    def order(action: Action) -> tuple[int, int]:
        spaces = [state.where[die] for die in state.own_dice(seat) if action.args[0] >> die % DICE & 1]
        return sum(site_of(space) >= 0 for space in spaces), -len(spaces)

    return sorted((action for action in state.legal(seat) if action.kind == "retrieve"), key=order)


def treasure(state: City) -> int:
    """The artifact on the learner's dilemma, by its place among goods and artifacts."""
    return KINDS_OF_GOODS + pictured(state, LEARNER)
