"""Everything on the table in words, the nearest first (R-table-6)."""

from __future__ import annotations

from euphoria.games.reality.figure_flags import GONE
from euphoria.games.reality.geometry.terrain import INCH
from euphoria.games.reality.queries import sight
from euphoria.games.reality.queries.told.listener import listener
from euphoria.games.reality.state import Show
from euphoria.games.reality.text.question_text import question
from euphoria.games.reality.text.spoken import figure_text, scenery_text
from euphoria.games.reality.text.spoken.teller import Teller
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json


def told(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """Where the figure is, what its player is asked, and all that is around it."""
    teller = listener(state, seat, arguments)
    arguments.finish()
    asked = seat is not None and seat in state.deciders
    return {
        "figure": teller.figure,
        "text": "" if teller.figure is None else figure_text.self_told(teller, teller.figure),
        "asked": question(state, seat, teller.language, teller.names) if asked and seat is not None else None,
        "figures": sorted((_figure(teller, one) for one in _others(teller)), key=_nearness),
        "scenery": sorted((_element(teller, one) for one, _ in state.terrain.present()), key=_nearness),
        "things": _things(teller),
    }


def _others(teller: Teller) -> list[int]:
    state = teller.state
    return [one for one in state.figures() if one != teller.figure and not state.flags[one] & GONE]


def _figure(teller: Teller, figure: int) -> Json:
    state = teller.state
    seen = None
    if teller.figure is not None and state.stands(figure):
        seen = sight.seen(state, teller.figure, figure)
    return {
        "figure": figure,
        "relation": teller.relation(figure),
        "down": state.is_down(figure),
        "inches": _inches(teller.distance(state.place(figure))),
        "sees": None if seen is None else seen["sees"],
        "text": figure_text.figure_told(teller, figure, seen),
    }


def _element(teller: Teller, number: int) -> Json:
    far = None if teller.figure is None else scenery_text.distance_to(teller, number)
    return {"element": number, "inches": _inches(far), "text": scenery_text.scenery_told(teller, number)}


def _things(teller: Teller) -> list[Json]:
    """The drums, and the exit platforms that have been laid."""
    state = teller.state
    drums: list[Json] = [
        {"drum": number, "platform": None, "text": scenery_text.drum_told(teller, number, drum)}
        for number, drum in enumerate(state.drums)
    ]
    laid = [seat for seat, (x, _) in enumerate(state.platforms) if x >= 0]
    return drums + [{"drum": None, "platform": seat, "text": scenery_text.platform_told(teller, seat)} for seat in laid]


def _inches(quarters: float | None) -> float | None:
    return None if quarters is None else round(quarters / INCH, 2)


def _nearness(one: Json) -> tuple[float, int]:
    far, number = one["inches"], one.get("figure", one.get("element"))
    assert isinstance(number, int)
    return (far if isinstance(far, float) else 0.0), number
