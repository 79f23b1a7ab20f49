"""A small network in whole numbers: the same answer on every machine, without numpy.

It has two hidden layers and two outputs: the chance of every seat to win, and a weight for every action. Weights are
whole numbers, in units of 1/1024. All weights of a row are packed into one long `int`, 32 bits for each, so that adding
two rows is one addition of Python's: for one position that is as fast as numpy, and exact, in whatever order it is
added. An observation switches on some hundred of the thousands of rows of the first layer; only these are added.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from itertools import compress
from math import exp
from typing import Final, NamedTuple

from euphoria.bots.learned.encoding import Encoding

UNIT: Final = 1024
"""A weight of 1, and an activation of 1."""
MOST_ACTIVE: Final = 4 * UNIT
"""Activations are cut off at 0 and here: so no sum outgrows its 32 bits."""
MOST_WEIGHT: Final = 4 * UNIT
"""Limit of all weights behind the first layer, for the same reason."""
LANE: Final = 32
MIDDLE: Final = 1 << LANE - 1
"""Added to every lane before it is read, which makes it positive."""
HIGHEST_BYTE: Final = 3 if sys.byteorder == "little" else 0
"""Of the four bytes of a float: it is 0 where the number is (or is too small to count)."""


class Weights(NamedTuple):
    """All weights of a network, in units; rows one after the other. This is what is trained, and stored."""

    first: array[int]
    """A row of the first hidden layer for every row of the encoding."""
    first_bias: array[int]
    second: array[int]
    """A row of the second hidden layer for every unit of the first."""
    second_bias: array[int]
    win: array[int]
    """A row of the second hidden layer for every seat, counted from the one that observes."""
    win_bias: array[int]
    action: array[int]
    """A row of the second hidden layer for every number of the action space."""
    action_bias: array[int]


class Network:
    """The network of one game at a table with so many seats. Stateless: it may be shared."""

    def __init__(self, encoding: Encoding, weights: Weights) -> None:
        width, second = len(weights.first_bias), len(weights.second_bias)
        rows = _packed(weights.first, width)
        self._levels = [
            rows[first : first + count] for first, count in zip(encoding.first, encoding.levels, strict=True)
        ]
        self.size = len(encoding.first)
        """How many numbers an observation has."""
        self.nothing = bytes(4 * self.size)
        """An observation of zeros, to be written over."""
        self._places = list(range(self.size))
        self._first_bias = _biased(weights.first_bias, 1)
        self._second = _packed(weights.second, second)
        self._second_bias = _biased(weights.second_bias, UNIT)
        self._first_bytes = width * LANE // 8
        self._second_bytes = second * LANE // 8
        self._win = _rows(weights.win, second)
        self._win_bias = weights.win_bias.tolist()
        self._action = _rows(weights.action, second)
        self._action_bias = weights.action_bias.tolist()

    def hidden(self, seen: array[float]) -> list[int]:
        """The second hidden layer for an observation, from which both outputs are read."""
        total = self._first_bias
        levels = self._levels
        for place in compress(self._places, seen.tobytes()[HIGHEST_BYTE::4]):
            rows: list[int] = levels[place]
            level = int(seen[place])
            if level > 0:
                total += rows[(level if level < len(rows) else len(rows)) - 1]
        below = self._second_bias
        second = self._second
        for unit, lane in enumerate(_lanes(total, self._first_bytes)):
            active: int = lane - MIDDLE
            if active > 0:
                below += (active if active < MOST_ACTIVE else MOST_ACTIVE) * second[unit]
        found: list[int] = []
        for lane in _lanes(below, self._second_bytes):
            active = (lane - MIDDLE) // UNIT
            found.append(0 if active < 0 else active if active < MOST_ACTIVE else MOST_ACTIVE)
        return found

    def win_chances(self, hidden: list[int]) -> list[float]:
        """By seat, counted from the one that observes; they add up to 1."""
        return _shares([_output(hidden, row, bias) for row, bias in zip(self._win, self._win_bias, strict=True)])

    def action_weights(self, hidden: list[int], numbers: Sequence[int]) -> list[float]:
        """Of the actions with these numbers; they add up to 1."""
        return _shares([_output(hidden, self._action[number], self._action_bias[number]) for number in numbers])


def _output(hidden: list[int], row: list[int], bias: int) -> float:
    total: int = bias * UNIT
    for active, weight in zip(hidden, row, strict=True):
        total += active * weight
    return total / (UNIT * UNIT)


def _shares(outputs: list[float]) -> list[float]:
    """Softmax."""
    most = max(outputs)
    powers = [exp(output - most) for output in outputs]
    total = sum(powers, 0.0)
    return [power / total for power in powers]


def _rows(weights: array[int], width: int) -> list[list[int]]:
    values = weights.tolist()
    return [values[start : start + width] for start in range(0, len(values), width)]


def _packed(weights: array[int], width: int) -> list[int]:
    """Each row as one number: the sum of its weights, each shifted to its own lane. It may be negative."""
    middle = _pack([MIDDLE] * width)
    return [_pack([weight + MIDDLE for weight in row]) - middle for row in _rows(weights, width)]


def _biased(bias: array[int], factor: int) -> int:
    return _pack([factor * weight + MIDDLE for weight in bias.tolist()])


def _pack(lanes: list[int]) -> int:
    return int.from_bytes(array("I", lanes).tobytes(), sys.byteorder)


def _lanes(packed: int, size: int) -> list[int]:
    lanes: list[int] = memoryview(packed.to_bytes(size, sys.byteorder)).cast("I").tolist()
    return lanes
