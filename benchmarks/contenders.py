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
    """The peer to install, with what else it needs after a plus; None for our own games."""
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
HANABI = "pettingzoo+open-spiel+pygame-ce+shimmy"


def _ours(name: str, label: str, game: str, seats: int, options: str = "{}", pure: bool = False) -> Entry:
    return Entry(name, label, ("worker_ours", game, str(seats), options), pure=pure)


def _playout(name: str, label: str, game: str, seats: int, options: str = "{}") -> Entry:
    return Entry(name, label, ("worker_ours", game, str(seats), options, "playout"))


def _peer(name: str, label: str, package: str, *arguments: str) -> Entry:
    return Entry(name, label, ("worker_peers", *arguments), package)


def _environment(kind: str, game: str, seats: int) -> Entry:
    what = "PettingZoo" if kind == "aec" else "64 games at once"
    return Entry(f"{game}-{kind}", f"{game}, {seats} seats, {what}", ("worker_environments", kind, game, str(seats)))


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
    _peer("backgammon", "OpenSpiel backgammon (C++)", "open-spiel", "open_spiel", "backgammon"),
    _peer("hanabi_spiel", "OpenSpiel hanabi (C++)", "open-spiel", "open_spiel", "hanabi"),
    _peer("liars_poker", "OpenSpiel liars_poker (Python)", "open-spiel", "open_spiel", "python_liars_poker"),
    _peer("uno", "RLCard uno, 2 players", "rlcard", "rlcard", "uno"),
    _environment("aec", "leaders", 4),
    _environment("aec", "dystopia", 4),
    _environment("aec", "reality", 2),
    _environment("vector", "leaders", 4),
    _environment("vector", "dystopia", 4),
    _environment("vector", "reality", 2),
    Entry(
        "hanabi", "PettingZoo hanabi_v5", ("worker_environments", "hanabi"), "pettingzoo+open-spiel+pygame-ce+shimmy"
    ),
)

PLAY = "decisions a second, random play, legal() at every decision"
COPY = "copy() of a state in mid-game"
STEPS = "steps a second, with observation and mask"
TARGETS = (
    Target("leaders", "play", 20.0, PLAY),
    Target("leaders", "copy", 30.0, COPY),
    Target("dystopia", "play", 10.0, PLAY),
    Target("dystopia", "copy", 20.0, COPY),
    Target("reality", "play", 0.6, PLAY),
    Target("reality", "copy", 20.0, COPY),
    Target("leaders-playout", "play", 1.8, "decisions a second by playout()", against="leaders"),
    Target("dystopia-playout", "play", 1.8, "decisions a second by playout()", against="dystopia"),
    Target("leaders-aec", "play", 15.0, STEPS, against="hanabi"),
    Target("dystopia-aec", "play", 15.0, STEPS, against="hanabi"),
    Target("reality-aec", "play", 3.0, STEPS, against="hanabi"),
    Target("leaders-vector", "play", 30.0, STEPS, against="hanabi"),
    Target("dystopia-vector", "play", 30.0, STEPS, against="hanabi"),
    Target("reality-vector", "play", 6.0, STEPS, against="hanabi"),
)

LIMITS = (
    Limit("reality", "reach", 1_000, "where 12 AP take a figure, from a place not asked about before"),
    Limit("reality", "sight", 10, "whether one figure sees another, not asked about before"),
)
