"""The moments that decided a game: found by what bots think of its positions, the same whenever they are looked for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

import euphoria
from euphoria import Record, game
from euphoria.games.leaders.knowledge.turning_points import turning_points
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import State
from euphoria.server.records import moments
from euphoria.server.records.headlines import MOST_EVENTS, headlines
from euphoria.server.records.moments import Moment, Moments, find_moments
from euphoria.server.records.replay_cache import ReplayedGame
from tests.random_play import record
from tests.server.house import House, play_on

SEATS = {"leaders": 5, "dystopia": 3, "reality": 2}


class TurnJudge:
    """Thinks of a position what its table says of the turn; the end is certain."""

    def __init__(self, chances: dict[int, float]) -> None:
        self.chances = chances

    def value(self, state: State, seat: int) -> float:
        return 1.0 if state.outcome else self.chances.get(state.turn, 0.9)


def judged_by(
    monkeypatch: pytest.MonkeyPatch, judge: object, named: Callable[[State], list[int]] | None = None
) -> None:
    found: dict[str, Any] = {"judge": judge, "turning-points": named}
    monkeypatch.setattr(Game, "extension", lambda self, purpose: found[purpose])


@pytest.fixture(scope="module")
def shot() -> ReplayedGame:
    """A game of `leaders` that ended with a shot at a leader."""
    for seed in range(60):
        kept = record(game("leaders"), 4, seed, lively=0.8)
        if kept.state.outcome is not None and kept.state.outcome.rule == "L-win-2" and kept.state.turn >= 12:
            return ReplayedGame(kept)
    raise AssertionError("no leader was ever shot")


def decisive(found: list[Moment]) -> Moment:
    (only,) = [moment for moment in found if moment.decisive]
    return only


def test_the_turn_with_the_largest_rise_decides(monkeypatch: pytest.MonkeyPatch, shot: ReplayedGame) -> None:
    judged_by(monkeypatch, TurnJudge({0: 0.2, 1: 0.2, 2: 0.2, 3: 0.2, 4: 0.3, 5: 0.3, 6: 0.3, 7: 0.8}))
    found = find_moments(shot)
    assert (decisive(found).turn, decisive(found).kind) == (6, "rise")
    assert (decisive(found).before, decisive(found).after) == (0.3, 0.8)
    assert [moment.turn for moment in found] == [3, 6, shot.record.state.turn]
    assert (found[-1].kind, found[-1].last) == ("end", shot.total - 1)
    turns = [step.state.turn for step in shot.steps(0, shot.total)]
    assert (turns[found[1].first - 1], turns[found[1].first], turns[found[1].last - 1]) == (5, 6, 6)
    assert turns[found[1].last] == 7


def test_a_rise_that_was_lost_again_decides_nothing(monkeypatch: pytest.MonkeyPatch, shot: ReplayedGame) -> None:
    judged_by(monkeypatch, TurnJudge({0: 0.2, 1: 0.2, 2: 0.8, 3: 0.8, 4: 0.2, 5: 0.2, 6: 0.2, 7: 0.6}))
    assert decisive(find_moments(shot)).turn == 6


def test_the_last_turn_counts_half(monkeypatch: pytest.MonkeyPatch, shot: ReplayedGame) -> None:
    judged_by(monkeypatch, TurnJudge({turn: 0.3 if turn < 5 else 0.6 for turn in range(1000)}))
    assert decisive(find_moments(shot)).turn == 4
    judged_by(monkeypatch, TurnJudge({turn: 0.3 if turn < 5 else 0.4 for turn in range(1000)}))
    assert decisive(find_moments(shot)).kind == "end"


def test_what_the_game_names_need_not_last(monkeypatch: pytest.MonkeyPatch, shot: ReplayedGame) -> None:
    """What became known stays known, though the chance fell again."""
    chances = {0: 0.3, 1: 0.3, 2: 0.3, 3: 0.3, 4: 0.9, 5: 0.3, 6: 0.3, 7: 0.8}
    in_turn_3 = next(len(step.state.log) - 1 for step in shot.steps(0, shot.total) if step.state.turn == 4)
    judged_by(monkeypatch, TurnJudge(chances), lambda state: [in_turn_3])
    assert (decisive(find_moments(shot)).turn, decisive(find_moments(shot)).kind) == (3, "known")
    judged_by(monkeypatch, TurnJudge(chances))
    assert decisive(find_moments(shot)).turn == 6


def test_long_games_are_valued_at_fewer_positions(monkeypatch: pytest.MonkeyPatch, shot: ReplayedGame) -> None:
    monkeypatch.setattr(moments, "MOST_VALUED", 4)
    asked = list[int]()

    class Counting(TurnJudge):
        def value(self, state: State, seat: int) -> float:
            asked.append(len(state.log))
            return super().value(state, seat)

    judged_by(monkeypatch, Counting({}))
    assert decisive(find_moments(shot)).kind in ("rise", "end")
    assert len(set(asked)) <= 4 + 2


@pytest.mark.parametrize("id", euphoria.games())
def test_the_moments_of_a_record_are_always_the_same(id: str) -> None:
    kept = record(game(id), SEATS[id], 5, lively=0.7)
    assert kept.state.outcome is not None
    found = find_moments(ReplayedGame(kept))
    again = ReplayedGame(Record.parse(kept.dump()))
    assert find_moments(again) == found
    if not 0 < len(kept.state.outcome.winners) < kept.seats:
        assert found == []
        return
    assert 1 <= len(found) <= 3
    assert decisive(found) in found
    assert found[-1].kind == "end"
    assert found[-1].after > 0.9
    assert [moment.first for moment in found] == sorted({moment.first for moment in found})
    for moment in found:
        assert 0 <= moment.first < moment.last < again.total
        assert 0 <= moment.before <= 1
        told = headlines(again, moment)
        assert 1 <= len(told) <= MOST_EVENTS
        events = kept.state.open_events()
        assert all(event == events[event["n"]] and event["event"] != "turn" for _, event in told)
    assert headlines(again, found[-1])[-1].event["event"] == "ended"


def test_leaders_names_what_turned_the_leader_face_up(shot: ReplayedGame) -> None:
    state = shot.record.state
    (number,) = turning_points(state)
    events: list[dict[str, Any]] = state.open_events()
    assert events[number]["event"] == "exposed"
    assert events[number]["recruit"].endswith("leader")
    last_shot = [event for event in events if event["event"] == "shot"][-1]
    assert events[number]["seat"] == last_shot["target"]
    later = [event for event in events[number + 1 :] if event.get("place") == events[number]["place"]]
    assert not [event for event in later if event["event"] in ("hidden", "exposed")]
    found = find_moments(shot)
    assert any(number in range(*_events(shot, moment)) for moment in found), "its turn is one of the moments"


def _events(replayed: ReplayedGame, moment: Moment) -> tuple[int, int]:
    steps = {step.number: len(step.state.log) for step in replayed.steps(0, replayed.total)}
    return steps[moment.first], steps[moment.last]


def test_a_game_without_a_judge_has_none(monkeypatch: pytest.MonkeyPatch, shot: ReplayedGame) -> None:
    judged_by(monkeypatch, None)
    assert find_moments(shot) == []


def test_a_game_without_an_end_has_none() -> None:
    assert find_moments(ReplayedGame(Record(game("leaders"), 4, seed=1))) == []


def test_a_judge_that_fails_is_logged(
    monkeypatch: pytest.MonkeyPatch, shot: ReplayedGame, caplog: pytest.LogCaptureFixture
) -> None:
    class Lost(TurnJudge):
        def value(self, state: State, seat: int) -> float:
            raise ValueError("never seen such a position")

    judged_by(monkeypatch, Lost({}))
    assert find_moments(shot) == []
    assert "cannot value" in caplog.text


def test_they_are_found_once(monkeypatch: pytest.MonkeyPatch, shot: ReplayedGame) -> None:
    searched = 0

    def counting(replayed: ReplayedGame) -> list[Moment]:
        nonlocal searched
        searched += 1
        return find_moments(replayed)

    monkeypatch.setattr(moments, "find_moments", counting)

    async def ask() -> None:
        known = Moments()
        first, *others = await asyncio.gather(*(known.of(shot) for _ in range(4)))
        assert first
        assert all(one is first for one in others)

    asyncio.run(ask())
    assert searched == 1


def test_the_server_tells_them_when_the_game_is_over(house: House) -> None:
    ana = house.guest()
    table_id = ana.play("me", "bot", "bot", "bot", game="dystopia")
    at = f"/api/replays/{table_id}/moments"
    with ana.look(table_id) as socket:
        socket.until_game()
        assert ana.refused("GET", at, None, 409) == "not-finished"
    brought = ana.post("/api/records", _json(record(game("leaders"), 4, 3, lively=0.8)), status=201)
    told = house.ask("GET", f"/api/replays/{brought['id']}/moments?lang=es").json()["moments"]
    assert sum(moment["decisive"] for moment in told) == 1
    assert all(moment["words"] and len(moment["words"]) == len(moment["events"]) for moment in told)
    assert house.ask("GET", f"/api/replays/{brought['id']}/moments").json()["moments"][0]["words"] is None
    unfinished = ana.post("/api/records", _json(Record(game("leaders"), 4, seed=1)), status=201)
    assert ana.refused("GET", f"/api/replays/{unfinished['id']}/moments", None, 409) == "not-finished"


def test_a_table_s_own_moments(house: House) -> None:
    ana = house.guest()
    table_id = ana.play("me", "bot", "bot", "bot", turns=1)
    with ana.look(table_id) as socket:
        socket.until_game()
        play_on(socket)
    answer = house.ask("GET", f"/api/replays/{table_id}/moments")
    assert answer.status_code == 200
    winners = socket.game["outcome"]["winners"]
    assert bool(answer.json()["moments"]) == (0 < len(winners) < 4)


def _json(kept: Record) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(kept.dump())
    return data
