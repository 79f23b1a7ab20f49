"""The browser of the tests: found, installed if it is missing, and asked for loudly if it cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import chromium


def test_the_one_that_is_named_is_taken_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tmp_path / "mine"
    mine.write_text("#!/bin/sh\n")
    mine.chmod(0o755)
    monkeypatch.setenv("EUPHORIA_CHROMIUM", str(mine))
    assert chromium.find() == str(mine)
    monkeypatch.setenv("EUPHORIA_CHROMIUM", str(tmp_path / "nowhere"))
    assert chromium.find() is None


def test_a_missing_one_is_installed_and_its_lack_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("EUPHORIA_CHROMIUM", raising=False)
    there: list[str] = []
    monkeypatch.setattr(chromium, "find", lambda: there[0] if there else None)
    monkeypatch.setattr(chromium, "install", lambda: None)
    assert chromium.main() == 1
    assert "need Chromium" in capsys.readouterr().err
    monkeypatch.setattr(chromium, "install", lambda: there.append("/usr/bin/chromium"))
    assert chromium.main() == 0
    assert capsys.readouterr().out == "/usr/bin/chromium\n"
