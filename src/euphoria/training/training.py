"""Training, generation after generation: play, learn from the games, test, play with what was learned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import torch

from euphoria.arena.workers.process_pool import Workers
from euphoria.bots.learned.network_file import NetworkHead, write_network
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.files.atomic_write import write_whole
from euphoria.training.fitting import Loss, fit, measure
from euphoria.training.model import Model
from euphoria.training.samples import Samples, joined, samples_of
from euphoria.training.self_play import GREEDY, SelfPlayGame, SelfPlayTask, play_to_learn
from euphoria.training.settings import TrainingSettings
from euphoria.training.training_folder import TrainingFolder, games_of, trials_of

HELD_BACK: Final = 20
"""One game in so many is not learned from: the errors are measured on it."""
OLD: Final = 4
"""One seat in so many plays an earlier self, or `greedy`."""

PLAYING, LEARNING, TESTING = "playing", "learning", "testing"


class Progressed(NamedTuple):
    """So much of a part of a generation is done."""

    generation: int
    part: str
    done: int
    of: int


class _NumberedTask(NamedTuple):
    number: int
    task: SelfPlayTask


def _play(numbered: _NumberedTask) -> tuple[int, SelfPlayGame]:
    return numbered.number, play_to_learn(numbered.task)


class Training:
    """Goes on with what is in the folder."""

    def __init__(self, folder: TrainingFolder, workers: Workers) -> None:
        self.folder = folder
        self.settings: TrainingSettings = folder.settings
        self.workers = workers

    def run(self, generations: int, tell: Callable[[Progressed], None]) -> None:
        """Until there are so many generations after the first."""
        for generation in range(generations + 1):
            course = self.folder.course()
            if generation == len(course):
                for done in self._play_games(generation):
                    tell(done)
                self.folder.write_course([*course, self._learn(generation, tell)])
            for done in self._test(generation):
                tell(done)

    # Playing.

    def _play_games(self, generation: int) -> Iterator[Progressed]:
        settings = self.settings
        wanted = settings.games if generation else settings.first_games
        tasks = (_NumberedTask(number, self._task(generation, number)) for number in range(wanted))
        yield from self._play_missing(generation, PLAYING, games_of(generation), list(tasks))

    def _play_missing(self, generation: int, part: str, name: str, tasks: list[_NumberedTask]) -> Iterator[Progressed]:
        """Those games that the file does not have yet."""
        there = self.folder.games(name)
        missing = [one for one in tasks if one.number not in there]
        done = len(tasks) - len(missing)
        yield Progressed(generation, part, done, len(tasks))
        if missing:
            with self.folder.adding(name) as file:
                for number, game in self.workers(_play, missing):
                    file.add(number, game)
                    done += 1
                    yield Progressed(generation, part, done, len(tasks))

    def _task(self, generation: int, number: int) -> SelfPlayTask:
        """The network before this generation on one seat at least; sometimes an earlier one on another."""
        settings = self.settings
        seed = f"{settings.seed}/{generation}/{number}" if generation else f"{settings.seed}/{number}"
        players = [GREEDY] * settings.seats
        if generation:
            dice = Dice(f"{seed}/players")
            newest = str(self.folder.network(generation - 1))
            pool = [GREEDY, *(str(self.folder.network(one)) for one in range(generation - 1))]
            players = [newest if dice.below(OLD) else dice.pick(pool) for _ in players]
            players[dice.below(settings.seats)] = newest
        return SelfPlayTask(settings.game, settings.seats, seed, tuple(players), settings.iterations)

    # Learning.

    def _learn(self, generation: int, tell: Callable[[Progressed], None]) -> dict[str, Any]:
        """Fit a new network to the games of the last generations, write it, and return what was measured.

        It does not go on from the network before: it would know old games by heart (see `fitting`).
        """
        settings = self.settings
        chance = Dice(f"{settings.seed}/{generation}/learning").next_word()
        torch.manual_seed(chance)
        torch.set_num_threads(1)  # with more of them sums are added in another order each time
        model = Model(settings)
        learned_from, held_back = self._samples(generation)
        losses: list[Loss] = []

        def passed(number: int, loss: Loss) -> None:
            losses.append(loss)
            tell(Progressed(generation, LEARNING, number + 1, settings.passes))

        tell(Progressed(generation, LEARNING, 0, settings.passes))
        fit(model, learned_from, settings.passes, chance, passed)
        checked = measure(model, held_back)
        about = {"generation": generation, "settings": settings.json()}
        head = NetworkHead.of(settings.game, settings.seats)
        write_whole(self.folder.network(generation), write_network(head, model.weights(), about))
        return {
            "samples": learned_from.size,
            "learned": [loss._asdict() for loss in losses],
            "held_back": checked._asdict(),
        }

    def _samples(self, generation: int) -> tuple[Samples, Samples]:
        """What is learned from, and what is held back, of the generations in the window."""
        settings = self.settings
        ours: list[Samples] = []
        held: list[SelfPlayGame] = []
        for one in range(max(0, generation - settings.window + 1), generation + 1):
            games = self.folder.games(games_of(one))
            in_order = [games[number] for number in sorted(games)]
            ours.append(samples_of(settings.game, settings.seats, _others(in_order)))
            held += in_order[::HELD_BACK]
        return joined(ours), samples_of(settings.game, settings.seats, held)

    # Testing.

    def _test(self, generation: int) -> Iterator[Progressed]:
        """Against `greedy`, on deals that nothing is learned from, each from every seat."""
        settings = self.settings
        newest = str(self.folder.network(generation))
        tasks = []
        for number in range(settings.tests):
            players = [GREEDY] * settings.seats
            players[number % settings.seats] = newest
            seed = f"{settings.seed}/test/{number // settings.seats}"
            task = SelfPlayTask(settings.game, settings.seats, seed, tuple(players), settings.iterations, noisy=False)
            tasks.append(_NumberedTask(number, task))
        yield from self._play_missing(generation, TESTING, trials_of(generation), tasks)


def _others(games: list[SelfPlayGame]) -> list[SelfPlayGame]:
    return [game for number, game in enumerate(games) if number % HELD_BACK]
