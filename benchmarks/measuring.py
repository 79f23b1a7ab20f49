"""How long the table server is busy with a question about a position of `reality` (`python -m benchmarks.measuring`).

A server answers questions on the loop that serves everybody, so what counts is the time of one question: half of them
are faster than the median, one of twenty is slower than p95. Positions are in the third turn of games on `plaza`; the
figures and places are random, and mostly nobody has asked about them before.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import NamedTuple

import euphoria
from euphoria.games.reality.geometry.terrain import BASE
from euphoria.games.reality.state import Show

Arguments = dict[str, object]
Asking = Callable[[Show, random.Random], Arguments]
TURN = 3


class Figures(NamedTuple):
    """Milliseconds."""

    median: float
    p95: float
    most: float


def place(state: Show, rng: random.Random) -> list[int]:
    """Somewhere to stand."""
    terrain = state.terrain
    while True:
        x, y = rng.randrange(BASE, terrain.width - BASE), rng.randrange(BASE, terrain.depth - BASE)
        for surface in reversed(terrain.surfaces_over(x, y)):
            if terrain.stands((x, y, surface)):
                return [x, y, surface]


def figure(state: Show, rng: random.Random) -> int:
    return rng.choice(state.standing())


def pair(state: Show, rng: random.Random, one: str, other: str) -> Arguments:
    return dict(zip((one, other), rng.sample(state.standing(), 2), strict=True))


ASKINGS: dict[str, tuple[str, Asking]] = {
    "distance": ("distance", lambda state, rng: {"along": [place(state, rng) for _ in range(3)]}),
    "rings": ("rings", lambda state, rng: {"figure": figure(state, rng)}),
    "sight": ("sight", lambda state, rng: {"figure": figure(state, rng)}),
    "sight, elsewhere": ("sight", lambda state, rng: {"figure": figure(state, rng), "at": place(state, rng)}),
    "between": ("between", lambda state, rng: pair(state, rng, "figure", "other")),
    "shot": ("shot", lambda state, rng: pair(state, rng, "shooter", "target")),
    "cut": ("cut", lambda state, rng: {"along": [place(state, rng)[:2] for _ in range(3)]}),
    "blast": ("blast", lambda state, rng: {"at": place(state, rng)}),
    "flame": ("flame", lambda state, rng: {"figure": figure(state, rng), "number": rng.randrange(16)}),
    "field": ("field", lambda state, rng: {"figure": figure(state, rng)}),
    "field, elsewhere": ("field", lambda state, rng: {"at": place(state, rng)}),
    "threat": ("threat", lambda state, rng: {"figure": figure(state, rng)}),
    "reach": ("reach", lambda state, rng: {"figure": figure(state, rng)}),
    "reach, 12 points": ("reach", lambda state, rng: {"figure": figure(state, rng), "points": 12}),
}
"""What is timed: a question of the game, and what it is asked with."""


def position(seed: int) -> Show:
    """In the middle of the third turn of a game of random choices."""
    rng = random.Random(seed)
    state = euphoria.game("reality").new(seats=2, seed=seed, table="plaza")
    while state.deciders:
        assert isinstance(state, Show)
        if state.turn == TURN and rng.random() < 0.05:
            return state
        seat = rng.choice(state.deciders)
        state.apply(seat, rng.choice(state.legal(seat)))
    return position(seed + 1000)


def timed(positions: list[Show], name: str, times: int) -> Figures:
    """One question, asked so often in each position."""
    question, arguments = ASKINGS[name]
    rng, found = random.Random(5), []
    for state in positions:
        for _ in range(times):
            given = arguments(state, rng)
            begin = time.process_time()
            state.query(None, question, **given)
            found.append(1000 * (time.process_time() - begin))
    found.sort()
    return Figures(found[len(found) // 2], found[int(0.95 * (len(found) - 1))], found[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=6)
    parser.add_argument("--times", type=int, default=20)
    given = parser.parse_args()
    positions = [position(seed) for seed in range(given.positions)]
    print(f"{'question':18}{'median':>9}{'p95':>9}{'most':>9}  milliseconds")
    for name in ASKINGS:
        median, p95, most = timed(positions, name, given.times)
        print(f"{name:18}{median:9.2f}{p95:9.2f}{most:9.2f}")


if __name__ == "__main__":
    main()
