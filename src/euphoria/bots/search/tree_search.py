"""The tree of a search over worlds that a seat cannot tell apart (information-set Monte Carlo tree search).

Each iteration draws a world and fresh dice, walks down the tree by what is legal in that world, tries one line that is
new, plays on from there by the judge's quick play, and remembers what came of it for everybody who decided on the way.
A node stands for what was decided since the root, whatever chance did meanwhile. Everyone is assumed to want the best
for themselves. Where several decide at once, each chooses by what is known at the node, not by what the others chose.
"""

from __future__ import annotations

from math import exp, sqrt

from euphoria.bots.core.judge import TreeJudge
from euphoria.bots.core.one_step_lookahead import promising_actions, value_after
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.search.action_estimate import ActionEstimate
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.determinization import Determinizer
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

EXPLORATION = 1.5
"""How much a promising action that was seldom tried is preferred to one that has done well."""
LEAST_SPREAD = 0.01
"""Of the values at the start, when nothing is known of how far they lie apart."""
ROOT_SHARE, ROOT_ROUNDS = 0.4, 6
"""The share of the budget that may go into the glance, and in how many worlds at most."""
SHARPNESS = 1.0
"""How strongly the glance at the root's actions tells them apart."""


class TreeEdge:
    """One action at a node: how it looked at first, how often it could be tried and was, and what came of it."""

    __slots__ = ("node", "offered", "total", "visits", "weight")

    def __init__(self, weight: float) -> None:
        self.weight = weight
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.node: TreeNode | None = None


class TreeNode:
    __slots__ = ("edges", "joint")

    def __init__(self) -> None:
        self.edges: dict[int, dict[Action, TreeEdge]] = {}
        """By seat: chance may ask somebody else after the same actions."""
        self.joint: dict[tuple[Action, ...], TreeNode] = {}
        """What follows when several have decided at once."""


Step = tuple[int, TreeEdge]


class SearchTree:
    def __init__(self, judge: TreeJudge, perspective: Perspective, dice: Dice) -> None:
        self.judge = judge
        self.imagination = Determinizer(judge, perspective, dice)
        self.seat = perspective.seat
        self.dice = dice
        self.root = TreeNode()
        # For the spread of the values, by which curiosity is measured.
        self._count = 0
        self._sum = self._squares = 0.0
        self._spread = LEAST_SPREAD

    def grow(self, legal: list[Action], glass: Deadline) -> None:
        """As long as there is time."""
        self.look_around(legal, glass)
        if sum(edge.weight > 0 for edge in self.root.edges[self.seat].values()) > 1:
            while glass.allows():
                self.iterate(glass)

    def verdicts(self) -> list[ActionEstimate]:
        """Of the root's actions, in the order of the list of legal ones."""
        return [ActionEstimate(edge.visits, edge.total, edge.weight) for edge in self.root.edges[self.seat].values()]

    # Before the search: a glance at what can be done now.

    def look_around(self, legal: list[Action], glass: Deadline) -> None:
        """Weigh the root's actions: by the judge's word at first, then by what it says of them one step on.

        In rounds, each with a world of its own, as long as there is time for it.
        """
        world = self.imagination.world()
        tried = promising_actions(self.judge, world, self.seat, legal)
        edges = self.root.edges[self.seat] = {action: TreeEdge(0.0) for action in legal}
        for action, weight in tried:
            edges[action].weight = weight
        hopes: dict[Action, float] = {}
        rounds = 0
        candidates = [action for action, _ in tried]
        while len(candidates) > 1 and rounds < ROOT_ROUNDS:
            found: dict[Action, float] = {}
            for action in candidates:
                if not glass.allows(ROOT_SHARE):
                    break
                found[action] = value_after(self.judge, world, self.seat, action)
            if rounds == 0:
                hopes = found
                candidates = list(found)
            elif len(found) == len(candidates):
                for action, hope in found.items():
                    hopes[action] += hope
            else:
                break
            rounds += 1
            world = self.imagination.world()
        if rounds and len(hopes) > 1:
            self._weigh_by(hopes, edges)

    def _weigh_by(self, hopes: dict[Action, float], edges: dict[Action, TreeEdge]) -> None:
        """What looks best one step on gets the most weight; what there was no time for keeps a little."""
        best = max(hopes.values())
        mean = sum(hopes.values()) / len(hopes)
        spread = sqrt(sum((hope - mean) ** 2 for hope in hopes.values()) / len(hopes)) or 1.0
        least = 1.0
        for action, hope in hopes.items():
            weight = exp(SHARPNESS * (hope - best) / spread)
            edges[action].weight = weight
            least = min(least, weight)
        heaviest = max((edge.weight for action, edge in edges.items() if action not in hopes), default=0.0) or 1.0
        for action, edge in edges.items():
            if action not in hopes and edge.weight:
                edge.weight *= least / heaviest

    # The search.

    def iterate(self, glass: Deadline) -> None:
        """One line through the tree, and what came of it; nothing, if the time runs out on the way."""
        state = self.imagination.world()
        path: list[Step] = []
        decisions = self._descend(state, path)
        judge, dice = self.judge, self.dice
        while state.deciders and not judge.enough(state, decisions):
            if glass.is_over():
                return
            seat = state.deciders[0]
            state.apply(seat, judge.play(state, seat, dice))
            decisions += 1
        values: dict[int, float] = {}
        for seat, edge in path:
            if seat not in values:
                values[seat] = judge.value(state, seat)
            edge.visits += 1
            edge.total += values[seat]
        if self.seat in values:
            self._note(values[self.seat])

    def _descend(self, state: State, path: list[Step]) -> int:
        """Down to a line that is new; how many decisions were made."""
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
        """What this seat tries next: no edge where it has no choice."""
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
        unknown = total / visits if visits else 0.5
        scale = EXPLORATION * self._spread / (weights or 1.0)
        best, best_score = 0, -1.0
        for index, edge in enumerate(found):
            assert edge is not None
            if not edge.weight:
                continue
            score = (edge.total / edge.visits if edge.visits else unknown) + scale * edge.weight * sqrt(
                edge.offered
            ) / (1 + edge.visits)
            if score > best_score:
                best, best_score = index, score
        return legal[best], found[best]

    def _note(self, value: float) -> None:
        self._count += 1
        self._sum += value
        self._squares += value * value
        mean = self._sum / self._count
        self._spread = max(LEAST_SPREAD, sqrt(max(0.0, self._squares / self._count - mean * mean)))
