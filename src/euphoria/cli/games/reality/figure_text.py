"""Figures in words: notes on their state, a sentence about each, and their character sheets."""

from __future__ import annotations

from euphoria.cli.games.reality.scene import Figure, TableScene, alive, is_down, letters, on_table
from euphoria.cli.games.reality.scenery import map_signs
from euphoria.cli.games.reality.table_map import height
from euphoria.cli.terminal.game_display import CardEntry
from euphoria.cli.terminal.signs import ASCII_SIGNS
from euphoria.games.reality.cards.registry import BY_ID, HIRED
from euphoria.games.reality.text import messages
from euphoria.games.reality.text.name_text import place as place_words

STATES = ("massacre", "fascinated", "hidden", "shielded", "berserk", "stunned", "adrenaline", "late", "silent")
"""The states that are noted, besides those that have a symbol on the map."""


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
        text = load_words(scene, figure)
        found.append((text, f"{signs.drum}{load['drum'] + 1}" if "drum" in load else f"{signs.drum}{signs.fallen}"))
    for name in STATES:
        if name in figure["state"] or name in figure["this_turn"]:
            found.append((scene.say(f"note-{name}"), "!"))
    if held := objects(scene, figure):
        found.append((held, f"+{len(figure['objects'])}"))
    return found


def objects(scene: TableScene, figure: Figure) -> str:
    """The objects that the viewer knows a figure to hold."""
    parts = [messages.thing(id, scene.context.language) for id in figure["objects"]]
    if figure["charges_on"]:
        element = [one.name for one in scene.state.terrain.elements].index(figure["charges_on"])
        name = messages.thing("charges", scene.context.language)
        parts = [
            f"{name}: {messages.element(scene.state, element, scene.context.language)}" if one == name else one
            for one in parts
        ]
    return ", ".join(parts)


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
    parts = [scene.say("at", place=place_words(scene.state, there, context.language))]
    if alive(figure) and figure["character"] != "cat":
        parts.append(scene.say("numbers", life=figure["life"], euphoria=figure["euphoria"], points=figure["points"]))
    if held := objects(scene, figure):
        parts.append(held)
    if figure["carries"]:
        parts.append(load_words(scene, figure))
    if brief:
        parts += [words for words, _ in notes(scene, figure) if words not in parts and words != held]
        return f"{name} {', '.join(parts)}."
    parts += [messages.flag(one, context.language) for one in (*figure["state"], *figure["this_turn"])]
    if figure["fight"] is not None:
        parts.append(scene.say("note-fights"))
    return f"{name}: {'; '.join(parts)}."


def own_sheets(scene: TableScene) -> list[CardEntry]:
    """The sheets and the state of the viewer's own figures; for a spectator, of all figures."""
    found = []
    for number, figure in enumerate(scene.figures):
        if scene.seat is None or figure["side"] == scene.seat:
            sheet = messages.sheet(figure["character"], scene.context.language, tuple(figure["upgrades"]))
            text = "\n".join(part for part in (sheet.profile, sheet.text, describe(scene, number)) if part)
            kind = scene.say("letter", letter=letters(scene.figures)[number])
            found.append(CardEntry(scene.name(number), kind, text, sheet.rule))
    return found


def all_sheets(scene: TableScene) -> list[CardEntry]:
    kinds = [scene.say("card-hired" if BY_ID[id] in HIRED else "card-other") for id in BY_ID]
    return [
        CardEntry(sheet.name, kind, "\n".join(part for part in (sheet.profile, sheet.text) if part), sheet.rule)
        for sheet, kind in zip(messages.sheets(scene.context.language), kinds, strict=True)
    ]
