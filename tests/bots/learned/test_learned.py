"""The bot `learned`."""

from __future__ import annotations

import pickle
import subprocess
import sys
import time
from array import array

import pytest

from euphoria import Dice, State
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.judge import judge_of
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import BotError, make_bot, read_spec
from euphoria.bots.learned.judge import LearnedJudge
from euphoria.bots.learned.learned import learned_judge_at, network_at, policy
from euphoria.bots.search.parallel_search import SEARCH_WORKERS
from euphoria.games import game
from tests.bots.playing import play
from tests.random_play import states


def position(seed: int = 3, seats: int = 2, id: str = "dystopia", skip: int = 20) -> tuple[State, int]:
    """A decision with several actions."""
    found = states(game(id), seats, seed)
    return next(
        (state, state.deciders[0])
        for number, state in enumerate(found)
        if number > skip and len(state.legal(state.deciders[0])) > 3
    )


def test_it_searches_with_its_network_where_there_is_one() -> None:
    state, seat = position()
    assert isinstance(learned_judge_at(Perspective.of(state, seat, Dice(1))), LearnedJudge)


def test_a_value_is_half_the_network_s_and_half_the_judge_s() -> None:
    state, seat = position()
    seen = Perspective.of(state, seat, Dice(1))
    network = network_at(seen)
    assert network is not None
    own = judge_of("dystopia")
    for viewer in range(2):
        values = LearnedJudge("dystopia", network).values(state, viewer)
        watched = array("f", network.nothing)
        state.observe(viewer, watched)
        chances = network.win_chances(network.hidden(watched))
        assert values[viewer] == pytest.approx((chances[0] + own.value(state, viewer)) / 2)
        assert values[1 - viewer] == pytest.approx((chances[1] + own.value(state, 1 - viewer)) / 2)
        assert LearnedJudge("dystopia", network).value(state, viewer) == values[viewer]


@pytest.mark.parametrize(("id", "seats"), [("dystopia", 3), ("leaders", 5)])
def test_it_plays_as_the_planner_where_there_is_none(id: str, seats: int) -> None:
    state, seat = position(3, seats, id)
    seen = Perspective.of(state, seat, Dice(1))
    assert network_at(seen) is None
    chosen = [make_bot(spec, id, 1).choose(seen, Budget(iterations=20)) for spec in ("learned", "planner")]
    assert chosen[0] == chosen[1]
    assert make_bot("learned:0", id, 1).choose(seen) in seen.legal()


def test_a_table_whose_numbers_mean_something_else_has_no_network() -> None:
    state = game("dystopia").new(seats=2, seed=1, recruits="revised")
    assert network_at(Perspective.of(state, state.deciders[0], Dice(1))) is None


def test_iterations_decide_what_it_plays() -> None:
    state, seat = position()
    chosen = {make_bot("learned:30", "dystopia", 5).choose(Perspective.of(state, seat, Dice(1))) for _ in range(3)}
    assert len(chosen) == 1


def test_at_once_it_plays_what_its_network_weighs_most() -> None:
    state, seat = position()
    seen = Perspective.of(state, seat, Dice(1))
    network = network_at(seen)
    assert network is not None
    weights = policy(seen, seen.legal(), Dice(1))
    chosen = make_bot("learned:0", "dystopia", 5).choose(seen)
    assert seen.legal().index(chosen) == weights.index(max(weights))
    assert read_spec("learned:0") == ("learned", Budget(iterations=0))
    with pytest.raises(BotError):
        read_spec("planner:0")


def test_other_cores_search_with_the_same_judge() -> None:
    assert pickle.loads(pickle.dumps(learned_judge_at)) is learned_judge_at
    state, seat = position()
    seen = Perspective.of(state, seat, Dice(1))
    try:
        chosen = [make_bot("learned:16*2", "dystopia", 5).choose(seen) for _ in range(2)]
        assert chosen[0] == chosen[1]
        travelled = pickle.loads(pickle.dumps(make_bot("learned:16", "dystopia", 5)))
        assert travelled.choose(seen) == make_bot("learned:16", "dystopia", 5).choose(seen)
    finally:
        SEARCH_WORKERS.close()


@pytest.mark.parametrize("spec", ["learned:0", "learned:12"])
def test_it_plays_whole_games_without_trouble(spec: str) -> None:
    decisions = sum(1 for _ in play("dystopia", (spec, "greedy"), 4))
    assert decisions > 20


@pytest.mark.slow
def test_it_keeps_its_time() -> None:
    late = 0
    for seed in range(6):
        state, seat = position(seed)
        bot = make_bot("learned:0.1s", "dystopia", seed)
        seen = Perspective.of(state, seat, Dice(1))
        began = time.perf_counter()
        bot.choose(seen)
        late += time.perf_counter() - began > 0.13
    assert late <= 1


def test_it_needs_neither_numpy_nor_torch() -> None:
    code = (
        "import sys\n"
        "sys.modules['numpy'] = sys.modules['torch'] = None\n"
        "import euphoria\n"
        "from euphoria.bots.core.perspective import Perspective\n"
        "from euphoria.bots.factory import make_bot\n"
        "state = euphoria.game('dystopia').new(seats=2, seed=1)\n"
        "seen = Perspective.of(state, 0, euphoria.Dice(1))\n"
        "bot = make_bot('learned:8', 'dystopia', 1)\n"
        "assert bot.choose(seen) in seen.legal()\n"
        "assert not bot.bot.troubles, bot.bot.complaint\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
