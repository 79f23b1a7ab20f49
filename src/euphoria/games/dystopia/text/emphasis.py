"""Who did what to whom, and how heavy it is, for each kind of event of `dystopia`."""

from __future__ import annotations

from typing import Any

from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.authority_stars import ON_TILE
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.state import Json
from euphoria.kernel.text import emphasis as kernel
from euphoria.kernel.text.emphasis import MAJOR, QUIET, Emphasis, Telling, TellingOf

ON_TURN = "on turn"
"""In the place of a field: the seat whose turn it was."""
PENALISED = "penalised"
"""In the place of a field: the seats that a new market's penalty holds for."""

DONE_TO = Telling(by=None, to=("seat",))
CHANGE = Telling()
"""Something comes to a player, or changes for them: in another's turn it is done to them."""
ROUTINE = Telling(QUIET)
OF_ALL = Telling(QUIET, by=None)

TELLINGS: dict[str, TellingOf] = {
    "turn": Telling(),
    "dealt": ROUTINE,
    "chosen": Telling(),
    "first": Telling(MAJOR),
    "placed": Telling(),
    "bumped": Telling(by=ON_TURN, to=("seat",)),
    "paid": ROUTINE,
    "goods": CHANGE,
    "knowledge": CHANGE,
    "morale": CHANGE,
    "allegiance": Telling(by=ON_TURN),
    "reshuffled": OF_ALL,
    "drew": CHANGE,
    "discarded": ROUTINE,
    "rolled": ROUTINE,
    "set": ROUTINE,
    "lost": Telling(MAJOR, by=None, to=("seat",)),
    "miner": Telling(by=ON_TURN),
    "star": Telling(MAJOR),
    "built": Telling(MAJOR, by=ON_TURN, to=(PENALISED,)),
    "home": ROUTINE,
    "woke": CHANGE,
    "used": Telling(),
    "sacrificed": Telling(),
    "added": CHANGE,
    "retrieved": Telling(),
    "fed": ROUTINE,
    "loses": DONE_TO,
    "fought": Telling(),
    "contributed": Telling(),
    "shown": Telling(),
    "ended": Telling(MAJOR, by=None),
    "markers": ROUTINE,
    "offered": Telling(to=("target",)),
    "traded": Telling(by="target", to=("seat",)),
    "refused": Telling(QUIET, to=("target",)),
    "starting-dice": ROUTINE,
    "first-rolled": ROUTINE,
    "tied": Telling(MAJOR, by=None),
    "tie-rolled": Telling(),
    "knowledge-stays": ROUTINE,
    "morale-stays": ROUTINE,
    "allegiance-stays": OF_ALL,
    "miner-stays": OF_ALL,
    "no-star": ROUTINE,
    "no-artifact": ROUTINE,
    "no-worker": ROUTINE,
    "nothing-to-lose": ROUTINE,
    "no-further": ROUTINE,
    "countered": Telling(to=("target",)),
}


def emphasis(state: City, event: Json) -> Emphasis:
    """Of an event as its reader may know it."""
    told = TELLINGS[str(event["event"])]
    if told is CHANGE and event["seat"] not in _on_turn(state, event):
        told = DONE_TO
    return kernel.emphasis(told, event, lambda field: _seats(state, field, event))


def _seats(state: City, field: str, event: Json) -> list[int]:
    if field == ON_TURN:
        return _on_turn(state, event)
    if field == PENALISED:
        return _penalised(state, event)
    return [_number(event[field])]


def _on_turn(state: City, event: Json) -> list[int]:
    """Whose turn it was; before the first turn, whom the event names."""
    for number in range(_number(event["n"]), -1, -1):
        code, seat, *_ = (*state.log[number], 0)
        if code == CityEvent.TURN:
            return [seat]
    return [_number(event["seat"])] if "seat" in event else []


def _penalised(state: City, event: Json) -> list[int]:
    """Those who put no star on a new market: the stars of its builders follow it in the log (D-build-3)."""
    safe = set()
    for number in range(_number(event["n"]) + 1, len(state.log)):
        code, *values = state.log[number]
        if code in (CityEvent.HOME, CityEvent.TURN):
            break
        if code == CityEvent.STAR and values[1] == ON_TILE + _number(event["site"]):
            safe.add(values[0])
    return [seat for seat in range(state.seats) if seat not in safe]


def _number(value: Any) -> int:
    assert isinstance(value, int)
    return value
