"""The display of `dystopia`: the board, the players, the viewer's own sheet, and the texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from euphoria.cli.games.dystopia import action_menu, typed_exchanges
from euphoria.cli.games.dystopia.board import HALF, columns, world
from euphoria.cli.games.dystopia.cards import all_cards, offered, own_cards, with_texts
from euphoria.cli.games.dystopia.pieces import NARROW, ROOMY, SLIM, BoardScene, bracket, sign
from euphoria.cli.games.dystopia.places import tank
from euphoria.cli.games.dystopia.player_table import details, own, own_line, table
from euphoria.cli.terminal.frames import fit
from euphoria.cli.terminal.game_display import CardEntry, DefaultDisplay, View
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.dystopia.components import FACTIONS, WORKERS_TO_BUILD
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text import messages
from euphoria.games.dystopia.text.question_text import question
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import State

Event = Mapping[str, Any]

WORLD, COLUMNS = 26, 14
"""The lines that each form of the board needs, without the rows of the players."""
EMPHASIZED = {"star", "built", "woke", "lost", "fought", "contributed", "traded"}
SILENT = {"ended", "dealt"}
"""Events that `log` shows and news do not."""


class DystopiaDisplay(DefaultDisplay):
    """Implements `GameDisplay`."""

    max_unfolded = 1
    news_as_paragraphs = True

    def picture(self, state: State, view: View, context: DrawingContext) -> RenderableType:
        size = NARROW if context.height >= COLUMNS + view["seats"] else SLIM
        scene = BoardScene(view, context, action_menu.targets(_city(state), view["seat"]), size)
        cards = with_texts(offered(view, context))
        if cards and not view["turn"]:
            return Group(_headline(scene), *cards, *table(scene), own_line(scene))
        if not cards and context.width >= 2 * HALF and context.height >= WORLD + view["seats"]:
            scene = scene._replace(size=ROOMY)
            return Group(_headline(scene), *world(scene, own(scene)), *table(scene))
        return Group(_headline(scene), *columns(scene), *table(scene), own_line(scene), *cards)

    def question(self, state: State, view: View, context: DrawingContext) -> str:
        sentence, asked = (
            question(_city(state), view["seat"], context.language, context.names),
            view["asked"]["question"],
        )
        if asked not in ("offer", "trade"):
            return sentence
        other = context.names[0 if view["seat"] else 1]
        return f"{sentence} {context.say(f'cli-dystopia-typed-about-{asked}', player=other)}"

    def parse_action(self, state: State, seat: int, typed: str, context: DrawingContext) -> Action | None:
        return typed_exchanges.read(_city(state), seat, typed, context)

    def sorted_actions(self, state: State, seat: int, actions: list[Action]) -> list[Action]:
        """To stop first, then placements in the order of the board, then everything else."""
        return sorted(actions, key=action_menu.rank)

    def action_text(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        return messages.action(_city(state), seat, action, context.language, context.names)

    def headings(self, state: State, seat: int, action: Action, context: DrawingContext) -> tuple[str, ...]:
        return action_menu.headings(_city(state), seat, action, context)

    def key_in_group(self, action: Action) -> str:
        """Placements are selected by the number of the worker."""
        return str(action.args[0]) if action.kind == "place" else ""

    def kind_text(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        return action_menu.kind(_city(state), seat, action, context)

    def is_nameable(self, state: State, seat: int, action: Action) -> bool:
        return action_menu.stands(_city(state), seat, action)

    def explain_unasked(self, state: State, seat: int, action: Action) -> bool:
        return action_menu.worth(_city(state), seat, action)

    def refusal_text(self, state: State, refusal: Refusal, context: DrawingContext) -> str:
        return action_menu.refusal(refusal, context)

    def event_text(self, state: State, event: Event, context: DrawingContext) -> str:
        return messages.event(dict(event), context.language, context.names)

    def event_style(self, event: Event) -> str | None:
        if event["event"] == "turn":
            return "chapter"
        if event["event"] in SILENT:
            return None
        return "bold" if event["event"] in EMPHASIZED else ""

    def legend(self, state: State, context: DrawingContext) -> RenderableType:
        signs, say = context.signs, context.say
        entries = [
            *((sign(one, signs), say(f"cli-dystopia-place-{one}"), one) for one in FACTIONS),
            ("A3", say("cli-dystopia-legend-worker"), "seat-0"),
            (bracket("  ", True).plain, say("cli-dystopia-legend-open"), "accent"),
            (bracket("  ", False).plain, say("cli-dystopia-legend-closed"), "quiet"),
            ("=9", say("cli-dystopia-legend-total"), "bold"),
            (signs.star, say("cli-dystopia-legend-star"), "bold"),
            (signs.done + signs.mark + signs.ahead + signs.mark_ahead, say("cli-dystopia-legend-track"), "bold"),
            (signs.back, say("cli-dystopia-legend-back"), "back"),
        ]
        texts = [Text.assemble((symbol, style), f" {meaning}") for symbol, meaning, style in entries]
        return Padding(Text("   ").join(texts), (0, 0, 0, 2), expand=False)

    def is_urgent(self, event: Event, seat: int) -> bool:
        drawn = event["event"] in ("drew", "fought") and event.get("seat") == seat
        return drawn and (event.get("artifact") or event.get("recruit")) is not None

    def ending_text(self, state: State, context: DrawingContext) -> str:
        outcome = state.outcome
        assert outcome is not None
        return messages.ending(outcome.json(), context.language, context.names)

    def cards(self, state: State, view: View | None, context: DrawingContext) -> list[CardEntry]:
        return all_cards(_city(state).settings.recruits, context) if view is None else own_cards(view, context)

    def details(self, state: State, view: View, context: DrawingContext) -> list[str]:
        return details(BoardScene(view, context))


def _headline(scene: BoardScene) -> Text:
    view, say = scene.view, scene.say
    title = Text(f" {say('title').upper()} ", "poster")
    if scene.size == SLIM and view["turn"]:
        cells = Text(" ").join(line[:4] for line in tank(scene))
        return fit(
            Text.assemble(title, "  ", (say("turn", turn=view["turn"]), "bold"), f"   {say('tank-short')} ", cells),
            scene.context.width,
            scene.context,
        )
    parts = [say("setup")]
    if view["turn"]:
        needed = say("needed", count=WORKERS_TO_BUILD[view["seats"]])
        parts = [
            say("turn", turn=view["turn"]),
            needed,
            say("deck", count=view["pile"], discards=len(view["discards"])),
        ]
    line = Text.assemble(title, "  ", (f" {scene.context.signs.dot} ".join(parts), "bold"))
    return fit(line, scene.context.width, scene.context)


def _city(state: State) -> City:
    return cast(City, state)


DISPLAY = DystopiaDisplay()
