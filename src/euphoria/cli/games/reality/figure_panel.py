"""A row for each figure, by team: life, euphoria, AP, and notes on its state; and the headline."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from euphoria.cli.games.reality.scene import Figure, TableScene, is_down, letters, on_table, style_of
from euphoria.cli.games.reality.scenery import map_signs
from euphoria.cli.games.reality.table_map import height
from euphoria.cli.terminal.frames import Lines, between, fit
from euphoria.cli.terminal.game_display import CardEntry
from euphoria.cli.terminal.signs import ASCII_SIGNS
from euphoria.games.reality.cards.registry import BY_ID, HIRED
from euphoria.games.reality.text import messages
from euphoria.games.reality.text.name_text import place as place_words
from euphoria.games.reality.text.name_text import side
from euphoria.kernel.text.messages import LANGUAGES

NUMBERS = 11
"""The width of the columns of life, euphoria and AP."""
LONGEST_NAME, SHORTENED_NAME, SHORTEST_NAME = 18, 14, 10
LONG_TITLE, SHORT_TITLE = 17, 12
ROOMY, NOTES = 40, 4
"""The width from which on long names and titles are used; and the least width of the notes."""
SOUTH, NORTH = 6, 2
"""The players' edges as numbers of directions."""
STATES = ("massacre", "fascinated", "hidden", "shielded", "berserk", "stunned", "adrenaline", "late", "silent")
"""The states that are noted, besides those that have a symbol on the map."""


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
    index = LANGUAGES.index(scene.context.language)
    table = scene.state.table
    told = [(table.titles[index], "bold"), (table.about[index], "quiet"), ("", ""), (mission_of(scene), "")]
    lines: Lines = []
    for said, style in told:
        lines += [Text(line, style) for line in wrap(said, width)] or [Text()]
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
    said = [scene.say("points", points=player["earned"])]
    if player["edge"] is not None and width >= ROOMY:
        said.append(side((SOUTH, NORTH)[player["edge"]], scene.context.language))
    title = Text.assemble((f" {scene.context.names[seat]} ", f"seat-{seat}"), f" {' '.join(said)}")
    if title.cell_len <= name_width(scene, width) + 2:
        title = Text.assemble(fit(title, name_width(scene, width) + 2, scene.context), heads)
    return [fit(title, width, scene.context), *(row(scene, number, width) for number in numbers)]


def alive(figure: Figure) -> bool:
    return on_table(figure) and not is_down(figure)


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
    said = ", ".join(words for words, _ in notes(scene, figure))
    if len(said) > room:
        said = "".join(sign for _, sign in notes(scene, figure))
    line.append(said, "quiet")
    return fit(line, width, context)


def notes(scene: TableScene, figure: Figure) -> list[tuple[str, str]]:
    """Notes on the state of a figure, each in words and as a symbol."""
    signs, plain = map_signs(scene.context.signs), scene.context.signs == ASCII_SIGNS
    if not on_table(figure):
        return [(scene.say("note-gone"), "-")]
    if is_down(figure):
        return [(scene.say("note-down"), signs.fallen)]
    found = []
    if "prone" in figure["state"]:
        found.append((scene.say("note-prone"), signs.prone))
    if figure["fight"] is not None:
        found.append((scene.say("note-fights"), signs.fights))
    z = scene.state.terrain.surfaces[figure["surface"]].z
    if z:
        up = height(z, plain)
        found.append((scene.say("note-up", height=up), signs.up + up))
    if load := figure["carries"]:
        said = load_words(scene, figure)
        found.append((said, f"{signs.drum}{load['drum'] + 1}" if "drum" in load else f"{signs.drum}{signs.fallen}"))
    for name in STATES:
        if name in figure["state"] or name in figure["this_turn"]:
            found.append((scene.say(f"note-{name}"), "!"))
    if held := objects(scene, figure):
        found.append((held, f"+{len(figure['objects'])}"))
    return found


