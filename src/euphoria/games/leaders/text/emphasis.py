"""Who did what to whom, and how heavy it is, for each kind of event of `leaders`."""

from __future__ import annotations

from typing import Any

from euphoria.games.leaders.components import PLACES
from euphoria.games.leaders.events import BY_SHOT, Event
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.state import Json
from euphoria.kernel.text import emphasis as kernel
from euphoria.kernel.text.emphasis import MAJOR, NORMAL, QUIET, Emphasis, Telling, TellingOf

AUTHOR = "author"
"""In the place of a field: who used the artifact, or fired the shot, that brought the event about."""
BY_SHOTS = frozenset({"hit", "turned-wastelander"})
"""Events that only a shot brings about, whatever they cite."""
DONE_TO = Telling(by=AUTHOR, to=("seat",))


def _exposed(event: Json) -> Telling:
    """A leader face up changes the game."""
    leader = str(event["recruit"]).endswith("leader")
    return DONE_TO._replace(weight=MAJOR if leader else NORMAL)


def _received(event: Json) -> Telling:
    """Others only see that its owner looks."""
    return Telling(QUIET) if event["recruit"] is None else DONE_TO


TELLINGS: dict[str, TellingOf] = {
    "placed": Telling(QUIET),
    "turn": Telling(),
    "drew": Telling(QUIET),
    "discarded": Telling(QUIET),
    "put-under": Telling(QUIET),
    "reshuffled": Telling(QUIET, by=None),
    "gave": Telling(to=("target",)),
    "interrogated": Telling(to=("place",)),
    "looked": Telling(to=("place",)),
    "used": Telling(to=("choices",)),
    "reacted": Telling(),
    "exposed": _exposed,
    "hidden": Telling(),
    "swapped": Telling(by=AUTHOR, to=("place", "place2")),
    "received": _received,
    "shuffled": DONE_TO,
    "stole": Telling(to=("target",)),
    "armed": Telling(),
    "aimed": Telling(to=("target",)),
    "dropped": DONE_TO,
    "shot": Telling(MAJOR, to=("target",)),
    "blocked": DONE_TO,
    "hit": DONE_TO._replace(weight=MAJOR),
    "turned-wastelander": DONE_TO._replace(weight=MAJOR),
    "reversed": Telling(),
    "extra-turn": Telling(),
    "claimed-team": Telling(to=("target",)),
    "claimed-recruit": Telling(to=("place",)),
    "ended": Telling(MAJOR, by=None),
    "arming": Telling(QUIET),
    "hiding": Telling(QUIET),
}


def emphasis(state: LeadersTable, event: Json) -> Emphasis:
    """Of an event as its reader may know it."""

    def seats_of(field: str) -> list[int]:
        return _author(state, event) if field == AUTHOR else _seats(field, event.get(field))

    return kernel.emphasis(TELLINGS[str(event["event"])], event, seats_of)


def _author(state: LeadersTable, event: Json) -> list[int]:
    """The last one before this event who did what it cites; else the player that it names, who paid with it."""
    number = event["n"]
    assert isinstance(number, int)
    cause = state.log[number][2]
    by_shot = cause == BY_SHOT or event["event"] in BY_SHOTS
    for code, _, _, seat, artifact, *_ in (state.log[before] for before in range(number - 1, -1, -1)):
        if code == Event.SHOT and by_shot:
            return [seat]
        if code in (Event.USED, Event.REACTED) and artifact == cause:
            return [seat]
    return _seats("seat", event.get("seat"))


def _seats(field: str, value: Any) -> list[int]:
    """The seats that a field stands for; a recruit stands for its owner."""
    if value is None:
        return []
    if field == "choices":
        return [seat for choice in value for field, chosen in choice.items() for seat in _seats(field, chosen)]
    return [value // PLACES if field.startswith("place") else value]
