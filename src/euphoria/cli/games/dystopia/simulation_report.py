"""The figures of a simulation: sources of stars, recruits by share of victories, workers lost, dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from euphoria.cli.games.dystopia.pieces import sign
from euphoria.cli.terminal.numbers import decimal
from euphoria.cli.terminal.screen import Screen


def report(figures: Mapping[str, Any], screen: Screen) -> list[RenderableType]:
    return [
        "",
        _stars(figures["stars_by_source"], screen),
        "",
        *_recruits(figures["recruits"], screen),
        "",
        *_rest(figures, screen),
    ]


def _table(*titles: str) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="accent")
    grid.add_column(titles[0], min_width=26)
    for title in titles[1:]:
        grid.add_column(title, justify="right")
    return grid


def _stars(sources: Mapping[str, Mapping[str, float]], screen: Screen) -> Table:
    say = screen.say
    grid = _table(
        say("cli-dystopia-figure-stars"), "%", say("cli-dystopia-figure-player"), say("cli-dystopia-figure-winner")
    )
    for source, one in sources.items():
        numbers = [decimal(one[key], screen, 2) for key in ("a_player", "the_winner")]
        grid.add_row(say(f"cli-dystopia-source-{source}"), decimal(100 * one["share"], screen), *numbers)
    return grid


def _recruits(found: list[Mapping[str, Any]], screen: Screen) -> list[RenderableType]:
    say = screen.say
    grid = _table(say("cli-dystopia-figure-recruits"), say("cli-dystopia-figure-active"), "%", "95 %", "")
    grid.columns[3].style = "quiet"
    for row in found:
        faction = row["faction"]
        name = Text.assemble((f"{sign(faction, screen.signs)} ", faction), row["name"])
        between = f"{decimal(100 * row['low'], screen)} - {decimal(100 * row['high'], screen)}"
        grid.add_row(
            name, str(row["active"]), decimal(100 * row["share"], screen), between, Text(row["recruit"], "quiet")
        )
    return [grid]


def _rest(figures: Mapping[str, Any], screen: Screen) -> list[RenderableType]:
    lost, dice = figures["workers_lost"], figures["dice"]
    thrown = " ".join(str(count) for count in dice["rolls"])
    above = f"{'+' if dice['above_expectation'] >= 0 else '-'}{decimal(abs(dice['above_expectation']), screen, 3)}"
    return [
        screen.say("cli-dystopia-figure-lost", count=lost["count"], mean=decimal(lost["a_game"], screen)),
        screen.say("cli-dystopia-figure-dice", rolls=thrown, expected=decimal(dice["expected"], screen)),
        screen.say("cli-dystopia-figure-luck", above=above, even=decimal(3.5, screen)),
    ]
