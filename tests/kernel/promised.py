"""For the tests of verifiable dice: a secret, dice that were promised with it, and games played with them."""

from __future__ import annotations

import random
from typing import Any

from euphoria import Dice, Record, game
from euphoria.kernel.record.verifiable_dice import VerifiableDice
from tests.random_play import choose

SECRET = bytes(range(32))
TABLE, ADDED = "a table in May", ("Ana: ñandú", "", "00ff")
LEADERS = game("leaders")


def dice(secret: bytes = SECRET, table: str = TABLE, added: tuple[str | bytes, ...] = ADDED) -> VerifiableDice:
    return VerifiableDice(secret, table, added)


def rolls(thrown: Dice, count: int, sides: int = 6) -> list[int]:
    return [thrown.below(sides) for _ in range(count)]


def play(kept: Record, seed: int = 1, moves: int = 10_000) -> Record:
    rng = random.Random(seed)
    for _ in range(moves):
        if not kept.state.deciders:
            break
        seat = rng.choice(kept.state.deciders)
        kept.apply(seat, choose(rng, kept.state.legal(seat), 0.3))
    return kept


def new_record(id: str = "leaders", **options: Any) -> Record:
    seats = game(id).seats[0]
    added = [f"seat {seat}" for seat in range(seats)]
    return Record(game(id), seats=seats, dice=VerifiableDice(SECRET, TABLE, added), **options)
