"""OpenSpiel's own tests pass for every game, its searches run on them, and what they do not ask."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pytest

import euphoria
from tests.envs.playing import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no packages for Windows")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import euphoria.envs.openspiel  # noqa: E402

SHORT = {"leaders": "turns=2", "dystopia": "turn_limit=60", "reality": "budget=200,turns=1"}
"""Options with which a game of random players is short."""


def load(game: str, more: str = "") -> Any:
    return pyspiel.load_game(f"euphoria_{game}({SHORT[game]}{more})")


def play(state: Any, dice: random.Random, decisions: int = 10**9) -> None:
    """Play at random, to the end or so many decisions; then somebody is asked, or the game is over."""
    while state.is_chance_node() or (decisions and not state.is_terminal()):
        decisions -= not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))


def position(game: str, seed: int, decisions: int) -> Any:
    """A position after so many decisions at random (in `reality` half of them, since its games are short), in one of
    the first games from this seed on that is not over by then."""
    for tried in range(seed, seed + 20):
        state = load(game).new_initial_state()
        play(state, random.Random(tried), decisions // 2 if game == "reality" else decisions)
        if not state.is_terminal():
            return state
    raise AssertionError("all games were over by then")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_simulation_test_passes(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.soak if game == "reality" else ()) for game in GAMES]
)
def test_the_tests_of_the_interface_pass(game: str) -> None:
    """Those for games that are too large to be searched as a whole."""
    case: Any = type(
        "Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(game), "game_name": f"euphoria_{game}"}
    )
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    assert suite.countTestCases() >= 5
    result = unittest.TestResult()
    suite.run(result)
    assert result.errors == result.failures == result.skipped == []


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_can_be_loaded(game: str) -> None:
    for players in euphoria.game(game).seats:
        assert load(game, f",players={players}").num_players() == players


@pytest.mark.parametrize("game", GAMES)
def test_a_history_plays_again(game: str) -> None:
    state = position(game, 3, 40)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.game_state == state.game_state
    for player in range(state.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(again.information_state_tensor(player), state.information_state_tensor(player))


@pytest.mark.parametrize("game", ["leaders", "dystopia"])
def test_there_is_chance_where_dice_are_thrown_and_nowhere_else(game: str) -> None:
    dice = random.Random(5)
    state = load(game).new_initial_state()
    thrown = 0
    while not state.is_terminal():
        assert state.is_chance_node() == (state.current_player() == pyspiel.PlayerId.CHANCE)
        if state.is_chance_node():
            assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(64))
            if state.game_state is not None and thrown < 3:
                thrown += 1
                worlds = [state.child(outcome).game_state for outcome in range(8)]
                assert len({world.dice.word for world in worlds}) == 8, "each outcome is another throw"
        else:
            luck = state.game_state.dice.word
            child = state.child(state.legal_actions()[0])
            assert child.is_chance_node() or child.game_state.dice.word == luck
        state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)


def test_deals_differ() -> None:
    deals = {position("leaders", seed, 0).game_state.digest() for seed in range(20)}
    assert len(deals) == 20


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sampled_cannot_be_told_from_the_truth_by_the_player(game: str) -> None:
    state = position(game, 7, 30)
    player = state.current_player()
    dice = random.Random(1)
    worlds = [state.resample_from_infostate(player, dice.random) for _ in range(8)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == [], "what others did in secret is not told by a history"
        play(world, dice)
        assert world.is_terminal()
    again = state.resample_from_infostate(player, random.Random(1).random)
    assert again.game_state == state.resample_from_infostate(player, random.Random(1).random).game_state


def test_samples_differ_in_what_is_hidden() -> None:
    state = position("leaders", 7, 30)
    dice = random.Random(1)
    player = state.current_player()
    hidden = {state.resample_from_infostate(player, dice.random).game_state.digest() for _ in range(20)}
    assert len(hidden) > 10
    assert state.game_state.digest() not in hidden or len(hidden) > 1


def test_an_information_state_remembers_and_an_observation_does_not() -> None:
    state = position("leaders", 9, 30)
    player = state.current_player()
    memory, sight = state.information_state_string(player), state.observation_string(player)
    assert memory.endswith(sight)
    assert '"heard":' in memory
    assert '"heard":' not in sight
    other = state.clone()
    other.done[player] = (*other.done[player], 1)
    assert other.observation_string(player) == sight
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.information_state_string(player) != memory
    assert other.information_state_tensor(player) != state.information_state_tensor(player)
    for seat in range(4):
        assert state.observation_tensor(seat) == state.information_state_tensor(seat)[:-64]


def test_planes_are_a_part_of_the_tensor() -> None:
    layout = euphoria.game("reality").observation(2, budget=200, turns=1)
    state = position("reality", 1, 20)
    assert layout.planes.size > 0
    assert state.get_game().observation_tensor_shape() == [layout.size + layout.planes.size]
    seen = np.zeros(layout.planes.size, np.float32)
    state.game_state.observe_planes(0, seen)
    assert np.array_equal(state.observation_tensor(0)[layout.size :], seen)


@pytest.mark.parametrize("game", GAMES)
def test_the_searches_run(game: str) -> None:
    state = position(game, 11, 30)
    while len(state.legal_actions()) < 2:
        play(state, random.Random(1), 1)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    played = state.get_game()
    full = mcts.MCTSBot(played, 1.4, 6, evaluator, random_state=rng)
    fair = ismcts.ISMCTSBot(played, evaluator, 1.4, 6, random_state=rng)
    before = state.game_state.digest()
    assert full.step(state) in state.legal_actions()
    assert fair.step(state) in state.legal_actions()
    assert state.game_state.digest() == before


def test_a_chance_node_is_no_place_to_sample() -> None:
    with pytest.raises(pyspiel.SpielError, match="chance node"):
        load("leaders").new_initial_state().resample_from_infostate(0, random.random)
