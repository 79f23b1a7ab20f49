"""What the two others do. Each has a plan; when the learner has spoiled it, they gather goods and come home.

They never end the game: but for the market that the builder waits for, they go nowhere where a star is placed.
"""

from __future__ import annotations

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.components import HIGHEST, LOWEST
from euphoria.games.dystopia.lesson.history import (
    BUILDER,
    BUMPER,
    LEARNER,
    NUMBER,
    SITE,
    TANK,
    TUNNEL,
    has_placed,
    homecoming,
    stands_on,
)
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action

QUIET = {
    BUILDER: [NUMBER["aquifer"], NUMBER["subterran-tunnel"]],
    BUMPER: [NUMBER["farm"], NUMBER["wastelander-tunnel"]],
}
"""Where each of them works when there is nothing better to do."""


def opponent(state: City, seat: int) -> Action:
    """The action of the player on this seat."""
    legal = state.legal(seat)
    wished = _in_turn(state, seat) if state.question == codes.ASK_TURN else [acts.STOP]
    return next((action for action in wished if action in legal), legal[0])


def _in_turn(state: City, seat: int) -> list[Action]:
    spaces: list[int] = []
    if seat == BUILDER and not has_placed(state, seat, *board.site_spaces(SITE)):
        spaces += board.site_spaces(SITE)
    if seat == BUMPER:
        spaces += [space for space in (TUNNEL, TANK) if _may_bump(state, space)]
    spaces += [space for space in QUIET[seat] if not stands_on(state, seat, space)]
    return [
        *(acts.PLACE[pips][space] for space in spaces for pips in range(HIGHEST, LOWEST - 1, -1)),
        *homecoming(state, seat),
        *(acts.PLACE[pips][space] for space in QUIET[seat] for pips in range(HIGHEST, LOWEST - 1, -1)),
    ]


def _may_bump(state: City, space: int) -> bool:
    """Once on each of these spaces, and only the learner."""
    return stands_on(state, LEARNER, space) and not has_placed(state, BUMPER, space)
