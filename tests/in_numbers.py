"""Observations and masks of any game, by the names that the layout and the action space give to their numbers."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from functools import cache
from typing import Any

from euphoria import Game, State, game, games
from euphoria.kernel.learning.layout import ObservationLayout
from tests.random_play import states


def has_observation(one: Game) -> bool:
    try:
        one.observation()
    except NotImplementedError:
        return False
    return True


GAMES = [id for id in games() if has_observation(game(id))]
"""Those that can be seen in numbers."""
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "leaders": ({"turns": 6}, {"turns": 5, "edition": "A", "claims": 3}, {"turns": 5, "claims": 0, "guns": 2}),
    "dystopia": (
        {"turn_limit": 90},
        {"turn_limit": 70, "edition": "first", "recruits": "revised", "trade": True},
        {"turn_limit": 60, "recruit_draft": True, "market_draft": True, "track_draft": True, "double_rule": True},
    ),
    "reality": (
        {"budget": 400, "turns": 2},
        {"budget": 600, "turns": 1, "mission": "massacre", "table": "tower"},
        {"budget": 600, "turns": 1, "mission": "rescue"},
    ),
}
"""Tables that between them have all parts of a game. A game that is not named here is played with its defaults."""


def variants(one: Game) -> tuple[dict[str, Any], ...]:
    return VARIANTS.get(one.id, ({},))


@cache
def _layout(id: str, seats: int, options: tuple[tuple[str, Any], ...]) -> ObservationLayout:
    return game(id).observation(seats, **dict(options))


def layout_of(state: State) -> ObservationLayout:
    settings: Any = state
    return _layout(state.game.id, state.seats, tuple(settings.settings._asdict().items()))


def observed(state: State, seat: int) -> array[float]:
    """The numbers, in a buffer that was full of others before."""
    out = array("f", [float("nan")]) * layout_of(state).size
    state.observe(seat, out)
    return out


def pictured(state: State, seat: int) -> array[float]:
    """The planes, in a buffer that was full of others before; empty in a game without."""
    out = array("f", [float("nan")]) * layout_of(state).planes.size
    if out:
        state.observe_planes(seat, out)
    return out


def labelled(state: State, seat: int) -> dict[str, float]:
    """By its label: each number that is not 0."""
    layout = layout_of(state)
    return {layout.label(index): number for index, number in enumerate(observed(state, seat)) if number}


def masked(state: State, seat: int) -> list[int]:
    """The numbers of the actions that the mask allows, in a buffer that was full before."""
    out = bytearray(b"\xff") * state.game.action_space(state.seats).size
    state.mask(seat, out)
    assert set(out) <= {0, 1}
    return [number for number, mark in enumerate(out) if mark]


def positions(one: Game, rounds: int, share: float, first: int = 0) -> Iterator[tuple[int, State]]:
    """Some positions of random games on all sorts of tables, and the last one of each; each with the game's seed."""
    for seed in range(first, first + rounds):
        options = variants(one)[seed % len(variants(one))]
        seats = one.seats[seed % len(one.seats)]
        rng = random.Random(seed)
        for state in states(one, seats, seed, lively=0.4, **options):
            if not state.deciders or rng.random() < share:
                yield seed, state
