"""A pool of processes in which the bots of all tables choose their actions. They get only what their seat may see."""

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

ActionForm = list[str | int]
"""An action in its JSON form."""

DEFAULT_STRENGTH = "normal"
OVERRUN = 3.0
"""The timeout of a choice: so many times the budget, plus `GRACE` seconds."""
GRACE = 5.0
ATTEMPTS = 2
"""After so many processes have died with a request, the server chooses a random legal action instead."""
STARTING = 60.0
"""Seconds for which a new pool is not replaced after a timeout: on a busy machine processes start slowly."""


class BotRequest(NamedTuple):
    """A decision for a bot: a state sampled for its seat (determinization), as text, and the bot's strength.

    The true state never leaves the server's process.
    """

    game: str
    seat: int
    sampled_state: str
    strength: str

    @staticmethod
    def of(state: State, seat: int, strength: str = DEFAULT_STRENGTH) -> BotRequest:
        return BotRequest(state.game.id, seat, state.game.dump(state.sample(seat, Dice())), strength)

    def perspective(self) -> Perspective:
        return Perspective(find_game(self.game).load(self.sampled_state), self.seat)


def choose(request: BotRequest, most_seconds: float) -> ActionForm:
    """Runs in a bot's process. Takes the time of the bot's strength, at most `most_seconds`."""
    if not most_seconds:
        return choose_randomly(request)
    usual = LEVELS[request.strength].seconds
    seconds = most_seconds if usual is None else min(usual, most_seconds)
    bot = make_bot(request.strength, request.game, Dice().below(2**31))
    return bot.choose(request.perspective(), Budget(seconds=seconds)).json()


def choose_randomly(request: BotRequest) -> ActionForm:
    """A random kind of legal action, then a random one of that kind."""
    dice = Dice()
    legal = request.perspective().legal()
    kind = dice.pick(list(dict.fromkeys(action.kind for action in legal)))
    return dice.pick([action for action in legal if action.kind == kind]).json()


class BotPool:
    """If a process dies or is stuck, the whole pool is replaced."""

    def __init__(self, budget: float, on_choice: Callable[[float], None] | None = None, log_json: bool = False) -> None:
        """`budget`: the most seconds of a choice; 0: random actions. `on_choice` gets the seconds each choice took."""
        self.budget = budget
        self._log_json = log_json
        self._on_choice = on_choice
        self._workers = max(1, (os.cpu_count() or 1) - 1)
        self._pool = self._open()

    async def choose(self, request: BotRequest) -> ActionForm:
        began = time.monotonic()
        chosen = await self._choose(request)
        if self._on_choice is not None:
            self._on_choice(time.monotonic() - began)
        return chosen

    async def _choose(self, request: BotRequest) -> ActionForm:
        """A random action if the processes fail."""
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                return await self._ask(pool, request)
            except BrokenProcessPool:
                log.warning("a bot's process has died; starting another")
                self._replace(pool)
            except TimeoutError:
                log.error("a bot at %s thinks for too long; any legal action instead", request.game)
                if time.monotonic() - self._opened >= STARTING:
                    self._replace(pool)
                break
        return choose_randomly(request)

    async def _ask(self, pool: ProcessPoolExecutor, request: BotRequest) -> ActionForm:
        """`TimeoutError` if it takes too long, including the wait for a free process."""
        asked = asyncio.get_running_loop().run_in_executor(pool, choose, request, self.budget)
        return await asyncio.wait_for(asked, OVERRUN * self.budget + GRACE)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Kill the processes of this pool, unless it has been replaced already."""
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
        return ProcessPoolExecutor(self._workers, spawn, prepare_process, (self._log_json,))


def prepare_process(log_json: bool) -> None:
    """Runs first in each bot's process: logs errors as the server does, and exits with the server."""
    configure_logging(log_json, logging.ERROR)
    prepare_child_process()
