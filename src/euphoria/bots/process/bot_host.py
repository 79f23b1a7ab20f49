"""The main loop inside a bot's process (see `bot_process`): reads requests, writes answers, one line of JSON each.

Standard output is redirected to standard error, so that what a bot prints cannot be mistaken for an answer.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import traceback
from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any, TextIO

from euphoria.bots.core.bot import Bot
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.process.bot_file import SUFFIX, BotFileError, bot_class_in
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

Requests = queue.SimpleQueue[dict[str, Any]]


class BotHost:
    """The bots of one entry point or file, one for each seat of each running game."""

    def __init__(self, name: str, value: str) -> None:
        self.bot_class: Callable[[str, Dice], Bot] = (
            bot_class_in(value) if value.endswith(SUFFIX) else EntryPoint(name, value, "euphoria.bots").load()
        )
        self.bots: dict[int, tuple[str, Bot, Dice]] = {}

    def make(self, number: int, game: str, word: int) -> list[Any]:
        """Create bot `number`; returns the state of its dice."""
        dice = Dice(word)
        self.bots[number] = game, self.bot_class(game, dice), dice
        return [dice.word]

    def choose(self, number: int, world: str, seat: int, budget: list[Any], word: int) -> list[Any]:
        """The action of bot `number`, and the state of its dice after it."""
        game, bot, dice = self.bots[number]
        dice.word = word
        answer: object = bot.choose(Perspective.load(game, world, seat), Budget(*budget))
        if not isinstance(answer, Action):
            raise TypeError(f"it chose {answer!r}, which is no action")
        return [answer.json(), dice.word]

    def release(self, numbers: list[int]) -> None:
        for number in numbers:
            self.bots.pop(number, None)


def main(name: str, value: str) -> None:
    """Answer requests until standard input is closed."""
    requests, answers = Requests(), _claim_stdout()
    threading.Thread(target=_read_requests, args=(requests,), daemon=True).start()
    host: BotHost | None = None
    answer: list[Any]
    while True:
        try:
            if host is None:
                host, answer = BotHost(name, value), [[]]
            else:
                request = requests.get()
                host.release(request["release"])
                answer = [getattr(host, request["method"])(*request["args"])]
        except BotFileError as error:
            answer = [None, str(error)]
        except BaseException as error:  # a bot may even raise SystemExit
            answer = [None, "".join(traceback.format_exception_only(error)).strip(), traceback.format_exc()]
        print(json.dumps(answer), file=answers, flush=True)
        if host is None:
            return


def _claim_stdout() -> TextIO:
    """The original standard output, for answers; from now on file descriptor 1 is standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return answers


def _read_requests(requests: Requests) -> None:
    """Runs in a thread, so that the process exits as soon as its parent is gone, even while a bot is thinking."""
    for line in sys.stdin:
        requests.put(json.loads(line))
    os._exit(0)
