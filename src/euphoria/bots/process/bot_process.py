"""A bot of somebody else thinks in a process of its own.

It is sent what its seat knows, as text. The true state is not in that process: however it looks, it finds nothing. It
may fail, exit, crash or think for ever, and nobody else is the worse for it. One process serves all games and seats of
a bot that this process plays; one that has died is started again when it is next needed, without its memories.
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
from typing import IO, Any

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import EuphoriaError

STARTING = 60.0
"""Seconds for a process to start and for a bot to be made: on a busy machine that takes a while."""
OVERRUN, GRACE = 3.0, 2.0
"""Who has not answered after so many times its budget, and some seconds more, is not waited for any longer."""
START = "import sys; from euphoria.bots.process.bot_host import main; main(*sys.argv[1:])"

_numbers = itertools.count()


class BotProcessError(EuphoriaError):
    """What went wrong there: in a few words, and as Python tells it."""

    def __init__(self, said: str, details: str = "") -> None:
        self.said = said
        super().__init__(f"{said}\n{details}" if details else said)


class BotProcess:
    """The process of one entry point, and the line to it."""

    def __init__(self, name: str, value: str) -> None:
        self.name, self.value = name, value
        self.process: subprocess.Popen[str] | None = None
        self.leaving: list[int] = []
        """Bots whose game is over. It is told with the next order: they may go at any moment."""
        self._answers = queue.SimpleQueue[str]()
        self._alone = threading.Lock()

    def ask(self, what: str, *values: object, patience: float | None) -> list[Any]:
        with self._alone:
            if self.process is None:
                self.process = self._open()
                try:
                    self._answer(STARTING)
                except BotProcessError:
                    self.close()
                    raise
            leaving = self.leaving.copy()
            del self.leaving[: len(leaving)]
            self._send({"do": what, "with": values, "forget": leaving})
            return self._answer(patience)

    def close(self) -> None:
        if self.process is not None:
            process, self.process = self.process, None
            process.kill()
            process.wait()
            with contextlib.suppress(OSError):  # something was still to be sent
                assert process.stdin is not None
                process.stdin.close()

    def _open(self) -> subprocess.Popen[str]:
        self._answers = queue.SimpleQueue()
        process = subprocess.Popen(
            [sys.executable, "-c", START, self.name, self.value],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,  # Ctrl-C is for whoever talks to the person
        )
        assert process.stdout is not None
        threading.Thread(target=_read, args=(process.stdout, self._answers), daemon=True).start()
        return process

    def _send(self, order: dict[str, Any]) -> None:
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
        except OSError:
            self.close()
            raise BotProcessError("its process has died") from None

    def _answer(self, patience: float | None) -> list[Any]:
        try:
            line = self._answers.get(timeout=patience)
        except queue.Empty:
            self.close()
            raise BotProcessError(f"no answer after {patience:g} seconds; its process was ended") from None
        if not line:
            self.close()
            raise BotProcessError("its process has died")
        answer, *wrong = json.loads(line)
        if wrong:
            raise BotProcessError(*wrong)
        found: list[Any] = answer
        return found


class ProcessBot:
    """The bot as it looks from here. Its dice are kept here, too: they lie as they would if it thought here."""

    def __init__(self, house: BotProcess, game: str, dice: Dice) -> None:
        self.game, self.dice = game, dice
        self._house = house
        self._number = next(_numbers)
        self._make()
        weakref.finalize(self, house.leaving.append, self._number)

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        if self._house.process is not self._process:
            self._make()
        patience = None if budget.seconds is None else OVERRUN * budget.seconds + GRACE
        world, seat = perspective.dump(), perspective.seat
        answer = self._house.ask("choose", self._number, world, seat, budget, self.dice.word, patience=patience)
        form, self.dice.word = answer
        return perspective.game.action(form)

    def _make(self) -> None:
        (self.dice.word,) = self._house.ask("make", self._number, self.game, self.dice.word, patience=STARTING)
        self._process = self._house.process


def shared_process(name: str, value: str) -> BotProcess:
    """The same one for all games of this process."""
    house = _processes.get((name, value))
    if house is None:
        house = _processes[name, value] = BotProcess(name, value)
        atexit.register(house.close)
    return house


_processes: dict[tuple[str, str], BotProcess] = {}


def _read(lines: IO[str], answers: queue.SimpleQueue[str]) -> None:
    """Beside the waiting; an empty line is the end."""
    with lines:
        for line in lines:
            answers.put(line)
    answers.put("")
