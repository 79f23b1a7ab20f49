"""A row for each figure, by team: life, euphoria, AP, and notes on its state; and the headline."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from euphoria.cli.games.reality.figure_text import notes
from euphoria.cli.games.reality.scene import Figure, TableScene, alive, letters, on_table, style_of
from euphoria.cli.terminal.frames import Lines, between, fit
from euphoria.games.reality.text import messages
from euphoria.games.reality.text.name_text import side

NUMBERS = 11
"""The width of the columns of life, euphoria and AP."""
LONGEST_NAME, SHORTENED_NAME, SHORTEST_NAME = 18, 14, 10
LONG_TITLE, SHORT_TITLE = 17, 12
ROOMY, NOTES = 40, 4
"""The width from which on long names and titles are used; and the least width of the notes."""
SOUTH, NORTH = 6, 2
"""The players' edges as numbers of directions."""


def panel(scene: TableScene, width: int, rows: int) -> Lines:
    """Both teams, the viewer's first. If they do not fit: without fallen figures, then the last ones in one line."""
    if not scene.figures:
        return table_and_mission(scene, width, rows)
    seats = (1, 0) if scene.seat == 1 else (0, 1)
    for fallen in (True, False):
        listed = [members(scene, seat, fallen) for seat in seats]
        lines = [
            line for seat, numbers in zip(seats, listed, strict=True) for line in team(scene, seat, width, numbers)
        ]
        lines += neutrals(scene, width)
        if len(lines) <= rows:
            return lines
    first, second = listed
    room = max(0, rows - len(first) - 3)
    lines = [*team(scene, seats[0], width, first), *team(scene, seats[1], width, second[:room])]
    left = second[room:] + [number for number, one in enumerate(scene.figures) if is_neutral(one)]
    return [*lines[: rows - 1], in_short(scene, left, width)]


def in_short(scene: TableScene, numbers: list[int], width: int) -> Text:
    """Several figures in one line: letter and life."""
    known = letters(scene.figures)
    line = Text()
    for number in numbers:
        figure = scene.figures[number]
        line.append(known[number], style_of(figure))
        line.append(f"{figure['life'] if figure['character'] != 'cat' else ''} ")
    return fit(line, width, scene.context)


def table_and_mission(scene: TableScene, width: int, rows: int) -> Lines:
    """Before there are figures: the table and the mission."""
    language, table = scene.context.language, scene.state.table
    title, about = table.titles.name(language), table.about.sentence(language)
    paragraphs = [(title, "bold"), (about, "quiet"), ("", ""), (mission_of(scene), "")]
    lines: Lines = []
    for text, style in paragraphs:
        lines += [Text(line, style) for line in wrap(text, width)] or [Text()]
    return [fit(line, width, scene.context) for line in lines[:rows]]


def mission_of(scene: TableScene) -> str:
    return messages.mission(scene.view["options"]["mission"], scene.context.language)


def columns(scene: TableScene, width: int) -> Lines:
    """Both teams side by side."""
    if not scene.figures:
        return []
    half = (width - 1) // 2
    sides = [team(scene, seat, half, members(scene, seat, True)) for seat in (0, 1)]
    most = max(map(len, sides))
    empty = Text(" " * half)
    padded = [[*side, *[empty] * (most - len(side))] for side in sides]
    return [
        *(Text.assemble(left, " ", right) for left, right in zip(*padded, strict=True)),
        *neutrals(scene, width),
    ]


def members(scene: TableScene, seat: int, fallen: bool) -> list[int]:
    all_there = fallen or scene.view["phase"] == "setup"
    return [number for number, one in enumerate(scene.figures) if one["side"] == seat and (all_there or alive(one))]


def team(scene: TableScene, seat: int, width: int, numbers: list[int]) -> Lines:
    player = scene.view["players"][seat]
    heads = Text(f"{scene.say('heads')} ".rjust(NUMBERS), "quiet")
    parts = [scene.say("points", points=player["earned"])]
    if player["edge"] is not None and width >= ROOMY:
        parts.append(side((SOUTH, NORTH)[player["edge"]], scene.context.language))
    title = Text.assemble((f" {scene.context.names[seat]} ", f"seat-{seat}"), f" {' '.join(parts)}")
    if title.cell_len <= name_width(scene, width) + 2:
        title = Text.assemble(fit(title, name_width(scene, width) + 2, scene.context), heads)
    return [fit(title, width, scene.context), *(row(scene, number, width) for number in numbers)]


def is_neutral(figure: Figure) -> bool:
    return figure["side"] is None and on_table(figure)


def neutrals(scene: TableScene, width: int) -> Lines:
    return [row(scene, number, width) for number, one in enumerate(scene.figures) if is_neutral(one)]


def name_width(scene: TableScene, width: int) -> int:
    longest = max(len(scene.short(number)) for number in range(len(scene.figures)))
    most, title = (LONGEST_NAME, LONG_TITLE) if width >= ROOMY else (SHORTENED_NAME, SHORT_TITLE)
    return max(SHORTEST_NAME, min(max(longest + 1, title), most, width - 2 - NUMBERS - NOTES))


def row(scene: TableScene, number: int, width: int) -> Text:
    """A figure's letter, name, numbers, and notes in words, or in symbols if they do not fit."""
    figure, context = scene.figures[number], scene.context
    letter = letters(scene.figures)[number]
    here = context.signs.here if number == scene.focus() else " "
    leads = figure["side"] is not None and scene.view["players"][figure["side"]]["leader"] == number
    name = fit(scene.short(number), name_width(scene, width) - 1, context)
    name.append(context.signs.star if leads else " ")
    line = Text.assemble((letter, style_of(figure)), (here[:1], "accent"), name)
    if alive(figure) and figure["character"] != "cat":
        line.append(f"{figure['life']:>4}{figure['euphoria']:>3}{figure['points']:>3} ")
    else:
        line.append(" " * NUMBERS)
    room = width - line.cell_len
    text = ", ".join(words for words, _ in notes(scene, figure))
    if len(text) > room:
        text = "".join(sign for _, sign in notes(scene, figure))
    line.append(text, "quiet")
    return fit(line, width, context)


def headline(scene: TableScene) -> Text:
    """Turn, phase, mission, and the figures that are still to act."""
    view, say, context = scene.view, scene.say, scene.context
    title = Text(f" {say('title')} ", "poster")
    parts = [say("turn", turn=view["turn"], last=view["options"]["turns"])] if view["turn"] else []
    parts += [messages.phase(view["phase"], context.language), say(f"mission-{view['options']['mission']}")]
    left = Text.assemble(title, " ", (f" {context.signs.dot} ".join(parts), "bold"))
    known = letters(scene.figures)
    waiting = [known[entry["figure"]] for entry in view["order"]]
    order = Text(say("order", letters=" ".join(waiting)), "quiet") if waiting else Text()
    return between(left, order, context.width, context)
