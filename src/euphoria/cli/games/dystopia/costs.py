"""Costs and gains of spaces, in few letters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.dystopia import board
from euphoria.games.dystopia.components import ARTIFACTS, GOLD, GOODS, RESOURCES
from euphoria.games.dystopia.costs import NO_ARTIFACTS, ONE_OF_KIND, THREE_OR_PAIR, Cost
from euphoria.games.dystopia.text.messages import artifact, good

GAINS = {
    board.BREEZE_BAR: ("cards", 2),
    board.SKY_LOUNGE: ("resources", 2),
    board.TANK_LEFT: ("gain-tank-left", 0),
    board.TANK_RIGHT: ("gain-tank-right", 0),
}


def cost(context: DrawingContext, asked: Cost) -> str:
    """A cost; empty if there is none."""
    items = [
        _goods(context, count, kinds, asked.others_differ and index > 0)
        for index, (count, kinds) in enumerate(asked.goods)
    ]
    if asked.artifacts >= ONE_OF_KIND:
        items.append(artifact(ARTIFACTS[asked.artifacts - ONE_OF_KIND], context.language))
    elif asked.artifacts == THREE_OR_PAIR:
        items.append(context.say("cli-dystopia-three-or-pair"))
    elif asked.artifacts != NO_ARTIFACTS:
        items.append(context.say("cli-dystopia-cards", count=asked.artifacts))
    return "+".join(items)


def _goods(context: DrawingContext, count: int, kinds: Sequence[int], other: bool) -> str:
    """A number of goods; the number is left out if it is one."""
    if len(kinds) == 1:
        return f"{count} " * (count > 1) + good(GOODS[kinds[0]], context.language)
    key = "resources" if set(kinds) == set(RESOURCES) else "other" if other else "commodities"
    return context.say(f"cli-dystopia-{key}", count=count)


def gain(context: DrawingContext, space: board.Space) -> str:
    """What a space gives; by default a star."""
    if space.what == board.TUNNEL:
        return context.say("cli-dystopia-gain-tunnel", good=good(GOODS[GOLD + space.faction], context.language))
    if space.what == board.TUNNEL_END:
        return f"3 {good(GOODS[board.END_GOODS[space.faction]], context.language)}"
    if space.what in GAINS:
        key, count = GAINS[space.what]
        return context.say(f"cli-dystopia-{key}", count=count)
    return context.signs.star


def price(context: DrawingContext, space: board.Space) -> Text:
    """Cost, arrow, gain."""
    paid = cost(context, space.cost)
    return Text.assemble(
        (f"{paid} {context.signs.arrow} " if paid else f"{context.signs.arrow} ", "quiet"), gain(context, space)
    )
