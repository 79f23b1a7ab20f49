"""The examples run."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run_notebook(name: str) -> dict[str, Any]:
    """The code of a notebook, cell by cell; the names that it leaves."""
    scope: dict[str, Any] = {}
    for cell in json.loads((EXAMPLES / f"{name}.ipynb").read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), scope)
    return scope


def test_the_first_steps(capsys: pytest.CaptureFixture[str]) -> None:
    scope = run_notebook("first_steps")
    assert sum(scope["rewards"].values()) == pytest.approx(1)
    shown = capsys.readouterr().out
    assert "LEADERS OF EUPHORIA" in shown
    assert "player 0" in shown


@pytest.mark.slow
def test_measuring_balance(capsys: pytest.CaptureFixture[str]) -> None:
    scope = run_notebook("balance")
    assert scope["means"].sum() == pytest.approx(1)
    assert capsys.readouterr().out.count("±") == 4


def test_the_readme_names_every_example() -> None:
    readme = (EXAMPLES / "README.md").read_text("utf-8")
    files = [path.name for path in EXAMPLES.iterdir() if path.suffix in (".py", ".ipynb")]
    assert len(files) == 5
    assert [name for name in files if f"`{name}`" not in readme] == []


@pytest.mark.soak
def test_training(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    shares = run_notebook("training")["shares"]
    assert shares.keys() == {"random", "trained"}


@pytest.mark.soak
def test_ppo_in_one_file_learns() -> None:
    script = runpy.run_path(str(EXAMPLES / "ppo.py"))
    agent = script["train"]("dystopia", 4096)
    assert 0 <= script["share_of_wins"]("dystopia", 16, agent) <= 1


@pytest.mark.soak
def test_maskable_ppo_beats_random_clearly() -> None:
    """Of two players, over 200 games: two standard errors of a share near a half are 0.07."""
    script = runpy.run_path(str(EXAMPLES / "maskable_ppo.py"))
    share_of_wins = script["share_of_wins"]
    model = script["train"]("dystopia", 30_000)
    assert share_of_wins("dystopia", 200, model) > max(0.5, share_of_wins("dystopia", 200)) + 0.08
