"""What researchers complain of in other environments, one test for each."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import euphoria
from euphoria.envs import pettingzoo
from euphoria.envs.errors import NotAsked
from tests.envs.playing import GAMES, any_allowed, play


@pytest.fixture(params=GAMES)
def env(request: pytest.FixtureRequest) -> Any:
    return pettingzoo.env(request.param)


def test_shapes_are_what_the_layout_says(env: Any) -> None:
    """Complaint: documented shapes that are wrong."""
    table = env.table
    layout = table.game.observation(table.seats, **table.options)
    assert sum(field.length for field in layout.fields) == layout.size

    def watch(agent: str) -> None:
        for one in env.possible_agents:
            seen = env.observe(one)
            assert seen["observation"].shape == (layout.size,)
            assert seen["observation"].dtype == np.float32
            assert seen["action_mask"].shape == (table.actions.size + 1,)
            assert env.observation_space(one).contains(seen)

    play(env, seed=4, steps=50, watch=watch)
    assert env.action_space("player_0").n == table.actions.size + 1


def test_no_mask_is_all_false_and_who_waits_may_only_wait(env: Any) -> None:
    """Complaint: all-false masks for agents that wait."""

    def check(asked: str | None) -> None:
        for agent in env.possible_agents:
            mask = env.observe(agent)["action_mask"]
            if agent in env.infos:
                assert env.infos[agent]["action_mask"] is mask
            if agent == asked:
                assert not mask[-1]
                seat = env.possible_agents.index(agent)
                assert sorted(np.flatnonzero(mask)) == sorted(set(env.game_state.legal_numbers(seat)))
            else:
                assert np.flatnonzero(mask).tolist() == [env.table.wait]

    play(env, seed=6, watch=check)
    check(None)


@pytest.mark.parametrize("game", GAMES)
def test_in_the_parallel_form_too(game: str) -> None:
    env = pettingzoo.parallel_env(game)
    dice = random.Random(6)
    seen, infos = env.reset(seed=6)
    while env.agents:
        asked = [env.agents[seat] for seat in env.game_state.deciders]
        for agent in env.agents:
            assert seen[agent]["action_mask"] is infos[agent]["action_mask"]
            assert seen[agent]["action_mask"][-1] == (agent not in asked)
            assert seen[agent]["action_mask"].any()
        actions = {agent: any_allowed(seen[agent]["action_mask"], dice) for agent in env.agents}
        seen, _, _, _, infos = env.step(actions)
    assert all(np.flatnonzero(one["action_mask"]).tolist() == [env.table.wait] for one in seen.values())


def test_agents_are_there_until_the_end_and_not_after_it(env: Any) -> None:
    """Complaint: `agents` not empty after the end, or emptied too early."""
    everybody = list(env.possible_agents)

    def all_there(agent: str) -> None:
        assert env.agents == everybody
        assert env.rewards.keys() == env.infos.keys() == env.terminations.keys() == set(everybody)

    play(env, seed=8, steps=None, watch=all_there)
    assert env.agents == []
    assert env.game_state.outcome is not None
    env.reset(seed=9)
    assert env.agents == everybody


def test_every_agent_gets_its_last_reward_once(env: Any) -> None:
    left = []
    env.reset(seed=8)
    dice = random.Random(8)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        if ended or truncated:
            left.append((agent, reward))
            env.step(None)
        else:
            env.step(any_allowed(seen["action_mask"], dice))
    assert [agent for agent, _ in left] == env.possible_agents
    assert [reward for _, reward in left] == env.game_state.returns()


def trace(env: Any, seed: int, steps: int = 60) -> str:
    """All that is seen in a random game, as a hash."""
    hashed = hashlib.sha256()

    def watch(agent: str) -> None:
        hashed.update(agent.encode())
        for array in env.observe(agent).values():
            hashed.update(array.tobytes())

    play(env, seed, steps, watch)
    return hashed.hexdigest()


def test_a_seed_decides_everything(env: Any) -> None:
    """Complaint: seeds ignored."""
    again = pettingzoo.env(env.table.game.id)
    assert trace(env, 11) == trace(again, 11)
    assert trace(env, 11) != trace(again, 12)
    env.reset(seed=11)
    again.reset(seed=11)
    first = dealt(env)
    env.reset()
    again.reset()
    assert dealt(env) == dealt(again), "the games after a seed follow from it, too"
    assert dealt(env) != first, "and are other games"
    unseeded = set()
    for _ in range(4):
        fresh = pettingzoo.env(env.table.game.id)
        fresh.reset()
        unseeded.add(dealt(fresh))
    assert len(unseeded) > 1


def dealt(env: Any) -> tuple[int, int]:
    """The position and the luck to come: in a game without shuffles the first position tells nothing."""
    return env.game_state.digest(), env.game_state.dice.word


def test_an_illegal_move_changes_nothing(env: Any) -> None:
    """Complaint: an illegal move that corrupts the order of turns."""
    dice = random.Random(1)
    refused = 0

    def try_wrong_ones(agent: str) -> None:
        nonlocal refused
        mask = env.observe(agent)["action_mask"]
        before = env.game_state.digest(), env.agent_selection, env.infos[agent]["action_mask"].tobytes()
        for wrong in dice.sample(np.flatnonzero(mask[:-1] == 0).tolist(), 3):
            with pytest.raises(euphoria.IllegalAction):
                env.step(wrong)
            refused += 1
        with pytest.raises(NotAsked, match="is asked"):
            env.step(env.table.wait)
        for nothing in (None, 1.5, "3"):
            with pytest.raises(euphoria.UnknownAction, match="a whole number"):
                env.step(nothing)
        with pytest.raises(euphoria.UnknownAction):
            env.step(env.table.numbers)
        assert before == (env.game_state.digest(), env.agent_selection, env.infos[agent]["action_mask"].tobytes())

    other = pettingzoo.env(env.table.game.id)
    played = play(env, 13, 60, try_wrong_ones)
    assert refused == 3 * len(played) > 30
    assert played == play(other, 13, 60), "and the game goes on as if it had not been tried"


def test_in_the_parallel_form_nobody_moves_if_one_is_illegal() -> None:
    env = pettingzoo.parallel_env("leaders")
    seen, _ = env.reset(seed=1)
    assert len(env.game_state.deciders) == 4
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    before = env.game_state.digest()
    with pytest.raises(euphoria.IllegalAction):
        env.step(actions | {"player_3": int((seen["player_3"]["action_mask"] == 0).argmax())})
    assert env.game_state.digest() == before
    env.step(actions)
    assert env.game_state.digest() != before


def test_an_illegal_move_can_be_replaced_and_is_then_named(env: Any) -> None:
    gentle = pettingzoo.env(env.table.game.id, illegal="replace")
    gentle.reset(seed=1)
    agent = gentle.agent_selection
    gentle.step(int((gentle.infos[agent]["action_mask"] == 0).argmax()))
    assert gentle.infos[agent]["replaced"]
    agent = gentle.agent_selection
    gentle.step(int(gentle.infos[agent]["action_mask"].argmax()))
    assert "replaced" not in gentle.infos[agent]


IN_ANOTHER_PROCESS = """
from euphoria.envs import pettingzoo
from tests.envs.test_complaints import trace
print(trace(pettingzoo.env({game!r}), 21))
"""


@pytest.mark.slow
def test_figures_reproduce_in_any_process(env: Any) -> None:
    """Complaint: figures that do not reproduce."""
    game = env.table.game.id
    program = IN_ANOTHER_PROCESS.format(game=game)
    for hashing in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hashing},
        )
        assert done.stdout.strip() == trace(env, 21)


def test_an_observation_is_what_is_seen_now_and_the_log_is_the_information_state(env: Any) -> None:
    """Complaint: not knowing whether observation or information state is meant."""
    game, table = env.table.game, env.table

    def watch(agent: str) -> None:
        seat = env.possible_agents.index(agent)
        stored = game.load(game.dump(env.game_state))
        assert np.array_equal(table.observation(stored, seat), env.observe(agent)["observation"]), "of the position"

    play(env, seed=15, steps=40, watch=watch)
    told = env.game_state.events(0)
    assert len(told) > 5
    assert env.game_state.events(0, since=3) == told[3:], "and all that a seat was ever told can be had"


def test_every_integer_says_what_it_means(env: Any) -> None:
    """Complaint: what an integer means."""
    table = env.table
    texts = [table.text(number) for number in range(table.numbers)]
    assert len(set(texts)) == len(texts)
    assert texts[-1] == "wait()"
    assert all(table.actions.parse(text) == number for number, text in enumerate(texts[:-1]))
    assert all(table.layout.label(index) for index in range(table.layout.size))

    def watch(agent: str) -> None:
        seat = env.possible_agents.index(agent)
        state = env.game_state
        for number in np.flatnonzero(env.observe(agent)["action_mask"]).tolist():
            action = state.decode(seat, number)
            assert action in state.legal(seat)
            assert table.text(number).startswith(f"{action.kind}(")

    play(env, seed=17, steps=50, watch=watch)
