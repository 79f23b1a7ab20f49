"""A display for any game: the view as indented text, everything else in the narrator's words.

Used for games whose declaration has no "terminal" extension, so that a new game can be played at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from euphoria.cli.terminal.game_display import CardEntry, DefaultDisplay, View
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import State
from euphoria.kernel.text.narrator import Audience

INDENT = "  "
Event = Mapping[str, Any]


class PlainDisplay(DefaultDisplay):
    """Implements `GameDisplay` for a game of which only the kernel's contract is known."""

    def picture(self, state: State, view: View, context: DrawingContext) -> RenderableType:
        return Text("\n".join(indented(view, context.width)))

    def question(self, state: State, view: View, context: DrawingContext) -> str:
        seat = view.get("seat", state.deciders[0])
        return state.game.narrator.question(state, seat, _audience(context))

    def action_text(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        return state.game.narrator.action(state, seat, action, _audience(context))

    def headings(self, state: State, seat: int, action: Action, context: DrawingContext) -> tuple[str, ...]:
        return (action.kind,)

    def kind_text(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        return action.kind

    def is_nameable(self, state: State, seat: int, action: Action) -> bool:
        """An action of a seat or a card that this table does not have cannot be put into words."""
        try:
            state.game.narrator.action(state, seat, action, Audience())
        except LookupError:
            return False
        return True

    def refusal_text(self, state: State, refusal: Refusal, context: DrawingContext) -> str:
        return state.game.narrator.why(state, refusal, _audience(context))

    def event_text(self, state: State, event: Event, context: DrawingContext) -> str:
        return state.game.narrator.event(state, dict(event), _audience(context))

    def event_style(self, event: Event) -> str | None:
        return ""

    def legend(self, state: State, context: DrawingContext) -> RenderableType:
        return Text(INDENT + context.say("cli-plain-legend"), "quiet")

    def is_urgent(self, event: Event, seat: int) -> bool:
        return False

    def ending_text(self, state: State, context: DrawingContext) -> str:
        outcome = state.outcome
        assert outcome is not None
        winners = ", ".join(context.names[seat] for seat in outcome.winners)
        return context.say("cli-plain-ending" if winners else "cli-plain-no-winner", winners=winners)

    def cards(self, state: State, view: View | None, context: DrawingContext) -> list[CardEntry]:
        """All cards of the game; which of them are in a hand is not part of the kernel's contract."""
        options: Any = state.view(None).get("options", {})
        cards = state.game.narrator.cards(options, context.language) if view is None else []
        return [CardEntry(card.name, "", card.text, "") for card in cards]

    def details(self, state: State, view: View, context: DrawingContext) -> list[str]:
        return indented(view, context.width)


def indented(data: Any, width: int) -> list[str]:
    """The entries of a JSON object or list: each on one line if it fits into the width, else on indented lines."""
    entries = data.items() if isinstance(data, Mapping) else (("-", entry) for entry in data)
    lines = []
    for name, entry in entries:
        label = name if name == "-" else f"{name}:"
        line = f"{label} {_inline(entry)}"
        if len(line) <= width or not isinstance(entry, (Mapping, list, tuple)):
            lines.append(line)
        else:
            lines += [label, *(INDENT + inner for inner in indented(entry, width - len(INDENT)))]
    return lines


def _inline(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {_inline(part)}" for name, part in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_inline, value))}]"
    return "-" if value is None else str(value)


def _audience(context: DrawingContext) -> Audience:
    return Audience(context.language, context.names)
