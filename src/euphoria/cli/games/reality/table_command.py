"""`euphoria table`: lists, shows, draws, checks and generates tables of scenery."""

from __future__ import annotations

import argparse
import re
import secrets
from collections.abc import Iterable
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from euphoria.cli.command import Command, verbs
from euphoria.cli.errors import CommandError, InvalidArgument
from euphoria.cli.files import read_text
from euphoria.cli.os_errors import reason
from euphoria.cli.terminal.screen import Screen
from euphoria.cli.terminal.tables import borderless_table
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.tables.generator import make_table
from euphoria.games.reality.tables.library import TableError, TableFile, load_table, read_table, table_names
from euphoria.games.reality.tables.picture.poster import draw_table
from euphoria.games.reality.tables.table_file import inches
from euphoria.kernel.text.messages import words

THEMES = ("paper", "night")
MOST_SEED = 10**18 - 1


def add_arguments(parser: argparse.ArgumentParser, shared: argparse.ArgumentParser, language: str) -> None:
    say = words(language).say
    _, show, check, make = verbs(parser, shared, language, "table", "list", "show", "check", "make")
    for verb in (show, check):
        verb.add_argument("file", metavar=say("cli-arg-table"), help=say("cli-arg-table-file"))
    show.add_argument("--svg", metavar=say("cli-arg-file"), help=say("cli-arg-table-svg"))
    show.add_argument("--theme", choices=THEMES, metavar="|".join(THEMES), help=say("cli-arg-table-theme"))
    make.add_argument("--seed", type=int, metavar="N", help=say("cli-arg-table-seed"))
    make.add_argument("--size", default="48x36", metavar="48x36", help=say("cli-arg-table-size"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    return {"list": _list, "make": _make, "check": _check, "show": _show}[arguments.what](arguments, screen)


def find_table(file: str, screen: Screen) -> TableFile:
    """A table by the path of its file, its name, or the seed of a generated one."""
    if is_path(file):
        return read_table(read_text(screen, file))
    return load_table(file)


def is_path(file: str) -> bool:
    """Whether this is the path of a file rather than the name of a table or team that comes with the game."""
    return Path(file).is_file() or bool(re.search(r"[./\\]", file))


def _list(arguments: argparse.Namespace, screen: Screen) -> int:
    grid = borderless_table(show_header=False)
    for style in ("accent", "bold", "quiet"):
        grid.add_column(style=style, no_wrap=style == "accent")
    for name in table_names():
        table = load_table(name)
        grid.add_row(name, table.titles.name(screen.language), table.about.sentence(screen.language))
    screen.show(grid)
    screen.tell("cli-table-more", "quiet")
    return 0


def _make(arguments: argparse.Namespace, screen: Screen) -> int:
    size = re.fullmatch(r"(\d{1,3})x(\d{1,3})", arguments.size, re.ASCII)
    if not size:
        raise InvalidArgument(screen.say("cli-table-size", size=arguments.size))
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    if not 0 <= seed <= MOST_SEED:
        raise InvalidArgument(screen.say("cli-error-number", option="seed", low="0", high=str(MOST_SEED)))
    screen.console.file.write(make_table(seed, int(size[1]), int(size[2])))
    return 0


def _check(arguments: argparse.Namespace, screen: Screen) -> int:
    file = arguments.file
    try:
        table = find_table(file, screen)
    except TableError as error:
        screen.tell("cli-table-flaws", "bad", file=file, count=len(error.flaws))
        show_flaws(map(str, error.flaws), screen)
        return 1
    screen.tell("cli-table-fine", "good", file=file, title=table.titles.name(screen.language))
    return 0


def show_flaws(flaws: Iterable[str], screen: Screen) -> None:
    for flaw in flaws:
        screen.show(Padding(Text(flaw), (0, 0, 0, 2), expand=False))


def _show(arguments: argparse.Namespace, screen: Screen) -> int:
    table = find_table(arguments.file, screen)
    if arguments.svg is None:
        _print(table, screen)
        return 0
    night = None if arguments.theme is None else arguments.theme == "night"
    try:
        Path(arguments.svg).write_text(draw_table(table, screen.language, night), "utf-8")
    except OSError as error:
        why = reason(error, screen.language)
        raise CommandError(screen.say("cli-save-failed", file=arguments.svg, reason=why)) from None
    screen.tell("cli-table-drawn", "good", title=table.titles.name(screen.language), file=arguments.svg)
    return 0


def _print(table: TableFile, screen: Screen) -> None:
    """The title, and a list of the scenery: what it is, how high, and where."""
    terrain = table.terrain
    size = screen.say("tables-size", width=terrain.width // INCH, depth=terrain.depth // INCH)
    count = screen.say("tables-elements", count=len(terrain.elements))
    screen.show(Text.assemble((table.titles.name(screen.language), "bold"), (f"  {size}, {count}", "quiet")))
    screen.show(table.about.sentence(screen.language))
    grid = borderless_table()
    for heading in ("cli-table-what", "cli-table-kind", "cli-table-height", "cli-table-where"):
        justify = "right" if heading == "cli-table-height" else "left"
        grid.add_column(screen.say(heading), justify=justify)  # type: ignore[arg-type]
    for element, label in zip(terrain.elements, table.labels, strict=True):
        xs, ys = [x for x, _ in element.outline], [y for _, y in element.outline]
        kind = screen.say(f"tables-kind-{element.kind.name.lower()}")
        height = inches(element.height) if element.height else ""
        where = f"{inches(min(xs))}-{inches(max(xs))}, {inches(min(ys))}-{inches(max(ys))}"
        grid.add_row(Text(label.name(screen.language)), kind, height, where)
    screen.show(grid)


TABLE_COMMAND = Command("table", add_arguments, run)
