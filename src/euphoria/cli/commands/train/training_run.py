"""Trains a network, shows how far it is, and writes the page of `euphoria train`."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from rich.progress import Progress, TaskID

from euphoria.cli.files import write_text
from euphoria.cli.os_errors import INTERRUPTED
from euphoria.cli.terminal.numbers import interval, per_cent
from euphoria.cli.terminal.screen import Screen

if TYPE_CHECKING:
    from euphoria.training.settings import TrainingSettings
    from euphoria.training.training import Progressed, Training
    from euphoria.training.training_folder import TrainingFolder

DEFAULTS = {"generations": 4, "first-games": 4000, "games": 1000, "iterations": 48, "passes": 2, "tests": 40}
"""By option: what it is unless it is typed."""


class TrainingRun:
    """One run of the command."""

    def __init__(self, screen: Screen, training: Training, folder: TrainingFolder) -> None:
        self.screen = screen
        self.training = training
        self.folder = folder

    def run(self, generations: int, bar: Progress) -> int:
        """Train, showing what is done; returns the exit status. The page is written after every generation."""
        status = 0
        tasks: dict[tuple[int, str], TaskID] = {}

        def tell(progressed: Progressed) -> None:
            key = progressed.generation, progressed.part
            if key not in tasks:
                label = self.screen.say(f"train-{progressed.part}", generation=progressed.generation)
                tasks[key] = bar.add_task(label, total=progressed.of)
            bar.update(tasks[key], completed=progressed.done)
            if progressed.part == TESTING and progressed.done == progressed.of:
                self.write(generations)

        from euphoria.training.training import TESTING

        with bar:
            try:
                self.training.run(generations, tell)
            except KeyboardInterrupt:
                status = INTERRUPTED
        if status:
            self.screen.tell("train-stopped", "bad")
        self.write(generations)
        self.show()
        return status

    def write(self, generations: int) -> None:
        from euphoria.training.training_folder import REPORT
        from euphoria.training.training_page import training_page

        page = training_page(self.folder, self.screen.language, self.command(generations))
        write_text(self.folder.folder / REPORT, page, self.screen)

    def show(self) -> None:
        from euphoria.arena.statistics.proportions import interval as wilson
        from euphoria.training.training_folder import REPORT

        screen, folder = self.screen, self.folder
        done = len(folder.course())
        for generation in range(done):
            wins, tests = folder.tests(generation)
            if tests:
                shares = {
                    "share": per_cent(wins / tests, screen),
                    "interval": interval(*wilson(wins, tests), screen),
                }
                screen.tell("train-strength", generation=generation, games=tests, **shares)
        if done:
            screen.tell(
                "train-written", "quiet", network=str(folder.network(done - 1)), page=str(folder.folder / REPORT)
            )

    def command(self, generations: int) -> str:
        """The command line that repeats this training."""
        settings: TrainingSettings = self.folder.settings
        typed = ["euphoria", "train", settings.game, "--seats", str(settings.seats), "--seed", str(settings.seed)]
        values = {**settings._asdict(), "generations": generations}
        typed += [part for option in DEFAULTS for part in (f"--{option}", str(values[option.replace("-", "_")]))]
        return shlex.join(typed)
