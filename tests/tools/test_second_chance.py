"""Only tests of real servers and browsers may be run again, and it is said how many were."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools import second_chance


def after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failed: list[str], again: int
) -> tuple[int, list[list[str]]]:
    """The exit code after these have failed, and what was run."""
    cache = tmp_path / "lastfailed"
    cache.write_text(json.dumps(dict.fromkeys(failed, True)))
    runs: list[list[str]] = []

    def run(command: list[str], **_: object) -> SimpleNamespace:
        runs.append(command)
        return SimpleNamespace(returncode=again)

    monkeypatch.setattr(second_chance, "FAILED", cache)
    monkeypatch.setattr(subprocess, "run", run)
    return second_chance.main(), runs


def test_a_failed_rule_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, runs = after(tmp_path, monkeypatch, ["tests/server/test_a.py::b", "tests/leaders/test_shots.py::c"], 0)
    assert (code, runs) == (1, [])


@pytest.mark.parametrize("again", [0, 1])
def test_a_late_server_gets_one_and_it_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], again: int
) -> None:
    failed = ["tests/browser/test_d.py::e", "tests/server/test_a.py::b"]
    code, runs = after(tmp_path, monkeypatch, failed, again)
    assert code == again
    assert [run[-2:] for run in runs] == [failed]
    assert "2 tests needed a second chance" in capsys.readouterr().out
