"""Networks with random weights, for tests."""

from __future__ import annotations

from array import array

from euphoria import Dice
from euphoria.bots.learned.network import Weights
from euphoria.bots.learned.network_file import NetworkHead

HIDDEN = (8, 4)


def random_weights(head: NetworkHead, seed: int = 1, reach: int = 700) -> Weights:
    """Weights of a small network for this game, in units, each at most `reach`."""
    dice = Dice(seed)
    first, second = HIDDEN

    def some(count: int) -> array[int]:
        return array("h", [dice.below(2 * reach + 1) - reach for _ in range(count)])

    return Weights(
        some(head.rows * first),
        some(first),
        some(first * second),
        some(second),
        some(head.seats * second),
        some(head.seats),
        some(head.actions * second),
        some(head.actions),
    )
