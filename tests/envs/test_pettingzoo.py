"""PettingZoo's own tests pass for every game, and what they do not ask."""

from __future__ import annotations

import time
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo as library
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

import euphoria
from euphoria.bots.core.judge import judge_of
from euphoria.envs import pettingzoo
from euphoria.envs.errors import NotReset
from euphoria.envs.picture import picture
from tests.envs.playing import GAMES, any_allowed, play

ALLOWED = {
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
}
"""What the test says of every observation with a mask that is not on its own list."""


def warnings_of_api_test(env: Any, cycles: int) -> set[str]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env, num_cycles=cycles)
    return {str(warning.message) for warning in caught}


@pytest.mark.slow
@pytest.mark.parametrize("everyone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_the_api_test_passes(game: str, everyone: bool) -> None:
    """Long enough that a game of random players ends."""
    assert warnings_of_api_test(pettingzoo.env(game, everyone=everyone), 400) <= ALLOWED


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_api_test_passes(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game), num_cycles=400)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_seed_tests_pass(game: str) -> None:
    seed_test(partial(pettingzoo.env, game), num_cycles=100)
    parallel_seed_test(partial(pettingzoo.parallel_env, game, illegal="replace"), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_the_test_of_cycles_passes(game: str) -> None:
    """It gives numbers without looking at masks, and wants all agents to have equally many steps."""
    forms = SimpleNamespace(
        env=partial(pettingzoo.env, game, everyone=True, illegal="replace"),
        parallel_env=partial(pettingzoo.parallel_env, game, illegal="replace"),
    )
    max_cycles_test(forms)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_test_of_rendering_passes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, game))
    assert len(capsys.readouterr().out.splitlines()) > 50


def test_the_performance_benchmark_passes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(range(0, 100, 2))
    monkeypatch.setattr(time, "time", lambda: next(clock))
    performance_benchmark(pettingzoo.env("leaders"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_games_are_in_the_registries(game: str) -> None:
    id = f"euphoria/{game}-v{euphoria.game(game).learning_version}"
    seats = euphoria.game(game).seats[-1]
    env = library.make("aec", id, seats=seats, max_cycles=2)
    assert len(play(env, seed=1)) == 2 * seats
    assert env.possible_agents == [f"player_{seat}" for seat in range(seats)]
    assert str(env) == f"euphoria_{game}_v{euphoria.game(game).learning_version}"
    parallel = library.make("parallel", id, seats=seats)
    assert parallel.possible_agents == env.possible_agents


@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_the_shares_of_the_win(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    import random

    dice = random.Random(3)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        total[agent] += reward
        if not (ended or truncated):
            assert reward == 0
        env.step(None if ended or truncated else any_allowed(seen["action_mask"], dice))
    shares = env.unwrapped.game_state.returns()
    assert list(total.values()) == shares
    assert sum(shares) == pytest.approx(1)


def test_a_limit_of_the_table_truncates_and_the_rules_terminate() -> None:
    short = pettingzoo.env("leaders", turns=1)
    short.reset(seed=1)
    ends = set()
    for seed in range(40):
        play(short, seed, steps=0)
        while short.agents and not (short.terminations[short.agents[0]] or short.truncations[short.agents[0]]):
            short.step(int(np.flatnonzero(short.infos[short.agent_selection]["action_mask"])[-1]))
        assert len(set(short.terminations.values())) == len(set(short.truncations.values())) == 1
        ended, cut = short.terminations["player_0"], short.truncations["player_0"]
        assert cut == short.game_state.truncated
        assert ended != cut
        ends.add(cut)
    assert True in ends


def test_shaping_pays_what_the_position_gains_and_adds_up_to_a_constant() -> None:
    env = pettingzoo.env("leaders", shaping=0.5)
    first: list[float] = []
    total = dict.fromkeys(env.possible_agents, 0.0)

    def watch(agent: str) -> None:
        if not first:
            judge = judge_of("leaders")
            first.extend(judge.value(env.game_state, seat) for seat in range(4))
        for one, reward in env.rewards.items():
            total[one] += reward

    play(env, seed=5, watch=watch)
    assert any(0 < abs(reward) < 0.5 for reward in total.values())
    env = pettingzoo.env("leaders", shaping=0.5)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent, reward in cumulated(env, seed=5):
        paid[agent] += reward
    shares = env.unwrapped.game_state.returns()
    for seat, agent in enumerate(paid):
        assert paid[agent] == pytest.approx(shares[seat] - 0.5 * first[seat])


def cumulated(env: Any, seed: int) -> list[tuple[str, float]]:
    """By step of a random game: who gets which reward from `last`."""
    import random

    dice = random.Random(seed)
    env.reset(seed=seed)
    paid = []
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        paid.append((agent, reward))
        env.step(None if ended or truncated else any_allowed(seen["action_mask"], dice))
    return paid


def test_what_was_returned_is_not_written_again() -> None:
    env = pettingzoo.env("leaders")
    kept: list[tuple[Any, Any]] = []

    def watch(agent: str) -> None:
        seen = env.observe(agent)
        kept.append((seen, {name: array.copy() for name, array in seen.items()}))

    play(env, seed=3, steps=60, watch=watch)
    assert len(kept) == 60
    for seen, then in kept:
        for name, array in seen.items():
            assert np.array_equal(array, then[name])


def test_an_environment_that_was_not_reset_says_so() -> None:
    env = pettingzoo.env("leaders")
    with pytest.raises(NotReset, match="reset"):
        env.step(0)
    play(env, seed=1)
    with pytest.raises(NotReset, match="reset"):
        env.step(0)
    with pytest.raises(NotReset, match="reset"):
        pettingzoo.parallel_env("leaders").step({})


def test_what_is_asked_for_wrongly_is_refused() -> None:
    with pytest.raises(ValueError, match="'ansi', 'rgb_array', 'human'"):
        pettingzoo.env("leaders", render_mode="svg")
    with pytest.raises(ValueError, match="'refuse', 'replace'"):
        pettingzoo.env("leaders", illegal="ignore")
    with pytest.raises(ValueError, match="leaders has no planes"):
        pettingzoo.env("leaders", planes=True)
    with pytest.raises(euphoria.OptionError):
        pettingzoo.env("leaders", seats=9)
    with pytest.raises(euphoria.OptionError):
        pettingzoo.env("leaders", colour="red")


def test_a_picture_shows_frames_letters_and_shades() -> None:
    blank, framed = picture(" "), picture("╔═╗\n║A║\n╚═╝░☃")
    assert blank.shape == framed.shape
    assert framed[12:24, 6:12].max() > framed[12:24, 12:18].min()
    assert (framed != blank).sum() > 300
    corner = framed[:12, :6, 0]
    assert corner[6, 5] > 200, "an arm to the right"
    assert corner[11, 3] > 200, "an arm downwards"
    assert corner[6, 0] < 200, "none to the left"
