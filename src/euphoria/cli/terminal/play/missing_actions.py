"""Why actions are not in the menu: the illegal actions, grouped by kind and reason, with the rule."""

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
    """One reason, and the kinds of actions that are illegal because of it, each with its rule."""

    text: str
    kinds: tuple[tuple[str, str], ...]
    more: int
    """How many more texts the same refusal has, about other cards or places."""


def reasons(
    state: State, seat: int, display: GameDisplay, context: DrawingContext, wanted: str = ""
) -> list[MissingReason]:
    """All reasons, each once; or those for the actions that match the wanted words."""
    legal = set(state.legal(seat))
    texts: dict[tuple[str, str, str], list[str]] = {}
    for action in state.game.space:
        if action in legal or not display.is_nameable(state, seat, action):
            continue
        if not any(map(str.isdigit, wanted)) and not display.explain_unasked(state, seat, action):
            continue
        if wanted and not _matches(state, seat, action, display, context, normalized(wanted)):
            continue
        refusal = state.why_not(seat, action)
        assert refusal is not None
        refusals = texts.setdefault((display.kind_text(state, seat, action, context), refusal.rule, refusal.key), [])
        refusals.append(display.refusal_text(state, refusal, context))
    # Several kinds of action may have the same reason.
    kinds: dict[str, list[tuple[str, str]]] = {}
    more: dict[str, int] = {}
    for (kind, rule, _), refusals in texts.items():
        first = refusals[0]
        kinds.setdefault(first, []).append((kind, rule))
        more[first] = max(more.get(first, 0), len(set(refusals)) - 1)
    found = [MissingReason(text, tuple(of), more[text]) for text, of in kinds.items()]
    return sorted(found, key=lambda reason: len(reason.kinds) > 1)


def _matches(
    state: State, seat: int, action: Action, display: GameDisplay, context: DrawingContext, wanted: str
) -> bool:
    if form(action).startswith(wanted):
        return True
    texts = (
        display.kind_text(state, seat, action, context),
        action.kind,
        display.action_text(state, seat, action, context),
    )
    return has_words(" ".join(texts), wanted)


def picture(found: list[MissingReason], context: DrawingContext) -> RenderableType:
    """A row for each reason of a single kind; below, the reasons shared by several kinds."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False, show_edge=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    grid.add_column(no_wrap=True, style="quiet")
    shared: list[RenderableType] = []
    for reason in found:
        text = Text(reason.text)
        if reason.more:
            text.append(f" {context.say('cli-why-more', count=reason.more)}", "quiet")
        if len(reason.kinds) == 1:
            grid.add_row(Text(reason.kinds[0][0]), text, reason.kinds[0][1])
            continue
        rules = {rule for _, rule in reason.kinds}
        if len(rules) == 1:
            text.append(f"  {rules.pop()}", "quiet")
            named = [Text(kind, "bold") for kind, _ in reason.kinds]
        else:
            named = [Text.assemble((kind, "bold"), (f" {rule}", "quiet")) for kind, rule in reason.kinds]
        shared += [text, Padding(Text(f" {context.signs.dot} ").join(named), (0, 0, 0, 2), expand=False)]
    return Group(grid, *shared) if grid.row_count else Group(*shared)
