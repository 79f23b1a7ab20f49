"""The board: as one picture of the world in large windows, else as four columns.

In the world, Icarus is above, the city of Euphoria on the left, the wasteland on the right, Subterra below.
"""

from __future__ import annotations

from rich.text import Text

from euphoria.cli.games.dystopia.pieces import SLIM, BoardScene
from euphoria.cli.games.dystopia.places import allegiance, area, place, site, slim_column, stars, tank, title, tunnel
from euphoria.cli.terminal.frames import Lines, beside, frame, level
from euphoria.games.dystopia.components import FACTIONS, ICARITE

ARTIFACT_MARKETS = {"euphorian": "incinerator", "subterran": "free-press", "wastelander": "ark"}
ABOVE = ("wind-saloon", "breeze-bar", "nimbus-loft", "sky-lounge")
WIDEST = 22
"""The greatest width of each of the four columns."""
HALF = 41
"""Half of the width of the world."""
ABOVE_LEFT = 33
"""The width of the left column of markets in Icarus, whose costs are short."""
EDGES = 4
"""The columns that a padded frame takes of the width."""


def columns(scene: BoardScene) -> Lines:
    """A column for each faction, with the tank below them; in the size SLIM the tank is in the headline."""
    width = min(WIDEST, scene.context.width // 4)
    blocks = level([slim_column(scene, faction, _inside(scene, faction, width - 2), width - 2) for faction in FACTIONS])
    framed = [
        frame(title(scene, faction), lines, width, faction, scene.context, bottom=stars(scene, faction))
        for faction, lines in zip(FACTIONS, blocks, strict=True)
    ]
    below = Text.assemble((f" {scene.say('tank-short')} ", "bold"), Text("   ").join(tank(scene)))
    return [*beside(*framed), *([] if scene.size == SLIM else [below])]


def world(scene: BoardScene, own: Lines) -> Lines:
    """Icarus above, Euphoria and the wasteland, then Subterra beside the tank and the viewer's `own` sheet."""
    inner = HALF - EDGES
    above, below = FACTIONS[ICARITE], "subterran"
    left = [place(scene, id, ABOVE_LEFT) for id in ABOVE[::2]]
    right = [place(scene, id, 2 * inner + 2 - ABOVE_LEFT) for id in ABOVE[1::2]]
    zeppelins = [
        *area(scene, above, 2 * HALF - EDGES),
        *(Text("  ").join(pair) for pair in zip(left, right, strict=True)),
    ]
    ground = [
        _faction(scene, faction, _inside(scene, faction, inner), HALF) for faction in ("euphorian", "wastelander")
    ]
    middle = _sheet(scene, "tank", tank(scene))
    caverns, corner = level([_inside(scene, below, inner), [*own, *([Text()] * len(middle))]])
    corner = [
        *middle,
        *_sheet(scene, "own" if scene.view["you"] else "cards-title", corner[: len(corner) - len(middle)]),
    ]
    return [
        *_faction(scene, above, zeppelins, 2 * HALF),
        *beside(*ground),
        *beside(_faction(scene, below, caverns, HALF), corner),
    ]


def _faction(scene: BoardScene, faction: str, lines: Lines, width: int) -> Lines:
    there = Text.assemble((f"{scene.say('territory')} ", "quiet"), stars(scene, faction))
    right = allegiance(scene, faction)
    return frame(title(scene, faction), lines, width, faction, scene.context, right=right, bottom=there, pad=1)


def _sheet(scene: BoardScene, name: str, lines: Lines) -> Lines:
    return frame(Text(scene.say(name), "bold"), lines, HALF, "quiet", scene.context, pad=1)


def _inside(scene: BoardScene, faction: str, width: int) -> Lines:
    if faction == FACTIONS[ICARITE]:
        return [*area(scene, faction, width), *(place(scene, id, width) for id in ABOVE)]
    first = 2 * FACTIONS.index(faction)
    return [
        *area(scene, faction, width),
        *tunnel(scene, faction, width),
        place(scene, ARTIFACT_MARKETS[faction], width),
        site(scene, first, width),
        site(scene, first + 1, width),
    ]
