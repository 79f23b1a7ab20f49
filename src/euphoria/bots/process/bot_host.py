"""Inside the process in which a bot of somebody else thinks (see `apart`): orders come in, answers go out.

There is one line of JSON for each. What the bot prints goes to the standard error, so that it cannot be taken for an
answer.
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
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

Requests = queue.SimpleQueue[dict[str, Any]]


class BotHost:
    """The bots of one entry point: several games may be under way, and several seats be theirs."""

    def __init__(self, name: str, value: str) -> None:
        self.make_one: Callable[[str, Dice], Bot] = EntryPoint(name, value, "euphoria.bots").load()
        self.bots: dict[int, tuple[str, Bot, Dice]] = {}

    def make(self, number: int, game: str, word: int) -> list[Any]:
        dice = Dice(word)
        self.bots[number] = game, self.make_one(game, dice), dice
        return [dice.word]

    def choose(self, number: int, world: str, seat: int, budget: list[Any], word: int) -> list[Any]:
        """The action, and how the dice lie after it."""
        game, bot, dice = self.bots[number]
        dice.word = word
        answer: object = bot.choose(Perspective.load(game, world, seat), Budget(*budget))
        if not isinstance(answer, Action):
            raise TypeError(f"it chose {answer!r}, which is no action")
        return [answer.json(), dice.word]

    def forget(self, numbers: list[int]) -> None:
        for number in numbers:
            self.bots.pop(number, None)


def main(name: str, value: str) -> None:
    """Until whoever gives the orders is gone."""
    orders, answers = Requests(), _claim_stdout()
    threading.Thread(target=_read_requests, args=(orders,), daemon=True).start()
    room: BotHost | None = None
    answer: list[Any]
    while True:
        try:
            if room is None:
                room, answer = BotHost(name, value), [[]]
            else:
                order = orders.get()
                room.forget(order["forget"])
                answer = [getattr(room, order["do"])(*order["with"])]
        except BaseException as error:  # a bot may even ask to exit
            answer = [None, "".join(traceback.format_exception_only(error)).strip(), traceback.format_exc()]
        print(json.dumps(answer), file=answers, flush=True)
        if room is None:
            return


def _claim_stdout() -> TextIO:
    """The standard output as it was; from now on what is printed goes elsewhere."""
    own = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return own


def _read_requests(orders: Requests) -> None:
    """Beside the thinking: who has nobody left to think for ends at once."""
    for line in sys.stdin:
        orders.put(json.loads(line))
    os._exit(0)
