"""The browser of the tests: found, installed where that can be, and asked for where it cannot."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import chromium

APT = """#!/bin/sh
echo "$*" >> {folder}/asked
case "$1" in
update) : > {folder}/lists ;;
install) test -e {folder}/lists && ln -s {apt} {folder}/chromium ;;
esac
"""
"""It knows no package before its lists are there."""


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Debian of root's with nothing but apt-get."""
    apt = tmp_path / "apt-get"
    apt.write_text(APT.format(folder=tmp_path, apt=apt))
    apt.chmod(0o755)
    for tool in ("sh", "ln"):
        (tmp_path / tool).symlink_to(f"/bin/{tool}")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("EUPHORIA_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.setattr(chromium, "DEBIAN", tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


def test_debian_installs_it_by_itself(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert chromium.find() is None
    assert chromium.main() == 0
    assert chromium.find() == str(bare / "chromium")
    asked = (bare / "asked").read_text().splitlines()
    assert asked == ["install -y --no-install-recommends chromium", "update", asked[0]]
    assert "Installing Chromium" in capsys.readouterr().out


def test_who_is_not_root_or_on_another_system_is_told_what_to_do(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "geteuid", lambda: 1000)
        assert chromium.main() == 1
    monkeypatch.setattr(chromium, "DEBIAN", bare / "no-such-file")
    assert chromium.main() == 1
    assert not (bare / "asked").exists()
    assert "apt-get install -y --no-install-recommends chromium" in capsys.readouterr().err


def test_what_is_named_counts_and_nothing_else(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EUPHORIA_CHROMIUM", str(bare / "apt-get"))
    assert chromium.find() == str(bare / "apt-get")
    monkeypatch.setenv("EUPHORIA_CHROMIUM", str(bare / "no-such-file"))
    assert chromium.main() == 1
    assert not (bare / "asked").exists()