def objects(scene: TableScene, figure: Figure) -> str:
    """The objects that the viewer knows a figure to hold."""
    said = [messages.thing(id, scene.context.language) for id in figure["objects"]]
    if figure["charges_on"]:
        element = [one.name for one in scene.state.terrain.elements].index(figure["charges_on"])
        name = messages.thing("charges", scene.context.language)
        said = [
            f"{name}: {messages.element(scene.state, element, scene.context.language)}" if one == name else one
            for one in said
        ]
    return ", ".join(said)


def load_words(scene: TableScene, figure: Figure) -> str:
    return messages.load(scene.state, scene.state.load[figure["figure"]], scene.context.language, scene.context.names)


def named(scene: TableScene, number: int) -> str:
    """A figure's name with its letter."""
    name, letter = scene.name(number), letters(scene.figures)[number]
    return f"{name[:-1]}, {letter})" if name.endswith(")") else f"{name} ({letter})"


def describe(scene: TableScene, number: int, brief: bool = False) -> str:
    """One figure in a sentence: name, place and state; if `brief`, only the main parts of it."""
    figure, context = scene.figures[number], scene.context
    name = named(scene, number)
    if not on_table(figure):
        return scene.say("of-nobody-here", figure=name)
    there = (figure["x"], figure["y"], figure["surface"])
    said = [scene.say("at", place=place_words(scene.state, there, context.language))]
    if alive(figure) and figure["character"] != "cat":
        said.append(scene.say("numbers", life=figure["life"], euphoria=figure["euphoria"], points=figure["points"]))
    if held := objects(scene, figure):
        said.append(held)
    if figure["carries"]:
        said.append(load_words(scene, figure))
    if brief:
        said += [words for words, _ in notes(scene, figure) if words not in said and words != held]
        return f"{name} {', '.join(said)}."
    said += [messages.flag(one, context.language) for one in (*figure["state"], *figure["this_turn"])]
    if figure["fight"] is not None:
        said.append(scene.say("note-fights"))
    return f"{name}: {'; '.join(said)}."


# Character sheets.


def own_sheets(scene: TableScene) -> list[CardEntry]:
    """The sheets and the state of the viewer's own figures; for a spectator, of all figures."""
    found = []
    for number, figure in enumerate(scene.figures):
        if scene.seat is None or figure["side"] == scene.seat:
            sheet = messages.sheet(figure["character"], scene.context.language, tuple(figure["upgrades"]))
            said = "\n".join(part for part in (sheet.profile, sheet.text, describe(scene, number)) if part)
            kind = scene.say("letter", letter=letters(scene.figures)[number])
            found.append(CardEntry(scene.name(number), kind, said, sheet.rule))
    return found


def all_sheets(scene: TableScene) -> list[CardEntry]:
    kinds = [scene.say("card-hired" if BY_ID[id] in HIRED else "card-other") for id in BY_ID]
    return [
        CardEntry(sheet.name, kind, "\n".join(part for part in (sheet.profile, sheet.text) if part), sheet.rule)
        for sheet, kind in zip(messages.sheets(scene.context.language), kinds, strict=True)
    ]


def headline(scene: TableScene) -> Text:
    """Turn, phase, mission, and the figures that are still to act."""
    view, say, context = scene.view, scene.say, scene.context
    title = Text(f" {say('title')} ", "poster")
    said = [say("turn", turn=view["turn"], last=view["options"]["turns"])] if view["turn"] else []
    said += [messages.phase(view["phase"], context.language), say(f"mission-{view['options']['mission']}")]
    left = Text.assemble(title, " ", (f" {context.signs.dot} ".join(said), "bold"))
    known = letters(scene.figures)
    waiting = [known[entry["figure"]] for entry in view["order"]]
    order = Text(say("order", letters=" ".join(waiting)), "quiet") if waiting else Text()
    return between(left, order, context.width, context)
