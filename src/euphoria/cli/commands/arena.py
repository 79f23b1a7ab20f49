"""`euphoria arena`: bots against each other, until it is known who is best or all games are played.

What it needs is imported when it is asked for: the other commands start without it.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from euphoria.cli.commands.game_setup import MOST_GAMES, check_jobs, check_number, per_cent, settle_options
from euphoria.cli.commands.simulate import decimal, progress_bar
from euphoria.cli.system import reason
from euphoria.cli.terminal.screen import BadValue, Mistake, Screen
from euphoria.games import game as find_game
from euphoria.kernel.core.game import Game
from euphoria.kernel.files.atomic_write import write_whole
from euphoria.kernel.text.messages import words

if TYPE_CHECKING:
    from euphoria.arena.contest.schedule import Contest
    from euphoria.arena.contest.standings import Entrant
    from euphoria.arena.contest.tournament import Tournament
    from euphoria.arena.workers.process_pool import Workers

GAMES, FIGURES, PAGE = "games.jsonl", "results.json", "report.html"
DEFAULT_FOLDER = "{game}-arena"
INTERRUPTED = 130


def arena_arguments(parser: argparse.ArgumentParser, game: str, language: str) -> None:
    say = words(language).say
    parser.add_argument("--bots", required=True, metavar="A,B", help=say("arena-about-bots"))
    parser.add_argument("--games", type=int, default=400, metavar="N", help=say("arena-about-games"))
    parser.add_argument("--jobs", type=int, metavar="N", help=say("arena-about-jobs"))
    folder = say("arena-about-out", folder=DEFAULT_FOLDER.format(game=game))
    parser.add_argument("--out", type=Path, metavar=say("arena-folder"), help=folder)
    parser.add_argument("--cluster", metavar=say("arena-address"), help=say("arena-about-cluster"))
    parser.add_argument("--margin", type=per_cent, default=0.05, metavar="N", help=say("arena-about-margin"))
    parser.add_argument("--sure", type=per_cent, default=0.95, metavar="N", help=say("arena-about-sure"))
    parser.add_argument("--to-the-end", action="store_true", help=say("arena-about-to-the-end"))
    parser.add_argument("--by-team", action="store_true", help=say("arena-about-by-team"))


def arena_command(arguments: argparse.Namespace, screen: Screen) -> int:
    from euphoria.arena.contest.game_file import GameFile
    from euphoria.arena.contest.sequential_test import StoppingRule
    from euphoria.arena.contest.tournament import Tournament
    from euphoria.arena.statistics.ratings import can_rate
    from euphoria.arena.workers.process_pool import silence_bot_warnings

    game = find_game(arguments.game)
    check_number(screen, "games", arguments.games, 1, MOST_GAMES)
    for option, value, low, high in (("margin", arguments.margin, 0, 1), ("sure", arguments.sure, 0.5, 1)):
        if not low < value < high:
            said = {"low": f"{100 * low:g}", "high": f"{100 * high:g}"}
            raise BadValue(screen.say("arena-error-per-cent", option=option, **said))
    if not can_rate():
        raise Mistake(screen.say("arena-error-missing", module="openskill", extra="arena"))
    contest = make_contest(arguments, game, screen)
    stopping_rule = StoppingRule(round(1 - arguments.sure, 6), arguments.margin, not arguments.to_the_end)
    workers = find_workers(arguments, screen)
    folder = make_folder(arguments.out or Path(DEFAULT_FOLDER.format(game=game.id)), screen)
    silence_bot_warnings()
    path = folder / GAMES
    with ExitStack() as open_files:
        with explained(path, screen):
            game_file = open_files.enter_context(GameFile(path, contest))
            tournament = Tournament(contest, stopping_rule, arguments.games, game_file)
        return Held(screen, tournament, folder).run(arguments.games, workers, progress_bar(screen, sys.stderr))


def make_contest(arguments: argparse.Namespace, game: Game, screen: Screen) -> Contest:
    from euphoria.arena.contest.schedule import Contest, ContestError, check_teams, fill_seats

    bots = read_bots(arguments.bots, game, screen)
    usual = min(max(len(bots), game.seats[0]), game.seats[-1])
    seats = usual if arguments.seats is None else arguments.seats
    if seats not in game.seats:
        said = screen.say("cli-error-seats", game=game.title, least=game.seats[0], most=game.seats[-1], seats=seats)
        raise BadValue(said)
    seed = 1 if arguments.seed is None else arguments.seed
    options = settle_options(arguments, game, seats, screen)
    try:
        if arguments.by_team:
            contest = Contest(game.id, seats, bots, seed, options, by_team=True)
            check_teams(contest)
        else:
            contest = Contest(game.id, seats, fill_seats(bots, seats), seed, options)
    except ContestError:
        raise BadValue(screen.say("arena-error-teams" if arguments.by_team else "arena-error-bots")) from None
    return contest


def read_bots(typed: str, game: Game, screen: Screen) -> tuple[str, ...]:
    """The specs in what was typed, each one that there is. One that cannot play shows now, not in another process."""
    from euphoria.bots.factory import BotError, BotUnavailable, bot_names, make_bot

    specs = tuple(spec.strip() for spec in typed.split(",") if spec.strip())
    for spec in specs:
        try:
            make_bot(spec, game.id, 0)
        except BotUnavailable as error:
            raise Mistake(screen.say("cli-error-bot-unable", spec=spec, reason=error.reason)) from None
        except BotError:
            if spec.partition(":")[0] in bot_names():
                raise BadValue(screen.say("arena-error-thought", bot=spec)) from None
            raise BadValue(screen.say("arena-error-bot", bot=spec, bots=", ".join(bot_names()))) from None
    return specs


def find_workers(arguments: argparse.Namespace, screen: Screen) -> Workers:
    from euphoria.arena.workers.process_pool import on_this_machine

    if arguments.cluster is None:
        return on_this_machine(check_jobs(arguments, screen))
    from euphoria.arena.workers.ray_cluster import ClusterError, on_cluster

    try:
        return on_cluster(arguments.cluster)
    except ModuleNotFoundError:
        raise Mistake(screen.say("arena-error-missing", module="ray", extra="cluster")) from None
    except ClusterError as error:
        raise Mistake(screen.say("arena-error-cluster", address=arguments.cluster, reason=str(error))) from None


def make_folder(folder: Path, screen: Screen) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = reason(error, screen.language)
        raise Mistake(screen.say("arena-error-folder", folder=str(folder), reason=why)) from None
    return folder


@contextmanager
def explained(path: Path, screen: Screen) -> Iterator[None]:
    """What is wrong with the games that are there is said in the person's language."""
    from euphoria.arena.contest.game_file import ContestMismatch, GameFileDamaged, GameFileInUse

    try:
        yield
    except ContestMismatch as error:
        differs = [
            screen.say("arena-error-differs", name=name, theirs=_plainly(theirs), ours=_plainly(ours))
            for name, (theirs, ours) in error.different.items()
        ]
        raise Mistake(screen.say("arena-error-other", file=str(path), different=" ".join(differs))) from None
    except GameFileInUse:
        raise Mistake(screen.say("arena-error-in-use", file=str(path))) from None
    except GameFileDamaged as error:
        raise Mistake(screen.say("arena-error-damaged", file=str(path), line=error.line)) from None
    except OSError as error:
        why = reason(error, screen.language)
        raise Mistake(screen.say("arena-error-folder", folder=str(path.parent), reason=why)) from None


