"""Information-set Monte Carlo tree search.

Each iteration samples a world with fresh dice, descends the tree through the actions that are legal in it, expands one
new edge, plays a rollout by the judge's policy, and backs the value up for every seat that decided on the way. A node
stands for the decisions made since the root, whatever chance did in between. Every seat maximises its own value. In
simultaneous decisions each seat selects by the statistics of the node, not by the others' choices.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from euphoria.bots.core.judge import AllSeatsJudge, TreeJudge
from euphoria.bots.core.one_step_lookahead import promising_actions, value_after
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.action_estimate import ActionEstimate
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.determinization import Determinizer
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

EXPLORATION: Final = 1.5
"""Exploration constant of the selection formula (PUCT)."""
MIN_DEVIATION: Final = 0.01
"""Lower bound of the standard deviation of values, used until it is known."""
ROOT_SHARE: Final = 0.4
ROOT_ROUNDS: Final = 6
"""Share of the budget for the one-step lookahead at the root, and its number of worlds at most."""
SHARPNESS: Final = 1.0
"""How strongly the lookahead at the root separates the prior weights of actions."""


class TreeEdge:
    """Statistics of one action at a node: prior weight, times it was legal, visits, and the sum of values."""

    __slots__ = ("node", "offered", "total", "visits", "weight")

    def __init__(self, weight: float) -> None:
        self.weight = weight
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.node: TreeNode | None = None


class TreeNode:
    """The edges of a position, by seat, and the children of simultaneous decisions."""

    __slots__ = ("edges", "joint")

    def __init__(self) -> None:
        self.edges: dict[int, dict[Action, TreeEdge]] = {}
        """By seat: after the same actions, chance may give the decision to different seats."""
        self.joint: dict[tuple[Action, ...], TreeNode] = {}
        """Children of simultaneous decisions, by the actions of all seats."""


Step = tuple[int, TreeEdge]


class SearchTree:
    """The search of one decision: `run` it, then read the `estimates`."""

    def __init__(self, judge: TreeJudge, perspective: Perspective, dice: Dice) -> None:
        self.judge = judge
        self._all_seats = judge if isinstance(judge, AllSeatsJudge) else None
        self.determinizer = Determinizer(judge, perspective, dice)
        self.seat = perspective.seat
        self.dice = dice
        self.root = TreeNode()
        # Running standard deviation of the values, which scales the exploration term.
        self._count = 0
        self._sum = self._sum_of_squares = 0.0
        self._deviation = MIN_DEVIATION

    def run(self, legal: list[Action], deadline: Deadline) -> None:
        """Search until the deadline."""
        self.weigh_root(legal, deadline)
        if sum(edge.weight > 0 for edge in self.root.edges[self.seat].values()) > 1:
            while deadline.allows():
                self.iterate(deadline)

    def estimates(self) -> list[ActionEstimate]:
        """Of the root's actions, in the order of the legal actions."""
        return [ActionEstimate(edge.visits, edge.total, edge.weight) for edge in self.root.edges[self.seat].values()]

    # Before the search: one-step lookahead.

    def weigh_root(self, legal: list[Action], deadline: Deadline) -> None:
        """Set the prior weights of the root's actions by one-step lookahead, in rounds of one world each.

        Actions that time does not allow to look at keep a small part of the judge's weight.
        """
        world = self.determinizer.world()
        tried = promising_actions(self.judge, world, self.seat, legal)
        edges = self.root.edges[self.seat] = {action: TreeEdge(0.0) for action in legal}
        for action, weight in tried:
            edges[action].weight = weight
        values: dict[Action, float] = {}
        rounds = 0
        candidates = [action for action, _ in tried]
        while len(candidates) > 1 and rounds < ROOT_ROUNDS:
            found: dict[Action, float] = {}
            for action in candidates:
                if not deadline.allows(ROOT_SHARE):
                    break
                found[action] = value_after(self.judge, world, self.seat, action)
            if rounds == 0:
                values = found
                candidates = list(found)
            elif len(found) == len(candidates):
                for action, value in found.items():
                    values[action] += value
            else:
                break
            rounds += 1
            world = self.determinizer.world()
        if rounds and len(values) > 1:
            self._weigh_by_value(values, edges)

    def _weigh_by_value(self, values: dict[Action, float], edges: dict[Action, TreeEdge]) -> None:
        """Softmax of the values, scaled by their spread; actions without a value weigh less than all others."""
        best = max(values.values())
        mean = sum(values.values(), 0.0) / len(values)
        spread = sqrt(sum([(value - mean) ** 2 for value in values.values()], 0.0) / len(values)) or 1.0
        least = 1.0
        for action, value in values.items():
            weight = exp(SHARPNESS * (value - best) / spread)
            edges[action].weight = weight
            least = min(least, weight)
        heaviest = max((edge.weight for action, edge in edges.items() if action not in values), default=0.0) or 1.0
        for action, edge in edges.items():
            if action not in values and edge.weight:
                edge.weight *= least / heaviest

    # The search.

    def iterate(self, deadline: Deadline) -> None:
        """One iteration: selection, expansion, rollout, backup; aborted without effect if the time runs out."""
        state = self.determinizer.world()
        path: list[Step] = []
        decisions = self._descend(state, path)
        judge, dice = self.judge, self.dice
        while state.deciders and not judge.ends_rollout(state, decisions):
            if deadline.is_over():
                return
            seat = state.deciders[0]
            state.apply(seat, judge.play(state, seat, dice))
            decisions += 1
        values: dict[int, float] = {}
        if self._all_seats is not None:
            values = dict(enumerate(self._all_seats.values(state, self.seat)))
        for seat, edge in path:
            if seat not in values:
                values[seat] = judge.value(state, seat)
            edge.visits += 1
            edge.total += values[seat]
        if self.seat in values:
            self._update_deviation(values[self.seat])

    def _descend(self, state: State, path: list[Step]) -> int:
        """Apply selected actions until a new edge is expanded; returns the number of decisions made."""
        node = self.root
        decisions = 0
        while state.deciders:
            if state.joint and len(state.deciders) > 1:
                steps = [(seat, *self._select(node, state, seat)) for seat in state.deciders]
                child = node.joint.get(made := tuple([action for _, action, _ in steps]))
                if child is None:
                    child = node.joint[made] = TreeNode()
            else:
                seat = state.deciders[0]
                action, edge = self._select(node, state, seat)
                steps = [(seat, action, edge)]
                child = node if edge is None else edge.node
                if child is None and edge is not None:
                    child = edge.node = TreeNode()
            new = False
            for seat, action, edge in steps:
                state.apply(seat, action)
                decisions += 1
                if edge is not None:
                    new = new or not edge.visits
                    path.append((seat, edge))
            if new:
                break
            assert child is not None
            node = child
        return decisions

    def _select(self, node: TreeNode, state: State, seat: int) -> tuple[Action, TreeEdge | None]:
        """The action with the highest PUCT score, and its edge; no edge for a forced action."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0], None
        edges = node.edges.setdefault(seat, {})
        found = [edges.get(action) for action in legal]
        if None in found:
            for action, weight in zip(legal, self.judge.weigh(state, seat, legal), strict=True):
                if action not in edges:
                    edges[action] = TreeEdge(weight)
            found = [edges[action] for action in legal]
        weights = visits = 0.0
        total = 0.0
        for edge in found:
            assert edge is not None
            edge.offered += 1
            weights += edge.weight
            visits += edge.visits
            total += edge.total
        default = total / visits if visits else 0.5
        scale = EXPLORATION * self._deviation / (weights or 1.0)
        best, best_score = 0, -1.0
        for index, edge in enumerate(found):
            assert edge is not None
            if not edge.weight:
                continue
            score = (edge.total / edge.visits if edge.visits else default) + scale * edge.weight * sqrt(
                edge.offered
            ) / (1 + edge.visits)
            if score > best_score:
                best, best_score = index, score
        return legal[best], found[best]

    def _update_deviation(self, value: float) -> None:
        self._count += 1
        self._sum += value
        self._sum_of_squares += value * value
        mean = self._sum / self._count
        self._deviation = max(MIN_DEVIATION, sqrt(max(0.0, self._sum_of_squares / self._count - mean * mean)))
