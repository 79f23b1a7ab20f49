"""Values of figures in audience points, the unit of all scores of `reality`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from euphoria.bots.reality.value.odds import DamageOdds
from euphoria.bots.reality.value.profiles import AUDIENCE, LIFE, price_of_objects
from euphoria.games.reality.rules.figures import action_points
from euphoria.games.reality.rules.figures.falling import LUCKY_FROM
from euphoria.games.reality.rules.sequence.ending import HAND_TO_HAND
from euphoria.games.reality.state import Show, Upgrade

LIFE_SHARE: Final = 0.4
"""Share of a figure's value that is lost in proportion to its life; the rest is lost when it falls."""


def life_share(state: Show) -> float:
    """`LIFE_SHARE`, falling towards the end: only fallen figures score (R-vp-3)."""
    return LIFE_SHARE * min(1.0, turns_left(state) / 4)


def turns_left(state: Show) -> int:
    """Turns left, including this one."""
    return max(0, state.settings.turns - state.turn + 1)


def price(state: Show, figure: int) -> int:
    """Audience that the other team gets for it (R-vp-1)."""
    return price_of(state.who[figure], state.upgrades[figure], state.bought[figure])


@lru_cache(maxsize=4096)
def price_of(who: int, upgrades: Upgrade, bought: int) -> int:
    return AUDIENCE[who] + 50 * sum(upgrades) + price_of_objects(bought)


def standing_worth(state: Show, figure: int, share: float) -> float:
    """Value of a standing figure with its current life."""
    life = min(1.0, state.life[figure] / LIFE[state.who[figure]])
    return price(state, figure) * (1 - share + share * life)


def harm(state: Show, figure: int, hurt: DamageOdds, share: float, by_hand: bool = False) -> float:
    """Cost of this damage to its team; a fall in hand-to-hand combat pays more (R-vp-1)."""
    cost = price(state, figure) * ((1 - share) * hurt.fall + share * hurt.lost / LIFE[state.who[figure]])
    return cost + HAND_TO_HAND * hurt.fall if by_hand else cost


def unlucky(state: Show, figure: int) -> int:
    """Per cent chance that luck does not avoid an injury (R-prof-5)."""
    return 10 * (LUCKY_FROM[state.settings.luck][LIFE[state.who[figure]] > 100] - 1)


def points_a_turn(state: Show, figure: int) -> int:
    """Action points of a whole turn with its current life (R-prof-3)."""
    return action_points.allowance(state, figure)