def _plainly(value: object) -> str:
    """A list of bots as it is typed; a long option, such as a deck, only by its beginning."""
    said = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return said if len(said) <= 60 else f"{said[:57]}..."


class Held:
    """A contest being held at this screen."""

    def __init__(self, screen: Screen, tournament: Tournament, folder: Path) -> None:
        self.screen = screen
        self.tournament = tournament
        self.contest = tournament.contest
        self.stopping_rule = tournament.test.stopping_rule
        self.folder = folder

    def run(self, games: int, workers: Workers, bar: Progress) -> int:
        """The exit status: 130 when it was interrupted."""
        tournament = self.tournament
        if tournament.found:
            self.screen.tell("arena-going-on", "quiet", games=tournament.found, folder=str(self.folder))
        said = self.screen.say("arena-playing", game=self.contest.game, bots=", ".join(self.contest.entrants))
        status = 0
        with bar:
            task = bar.add_task(said, total=tournament.games, completed=tournament.found)
            try:
                for _ in tournament.run(workers):
                    bar.advance(task)
            except KeyboardInterrupt:
                status = INTERRUPTED
        if status:
            self.screen.tell("arena-stopped", "bad")
        if tournament.test.counted:
            self.write(games)  # first: whoever reads the table may stop reading (`| head`)
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
            self.table(ranking),
            "",
        )
        for complaint in complaints(ranking, screen.language):
            screen.show(Text(complaint, "bad"))
        screen.show(certainty_text(self.stopping_rule, test, screen.language))
        for one in test.comparisons():
            screen.show(f"  {comparison_text(one, screen.language)} {p_value_text(one, screen.language)}")
        if test.is_over and (left := self.tournament.games - len(test.counted)):
            screen.tell("arena-early", "good", left=left)
        if test.pending:
            screen.tell("arena-uncounted", "quiet", games=test.pending)
        files = {
            name: str(self.folder / file) for name, file in (("page", PAGE), ("figures", FIGURES), ("games", GAMES))
        }
        screen.tell("arena-written", "quiet", **files)

    def table(self, ranking: list[Entrant]) -> Table:
        grid = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="accent")
        names = ["bot", "seats", "share", "interval", "rating", "speed", "troubles"]
        if any(one.late for one in ranking):  # else there is no room for it on many a screen
            names.append("late")
        for name in names:
            right = name != "bot"
            title = self.screen.say(f"arena-column-{name}")
            grid.add_column(title, justify="right" if right else "left", style="quiet" if name == "interval" else "")
        for one in ranking:
            between = f"{self.number(100 * one.low)} - {self.number(100 * one.high)}"
            rating = f"{self.number(one.rating.strength)} ± {self.number(2 * one.rating.doubt)}"
            share = f"{self.number(100 * one.share)} %"
            speed, counts = self.number(one.speed), (str(one.troubles), str(one.late))
            cells = (Text(one.spec), str(one.seats), share, between, rating, speed, *counts)
            grid.add_row(*cells[: len(names)])
        return grid

    def number(self, value: float) -> str:
        return decimal(value, self.screen)

    def write(self, asked: int) -> None:
        from euphoria.arena.contest.game_file import contest_header
        from euphoria.arena.contest.standings import results
        from euphoria.arena.report.contest_page import contest_page

        test = self.tournament.test
        found = {**contest_header(self.contest), **results(self.contest, self.stopping_rule, test, asked)}
        page = contest_page(self.contest, self.stopping_rule, test, self.screen.language, self.command(asked))
        write_beside(self.folder / FIGURES, json.dumps(found, ensure_ascii=False, indent=1) + "\n", self.screen)
        write_beside(self.folder / PAGE, page, self.screen)

    def command(self, asked: int) -> str:
        """What makes this page again."""
        contest = self.contest
        typed = ["euphoria", "arena", contest.game, "--bots", ",".join(contest.bots), "--games", str(asked)]
        typed += ["--seats", str(contest.seats), "--seed", str(contest.seed)]
        stopping_rule = self.stopping_rule
        typed += ["--sure", f"{100 * (1 - stopping_rule.doubt):g}", "--margin", f"{100 * stopping_rule.margin:g}"]
        typed += [] if stopping_rule.stops else ["--to-the-end"]
        typed += ["--by-team"] if contest.by_team else []
        return shlex.join([*typed, *typed_options(contest.game, contest.options)])


def typed_options(game: str, options: dict[str, object]) -> Sequence[str]:
    """Options as they are typed; of a long one, such as a deck, only that it is there."""
    typed = []
    for name, value in options.items():
        flag = name.replace("_", "-")
        if isinstance(value, bool):
            typed.append(f"--{flag}" if value else f"--no-{flag}")
        else:
            typed += [f"--{flag}", _plainly(value).replace("\n", " ")]
    return typed


def write_beside(path: Path, text: str, screen: Screen) -> None:
    """Beside first and then into place, so that no crash leaves half a file."""
    try:
        write_whole(path, text)
    except OSError as error:
        why = reason(error, screen.language)
        raise Mistake(screen.say("cli-save-failed", file=str(path), reason=why)) from None
