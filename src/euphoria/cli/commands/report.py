"""`euphoria report`: one bot plays many games against itself; the report tells a designer what they show."""

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

from euphoria.cli.command import Command, CommandParser
from euphoria.cli.commands.batch_runs import HTML_REPORT, progress_bar, read_bots, typed_options
from euphoria.cli.commands.game_arguments import add_game_parsers
from euphoria.cli.commands.game_setup import MOST_GAMES, batch_options, check_jobs, check_number, check_seats
from euphoria.cli.errors import InvalidArgument
from euphoria.cli.files import make_folder, write_text
from euphoria.cli.os_errors import INTERRUPTED
from euphoria.cli.terminal.numbers import decimal, per_cent
from euphoria.cli.terminal.screen import Screen
from euphoria.games import game as find_game
from euphoria.kernel.text.messages import words

if TYPE_CHECKING:
    from euphoria.arena.survey.findings import SurveyFindings
    from euphoria.arena.survey.observation import Survey

FIGURES = "figures.json"
DEFAULT_FOLDER = "{game}-report"
THINGS, GAMES = "things", "games"
"""The names of the two data tables, written as CSV and Parquet."""


def add_arguments(parser: CommandParser, shared: argparse.ArgumentParser, language: str) -> None:
    add_game_parsers(parser, shared, language, _add_own_arguments)


def _add_own_arguments(parser: argparse.ArgumentParser, game: str, language: str) -> None:
    say = words(language).say
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=say("cli-arg-games"))
    parser.add_argument("--bots", default="greedy", metavar="A", help=say("arena-report-about-bots"))
    parser.add_argument("--jobs", type=int, metavar="N", help=say("cli-arg-jobs"))
    folder = say("arena-report-about-out", folder=DEFAULT_FOLDER.format(game=game))
    parser.add_argument("--out", type=Path, metavar=say("arena-folder"), help=folder)
    parser.add_argument("--cards", type=Path, metavar=say("arena-file"), help=say("arena-report-about-cards"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    from euphoria.arena.survey.observation import Survey
    from euphoria.arena.workers.process_pool import silence_bot_warnings

    game = find_game(arguments.game)
    check_number(screen, "games", arguments.games, 1, MOST_GAMES)
    jobs = check_jobs(arguments, screen)
    bots = read_bots(arguments.bots, game, screen)
    if len(bots) != 1:
        raise InvalidArgument(screen.say("arena-report-error-bots"))
    seats = check_seats(arguments, game, screen)
    seed = 1 if arguments.seed is None else arguments.seed
    options = batch_options(arguments, game, seats, screen)
    folder = make_folder(arguments.out or Path(DEFAULT_FOLDER.format(game=game.id)), screen)
    silence_bot_warnings()
    survey = Survey(game.id, seats, bots[0], seed, options)
    return ReportRun(screen, survey, folder, arguments.cards).run(
        arguments.games, jobs, progress_bar(screen, sys.stderr)
    )


class ReportRun:
    """One run of the command. If it is interrupted, the games played so far are reported."""

    def __init__(self, screen: Screen, survey: Survey, folder: Path, cards: Path | None = None) -> None:
        """`cards`: a file for what is found of single cards."""
        self.screen = screen
        self.survey = survey
        self.folder = folder
        self.cards = cards

    def run(self, games: int, jobs: int, bar: Progress) -> int:
        """Play, then write and show the report. Returns the exit status."""
        from euphoria.arena.survey.findings import SurveyFindings
        from euphoria.arena.survey.observation import GameFacts, observe
        from euphoria.arena.workers.process_pool import share_out

        played: list[GameFacts] = []
        status = 0
        with bar:
            task = bar.add_task(self.screen.say("cli-simulating", game=self.survey.game), total=games)
            try:
                with closing(share_out(partial(observe, self.survey), range(games), jobs)) as observed:
                    for facts in observed:
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
        """The main figures, and the things with the surest effects."""
        from euphoria.arena.report.survey_page import MOST_NAMED, by_origin, most_significant
        from euphoria.arena.survey.game_facts import fact_reader_of
        from euphoria.arena.survey.table_files import has_parquet

        screen, survey, figures = self.screen, self.survey, findings.json()
        head = screen.say("arena-report-lead", games=len(findings.games), seats=survey.seats, bot=survey.bot)
        screen.show(Text(head, "bold"))
        numbers = {
            "turns": decimal(figures["turns"]["mean"], screen),
            "decisions": decimal(figures["decisions_a_game"]["mean"], screen),
            "branching": decimal(figures["branching"], screen),
            "comebacks": per_cent(figures["comebacks"]["share"], screen),
        }
        screen.tell("arena-report-short", **numbers)
        if findings.complaint:
            screen.tell("arena-complaint", "bad", bot=survey.bot, reason=findings.complaint)
        believed = [effect for effect in findings.effects if effect.is_believed]
        screen.tell("arena-report-believed", count=len(believed), all=findings.compared)
        for origin, effects in by_origin(believed, survey.game).items():
            if effects:
                screen.tell(f"arena-report-{origin}-title", "bold")
            for effect in most_significant(effects, MOST_NAMED):
                name = fact_reader_of(survey.game).label(effect.kind, effect.name, screen.language, survey.options)
                points = f"{100 * (effect.difference or 0):+.1f}".replace(".", screen.say("cli-decimal-mark"))
                screen.show(f"  {points}  {name} ({screen.say(f'arena-kind-{effect.kind}')})")
        screen.tell("arena-report-written", "quiet", page=str(self.folder / HTML_REPORT), folder=str(self.folder))
        if not has_parquet():
            screen.tell("arena-report-no-parquet", "quiet")

    def write(self, findings: SurveyFindings, games: int) -> None:
        from euphoria.arena.report.survey_page import survey_page
        from euphoria.arena.survey import table_files
        from euphoria.arena.survey.card_figures import as_json, card_figures

        screen, folder = self.screen, self.folder
        tables = {THINGS: table_files.things(findings, screen.language), GAMES: table_files.games(findings)}
        write_text(folder / HTML_REPORT, survey_page(findings, screen.language, self.command(games)), screen)
        figures = {"schema": 1, **self.survey._asdict(), "games_asked": games, **findings.json()}
        write_text(folder / FIGURES, json.dumps(figures, ensure_ascii=False, indent=1) + "\n", screen)
        if self.cards is not None:
            write_text(self.cards, as_json(card_figures(findings)), screen)
        for name, table in tables.items():
            write_text(folder / f"{name}.csv", table_files.as_csv(table), screen)
            if table_files.has_parquet():
                table_files.write_parquet(folder / f"{name}.parquet", table)

    def command(self, games: int) -> str:
        """The command line that repeats this report."""
        survey = self.survey
        typed = ["euphoria", "report", survey.game, "--bots", survey.bot, "--games", str(games)]
        typed += ["--seats", str(survey.seats), "--seed", str(survey.seed)]
        return shlex.join([*typed, *typed_options(survey.options)])


COMMAND = Command("report", add_arguments, run)
