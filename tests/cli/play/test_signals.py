"""A game at the screen survives what ends the program: Ctrl-C, a closed window, a machine that shuts down."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from euphoria import Record
from euphoria.cli.terminal.play.signals import StoppedBySignal, deferred_signals, handled_signals
from tests.cli.stage import Terminal, command, surroundings, terminal_without_ctrl_c

KEPT = "euphoria-leaders-autosave.json"
PLAY = ("play", "leaders", "--bots", "lively", "--seats", "5", "--seed", "7")


def begun(folder: Path, prepare: Callable[[], None] | None = None) -> Terminal:
    """A game in which somebody has done something."""
    terminal = Terminal(folder, *PLAY, **({} if prepare is None else {"prepare": prepare}))  # type: ignore[arg-type]
    terminal.asked()
    terminal.type("1\n")
    terminal.until("Enter: to the table")
    time.sleep(0.2)  # in the moment before it reads, Python hears a signal only with the next key
    return terminal


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_keeps_the_game(number: signal.Signals, tmp_path: Path) -> None:
    terminal = begun(tmp_path)
    os.kill(terminal.process.pid, number)
    terminal.until("The game is kept in euphoria-leaders-autosave.json")
    assert terminal.end() == 128 + number
    assert "Traceback" not in terminal.shown
    assert Record.load(tmp_path / KEPT).moves


def test_a_closed_window_keeps_the_game(tmp_path: Path) -> None:
    terminal = begun(tmp_path)
    process = terminal.process
    terminal.close()
    assert process.wait(20) in (0, 128 + signal.SIGHUP), "the end of all lines and the signal come at the same time"
    assert Record.load(tmp_path / KEPT).moves


def test_ctrl_c_is_heard_where_the_shell_had_it_ignored(tmp_path: Path) -> None:
    terminal = begun(tmp_path, terminal_without_ctrl_c)
    terminal.type("\x03")
    terminal.until("The game is kept in")
    assert terminal.end() == 130


def test_what_a_signal_interrupts_is_done_first() -> None:
    done: list[str] = []

    def work() -> None:
        with handled_signals():
            with deferred_signals():
                os.kill(os.getpid(), signal.SIGTERM)
                done.append("whole")
            done.append("never")

    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        with pytest.raises(StoppedBySignal) as stopped:
            work()
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGTERM, before)
    assert done == ["whole"]
    assert stopped.value.status == 143


def test_who_has_hanging_up_ignored_is_left_alone() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with handled_signals():
            os.kill(os.getpid(), signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_game_without_a_terminal_is_kept_too(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command(*PLAY), cwd=tmp_path, env=surroundings(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        for line in process.stdout:
            if "Since your last decision" in line:
                break
        time.sleep(0.5)
        process.terminate()
        assert process.wait(20) == 143
    assert Record.load(tmp_path / KEPT).moves
