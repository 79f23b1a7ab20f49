"""Whether two see each other, both ways: figures as they are or as they would be, or anybody who stood at a place
(R-fire-1 to R-fire-14, R-y-3)."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from euphoria.games.reality.geometry.sight.bodies import Body
from euphoria.games.reality.geometry.sight.look_report import look
from euphoria.games.reality.geometry.terrain import INCH, Place
from euphoria.games.reality.queries.measured import Supposed, anybody_at, as_if, standing, standing_room
from euphoria.games.reality.queries.sight import lines_told, may_aim, odds_of, target_cover
from euphoria.games.reality.state import Show
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json


class Party(NamedTuple):
    """One of the two: a figure, or nobody in particular, of common height."""

    figure: int | None
    place: Place
    body: Body


def between(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """The nine lines both ways, the cover of each, and what one shot of each at the other would be."""
    asked = [_asked(state, arguments, *names) for names in (("figure", "at"), ("other", "other_at"))]
    arguments.finish()
    if asked[0].figure is not None and asked[0].figure == asked[1].figure:
        raise QueryError("'other' cannot be 'figure': nobody looks at itself")
    here = state
    for figure, spot in asked:
        if figure is not None and spot is not None:
            here = as_if(here, figure, Supposed(spot, None, None))
    one, other = (_party(here, wanted) for wanted in asked)
    if one.body[:3] == other.body[:3]:
        raise QueryError("'other_at' cannot be where the other one is")
    square = sum((a - b) ** 2 for a, b in zip(one.body[:3], other.body[:3], strict=True))
    return {
        "at": list(one.place),
        "other_at": list(other.place),
        "inches": round(sqrt(square) / INCH, 2),
        "ways": [_way(here, one, other), _way(here, other, one)],
    }


class Asked(NamedTuple):
    """Who or what is asked about: a figure, a place, or a figure as if it stood there."""

    figure: int | None
    spot: Place | None


def _asked(state: Show, arguments: Arguments, name: str, spot_name: str) -> Asked:
    figure = standing(state, arguments, name) if name in arguments else None
    spot = standing_room(state.terrain, arguments, spot_name)
    if figure is None and spot is None:
        raise QueryError(f"{name!r} is missing: give the number of a figure, or a place as {spot_name!r}")
    return Asked(figure, spot)


def _party(state: Show, asked: Asked) -> Party:
    if asked.figure is not None:
        return Party(asked.figure, state.place(asked.figure), state.body(asked.figure))
    assert asked.spot is not None
    return Party(None, asked.spot, anybody_at(state.terrain, asked.spot))


def _way(state: Show, viewer: Party, target: Party) -> Json:
    """How the one sees the other."""
    report = look(state.terrain, viewer.body, target.body, state.bodies())
    shooter, aimed_at = viewer.figure, target.figure
    odds = None
    if shooter is not None and aimed_at is not None and may_aim(state, shooter, aimed_at):
        odds = odds_of(state, shooter, aimed_at)
    return {
        "from": shooter,
        "to": aimed_at,
        **lines_told(state, report),
        "cover": report.cover if aimed_at is None else target_cover(state, aimed_at, report),
        "odds": odds,
    }
