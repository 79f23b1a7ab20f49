"""Building the page: only when something has changed, and whatever the clock says."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import page


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """A small page in a folder of its own, and what npm was asked to do."""
    asked: list[tuple[str, ...]] = []
    web = tmp_path / "web"
    for name in ("src", "node_modules"):
        (web / name).mkdir(parents=True)
    (tmp_path / "locales" / "en").mkdir(parents=True)
    (tmp_path / "locales" / "en" / "web.ftl").write_text("web-name = Table\n")
    (web / "src" / "main.ts").write_text("let a = 1\n")
    (web / "package-lock.json").write_text("{}")

    def npm(*arguments: str) -> None:
        asked.append(arguments)
        (web / "dist").mkdir(exist_ok=True)

    for name, value in {
        "ROOT": tmp_path,
        "WEB": web,
        "DIST": web / "dist",
        "STAMP": web / "dist" / ".sources",
        "LOCK": web / "package-lock.json",
        "INSTALLED": web / "node_modules" / ".installed",
        "npm": npm,
    }.items():
        monkeypatch.setattr(page, name, value)
    page.build()
    return asked


def test_a_page_is_built_once(built: list[tuple[str, ...]]) -> None:
    assert built == [("ci",), ("run", "build")]
    os.utime(page.WEB / "src" / "main.ts", (0, 0))
    page.build()
    assert built == [("ci",), ("run", "build")]


@pytest.mark.parametrize("path", ["web/src/main.ts", "locales/en/web.ftl", "web/src/new.svelte"])
def test_it_is_built_again_when_something_has_changed(built: list[tuple[str, ...]], path: str) -> None:
    (page.ROOT / path).write_text("changed\n")
    assert not page.is_built()
    page.build()
    assert built[2:] == [("run", "build")]


def test_packages_are_installed_again_when_the_lock_has_changed(built: list[tuple[str, ...]]) -> None:
    page.LOCK.write_text('{"new": 1}')
    page.build()
    assert built[2:] == [("ci",), ("run", "build")]


def test_what_is_fetched_or_built_is_no_source(built: list[tuple[str, ...]]) -> None:
    (page.WEB / "node_modules" / "big.js").write_text("x")
    (page.DIST / "index.html").write_text("x")
    assert page.is_built()
