"""What both pictures of the table consist of: headline, centre, and a player's name, gun, claim and hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from euphoria.cli.games.leaders.recruit_cards import sign
from euphoria.cli.terminal.game_display import View
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.leaders.text.messages import team

Player = Mapping[str, Any]
"""An entry of `players` in a view."""


def headline(view: View, context: DrawingContext) -> Text:
    """The title, the turn and its phase."""
    if view["active"] is None:
        parts = [context.say("leaders-phase-setup")]
    else:
        parts = [context.say("cli-leaders-turn", turn=view["turn"]), context.say(f"leaders-phase-{view['phase']}")]
        if view["extra_turn"]:
            parts.append(context.say("cli-leaders-extra"))
    title = Text(f" {context.say('cli-leaders-title').upper()} ", "poster")
    return Text.assemble(title, "  ", (f" {context.signs.dot} ".join(parts), "bold"))


def centre(view: View, context: DrawingContext) -> list[Text]:
    """The middle of the table: guns, deck, discards, and the direction of play."""
    signs, edition = context.signs, view["options"]["edition"]
    guns = " ".join([signs.gun] * view["centre"])
    key = "cli-leaders-clockwise" if view["clockwise"] else "cli-leaders-counter"
    direction = signs.clockwise if view["clockwise"] else signs.counter
    nothing = context.say("cli-leaders-centre-empty", edition=edition)
    lines = [
        Text(f"{context.say('cli-leaders-centre')} {guns}" if guns else nothing, "bold"),
        Text(context.say("cli-leaders-deck", count=view["pile"])),
    ]
    if edition == "B":
        lines.append(Text(context.say("cli-leaders-discards", count=len(view["discards"]))))
    lines.append(Text(f"{context.say(key)} {direction}", "quiet"))
    return lines


def name(view: View, player: Player, context: DrawingContext, indent: str = "") -> Text:
    """A player's name, with the public marks. `indent` stands in for the mark of the active player."""
    seat = player["seat"]
    active, yours = seat == view["active"], seat == view["seat"]
    text = Text.assemble((f"{context.signs.here} ", "accent") if active else indent)
    text.append(context.names[seat], "accent" if active else "name")
    if yours:
        text.append(f" ({context.say('cli-leaders-you')})", "quiet")
    if player["wastelander"]:
        text.append(f" {context.signs.sheaf}", "wastelander")
    return text


def gun(view: View, player: Player, context: DrawingContext) -> Text:
    """A player's gun and its target; highlighted if the target is the viewer."""
    if not player["gun"]:
        return Text()
    aim = player["aim"]
    target = context.names[aim] if aim is not None else "?"
    at_you = aim is not None and aim == view["seat"]
    return Text(f"{context.signs.gun} {context.signs.arrow} {target}", "accent" if at_you else "bold")


def claim(view: View, player: Player, context: DrawingContext) -> Text:
    """The team that a player last claimed to be in, true or not."""
    seat = player["seat"]
    claims = [
        claim
        for claim in view["claims"]
        if claim["event"] == "claimed-team" and claim["seat"] == claim["target"] == seat
    ]
    if not claims:
        return Text()
    name = team(claims[-1]["team"], context.language, view["options"]["edition"])
    return Text(context.say("cli-leaders-says", team=name), "said")


def hand(view: View, cards: list[str], context: DrawingContext) -> Text:
    """The viewer's team and the names of their artifacts."""
    side = view["you"]["team"]
    named = ", ".join(cards) or context.say("cli-leaders-hand-empty")
    return Text.assemble(
        (f"{sign(side, context.signs)} ", f"{side}-up"),
        (context.say("cli-leaders-team", team=team(side, context.language, view["options"]["edition"])), f"{side}-up"),
        "  ",
        (context.say("cli-leaders-hand") + " ", "quiet"),
        named,
    )
