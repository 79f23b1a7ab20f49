"""A stage for tests of the command: a screen that keeps what it shows, and people who read from a script."""

from __future__ import annotations

import codecs
import fcntl
import io
import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from rich.console import Console

from euphoria import Record, game
from euphoria.bots.factory import make_bot
from euphoria.cli.main import main
from euphoria.cli.terminal.play.game_loop import GameLoop
from euphoria.cli.terminal.play.seat_names import default_names
from euphoria.cli.terminal.play.session import GameSession
from euphoria.cli.terminal.screen import THEME, Screen

WIPED = "\x1b[2J"
FORGOTTEN = "\x1b[3J"


class Stage:
    """A screen whose text can be read back; `read` answers each prompt."""

    def __init__(
        self, read: Callable[[str], str], language: str = "en", width: int = 80, height: int = 24, tty: bool = True
    ) -> None:
        self.output = io.StringIO()
        console = Console(
            file=self.output, force_terminal=tty, width=width, height=height, theme=THEME, markup=False, emoji=False,
            highlight=False, color_system=None, legacy_windows=False, _environ={},
        )  # fmt: skip
        self.screen = Screen(language, console, read)

    @property
    def text(self) -> str:
        return self.output.getvalue()

    def page(self) -> str:
        """What has been shown since the screen was last wiped."""
        return self.text.rpartition(WIPED)[2]


def script(lines: Iterable[str]) -> Callable[[str], str]:
    """A person who says these things, and then leaves. They press Enter wherever nothing else can be done."""
    left = iter(lines)

    def read(prompt: str) -> str:
        if "Enter" in prompt:
            return ""
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def chance(seed: int, most: int = 6) -> Callable[[str], str]:
    """A person who types numbers at random."""
    rng = random.Random(seed)
    return lambda prompt: "" if "Enter" in prompt else str(rng.randint(1, most))


def new_session(people: int = 1, seats: int = 4, seed: int = 1, **options: Any) -> GameSession:
    record = Record(game("leaders"), seats=seats, seed=seed, **options)
    return seated(record, people, seed)


def from_scenario(text: str, people: int = 1) -> GameSession:
    return seated(Record(game("leaders"), scenario=text), people, 1)


def seated(record: Record, people: int, seed: int) -> GameSession:
    names = default_names("en")[: record.state.seats]
    return GameSession(record, names, tuple(range(people)), make_bot("lively", record.game.id, f"{seed}/bots"))


def say(session: GameSession, *lines: str, language: str = "en", tty: bool = False) -> tuple[str, GameLoop]:
    """What is shown when the people say these things and then leave."""
    stage = Stage(script(lines), language, tty=tty)
    loop = GameLoop(stage.screen, session)
    loop.run()
    return stage.text, loop


def euphoria(*arguments: str, cwd: Path, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The real command."""
    return subprocess.run(
        command(*arguments),
        cwd=cwd,
        input=stdin,
        env=surroundings(**environment),
        capture_output=True,
        encoding="utf-8",
    )


def results(folder: Path, *arguments: str) -> dict[str, Any]:
    """What the command has worked out, as it writes it with --json."""
    ran = euphoria(*arguments, "--json", "out.json", cwd=folder)
    assert (ran.returncode, ran.stderr) == (0, "")
    found: dict[str, Any] = json.loads((folder / "out.json").read_text("utf-8"))
    return found


def report_at_80_columns(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    """What a command that succeeds prints in a window of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    assert main(arguments) == 0
    shown = capfd.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    return shown


def complaint(capfd: pytest.CaptureFixture[str]) -> str:
    """The one line in which a mistake is told, with nothing beside it."""
    shown = capfd.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("euphoria: ")
    assert shown.err.count("\n") == 1
    return shown.err


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "euphoria.cli.main", *arguments]


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a plain English terminal of 80 columns."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "80", **more}


def own_terminal() -> None:
    """What is typed on standard input, Ctrl-C too, is for this process, even where the tests run in the background:
    a shell has such jobs ignore Ctrl-C, and `nohup` has them ignore a closed window."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def terminal_without_ctrl_c() -> None:
    """A terminal of its own, in a process that was started with Ctrl-C ignored."""
    own_terminal()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Terminal:
    """The real command on a real (pseudo) terminal."""

    open: ClassVar[list[Terminal]] = []
    """Those whose command has not ended."""

    def __init__(
        self, folder: Path, *arguments: str, prepare: Callable[[], None] = own_terminal, **environment: str
    ) -> None:
        ours, theirs = pty.openpty()
        self.ours, self.shown, self.read = ours, "", 0
        self.decode = codecs.getincrementaldecoder("utf-8")().decode
        self.process = subprocess.Popen(
            command(*arguments), cwd=folder, env=surroundings(TERM="xterm-256color", LINES="24", **environment),
            stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True, preexec_fn=prepare,
        )  # fmt: skip
        os.close(theirs)
        self.open.append(self)

    def until(self, pattern: str) -> None:
        """Wait for such words to come on the screen, after those that were waited for before."""
        limit = time.monotonic() + 30
        while not (found := re.compile(pattern).search(self.shown, self.read)):
            ready, _, _ = select.select([self.ours], [], [], limit - time.monotonic())
            assert ready, f"no {pattern!r} in {self.shown[self.read :]!r}"
            try:
                self.shown += self.decode(os.read(self.ours, 65536))
            except OSError:
                raise AssertionError(f"ended without {pattern!r}: {self.shown[self.read :]!r}") from None
        self.read = found.end()

    def asked(self) -> None:
        """Wait for the prompt itself: what is typed before it is there would be typed into nothing."""
        self.until("help log hand undo quit")
        self.until("► ")

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def end(self) -> int:
        """The exit status."""
        status = self.process.wait(20)
        self.close()
        return status

    def close(self) -> None:
        """The window is shut, whatever goes on in it."""
        os.close(self.ours)
        self.open.remove(self)

    def abandon(self) -> None:
        """A test has failed: nothing of it is left."""
        self.process.kill()
        self.process.wait(20)
        self.close()
