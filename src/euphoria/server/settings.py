"""The settings of a server, from the command line and environment variables. docs/deploy.md lists them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from euphoria.kernel.core.errors import EuphoriaError

SHORTEST_TOKEN = 16


class SettingsError(EuphoriaError, ValueError):
    """A setting has a value that is not allowed."""


@dataclass(frozen=True)
class ServerSettings:
    database: str
    """URL of the database, as SQLAlchemy writes it."""
    origins: frozenset[str] = frozenset()
    """Origins of other pages that may use this server; its own page always may."""
    hosts: frozenset[str] = frozenset()
    """Host names that this server answers to; empty: to any."""
    waiting_days: float = 7.0
    """Days after which a table that was not started is closed."""
    bot_delay: float = 0.5
    """Seconds that a bot's move takes at least, so that people can follow."""
    bot_budget: float = 1.0
    """Seconds that a bot may think about a move at most, whatever its strength; with 0 it plays random legal moves."""
    reaction_wait: float = 3.0
    """Seconds for which a question to several seats stays open at least, if the table's settings do not say."""
    rate_factor: float = 1.0
    """All rate limits are multiplied by this."""
    snapshot_every: ClassVar[int] = 50
    """Moves between two stored snapshots of a game."""
    metrics_token: str | None = None
    """The token that a request for `/metrics` has to send; None: there is no such endpoint."""
    log_json: bool = False
    """Whether the log has one JSON object on each line."""
    hooks_to_loopback: bool = False
    """Whether web hooks may be sent to 127.0.0.1; for tests."""


def read_settings(database: str | None = None, environment: Mapping[str, str] = os.environ) -> ServerSettings:
    return ServerSettings(
        database=database_address(database or environment.get("EUPHORIA_DATABASE_URL") or _usual_file(environment)),
        origins=frozenset(environment.get("EUPHORIA_ORIGINS", "").split()),
        hosts=frozenset(environment.get("EUPHORIA_HOSTS", "").lower().split()),
        waiting_days=_number(environment, "EUPHORIA_WAITING_DAYS", ServerSettings.waiting_days),
        bot_delay=_number(environment, "EUPHORIA_BOT_DELAY", ServerSettings.bot_delay),
        bot_budget=_number(environment, "EUPHORIA_BOT_BUDGET", ServerSettings.bot_budget),
        reaction_wait=_number(environment, "EUPHORIA_REACTION_WAIT", ServerSettings.reaction_wait),
        rate_factor=_number(environment, "EUPHORIA_RATE_FACTOR", ServerSettings.rate_factor),
        hooks_to_loopback=environment.get("EUPHORIA_HOOKS_TO_LOOPBACK") == "1",
        metrics_token=_metrics_token(environment.get("EUPHORIA_METRICS_TOKEN")),
        log_json=_log_format(environment.get("EUPHORIA_LOG", "text")) == "json",
    )


def database_address(value: str) -> str:
    """The URL of a database as SQLAlchemy needs it; a value that is no URL is a file for SQLite."""
    if value.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + value.partition("://")[2]
    if "://" in value:
        return value
    path = Path(value).expanduser().absolute()
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
