"""The turns of a finished game, and the summary that the server gives of it."""

from __future__ import annotations

import asyncio

import pytest

from euphoria import game
from euphoria.kernel.text.narrator import Audience
from euphoria.server.records import turns
from euphoria.server.records.kept_summaries import KeptSummaries
from euphoria.server.records.replay_cache import ReplayedGame
from euphoria.server.records.turns import MOST_EVENTS, turns_of
from tests.random_play import record
from tests.server.house import House, play_on

SEATS = {"leaders": 4, "dystopia": 3, "reality": 2}
OPTIONS = {"dystopia": {"turn_limit": 40}}


@pytest.mark.parametrize("name", SEATS)
def test_every_turn_has_its_step_and_its_line(name: str) -> None:
    kept = record(game(name), SEATS[name], 7, lively=0.5, **OPTIONS.get(name, {}))
    replayed = ReplayedGame(kept)
    found = turns_of(replayed)
    began = [event for event in kept.state.open_events(0) if event["event"] == "turn"]
    assert [(turn.turn, turn.seat) for turn in found] == [(event["turn"], event.get("seat")) for event in began]
    for turn in found:
        (step,) = replayed.steps(turn.first, 1)
        new = step.state.open_events(step.events_before)
        assert turn.turn in [event["turn"] for event in new if event["event"] == "turn"]
        assert len(turn.told) <= MOST_EVENTS
        assert all(event["event"] != "turn" for _, event in turn.told)


def test_of_a_very_long_game_the_last_turns_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = ReplayedGame(record(game("dystopia"), 2, 3, turn_limit=12))
    every = turns_of(replayed)
    half = replayed.total // 2
    monkeypatch.setattr(turns, "MOST_STEPS", half)
    last = turns_of(replayed)
    assert 0 < len(last) < len(every)
    assert [turn.turn for turn in last] == [turn.turn for turn in every[-len(last) :]]
    assert last[0].first >= replayed.total - half


def test_a_summary_is_made_once_for_a_language_and_its_names() -> None:
    replayed = ReplayedGame(record(game("dystopia"), 2, 3, turn_limit=2))
    made: list[Audience | None] = []

    def make(_: ReplayedGame, audience: Audience | None) -> int:
        made.append(audience)
        return len(made)

    async def ask() -> None:
        summaries = KeptSummaries[int]()
        ana, bea = (Audience("en", [name]) for name in ("Ana", "Bea"))
        assert await asyncio.gather(*(summaries.of(replayed, ana, make) for _ in range(3))) == [1, 1, 1]
        assert await summaries.of(replayed, None, make) == 2
        assert await summaries.of(replayed, bea, make) == 3
        assert await summaries.of(replayed, bea, make) == 3

    asyncio.run(ask())
    assert made == [Audience("en", ["Ana"]), None, Audience("en", ["Bea"])]


def test_the_server_tells_how_a_game_went(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.play("me", "bot:easy", game="dystopia", turn_limit=12)
    ana.ask("GET", f"/api/replays/{table}/summary", status=409)
    with ana.look(table) as socket:
        socket.until_game()
        play_on(socket)
        scores = socket.game["outcome"]["scores"]
    told = ana.ask("GET", f"/api/replays/{table}/summary?lang=es")
    assert len(told["dice"]) == 2
    assert [turn["turn"] for turn in told["turns"]] == list(range(1, len(told["turns"]) + 1))
    assert all(len(turn["words"]) == len(turn["events"]) for turn in told["turns"])
    assert any(word.startswith("Ana ") for turn in told["turns"] for word in turn["words"])
    assert [sum(star["seat"] == seat for star in told["game"]["stars"]) for seat in (0, 1)] == scores


def test_a_game_that_tells_nothing_of_its_own_has_its_turns(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.play("me", "bot:easy", "bot:easy", "bot:easy", settings={"reaction_wait": 0})
    with ana.look(table) as socket:
        socket.until_game()
        play_on(socket)
    told = ana.ask("GET", f"/api/replays/{table}/summary")
    assert told["game"] is None
    assert told["turns"]
    assert told["turns"][0]["words"] is None
