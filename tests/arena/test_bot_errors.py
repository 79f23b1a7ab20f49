"""Errors of bots are shown to the user, not only counted."""

from __future__ import annotations

import json
import time
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from euphoria import Action, Dice
from euphoria.arena.contest.bot_game import PlayedGame
from euphoria.bots import factory
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.cli.main import main

SHORT = ("--seats", "4", "--turns", "1", "--jobs", "1", "--out", "o", "--lang", "en")
SAID = "clumsy has failed, and did any legal action instead; the first time: ZeroDivisionError: oh"


class Clumsy:
    """Is late at first, and then fails."""

    def __init__(self, game: str, dice: Dice) -> None:
        self.asked = 0

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        self.asked += 1
        if self.asked == 1:
            time.sleep(0.15)
            return perspective.legal()[0]
        raise ZeroDivisionError("oh")


@pytest.fixture(autouse=True)
def _clumsy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(factory.BUILT_IN, "clumsy", Clumsy)
    monkeypatch.chdir(tmp_path)


def plain(text: str) -> str:
    """As one reads it, wherever the lines end."""
    return " ".join(text.split())


def test_a_contest_tells_what_was_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "leaders", "--bots", "clumsy:0.01s,random", "--games", "4", *SHORT]) == 0
    shown = plain(capsys.readouterr().out)
    said = SAID.replace("clumsy", "clumsy:0.01s", 1)
    assert said in shown
    assert "Mishaps Late" in shown
    assert said in (tmp_path / "o" / "report.html").read_text("utf-8")
    rows = json.loads((tmp_path / "o" / "results.json").read_text("utf-8"))["standings"]
    complaints = {row["bot"]: (row["troubles"] > 0, row["complaint"]) for row in rows}
    assert complaints == {"clumsy:0.01s": (True, "ZeroDivisionError: oh"), "random": (False, "")}


def test_where_nobody_is_late_there_is_no_column_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "leaders", "--bots", "lively:9,random:9", "--games", "4", *SHORT]) == 0
    shown = capsys.readouterr().out
    assert "Mishaps" in shown
    assert "Late" not in shown and "has failed" not in shown


def test_a_report_tells_what_was_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "leaders", "--bots", "clumsy", "--games", "2", *SHORT]) == 0
    shown = plain(capsys.readouterr().out)
    assert SAID in shown
    assert "Of 0 things that could be compared 0 stand out" in shown
    assert SAID in (tmp_path / "o" / "report.html").read_text("utf-8")
    figures = json.loads((tmp_path / "o" / "figures.json").read_text("utf-8"))
    assert figures["troubles"] > 2
    assert figures["complaint"] == "ZeroDivisionError: oh"


@pytest.mark.parametrize("command", ["arena", "report", "play"])
def test_a_bot_that_cannot_play_is_refused_before_anything_is_done(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    points = [EntryPoint("lost", "nowhere:Bot", factory.ENTRY_POINT_GROUP)]
    monkeypatch.setattr(factory, "entry_points", lambda group: points)
    assert main([command, "leaders", "--bots", "random,lost" if command == "arena" else "lost", "--lang", "en"]) == 1
    said = "euphoria: The bot lost is installed and cannot play this game: ModuleNotFoundError: No module named"
    assert capsys.readouterr().err.startswith(said)
    assert list(tmp_path.iterdir()) == []


def test_games_that_were_kept_before_complaints_were_can_be_read() -> None:
    game = PlayedGame(0, 0, ("a", "b"), (0,), (1, 0), "told", 3, (1, 1), (0, 0), (0, 0), (0.1, 0.1), ("", "oh"))
    assert PlayedGame.read(json.loads(json.dumps(game.json()))) == game
    kept = game.json()
    del kept["complaints"]
    assert PlayedGame.read(kept) == game._replace(complaints=())
