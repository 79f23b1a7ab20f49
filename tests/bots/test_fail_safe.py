"""A failing bot plays a legal action, and its error is reported."""

from __future__ import annotations

import gc
import logging
import time
from typing import Any

import pytest

from euphoria import Action, Dice
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.fail_safe import FAILED, ILLEGAL, LATE, FailSafeBot
from euphoria.games import game
from euphoria.kernel.core.action import OPEN

SOON = Budget(seconds=0.01)


class Answering:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        if isinstance(self.answer, Exception):
            raise self.answer
        if isinstance(self.answer, float):
            time.sleep(self.answer)
            return perspective.legal()[0]
        return self.answer  # type: ignore[no-any-return]


@pytest.fixture
def seen() -> Perspective:
    return Perspective.of(game("dystopia").new(seed=3), 0, Dice(3))


@pytest.mark.parametrize(
    ("answer", "trouble", "said"),
    [
        (ZeroDivisionError("no"), FAILED, "failed at seat 0"),
        (RecursionError(), FAILED, "failed at seat 0"),
        (None, ILLEGAL, "chose None"),
        ("place", ILLEGAL, "chose 'place'"),
        (["place", 1, 2], ILLEGAL, "which is not legal"),
        (Action(99_999, "no-such", (1,)), ILLEGAL, "which is not legal"),
        (Action(OPEN, "offer-many", (1, 2)), ILLEGAL, "which is not legal"),
        (game("dystopia").action(["place", 3, 1]), ILLEGAL, "which is not legal"),
    ],
)
def test_a_bot_that_fails_falls_back(
    answer: Any, trouble: str, said: str, seen: Perspective, caplog: pytest.LogCaptureFixture
) -> None:
    bot = FailSafeBot(Answering(answer), Dice(1))
    with caplog.at_level(logging.WARNING):
        assert bot.choose(seen, SOON) in seen.legal()
    assert bot.troubles == {trouble: 1}
    assert said in caplog.text
    bot.choose(seen, SOON)
    assert bot.troubles == {trouble: 2}


def test_the_fallback_is_not_always_the_same(seen: Perspective) -> None:
    bot = FailSafeBot(Answering(None), Dice(1))
    assert len({bot.choose(seen, SOON) for _ in range(40)}) > 5


def test_a_bot_that_is_far_too_late_is_reported(seen: Perspective, caplog: pytest.LogCaptureFixture) -> None:
    bot = FailSafeBot(Answering(0.15), Dice(1), "sleepy")
    assert bot.choose(seen, SOON) == seen.legal()[0]
    assert bot.troubles == {LATE: 1}
    assert "bot sleepy took" in caplog.text
    bot.choose(seen, Budget(seconds=10))
    bot.choose(seen, Budget(iterations=1))
    assert bot.troubles == {LATE: 1}


def test_a_good_answer_passes(seen: Perspective) -> None:
    bot = FailSafeBot(Answering(seen.legal()[2]), Dice(1))
    assert bot.choose(seen, SOON) == seen.legal()[2]
    assert not bot.troubles


def test_an_open_action_passes_too() -> None:
    """What no list can hold is not illegal."""
    state = game("dystopia").scenario("game: dystopia\ntrade: yes\nA goods: 2 water\nB goods: 1 food")
    give, take = [0] * 13, [0] * 13
    give[1], take[2] = 2, 1
    offer = game("dystopia").action(["offer-many", 1, *give, *take])
    seen = Perspective.of(state, 0, Dice(1))
    assert offer not in seen.legal()
    bot = FailSafeBot(Answering(offer), Dice(1))
    assert bot.choose(seen, SOON) == offer


class Watching:
    """Whether the collector of garbage is at work while it thinks."""

    collected: bool | None = None

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        self.collected = gc.isenabled()
        raise ZeroDivisionError("whatever becomes of it")


@pytest.mark.parametrize("usually", [True, False])
def test_the_collector_of_garbage_waits_while_a_bot_thinks(seen: Perspective, usually: bool) -> None:
    """It may take as long as a short budget, in a process that knows much."""
    bot = Watching()
    before = gc.isenabled()
    try:
        (gc.enable if usually else gc.disable)()
        FailSafeBot(bot, Dice(1)).choose(seen, SOON)
        assert bot.collected is False
        assert gc.isenabled() is usually
    finally:
        (gc.enable if before else gc.disable)()


class Hoarding:
    """It comes to know much."""

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        self.known = [[number] for number in range(100_000)]
        return perspective.legal()[0]


@pytest.mark.slow
def test_nor_does_it_begin_as_soon_as_there_is_an_answer(seen: Perspective) -> None:
    begun: list[str] = []

    def note(phase: str, info: dict[str, int]) -> None:
        begun.append(phase)

    bot = FailSafeBot(Hoarding(), Dice(1))
    gc.collect()
    assert gc.isenabled()
    gc.callbacks.append(note)
    try:
        bot.choose(seen, Budget(seconds=60))
    finally:
        gc.callbacks.remove(note)
    assert begun == []


def test_what_others_have_frozen_stays_frozen(seen: Perspective) -> None:
    gc.freeze()
    try:
        frozen = gc.get_freeze_count()
        FailSafeBot(Answering(0.0), Dice(1)).choose(seen, Budget(seconds=60))
        assert 0 < gc.get_freeze_count() <= frozen
    finally:
        gc.unfreeze()
