"""`euphoria team`: the teams of `reality`, listed, shown and checked."""

from __future__ import annotations

import argparse
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from euphoria.cli.commands.replay import read_text
from euphoria.cli.commands.table import find_table, is_path
from euphoria.cli.terminal.screen import LONGEST, BadValue, Screen
from euphoria.games.reality.cards.objects import CHARGES, OBJECTS, listed
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.options import MISSIONS, OPTIONS
from euphoria.games.reality.refusals.refusals import pack_flaws
from euphoria.games.reality.tables.library import TableFile
from euphoria.games.reality.teams.roster import NONE, Member, Team, flaws
from euphoria.games.reality.teams.team_file import TeamError, TeamFile, load_team, read_team, team_names
from euphoria.games.reality.text import messages
from euphoria.games.reality.text.name_text import labels
from euphoria.kernel.text.messages import LANGUAGES, words

TABLE, MISSION = "plaza", "massacre"
BUDGET = OPTIONS["budget"]


def team_arguments(parser: argparse.ArgumentParser, shared: argparse.ArgumentParser, language: str) -> None:
    """What may be typed after `euphoria team`."""
    say = words(language).say
    parts: Any = parser.add_subparsers(dest="what", required=True, metavar=say("cli-arg-command"))

    def part(name: str) -> argparse.ArgumentParser:
        help = say(f"cli-about-team-{name}")
        made: argparse.ArgumentParser = parts.add_parser(
            name, help=help, description=help, parents=[shared], allow_abbrev=False
        )
        return made

    part("list")
    show, check = part("show"), part("check")
    for one in (show, check):
        one.add_argument("file", metavar=say("cli-arg-team"), help=say("cli-arg-team-file"))
        about_table = say("cli-arg-team-table", table=TABLE)
        one.add_argument("--table", default=TABLE, metavar=say("cli-arg-table"), help=about_table)
    about_budget = say("cli-arg-team-budget", budget=str(BUDGET.default))
    check.add_argument("--budget", type=int, default=BUDGET.default, metavar="N", help=about_budget)
    about_mission = say("cli-arg-team-mission", mission=MISSION)
    check.add_argument("--mission", choices=MISSIONS, default=MISSION, metavar="|".join(MISSIONS), help=about_mission)


def team_command(arguments: argparse.Namespace, screen: Screen) -> int:
    if arguments.what == "list":
        return _list(screen)
    if arguments.what == "check":
        return _check(arguments, screen)
    return _show(arguments, screen)


def _team(file: str, table: TableFile, screen: Screen) -> TeamFile:
    """The team in a file, or of a name."""
    return read_team(read_text(screen, file), table) if is_path(file) else load_team(file, table)


def _list(screen: Screen) -> int:
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
        raise BadValue(screen.say("cli-error-number", option="budget", low=BUDGET.low, high=BUDGET.high))
    table = find_table(arguments.table, screen)
    read: TeamFile | None = None
    reasons: list[str] = []
    unknown: frozenset[str] = frozenset()
    try:
        read = _team(file, table, screen)
        team: Team | None = read.team
    except TeamError as error:
        reasons, team, unknown = [reason[:LONGEST] for reason in error.reasons], error.team, error.unknown
    if team is not None:
        found = flaws(team, budget, arguments.mission, len(table.terrain.elements))
        reasons += [messages.flaws(pack_flaws([flaw]), screen.language) for flaw in found if flaw.key not in unknown]
    if read is None or reasons:
        screen.tell("cli-team-flaws", "bad", file=file, count=len(reasons))
        for reason in reasons:
            screen.show(Padding(Text(reason), (0, 0, 0, 2), expand=False))
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


def _grid(**more: Any) -> Table:
    """What has to wrap stands last: it has room on a narrow screen too."""
    return Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet", show_edge=False, **more)


def _extras(member: Member, table: TableFile, screen: Screen) -> str:
    """Upgrades, then objects; of charges, what they sit on."""
    said = [messages.upgrades(member.upgrades, screen.language)]
    named = labels(table)[LANGUAGES.index(screen.language)]
    for item in listed(member.objects):
        thing = messages.thing(OBJECTS[item], screen.language)
        if item == CHARGES and 0 <= member.element < len(named):
            thing = screen.say("cli-team-charges", object=thing, element=named[member.element])
        said.append(thing)
    return ", ".join(filter(None, said))


def _name(who: int, screen: Screen) -> str:
    return messages.character(CHARACTERS[who].id, screen.language)


def _title(file: TeamFile, screen: Screen) -> str:
    return file.titles[1] if screen.language == "es" else file.titles[0]
