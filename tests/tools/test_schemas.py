"""The stored schemas: written as the server has them, and reported when they differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import page, schemas


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Schemas in a folder of their own; the commands that npm was given."""
    commands: list[tuple[str, ...]] = []
    docs = tmp_path / "docs"
    docs.mkdir()
    for name, value in {
        "ROOT": tmp_path,
        "npm": lambda *command: commands.append(command),
        "install": lambda: None,
    }.items():
        monkeypatch.setattr(page, name, value)
    monkeypatch.setattr(schemas, "DOCS", docs)
    assert schemas.main([]) == 0
    return commands


def test_types_are_generated_after_the_schemas_are_written(stored: list[tuple[str, ...]]) -> None:
    assert stored == [("run", "types")]
    assert all(path.read_text("utf-8") == text for path, text in schemas.schemas().items())


def test_a_check_passes_on_what_was_written_and_checks_the_types(stored: list[tuple[str, ...]]) -> None:
    assert schemas.main(["--check"]) == 0
    assert stored[1:] == [("run", "types", "--", "--check")]


def test_a_check_names_the_file_that_is_out_of_date_and_the_command(
    stored: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    (schemas.DOCS / "openapi.json").write_text("{}\n", "utf-8")
    assert schemas.main(["--check"]) == 1
    assert "docs/openapi.json is out of date: run `make types`" in capsys.readouterr().err
    assert stored == [("run", "types")]
