"""Steps of a finished game: the same as those of the whole record, without playing it again for each page."""

from __future__ import annotations

import asyncio
import random

import pytest

from euphoria import Action, Record, game
from euphoria.kernel.core.state import State
from euphoria.server.records import replay_cache
from euphoria.server.records.replay_cache import CACHED_GAMES, EVERY, ReplayCache, ReplayedGame
from tests.pure import needs_pure


def played(seed: int, most: int = 130) -> Record:
    record, rng = Record(game("dystopia"), 2, seed=seed), random.Random(seed)
    while record.state.deciders and len(record.moves) < most:
        seat = record.state.deciders[0]
        record.apply(seat, rng.choice(record.state.legal(seat)))
    return record


def test_steps_are_those_of_the_record() -> None:
    record = played(3)
    truth = list(record.steps())
    replayed = ReplayedGame(record)
    assert replayed.total == len(truth)
    for first in (0, 1, 2, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY + 3, len(truth) - 1, len(truth), 10_000):
        for count in (1, 3, 60):
            seen = list(replayed.steps(first, count))
            wanted = range(first, min(first + count, len(truth)))
            assert [step.number for step in seen] == list(wanted)
            for step in seen:
                state, move = truth[step.number]
                assert (step.state, step.move) == (state, move)
                assert step.events_before == (len(truth[step.number - 1][0].log) if step.number else 0)


@needs_pure
def test_a_page_of_steps_plays_little(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = ReplayedGame(played(3))
    applied = 0

    def counting(state: State, seat: int, action: Action) -> None:
        nonlocal applied
        applied += 1
        apply(state, seat, action)

    kind = type(replayed.record.state)
    apply = kind.apply
    monkeypatch.setattr(kind, "apply", counting)
    assert len(list(replayed.steps(110, 5))) == 5
    assert 0 < applied <= EVERY + 5


def test_a_game_is_read_once_and_the_last_ones_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    record, read = played(3, most=3), list[str]()
    monkeypatch.setattr(replay_cache, "CACHED_GAMES", 2)

    async def run() -> None:
        known = ReplayCache()

        async def ask(id: str) -> None:
            async def reading() -> Record:
                read.append(id)
                return record

            assert (await known.of(id, reading)).record is record

        await asyncio.gather(*(ask("a") for _ in range(5)))
        assert read == ["a"]
        for id in "bacba":
            await ask(id)
        assert read == ["a", "b", "c", "b", "a"]

    asyncio.run(run())
    assert CACHED_GAMES >= 4
