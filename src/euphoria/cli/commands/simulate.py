"""`euphoria simulate`: many games, a bar that says how long it will take, and what came of them."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from euphoria.arena.simulation.random_games import SimulationPlan, SimulationTotals, simulate
from euphoria.cli.system import reason
from euphoria.cli.terminal.screen import Mistake, Screen, make_console
from euphoria.games import game as find_game
from euphoria.kernel.files.atomic_write import write_whole
from euphoria.kernel.text.messages import words
from euphoria.version import __version__

STANDARD_OUTPUT = Path("-")
"""Of --json: the figures go there, and the report to the error stream."""


class Simulation:
    """A plan being carried out; what is done of it counts, even when somebody stops it."""

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
        """Options that nobody has set, and that a simulation sets."""
        self.tally = SimulationTotals(plan.seats, plan.game)
        self.seconds = 0.0

    def run(self, bar: Progress) -> int:
        """The exit status: 130 when it was interrupted."""
        status = 0
        begun = time.perf_counter()
        with bar:
            task = bar.add_task(self.screen.say("cli-simulating", game=self.plan.game), total=self.games)
            try:
                with closing(simulate(self.plan, self.games, self.jobs)) as batches:
                    for batch in batches:
                        for trial in batch:
                            self.tally.add(trial)
                        bar.advance(task, len(batch))
            except KeyboardInterrupt:
                status = 130
        self.seconds = time.perf_counter() - begun
        if status:
            self.screen.tell("cli-simulation-stopped", "bad", done=self.tally.games, games=self.games)
        self.report()
        if self.json_path == STANDARD_OUTPUT:
            sys.stdout.write(self.text())
        elif self.json_path is not None:
            self.write(self.json_path)
            self.screen.tell("cli-simulation-written", "quiet", file=str(self.json_path))
        return status

    def json(self) -> dict[str, Any]:
        """What the file holds. All but `speed` is the same whenever the plan is."""
        return {
            "schema": 1,
            "program": f"euphoria-table {__version__}",
            "game": self.plan.game,
            "revision": find_game(self.plan.game).revision,
            "seats": self.plan.seats,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "players": "random",
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

    def write(self, path: Path) -> None:
        try:
            write_whole(path, self.text())
        except OSError as error:
            why = reason(error, self.screen.language)
            raise Mistake(self.screen.say("cli-save-failed", file=str(path), reason=why)) from None

    # The report.

    def report(self) -> None:
        say, found = self.screen.say, self.tally.json()
        if not self.tally.games:
            return
        head = say("cli-simulation-head", games=self.tally.games, seats=self.plan.seats, seed=str(self.plan.seed))
        self.screen.show(Text(head, "bold"))
        for name, value in self.assumed.items():
            self.screen.tell("cli-simulation-assumed", "quiet", option=name.replace("_", "-"), value=str(value))
        sides = {self.word(name): one for name, one in found["wins_by_side"].items()}
        if set(found["wins_by_side"]) != {"alone"}:
            self.shares(say("cli-simulation-sides"), sides)
        nth = self.own("simulation-nth")
        order = {say(nth, number=n): one for n, one in enumerate(found["wins_by_order"], 1)}
        self.shares(say(self.own("simulation-order")), order)
        seats = {say("cli-simulation-seat", number=n): one for n, one in enumerate(found["wins_by_seat"], 1)}
        self.shares(say("cli-simulation-seats"), seats)
        self.shares(say("cli-simulation-reasons"), {self.word(name): one for name, one in found["reasons"].items()})
        if "figures" in found:
            self.screen.show(*find_report(self.plan.game)(found["figures"], self.screen))
        for key in ("turns", "decisions_a_game"):
            numbers = {name: self.whole(found[key][name]) for name in ("mean", "median", "min", "max")}
            self.screen.show(Text(say(f"cli-simulation-{key.replace('_', '-')}", **numbers)))
        speed = round(self.tally.decisions / self.seconds) if self.seconds else 0
        self.screen.show(Text(say("cli-simulation-speed", decisions=self.tally.decisions, speed=speed), "quiet"))

    def shares(self, title: str, rows: dict[str, dict[str, float]]) -> None:
        """Names with their per cent, the interval, and a bar to compare by."""
        plain = self.screen.console.options.ascii_only
        grid = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="accent")
        grid.add_column(title, min_width=26)
        grid.add_column("%", justify="right")
        grid.add_column("95 %", justify="right", style="quiet")
        grid.add_column("")
        for name, one in rows.items():
            between = f"{self.number(100 * one['low'])} - {self.number(100 * one['high'])}"
            bar = ("#" if plain else "■") * round(24 * one["share"])
            grid.add_row(Text(name), self.number(100 * one["share"]), between, Text(bar, "euphorian"))
        self.screen.show("", grid)

    def number(self, value: float) -> str:
        return decimal(value, self.screen)

    def whole(self, value: float) -> str:
        return self.number(value).removesuffix(f"{self.screen.say('cli-decimal-mark')}0")

    def own(self, key: str) -> str:
        """The key of a game's own words, where it has some; else of those that all share."""
        own = f"cli-{self.plan.game}-{key}"
        return own if words(self.screen.language).has(own) else f"cli-{key}"

    def word(self, name: str) -> str:
        """A game's own word for a side or a reason, where it has one."""
        for key in (f"cli-{self.plan.game}-result-{name}", f"cli-result-{name}"):
            if words(self.screen.language).has(key):
                return self.screen.say(key, edition=str(self.plan.options.get("edition", "")))
        return name


def decimal(value: float, screen: Screen, places: int = 1) -> str:
    return f"{value:.{places}f}".replace(".", screen.say("cli-decimal-mark"))


def find_report(game: str) -> Callable[[Mapping[str, Any], Screen], list[RenderableType]]:
    """How a game's own figures are shown: the module `euphoria.cli.x_report` of a game `x` has `report`."""
    name = f"euphoria.cli.games.{game}.report"
    if find_spec(name) is None:
        return lambda figures, screen: []
    found: Callable[[Mapping[str, Any], Screen], list[RenderableType]] = import_module(name).report
    return found


def progress_bar(screen: Screen, stream: Any) -> Progress:
    """On the error stream, so that results can be sent into a file."""
    console = make_console(stream)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn(screen.say("cli-time-left")), TimeRemainingColumn(),
    )  # fmt: skip
    return Progress(*columns, console=console, disable=not console.is_terminal)
