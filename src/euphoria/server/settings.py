"""What whoever runs the server can choose, from the command line and the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from euphoria.kernel.core.errors import EuphoriaError

SHORTEST_TOKEN = 16


class SettingsError(EuphoriaError, ValueError):
    """A setting that cannot be used."""


@dataclass(frozen=True)
class Settings:
    database: str
    """An address as SQLAlchemy writes it."""
    origins: frozenset[str] = frozenset()
    """Pages at other addresses that may talk to this server; its own always may."""
    hosts: frozenset[str] = frozenset()
    """The names under which this server may be called; none: under any."""
    waiting_days: float = 7.0
    """After so many days a table is closed that nobody has started."""
    bot_delay: float = 0.5
    """A bot's move takes at least this many seconds, so that people can follow."""
    bot_budget: float = 1.0
    """The most seconds that a bot may think about a move, however strong it is; with 0 it does anything legal."""
    reaction_wait: float = 3.0
    """How many seconds a question to several at once stays open at least, where the table does not say."""
    rate_factor: float = 1.0
    """All rates are multiplied by this."""
    snapshot_every: int = 50
    """How many moves lie between two stored positions of a table."""
    metrics_token: str | None = None
    """What whoever asks for the figures has to bring; None: nobody gets them."""
    log_json: bool = False
    """Whether the log is one JSON object a line."""
    hooks_to_loopback: bool = False
    """Whether web hooks may go to 127.0.0.1; for tests."""


def read_settings(database: str | None = None, environment: Mapping[str, str] = os.environ) -> Settings:
    return Settings(
        database=database_address(database or environment.get("EUPHORIA_DATABASE_URL") or _usual_file(environment)),
        origins=frozenset(environment.get("EUPHORIA_ORIGINS", "").split()),
        hosts=frozenset(environment.get("EUPHORIA_HOSTS", "").lower().split()),
        waiting_days=_number(environment, "EUPHORIA_WAITING_DAYS", Settings.waiting_days),
        bot_delay=_number(environment, "EUPHORIA_BOT_DELAY", Settings.bot_delay),
        bot_budget=_number(environment, "EUPHORIA_BOT_BUDGET", Settings.bot_budget),
        reaction_wait=_number(environment, "EUPHORIA_REACTION_WAIT", Settings.reaction_wait),
        rate_factor=_number(environment, "EUPHORIA_RATE_FACTOR", Settings.rate_factor),
        hooks_to_loopback=environment.get("EUPHORIA_HOOKS_TO_LOOPBACK") == "1",
        metrics_token=_metrics_token(environment.get("EUPHORIA_METRICS_TOKEN")),
        log_json=_log_format(environment.get("EUPHORIA_LOG", "text")) == "json",
    )


def database_address(said: str) -> str:
    """The address of a database; anything that is no address is a file for SQLite."""
    if said.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + said.partition("://")[2]
    if "://" in said:
        return said
    path = Path(said).expanduser().absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


def _usual_file(environment: Mapping[str, str]) -> str:
    data = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return str(Path(data).expanduser() / "euphoria" / "euphoria.db")


def _log_format(said: str) -> str:
    if said not in ("text", "json"):
        raise SettingsError(f"EUPHORIA_LOG cannot be {said!r}: give text or json")
    return said


def _metrics_token(said: str | None) -> str | None:
    if not said:
        return None
    if len(said) < SHORTEST_TOKEN or not said.isascii() or any(sign.isspace() for sign in said):
        raise SettingsError(f"EUPHORIA_METRICS_TOKEN must have {SHORTEST_TOKEN} signs of ASCII at least, and no spaces")
    return said


def _number(environment: Mapping[str, str], name: str, usual: float) -> float:
    said = environment.get(name)
    if said is None:
        return usual
    try:
        value = float(said)
    except ValueError:
        value = -1.0
    if not 0 <= value < float("inf"):
        raise SettingsError(f"{name} cannot be {said!r}: give a number of at least 0")
    return value
