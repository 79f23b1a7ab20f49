"""`euphoria simulate`: many games of random players or bots, and who wins them."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.progress import Progress
from rich.text import Text

from euphoria.arena.simulation.random_games import SimulationPlan, SimulationTotals, simulate
from euphoria.arena.workers.process_pool import silence_bot_warnings
from euphoria.cli.command import Command, CommandParser
from euphoria.cli.commands.batch_runs import add_bot_arguments, keep_folder, progress_bar, read_bots, read_code
from euphoria.cli.commands.game_arguments import add_game_parsers
from euphoria.cli.commands.game_setup import (
    MOST_GAMES,
    assumed_options,
    batch_options,
    check_jobs,
    check_number,
    check_seats,
)
from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.files import write_text
from euphoria.cli.os_errors import INTERRUPTED
from euphoria.cli.terminal.numbers import decimal, interval, per_cent
from euphoria.cli.terminal.screen import Screen, make_console
from euphoria.cli.terminal.tables import borderless_table
from euphoria.games import game as find_game
from euphoria.kernel.text.messages import words
from euphoria.version import __version__

STANDARD_OUTPUT = Path("-")
"""`--json -` writes the figures to standard output, and the report to the error stream."""

GameReport = Callable[[Mapping[str, Any], Screen], list[RenderableType]]
"""The type of the extension "simulation-report": (figures of the game, screen) -> what to show."""


def add_arguments(parser: CommandParser, shared: argparse.ArgumentParser, language: str) -> None:
    add_game_parsers(parser, shared, language, _add_own_arguments)


def _add_own_arguments(parser: argparse.ArgumentParser, game: str, language: str) -> None:
    say = words(language).say
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=say("cli-arg-games"))
    parser.add_argument("--jobs", type=int, metavar="N", help=say("cli-arg-jobs"))
    parser.add_argument("--json", metavar=say("cli-arg-file"), help=say("cli-arg-json"))
    parser.add_argument("--bots", default="", metavar="A,B", help=say("cli-arg-simulated-bots"))
    add_bot_arguments(parser, language)


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    game = find_game(arguments.game)
    check_number(screen, "games", arguments.games, 1, MOST_GAMES)
    jobs = check_jobs(arguments, screen)
    json_path = None if arguments.json is None else Path(arguments.json)
    if json_path == STANDARD_OUTPUT:
        screen = Screen(screen.language, make_console(sys.stderr))
    elif json_path is not None and not json_path.absolute().parent.is_dir():
        raise CommandError(screen.say("cli-error-folder", file=str(json_path)))
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    seats = check_seats(arguments, game, screen)
    options = batch_options(arguments, game, seats, screen)
    code = read_code(arguments.code, screen)
    bots = read_bots(arguments.bots, game, screen, code)
    if len(bots) > seats:
        raise InvalidArgument(screen.say("cli-error-simulated-bots", bots=len(bots), seats=seats))
    bots += bots[-1:] * (seats - len(bots))
    silence_bot_warnings()
    plan = SimulationPlan(game.id, seats, seed, options, bots, code, keep_folder(arguments, screen))
    simulation = SimulationRun(screen, plan, arguments.games, jobs, json_path, assumed_options(arguments, game))
    return simulation.run(progress_bar(screen, sys.stderr))


class SimulationRun:
    """One run of the command. If it is interrupted, the games played so far are reported."""

    def __init__(
        self,
        screen: Screen,
        plan: SimulationPlan,
        games: int,
        jobs: int,
        json_path: Path | None,
        assumed: Mapping[str, Any] | None = None,
    ) -> None:
        self.screen = screen
        self.plan = plan
        self.games = games
        self.jobs = jobs
        self.json_path = json_path
        self.assumed = assumed or {}
        """Options that were not typed and that a simulation sets by default."""
        self.tally = SimulationTotals(plan.seats, plan.game)
        self.seconds = 0.0

    def run(self, bar: Progress) -> int:
        """Play, then show and write the results. Returns the exit status."""
        status = 0
        started = time.perf_counter()
        with bar:
            task = bar.add_task(self.screen.say("cli-simulating", game=self.plan.game), total=self.games)
            try:
                with closing(simulate(self.plan, self.games, self.jobs)) as batches:
                    for batch in batches:
                        for trial in batch:
                            self.tally.add(trial)
                        bar.advance(task, len(batch))
            except KeyboardInterrupt:
                status = INTERRUPTED
        self.seconds = time.perf_counter() - started
        if self.plan.keep is not None:
            self.screen.tell("arena-kept", "quiet", folder=self.plan.keep.folder)
        if status:
            self.screen.tell("cli-simulation-stopped", "bad", done=self.tally.games, games=self.games)
        self.report()
        if self.json_path == STANDARD_OUTPUT:
            sys.stdout.write(self.text())
        elif self.json_path is not None:
            write_text(self.json_path, self.text(), self.screen)
            self.screen.tell("cli-simulation-written", "quiet", file=str(self.json_path))
        return status

    def json(self) -> dict[str, Any]:
        """The content of the JSON file. Everything but `speed` is reproducible."""
        return {
            "schema": 1,
            "program": f"euphoria-table {__version__}",
            "game": self.plan.game,
            "revision": find_game(self.plan.game).revision,
            "seats": self.plan.seats,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "players": list(self.plan.bots) or "random",
            "games_asked": self.games,
            "complete": self.tally.games == self.games,
            **self.tally.json(),
            "speed": {
                "seconds": round(self.seconds, 3),
                "decisions_per_second": round(self.tally.decisions / self.seconds) if self.seconds else 0,
                "jobs": self.jobs,
            },
        }

    def text(self) -> str:
        return json.dumps(self.json(), ensure_ascii=False, indent=1) + "\n"

    # The report.

    def report(self) -> None:
        say, results = self.screen.say, self.tally.json()
        if not self.tally.games:
            return
        key = "cli-simulation-bots" if self.plan.bots else "cli-simulation-head"
        head = say(key, games=self.tally.games, seats=self.plan.seats, seed=str(self.plan.seed))
        self.screen.show(Text(head, "bold"))
        if self.plan.bots:
            self.screen.tell("cli-simulation-players", "quiet", bots=", ".join(self.plan.bots))
        for bot, complaint in self.tally.complaints.items():
            self.screen.tell("arena-complaint", "bad", bot=bot, reason=complaint)
        for name, value in self.assumed.items():
            self.screen.tell("cli-simulation-assumed", "quiet", option=name.replace("_", "-"), value=str(value))
        sides = {self.word(name): share for name, share in results["wins_by_side"].items()}
        if set(results["wins_by_side"]) != {"alone"}:
            self.shares(say("cli-simulation-sides"), sides)
        nth = self.message_key("simulation-nth")
        order = {say(nth, number=n): share for n, share in enumerate(results["wins_by_order"], 1)}
        self.shares(say(self.message_key("simulation-order")), order)
        seats = {say("cli-simulation-seat", number=n): share for n, share in enumerate(results["wins_by_seat"], 1)}
        self.shares(say("cli-simulation-seats"), seats)
        self.shares(
            say("cli-simulation-reasons"), {self.word(name): share for name, share in results["reasons"].items()}
        )
        if "figures" in results:
            self.screen.show(*game_report(self.plan.game, results["figures"], self.screen))
        for key in ("turns", "decisions_a_game"):
            numbers = {name: self.rounded(results[key][name]) for name in ("mean", "median", "min", "max")}
            self.screen.show(Text(say(f"cli-simulation-{key.replace('_', '-')}", **numbers)))
        speed = round(self.tally.decisions / self.seconds) if self.seconds else 0
        self.screen.show(Text(say("cli-simulation-speed", decisions=self.tally.decisions, speed=speed), "quiet"))

    def shares(self, title: str, rows: dict[str, dict[str, float]]) -> None:
        """A table of names with their share in per cent, its confidence interval, and a bar."""
        ascii_only = self.screen.console.options.ascii_only
        grid = borderless_table("accent")
        grid.add_column(title, min_width=26)
        grid.add_column("%", justify="right")
        grid.add_column("95 %", justify="right", style="quiet")
        grid.add_column("")
        for name, row in rows.items():
            bar = Text(("#" if ascii_only else "■") * round(24 * row["share"]), "euphorian")
            between = interval(row["low"], row["high"], self.screen)
            grid.add_row(Text(name), per_cent(row["share"], self.screen), between, bar)
        self.screen.show("", grid)

    def rounded(self, value: float) -> str:
        """With one decimal place, unless that is zero."""
        return decimal(value, self.screen).removesuffix(f"{self.screen.say('cli-decimal-mark')}0")

    def message_key(self, name: str) -> str:
        """The key of the game's own message of this name if there is one, else of the message for all games."""
        own = f"cli-{self.plan.game}-{name}"
        return own if words(self.screen.language).has(own) else f"cli-{name}"

    def word(self, name: str) -> str:
        """The text for a side or for the reason of a victory, where there is one."""
        for key in (f"cli-{self.plan.game}-result-{name}", f"cli-result-{name}"):
            if words(self.screen.language).has(key):
                return self.screen.say(key, edition=str(self.plan.options.get("edition", "")))
        return name


def game_report(game: str, figures: Mapping[str, Any], screen: Screen) -> list[RenderableType]:
    """The game's own figures, drawn by its "simulation-report" extension; nothing if it has none."""
    report: GameReport | None = find_game(game).extension("simulation-report")
    return report(figures, screen) if report else []


COMMAND = Command("simulate", add_arguments, run)
