"""The display of `leaders`: a round table from above, or a list of seats in small windows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.text import Text

from euphoria.cli.games.leaders import round_table, seat_list
from euphoria.cli.games.leaders.beliefs import belief_table
from euphoria.cli.games.leaders.recruit_cards import SMALL_FRAMES, large_frames
from euphoria.cli.terminal.game_display import CardEntry, DefaultDisplay, View
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.leaders.cards.decks import Artifact
from euphoria.games.leaders.components import PLACES
from euphoria.games.leaders.state import LeadersTable
from euphoria.games.leaders.text import messages
from euphoria.games.leaders.text.question_text import question
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import State
from euphoria.kernel.files.data_folders import folder

Event = Mapping[str, Any]

EMPHASIZED = {"shot", "hit", "turned-wastelander", "used", "reacted", "blocked", "armed", "reversed", "extra-turn"}
HEADED = {
    "give": "give", "interrogate": "interrogate", "hide": "hide", "arm": "arm", "use": "use", "react": "react",
    "claim-team": "claims", "claim-recruit": "claims",
}  # fmt: skip
"""The menu heading of each kind of action."""


class LeadersDisplay(DefaultDisplay):
    """Implements `GameDisplay`."""

    has_beliefs = True

    def picture(self, state: State, view: View, context: DrawingContext) -> RenderableType:
        cards = [card.name for card in self.cards(state, view, context)]
        draw = round_table.picture if round_table.fits(context) else seat_list.picture
        table = draw(view, cards, context)
        if view["you"]:
            return table
        # A spectator has no hand; but in a view without hidden information, all hands are known.
        hands = self._hands(_table(state), view, context)
        return Group(table, Text(f"  {f' {context.signs.dot} '.join(hands)}", "quiet")) if hands else table

    def _hands(self, state: LeadersTable, view: View, context: DrawingContext) -> list[str]:
        """The artifacts that the viewer knows to be in others' hands, a line for each player."""
        lines = []
        for player in view["players"]:
            if player["known_artifacts"] and player["seat"] != view["seat"]:
                found = [state.deck.find(id) for id in player["known_artifacts"]]
                named = ", ".join(messages.artifact_name(one, context.language) for one in found if one)
                lines.append(context.say("cli-leaders-hand-of", player=context.names[player["seat"]], artifacts=named))
        return lines

    def question(self, state: State, view: View, context: DrawingContext) -> str:
        return question(_table(state), view["seat"], context.language, context.names)

    def action_text(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        return messages.action(_table(state), seat, action, context.language, context.names)

    def headings(self, state: State, seat: int, action: Action, context: DrawingContext) -> tuple[str, ...]:
        heading = HEADED.get(action.kind)
        if heading is None:
            return ()
        first = context.say(f"cli-leaders-heading-{heading}")
        if heading != "claims":
            return (first,)
        about = action.args[0] if action.kind == "claim-team" else action.args[0] // PLACES
        key = "cli-leaders-heading-about-you" if about == seat else "cli-leaders-heading-about"
        return first, context.say(key, player=context.names[about])

    def kind_text(self, state: State, seat: int, action: Action, context: DrawingContext) -> str:
        return context.say(f"cli-leaders-kind-{action.kind}")

    def is_nameable(self, state: State, seat: int, action: Action) -> bool:
        table, args = _table(state), action.args
        if action.kind in ("aim", "choose-player", "claim-team"):
            return args[0] < table.seats
        if action.kind in ("interrogate", "hide", "choose-recruit", "claim-recruit"):
            return args[0] < PLACES * table.seats
        if action.kind in ("use", "give", "react"):
            return args[0] < len(table.deck.artifacts) and (action.kind != "give" or args[1] < table.seats)
        return True

    def refusal_text(self, state: State, refusal: Refusal, context: DrawingContext) -> str:
        key = refusal.key.removeprefix("leaders-why-")
        return messages.why(_table(state), key, refusal.args, context.language, context.names)

    def event_text(self, state: State, event: Event, context: DrawingContext) -> str:
        table = _table(state)
        return messages.event(table.deck, dict(event), context.language, context.names, table.settings.edition)

    def event_style(self, event: Event) -> str | None:
        if event["event"] == "turn":
            return "chapter"
        if event["event"] in ("placed", "ended"):
            return None
        if event["event"] == "looked" and not event["recruit"] and "cause" not in event:
            return None  # the event of the interrogation itself says it
        return "bold" if event["event"] in EMPHASIZED else ""

    def legend(self, state: State, context: DrawingContext) -> RenderableType:
        frames = large_frames(context) if round_table.fits(context) else SMALL_FRAMES
        return seat_list.legend(context, frames, _table(state).settings.edition)

    def is_urgent(self, event: Event, seat: int) -> bool:
        return event["event"] in ("looked", "stole", "received") and event.get("seat") == seat

    def ending_text(self, state: State, context: DrawingContext) -> str:
        outcome = state.outcome
        assert outcome is not None
        return messages.ending(outcome.json(), context.language, context.names, _table(state).settings.edition)

    def cards(self, state: State, view: View | None, context: DrawingContext) -> list[CardEntry]:
        table = _table(state)
        if view is None:
            return [self._card(table, artifact, context) for artifact in table.deck.artifacts]
        found = [table.deck.find(id) for id in view["you"]["hand"]] if view["you"] else []
        return [self._card(table, artifact, context) for artifact in found if artifact]

    def _card(self, table: LeadersTable, artifact: Artifact, context: DrawingContext) -> CardEntry:
        kind = context.say("cli-leaders-card-reaction" if artifact.reaction else "cli-leaders-card-action")
        text = messages.artifact_text(artifact, context.language, table.settings.edition)
        return CardEntry(messages.artifact_name(artifact, context.language), kind, text, artifact.rule)

    def details(self, state: State, view: View, context: DrawingContext) -> list[str]:
        """Who has looked at which recruit, which is public (L-info-4), and known artifacts in others' hands."""
        lines, edition = self._hands(_table(state), view, context), _table(state).settings.edition
        for player in view["players"]:
            for recruit in player["recruits"]:
                seen = [context.names[seat] for seat in recruit["seen_by"] if seat != player["seat"]]
                if recruit["exposed"] or not seen:
                    continue
                arguments: dict[str, str | int] = {
                    "player": context.names[player["seat"]],
                    "place": recruit["place"] % PLACES + 1,
                }
                key = "cli-leaders-seen"
                if recruit["kind"]:
                    key = "cli-leaders-seen-known"
                    arguments["recruit"] = messages.recruit(recruit["kind"], context.language, edition)
                lines.append(context.say(key, names=", ".join(seen), **arguments))
        return lines or [context.say("cli-leaders-seen-none")]

    def beliefs(self, state: State, seat: int | None, context: DrawingContext) -> RenderableType | None:
        return belief_table(_table(state), seat, context)

    def read_option(self, name: str, value: Any) -> Any:
        """A deck is a name from `decks/`, or a file."""
        if name != "deck" or (folder("decks") / f"{value}.toml").is_file():
            return value
        path = Path(str(value))
        # The game tells the text of a deck from a name by its line breaks, so there must be one.
        return path.read_text("utf-8") + "\n" if path.exists() else value


def _table(state: State) -> LeadersTable:
    return cast(LeadersTable, state)


DISPLAY = LeadersDisplay()
