"""Bots: what they are told, and that they choose something legal in another process."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable

import pytest

from euphoria import Action, game
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.fail_safe import FailSafeBot
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State
from euphoria.server.play import bot_pool
from euphoria.server.play.bot_pool import BotPool, BotRequest


@pytest.fixture
def state() -> State:
    return game("leaders").new(seats=4, seed=4)


def with_a_pool(doing: Callable[[BotPool], Awaitable[None]], budget: float = 0.05) -> None:
    async def run() -> None:
        pool = BotPool(budget)
        try:
            await doing(pool)
        finally:
            pool.close()

    asyncio.run(run())


def legal_forms(state: State, seat: int) -> list[bot_pool.ActionForm]:
    return [action.json() for action in state.legal(seat)]


@pytest.mark.parametrize(("name", "seats"), [("leaders", 5), ("dystopia", 3), ("reality", 2)])
def test_a_bot_is_told_what_a_person_on_its_seat_would_be_and_the_true_state_is_not_in_it(
    name: str, seats: int
) -> None:
    state = game(name).new(seats=seats, seed=4)
    perspectives = [BotRequest.of(state, 1).perspective() for _ in range(4)]
    assert all(perspective.view() == state.view(1) for perspective in perspectives)
    assert all(perspective.events() == state.events(1) for perspective in perspectives)
    assert len({perspective.sample(Dice(1)).digest() for perspective in perspectives}) == 1


def test_the_world_that_travels_is_not_the_true_one(state: State) -> None:
    worlds = {BotRequest.of(state, 2).sampled_state for _ in range(6)}
    assert len(worlds) > 1
    assert state.game.dump(state) not in worlds


@pytest.mark.parametrize("strength", ["easy", "normal", "hard"])
def test_a_bot_of_any_strength_keeps_to_what_the_server_allows(state: State, strength: str) -> None:
    question = BotRequest.of(state, 2, strength)
    began = time.process_time()
    assert bot_pool.choose(question, 0.05) in legal_forms(state, 2)
    assert time.process_time() - began < 0.05 + 0.5, "of its own time: others may have some meanwhile"


def test_bots_think_elsewhere_and_survive_the_death_of_their_process(state: State) -> None:
    async def doing(pool: BotPool) -> None:
        assert await pool.choose(BotRequest.of(state, 0)) in legal_forms(state, 0)
        loop = asyncio.get_running_loop()
        loop.run_in_executor(pool._pool, os._exit, 1).add_done_callback(lambda done: done.exception())
        assert await pool.choose(BotRequest.of(state, 0)) in legal_forms(state, 0)

    with_a_pool(doing)


def die(question: BotRequest, most_seconds: float) -> bot_pool.ActionForm:
    os._exit(1)


def test_a_bot_whose_process_dies_again_and_again_does_something_legal(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "GRACE", 60)
    monkeypatch.setattr(bot_pool, "choose", die)

    async def doing(pool: BotPool) -> None:
        first = pool._pool
        assert await pool.choose(BotRequest.of(state, 0)) in legal_forms(state, 0)
        assert pool._pool is not first

    with_a_pool(doing)


class Clumsy:
    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        raise ZeroDivisionError("oh")


def stumble(question: BotRequest) -> bool:
    """In a bot's process: a bot that fails."""
    action = FailSafeBot(Clumsy(), Dice(1), "clumsy").choose(question.perspective(), Budget(iterations=1))
    return action in question.perspective().legal()


def test_what_fails_in_their_process_stands_in_the_log(state: State, capfd: pytest.CaptureFixture[str]) -> None:
    async def doing(pool: BotPool) -> None:
        loop = asyncio.get_running_loop()
        assert await loop.run_in_executor(pool._pool, stumble, BotRequest.of(state, 0))

    with_a_pool(doing)
    logged = capfd.readouterr().err
    assert "ERROR euphoria.bots.fail_safe bot clumsy failed at seat 0; any legal action instead" in logged
    assert "ZeroDivisionError: oh" in logged


def test_nobody_waits_for_a_bot_that_thinks_for_ever(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "GRACE", 0.2)

    async def doing(pool: BotPool) -> None:
        asyncio.get_running_loop().run_in_executor(pool._pool, time.sleep, 600).add_done_callback(
            lambda done: done.cancelled() or done.exception()
        )
        pool._workers = 1
        stuck = pool._pool
        assert await pool.choose(BotRequest.of(state, 0)) in legal_forms(state, 0)
        assert pool._pool is stuck, "it may only be slow to start"
        monkeypatch.setattr(bot_pool, "STARTING", 0)
        assert await pool.choose(BotRequest.of(state, 0)) in legal_forms(state, 0)
        assert pool._pool is not stuck

    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    with_a_pool(doing)
