"""All that is to be known of a figure, in sentences: where it is, who sees it, how it fares and what it has done."""

from __future__ import annotations

from euphoria.games.reality.cards.objects import OBJECTS, listed
from euphoria.games.reality.figure_flags import BEGUN, CALLED, DOWN, GONE, MOVED, NAMES, STAYS, STILL, WALKED
from euphoria.games.reality.geometry.terrain import LEVEL
from euphoria.games.reality.rules.figures.contact import members
from euphoria.games.reality.state import NEUTRAL, NO_LOAD
from euphoria.games.reality.text import name_text
from euphoria.games.reality.text.spoken.teller import FRIEND, NOBODY, Teller
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.messages import Args

UNTOLD = DOWN | GONE | CALLED | STILL | STAYS | BEGUN
"""What is told otherwise, or means nothing to players."""


def self_told(teller: Teller, figure: int) -> str:
    """Where the listener's own figure is, and how it fares."""
    place = teller.state.place(figure)
    here = teller.say(
        "self",
        figure=teller.name(figure),
        where=teller._replace(figure=None).where(place),
        zone=teller.zone(place),
        place=teller.place(place),
    )
    return teller.join(here, condition(teller, figure))


def figure_told(teller: Teller, figure: int, sight: Json | None) -> str:
    """One of the others; `sight` is what the query of that name says of it."""
    state, place = teller.state, teller.state.place(figure)
    if state.is_down(figure):
        return teller.join(
            teller.say("body", figure=teller.name(figure), where=teller.where(place), away=teller.away(place)),
            objects_told(teller, figure, "by-body"),
        )
    there = teller.say(
        "figure",
        figure=teller.name(figure),
        whose=whose(teller, figure),
        where=teller.where(place),
        away=teller.away(place),
    )
    seen = "" if sight is None or teller.relation(figure) == FRIEND else sight_told(teller, sight)
    return teller.join(there, level_told(teller, figure), seen, condition(teller, figure))


def whose(teller: Teller, figure: int) -> str:
    """Whether it is a friend or a rival; of whom, if it is told from above."""
    side, relation = teller.state.side[figure], teller.relation(figure)
    if relation == NOBODY and side != NEUTRAL:
        return teller.player(side)
    return teller.phrase("whose", relation=relation)


def level_told(teller: Teller, figure: int) -> str:
    if teller.figure is None:
        return ""
    rise = teller.state.feet(figure) - teller.state.feet(teller.figure)
    if abs(rise) < LEVEL:
        return ""
    return teller.say("level", inches=teller.length(abs(rise)), where="above" if rise > 0 else "below")


def sight_told(teller: Teller, sight: Json) -> str:
    """Whether the listener's figure sees it, with which cover, and the chances both ways."""
    said = [teller.say("unseen", causes=causes(teller, sight)) if not sight["sees"] else _cover(teller, sight)]
    if sight["chance"] is not None:
        said.append(teller.say("chance", chance=_percent(sight["chance"])))
    if sight["chance_back"] is not None:
        said.append(teller.say("chance-back", chance=_percent(sight["chance_back"])))
    return teller.join(*said)


def _cover(teller: Teller, sight: Json) -> str:
    cover, hiding = sight["cover"], causes(teller, sight)
    assert isinstance(cover, int)
    return teller.say("cover", cover=cover, causes=hiding) if hiding else teller.say("cover-plain", cover=cover)


def causes(teller: Teller, sight: Json) -> str:
    """What is in the way."""
    found: list[Json] = sight["in_the_way"]  # type: ignore[assignment]
    return teller.listed(
        [teller.element(one["element"]) if one["figure"] is None else teller.name(one["figure"]) for one in found]  # type: ignore[arg-type]
    )


def _percent(chance: object) -> int:
    assert isinstance(chance, float)
    return round(100 * chance)


def condition(teller: Teller, figure: int) -> str:
    """Life, AP, what it has done this turn, its combat, what it carries, and what is known of its objects."""
    state = teller.state
    numbers: Args = {"life": state.life[figure], "most": state.character(figure).life, "points": state.ap[figure]}
    said = [teller.say("life", **numbers)]
    if marks := marks_of(teller, figure):
        said.append(teller.say("marks", marks=marks))
    if state.fight[figure] >= 0:
        rivals = [one for one in members(state, state.fight[figure]) if state.side[one] != state.side[figure]]
        said.append(teller.say("fight", others=teller.all_of(rivals)))
    if state.load[figure] != NO_LOAD:
        load = name_text.load(state, state.load[figure], teller.language, teller.names)
        said.append(teller.say("carries", load=load))
    if figure in state.leader:
        said.append(teller.say("leader"))
    return teller.join(*said, objects_told(teller, figure))


def marks_of(teller: Teller, figure: int) -> str:
    """What it has done and what has happened to it, as the end of a sentence; having walked says that it has moved."""
    flags = teller.state.flags[figure] & ~UNTOLD
    if flags & WALKED:
        flags &= ~MOVED
    return teller.listed([name_text.flag(name, teller.language) for bit, name in enumerate(NAMES) if flags >> bit & 1])


def objects_told(teller: Teller, figure: int, key: str = "objects") -> str:
    """The objects that this seat knows of: all of its own figures, of others those that everybody knows (R-team-4)."""
    state = teller.state
    own = teller.seat is not None and state.side[figure] == teller.seat
    held = state.objects[figure] if own else state.shown[figure]
    if not held:
        return ""
    return teller.say(key, objects=name_text.things([OBJECTS[item] for item in listed(held)], teller.language))
