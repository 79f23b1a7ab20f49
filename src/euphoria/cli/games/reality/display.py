"""The display of `reality`: the table from above, the figures beside it, and the texts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from euphoria.cli.games.reality import action_menu, look_command
from euphoria.cli.games.reality import typed_input as reality_typed
from euphoria.cli.games.reality.action_places import marks
from euphoria.cli.games.reality.figure_text import all_sheets, describe, named, own_sheets
from euphoria.cli.games.reality.map_layout import map_and_figures
from euphoria.cli.games.reality.scene import TableScene, on_table
from euphoria.cli.games.reality.scenery import KINDS, map_signs
from euphoria.cli.games.reality.table_map import height
from euphoria.cli.terminal.game_display import CardEntry, DefaultDisplay, View
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.signs import ASCII_SIGNS
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.state import Show
from euphoria.games.reality.tables.library import SEED, table_names
from euphoria.games.reality.text import messages
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import State

Event = Mapping[str, Any]

CHAPTERS = {"turn", "deployed", "used", "walked", "leapt", "fight", "declared", "threw", "blasted", "flames", "at-cat"}
"""Events that begin a paragraph of the news; their consequences follow in the same paragraph."""
EMPHASIZED = {"fell", "delivered", "freed", "used", "removed", "revived", "lost-leader", "lost-star", "burst"}
SILENT = {"ended", "phase", "activated", "rolled-order"}
"""Events that `log` shows and news do not."""


def route_so_far(scene: TableScene) -> list[Place]:
    """The way-points that have been chosen, from where the figure stands."""
    route = [(x, y, surface) for x, y, surface in scene.view["asked"]["route"] or ()]
    asks = scene.view["asked"]["question"] == "goal"
    return [scene.state.place(scene.focus()), *route] if route and asks else []


class RealityDisplay(DefaultDisplay):
    """Implements `GameDisplay`."""

    max_unfolded = 1
    news_as_paragraphs = True
    has_inspect = True
    min_news_lines = 2

    def picture(self, state: State, view: View, context: DrawingContext) -> RenderableType:
        show = _show(state)
        scene = TableScene(show, view, context)
        return Group(*map_and_figures(scene, marks(show, view["seat"]), route_so_far(scene)))

    def question(self, state: State, view: View, context: DrawingContext) -> str:
        """The question, with the figure that it is about, its place and its state."""
        scene = TableScene(_show(state), view, context)
        asked = messages.question(view["asked"]["question"], context.language)
        focus = scene.focus()
        if focus < 0 or scene.figures[focus]["side"] != view["seat"]:
            return asked
        if not on_table(scene.figures[focus]):
            return f"{named(scene, focus)}: {asked}"
        if route := view["asked"]["route"]:
            places = [messages.place(scene.state, (x, y, surface), context.language) for x, y, surface in route]
            asked = context.say("cli-reality-by-way", places=" – ".join(places))
        return f"{describe(scene, focus, brief=True)} {asked}"

    def sorted_actions(self, state: State, seat: int, actions: list[Action]) -> list[Action]:
        return sorted(actions, key=lambda action: action_menu.rank(_show(state), seat, action))

    def action_text(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        return action_menu.option(_show(state), seat, action, context)

    def headings(self, state: State, seat: int, action: Action, context: DrawingContext) -> tuple[str, ...]:
        return action_menu.headings(_show(state), seat, action, context)

    def key_in_group(self, action: Action) -> str:
        """Shots are selected by their number."""
        return str(action.args[2]) if action.kind == "shoot" else ""

    def kind_text(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        return context.say(f"cli-reality-kind-{action.kind}")

    def is_nameable(self, state: State, seat: int, action: Action) -> bool:
        return action_menu.stands(_show(state), seat, action)

    def is_formality(self, state: State, seat: int, action: Action) -> bool:
        """Ending an activation in which nothing else is possible."""
        return action.kind == "end"

    def refusal_text(self, state: State, refusal: Refusal, context: DrawingContext) -> str:
        key = refusal.key.removeprefix("reality-why-")
        return messages.why(_show(state), key, refusal.args, context.language, context.names)

    def parse_action(self, state: State, seat: int, typed: str, context: DrawingContext) -> Action | None:
        return reality_typed.read(_show(state), seat, typed, context)

    def inspect(self, state: State, view: View, typed: str, context: DrawingContext) -> RenderableType | None:
        return look_command.inspect(TableScene(_show(state), view, context), typed)

    def event_text(self, state: State, event: Event, context: DrawingContext) -> str:
        return messages.event(_show(state), dict(event), context.language, context.names)

    def event_style(self, event: Event) -> str | None:
        if event["event"] in CHAPTERS:
            return "chapter"
        if event["event"] in SILENT:
            return None
        return "bold" if event["event"] in EMPHASIZED else ""

    def legend(self, state: State, context: DrawingContext) -> RenderableType:
        signs = map_signs(context.signs)
        entries = [
            *((getattr(signs, name), context.say(f"cli-reality-legend-{name}"), "quiet") for name in KINDS.values()),
            (signs.across + signs.down, context.say("cli-reality-legend-wall"), "name"),
            (signs.door, context.say("cli-reality-legend-door"), "name"),
            (signs.window, context.say("cli-reality-legend-window"), "name"),
            (signs.ladder, context.say("cli-reality-legend-ladder"), "bold"),
            (f"{signs.up}3", context.say("cli-reality-legend-height"), "quiet"),
            ("[]", context.say("cli-reality-legend-platform"), "seat-0"),
            ("NK", context.say("cli-reality-legend-capitals", player=context.names[0]), "seat-0"),
            ("nk", context.say("cli-reality-legend-small", player=context.names[1]), "seat-1"),
            (f"N{signs.prone}", context.say("cli-reality-legend-prone"), "seat-0"),
            (f"N{signs.fights}", context.say("cli-reality-legend-fights"), "seat-0"),
            (f"N{signs.fallen}", context.say("cli-reality-legend-fallen"), "quiet"),
            ("N^" if context.signs == ASCII_SIGNS else "N³", context.say("cli-reality-legend-up"), "seat-0"),
            (context.signs.star, context.say("cli-reality-legend-leader"), "bold"),
            (f"{signs.drum}1", context.say("cli-reality-legend-drum"), "accent"),
            ("$ &", context.say("cli-reality-legend-neutral"), "bold"),
            (f"5 {signs.goal}", context.say("cli-reality-legend-goal"), "good"),
            ("!", context.say("cli-reality-legend-special"), "quiet"),
            ("+2", context.say("cli-reality-legend-objects"), "quiet"),
        ]
        texts = [Text.assemble((symbol, style), f" {meaning}") for symbol, meaning, style in entries]
        return Padding(Text("   ").join(texts), (0, 0, 0, 2), expand=False)

    def is_urgent(self, event: Event, seat: int) -> bool:
        """Both players see every event."""
        return False

    def ending_text(self, state: State, context: DrawingContext) -> str:
        outcome = state.outcome
        assert outcome is not None
        return messages.ending(outcome.json(), context.language, context.names)

    def cards(self, state: State, view: View | None, context: DrawingContext) -> list[CardEntry]:
        if view is None:
            return all_sheets(TableScene(_show(state), state.view(None), context))
        return own_sheets(TableScene(_show(state), view, context))

    def details(self, state: State, view: View, context: DrawingContext) -> list[str]:
        """The mission, all figures in words, and all scenery with its height and place."""
        show = _show(state)
        scene = TableScene(show, view, context)
        lines = [messages.mission(view["options"]["mission"], context.language)]
        lines += [describe(scene, number) for number in range(len(scene.figures))]
        plain = context.signs == ASCII_SIGNS
        for number, element in show.terrain.present():
            xs, ys = [x for x, _ in element.outline], [y for _, y in element.outline]
            low = [messages.inches(min(side), context.language) for side in (xs, ys)]
            high = [messages.inches(max(side), context.language) for side in (xs, ys)]
            entry = {
                "element": messages.element(show, number, context.language),
                "kind": context.say(f"tables-kind-{element.kind.name.lower()}"),
                "height": height(element.height, plain),
                "from": ", ".join(low),
                "to": ", ".join(high),
            }
            lines.append(context.say("cli-reality-element", **entry))
        return lines

    def read_option(self, name: str, value: Any) -> Any:
        """A table is a name from `tables/`, a seed, or a file."""
        if name != "table" or value in table_names() or SEED.fullmatch(str(value)):
            return value
        path = Path(str(value))
        return path.read_text("utf-8") + "\n" if path.is_file() else value


def _show(state: State) -> Show:
    return cast(Show, state)


DISPLAY = RealityDisplay()
