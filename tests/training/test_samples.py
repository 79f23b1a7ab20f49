"""What a network is given to learn from."""

from __future__ import annotations

from array import array

import pytest

from euphoria.bots.learned.encoding import Encoding
from euphoria.games import game
from euphoria.training.samples import Expansion, joined, samples_of
from euphoria.training.self_play import GREEDY, SelfPlayGame, SelfPlayTask, play_to_learn

PLAYED = [play_to_learn(SelfPlayTask("dystopia", 2, f"s/{number}", (GREEDY, GREEDY), 4)) for number in range(2)]


def test_every_decision_is_seen_by_every_seat() -> None:
    samples = samples_of("dystopia", 2, PLAYED[:1])
    state = game("dystopia").new(seats=2, seed=PLAYED[0].seed)
    decisions = 0
    for number in PLAYED[0].actions:
        decisions += len(state.legal(state.deciders[0])) > 1
        state.apply(state.deciders[0], game("dystopia").space[number])
    assert samples.size == 2 * decisions
    winner = PLAYED[0].winners[0]
    for place in range(samples.size):
        seat = place % 2
        assert samples.shares[place].tolist() == ([1.0, 0.0] if winner == seat else [0.0, 1.0])
        assert samples.scores[place].max() == 1
        assert samples.scores[place].argmax() == samples.shares[place].argmax()


def test_thoughts_are_those_of_the_seat_that_decides() -> None:
    samples = samples_of("dystopia", 2, PLAYED[:1])
    counts = samples.number_starts[1:] - samples.number_starts[:-1]
    assert (counts > 0).sum() == len(PLAYED[0].thoughts)
    for place in range(samples.size):
        part = samples.visits[samples.number_starts[place] : samples.number_starts[place + 1]]
        assert len(part) == 0 or part.sum() == pytest.approx(1)


def test_a_count_has_its_own_row_and_those_below() -> None:
    layout = game("dystopia").observation(2)
    encoding = Encoding(layout)
    goods = layout.field("player 0: goods").start
    seen = array("f", bytes(4 * layout.size))
    seen[0] = 1
    seen[goods] = 3
    seen[goods + 1] = 100
    seen[goods + 2] = 0.5
    first = encoding.first[goods]
    second = encoding.first[goods + 1]
    levels = encoding.levels[goods + 1]
    assert Expansion(encoding).rows(seen).tolist() == [0, first, first + 1, first + 2, *range(second, second + levels)]
    assert Expansion(encoding).rows(array("f", bytes(4 * layout.size))).tolist() == []


def test_parts_are_put_together() -> None:
    one, other = (samples_of("dystopia", 2, [played]) for played in PLAYED)
    both, at_once = joined([one, other]), samples_of("dystopia", 2, PLAYED)
    for part, same in zip(both, at_once, strict=True):
        assert part.tolist() == same.tolist()


def test_a_game_that_was_given_up_teaches_nothing() -> None:
    given_up = SelfPlayGame("s/9", [], {}, ())
    assert samples_of("dystopia", 2, [*PLAYED[:1], given_up]).size == samples_of("dystopia", 2, PLAYED[:1]).size
