"""The pictures of an observation: what each channel shows.

The table lies in them as it lies, for both seats: row 0 is the inch along the edge y = 0, column 0 that along x = 0. So
a cell has the same place as the goal nodes that lie in it, which both seats number alike.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.reality.geometry.terrain import INCH, Terrain
from euphoria.kernel.learning.layout import Planes

CHANNELS: Final[tuple[tuple[str, str], ...]] = (
    ("height", "The highest piece of scenery in the cell, as a part of 12 inches."),
    ("room", "1 where a base can stand on the ground in the middle of the cell, whatever figures are there."),
    ("low", "The part of the cell that barricades and markers cover."),
    ("block", "The part that blocks cover, which are climbed."),
    ("veil", "The part that ruins and rubble cover: difficult, and seen through with cover."),
    ("crater", "The part that craters cover: difficult, at floor level."),
    ("building", "The part that buildings cover."),
    ("wall", "1 inside along a wall of the ground floor."),
    ("door", "1 inside along a door of the ground floor."),
    ("window", "1 inside along a window of the ground floor."),
    ("link", "1 at the foot and at the head of ladders and stairs."),
    ("own zone", "1 within 6 inches of your edge, where your exit platform may lie."),
    ("own platform", "The part of the cell that it covers."),
    ("rival's platform", "The part of the cell that it covers."),
    ("drums", "How many drums lie here or are carried by somebody here."),
    ("own figures", "How many of your team stand here."),
    ("rival's figures", "How many of the rival's stand here."),
    ("nobody's figures", "How many who belong to no team stand here."),
    ("bodies", "How many of the fallen lie here."),
    ("life", "The life of all who stand here, as a part of 200."),
    ("AP", "The AP of all who stand here, in twentieths."),
    ("feet", "The height on which somebody stands here, as a part of 12 inches; of several the greatest."),
    ("prone", "1 where somebody lies on the deck."),
    ("fighting", "1 where somebody is in combat."),
    ("active", "1 where the figure is whose activation it is."),
    ("asked about", "1 where the figure is that the question is about."),
    ("spots", "1 at the way-points of a walk, and at the middle of the template that one may flee from."),
    ("charges", "The part of the cell that scenery covers on which explosive charges of yours sit."),
)
NAMES: Final[tuple[str, ...]] = tuple([name for name, _ in CHANNELS])


def channel(name: str) -> int:
    return NAMES.index(name)


def planes_of(terrain: Terrain) -> Planes:
    """A cell is a square inch; at an edge that is no whole inch it may hang over."""
    return Planes(CHANNELS, -(-terrain.depth // INCH), -(-terrain.width // INCH))
