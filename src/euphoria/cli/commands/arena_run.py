"""Plays a contest of bots, prints the standings and writes the files of `euphoria arena`."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from euphoria.cli.commands.batch_runs import HTML_REPORT, typed_options
from euphoria.cli.files import write_text
from euphoria.cli.os_errors import INTERRUPTED
from euphoria.cli.terminal.numbers import decimal, interval, per_cent
from euphoria.cli.terminal.screen import Screen
from euphoria.cli.terminal.tables import borderless_table

if TYPE_CHECKING:
    from euphoria.arena.contest.standings import Entrant
    from euphoria.arena.contest.tournament import Tournament
    from euphoria.arena.workers.process_pool import Workers

GAMES, RESULTS = "games.jsonl", "results.json"


class ContestRun:
    """One run of the command. Games that an earlier run left in the folder count."""

    def __init__(self, screen: Screen, tournament: Tournament, folder: Path) -> None:
        self.screen = screen
        self.tournament = tournament
        self.contest = tournament.contest
        self.stopping_rule = tournament.test.stopping_rule
        self.folder = folder

    def run(self, games: int, workers: Workers, bar: Progress) -> int:
        """Play, then show and write the results. Returns the exit status."""
        tournament = self.tournament
        if tournament.found:
            self.screen.tell("arena-going-on", "quiet", games=tournament.found, folder=str(self.folder))
        label = self.screen.say("arena-playing", game=self.contest.game, bots=", ".join(self.contest.entrants))
        status = 0
        with bar:
            task = bar.add_task(label, total=tournament.games, completed=tournament.found)
            try:
                for _ in tournament.run(workers):
                    bar.advance(task)
            except KeyboardInterrupt:
                status = INTERRUPTED
        if status:
            self.screen.tell("arena-stopped", "bad")
        if tournament.test.counted:
            self.write(games)  # before showing, which may end with a broken pipe (`| head`)
            self.show()
        else:
            self.screen.tell("arena-nothing-yet", "quiet")
        return status

    def show(self) -> None:
        from euphoria.arena.contest.standings import standings
        from euphoria.arena.report.contest_page import certainty_text, comparison_text, complaints, p_value_text

        test, screen = self.tournament.test, self.screen
        ranking = standings(self.contest, test.counted)
        numbers = {"games": len(test.counted), "deals": test.counted_deals, "seats": self.contest.seats}
        screen.show(
            Text(screen.say("arena-head", seed=str(self.contest.seed), **numbers), "bold"),
            "",
            self.ranking_table(ranking),
            "",
        )
        for complaint in complaints(ranking, screen.language):
            screen.show(Text(complaint, "bad"))
        screen.show(certainty_text(self.stopping_rule, test, screen.language))
        for comparison in test.comparisons():
            screen.show(f"  {comparison_text(comparison, screen.language)} {p_value_text(comparison, screen.language)}")
        if test.is_over and (left := self.tournament.games - len(test.counted)):
            screen.tell("arena-early", "good", left=left)
        if test.pending:
            screen.tell("arena-uncounted", "quiet", games=test.pending)
        files = {"page": HTML_REPORT, "figures": RESULTS, "games": GAMES}
        if self.tournament.keep is not None:
            screen.tell("arena-kept", "quiet", folder=self.tournament.keep.folder)
        screen.tell("arena-written", "quiet", **{name: str(self.folder / file) for name, file in files.items()})

    def ranking_table(self, ranking: list[Entrant]) -> Table:
        screen = self.screen
        grid = borderless_table("accent")
        names = ["bot", "seats", "share", "interval", "rating", "speed", "troubles"]
        if any(entrant.late for entrant in ranking):  # otherwise left out, to fit into narrow windows
            names.append("late")
        for name in names:
            right = name != "bot"
            title = screen.say(f"arena-column-{name}")
            grid.add_column(title, justify="right" if right else "left", style="quiet" if name == "interval" else "")
        for entrant in ranking:
            rating = f"{decimal(entrant.rating.strength, screen)} ± {decimal(2 * entrant.rating.doubt, screen)}"
            cells = (
                Text(entrant.spec),
                str(entrant.seats),
                f"{per_cent(entrant.share, screen)} %",
                interval(entrant.low, entrant.high, screen),
                rating,
                decimal(entrant.speed, screen),
                str(entrant.troubles),
                str(entrant.late),
            )
            grid.add_row(*cells[: len(names)])
        return grid

    def write(self, games_asked: int) -> None:
        from euphoria.arena.contest.game_file import contest_header
        from euphoria.arena.contest.standings import results
        from euphoria.arena.report.contest_page import contest_page

        test = self.tournament.test
        found = {**contest_header(self.contest), **results(self.contest, self.stopping_rule, test, games_asked)}
        page = contest_page(self.contest, self.stopping_rule, test, self.screen.language, self.command(games_asked))
        write_text(self.folder / RESULTS, json.dumps(found, ensure_ascii=False, indent=1) + "\n", self.screen)
        write_text(self.folder / HTML_REPORT, page, self.screen)

    def command(self, games_asked: int) -> str:
        """The command line that repeats this contest."""
        contest = self.contest
        typed = ["euphoria", "arena", contest.game, "--bots", ",".join(contest.bots), "--games", str(games_asked)]
        typed += ["--seats", str(contest.seats), "--seed", str(contest.seed)]
        stopping_rule = self.stopping_rule
        typed += ["--sure", f"{100 * (1 - stopping_rule.doubt):g}", "--margin", f"{100 * stopping_rule.margin:g}"]
        typed += [] if stopping_rule.stops else ["--to-the-end"]
        typed += ["--by-team"] if contest.by_team else []
        typed += [part for path in contest.code.values() for part in ("--code", path)]
        return shlex.join([*typed, *typed_options(contest.options)])
