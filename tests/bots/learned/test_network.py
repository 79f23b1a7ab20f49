"""The network in whole numbers is the network that one would write down."""

from __future__ import annotations

from array import array
from math import exp

import pytest

from euphoria import Dice, State
from euphoria.bots.learned.encoding import MOST_LEVELS, Encoding
from euphoria.bots.learned.network import MOST_ACTIVE, UNIT, Network, Weights
from euphoria.bots.learned.network_file import NetworkHead
from euphoria.games import game
from tests.bots.learned.networks import HIDDEN, random_weights
from tests.random_play import states

HEAD = NetworkHead.of("dystopia", 2)
ENCODING = Encoding(game("dystopia").observation(2))


def observed(state: State, seat: int) -> array[float]:
    seen = array("f", bytes(4 * len(ENCODING.first)))
    state.observe(seat, seen)
    return seen


def slowly(weights: Weights, seen: array[float]) -> tuple[list[float], list[int]]:
    """The outputs for the seats, before they become chances, and the second hidden layer."""
    width, second = HIDDEN
    first = list(weights.first_bias)
    for place, number in enumerate(seen):
        level = min(int(number), ENCODING.levels[place])
        if level:
            row = ENCODING.first[place] + level - 1
            first = [one + weights.first[row * width + unit] for unit, one in enumerate(first)]
    first = [min(max(one, 0), MOST_ACTIVE) for one in first]
    hidden = []
    for unit in range(second):
        total = weights.second_bias[unit] * UNIT
        total += sum(active * weights.second[below * second + unit] for below, active in enumerate(first))
        hidden.append(min(max(total // UNIT, 0), MOST_ACTIVE))
    outputs = []
    for seat, bias in enumerate(weights.win_bias):
        total = bias * UNIT + sum(one * weights.win[seat * second + at] for at, one in enumerate(hidden))
        outputs.append(total / UNIT / UNIT)
    return outputs, hidden


@pytest.mark.parametrize("reach", [700, 40, 4096])
def test_it_computes_what_its_weights_say(reach: int) -> None:
    weights = random_weights(HEAD, reach, reach)
    network = Network(ENCODING, weights)
    seen_hidden = set()
    for number, state in enumerate(states(game("dystopia"), 2, 5)):
        if number % 20 == 0:
            seen = observed(state, number // 20 % 2)
            outputs, hidden = slowly(weights, seen)
            assert network.hidden(seen) == hidden
            powers = [exp(one - max(outputs)) for one in outputs]
            assert network.win_chances(hidden) == pytest.approx([power / sum(powers) for power in powers])
            seen_hidden.add(tuple(hidden))
    assert len(seen_hidden) > 3, "positions differ"


def test_weights_of_actions_are_shares() -> None:
    weights = random_weights(HEAD)
    network = Network(ENCODING, weights)
    state = game("dystopia").new(seats=2, seed=1)
    hidden = network.hidden(observed(state, 0))
    numbers = state.legal_numbers(0)
    shares = network.action_weights(hidden, numbers)
    assert len(shares) == len(numbers)
    assert sum(shares) == pytest.approx(1)
    second = HIDDEN[1]
    first, last = (
        weights.action_bias[one] * UNIT + sum(h * weights.action[one * second + at] for at, h in enumerate(hidden))
        for one in (numbers[0], numbers[-1])
    )
    assert shares[0] / shares[-1] == pytest.approx(exp((first - last) / UNIT / UNIT))


def test_a_count_has_a_row_for_each_value_up_to_a_limit() -> None:
    layout = game("dystopia").observation(2)
    goods = layout.field("player 0: goods")
    assert ENCODING.levels[goods.start] == MOST_LEVELS
    assert ENCODING.levels[layout.field("question").start] == 1
    assert ENCODING.rows == sum(ENCODING.levels)
    network = Network(ENCODING, random_weights(HEAD))
    seen = observed(game("dystopia").new(seats=2, seed=1), 0)
    found = []
    for count in (0.0, 1.0, 2.0, 2.5, 8.0, 30.0):
        seen[goods.start] = count
        found.append(network.hidden(seen))
    assert found[0] != found[1] != found[2]
    assert found[2] == found[3], "what lies between counts as the lower one"
    assert found[4] == found[5]


def test_the_largest_weights_do_not_run_into_each_other() -> None:
    """All weights at their limit, all numbers on: every lane of the packed sum holds."""
    limit = MOST_ACTIVE
    for sign in (1, -1):
        weights = Weights(*(array("h", [sign * limit] * len(part)) for part in random_weights(HEAD)))
        network = Network(ENCODING, weights)
        everything = array("f", [30.0] * len(ENCODING.first))
        assert network.hidden(everything) == [MOST_ACTIVE if sign > 0 else 0] * HIDDEN[1]


def test_two_networks_differ() -> None:
    one, other = (Network(ENCODING, random_weights(HEAD, seed)) for seed in (1, 2))
    seen = observed(game("dystopia").new(seats=2, seed=Dice(3).next_word()), 0)
    assert one.hidden(seen) != other.hidden(seen)
