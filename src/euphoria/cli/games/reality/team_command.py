"""`euphoria team`: lists, shows and checks teams."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table
from rich.text import Text

from euphoria.cli.command import Command, verbs
from euphoria.cli.errors import InvalidArgument
from euphoria.cli.files import read_text
from euphoria.cli.games.reality.table_command import find_table, is_path, show_flaws
from euphoria.cli.terminal.screen import LONGEST, Screen
from euphoria.cli.terminal.tables import borderless_table
from euphoria.games.reality.cards.objects import CHARGES, OBJECTS, listed
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.options import MISSIONS, OPTIONS
from euphoria.games.reality.refusals.refusals import pack_flaws
from euphoria.games.reality.tables.element_names import element_names
from euphoria.games.reality.tables.library import TableFile
from euphoria.games.reality.teams.roster import NONE, Member, Team, flaws
from euphoria.games.reality.teams.team_file import TeamError, TeamFile, load_team, read_team, team_names
from euphoria.games.reality.text import messages
from euphoria.kernel.text.messages import words

DEFAULT_TABLE, DEFAULT_MISSION = "plaza", "massacre"
BUDGET = OPTIONS["budget"]


def add_arguments(parser: argparse.ArgumentParser, shared: argparse.ArgumentParser, language: str) -> None:
    say = words(language).say
    _, show, check = verbs(parser, shared, language, "team", "list", "show", "check")
    for verb in (show, check):
        verb.add_argument("file", metavar=say("cli-arg-team"), help=say("cli-arg-team-file"))
        about_table = say("cli-arg-team-table", table=DEFAULT_TABLE)
        verb.add_argument("--table", default=DEFAULT_TABLE, metavar=say("cli-arg-table"), help=about_table)
    about_budget = say("cli-arg-team-budget", budget=str(BUDGET.default))
    check.add_argument("--budget", type=int, default=BUDGET.default, metavar="N", help=about_budget)
    about_mission = say("cli-arg-team-mission", mission=DEFAULT_MISSION)
    metavar = "|".join(MISSIONS)
    check.add_argument("--mission", choices=MISSIONS, default=DEFAULT_MISSION, metavar=metavar, help=about_mission)


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    return {"list": _list, "check": _check, "show": _show}[arguments.what](arguments, screen)


def _team(file: str, table: TableFile, screen: Screen) -> TeamFile:
    """A team by the path of its file, or by its name."""
    return read_team(read_text(screen, file), table) if is_path(file) else load_team(file, table)


def _list(arguments: argparse.Namespace, screen: Screen) -> int:
    grid = _grid()
    grid.add_column(screen.say("cli-team-name"), style="accent", no_wrap=True)
    grid.add_column(screen.say("cli-team-cost"), justify="right", no_wrap=True)
    grid.add_column(screen.say("cli-team-title"), style="bold", overflow="fold")
    for name in team_names():
        file = load_team(name)
        grid.add_row(name, str(file.team.audience), _title(file, screen))
    screen.show(grid)
    screen.tell("cli-team-more", "quiet")
    return 0


def _check(arguments: argparse.Namespace, screen: Screen) -> int:
    file, budget = arguments.file, arguments.budget
    if not BUDGET.low <= budget <= BUDGET.high:
        raise InvalidArgument(screen.say("cli-error-number", option="budget", low=BUDGET.low, high=BUDGET.high))
    table = find_table(arguments.table, screen)
    read: TeamFile | None = None
    reasons: list[str] = []
    unknown: frozenset[str] = frozenset()
    try:
        read = _team(file, table, screen)
        team: Team | None = read.team
    except TeamError as error:
        reasons, team, unknown = (
            [flaw.told(screen.language)[:LONGEST] for flaw in error.reasons],
            error.team,
            error.unknown,
        )
    if team is not None:
        found = flaws(team, budget, arguments.mission, len(table.terrain.elements))
        reasons += [messages.flaws(pack_flaws([flaw]), screen.language) for flaw in found if flaw.key not in unknown]
    if read is None or reasons:
        screen.tell("cli-team-flaws", "bad", file=file, count=len(reasons))
        show_flaws(reasons, screen)
        return 1
    title, audience = _title(read, screen), read.team.audience
    screen.tell("cli-team-fine", "good", file=file, title=title, audience=audience, budget=budget)
    return 0


def _show(arguments: argparse.Namespace, screen: Screen) -> int:
    table = find_table(arguments.table, screen)
    file = _team(arguments.file, table, screen)
    team = file.team
    screen.show(_title(file, screen), style="bold")
    grid = _grid(show_footer=True, footer_style="bold")
    grid.add_column(screen.say("cli-team-who"), screen.say("cli-team-total"), overflow="fold")
    grid.add_column(screen.say("cli-team-cost"), str(team.audience), justify="right", no_wrap=True)
    grid.add_column(screen.say("cli-team-with"), overflow="fold")
    for member in team.members:
        grid.add_row(_name(member.who, screen), str(member.audience), Text(_extras(member, table, screen)))
    screen.show(grid)
    screen.tell("cli-team-leader", leader=_name(team.leader, screen))
    if team.pair != NONE:
        screen.tell("cli-team-pair", pair=_name(team.pair, screen))
    return 0


def _grid(**options: Any) -> Table:
    """The columns that may wrap are added last, so that they have room on a narrow screen too."""
    return borderless_table(pad_edge=False, **options)


def _extras(member: Member, table: TableFile, screen: Screen) -> str:
    """Upgrades, then objects; explosive charges with the scenery that they are placed on."""
    extras = [messages.upgrades(member.upgrades, screen.language)]
    scenery = element_names(table, screen.language)
    for item in listed(member.objects):
        thing = messages.thing(OBJECTS[item], screen.language)
        if item == CHARGES and 0 <= member.element < len(scenery):
            thing = screen.say("cli-team-charges", object=thing, element=scenery[member.element])
        extras.append(thing)
    return ", ".join(filter(None, extras))


def _name(who: int, screen: Screen) -> str:
    return messages.character(CHARACTERS[who].id, screen.language)


def _title(file: TeamFile, screen: Screen) -> str:
    return file.titles.name(screen.language)


TEAM_COMMAND = Command("team", add_arguments, run)
