"""A view to be drawn, and the letter of each figure on the map: capitals for the first player's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from euphoria.cli.terminal.game_display import View
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.reality.rules.attack.combat import striker
from euphoria.games.reality.state import Show
from euphoria.games.reality.text import name_text

LETTERS = {
    "nikolai": "N", "kabuki": "K", "madeleine": "M", "odonell": "O", "richelle": "R", "sooyoung": "U", "blanca": "B",
    "centinel": "C", "scauter": "J", "arendal": "A", "doc": "D", "mycky": "Y", "susan": "S", "kobayhisi": "H",
}  # fmt: skip
OTHERS = "EFGVWTLPQZ"
"""Letters for dogs, in the order in which they enter."""
NEUTRALS = {"susan": "$", "cat": "&"}

Figure = Mapping[str, Any]
"""An entry of `figures` in a view."""


class TableScene(NamedTuple):
    """A view with its drawing context. Of the state, only public data is read: scenery, places, the order."""

    state: Show
    view: View
    context: DrawingContext

    def say(self, key: str, **args: str | int) -> str:
        return self.context.say(f"cli-reality-{key}", **args)

    @property
    def figures(self) -> list[Figure]:
        found: list[Figure] = self.view["figures"]
        return found

    @property
    def seat(self) -> int | None:
        seat: int | None = self.view["seat"]
        return seat

    def name(self, figure: int) -> str:
        text = name_text.figure(self.state, figure, self.context.language, self.context.names)
        return text[:1].upper() + text[1:]

    def short(self, figure: int) -> str:
        """The name of a figure without its team; of a dog with its owner's letter."""
        seen = self.figures[figure]
        name = name_text.character(seen["character"], self.context.language)
        name = name[:1].upper() + name[1:]
        return name if seen["owner"] is None else f"{name} ({letters(self.figures)[seen['owner']]})"

    def focus(self) -> int:
        """The figure that the question is about, else the active one; -1 if there is none."""
        asked, active = self.view["asked"]["figure"], self.view["active"]
        seat = self.seat
        if seat is not None and self.view["asked"]["question"] == "strike" and seat in self.view["asked"]["seats"]:
            return striker(self.state, seat)
        return asked if asked is not None else active if active is not None else -1


def letters(figures: list[Figure]) -> list[str]:
    """The letter of each figure. Letters are unique, and a figure keeps its letter when others come and go."""
    found: list[str] = []
    for figure in figures:
        id, side = figure["character"], figure["side"]
        if side is None:
            found.append(NEUTRALS.get(id, "?"))
            continue
        wanted = [LETTERS.get(id, ""), *OTHERS]
        free = [letter for letter in wanted if letter and (letter if side == 0 else letter.lower()) not in found]
        letter = free[0] if free else "?"
        found.append(letter if side == 0 else letter.lower())
    return found


def on_table(figure: Figure) -> bool:
    return "gone" not in figure["state"]


def is_down(figure: Figure) -> bool:
    return "down" in figure["state"]


def alive(figure: Figure) -> bool:
    return on_table(figure) and not is_down(figure)


def style_of(figure: Figure) -> str:
    side = figure["side"]
    if side is None:
        return "bold"
    return f"seat-{side}" if not is_down(figure) else "quiet"
