"""The compiled rules: they are the ones that run, they play the same, and an edited source is used at once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from euphoria import compiled
from tools import compile as tool

ROOT = Path(__file__).resolve().parents[1]
CHOICES = """
import json, euphoria
from euphoria import Dice, compiled
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot

def choices(bot, name, seats, options):
    state, dice = euphoria.game(name).new(seats, seed=3, **options), Dice(3)
    bots = [make_bot(bot, name, seat) for seat in range(seats)]
    for _ in range(10):
        for _ in range(20):
            if state.deciders:
                state.apply(state.deciders[0], dice.pick(state.legal(state.deciders[0])))
        if not state.deciders:
            break
        seat = state.deciders[0]
        action = bots[seat].choose(Perspective.of(state, seat, dice), Budget(iterations=20))
        state.apply(seat, action)
        yield action.json()
    assert not any(bot.bot.complaint for bot in bots), [bot.bot.complaint for bot in bots]
    yield state.digest()

GAMES = [("leaders", 6, {}), ("dystopia", 4, {}), ("reality", 2, {"budget": 400})]
found = [list(choices(bot, *game)) for bot in ("greedy", "planner") for game in GAMES]
found.append(list(choices("learned", "dystopia", 2, {})))
print(json.dumps([len(compiled.COMPILED_MODULES), found]))
"""
INTERRUPTED = """
import signal
from euphoria import Dice

class Alarm(Exception):
    pass

def ring(*_):
    raise Alarm("now")

signal.signal(signal.SIGALRM, ring)
dice, deck = Dice(1), list(range(500))
for _ in range(300):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.001)
        while True:
            dice.shuffle(deck)
    except Alarm as alarm:
        assert alarm.args == ("now",)
print("heard them all")
"""
"""Throws dice nearly all the time, which multiplies large integers."""
needs_compiled = pytest.mark.skipif(not compiled.COMPILED_MODULES, reason=f"pure: {compiled.PURE_BECAUSE}")


def environment(**more: str) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT / "src")} | more


def run_bots(pure: str) -> tuple[int, object]:
    command = [sys.executable, "-c", CHOICES]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(**{compiled.PURE: pure}))
    assert done.returncode == 0, done.stderr
    count, found = json.loads(done.stdout)
    return count, found


@needs_compiled
def test_the_compiled_modules_are_those_that_run() -> None:
    rules = {f"euphoria.{name[:-3].replace('/', '.')}" for name in tool.sources()}
    assert rules <= set(compiled.COMPILED_MODULES)
    for name in rules:
        assert str(import_module(name).__file__).endswith(tool.SUFFIX), name


@needs_compiled
def test_bots_choose_the_same_with_compiled_and_with_pure_rules() -> None:
    """Of games the golden ones prove it, which are replayed with both."""
    count, found = run_bots(pure="")
    count_pure, found_pure = run_bots(pure="1")
    assert count > 100 and count_pure == 0
    assert found == found_pure


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no such timer")
def test_a_signal_while_compiled_rules_multiply_is_heard_and_ends_nothing() -> None:
    """Ctrl-C is one: see tools/interrupts.h."""
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, env=environment())
    assert (done.returncode, done.stdout) == (0, "heard them all\n"), done.stderr


def test_an_edited_source_is_used_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiled.PURE, raising=False)
    source = tmp_path / "rules.py"
    source.write_text("ONE = 1\n")
    stamp = {"sources": {"rules.py": compiled.source_mark(source)}}
    assert compiled.why_pure(tmp_path, stamp) == ""
    os.utime(source, (1, 1))
    assert compiled.why_pure(tmp_path, stamp) == "", "another time alone is no change"
    source.write_text("ONE = 2\n")
    assert compiled.why_pure(tmp_path, stamp) == "rules.py has changed since it was compiled"
    source.unlink()
    assert compiled.why_pure(tmp_path, stamp) == "rules.py has changed since it was compiled"


def test_the_sources_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for value, reason in (("1", "EUPHORIA_PURE is set"), ("0", ""), ("", "")):
        monkeypatch.setenv(compiled.PURE, value)
        assert compiled.why_pure(tmp_path, {"sources": {}}) == reason
    assert compiled.why_pure(tmp_path, None) == "nothing is compiled"


def test_without_a_c_compiler_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "is_built", lambda: False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert tool.main(["--must"]) == 0
    assert capsys.readouterr().out == "The rules run as plain Python, which is slower: there is no C compiler here.\n"


def test_a_failure_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "is_built", lambda: False)
    monkeypatch.setattr(tool, "has_compiler", lambda: True)
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "LOG", tmp_path / "build" / "compiled" / "log.txt")
    monkeypatch.setattr(tool, "folder_of_this_python", lambda: tmp_path / "build" / "compiled" / "here")
    monkeypatch.setattr(tool, "COMMAND", [sys.executable, "-c", "raise SystemExit('error: no such rule')"])
    assert tool.main([]) == 0
    assert tool.main(["--must"]) == 1
    assert "compiling failed. error: no such rule" in capsys.readouterr().out
    assert not (tmp_path / "build" / "compiled" / "here").exists()


def test_a_program_begins_at_once_and_the_rules_are_compiled_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[list[str]] = []
    monkeypatch.setattr(tool, "may_compile", lambda: True)
    monkeypatch.setattr(tool, "is_built", lambda: bool(began))
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("subprocess.Popen", began.append)
    monkeypatch.setattr("os.execvp", lambda program, command: began.append([program, *command]))
    tool.main(["--beside", "euphoria", "serve", "--open"])
    assert began == [tool.COMMAND, ["euphoria", "euphoria", "serve", "--open"]]
    began[1:] = []
    tool.main(["--beside", "euphoria", "serve"])
    assert began[1:] == [["euphoria", "euphoria", "serve"]], "what is compiled is not compiled again"


def test_a_wheel_trusts_the_sources_beside_its_compiled_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(compiled.PURE, raising=False)
    here, wheel = tmp_path / "here", tmp_path / "wheel"
    here.mkdir()
    (here / "rules.so").write_bytes(b"compiled")
    (here / compiled.STAMP).write_text(json.dumps({"sources": {"rules.py": [1, 1, "hash"]}, "modules": {}}))
    monkeypatch.setattr(tool, "folder_of_this_python", lambda: here)
    monkeypatch.setattr(tool, "build", lambda: True)
    monkeypatch.setattr(tool, "is_built", lambda: True)
    monkeypatch.setattr(tool, "may_compile", lambda: False)
    assert not tool.copy_for_wheel(wheel) and not wheel.exists()
    monkeypatch.setattr(tool, "may_compile", lambda: True)
    assert tool.copy_for_wheel(wheel)
    stamp = json.loads((wheel / compiled.STAMP).read_text())
    assert compiled.why_pure(wheel, stamp) == "", "the sources are those that it was made of"
    assert (wheel / "rules.so").read_bytes() == b"compiled"


def test_pure_python_can_be_chosen_for_a_wheel_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "has_compiler", lambda: True)
    for value, compiles in (("1", False), ("0", True), ("", True)):
        monkeypatch.setenv(compiled.PURE, value)
        assert tool.may_compile() is compiles
