"""The prompt's `look`: the whole table, one figure and what it sees, or the line of sight between two figures."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from euphoria.cli.games.reality.figure_text import describe
from euphoria.cli.games.reality.map_layout import map_and_figures
from euphoria.cli.games.reality.scene import TableScene, letters, on_table, style_of
from euphoria.cli.terminal.text_matching import has_words, normalized
from euphoria.games.reality.geometry.sight.look_report import LineState, LookReport, look
from euphoria.games.reality.rules.firing import aim
from euphoria.games.reality.text import messages, name_text
from euphoria.games.reality.text.sight_text import ExplainedSentence, percent

ANY_HEIGHT = 500
"""The height of the context: the output of `look` may scroll."""
POINTS = 3


def inspect(scene: TableScene, typed: str) -> RenderableType | None:
    known = letters(scene.figures)
    whole = scene._replace(context=scene.context._replace(height=ANY_HEIGHT))
    if not typed:
        return Group(*map_and_figures(whole, {}))
    found = typed_figures(scene, typed, known)
    if not found or not all(on_table(scene.figures[number]) for number in found):
        return None
    if len(found) == 1:
        return around(scene, found[0])
    viewer, target = found
    places = scene.state.place(viewer), scene.state.place(target)
    return Group(*map_and_figures(whole, {}, places), Text(), between(scene, viewer, target))


def typed_figures(scene: TableScene, typed: str, known: list[str]) -> list[int]:
    """One figure or two, by their letters or by words of their names; none if the words are ambiguous."""
    words = typed.split()
    splits = [(typed,), *((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))]
    for parts in sorted(splits, key=len, reverse=len(words) > 1):
        found = [figure_of(scene, part, known) for part in parts]
        if all(number >= 0 for number in found) and len(set(found)) == len(found):
            return found
    return []


def figure_of(scene: TableScene, typed: str, known: list[str]) -> int:
    """A figure by its letter in the right case, else in any case, else by words of its name; -1 if none fits."""
    if typed in known:
        return known.index(typed)
    lowered = [letter.lower() for letter in known]
    if lowered.count(typed.lower()) == 1:
        return lowered.index(typed.lower())
    fitting = [
        number for number in range(len(known)) if normalized(typed) and has_words(scene.name(number), normalized(typed))
    ]
    return fitting[0] if len(fitting) == 1 else -1


# `look` at one figure.


def around(scene: TableScene, viewer: int) -> RenderableType:
    """A figure and a row for each other one: distance, visible points, cover, and the chance to hit it."""
    state, known = scene.state, letters(scene.figures)
    grid = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="quiet")
    for head in ("whom", "distance", "points", "cover", "hits"):
        grid.add_column(scene.say(f"look-{head}"), no_wrap=head != "whom")
    for target, figure in enumerate(scene.figures):
        if target == viewer or not on_table(figure) or not state.stands(target):
            continue
        seen = look_report(scene, viewer, target)
        points = sum(line.state != LineState.CLOSED for line in seen.lines)
        square = aim.square_of_distance(state, viewer, target)
        name = Text.assemble((known[target], style_of(figure)), f" {scene.name(target)}")
        grid.add_row(
            name,
            name_text.inches(round(square**0.5), scene.context.language),
            f"{points}/{len(seen.lines)}" if seen.sees else scene.say("look-unseen"),
            str(-seen.cover) if seen.sees and seen.cover else "",
            chances(scene, viewer, target) if seen.sees else "",
        )
    return Group(Text(describe(scene, viewer)), Padding(grid, (0, 0, 0, 2), expand=False))


def chances(scene: TableScene, viewer: int, target: int) -> str:
    """The chance to hit an enemy with each weapon."""
    state = scene.state
    if state.side[target] == state.side[viewer]:
        return ""
    weapons = range(len(state.character(viewer).weapons))
    hits = [f"{percent(aim.chance(aim.aim_at(state, viewer, target, weapon=weapon)))}%" for weapon in weapons]
    return " / ".join(hits)


# `look` from one figure at another.


def between(scene: TableScene, viewer: int, target: int) -> RenderableType:
    """The nine points of the target as the viewer sees them, what hides them, and the odds of a shot."""
    state, language, names = scene.state, scene.context.language, scene.context.names
    sentences = messages.sight(state, viewer, target, language, names)
    if sees(scene, viewer, target):
        for weapon in range(len(state.character(viewer).weapons)):
            shots = state.shots(viewer, weapon)
            if weapon:
                sentences.append(ExplainedSentence(scene.say("look-second"), ""))
            sentences += messages.aim(state, viewer, target, language, names, weapon=weapon, shots=shots)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(style="quiet", no_wrap=True)
    for sentence in sentences:
        grid.add_row(sentence.text, sentence.rule)
    return Group(*body(scene, viewer, target), grid)


def body(scene: TableScene, viewer: int, target: int) -> list[Text]:
    """The nine points, from head to foot, left to right."""
    signs = scene.context.signs
    seen = look_report(scene, viewer, target)
    shown = {LineState.OPEN: signs.ring, LineState.VEILED: signs.back, LineState.CLOSED: signs.done}
    rows = []
    for high in reversed(range(POINTS)):
        points = [shown[seen.lines[POINTS * side + high].state] for side in range(POINTS)]
        rows.append(Text(f"   {' '.join(points)}", "bold"))
    legend = scene.say("look-body", open=signs.ring, veiled=signs.back, closed=signs.done)
    rows[1].append(f"   {legend}", "quiet")
    return rows


def look_report(scene: TableScene, viewer: int, target: int) -> LookReport:
    state = scene.state
    return look(state.terrain, state.body(viewer), state.body(target), state.bodies())


def sees(scene: TableScene, viewer: int, target: int) -> bool:
    return all(map(scene.state.stands, (viewer, target))) and look_report(scene, viewer, target).sees
