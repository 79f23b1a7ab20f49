"""Going through a record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from euphoria import game
from euphoria.cli.commands.replay import ReplayViewer
from tests.cli.stage import Stage, euphoria, script
from tests.random_play import record

RECORD = record(game("leaders"), 5, 6, lively=0.5, turns=2)
TEXT = RECORD.dump()


@pytest.mark.parametrize(
    ("language", "step"), [("en", rf"Step \d+ of {len(RECORD.moves)}"), ("es", rf"Paso \d+ de {len(RECORD.moves)}")]
)
@pytest.mark.parametrize("whose", [[], ["--seat", "2"], ["--all"]])
def test_without_a_terminal_all_steps_are_printed(language: str, step: str, whose: list[str], tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(TEXT, "utf-8")
    ran = euphoria("replay", "game.json", "--lang", language, *whose, cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(re.findall(step, ran.stdout)) == len(RECORD.moves) + 1


def shown(seat: int | None, everything: bool, number: int) -> str:
    stage = Stage(script([]), tty=False)
    ReplayViewer(stage.screen, TEXT, seat, everything).show(number)
    return stage.text


def test_a_spectator_sees_no_hidden_recruit_and_no_choice_until_it_is_known() -> None:
    spectator, everything = shown(None, False, 5), shown(None, True, 5)
    assert "(" not in re.sub(r"\(.*you.*\)", "", spectator)
    assert "Lay them out" not in spectator
    assert "Lay them out" in shown(None, True, 2)
    assert everything.count("(") >= 14


def test_a_seat_sees_its_own_recruits() -> None:
    rows = [line for line in shown(2, False, 6).splitlines() if "░" in line or "(you)" in line]
    assert ["░" in row for row in rows] == [True, True, False, True, True]


def test_stepping_forth_and_back_and_jumping() -> None:
    last = len(RECORD.moves)
    stage = Stage(script(["", "", "b", str(last), "", "b", "0", "b", "999999", "x", "q"]))
    ReplayViewer(stage.screen, TEXT, None, False).step_through()
    steps = [int(found) for found in re.findall(rf"Step (\d+) of {last}", stage.text)]
    assert steps == [0, 1, 2, 1, last, last - 1, 0]
    assert "That was the last step" in stage.text
    assert "This is the beginning" in stage.text


def test_the_end_of_input_ends_it() -> None:
    stage = Stage(script([]))
    assert ReplayViewer(stage.screen, TEXT, None, False).run(interactive=True) == 0
