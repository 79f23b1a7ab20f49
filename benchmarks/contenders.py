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
    pure: bool = False
    """Whether the rules run as pure Python, although they may be compiled."""


@dataclass(frozen=True)
class Target:
    entry: str
    measure: Literal["play", "copy"]
    factor: float
    """How many times as fast as the other one."""
    text: str
    against: str = "catanatron"
    """The other one's entry."""


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


def _ours(name: str, label: str, game: str, seats: int, options: str = "{}", pure: bool = False) -> Entry:
    return Entry(name, label, ("worker_ours", game, str(seats), options), pure=pure)


def _playout(name: str, label: str, game: str, seats: int, options: str = "{}") -> Entry:
    return Entry(name, label, ("worker_ours", game, str(seats), options, "playout"))


def _peer(name: str, label: str, package: str, *arguments: str) -> Entry:
    return Entry(name, label, ("worker_peers", *arguments), package)


ENTRIES = (
    _ours("leaders", "leaders, 6 seats, claims=0", "leaders", 6, '{"claims": 0}'),
    _ours("leaders-default", "leaders, 6 seats, default options", "leaders", 6),
    _ours("dystopia", "dystopia, 4 seats", "dystopia", 4),
    _ours("reality", "reality, plaza, 800 against 800", "reality", 2, '{"table": "plaza", "budget": 800}'),
    _playout("leaders-playout", "leaders, the same by playout()", "leaders", 6, '{"claims": 0}'),
    _playout("dystopia-playout", "dystopia, the same by playout()", "dystopia", 4),
    _ours("leaders-pure", "leaders, pure Python", "leaders", 6, '{"claims": 0}', pure=True),
    _ours("dystopia-pure", "dystopia, pure Python", "dystopia", 4, pure=True),
    _ours("reality-pure", "reality, pure Python", "reality", 2, '{"table": "plaza", "budget": 800}', pure=True),
    _peer(YARDSTICK, "catanatron, 4 players", "catanatron", "catanatron"),
    _peer("gin_rummy", "OpenSpiel gin_rummy (C++)", "open-spiel", "open_spiel", "gin_rummy"),
    _peer("dou_dizhu", "OpenSpiel dou_dizhu (C++)", "open-spiel", "open_spiel", "dou_dizhu"),
    _peer("dominoes", "OpenSpiel team_dominoes (Python)", "open-spiel", "open_spiel", "python_team_dominoes"),
    _peer("uno", "RLCard uno, 2 players", "rlcard", "rlcard", "uno"),
)

PLAY = "decisions a second, random play, legal() at every decision"
COPY = "copy() of a state in mid-game"
TARGETS = (
    Target("leaders", "play", 20.0, PLAY),
    Target("leaders", "copy", 30.0, COPY),
    Target("dystopia", "play", 10.0, PLAY),
    Target("dystopia", "copy", 20.0, COPY),
    Target("reality", "play", 0.6, PLAY),
    Target("reality", "copy", 20.0, COPY),
    Target("leaders-playout", "play", 1.8, "decisions a second by playout()", against="leaders"),
    Target("dystopia-playout", "play", 1.8, "decisions a second by playout()", against="dystopia"),
)

LIMITS = (
    Limit("reality", "reach", 1_000, "where 12 AP take a figure, from a place not asked about before"),
    Limit("reality", "sight", 10, "whether one figure sees another, not asked about before"),
)
