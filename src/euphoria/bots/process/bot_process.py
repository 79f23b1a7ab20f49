"""Runs a bot of another package, or of a file, in a process of its own.

The process gets what the seat knows, serialised; the true state is never in it. It may raise, exit, crash or hang
without affecting this process. One process serves all games and seats of a bot; after a crash it is started again when
it is next needed, with fresh bot objects.
"""

from __future__ import annotations

import atexit
import contextlib
import itertools
import json
import os
import queue
import subprocess
import sys
import threading
import weakref
from typing import IO, Any, Final

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError

START_TIMEOUT: Final = 60.0
"""Seconds for the process to start, or for a bot to be made; generous, because the machine may be busy."""
OVERRUN: Final = 3.0
GRACE: Final = 2.0
"""The process is killed when a bot has not answered after `OVERRUN` times its budget plus `GRACE` seconds."""
START: Final = "import sys; from euphoria.bots.process.bot_host import main; main(*sys.argv[1:])"

_numbers = itertools.count()


class BotProcessError(EuphoriaError):
    """A bot raised, or its process died: the reason in one line, then the traceback."""

    def __init__(self, reason: str, details: str = "") -> None:
        self.reason = reason
        super().__init__(f"{reason}\n{details}" if details else reason)


class BotProcess:
    """The process of one entry point (or of one file, then `value` is its path), and the pipes to it."""

    def __init__(self, name: str, value: str) -> None:
        self.name, self.value = name, value
        self.process: subprocess.Popen[str] | None = None
        self.released: list[int] = []
        """Bots that were garbage-collected here. Sent with the next request: finalizers may run at any moment."""
        self._answers = queue.SimpleQueue[str]()
        self._lock = threading.Lock()

    def request(self, method: str, *args: object, timeout: float | None) -> list[Any]:
        """Call a method of `BotHost` and wait for its result; starts the process if necessary."""
        with self._lock:
            if self.process is None:
                self.process = self._start()
                try:
                    self._answer(START_TIMEOUT)
                except BotProcessError:
                    self.close()
                    raise
            released = self.released.copy()
            del self.released[: len(released)]
            self._send({"method": method, "args": args, "release": released})
            return self._answer(timeout)

    def close(self) -> None:
        """Kill the process."""
        if self.process is not None:
            process, self.process = self.process, None
            process.kill()
            process.wait()
            with contextlib.suppress(OSError):  # unsent data is flushed into a closed pipe
                assert process.stdin is not None
                process.stdin.close()

    def _start(self) -> subprocess.Popen[str]:
        self._answers = queue.SimpleQueue()
        process = subprocess.Popen(
            [sys.executable, "-c", START, self.name, self.value],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,  # Ctrl-C is for the parent only
        )
        assert process.stdout is not None
        threading.Thread(target=_read_answers, args=(process.stdout, self._answers), daemon=True).start()
        return process

    def _send(self, request: dict[str, Any]) -> None:
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except OSError:
            self.close()
            raise BotProcessError("its process has died") from None

    def _answer(self, timeout: float | None) -> list[Any]:
        try:
            line = self._answers.get(timeout=timeout)
        except queue.Empty:
            self.close()
            raise BotProcessError(f"no answer after {timeout:g} seconds; its process was ended") from None
        if not line:
            self.close()
            raise BotProcessError("its process has died")
        answer, *error = json.loads(line)
        if error:
            raise BotProcessError(*error)
        result: list[Any] = answer
        return result


class ProcessBot:
    """A bot in another process. Its dice are kept here and sent along, so they survive a restart of the process."""

    def __init__(self, bot_process: BotProcess, game: str, dice: Dice) -> None:
        self.game, self.dice = game, dice
        self._bot_process = bot_process
        self._number = next(_numbers)
        self._make()
        weakref.finalize(self, bot_process.released.append, self._number)

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        if self._bot_process.process is not self._made_in:
            self._make()
        timeout = None if budget.seconds is None else OVERRUN * budget.seconds + GRACE
        world, seat = perspective.dump(), perspective.seat
        answer = self._bot_process.request("choose", self._number, world, seat, budget, self.dice.word, timeout=timeout)
        form, self.dice.word = answer
        return perspective.game.action(form)

    def _make(self) -> None:
        (self.dice.word,) = self._bot_process.request(
            "make", self._number, self.game, self.dice.word, timeout=START_TIMEOUT
        )
        self._made_in = self._bot_process.process


def shared_process(name: str, value: str) -> BotProcess:
    """The process of this entry point, shared by all games of this Python process."""
    found = _processes.get((name, value))
    if found is None:
        found = _processes[name, value] = BotProcess(name, value)
        atexit.register(found.close)
    return found


_processes: dict[tuple[str, str], BotProcess] = {}


def _read_answers(lines: IO[str], answers: queue.SimpleQueue[str]) -> None:
    """Runs in a thread; puts an empty string when the process closes its output."""
    with lines:
        for line in lines:
            answers.put(line)
    answers.put("")
