"""Bots at a table: they think in other processes, and are told nothing but what their seat may see."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from euphoria.bots.core.budget import LEVELS, Budget
from euphoria.bots.core.child_process import prepare_child_process
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.games import game as find_game
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State
from euphoria.server.operations.logging_setup import configure_logging

log = logging.getLogger(__name__)

Form = list[str | int]
"""An action as JSON carries it."""

USUAL = "normal"
"""How strong a bot is when nobody has said it."""
OVERRUN = 3.0
"""A bot that has not answered after so many times its budget, and some seconds, is not waited for any more."""
GRACE = 5.0
ATTEMPTS = 2
"""A bot whose process dies as often is not asked again: any legal action is done instead."""
STARTING = 60.0
"""Seconds for which new processes are not replaced, however slow they are: on a busy machine none would ever start."""


class BotRequest(NamedTuple):
    """What is put to a bot: a world that was drawn for its seat, as text, and how strong it is to be.

    The true state does not leave the server's own process: see `Perspective`.
    """

    game: str
    seat: int
    world: str
    strength: str

    @staticmethod
    def of(state: State, seat: int, strength: str = USUAL) -> BotRequest:
        return BotRequest(state.game.id, seat, state.game.dump(state.sample(seat, Dice())), strength)

    def perspective(self) -> Perspective:
        return Perspective(find_game(self.game).load(self.world), self.seat)


def choose(question: BotRequest, most_seconds: float) -> Form:
    """In a bot's process. It thinks as long as its strength says, and never longer than the server allows."""
    if not most_seconds:
        return choose_quickly(question)
    usual = LEVELS[question.strength].seconds
    seconds = most_seconds if usual is None else min(usual, most_seconds)
    bot = make_bot(question.strength, question.game, Dice().below(2**31))
    return bot.choose(question.perspective(), Budget(seconds=seconds)).json()


def choose_quickly(question: BotRequest) -> Form:
    """Any kind of action that is legal, and then any one of that kind, without a thought."""
    dice = Dice()
    legal = question.perspective().legal()
    kind = dice.pick(list(dict.fromkeys(action.kind for action in legal)))
    return dice.pick([action for action in legal if action.kind == kind]).json()


class BotPool:
    """The processes in which bots think. One that dies is replaced."""

    def __init__(self, budget: float, thought: Callable[[float], None] | None = None, log_json: bool = False) -> None:
        """`thought` is told how many seconds each choice took; `log_json` is how the server logs."""
        self.budget = budget
        self._log_json = log_json
        self._thought = thought
        self._workers = max(1, (os.cpu_count() or 1) - 1)
        self._pool = self._open()

    async def choose(self, question: BotRequest) -> Form:
        began = time.monotonic()
        chosen = await self._choose(question)
        if self._thought is not None:
            self._thought(time.monotonic() - began)
        return chosen

    async def _choose(self, question: BotRequest) -> Form:
        """Whatever becomes of its process, there is an answer."""
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                return await self._ask(pool, question)
            except BrokenProcessPool:
                log.warning("a bot's process has died; starting another")
                self._replace(pool)
            except TimeoutError:
                log.error("a bot at %s thinks for too long; any legal action instead", question.game)
                if time.monotonic() - self._opened >= STARTING:
                    self._replace(pool)
                break
        return choose_quickly(question)

    async def _ask(self, pool: ProcessPoolExecutor, question: BotRequest) -> Form:
        """The time that it waits for a free process counts, too: nobody waits for ever."""
        asked = asyncio.get_running_loop().run_in_executor(pool, choose, question, self.budget)
        return await asyncio.wait_for(asked, OVERRUN * self.budget + GRACE)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Let these processes go, with whatever they think about."""
        if pool is not self._pool:
            return
        self._pool = self._open()
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        self._opened = time.monotonic()
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, spawn, live_and_die_with_the_server, (self._log_json,))


def live_and_die_with_the_server(log_json: bool) -> None:
    """In a bot's process, before anything else. What fails in here stands in the same log as all else."""
    configure_logging(log_json, logging.ERROR)
    prepare_child_process()
