"""Games from which a network learns: played by `greedy`, then by the network's own search.

A game is kept as its seed and the numbers of its actions, and of each decision what the search thought of the actions.
Everything random in it comes from its seed, so it does not matter which process plays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from euphoria.bots.core.budget import Budget
from euphoria.bots.core.judge import judge_of
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.learned.judge import LearnedJudge
from euphoria.bots.learned.network import Network
from euphoria.bots.learned.network_file import NetworkHead, read_network
from euphoria.bots.search.deadline import Deadline
from euphoria.bots.search.greedy import Greedy
from euphoria.bots.search.tree_search import SearchTree
from euphoria.games import game as find_game
from euphoria.kernel.core.action import OPEN, Action
from euphoria.kernel.core.dice import Dice

GREEDY: Final = ""
"""The player of a seat: this, or the path of a network."""
NOISE: Final[tuple[int, ...]] = (0, 30, 100, 200)
"""Of a thousand decisions so many are random, in one quarter of the games each: so that bad positions are seen, too."""
MOST_TURNS: Final = 400
"""A game that is not over by then is given up."""
CHOSEN: Final = 1
"""The weight of an action that was chosen without a search."""


class SelfPlayTask(NamedTuple):
    """One game to be played; pickled and sent to the worker processes."""

    game: str
    seats: int
    seed: str
    players: tuple[str, ...]
    """By seat."""
    iterations: int
    noisy: bool = True
    """Whether some decisions may be random: not in a test."""


class SelfPlayGame(NamedTuple):
    """One game as it is kept."""

    seed: str
    actions: list[int]
    """The numbers of all actions in the game's space, in order."""
    thoughts: dict[int, dict[int, int]]
    """By the place of an action in this list: the visits of each action, where it was not random."""
    winners: tuple[int, ...]


class _Thinker:
    """A network, or `greedy`, on one seat of one game."""

    def __init__(self, task: SelfPlayTask, seat: int) -> None:
        self.path = task.players[seat]
        self.iterations = task.iterations
        self.dice = Dice(f"{task.seed}/{seat}")
        self.greedy = Greedy(task.game, self.dice)
        self.judge = LearnedJudge(task.game, network_at(self.path, task.game, task.seats)) if self.path else None

    def think(self, perspective: Perspective) -> tuple[Action, dict[int, int]]:
        """An action, and the visits by the number of an action."""
        if self.judge is None:
            action = self.greedy.choose(perspective, Budget())
            return action, {action.number: CHOSEN}
        legal = perspective.legal()
        search = SearchTree(self.judge, perspective, self.dice.fork())
        search.run(legal, Deadline(Budget(iterations=self.iterations)))
        found = search.estimates()
        visits = {action.number: one.visits for action, one in zip(legal, found, strict=True) if one.visits}
        return legal[found.index(max(found))], visits


def play_to_learn(task: SelfPlayTask) -> SelfPlayGame:
    """Play one game. One that takes too long has no actions, and nothing is learned from it."""
    state = find_game(task.game).new(seats=task.seats, seed=task.seed)
    judge = judge_of(task.game)
    dice = Dice(f"{task.seed}/x")
    noise = NOISE[dice.below(len(NOISE))] if task.noisy else 0
    thinkers = [_Thinker(task, seat) for seat in range(task.seats)]
    actions: list[int] = []
    thoughts: dict[int, dict[int, int]] = {}
    while state.deciders:
        if state.turn > MOST_TURNS:
            return SelfPlayGame(task.seed, [], {}, ())
        seat = state.deciders[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            action = legal[0]
        elif dice.below(1000) < noise:
            action = judge.play(state, seat, dice) if dice.below(2) else _any(legal, dice)
        else:
            action, visits = thinkers[seat].think(Perspective.of(state, seat, dice))
            thoughts[len(actions)] = visits
        actions.append(action.number)
        state.apply(seat, action)
    assert state.outcome is not None
    return SelfPlayGame(task.seed, actions, thoughts, state.outcome.winners)


def _any(legal: Sequence[Action], dice: Dice) -> Action:
    """Any action that has a number."""
    return dice.pick([action for action in legal if action.number != OPEN])


@cache
def network_at(path: str, game: str, seats: int) -> Network:
    """The network in this file, read once in each process."""
    return read_network(Path(path).read_bytes(), NetworkHead.of(game, seats))
