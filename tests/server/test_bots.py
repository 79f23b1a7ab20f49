"""Bots: what they are told, and that they choose something legal in another process."""

from __future__ import annotations

import asyncio
import os

from euphoria import game
from euphoria.server.bots import BotPool, Perspective


def test_a_bot_is_told_what_a_person_on_its_seat_would_be() -> None:
    state = game("leaders").new(seats=5, seed=4)
    perspective = Perspective.of(state, 2)
    assert perspective.view == state.view(2)
    assert perspective.legal == [action.json() for action in state.legal(2)]


def test_bots_think_elsewhere_and_survive_the_death_of_their_process() -> None:
    state = game("leaders").new(seats=4, seed=4)
    perspective = Perspective.of(state, 0)

    async def run() -> None:
        pool = BotPool(budget=1)
        try:
            assert await pool.choose(perspective) in perspective.legal
            loop = asyncio.get_running_loop()
            loop.run_in_executor(pool._pool, os._exit, 1).add_done_callback(lambda done: done.exception())
            assert await pool.choose(perspective) in perspective.legal
        finally:
            pool.close()

    asyncio.run(run())
