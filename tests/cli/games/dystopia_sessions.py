"""Sittings of `dystopia` for tests: a new game, and a city well under way."""

from __future__ import annotations

from typing import Any

from euphoria import Record, game
from euphoria.cli.terminal.play.session import GameSession
from tests.cli.stage import seated
from tools.picture import CITY

DYSTOPIA = game("dystopia")
HERE = CITY.replace("turn: B", "turn: A")
"""The same city, and it is your turn."""


def city(people: int = 1, seats: int = 4, seed: int = 1, **options: Any) -> GameSession:
    return seated(Record(DYSTOPIA, seats=seats, seed=seed, **options), people, seed)


def position(text: str = HERE, people: int = 1) -> GameSession:
    return seated(Record(DYSTOPIA, scenario=text), people, 1)
