"""The tutorial: its blocks are its files, and its game keeps the kernel's promises."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from euphoria.kernel.testing import check_fields, check_samples
from tests.tutorial.installed import FOLDER, contraband

PAGE = (FOLDER / "index.md").read_text("utf-8")


@pytest.fixture
def game() -> Iterator[ModuleType]:
    with contraband() as module:
        yield module


def blocks(name: str) -> list[str]:
    return re.findall(rf'```[a-z]+ title="{re.escape(name)}"\n(.*?)```', PAGE, re.DOTALL)


def lines(text: str) -> list[str]:
    """Without blank lines and indentation: a block in the middle of a class is shown on its own."""
    return [line.strip() for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("name", ["contraband.py", "contraband_text.py"])
def test_the_blocks_of_the_page_are_the_file(name: str) -> None:
    shown = [line for block in blocks(name) for line in lines(block)]
    assert shown == lines((FOLDER / name).read_text("utf-8"))


def test_the_rules_on_the_page_are_the_beginning_of_the_ledger() -> None:
    (shown,) = blocks("contraband.toml (its beginning)")
    assert (FOLDER / "contraband.toml").read_text("utf-8").startswith(shown.rstrip())


def test_the_test_on_the_page_passes(game: ModuleType) -> None:
    (example,) = blocks("test_contraband.py")
    names: dict[str, object] = {}
    exec(example, names)
    test = names["test_the_promises_of_the_kernel"]
    assert callable(test)
    test()


@pytest.mark.parametrize("seats", [2, 5])
def test_it_keeps_the_promises_of_the_kernel(game: ModuleType, seats: int) -> None:
    check_fields(game.GAME, seats, seldom=("answers", "rest") if seats == 2 else ("answers",), every=1)
    check_samples(game.GAME, seats, every=1)


def test_a_sampler_that_forgets_the_stash_is_found(game: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = game.CustomsState.sample

    def forgetful(state: object, seat: int | None, dice: object) -> object:
        new = draw(state, seat, dice)
        new.hidden = list(state.hidden)  # type: ignore[attr-defined]
        return new

    monkeypatch.setattr(game.CustomsState, "sample", forgetful)
    with pytest.raises(AssertionError, match="hidden"):
        check_fields(game.GAME, 4, every=1)


def test_nothing_of_the_tutorial_stays_behind() -> None:
    with contraband():
        pass
    assert "contraband" not in sys.modules
    assert not any(Path(entry) == FOLDER for entry in sys.path)
