"""Who runs, and what has to be reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Entry:
    name: str
    """What `--only` takes."""
    label: str
    worker: tuple[str, ...]
    """The worker's module and its arguments."""
    package: str | None = None
    """The peer to install; None for our own games."""


@dataclass(frozen=True)
class Target:
    entry: str
    measure: Literal["play", "copy"]
    factor: float
    """How many times as fast as the yardstick."""
    text: str


@dataclass(frozen=True)
class Limit:
    """What has to be reached by itself, whatever others take."""

    entry: str
    measure: str
    """`copy`, or the name of a query."""
    micros: float
    """It takes less."""
    text: str


YARDSTICK = "catanatron"


def _ours(name: str, label: str, game: str, seats: int, options: str = "{}") -> Entry:
    return Entry(name, label, ("worker_ours", game, str(seats), options))


def _peer(name: str, label: str, package: str, *arguments: str) -> Entry:
    return Entry(name, label, ("worker_peers", *arguments), package)


ENTRIES = (
    _ours("leaders", "leaders, 6 seats, claims=0", "leaders", 6, '{"claims": 0}'),
    _ours("leaders-default", "leaders, 6 seats, default options", "leaders", 6),
    _ours("dystopia", "dystopia, 4 seats", "dystopia", 4),
    _ours("reality", "reality, plaza, 800 against 800", "reality", 2, '{"table": "plaza", "budget": 800}'),
    _peer(YARDSTICK, "catanatron, 4 players", "catanatron", "catanatron"),
    _peer("gin_rummy", "OpenSpiel gin_rummy (C++)", "open-spiel", "open_spiel", "gin_rummy"),
    _peer("dou_dizhu", "OpenSpiel dou_dizhu (C++)", "open-spiel", "open_spiel", "dou_dizhu"),
    _peer("dominoes", "OpenSpiel team_dominoes (Python)", "open-spiel", "open_spiel", "python_team_dominoes"),
    _peer("uno", "RLCard uno, 2 players", "rlcard", "rlcard", "uno"),
)

TARGETS = (
    Target("leaders", "play", 3.5, "decisions a second, random play, legal() at every decision"),
    Target("leaders", "copy", 12.0, "copy() of a state in mid-game"),
    Target("dystopia", "play", 2.5, "decisions a second, random play, legal() at every decision"),
    Target("dystopia", "copy", 8.0, "copy() of a state in mid-game"),
    Target("reality", "play", 0.1, "decisions a second, random play, legal() at every decision"),
)

LIMITS = (
    Limit("reality", "copy", 30, "copy() of a state in mid-game"),
    Limit("reality", "reach", 10_000, "where 12 AP take a figure, from a place not asked about before"),
    Limit("reality", "sight", 100, "whether one figure sees another, not asked about before"),
)
