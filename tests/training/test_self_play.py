"""Games from which a network learns."""

from __future__ import annotations

from pathlib import Path

from euphoria.bots.learned.network_file import NetworkHead, write_network
from euphoria.games import game
from euphoria.training.self_play import GREEDY, SelfPlayTask, play_to_learn
from tests.bots.learned.networks import random_weights


def test_a_game_can_be_played_again_from_what_is_kept() -> None:
    played = play_to_learn(SelfPlayTask("dystopia", 2, "a/1", (GREEDY, GREEDY), 4))
    dystopia = game("dystopia")
    state = dystopia.new(seats=2, seed="a/1")
    for place, number in enumerate(played.actions):
        legal = state.legal(state.deciders[0])
        action = dystopia.space[number]
        assert action in legal
        if place in played.thoughts:
            assert len(legal) > 1
            assert played.thoughts[place] == {number: 1}
        state.apply(state.deciders[0], action)
    assert state.outcome is not None
    assert state.outcome.winners == played.winners


def test_the_seed_decides_the_game() -> None:
    one, same, other = (
        play_to_learn(SelfPlayTask("dystopia", 2, seed, (GREEDY, GREEDY), 4)) for seed in ("a/1", "a/1", "a/2")
    )
    assert one == same
    assert one.actions != other.actions


def test_some_games_have_random_decisions_and_tests_have_none() -> None:
    def thoughts(noisy: bool) -> list[float]:
        found = []
        for number in range(8):
            task = SelfPlayTask("dystopia", 2, f"n/{number}", (GREEDY, GREEDY), 4, noisy)
            found.append(len(play_to_learn(task).thoughts) / len(play_to_learn(task).actions))
        return found

    assert min(thoughts(noisy=False)) > 0.9
    assert min(thoughts(noisy=True)) < 0.9


def test_a_network_leaves_the_visits_of_its_search(tmp_path: Path) -> None:
    head = NetworkHead.of("dystopia", 2)
    path = tmp_path / "some.network"
    path.write_bytes(write_network(head, random_weights(head), {}))
    played = play_to_learn(SelfPlayTask("dystopia", 2, "a/3", (str(path), GREEDY), 12))
    searched = [visits for visits in played.thoughts.values() if sum(visits.values()) > 1]
    assert searched
    assert all(sum(visits.values()) <= 12 for visits in searched)
    assert any(len(visits) > 1 for visits in searched)
