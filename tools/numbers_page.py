"""The page that says what every number of a game's observations and actions means, from the code."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count, product
from pathlib import Path
from typing import NamedTuple

from euphoria import Action, Game
from euphoria.kernel.core.action import ActionSpace
from euphoria.kernel.learning.layout import ObservationLayout, ObservedField
from tools.argument_values import RESERVED, VALUES

ACTIONS_PAGE = Path(__file__).parents[1] / "docs" / "actions.md"
SHORT = 8
"""So many labels stand in the table; longer rows of them have a list of their own."""
FEW = 24
"""So many actions are listed one by one where they are not all combinations of their arguments."""
LABELS_OF_LEAST = """
Of fields with many numbers, in their order, at a table of {least}. With more players there are more of the labels that
name players, in the same order.
"""
NUMBERED = re.compile(r"(.*?)(\d+)((?:: .*)?)")
"""A field that there is several times: `player 0: goods`."""


def page(game: Game) -> str:
    """The whole page as Markdown."""
    parts = [_head(game), _observation(game), _actions(game), _names(game), _view(game)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _head(game: Game) -> str:
    layouts = {seats: game.observation(seats) for seats in game.seats}
    heads = ["seats", "numbers of an observation", "actions"]
    rows = [[seats, layout.size, game.action_space(seats).size] for seats, layout in layouts.items()]
    options = ", ".join(f"{name}={value!r}" for name, value in game.learning_options.items()) or "none"
    limits = ", ".join(f"`{reason}`" for reason in sorted(game.limits)) or "none"
    return f"""
# {game.title} in numbers

