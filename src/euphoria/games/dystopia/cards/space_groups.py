"""Groups of spaces that recruits and market tiles speak of."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import board
from euphoria.games.dystopia.components import EUPHORIAN, WASTELANDER

AREAS: Final = tuple(space.number for space in board.SPACES if space.what == board.AREA)
SINGLE_SPACES: Final = frozenset(space.number for space in board.SPACES if space.what != board.AREA)
"""The spaces that hold one worker."""
TUNNELS: Final = tuple(space.number for space in board.SPACES if space.what == board.TUNNEL)
"""The digging spaces, not the exclusive ones at the ends (D-time-15)."""
TANK: Final = tuple(space.number for space in board.SPACES if space.what in (board.TANK_LEFT, board.TANK_RIGHT))
TUNNELS_AND_TANK: Final = TUNNELS + TANK
SITES: Final = tuple(space.number for space in board.SPACES if space.what == board.SITE)
MARKETS: Final = tuple(space.number for space in board.SPACES if space.what in (board.ARTIFACT_MARKET, board.MARKET))
"""Non-Icarite markets, built tiles or artifact markets."""
BUILT_MARKETS: Final = tuple(space.number for space in board.SPACES if space.what == board.MARKET)
"""The markets of construction sites."""
E_AND_W_TUNNELS: Final = (TUNNELS[EUPHORIAN], TUNNELS[WASTELANDER])
