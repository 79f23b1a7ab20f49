"""`euphoria table`: the tables of `reality`, listed, shown, drawn, checked and made."""

from __future__ import annotations

import argparse
import re
import secrets
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from euphoria.cli.commands.replay import read_text
from euphoria.cli.system import reason
from euphoria.cli.terminal.screen import BadValue, Mistake, Screen
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.tables.generator import make_table
from euphoria.games.reality.tables.library import TableError, TableFile, load_table, read_table, table_names
from euphoria.games.reality.tables.picture.poster import draw_table
from euphoria.games.reality.tables.table_file import inches
from euphoria.kernel.text.messages import words

THEMES = ("paper", "night")
MOST_SEED = 10**18 - 1


def table_arguments(parser: argparse.ArgumentParser, shared: argparse.ArgumentParser, language: str) -> None:
    """What may be typed after `euphoria table`."""
    say = words(language).say
    parts: Any = parser.add_subparsers(dest="what", required=True, metavar=say("cli-arg-command"))

    def part(name: str) -> argparse.ArgumentParser:
        help = say(f"cli-about-table-{name}")
        made: argparse.ArgumentParser = parts.add_parser(
            name, help=help, description=help, parents=[shared], allow_abbrev=False
        )
        return made

    part("list")
    show, check, make = part("show"), part("check"), part("make")
    for one in (show, check):
        one.add_argument("file", metavar=say("cli-arg-table"), help=say("cli-arg-table-file"))
    show.add_argument("--svg", metavar=say("cli-arg-file"), help=say("cli-arg-table-svg"))
    show.add_argument("--theme", choices=THEMES, metavar="|".join(THEMES), help=say("cli-arg-table-theme"))
    make.add_argument("--seed", type=int, metavar="N", help=say("cli-arg-table-seed"))
    make.add_argument("--size", default="48x36", metavar="48x36", help=say("cli-arg-table-size"))


def table_command(arguments: argparse.Namespace, screen: Screen) -> int:
    if arguments.what == "list":
        return _list(screen)
    if arguments.what == "make":
        return _make(arguments, screen)
    if arguments.what == "check":
        return _check(arguments.file, screen)
    return _show(arguments, screen)


def find_table(file: str, screen: Screen) -> TableFile:
    """The table in a file, of a name, or of a seed."""
    if is_path(file):
        return read_table(read_text(screen, file))
    return load_table(file)


def is_path(file: str) -> bool:
    """Whether this is a file rather than the name of something that comes with the game."""
    return Path(file).is_file() or bool(re.search(r"[./\\]", file))


def _list(screen: Screen) -> int:
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False, show_edge=False)
    for style in ("accent", "bold", "quiet"):
        grid.add_column(style=style, no_wrap=style == "accent")
    for name in table_names():
        table = load_table(name)
        grid.add_row(name, _spoken(table.titles, screen), _spoken(table.about, screen))
    screen.show(grid)
    screen.tell("cli-table-more", "quiet")
    return 0


def _make(arguments: argparse.Namespace, screen: Screen) -> int:
    size = re.fullmatch(r"(\d{1,3})x(\d{1,3})", arguments.size, re.ASCII)
    if not size:
        raise BadValue(screen.say("cli-table-size", size=arguments.size))
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    if not 0 <= seed <= MOST_SEED:
        raise BadValue(screen.say("cli-error-number", option="seed", low="0", high=str(MOST_SEED)))
    screen.console.file.write(make_table(seed, int(size[1]), int(size[2])))
    return 0


def _check(file: str, screen: Screen) -> int:
    try:
        table = find_table(file, screen)
    except TableError as error:
        screen.tell("cli-table-flaws", "bad", file=file, count=len(error.flaws))
        for flaw in error.flaws:
            screen.show(Padding(Text(str(flaw)), (0, 0, 0, 2), expand=False))
        return 1
    screen.tell("cli-table-fine", "good", file=file, title=_spoken(table.titles, screen))
    return 0


def _show(arguments: argparse.Namespace, screen: Screen) -> int:
    table = find_table(arguments.file, screen)
    if arguments.svg is not None:
        night = None if arguments.theme is None else arguments.theme == "night"
        try:
            Path(arguments.svg).write_text(draw_table(table, screen.language, night), "utf-8")
        except OSError as error:
            why = reason(error, screen.language)
            raise Mistake(screen.say("cli-save-failed", file=arguments.svg, reason=why)) from None
        screen.tell("cli-table-drawn", "good", title=_spoken(table.titles, screen), file=arguments.svg)
        return 0
    terrain = table.terrain
    size = screen.say("tables-size", width=terrain.width // INCH, depth=terrain.depth // INCH)
    count = screen.say("tables-elements", count=len(terrain.elements))
    screen.show(Text.assemble((_spoken(table.titles, screen), "bold"), (f"  {size}, {count}", "quiet")))
    screen.show(_spoken(table.about, screen))
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", show_edge=False)
    for heading in ("cli-table-what", "cli-table-kind", "cli-table-height", "cli-table-where"):
        justify = "right" if heading == "cli-table-height" else "left"
        grid.add_column(screen.say(heading), justify=justify)  # type: ignore[arg-type]
    for element, label in zip(terrain.elements, table.labels, strict=True):
        xs, ys = [x for x, _ in element.outline], [y for _, y in element.outline]
        kind = screen.say(f"tables-kind-{element.kind.name.lower()}")
        height = inches(element.height) if element.height else ""
        where = f"{inches(min(xs))}-{inches(max(xs))}, {inches(min(ys))}-{inches(max(ys))}"
        grid.add_row(Text(_spoken(label, screen)), kind, height, where)
    screen.show(grid)
    return 0


def _spoken(pair: tuple[str, str], screen: Screen) -> str:
    return pair[1] if screen.language == "es" else pair[0]