Written from the code by `python -m tools.env_pages`; tests hold it true. What all games have in common:
[the kernel](../kernel.md#in-numbers).

- `euphoria.game("{game.id}")`, environments `euphoria/{game.id}-v{game.learning_version}`
- options for learning (`game.learning_options`): `{options}`
- reasons of an end that is a truncation (`game.limits`): {limits}

{_table(heads, rows)}
"""


# Observations.


class Row(NamedTuple):
    """Fields that there are once, or several times with the same distance from one to the next."""

    name: str
    field: ObservedField
    copies: int
    step: int

    @property
    def where(self) -> str:
        """`5–9`, or if there are four of them, 20 further on each, `5–9 (+20, 4 times)`."""
        last = self.field.start + self.field.length - 1
        said = f"{self.field.start}–{last}" if self.field.length > 1 else str(last)
        return f"{said} (+{self.step}, {self.copies} times)" if self.copies > 1 else said


def rows_of(layout: ObservationLayout) -> list[Row]:
    """All fields; those that differ by a number in their name, and lie equally far apart, in one row."""
    rows: list[Row] = []
    by_name = {field.name: field for field in layout.fields}
    told: set[str] = set()
    for field in layout.fields:
        if field.name not in told:
            copies = _copies(field, by_name)
            told |= {copy.name for copy in copies}
            step = copies[1].start - field.start if len(copies) > 1 else 0
            rows.append(Row(_shared_name(field.name) if step else field.name, field, len(copies), step))
    return rows


def _copies(first: ObservedField, by_name: dict[str, ObservedField]) -> list[ObservedField]:
    """The field, and those that say the same of the next players or figures."""
    copies = [first]
    match = NUMBERED.fullmatch(first.name)
    if match:
        for number in count(int(match[2]) + 1):
            other = by_name.get(f"{match[1]}{number}{match[3]}")
            if other is None:
                break
            step = copies[1].start - first.start if len(copies) > 1 else other.start - first.start
            if other != first._replace(name=other.name, start=first.start + len(copies) * step):
                break
            copies.append(other)
    return copies


def _shared_name(name: str) -> str:
    """`player k: goods`, or `drum k from 3 on` where they are not counted from 0."""
    match = NUMBERED.fullmatch(name)
    assert match is not None
    return f"{match[1]}k{match[3]}" + (f", k from {match[2]} on" if match[2] != "0" else "")


def _observation(game: Game) -> str:
    layouts = {seats: game.observation(seats) for seats in game.seats}
    tables = {seats: {row.name: row for row in rows_of(layout)} for seats, layout in layouts.items()}
    least = game.seats[0]
    lists: dict[tuple[str, ...], list[str]] = {}
    shown = []
    for name, row in tables[least].items():
        labels = row.field.labels
        if len(labels) > SHORT:
            lists.setdefault(labels, []).append(name)
            said = f"[list](#{_anchor('labels', lists[labels][0])})"
        else:
            said = ", ".join(f"`{label}`" for label in labels if label)
        places = [tables[seats][name].where for seats in game.seats]
        shown.append((f"`{name}`", f"{row.field.meaning} {said}", _range(row.field), *places))
    heads = ("field", "what it says", "range", *(f"{seats} seats" for seats in game.seats))
    return f"""
## Observation

`game.observation(seats).label(index)` says the same of one index. Fields with a `k` are there several times: the
table has the places of the first of them, and in brackets how far the next ones are and how many there are. Of players,
0 is the seat that observes.

{_table(heads, shown)}

{_planes(layouts[least])}

### Labels

{LABELS_OF_LEAST.format(least=least) if len(game.seats) > 1 else "Of fields with many numbers, in their order."}

{_lists(lists)}
"""


def _planes(layout: ObservationLayout) -> str:
    if not layout.planes.size:
        return ""
    rows = [(number, f"`{name}`", meaning) for number, (name, meaning) in enumerate(layout.planes.channels)]
    channels, height, width = layout.planes.shape
    return f"""
### Planes

`state.observe_planes(seat, out)` writes {channels} pictures; at a table with the default options each has {height} rows
and {width} columns.

{_table(("plane", "name", "what it says"), rows)}
"""


def _lists(lists: dict[tuple[str, ...], list[str]]) -> str:
    said = []
    for labels, names in lists.items():
        also = f"Also of {', '.join(f'`{name}`' for name in names[1:])}.\n\n" if names[1:] else ""
        said.append(f"{_heading('labels', names[0])}\n\n{also}{_numbered(labels)}")
    return "\n\n".join(said)


def _numbered(names: Sequence[str]) -> str:
    """`0 energy · 1 water`."""
    return " ·\n".join(f"{number} {name}" for number, name in enumerate(names) if name != RESERVED)


def _heading(what: str, name: str) -> str:
    """A heading that can be linked to, also where labels and values have the same name."""
    return f'#### <a id="{_anchor(what, name)}"></a>{name}'


def _anchor(what: str, name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", f"{what} {name}".lower()).strip("-")


def _range(field: ObservedField) -> str:
    return f"{field.low:g} to {field.high:g}"


# Actions.


class Run(NamedTuple):
    """Actions of one kind that follow one another."""

    first: int
    actions: list[Action]

    @property
    def kind(self) -> str:
        return self.actions[0].kind

    @property
    def where(self) -> str:
        last = self.first + len(self.actions) - 1
        return f"{self.first}–{last}" if len(self.actions) > 1 else str(last)


def runs_of(space: ActionSpace) -> list[Run]:
    runs: list[Run] = []
    for action in space:
        if not runs or runs[-1].kind != action.kind:
            runs.append(Run(action.number, []))
        runs[-1].actions.append(action)
    return runs


def _actions(game: Game) -> str:
    meanings = meanings_of(game)
    shown = [
        (run.where, _call(game.space, run.kind), _values(game, run), meanings[run.kind]) for run in runs_of(game.space)
    ]
    open_kinds = [kind.name for kind in game.space.kinds().values() if kind.listed is None]
    opened = (
        f"Open, without a number: {', '.join(f'`{kind}`' for kind in open_kinds)}; see [actions](../actions.md)."
        if open_kinds
        else "There are no open actions."
    )
    return f"""
## Actions

The same numbers for every seat and at every table. Where an action has several arguments, the last one counts fastest.
{_counted(game)}
{opened}
`game.action_space(seats).text(number)` and `.parse(text)` name one action.

{_table(("numbers", "action", "values", "what it does"), shown)}

{_value_lists(game)}
"""


def _counted(game: Game) -> str:
    said = []
    for name in game.space.each_seat:
        said.append(f"`{name}` counts from the seat that acts: its own come first, then the next player's.")
    for name in game.space.by_position:
        said.append(f"How `{name}` is counted depends on the position: `state.decode` and `state.number` translate.")
    return "\n".join(said)


def meanings_of(game: Game) -> dict[str, str]:
    """What each kind of action does, as docs/actions.md has it."""
    text = ACTIONS_PAGE.read_text("utf-8")
    (section,) = [part for part in text.split("\n## ")[1:] if part.split("\n")[0].split(" ", 1)[1] in game.title]
    found = re.findall(r"^\| `([a-z-]+)\(.*?\)` \| (.*) \|$", section, re.MULTILINE)
    return {kind: meaning.replace("](envs/", "](") for kind, meaning in found}


def _call(space: ActionSpace, kind: str) -> str:
    return f"`{kind}({', '.join(space.arguments(kind))})`"


def _values(game: Game, run: Run) -> str:
    """The values of the arguments, or all combinations where they are not simply all."""
    names = game.space.arguments(run.kind)
    if not names:
        return ""
    columns = [sorted({action.args[place] for action in run.actions}) for place in range(len(names))]
    if [action.args for action in run.actions] == list(product(*columns)):
        return ", ".join(_span(name, values) for name, values in zip(names, columns, strict=True))
    if len(run.actions) <= FEW:
        return " ".join(f"({', '.join(map(str, action.args))})" for action in run.actions)
    return (
        ", ".join(_span(name, values) for name, values in zip(names, columns, strict=True)) + "; not all combinations"
    )


def _span(name: str, values: list[int]) -> str:
    whole = values == list(range(values[0], values[-1] + 1))
    said = f"{values[0]}–{values[-1]}" if whole and len(values) > 1 else ", ".join(map(str, values))
    return f"{name} {said}"


def _value_lists(game: Game) -> str:
    """What the values of arguments are called."""
    said = [f"{_heading('values', name)}\n\n{_numbered(values)}" for name, values in VALUES[game.id].items()]
    return "### Values\n\n" + "\n\n".join(said)


# The rest.


def _names(game: Game) -> str:
    phases = ", ".join(f"`{phase}`" for phase in game.phases) or "none"
    questions = ", ".join(f"`{question}`" for question in game.questions)
    return f"""
## Names

Phases (`game.phases`): {phases}.

Questions (`game.questions`), as `asked` in the view and the field `question` have them: {questions}.
"""


def _view(game: Game) -> str:
    return f"""
## The view

What `state.view(seat)` returns, as a JSON schema: [{game.id}.view.json]({game.id}.view.json).
"""


def _table(heads: Sequence[object], rows: Sequence[Sequence[object]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(_cell(cell) for cell in line)} |" for line in lines)


def _cell(value: object) -> str:
    return str(value).replace("|", "\\|").strip()
