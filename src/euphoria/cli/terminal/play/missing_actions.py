"""Why something is not on the list: each kind of action that is missing, with the rule and the reason."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from euphoria.cli.terminal.game_display import GameDisplay
from euphoria.cli.terminal.menu import form
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.text_matching import has_words, normalized
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.state import State


class MissingReason(NamedTuple):
    """Why actions are missing, and which: kinds of action, each with its rule."""

    text: str
    kinds: tuple[tuple[str, str], ...]
    more: int
    """How many others are missing for a like reason, said of other things."""


def reasons(
    state: State, seat: int, display: GameDisplay, context: DrawingContext, wanted: str = ""
) -> list[MissingReason]:
    """All reasons, each said once; or those for the actions that the wanted words mean."""
    legal = set(state.legal(seat))
    alike: dict[tuple[str, str, str], list[str]] = {}
    for action in state.game.space:
        if action in legal or not display.stands(state, seat, action):
            continue
        if not any(map(str.isdigit, wanted)) and not display.worth(state, seat, action):
            continue
        if wanted and not _means(state, seat, action, display, context, normalized(wanted)):
            continue
        refusal = state.why_not(seat, action)
        assert refusal is not None
        said = alike.setdefault((display.kind(state, seat, action, context), refusal.rule, refusal.key), [])
        said.append(display.refusal(state, refusal, context))
    # Several kinds may be missing for one and the same reason.
    kinds: dict[str, list[tuple[str, str]]] = {}
    more: dict[str, int] = {}
    for (kind, rule, _), said in alike.items():
        kinds.setdefault(said[0], []).append((kind, rule))
        more[said[0]] = max(more.get(said[0], 0), len(set(said)) - 1)
    found = [MissingReason(text, tuple(of), more[text]) for text, of in kinds.items()]
    return sorted(found, key=lambda reason: len(reason.kinds) > 1)


def _means(state: State, seat: int, action: Action, display: GameDisplay, context: DrawingContext, wanted: str) -> bool:
    if form(action).startswith(wanted):
        return True
    return has_words(
        f"{display.kind(state, seat, action, context)} {action.kind} {display.option(state, seat, action, context)}",
        wanted,
    )


def picture(found: list[MissingReason], context: DrawingContext) -> RenderableType:
    """A line for what one kind lacks; below, the kinds that lack the same, with the rule if it is one for all."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False, show_edge=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    grid.add_column(no_wrap=True, style="quiet")
    shared: list[RenderableType] = []
    for reason in found:
        said = Text(reason.text)
        if reason.more:
            said.append(f" {context.say('cli-why-more', count=reason.more)}", "quiet")
        if len(reason.kinds) == 1:
            grid.add_row(Text(reason.kinds[0][0]), said, reason.kinds[0][1])
            continue
        rules = {rule for _, rule in reason.kinds}
        if len(rules) == 1:
            said.append(f"  {rules.pop()}", "quiet")
            named = [Text(kind, "bold") for kind, _ in reason.kinds]
        else:
            named = [Text.assemble((kind, "bold"), (f" {rule}", "quiet")) for kind, rule in reason.kinds]
        shared += [said, Padding(Text(f" {context.signs.dot} ").join(named), (0, 0, 0, 2), expand=False)]
    return Group(grid, *shared) if grid.row_count else Group(*shared)
