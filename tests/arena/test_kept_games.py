"""Games of bots that are kept, and bots that are named or brought along in a file."""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from typing import Any

import polars
import pytest

from euphoria.cli.main import main
from euphoria.kernel.record.record import Record

SHORT = ("--seats", "4", "--turns", "1", "--jobs", "1", "--seed", "1", "--lang", "en")
BOT = """
class First:
    def __init__(self, game, dice):
        pass

    def choose(self, perspective, budget):
        return perspective.legal()[0]
"""


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "first.py").write_text(BOT)


def figures(*arguments: str) -> dict[str, Any]:
    assert main(["simulate", "leaders", *SHORT, "--json", "out.json", *arguments]) == 0
    found: dict[str, Any] = json.loads(Path("out.json").read_text("utf-8"))
    del found["speed"]
    return found


def test_bots_are_named_by_seat() -> None:
    found = figures("--games", "2", "--bots", "lively,greedy")
    assert found["players"] == ["lively", "greedy", "greedy", "greedy"]
    assert found["decisions"] != figures("--games", "2")["decisions"]


def test_what_a_simulation_played_can_be_watched_and_is_the_same_as_without_keeping() -> None:
    plain = figures("--games", "3")
    assert figures("--games", "3", "--keep", "kept") == plain
    records = [Record.load(path) for path in sorted(Path("kept/records").iterdir())]
    assert sum(len(record.moves) for record in records) == plain["decisions"]
    assert all(record.state.outcome is not None for record in records)


def test_a_contest_keeps_its_games_and_takes_a_bot_from_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["arena", "leaders", *SHORT, "--games", "4", "--bots", "random", "--code", "first.py", "--out", "o"]
    assert main([*typed, "--keep", "kept"]) == 0
    shown = capsys.readouterr().out
    assert "first" in shown and "What was played is in kept" in " ".join(shown.split())
    games = [json.loads(line) for line in Path("o/games.jsonl").read_text("utf-8").splitlines()[1:]]
    assert len(games) == 4
    for one in games:
        path = Path(f"kept/records/{one['number']:06}.json")
        assert json.loads(path.read_text("utf-8"))["table"]["names"] == one["bots"]
        outcome = Record.load(path).state.outcome
        assert outcome is not None and list(outcome.winners) == one["winners"]

    Path("first.py").write_text(BOT.replace("[0]", "[-1]"))
    assert main(typed) == 1  # the games in the folder are those of another bot
    assert "holds another contest" in " ".join(capsys.readouterr().err.split())


def test_every_decision_can_be_kept_as_a_row() -> None:
    plain = figures("--games", "2", "--bots", "greedy,random")
    assert figures("--games", "2", "--bots", "greedy,random", "--keep", "kept", "--rows") == plain
    rows = polars.read_parquet("kept/rows/*.parquet")
    assert len(rows) == plain["decisions"]
    for number in (0, 1):
        played = rows.filter(game=number).iter_rows(named=True)
        positions = Record.load(Path(f"kept/records/{number:06}.json")).steps()
        state, _ = next(positions)
        for count, (row, (after, move)) in enumerate(zip(played, positions, strict=True)):
            assert move is not None
            assert (row["decision"], row["seat"]) == (count, move.seat)
            assert row["action"] == state.number(move.seat, move.action)
            assert [number for number, mark in enumerate(row["mask"]) if mark] == sorted(state.legal_numbers(move.seat))
            seen = array("f", bytes(4 * len(row["observation"])))
            state.observe(move.seat, seen)
            assert row["observation"] == seen.tolist()
            state = after
        ends = rows.filter(game=number).select("seat", "result", "truncated").unique()
        assert {(seat, state.returns()[seat], state.truncated) for seat in range(4)} == set(ends.rows())


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (("--code", "none.py"), 2, "none.py is none"),
        (("--code", "greedy.py"), 2, "there is one of this name"),
        (("--code", "empty.py"), 1, "has no class with a method choose"),
        (("--bots", "nobody"), 2, "no bot “nobody”"),
        (("--bots", "random,random,random,random,random"), 2, "5 bots for 4 seats"),
        (("--keep", "first.py/here"), 1, "first.py"),
        (("--rows",), 2, "--rows goes with --keep FOLDER"),
    ],
)
def test_mistakes_are_told(
    arguments: tuple[str, ...], status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("greedy.py", "empty.py"):
        Path(name).write_text("x = 1")
    assert main(["simulate", "leaders", *SHORT, "--games", "1", *arguments]) == status
    assert told in " ".join(capsys.readouterr().err.split())


def test_what_goes_wrong_in_a_bot_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    Path("clumsy.py").write_text(BOT.replace("return perspective.legal()[0]", "raise ZeroDivisionError('oh')"))
    found = figures("--games", "1", "--code", "clumsy.py")
    assert found["complaints"] == {"clumsy": "ZeroDivisionError: oh"}
    assert "clumsy has failed" in " ".join(capsys.readouterr().out.split())
