"""The figures of a simulation: characters by share of victories, causes of damage, shots and luck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from euphoria.cli.terminal.numbers import decimal
from euphoria.cli.terminal.screen import Screen


def report(figures: Mapping[str, Any], screen: Screen) -> list[RenderableType]:
    return [
        "",
        _characters(figures["characters"], screen),
        "",
        _harm(figures, screen),
        "",
        *_rest(figures, screen),
    ]


def _table(screen: Screen, *columns: str) -> Table:
    """A table with these columns: a title that contains `%`, or the key of one."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="accent")
    for number, column in enumerate(columns):
        title = column if "%" in column else screen.say(f"cli-reality-figure-{column}")
        style = "quiet" if column == "95 %" else ""
        grid.add_column(title, min_width=0 if number else 18, justify="right" if number else "left", style=style)
    return grid


def _characters(found: list[Mapping[str, Any]], screen: Screen) -> Table:
    """The share of victories of teams with each character; all other columns are means per figure."""
    grid = _table(screen, "characters", "teams", "%", "95 %", "dealt", "kills", "falls", "used")
    for row in found:
        name = Text(screen.say(f"reality-character-{row['character']}"))
        means = [
            decimal(row["dealt"], screen),
            *(decimal(row[key], screen, 2) for key in ("kills", "falls", "abilities")),
        ]
        grid.add_row(name, str(row["teams"]), decimal(100 * row["share"], screen), _between(row, screen), *means)
    return grid


def _harm(figures: Mapping[str, Any], screen: Screen) -> Table:
    grid = _table(screen, "harm", "damage", "%", "deaths", "%", "95 %")
    for kind, damage in figures["damage"].items():
        deaths = figures["deaths"][kind]
        grid.add_row(
            screen.say(f"cli-reality-harm-{kind}"),
            str(damage["count"]),
            decimal(100 * damage["share"], screen),
            str(deaths["count"]),
            decimal(100 * deaths["share"], screen),
            _between(deaths, screen),
        )
    return grid


def _rest(figures: Mapping[str, Any], screen: Screen) -> list[RenderableType]:
    won = figures["victory_points"]
    parts = [
        screen.say("cli-reality-figure-friends", share=decimal(100 * figures["to_friends"]["share"], screen)),
        *(_against_chance(figures, key, screen) for key in ("shots", "luck")),
        screen.say(
            "cli-reality-figure-game",
            deaths=decimal(figures["deaths_a_game"], screen),
            combats=decimal(figures["combats_a_game"], screen),
            drums=decimal(figures["drums_a_game"], screen, 2),
        ),
        screen.say(
            "cli-reality-figure-points",
            team=decimal(won["a_team"], screen),
            winner=decimal(won["the_winner"], screen),
        ),
    ]
    if used := _objects(figures["objects_a_game"], screen):
        parts.append(screen.say("cli-reality-figure-objects", objects=used))
    return list(parts)


def _against_chance(figures: Mapping[str, Any], key: str, screen: Screen) -> str:
    one = figures[key]
    return screen.say(
        f"cli-reality-figure-{key}", rolls=one["rolls"], good=one["good"], expected=decimal(one["expected"], screen)
    )


def _objects(used: Mapping[str, float], screen: Screen) -> str:
    """Objects by how often they are used, the most used first."""
    found = sorted(((count, item) for item, count in used.items() if count), reverse=True)
    return ", ".join(
        f"{screen.say(f'reality-object-{item}', form='name')} {decimal(count, screen, 2)}" for count, item in found
    )


def _between(row: Mapping[str, Any], screen: Screen) -> str:
    return f"{decimal(100 * row['low'], screen)} - {decimal(100 * row['high'], screen)}"
