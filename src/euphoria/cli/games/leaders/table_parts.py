"""The pieces that both drawings of `leaders` are made of: the headline, a seat's name, gun and claim, your own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from euphoria.cli.games.leaders.recruit_cards import sign
from euphoria.cli.terminal.game_display import View
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.leaders.text.messages import team

Player = Mapping[str, Any]
"""One entry of `players` in a view."""


def headline(view: View, context: DrawingContext) -> Text:
    """The game, the turn and its phase."""
    if view["active"] is None:
        said = [context.say("leaders-phase-setup")]
    else:
        said = [context.say("cli-leaders-turn", turn=view["turn"]), context.say(f"leaders-phase-{view['phase']}")]
        if view["extra_turn"]:
            said.append(context.say("cli-leaders-extra"))
    title = Text(f" {context.say('cli-leaders-title').upper()} ", "poster")
    return Text.assemble(title, "  ", (f" {context.signs.dot} ".join(said), "bold"))


def centre(view: View, context: DrawingContext) -> list[Text]:
    """What lies in the middle: guns, deck, discards, and which way the play goes."""
    signs, edition = context.signs, view["options"]["edition"]
    guns = " ".join([signs.gun] * view["centre"])
    key = "cli-leaders-clockwise" if view["clockwise"] else "cli-leaders-counter"
    way = signs.clockwise if view["clockwise"] else signs.counter
    nothing = context.say("cli-leaders-centre-empty", edition=edition)
    lines = [
        Text(f"{context.say('cli-leaders-centre')} {guns}" if guns else nothing, "bold"),
        Text(context.say("cli-leaders-deck", count=view["pile"])),
    ]
    if edition == "B":
        lines.append(Text(context.say("cli-leaders-discards", count=len(view["discards"]))))
    lines.append(Text(f"{context.say(key)} {way}", "quiet"))
    return lines


def name(view: View, player: Player, context: DrawingContext, indent: str = "") -> Text:
    """A player's name, with the marks that everybody sees; others are indented as far as the mark of the turn."""
    seat = player["seat"]
    active, yours = seat == view["active"], seat == view["seat"]
    said = Text.assemble((f"{context.signs.here} ", "accent") if active else indent)
    said.append(context.names[seat], "accent" if active else "name")
    if yours:
        said.append(f" ({context.say('cli-leaders-you')})", "quiet")
    if player["wastelander"]:
        said.append(f" {context.signs.sheaf}", "wastelander")
    return said


def gun(view: View, player: Player, context: DrawingContext) -> Text:
    """The gun, and at whom it points. You will want to know when it is you."""
    if not player["gun"]:
        return Text()
    aim = player["aim"]
    target = context.names[aim] if aim is not None else "?"
    at_you = aim is not None and aim == view["seat"]
    return Text(f"{context.signs.gun} {context.signs.arrow} {target}", "accent" if at_you else "bold")


def claim(view: View, player: Player, context: DrawingContext) -> Text:
    """What a player has last said to be: said, not known."""
    seat = player["seat"]
    said = [one for one in view["claims"] if one["event"] == "claimed-team" and one["seat"] == one["target"] == seat]
    if not said:
        return Text()
    name = team(said[-1]["team"], context.language, view["options"]["edition"])
    return Text(context.say("cli-leaders-says", team=name), "said")


def hand(view: View, cards: list[str], context: DrawingContext) -> Text:
    """Your team, and the names of your artifacts."""
    side = view["you"]["team"]
    named = ", ".join(cards) or context.say("cli-leaders-hand-empty")
    return Text.assemble(
        (f"{sign(side, context.signs)} ", f"{side}-up"),
        (context.say("cli-leaders-team", team=team(side, context.language, view["options"]["edition"])), f"{side}-up"),
        "  ",
        (context.say("cli-leaders-hand") + " ", "quiet"),
        named,
    )
