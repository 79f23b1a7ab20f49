"""The settings of a server, from the command line and environment variables. docs/deploy.md lists them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, ClassVar

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from euphoria.kernel.core.errors import EuphoriaError

SHORTEST_TOKEN = 16


class SettingsError(EuphoriaError, ValueError):
    """A setting has a value that is not allowed."""


def database_address(value: str) -> str:
    """The URL of a database as SQLAlchemy needs it; a value that is no URL is a file for SQLite."""
    if value.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + value.partition("://")[2]
    if "://" in value:
        return value
    path = Path(value).expanduser().absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


def _database(value: str) -> str:
    return database_address(value or _default_file())


def _default_file() -> str:
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return str(Path(data).expanduser() / "euphoria" / "euphoria.db")


def _read_number(value: object) -> float:
    try:
        number = float(str(value))
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise ValueError(f"cannot be {value!r}: give a number of at least 0")
    return number


def _read_names(value: object) -> object:
    return frozenset(value.split()) if isinstance(value, str) else value


def _read_host_names(value: object) -> object:
    return _read_names(value.lower() if isinstance(value, str) else value)


def _is_json(value: object) -> bool:
    if isinstance(value, bool):
        return value
    if value not in ("text", "json"):
        raise ValueError(f"cannot be {value!r}: give text or json")
    return value == "json"


def _is_one(value: object) -> bool:
    return value in (True, "1")


def _metrics_token(value: str | None) -> str | None:
    if not value:
        return None
    if len(value) < SHORTEST_TOKEN or not value.isascii() or any(sign.isspace() for sign in value):
        raise ValueError(f"must have {SHORTEST_TOKEN} signs of ASCII at least, and no spaces")
    return value


Number = Annotated[float, BeforeValidator(_read_number)]
Names = Annotated[frozenset[str], NoDecode, BeforeValidator(_read_names)]
HostNames = Annotated[frozenset[str], NoDecode, BeforeValidator(_read_host_names)]


class ServerSettings(BaseSettings):
    """Each field is read from the environment variable that its alias names, unless it is given by its own name."""

    model_config = SettingsConfigDict(frozen=True, case_sensitive=True, populate_by_name=True)

    database: Annotated[str, AfterValidator(_database)] = Field(
        default="", validate_default=True, validation_alias="EUPHORIA_DATABASE_URL"
    )
    """URL of the database, as SQLAlchemy writes it. Made from a URL or a file name; empty: the default file."""
    origins: Names = Field(default=frozenset(), validation_alias="EUPHORIA_ORIGINS")
    """Origins of other pages that may use this server; its own page always may."""
    hosts: HostNames = Field(default=frozenset(), validation_alias="EUPHORIA_HOSTS")
    """Host names that this server answers to; empty: to any."""
    waiting_days: Number = Field(default=7.0, validation_alias="EUPHORIA_WAITING_DAYS")
    """Days after which a table that was not started is closed."""
    bot_delay: Number = Field(default=0.5, validation_alias="EUPHORIA_BOT_DELAY")
    """Seconds that a bot's move takes at least, so that people can follow."""
    bot_budget: Number = Field(default=1.0, validation_alias="EUPHORIA_BOT_BUDGET")
    """Seconds that a bot may think about a move at most, whatever its strength; with 0 it plays random legal moves."""
    reaction_wait: Number = Field(default=3.0, validation_alias="EUPHORIA_REACTION_WAIT")
    """Seconds for which a question to several seats stays open at least, if the table's settings do not say."""
    rate_factor: Number = Field(default=1.0, validation_alias="EUPHORIA_RATE_FACTOR")
    """All rate limits are multiplied by this."""
    snapshot_every: ClassVar[int] = 50
    """Moves between two stored snapshots of a game."""
    metrics_token: Annotated[str | None, AfterValidator(_metrics_token)] = Field(
        default=None, validation_alias="EUPHORIA_METRICS_TOKEN"
    )
    """The token that a request for `/metrics` has to send; None: there is no such endpoint."""
    log_json: Annotated[bool, BeforeValidator(_is_json)] = Field(default=False, validation_alias="EUPHORIA_LOG")
    """Whether the log has one JSON object on each line; the variable is `text` or `json`."""
    hooks_to_loopback: Annotated[bool, BeforeValidator(_is_one)] = Field(
        default=False, validation_alias="EUPHORIA_HOOKS_TO_LOOPBACK"
    )
    """Whether web hooks may be sent to 127.0.0.1; for tests."""


def read_settings(database: str | None = None) -> ServerSettings:
    """The settings of the environment; `database`, from the command line, goes before its variable."""
    try:
        return ServerSettings(database=database) if database else ServerSettings()
    except ValidationError as error:
        raise SettingsError("; ".join(_message(found) for found in error.errors())) from None


def _message(error: ErrorDetails) -> str:
    """The name of the variable, and what is wrong with its value."""
    return f"{error['loc'][0]} {error['ctx']['error']}"
