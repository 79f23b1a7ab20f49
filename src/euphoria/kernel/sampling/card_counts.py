"""In how many ways cards that were seen after mixtures can have come there, and drawing one way by its weight.

A *demand* is a card that must have been somewhere, as a number. 0 or more: the node at which a card that is the only
one of its kind was last known, and to which it must be followed back. Less than 0: any card of the kind -1 less that
number, of which there are several copies. Mixtures are gone through from the last to the first. At each, every demand
on what comes out of it is led back to one of the tags that went in, and so becomes a demand on the node that this tag
came from.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from itertools import accumulate
from math import factorial, perm
from typing import Final, TypeVar

from euphoria.kernel.core.dice import Dice
from euphoria.kernel.sampling.card_paths import Paths

T = TypeVar("T")
Demand = int
Demands = tuple[Demand, ...]
"""All at one mixture, in order."""
Pending = tuple[tuple[int, Demand], ...]
"""Demands on nodes that are still to come, in order: (node, demand)."""
Sources = tuple[int, ...]
"""For the demands at one mixture, in order: the node that each is led back to, KNOWN for a tag that was seen."""

KNOWN: Final = -1
MOST_PENDING: Final = 400
"""With more different demands pending than this, some are left out by lot."""
FINE: Final = 1 << 53


class Counts:
    def __init__(self, paths: Paths) -> None:
        self.exact = True
        self._paths = paths
        self._order: list[int] = []
        self._layers: list[dict[Pending, tuple[list[tuple[Pending, Sources]], list[int]]]] = []
        """By mixture and what is pending after it: what was pending before, how it was led back, and weights summed."""
        if not paths.mixtures:
            return
        self._comes_from = self._upstream()
        self._order = self._last_first()
        most = MOST_PENDING
        while not self._count(most):
            most *= 4

    def draw(self, dice: Dice) -> list[tuple[int, Sources]]:
        """For each mixture, from the last to the first, where its demands are led back to."""
        pending, found = _by_weight(self._last, self._last_sums, dice), []
        for number, layer in zip(reversed(self._order), reversed(self._layers), strict=True):
            before, sums = layer[pending]
            pending, sources = _by_weight(before, sums, dice)
            found.append((number, sources))
        return found[::-1]

    def _upstream(self) -> list[tuple[frozenset[int], frozenset[int]]]:
        """By node: the nodes that its cards can have come through, itself included, and the kinds known to go in."""
        found: list[tuple[frozenset[int], frozenset[int]]] = []
        for number, node in enumerate(self._paths.nodes):
            nodes, kinds = {number}, set(node.dealt) | set(node.known)
            for source in node.classes:
                nodes |= found[source][0]
                kinds |= found[source][1]
            found.append((frozenset(nodes), frozenset(kinds)))
        return found

    def _last_first(self) -> list[int]:
        """Each mixture after all that took cards from it; those of one hand in a row, so that little is pending."""
        takers: dict[int, list[int]] = {number: [] for number in range(len(self._paths.nodes))}
        for number in self._paths.mixtures:
            for source in self._paths.nodes[number].classes:
                takers[source].append(number)
        order: list[int] = []
        done: set[int] = set()
        for start in self._paths.mixtures:
            stack = [start]
            while stack:
                waiting = [number for number in takers[stack[-1]] if number not in done]
                if waiting:
                    stack.append(waiting[-1])
                else:
                    number = stack.pop()
                    if number not in done:
                        done.add(number)
                        order.append(number)
        return order

    def _count(self, most: int) -> bool:
        """Go through all mixtures; False if by leaving out ways all have been lost."""
        dice = Dice("ways left out")
        self.exact = True
        self._layers = []
        ways: dict[Pending, int] = {(): 1}
        for number in self._order:
            led: dict[Demands, list[tuple[Pending, Sources, int]]] = {}
            gathered: dict[Pending, dict[tuple[Pending, Sources], int]] = {}
            for pending, count in ways.items():
                here = [demand for node, demand in pending if node == number]
                others = [one for one in pending if one[0] != number]
                demands = tuple(sorted([*self._paths.nodes[number].demands.values(), *here]))
                if demands not in led:
                    led[demands] = self._lead_back(number, demands)
                for more, sources, weight in led[demands]:
                    after = tuple(sorted([*others, *more])) if more else tuple(others)
                    gathered.setdefault(after, {})[pending, sources] = count * weight
            self._layers.append(
                {after: (list(before), list(accumulate(before.values()))) for after, before in gathered.items()}
            )
            ways = {after: sums[-1] for after, (_, sums) in self._layers[-1].items()}
            if len(ways) > most:
                self.exact = False
                ways = _left_by_lot(ways, most, dice)
        final = {pending: count * self._at_shuffles(pending) for pending, count in ways.items()}
        self._last = [pending for pending, count in final.items() if count]
        self._last_sums = list(accumulate(count for count in final.values() if count))
        return bool(self._last)

    def _lead_back(self, number: int, demands: Demands) -> list[tuple[Pending, Sources, int]]:
        """All ways to lead these demands back through a mixture, with the number of outcomes of the mix for each."""
        node = self._paths.nodes[number]
        rest = len(node.old) - len(demands) - node.settled
        if rest < 0:
            return []
        room = {source: len(tags) for source, tags in node.classes.items()}
        known = node.known.copy()
        found: list[tuple[Pending, Sources, int]] = []

        def go_on(sources: Sources, weight: int) -> None:
            if len(sources) == len(demands):
                more = [
                    (source, one) for source, one in zip(sources, demands, strict=True) if source not in (KNOWN, one)
                ]
                found.append((tuple(more), sources, weight))
                return
            demand = demands[len(sources)]
            if demand < 0 and known[-1 - demand]:
                known[-1 - demand] -= 1
                go_on((*sources, KNOWN), weight * (known[-1 - demand] + 1))
                known[-1 - demand] += 1
            for source, free in room.items():
                if free and self._can_come_from(demand, source):
                    room[source] -= 1
                    go_on((*sources, source), weight * free)
                    room[source] += 1

        go_on((), factorial(rest))
        return found

    def _can_come_from(self, demand: Demand, source: int) -> bool:
        nodes, kinds = self._comes_from[source]
        return demand in nodes if demand >= 0 else -1 - demand in kinds

    def _at_shuffles(self, pending: Pending) -> int:
        """In how many ways the first shuffles can have brought out what is demanded of them."""
        ways = 1
        for number, node in enumerate(self._paths.nodes):
            if node.dealt:
                demands = [demand for where, demand in pending if where == number]
                demands += [demand for demand in node.demands.values() if demand < 0]
                for demand, count in Counter(demands).items():
                    ways *= perm(node.dealt.count(-1 - demand), count)
                ways *= factorial(len(node.dealt) - len(demands) - node.settled) if ways else 0
        return ways


def _by_weight(choices: list[T], sums: list[int], dice: Dice) -> T:
    ticket = dice.below(FINE) * sums[-1] // FINE
    return choices[bisect_right(sums, ticket)]


def _left_by_lot(ways: dict[Pending, int], most: int, dice: Dice) -> dict[Pending, int]:
    """So many of them, drawn by weight at equal distances, each with an equal share of the whole weight."""
    sums = list(accumulate(ways.values()))
    share = max(1, sums[-1] // most)
    ticket = dice.below(FINE) * share // FINE
    left: dict[Pending, int] = {}
    for pending, end in zip(ways, sums, strict=True):
        while ticket < end:
            left[pending] = left.get(pending, 0) + share
            ticket += share
    return left
