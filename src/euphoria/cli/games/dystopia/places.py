"""The places on the board, one or two lines each; costs and gains only in the size ROOMY."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from euphoria.cli.games.dystopia.costs import cost, gain, price
from euphoria.cli.games.dystopia.pieces import (
    NUMBERS,
    ROOMY,
    SLIM,
    STEPS,
    TIERS,
    BoardScene,
    bracket,
    cell,
    sign,
    stars_of,
    territory,
    track,
    workers,
)
from euphoria.cli.terminal.frames import Lines, between, fit
from euphoria.games.dystopia import board
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.components import FACTIONS, GOODS, SPACES_A_SITE, TUNNEL_ENDS
from euphoria.games.dystopia.text.messages import good

LEAST_NAME = 4
"""The fewest characters of an area's name: three letters and a dot."""
TILE_OF = {tile.id: tile for tile in TILES}


def title(scene: BoardScene, faction: str) -> Text:
    name = scene.say(f"place-{faction}")
    return Text(f"{sign(faction, scene.context.signs)} {name}", f"{faction}-up")


def allegiance(scene: BoardScene, faction: str) -> Text:
    at = scene.view["allegiance"][faction]
    return Text.assemble(track(at, TIERS, scene.context.signs, faction), (f" {at}", "bold"))


def stars(scene: BoardScene, faction: str) -> Text:
    return territory(scene, faction)


def area(scene: BoardScene, faction: str, width: int) -> Lines:
    """A commodity area: its workers, and their total (D-com-1)."""
    number = FACTIONS.index(faction)
    there = scene.view["areas"][number]["workers"]
    mark, called = bracket("+", number in scene.open), area_name(scene, faction)
    name = _named(scene, mark, called)
    total = sum(worker[1] for worker in there)
    text = Text(f"={total}", "bold") if there else Text("=0", "quiet")
    if scene.size == SLIM and there:
        room = width - mark.cell_len - text.cell_len - 3
        crowd = workers(there, room - LEAST_NAME)
        # If the workers leave no room for the name, `slim_column` puts it on the line above.
        left = room - crowd.cell_len
        name = _named(scene, mark, shortened(called, left)) if left >= LEAST_NAME else mark
    if scene.size in (SLIM, ROOMY):
        room = width - name.cell_len - text.cell_len - 2
        return [between(Text.assemble(name, " ", workers(there, room)), text, width, scene.context)]
    below = Text.assemble("  ", workers(there, width - 2))
    return [between(name, text, width, scene.context), fit(below, width, scene.context)]


def area_name(scene: BoardScene, faction: str) -> str:
    return scene.say(f"short-{board.SPACES[FACTIONS.index(faction)].id}")


def slim_column(scene: BoardScene, faction: str, lines: Lines, width: int) -> Lines:
    """A column with the allegiance track on top, and beside it the area's name if its own line has no room for it."""
    above, first, called = allegiance(scene, faction), lines[0].plain, area_name(scene, faction)
    if scene.size != SLIM or called[: LEAST_NAME - 1] in first:
        return [above, *lines]
    return [between(above, Text(shortened(called, width - above.cell_len - 1)), width, scene.context), *lines]


def shortened(name: str, room: int) -> str:
    """A name, abbreviated if it does not fit."""
    return name if len(name) <= room else f"{name[: room - 1].rstrip()}."


def place(scene: BoardScene, id: str, width: int) -> Text:
    """A named space for one worker."""
    space = board.SPACES[NUMBERS[id]]
    text = _named(scene, cell(scene, space.number, _worker(scene, id)), scene.say(f"short-{id}"))
    return between(text, price(scene.context, space) if scene.size == ROOMY else "", width, scene.context)


def tank(scene: BoardScene) -> Lines:
    """The two spaces of the tank, without names: their costs differ."""
    spaces = [board.SPACES[NUMBERS[id]] for id in ("tank-left", "tank-right")]
    return [
        Text.assemble(cell(scene, space.number, _worker(scene, space.id)), " ", price(scene.context, space))
        for space in spaces
    ]


def tunnel(scene: BoardScene, faction: str, width: int) -> Lines:
    """The space for digging with its miner's track, and the space at the end, closed until the miner is there."""
    context, step = scene.context, scene.view["miners"][faction]
    space, end = (board.SPACES[NUMBERS[f"{faction}-{id}"]] for id in ("tunnel", "tunnel-end"))
    digging = cell(scene, space.number, _worker(scene, space.id))
    bar = track(step, STEPS, context.signs, faction)
    dug = Text.assemble(bar, (f" {step}", "bold"))
    inside = "  " if step >= TUNNEL_ENDS else "--"
    last = cell(scene, end.number, _worker(scene, end.id), inside)
    if scene.size == SLIM:
        return [fit(Text.assemble(digging, last, " ", bar), width, context)]
    ending = Text.assemble(last, f" {scene.say('short-end')} ")
    if scene.size != ROOMY:
        ending.append(gain(context, end), "quiet")
        return [fit(Text.assemble(digging, " ", dug), width, context), fit(ending, width, context)]
    first = _named(scene, digging, scene.say("short-tunnel"))
    last_line = Text.assemble("     ", dug, " ", ending, price(context, end))
    return [between(first, price(scene.context, space), width, context), fit(last_line, width, context)]


def site(scene: BoardScene, number: int, width: int) -> Text:
    """A construction site with the cost of each free space, or the market that was built there."""
    found = scene.view["sites"][number]
    name = Text(found["site"].upper(), "bold")
    if found["built"]:
        return _market(scene, name, number, found, width)
    spaces = []
    for slot, there in enumerate(found["workers"]):
        kind = GOODS[board.SITE_COSTS[number][1][slot]]
        free = good(kind, scene.context.language) if scene.size == ROOMY else scene.say(f"letter-{kind}")
        spaces.append(cell(scene, board.FIRST_SITE + SPACES_A_SITE * number + slot, there, free))
    line = Text().join(spaces)
    return fit(Text.assemble(name, " " * (line.cell_len + 3 <= width), line), width, scene.context)


def _market(scene: BoardScene, name: Text, number: int, found: Mapping[str, Any], width: int) -> Text:
    tile = TILE_OF[found["tile"]]
    text = Text.assemble(name, " ", cell(scene, board.FIRST_MARKET + number, found["visitor"]), " ")
    text.append(scene.say(f"tile-{tile.id}"))
    stars = stars_of(found["stars"], scene.context.signs)
    if scene.size != ROOMY:
        return between(text, stars, width, scene.context)
    return between(
        text,
        Text.assemble((cost(scene.context, tile.cost), "quiet"), " " if stars else "", stars),
        width,
        scene.context,
    )


def _worker(scene: BoardScene, id: str) -> list[int] | None:
    found: list[int] | None = next(one["worker"] for one in scene.view["spaces"] if one["space"] == id)
    return found


def _named(scene: BoardScene, space: Text, name: str) -> Text:
    return Text.assemble(space, " ", name)
