"""Susan: the star. She cheers her team and is paired with a mate (R-susan-1, R-susan-2).

In the rescue mission she is the captive in the middle of the table instead: see `rules/positioning/rescue.py`.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.cards.character import Character, Trait
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.events import SEAT_LOSES, declare_event
from euphoria.games.reality.rules.figures.falling import GAIN_WITH_STAR, dishearten
from euphoria.games.reality.state import Show

EVENT_LOST_STAR: Final = declare_event(17, "lost-star", "R-susan-2", "seat", told=SEAT_LOSES)


def sadden(state: Show, figure: int) -> None:
    """Her team loses euphoria; a captive has no team that would (R-mis-5)."""
    if state.settings.mission != "rescue":
        dishearten(state, state.side[figure], EVENT_LOST_STAR)


SUSAN: Final = register(
    Character(
        number=12,
        id="susan",
        ap=12,
        aim=None,
        life=100,
        euphoria=10,
        weapons=(),
        attacks=1,
        audience=75,
        rule="R-susan-1",
        traits=Trait.STAR,
        trait_numbers={Trait.STAR: {"gain": GAIN_WITH_STAR}},
        on_fall=sadden,
    )
)
