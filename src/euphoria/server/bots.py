"""Bots at a table: they think in other processes, and are told nothing but what their seat may see."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from euphoria.kernel.dice import Dice
from euphoria.kernel.state import Json, State

log = logging.getLogger(__name__)

Form = list[str | int]
"""An action as JSON carries it."""


class Perspective(NamedTuple):
    """All that a bot knows of a game: what a person on its seat would be sent."""

    game: str
    seat: int
    view: Json
    legal: list[Form]

    @staticmethod
    def of(state: State, seat: int) -> Perspective:
        return Perspective(state.game.id, seat, state.view(seat), [action.json() for action in state.legal(seat)])


def choose(perspective: Perspective, budget: float) -> Form:
    """Any kind of action that is legal, and then any one of that kind; in far less than any budget."""
    dice = Dice()
    kind = dice.pick(list(dict.fromkeys(form[0] for form in perspective.legal)))
    return dice.pick([form for form in perspective.legal if form[0] == kind])


class BotPool:
    """The processes in which bots think. One that dies is replaced."""

    def __init__(self, budget: float, thought: Callable[[float], None] | None = None) -> None:
        """`thought` is told how many seconds each choice took."""
        self.budget = budget
        self._thought = thought
        self._workers = max(1, (os.cpu_count() or 1) - 1)
        self._pool = self._open()

    async def choose(self, perspective: Perspective) -> Form:
        began = time.monotonic()
        chosen = await self._choose(perspective)
        if self._thought is not None:
            self._thought(time.monotonic() - began)
        return chosen

    async def _choose(self, perspective: Perspective) -> Form:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, choose, perspective, self.budget)
        except BrokenProcessPool:
            log.warning("a bot's process has died; starting another")
            if pool is self._pool:
                self._pool = self._open()
            pool.shutdown(wait=False)
            return await loop.run_in_executor(self._pool, choose, perspective, self.budget)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_live_and_die_with_the_server)


def _live_and_die_with_the_server() -> None:
    """An interrupt is the server's to handle; and if the server is killed, nobody else would end this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_after, args=(server,), daemon=True).start()


def _end_after(server: BaseProcess) -> None:
    server.join()
    os._exit(1)
