"""Bots play legally, reproducibly, and within their budget."""

from __future__ import annotations

import pickle
import time
from itertools import islice

import pytest

from euphoria import Dice
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.bots.search.parallel_search import SEARCH_WORKERS
from euphoria.bots.search.planner import Planner
from euphoria.games import game, games
from tests.bots.playing import FEW, JUDGED, check, play

THINKING = ("greedy", "planner:8")


@pytest.mark.parametrize("spec", ["random", "lively"])
@pytest.mark.parametrize("id", games())
def test_random_players_are_legal(id: str, spec: str) -> None:
    for seed in range(3):
        for state, seat, action in islice(play(id, (spec,), seed), 100):
            assert action in state.legal(seat)


@pytest.mark.slow
@pytest.mark.parametrize("spec", THINKING)
@pytest.mark.parametrize("id", JUDGED)
def test_bots_that_think_are_legal(id: str, spec: str) -> None:
    decisions = 0
    for state, seat, action in islice(play(id, (spec, "lively"), 1), 2 * FEW[id]):
        assert state.why_not(seat, action) is None
        decisions += 1
    assert decisions > 20


@pytest.mark.soak
@pytest.mark.parametrize("spec", ["random", "lively"])
@pytest.mark.parametrize("id", games())
def test_random_players_are_legal_over_a_thousand_games(id: str, spec: str) -> None:
    for seed in range(1000 if id != "reality" else 300):
        for state, seat, action in play(id, (spec,), seed):
            assert state.why_not(seat, action) is None


@pytest.mark.soak
@pytest.mark.parametrize(("spec", "seeds"), [("greedy", 150), ("planner:8", 25)])
@pytest.mark.parametrize("id", JUDGED)
def test_bots_that_think_are_legal_over_many_games(id: str, spec: str, seeds: int) -> None:
    most = {"dystopia": 6, "leaders": 8, "reality": 2}[id]
    for seed in range(seeds):
        seats = game(id).seats[seed % (most - game(id).seats[0] + 1)]
        for state, seat, action in play(id, (spec, "lively"), 100 + seed, seats=seats):
            assert state.why_not(seat, action) is None


@pytest.mark.parametrize("spec", ["lively", *THINKING])
@pytest.mark.parametrize("id", JUDGED)
def test_the_same_seed_plays_the_same_game(id: str, spec: str) -> None:
    one, same = (
        [(seat, action) for _, seat, action in islice(play(id, (spec, "random"), 2), FEW[id])] for _ in range(2)
    )
    assert one == same


CITY = """\
game: dystopia
A workers: 4 2
A goods: 3 energy, 2 water, 1 food, 1 bliss, 1 gold, 1 clay
A hand: bear, bear
A morale: 3
B workers: 3 5
"""


def city() -> Perspective:
    return Perspective.of(game("dystopia").scenario(CITY), 0, Dice(1))


def test_iterations_alone_decide() -> None:
    """However fast the machine is: the same seed and the same iterations find the same."""
    seen = city()
    for seed in range(4):
        chosen = {make_bot("planner:60", "dystopia", seed).choose(seen) for _ in range(3)}
        assert len(chosen) == 1


def test_so_they_do_on_two_cores() -> None:
    seen = city()
    try:
        chosen = [make_bot("planner:60*2", "dystopia", 5).choose(seen) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in seen.legal()
    finally:
        SEARCH_WORKERS.close()


@pytest.mark.slow
@pytest.mark.parametrize("id", [id for id in JUDGED if id != "dystopia"])
def test_so_they_do_on_two_cores_in_the_other_games(id: str) -> None:
    """And a bot that has travelled to another process is the same bot."""
    state, seat, _ = next(one for one in islice(play(id, ("lively",), 3), 20, None) if len(one[0].legal(one[1])) > 4)
    seen = Perspective.of(state, seat, Dice(1))
    try:
        chosen = [make_bot("planner:12*2", id, 5).choose(seen) for _ in range(2)]
        assert chosen[0] == chosen[1]
        travelled = pickle.loads(pickle.dumps(make_bot("planner:12", id, 5)))
        assert travelled.choose(seen) == make_bot("planner:12", id, 5).choose(seen)
    finally:
        SEARCH_WORKERS.close()


@pytest.mark.slow
def test_a_core_that_dies_is_replaced() -> None:
    seen = city()
    player = make_bot("planner:20*2", "dystopia", 5)
    try:
        player.choose(seen)
        assert SEARCH_WORKERS._pool is not None
        for process in list(SEARCH_WORKERS._pool._processes.values()):
            process.kill()
            process.join()
        assert player.choose(seen) in seen.legal()
        assert player.choose(seen) in seen.legal()
        check(player)
    finally:
        SEARCH_WORKERS.close()


@pytest.mark.parametrize("seconds", [0.05, 0.25])
def test_the_time_is_kept(seconds: float) -> None:
    """Within ten per cent; the best of a few tries, for the machine may have other things to do."""
    seen = city()
    took = []
    for _ in range(8):
        began = time.perf_counter()
        Planner("dystopia", Dice(1)).choose(seen, Budget(seconds=seconds))
        took.append(time.perf_counter() - began)
        if 0.8 * seconds < took[-1] <= 1.1 * seconds:
            return
    pytest.fail(f"{seconds} s became {took}")


def test_what_runs_out_first_ends_the_thinking() -> None:
    seen = city()
    began = time.perf_counter()
    Planner("dystopia", Dice(1)).choose(seen, Budget(seconds=20, iterations=5))
    assert time.perf_counter() - began < 5


def test_where_there_is_no_choice_nothing_is_thought() -> None:
    forced = ((state, seat) for state, seat, _ in play("leaders", ("lively",), 3) if len(state.legal(seat)) == 1)
    state, seat = next(forced)
    seen = Perspective.of(state, seat, Dice(1))
    bot = Planner("dystopia", Dice(1))  # it needs no judge of this game for that
    assert bot.choose(seen, Budget(seconds=60)) == state.legal(seat)[0]


WON = """\
game: dystopia
A recruits: Ian / Gary
A workers: 4 2
A goods: 3 energy, 3 water, 2 food
A hand: bear, bear, book
A morale: 4
A dilemma: book
B recruits: Kyle / Laura
B workers: 3 5
A stars: 1
B stars: 5
"""


@pytest.mark.parametrize("spec", ["greedy", "planner:40", "planner:200"])
def test_an_obvious_win_is_found(spec: str) -> None:
    """A has one star left to place, and can place it: with the bears, or on the dilemma."""
    state = game("dystopia").scenario(WON)
    for seed in range(3):
        mine = state.copy()
        player = make_bot(spec, "dystopia", seed)
        turn = mine.turn
        while mine.deciders == (0,) and mine.turn == turn:
            mine.apply(0, player.choose(Perspective.of(mine, 0, Dice(seed))))
        assert mine.outcome is not None, seed
        assert mine.outcome.winners == (0,)
