"""A place where a figure may go, in sentences: where it is, whom it would fight there, and who would see it."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.games.reality.geometry.sight.line_of_sight import cover_if_seen
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.figures.contact import enemies_at
from euphoria.games.reality.rules.firing import aim
from euphoria.games.reality.state import NEUTRAL, Show
from euphoria.games.reality.text.spoken import place_words
from euphoria.games.reality.text.spoken.teller import Teller


class Watcher(NamedTuple):
    """A rival who would see the figure at a place."""

    figure: int
    cover: int
    """That the figure would have."""
    chance: float | None
    """Of one shot of the rival; None: it has nothing to shoot with."""


class Prospect(NamedTuple):
    """What a figure would find at a place."""

    place: Place
    fights: list[int]
    watchers: list[Watcher]


def rivals_of(state: Show, figure: int) -> list[int]:
    side = state.side[figure]
    return [other for other in state.standing() if state.side[other] not in (side, NEUTRAL)]


def prospect(state: Show, figure: int) -> Prospect:
    """What it finds where it is: of a place, in the state in which it stands there."""
    body, bodies = state.body(figure), state.bodies()
    watchers = []
    for other in rivals_of(state, figure):
        cover = cover_if_seen(state.terrain, state.body(other), body, bodies)
        if cover is None:
            continue
        armed = bool(state.character(other).weapons)
        chance = float(aim.chance(aim.aim_at(state, other, figure))) if armed else None
        watchers.append(Watcher(other, cover, chance))
    place = state.place(figure)
    return Prospect(place, enemies_at(state, figure, place), watchers)


def goal_told(teller: Teller, figure: int | None, place: Place) -> str:
    """Where a place is, as the nearest rival sees it: "behind" hides it from that one. Without a figure that would go
    there it is told from above."""
    state = teller.state
    rivals = [] if figure is None else rivals_of(state, figure)
    nearest = min(rivals, key=lambda other: state.square_to(other, place), default=None)
    if nearest is None:
        where = place_words.where(state, place, teller.language)
        return teller.say("goal-alone", where=where, away=teller.away(place))
    seen_from = teller._replace(figure=nearest)
    inches = teller.length(state.square_to(nearest, place) ** 0.5)
    return teller.say("goal", where=seen_from.where(place), inches=inches, rival=teller.name(nearest))


def prospect_told(teller: Teller, found: Prospect) -> str:
    """Whom it would fight there, and who would see it; a fight matters more than who looks on."""
    if found.fights:
        return teller.say("into-fight", figures=teller.all_of(found.fights))
    if not found.watchers:
        return teller.say("hidden-there")
    each = [
        teller.phrase(
            "watcher",
            figure=teller.name(one.figure),
            cover=one.cover,
            chance="none" if one.chance is None else round(100 * one.chance),
        )
        for one in found.watchers
    ]
    return teller.say("watched", count=len(each), watchers=teller.listed(each))
