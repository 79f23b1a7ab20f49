"""For every test here a folder of its own, since games that people leave are kept in the current one; and English."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs these tests, the terminal says that its user reads English."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
