"""Gymnasium's own checks pass for every game, one game at a time and many, and what they do not ask."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import euphoria
import euphoria.envs.gymnasium
from euphoria.bots.factory import BotError
from euphoria.envs.errors import NotReset
from tests.envs.playing import GAMES, any_allowed


def id_of(game: str) -> str:
    return f"euphoria/{game}-v{euphoria.game(game).learning_version}"


def play_episode(env: Any, seed: int | None, choose: Callable[[Any], int]) -> list[Any]:
    """What each step of one game gives."""
    _, info = env.reset(seed=seed)
    steps = []
    while True:
        steps.append(env.step(choose(info["action_mask"])))
        info = steps[-1][4]
        if steps[-1][2] or steps[-1][3]:
            return steps


def first_allowed(mask: Any) -> int:
    return int(mask.argmax())


@pytest.mark.slow
@pytest.mark.parametrize("opponents", ["random", "greedy", "self"])
@pytest.mark.parametrize("game", GAMES)
def test_the_check_of_the_library_passes(game: str, opponents: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(id_of(game), opponents=opponents, seat=None).unwrapped)
    assert len(capsys.readouterr().out) > 500, "the board is printed where a person is to look at it"


@pytest.mark.parametrize("game", GAMES)
def test_the_reward_is_the_learners_share(game: str) -> None:
    env = gymnasium.make(id_of(game), seat=1)
    shares = set()
    for seed in range(6):
        choose = partial(any_allowed, dice=random.Random(seed))
        *before, last = play_episode(env, seed, choose)
        assert all(reward == 0 for _, reward, *_ in before)
        returns = last[4]["returns"]
        assert last[1] == pytest.approx(returns[1])
        assert returns.sum() == pytest.approx(1)
        assert np.flatnonzero(last[4]["action_mask"]).tolist() == [env.unwrapped.table.wait]  # type: ignore[attr-defined]
        with pytest.raises(NotReset):
            env.step(0)
        shares.add(tuple(returns))
        if any(one[0] != one[1] for one in shares):
            return
    raise AssertionError("no game in which the learner and seat 0 fared differently")


def test_the_learner_is_asked_and_nobody_else() -> None:
    env: Any = gymnasium.make(id_of("leaders"), opponents=["greedy", "random"], seat=2).unwrapped
    for seed in range(2):
        _, info = env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        over = False
        while not over:
            assert info["seat"] == 2
            assert 2 in env.game_state.deciders
            assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
            _, _, ended, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
            over = ended or cut


def test_the_learner_may_sit_anywhere() -> None:
    env = gymnasium.make(id_of("leaders"), seat=None)
    first = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(20))]
    again = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(20))]
    assert set(first) == {0, 1, 2, 3}
    assert first == again


def test_a_policy_may_play_against_itself() -> None:
    asked: list[tuple[int, ...]] = []

    def policy(seen: Any, mask: Any) -> int:
        asked.append((*seen.shape, *mask.shape))
        return first_allowed(mask)

    env: Any = gymnasium.make(id_of("leaders"), opponents=policy, turns=2)
    play_episode(env, 1, first_allowed)
    table = env.unwrapped.table
    assert len(asked) > 10
    assert set(asked) == {(table.layout.size, table.numbers)}


def test_what_is_asked_for_wrongly_is_refused() -> None:
    with pytest.raises(BotError, match="no bot 'magic'"):
        gymnasium.make(id_of("leaders"), opponents="magic")
    with pytest.raises(ValueError, match="up to 3"):
        gymnasium.make(id_of("leaders"), opponents=["random"] * 4)
    with pytest.raises(ValueError, match="choose 0 to 3"):
        gymnasium.make(id_of("leaders"), seat=4)
    with pytest.raises(ValueError, match="autoreset_mode"):
        gymnasium.make_vec(id_of("leaders"), autoreset_mode=AutoresetMode.DISABLED)


def test_an_illegal_number_is_replaced_unless_it_is_to_be_refused() -> None:
    env = gymnasium.make(id_of("leaders"))
    _, info = env.reset(seed=1)
    *_, info = env.step(int((info["action_mask"] == 0).argmax()))
    assert info["replaced"]
    *_, info = env.step(first_allowed(info["action_mask"]))
    assert "replaced" not in info
    strict = gymnasium.make(id_of("leaders"), illegal="refuse")
    _, info = strict.reset(seed=1)
    with pytest.raises(euphoria.IllegalAction):
        strict.step(int((info["action_mask"] == 0).argmax()))


@pytest.mark.parametrize("opponents", ["random", "self"])
@pytest.mark.parametrize("game", GAMES)
def test_many_games_are_the_same_as_single_ones(game: str, opponents: str) -> None:
    """Row i of a vectorised environment is the single environment with the seed i further on, to the bit."""
    many = gymnasium.make_vec(id_of(game), num_envs=3, opponents=opponents)
    singles = [gymnasium.make(id_of(game), opponents=opponents) for _ in range(3)]
    seen, infos = many.reset(seed=40)
    alone: list[Any] = [env.reset(seed=40 + row) for row, env in enumerate(singles)]
    over = [False] * 3
    rng = np.random.default_rng(2)
    ends = 0
    for _ in range(400 if game == "leaders" else 60):
        for row in range(3):
            assert np.array_equal(seen[row], alone[row][0])
            assert np.array_equal(infos["action_mask"][row], alone[row][-1]["action_mask"])
            assert infos["seat"][row] == alone[row][-1]["seat"]
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, ended, cut, infos = many.step(actions)
        for row, env in enumerate(singles):
            alone[row] = env.reset() if over[row] else env.step(actions[row])
            reward, *ends_of_one = (0.0, False, False) if over[row] else alone[row][1:4]
            assert (rewards[row], ended[row], cut[row]) == (reward, *ends_of_one)
            over[row] = any(ends_of_one)
            if over[row]:
                ends += 1
                assert np.array_equal(infos["returns"][row], alone[row][-1]["returns"])
                assert infos["_returns"][row]
    assert ends or game != "leaders"


def test_the_next_game_can_begin_in_the_step_that_ends_one() -> None:
    env: Any = gymnasium.make_vec(
        id_of("leaders"), num_envs=4, opponents="self", turns=1, autoreset_mode=AutoresetMode.SAME_STEP
    )
    _, infos = env.reset(seed=3)
    ends = 0
    for _ in range(200):
        assert not infos["action_mask"][:, -1].any(), "somebody is always asked"
        seen, rewards, ended, cut, infos = env.step(infos["action_mask"].argmax(1))
        for row in np.flatnonzero(ended | cut):
            ends += 1
            assert infos["_final_obs"][row]
            assert infos["final_obs"][row].shape == seen[row].shape
            assert not np.array_equal(infos["final_obs"][row], seen[row])
            assert rewards[row] in infos["returns"][row]
    assert ends > 4


def test_arrays_are_shared_only_if_that_is_wished() -> None:
    for copy in (True, False):
        env: Any = gymnasium.make_vec(id_of("leaders"), num_envs=2, opponents="self", copy=copy)
        first, infos = env.reset(seed=1)
        kept, mask = first.copy(), infos["action_mask"].copy()
        second, *_, later = env.step(infos["action_mask"].argmax(1))
        assert (second is first) == (later["action_mask"] is infos["action_mask"]) == (not copy)
        assert np.array_equal(first, kept) == np.array_equal(infos["action_mask"], mask) == copy


@pytest.mark.slow
def test_many_processes_share_memory() -> None:
    env = gymnasium.make_vec(id_of("leaders"), num_envs=2, vectorization_mode="async", opponents="random")
    alone = [gymnasium.make(id_of("leaders"), opponents="random") for _ in range(2)]
    seen, infos = env.reset(seed=5)
    expected = [one.reset(seed=5 + row)[0] for row, one in enumerate(alone)]
    for _ in range(20):
        assert np.array_equal(seen, np.stack(expected))
        actions = infos["action_mask"].argmax(1)
        seen, _, ended, cut, infos = env.step(actions)
        assert not (ended | cut).any()
        expected = [one.step(action)[0] for one, action in zip(alone, actions, strict=True)]
    env.close()


@pytest.mark.parametrize("clone", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponents", ["random", "greedy", "self"])
def test_an_environment_can_be_copied_in_the_middle_of_a_game(opponents: str, clone: Callable[[Any], Any]) -> None:
    env: Any = gymnasium.make(id_of("leaders"), opponents=opponents, shaping=0.5).unwrapped
    _, info = env.reset(seed=7)
    for _ in range(3):
        *_, info = env.step(first_allowed(info["action_mask"]))
    other = clone(env)
    over = False
    while not over:
        action = first_allowed(info["action_mask"])
        seen, reward, ended, cut, info = env.step(action)
        again, same, *_ = other.step(action)
        assert np.array_equal(seen, again)
        assert reward == same
        over = ended or cut


def test_masks_never_stop_a_random_learner() -> None:
    env: Any = gymnasium.make(id_of("leaders"), opponents="self")
    dice = random.Random(4)
    steps = play_episode(env, 4, lambda mask: any_allowed(mask, dice))
    assert env.unwrapped.game_state.outcome is not None
    assert len({info["seat"] for *_, info in steps}) == 4
