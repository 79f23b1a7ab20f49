"""`euphoria report`: many games of one bot against itself, and what they tell a designer."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import Progress
from rich.text import Text

from euphoria.cli.commands.arena import INTERRUPTED, PAGE, make_folder, read_bots, typed_options, write_beside
from euphoria.cli.commands.game_setup import MOST_GAMES, check_jobs, check_number, seats_of, settle_options
from euphoria.cli.commands.simulate import decimal, progress_bar
from euphoria.cli.terminal.screen import BadValue, Screen
from euphoria.games import game as find_game
from euphoria.kernel.text.messages import words

if TYPE_CHECKING:
    from euphoria.arena.survey.findings import SurveyFindings
    from euphoria.arena.survey.observation import Survey

FIGURES = "figures.json"
DEFAULT_FOLDER = "{game}-report"
THINGS, GAMES = "things", "games"


def report_arguments(parser: argparse.ArgumentParser, game: str, language: str) -> None:
    say = words(language).say
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=say("cli-arg-games"))
    parser.add_argument("--bots", default="greedy", metavar="A", help=say("arena-report-about-bots"))
    parser.add_argument("--jobs", type=int, metavar="N", help=say("cli-arg-jobs"))
    out = say("arena-report-about-out", folder=DEFAULT_FOLDER.format(game=game))
    parser.add_argument("--out", type=Path, metavar=say("arena-folder"), help=out)


def report_command(arguments: argparse.Namespace, screen: Screen) -> int:
    from euphoria.arena.survey.observation import Survey
    from euphoria.arena.workers.process_pool import silence_bot_warnings

    game = find_game(arguments.game)
    check_number(screen, "games", arguments.games, 1, MOST_GAMES)
    jobs = check_jobs(arguments, screen)
    bots = read_bots(arguments.bots, game, screen)
    if len(bots) != 1:
        raise BadValue(screen.say("arena-report-error-bots"))
    seats = seats_of(arguments, game, screen)
    seed = 1 if arguments.seed is None else arguments.seed
    options = settle_options(arguments, game, seats, screen)
    folder = make_folder(arguments.out or Path(DEFAULT_FOLDER.format(game=game.id)), screen)
    silence_bot_warnings()
    survey = Survey(game.id, seats, bots[0], seed, options)
    return Designed(screen, survey, folder).run(arguments.games, jobs, progress_bar(screen, sys.stderr))


class Designed:
    """A report being made at this screen; what is played of it counts, even when somebody stops it."""

    def __init__(self, screen: Screen, survey: Survey, folder: Path) -> None:
        self.screen = screen
        self.survey = survey
        self.folder = folder

    def run(self, games: int, jobs: int, bar: Progress) -> int:
        """The exit status: 130 when it was interrupted."""
        from euphoria.arena.survey.findings import SurveyFindings
        from euphoria.arena.survey.observation import GameFacts, observe
        from euphoria.arena.workers.process_pool import share_out

        played: list[GameFacts] = []
        status = 0
        with bar:
            task = bar.add_task(self.screen.say("cli-simulating", game=self.survey.game), total=games)
            try:
                with closing(share_out(partial(observe, self.survey), range(games), jobs)) as found:
                    for facts in found:
                        played.append(facts)
                        bar.advance(task)
            except KeyboardInterrupt:
                status = INTERRUPTED
        if status:
            self.screen.tell("cli-simulation-stopped", "bad", done=len(played), games=games)
        if played:
            findings = SurveyFindings(self.survey, played)
            self.write(findings, games)
            self.show(findings)
        return status

    def show(self, findings: SurveyFindings) -> None:
        """The few figures that one wants at once, and the things that stand out."""
        from euphoria.arena.report.survey_page import MOST_NAMED, by_origin, most_significant
        from euphoria.arena.survey.game_facts import fact_reader_of
        from euphoria.arena.survey.table_files import has_parquet

        screen, survey, found = self.screen, self.survey, findings.json()
        head = screen.say("arena-report-lead", games=len(findings.games), seats=survey.seats, bot=survey.bot)
        screen.show(Text(head, "bold"))
        numbers = {
            "turns": decimal(found["turns"]["mean"], screen),
            "decisions": decimal(found["decisions_a_game"]["mean"], screen),
            "branching": decimal(found["branching"], screen),
            "comebacks": decimal(100 * found["comebacks"]["share"], screen),
        }
        screen.tell("arena-report-short", **numbers)
        if findings.complaint:
            screen.tell("arena-complaint", "bad", bot=survey.bot, reason=findings.complaint)
        believed = [one for one in findings.effects if one.is_believed]
        screen.tell("arena-report-believed", count=len(believed), all=findings.compared)
        for how, effects in by_origin(believed, survey.game).items():
            if effects:
                screen.tell(f"arena-report-{how}-title", "bold")
            for one in most_significant(effects, MOST_NAMED):
                name = fact_reader_of(survey.game).label(one.kind, one.name, screen.language, survey.options)
                points = f"{100 * (one.difference or 0):+.1f}".replace(".", screen.say("cli-decimal-mark"))
                screen.show(f"  {points}  {name} ({screen.say(f'arena-kind-{one.kind}')})")
        screen.tell("arena-report-written", "quiet", page=str(self.folder / PAGE), folder=str(self.folder))
        if not has_parquet():
            screen.tell("arena-report-no-parquet", "quiet")

    def write(self, findings: SurveyFindings, games: int) -> None:
        from euphoria.arena.report.survey_page import survey_page
        from euphoria.arena.survey import table_files

        screen, folder = self.screen, self.folder
        tables = {THINGS: table_files.things(findings, screen.language), GAMES: table_files.games(findings)}
        write_beside(folder / PAGE, survey_page(findings, screen.language, self.command(games)), screen)
        found = {"schema": 1, **self.survey._asdict(), "games_asked": games, **findings.json()}
        write_beside(folder / FIGURES, json.dumps(found, ensure_ascii=False, indent=1) + "\n", screen)
        for name, table in tables.items():
            write_beside(folder / f"{name}.csv", table_files.as_csv(table), screen)
            if table_files.has_parquet():
                table_files.write_parquet(folder / f"{name}.parquet", table)

    def command(self, games: int) -> str:
        """What makes this report again."""
        survey = self.survey
        typed = ["euphoria", "report", survey.game, "--bots", survey.bot, "--games", str(games)]
        typed += ["--seats", str(survey.seats), "--seed", str(survey.seed)]
        return shlex.join([*typed, *typed_options(survey.game, survey.options)])
