"""What can be chosen, in a list that stays short: long families of actions are folded behind their heading.

A choice is made by its number or by words of it; words find folded choices as well.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.text_matching import has_words, normalized
from euphoria.kernel.core.action import Action

FLAT, MANY = 9, 24
"""Up to FLAT choices nothing is folded; inside a fold, up to MANY stand in one list."""


class MenuItem(NamedTuple):
    action: Action
    text: str
    headings: tuple[str, ...]
    pick: str = ""
    """What it is called under its heading, where the heading says it all."""


class MenuGroup(NamedTuple):
    heading: str
    choices: list[MenuItem]


MenuEntry = MenuItem | MenuGroup


class Menu(NamedTuple):
    """One list on the screen; `depth` is how many headings have been opened. A family of `few` is not folded; a
    `tight` list folds all it can."""

    choices: list[MenuItem]
    depth: int = 0
    tight: bool = False
    few: int = 3

    def entries(self) -> list[MenuEntry]:
        flat, few = (1, 1) if self.tight else (MANY if self.depth else FLAT, self.few)
        if len(self.choices) <= flat:
            return list(self.choices)
        families: dict[str, list[MenuItem]] = {}
        for number, choice in enumerate(self.choices):
            # What has no heading is a family of its own.
            heading = choice.headings[self.depth] if len(choice.headings) > self.depth else f"\0{number}"
            families.setdefault(heading, []).append(choice)
        entries: list[MenuEntry] = []
        for heading, family in families.items():
            if len(family) <= few or heading.startswith("\0"):
                entries += family
            else:
                entries.append(MenuGroup(heading, family))
        return entries

    def open(self, fold: MenuGroup) -> Menu:
        return Menu(fold.choices, self.depth + 1, few=self.few)

    def find(self, typed: str) -> list[MenuItem]:
        """The choices that these words mean; the better the words fit, the fewer are left."""
        wanted = normalized(typed)
        if not wanted:
            return []
        exact = [choice for choice in self.choices if wanted in (normalized(choice.text), form(choice.action))]
        return (
            exact
            or [choice for choice in self.choices if normalized(choice.text).startswith(wanted)]
            or self._with_words(wanted)
            or [choice for choice in self.choices if wanted in normalized(choice.text)]
            or [choice for choice in self.choices if form(choice.action).startswith(wanted)]
        )

    def _with_words(self, wanted: str) -> list[MenuItem]:
        """Where a choice is called by its heading and by what it is there, such words count too."""
        found = [
            choice
            for choice in self.choices
            if has_words(" ".join((choice.text, *choice.headings)) if choice.pick else choice.text, wanted)
        ]
        return [choice for choice in found if choice.pick in wanted.split()] or found

    def fold(self, typed: str) -> MenuGroup | None:
        """The heading that begins like this."""
        wanted = normalized(typed)
        folds = [entry for entry in self.entries() if isinstance(entry, MenuGroup)]
        fitting = [fold for fold in folds if wanted and normalized(fold.heading).startswith(wanted)]
        return fitting[0] if len(fitting) == 1 else None

    def picture(self, context: DrawingContext) -> Table:
        """The entries with their numbers, in as many columns as fit, read downwards."""
        entries = self.entries()
        folded = any(isinstance(entry, MenuGroup) for entry in entries) or len(entries) > FLAT
        said = [self._cell(entry, context, folded and not self.depth) for entry in entries]
        digits = len(str(len(entries))) + 1
        rows = _rows([cell.cell_len + digits + 3 for cell in said], context.width + 2)
        columns = -(-len(said) // rows)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(width=digits, justify="right", style="accent")
            grid.add_column()
        for row in range(rows):
            line: list[Text] = []
            for at in range(row, len(said), rows):
                line += [Text(str(at + 1)), said[at]]
            grid.add_row(*line)
        return grid

    def _cell(self, entry: MenuEntry, context: DrawingContext, folded: bool) -> Text:
        if isinstance(entry, MenuItem):
            return Text(entry.headings[self.depth] if folded and entry.pick else entry.text)
        count = "" if entry.choices[0].pick else f" ({len(entry.choices)})"
        return Text.assemble(entry.heading, (f"{context.signs.more}{count}", "quiet"))


def _rows(widths: list[int], room: int) -> int:
    """How many rows there are in as many columns as fit: three at most, and none for less than five entries."""
    for columns in range(min(3, -(-len(widths) // 5)), 1, -1):
        rows = -(-len(widths) // columns)
        if sum(max(widths[at : at + rows]) for at in range(0, len(widths), rows)) <= room:
            return rows
    return max(1, len(widths))


def form(action: Action) -> str:
    """The action's JSON form, as `bare` would leave it: `aim 3`."""
    return normalized(" ".join(map(str, action.json())))
