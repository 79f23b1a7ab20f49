"""`euphoria train`: what is refused, and in what words. What it makes is tested in the long tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from euphoria.cli.commands.train import train_command
from euphoria.cli.main import main


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["--seats", "9"], "2 to 6"),
        (["--first-games", "3"], "--first-games is a whole number from 20"),
        (["--games", "0"], "--games is a whole number from 1"),
        (["--iterations", "0"], "--iterations is a whole number from 1"),
        (["--tests", "3"], "--tests: 3 games cannot be shared out evenly among 2 seats"),
        (["--jobs", "0"], "--jobs is a whole number"),
    ],
)
def test_bad_input_is_refused_in_clear_words(typed: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "dystopia", "--lang", "en", *typed]) == 2
    assert said in capsys.readouterr().err
    assert list(Path().iterdir()) == [], "and nothing was made"


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(train_command, "find_spec", lambda name: None if name == "torch" else object())
    assert main(["train", "dystopia", "--lang", "en"]) == 1
    assert 'torch is missing): pip install "euphoria-table[train]"' in capsys.readouterr().err
    assert main(["train", "dystopia", "--lang", "es"]) == 1
    assert "euphoria-table[train]" in capsys.readouterr().err
