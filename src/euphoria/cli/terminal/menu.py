"""The menu of legal actions. Large groups of actions are folded behind a heading, so that the list stays short.

An item is chosen by its number or by words of its text; words find folded items as well.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.text_matching import has_words, normalized
from euphoria.kernel.core.action import Action

FLAT, MANY = 9, 24
"""Menus with up to FLAT items are not folded; inside an opened group, those with up to MANY."""


class MenuItem(NamedTuple):
    """An action to choose."""

    action: Action
    text: str
    headings: tuple[str, ...]
    key: str = ""
    """The word that selects it below its heading, see `GameDisplay.key_in_group`."""


class MenuGroup(NamedTuple):
    """Items folded behind their heading."""

    heading: str
    items: list[MenuItem]


MenuEntry = MenuItem | MenuGroup


class Menu(NamedTuple):
    """One list on the screen. `depth` is the number of opened headings. Groups of up to `max_unfolded` items are not
    folded; a `compact` menu folds every group."""

    items: list[MenuItem]
    depth: int = 0
    compact: bool = False
    max_unfolded: int = 3

    def entries(self) -> list[MenuEntry]:
        flat, max_unfolded = (1, 1) if self.compact else (MANY if self.depth else FLAT, self.max_unfolded)
        if len(self.items) <= flat:
            return list(self.items)
        groups: dict[str, list[MenuItem]] = {}
        for number, item in enumerate(self.items):
            # An item without a heading is a group of its own.
            heading = item.headings[self.depth] if len(item.headings) > self.depth else f"\0{number}"
            groups.setdefault(heading, []).append(item)
        entries: list[MenuEntry] = []
        for heading, group in groups.items():
            if len(group) <= max_unfolded or heading.startswith("\0"):
                entries += group
            else:
                entries.append(MenuGroup(heading, group))
        return entries

    def open(self, fold: MenuGroup) -> Menu:
        return Menu(fold.items, self.depth + 1, max_unfolded=self.max_unfolded)

    def find(self, typed: str) -> list[MenuItem]:
        """The items that match these words: the exact ones if there are any, else those that match less exactly."""
        wanted = normalized(typed)
        if not wanted:
            return []
        exact = [item for item in self.items if wanted in (normalized(item.text), form(item.action))]
        return (
            exact
            or [item for item in self.items if normalized(item.text).startswith(wanted)]
            or self._with_words(wanted)
            or [item for item in self.items if wanted in normalized(item.text)]
            or [item for item in self.items if form(item.action).startswith(wanted)]
        )

    def _with_words(self, wanted: str) -> list[MenuItem]:
        """For items with a key, the words of their headings count too, and the key decides between them."""
        found = [
            item
            for item in self.items
            if has_words(" ".join((item.text, *item.headings)) if item.key else item.text, wanted)
        ]
        return [item for item in found if item.key in wanted.split()] or found

    def fold(self, typed: str) -> MenuGroup | None:
        """The group whose heading begins with these words, if there is only one."""
        wanted = normalized(typed)
        folds = [entry for entry in self.entries() if isinstance(entry, MenuGroup)]
        fitting = [fold for fold in folds if wanted and normalized(fold.heading).startswith(wanted)]
        return fitting[0] if len(fitting) == 1 else None

    def picture(self, context: DrawingContext) -> Table:
        """The numbered entries in as many columns as fit, top to bottom."""
        entries = self.entries()
        folded = any(isinstance(entry, MenuGroup) for entry in entries) or len(entries) > FLAT
        cells = [self._cell(entry, context, folded and not self.depth) for entry in entries]
        digits = len(str(len(entries))) + 1
        rows = _rows([cell.cell_len + digits + 3 for cell in cells], context.width + 2)
        columns = -(-len(cells) // rows)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(width=digits, justify="right", style="accent")
            grid.add_column()
        for row in range(rows):
            line: list[Text] = []
            for at in range(row, len(cells), rows):
                line += [Text(str(at + 1)), cells[at]]
            grid.add_row(*line)
        return grid

    def _cell(self, entry: MenuEntry, context: DrawingContext, folded: bool) -> Text:
        if isinstance(entry, MenuItem):
            return Text(entry.headings[self.depth] if folded and entry.key else entry.text)
        count = "" if entry.items[0].key else f" ({len(entry.items)})"
        return Text.assemble(entry.heading, (f"{context.signs.more}{count}", "quiet"))


def _rows(widths: list[int], room: int) -> int:
    """The number of rows, with as many columns as fit: three at most, each with five entries or more."""
    for columns in range(min(3, -(-len(widths) // 5)), 1, -1):
        rows = -(-len(widths) // columns)
        if sum(max(widths[at : at + rows]) for at in range(0, len(widths), rows)) <= room:
            return rows
    return max(1, len(widths))


def form(action: Action) -> str:
    """The action's JSON form, normalized: `aim 3`."""
    return normalized(" ".join(map(str, action.json())))
