"""Settings from the environment and the command line, and the errors that name a wrong one."""

from __future__ import annotations

from pathlib import Path

import pytest

from euphoria.server.settings import ServerSettings, SettingsError, database_address, read_settings


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for field in ServerSettings.model_fields.values():
        monkeypatch.delenv(str(field.validation_alias), raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("value", "address"),
    [
        ("postgresql://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("postgres://h/d", "postgresql+asyncpg://h/d"),
        ("sqlite+aiosqlite:///x.db", "sqlite+aiosqlite:///x.db"),
    ],
)
def test_the_address_of_a_database(value: str, address: str) -> None:
    assert database_address(value) == address


def test_defaults() -> None:
    assert read_settings("x://").model_dump() == {
        "database": "x://",
        "origins": frozenset(),
        "hosts": frozenset(),
        "waiting_days": 7,
        "bot_delay": 0.5,
        "bot_budget": 1,
        "reaction_wait": 3,
        "rate_factor": 1,
        "metrics_token": None,
        "log_json": False,
        "hooks_to_loopback": False,
    }


def test_the_command_line_goes_before_the_environment_and_the_default_file_comes_last(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    default = f"sqlite+aiosqlite:///{tmp_path}/euphoria/euphoria.db"
    assert read_settings().database == default
    monkeypatch.setenv("EUPHORIA_DATABASE_URL", "")
    assert read_settings().database == default
    monkeypatch.setenv("EUPHORIA_DATABASE_URL", "postgres://h/d")
    assert read_settings().database == "postgresql+asyncpg://h/d"
    assert read_settings(str(tmp_path / "x.db")).database == f"sqlite+aiosqlite:///{tmp_path}/x.db"


@pytest.mark.parametrize(
    ("name", "value", "field", "found"),
    [
        ("EUPHORIA_ORIGINS", "https://a.example  http://b", "origins", {"https://a.example", "http://b"}),
        ("EUPHORIA_ORIGINS", "", "origins", set()),
        ("EUPHORIA_HOSTS", "A.example  b.example", "hosts", {"a.example", "b.example"}),
        ("EUPHORIA_WAITING_DAYS", "0.5", "waiting_days", 0.5),
        ("EUPHORIA_BOT_BUDGET", "0", "bot_budget", 0),
        ("EUPHORIA_LOG", "json", "log_json", True),
        ("EUPHORIA_LOG", "text", "log_json", False),
        ("EUPHORIA_METRICS_TOKEN", "", "metrics_token", None),
        ("EUPHORIA_METRICS_TOKEN", "0123456789abcdef", "metrics_token", "0123456789abcdef"),
        ("EUPHORIA_HOOKS_TO_LOOPBACK", "1", "hooks_to_loopback", True),
        ("EUPHORIA_HOOKS_TO_LOOPBACK", "no", "hooks_to_loopback", False),
    ],
)
def test_settings_come_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, field: str, found: object
) -> None:
    monkeypatch.setenv(name, value)
    assert getattr(read_settings("x://"), field) == found


NUMBERS = [
    ("EUPHORIA_BOT_DELAY", value, f"cannot be {value!r}: give a number of at least 0")
    for value in ("soon", "", "-1", "inf", "nan")
]
OTHERS = [
    ("EUPHORIA_LOG", "xml", "cannot be 'xml': give text or json"),
    ("EUPHORIA_METRICS_TOKEN", "short", "must have 16 signs of ASCII at least, and no spaces"),
]


@pytest.mark.parametrize(("name", "value", "message"), NUMBERS + OTHERS)
def test_an_error_names_the_variable_and_what_would_be_right(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, message: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as error:
        read_settings("x://")
    assert str(error.value) == f"{name} {message}"
