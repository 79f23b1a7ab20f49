"""`reality` on a screen: the table from above, the figures beside it; and its words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from euphoria.cli.games.reality import choices, sight
from euphoria.cli.games.reality import typed as reality_typed
from euphoria.cli.games.reality.ground import KINDS, stuff
from euphoria.cli.games.reality.layout import spread
from euphoria.cli.games.reality.map import height
from euphoria.cli.games.reality.places import marks
from euphoria.cli.games.reality.scene import Scene, on_table
from euphoria.cli.games.reality.sheets import all_sheets, describe, named, own_sheets
from euphoria.cli.terminal.board import Card, Plainly, View
from euphoria.cli.terminal.screen import Look
from euphoria.cli.terminal.signs import PLAIN
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.state import Show
from euphoria.games.reality.tables.library import SEED, table_names
from euphoria.games.reality.text import messages
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import State

Event = Mapping[str, Any]

CHAPTERS = {"turn", "deployed", "used", "walked", "leapt", "fight", "declared", "threw", "blasted", "flames", "at-cat"}
"""What begins a line of news; what comes of it follows in the same one."""
LOUD = {"fell", "delivered", "freed", "used", "removed", "revived", "lost-leader", "lost-star", "burst"}
SILENT = {"ended", "phase", "activated", "rolled-order"}
"""In the log, but no news."""


def way_so_far(scene: Scene) -> list[Place]:
    """The way-points that were set, from where the figure stands."""
    route = [(x, y, surface) for x, y, surface in scene.view["asked"]["route"] or ()]
    asks = scene.view["asked"]["question"] == "goal"
    return [scene.state.place(scene.focus()), *route] if route and asks else []


class RealityTable(Plainly):
    """The board of `reality`; see `boards.Board`."""

    few = 1
    flows = True
    inspects = True
    least_news = 2

    def picture(self, state: State, view: View, look: Look) -> RenderableType:
        show = _show(state)
        scene = Scene(show, view, look)
        return Group(*spread(scene, marks(show, view["seat"]), way_so_far(scene)))

    def question(self, state: State, view: View, look: Look) -> str:
        """With whom it is about, where, and with what."""
        scene = Scene(_show(state), view, look)
        asked = messages.question(view["asked"]["question"], look.language)
        focus = scene.focus()
        if focus < 0 or scene.figures[focus]["side"] != view["seat"]:
            return asked
        if not on_table(scene.figures[focus]):
            return f"{named(scene, focus)}: {asked}"
        if route := view["asked"]["route"]:
            said = [messages.place(scene.state, (x, y, surface), look.language) for x, y, surface in route]
            asked = look.say("cli-reality-by-way", places=" – ".join(said))
        return f"{describe(scene, focus, brief=True)} {asked}"

    def arrange(self, state: State, seat: int, actions: list[Action]) -> list[Action]:
        return sorted(actions, key=lambda action: choices.rank(_show(state), seat, action))

    def option(self, state: State, seat: int, action: Action, look: Look) -> str:
        return choices.option(_show(state), seat, action, look)

    def headings(self, state: State, seat: int, action: Action, look: Look) -> tuple[str, ...]:
        return choices.headings(_show(state), seat, action, look)

    def pick(self, action: Action) -> str:
        """Shots by their number."""
        return str(action.args[2]) if action.kind == "shoot" else ""

    def kind(self, state: State, seat: int, action: Action, look: Look) -> str:
        return look.say(f"cli-reality-kind-{action.kind}")

    def stands(self, state: State, seat: int, action: Action) -> bool:
        return choices.stands(_show(state), seat, action)

    def formality(self, state: State, seat: int, action: Action) -> bool:
        """To end an activation in which nothing else can be done."""
        return action.kind == "end"

    def refusal(self, state: State, refusal: Refusal, look: Look) -> str:
        key = refusal.key.removeprefix("reality-why-")
        return messages.why(_show(state), key, refusal.args, look.language, look.names)

    def read(self, state: State, seat: int, typed: str, look: Look) -> Action | None:
        return reality_typed.read(_show(state), seat, typed, look)

    def inspect(self, state: State, view: View, typed: str, look: Look) -> RenderableType | None:
        return sight.inspect(Scene(_show(state), view, look), typed)

    def event(self, state: State, event: Event, look: Look) -> str:
        return messages.event(_show(state), dict(event), look.language, look.names)

    def weight(self, event: Event) -> str | None:
        if event["event"] in CHAPTERS:
            return "chapter"
        if event["event"] in SILENT:
            return None
        return "bold" if event["event"] in LOUD else ""

    def legend(self, state: State, look: Look) -> RenderableType:
        signs = stuff(look.signs)
        entries = [
            *((getattr(signs, name), look.say(f"cli-reality-legend-{name}"), "quiet") for name in KINDS.values()),
            (signs.across + signs.down, look.say("cli-reality-legend-wall"), "name"),
            (signs.door, look.say("cli-reality-legend-door"), "name"),
            (signs.window, look.say("cli-reality-legend-window"), "name"),
            (signs.ladder, look.say("cli-reality-legend-ladder"), "bold"),
            (f"{signs.up}3", look.say("cli-reality-legend-height"), "quiet"),
            ("[]", look.say("cli-reality-legend-platform"), "seat-0"),
            ("NK", look.say("cli-reality-legend-capitals", player=look.names[0]), "seat-0"),
            ("nk", look.say("cli-reality-legend-small", player=look.names[1]), "seat-1"),
            (f"N{signs.prone}", look.say("cli-reality-legend-prone"), "seat-0"),
            (f"N{signs.fights}", look.say("cli-reality-legend-fights"), "seat-0"),
            (f"N{signs.fallen}", look.say("cli-reality-legend-fallen"), "quiet"),
            ("N^" if look.signs == PLAIN else "N³", look.say("cli-reality-legend-up"), "seat-0"),
            (look.signs.star, look.say("cli-reality-legend-leader"), "bold"),
            (f"{signs.drum}1", look.say("cli-reality-legend-drum"), "accent"),
            ("$ &", look.say("cli-reality-legend-neutral"), "bold"),
            (f"5 {signs.goal}", look.say("cli-reality-legend-goal"), "good"),
            ("!", look.say("cli-reality-legend-special"), "quiet"),
            ("+2", look.say("cli-reality-legend-objects"), "quiet"),
        ]
        said = [Text.assemble((one, style), f" {meaning}") for one, meaning, style in entries]
        return Padding(Text("   ").join(said), (0, 0, 0, 2), expand=False)

    def urgent(self, event: Event, seat: int) -> bool:
        """Everything that happens is seen by both."""
        return False

    def ending(self, state: State, look: Look) -> str:
        outcome = state.outcome
        assert outcome is not None
        return messages.ending(outcome.json(), look.language, look.names)

    def cards(self, state: State, view: View | None, look: Look) -> list[Card]:
        if view is None:
            return all_sheets(Scene(_show(state), state.view(None), look))
        return own_sheets(Scene(_show(state), view, look))

    def details(self, state: State, view: View, look: Look) -> list[str]:
        """The mission, everybody in words, and all scenery with its height and its place."""
        show = _show(state)
        scene = Scene(show, view, look)
        lines = [messages.mission(view["options"]["mission"], look.language)]
        lines += [describe(scene, number) for number in range(len(scene.figures))]
        plain = look.signs == PLAIN
        for number, element in show.terrain.present():
            xs, ys = [x for x, _ in element.outline], [y for _, y in element.outline]
            low = [messages.inches(min(side), look.language) for side in (xs, ys)]
            high = [messages.inches(max(side), look.language) for side in (xs, ys)]
            said = {
                "element": messages.element(show, number, look.language),
                "kind": look.say(f"tables-kind-{element.kind.name.lower()}"),
                "height": height(element.height, plain),
                "from": ", ".join(low),
                "to": ", ".join(high),
            }
            lines.append(look.say("cli-reality-element", **said))
        return lines

    def read_option(self, name: str, value: Any) -> Any:
        """A table is a name from tables/, a seed, or a file."""
        if name != "table" or value in table_names() or SEED.fullmatch(str(value)):
            return value
        path = Path(str(value))
        return path.read_text("utf-8") + "\n" if path.is_file() else value

    def everything(self, state: State) -> View:
        """The spectator's view, with what each player knows of their own figures."""
        view: dict[str, Any] = dict(state.view(None))
        own = [cast("dict[str, Any]", state.view(seat))["figures"] for seat in range(state.seats)]
        figures = [
            figure if figure["side"] is None else own[figure["side"]][figure["figure"]] for figure in view["figures"]
        ]
        return {**view, "figures": figures}


def _show(state: State) -> Show:
    return cast(Show, state)


BOARD = RealityTable()
