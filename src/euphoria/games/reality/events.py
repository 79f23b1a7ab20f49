"""The events of the log. An entry is (event number, values...), and everything in it is public.

The name of a field says what a value means: `figure`, `other` and `victim` are figures; `how`, `object`, `element`
and the like are translated to ids; places are in quarter inches; the rest are plain numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import OBJECTS, listed
from euphoria.games.reality.cards.registry import rule_for
from euphoria.kernel.text.emphasis import MAJOR, NORMAL, QUIET, Telling, TellingOf

if TYPE_CHECKING:
    from euphoria.games.reality.state import Show
    from euphoria.kernel.core.state import Json

SPECS: list[tuple[str, str, tuple[str, ...]]] = []
"""By number: the event's name, its rule, and what its values are."""
CITED: Final = "cited"
"""In the place of a rule: a character says which one, under the topic `event-<name>`."""
RESERVED: Final = ("", "", ())
"""In the place of an event: a character declares it."""
TELLINGS: dict[str, TellingOf] = {}
"""By name: how the events of a kind are told."""

# How events are told: who acts, who suffers, and how heavy it is.
SEAT: Final = Telling()
SEAT_ROUTINE: Final = Telling(QUIET)
SEAT_LOSES: Final = Telling(MAJOR, by=None, to=("seat",))
ACTS: Final = Telling(NORMAL, by="figure")
ROUTINE: Final = Telling(QUIET, by="figure")
TURNS_THE_GAME: Final = Telling(MAJOR, by="figure")
ON_OTHER: Final = Telling(by="figure", to=("other",))
SUFFERS: Final = Telling(NORMAL, by=None, to=("figure",))
DIES: Final = Telling(MAJOR, by=None, to=("figure",))
OF_ALL: Final = Telling(NORMAL, by=None)
OF_ALL_ROUTINE: Final = Telling(QUIET, by=None)
END: Final = Telling(MAJOR, by=None)


def _luck(event: Json) -> Telling:
    return ACTS if event["lucky"] else ROUTINE


def _shot(event: Json) -> Telling:
    return ON_OTHER if event["hit"] else ON_OTHER._replace(weight=QUIET)


def _injuries(event: Json) -> Telling:
    return Telling(by=None, to=("seat",)) if event["count"] else SEAT_ROUTINE


def declare_event(number: int, name: str, rule: str, *fields: str, told: TellingOf) -> int:
    """Add a kind of event under a number that never changes: stored logs have it. `told`: how it is told."""
    while len(SPECS) <= number:
        SPECS.append(RESERVED)
    if SPECS[number] != RESERVED:
        raise ValueError(f"event {number} is both {SPECS[number][0]!r} and {name!r}")
    SPECS[number] = (name, rule, fields)
    TELLINGS[name] = told
    return number


class ShowEvent:
    """The numbers of the events that the general rules log; those of one character are declared in its file."""

    # Setup.
    TEAM: Final = declare_event(0, "team", "R-team-8", "seat", told=SEAT)
    SIDE_ROLL: Final = declare_event(1, "side-roll", "R-start-1", "seat", "roll", told=SEAT_ROUTINE)
    SIDE: Final = declare_event(2, "side", "R-start-1", "seat", "edge", told=SEAT)
    CEDED: Final = declare_event(3, "ceded", "R-start-1", "seat", told=SEAT)
    PLATFORM: Final = declare_event(4, "platform", "R-start-2", "seat", "x", "y", told=SEAT)
    DEPLOYED: Final = declare_event(5, "deployed", "R-start-3", "figure", "x", "y", "surface", told=ROUTINE)
    # Turn.
    TURN: Final = declare_event(6, "turn", "R-turn-1", "turn", told=OF_ALL)
    PHASE: Final = declare_event(7, "phase", "R-turn-1", "phase", told=OF_ALL_ROUTINE)
    ROLLED_ORDER: Final = declare_event(8, "rolled-order", "R-prof-7", "figure", "roll", told=ROUTINE)
    ACTIVATED: Final = declare_event(9, "activated", "R-prof-6", "figure", "points", told=ROUTINE)
    # Falling.
    LUCK: Final = declare_event(10, "luck", "R-prof-5", "figure", "roll", "lucky", told=_luck)
    HURT: Final = declare_event(11, "hurt", "R-inj-1", "figure", "damage", "life", told=SUFFERS)
    DROPPED: Final = declare_event(12, "dropped", "R-move-8", "figure", "load", told=ROUTINE)
    FELL: Final = declare_event(13, "fell", "R-inj-1", "figure", "how", "objects", told=DIES)
    LEFT: Final = declare_event(14, "left", CITED, "figure", told=ACTS)
    ALONE: Final = declare_event(15, "alone", "R-mis-1", "figure", told=OF_ALL)
    LOST_LEADER: Final = declare_event(16, "lost-leader", "R-team-5", "seat", told=SEAT_LOSES)
    ELATED: Final = declare_event(18, "elated", "R-prof-8", "figure", "other", "gain", told=ROUTINE)
    LEADS: Final = declare_event(19, "leads", "R-team-5", "figure", told=ACTS)
    # Special.
    USED: Final = declare_event(20, "used", "R-spec-1", "figure", told=ACTS)
    REMOVED: Final = declare_event(23, "removed", CITED, "element", told=OF_ALL)
    # Moving.
    WALKED: Final = declare_event(31, "walked", "R-move-1", "figure", "x", "y", "surface", "points", told=ACTS)
    CHARGED: Final = declare_event(32, "charged", "R-move-9", "figure", "other", told=ON_OTHER)
    LEAPT: Final = declare_event(33, "leapt", "R-move-7", "figure", "x", "y", "surface", "drop", told=ACTS)
    HIT_DECK: Final = declare_event(34, "hit-deck", "R-move-5", "figure", told=ROUTINE)
    GOT_UP: Final = declare_event(35, "got-up", "R-move-5", "figure", told=ROUTINE)
    TOOK: Final = declare_event(36, "took", "R-move-6", "figure", "load", told=ACTS)
    LAID: Final = declare_event(37, "laid", "R-move-6", "figure", "load", told=ROUTINE)
    HEALED: Final = declare_event(38, "healed", "R-move-10", "figure", "other", "life", told=ON_OTHER)
    REVIVED: Final = declare_event(39, "revived", "R-move-10", "figure", "other", "life", told=TURNS_THE_GAME)
    INJECTED: Final = declare_event(40, "injected", "R-move-10", "figure", "points", told=ROUTINE)
    RANSACKED: Final = declare_event(41, "ransacked", "R-move-6", "figure", "other", told=ROUTINE)
    LOOTED: Final = declare_event(42, "looted", "R-move-6", "figure", "other", "object", told=ON_OTHER)
    FREED: Final = declare_event(43, "freed", "R-mis-1", "figure", "other", told=TURNS_THE_GAME)
    SHIFTED: Final = declare_event(44, "shifted", "R-mis-1", "figure", "x", "y", "surface", told=ROUTINE)
    DELIVERED: Final = declare_event(45, "delivered", "R-mis-2", "figure", "load", told=TURNS_THE_GAME)
    FOLLOWED: Final = declare_event(46, "followed", "R-mis-1", "figure", "x", "y", "surface", told=ROUTINE)
    MET: Final = declare_event(47, "met", "R-con-7", "figure", "other", told=ROUTINE)
    # Combat.
    FIGHT: Final = declare_event(48, "fight", "R-att-1", "figures", told=OF_ALL)
    STRUCK: Final = declare_event(49, "struck", "R-att-2", "figure", "dice", told=ROUTINE)
    DIE: Final = declare_event(50, "die", "R-att-2", "figure", "roll", told=ROUTINE)
    INJURIES: Final = declare_event(51, "injuries", "R-att-4", "seat", "count", told=_injuries)
    RAMPAGE: Final = declare_event(52, "rampage", CITED, "figure", "other", told=ON_OTHER)
    WOUNDED: Final = declare_event(53, "wounded", "R-att-5", "figure", told=SUFFERS)
    PUSHED: Final = declare_event(54, "pushed", "R-att-9", "seat", "roll", "moved", told=SEAT)
    SLID: Final = declare_event(55, "slid", "R-att-9", "figure", "x", "y", "surface", told=ROUTINE)
    PLUNGED: Final = declare_event(56, "plunged", "R-push-3", "figure", "drop", told=SUFFERS)
    AGAIN: Final = declare_event(57, "again", CITED, "figure", told=ACTS)
    PUSH_ROLL: Final = declare_event(58, "push-roll", "R-att-9", "seat", "roll", told=SEAT_ROUTINE)
    # Firing.
    DECLARED: Final = declare_event(59, "declared", "R-fire-3", "figure", "other", "weapon", "shots", told=ON_OTHER)
    SHOT: Final = declare_event(60, "shot", "R-fire-4", "figure", "other", "aim", "roll", "hit", told=_shot)
    INTO_FIGHT: Final = declare_event(61, "into-fight", "R-fire-6", "figure", "other", "roll", told=ROUTINE)
    THREW: Final = declare_event(62, "threw", "R-obj-1", "figure", "object", "x", "y", "surface", told=ACTS)
    FLED: Final = declare_event(63, "fled", "R-obj-1", "figure", "x", "y", "surface", told=ROUTINE)
    BLASTED: Final = declare_event(64, "blasted", "R-obj-3", "figure", "element", told=ACTS)
    BURST: Final = declare_event(65, "burst", "R-obj-3", "figure", "x", "y", "surface", told=ACTS)
    TUMBLED: Final = declare_event(66, "tumbled", CITED, "figure", "x", "y", "surface", told=SUFFERS)
    STUNNED: Final = declare_event(67, "stunned", "R-obj-2", "figure", "points", told=SUFFERS)
    AT_CAT: Final = declare_event(69, "at-cat", CITED, "figure", "shots", told=ROUTINE)
    AIMED: Final = declare_event(
        71, "aimed", "R-fire-5", "figure", "other", "shots", "among", "aim", "modifiers", "against", told=ROUTINE
    )
    # The end.
    ENDED: Final = declare_event(70, "ended", "", told=END)


def event(state: Show, number: int) -> Json:
    """One entry of the log as JSON. It is the same for every seat."""
    code, *values = state.log[number]
    name, rule, fields = SPECS[code]
    read: Json = {"n": number, "event": name, "rule": rule_for(f"event-{name}") if rule == CITED else rule}
    for field, value in zip(fields, values, strict=True):
        read[field] = _value(state, field, value)
    if code == ShowEvent.ENDED and state.outcome is not None:
        read.update(state.outcome.json())
    elif code == ShowEvent.USED:
        read["rule"] = state.character(values[0]).rule
    return read


def _value(state: Show, field: str, value: int) -> object:
    if field == "how":
        return codes.WAYS_TO_FALL[value]
    if field == "phase":
        return codes.PHASES[value]
    if field == "object":
        return OBJECTS[value]
    if field == "objects":
        return [OBJECTS[item] for item in listed(value)]
    if field == "element":
        return state.terrain.elements[value].name
    if field == "repeat":
        return codes.REPEATS[value]
    if field in ("lucky", "rages", "massacre", "hit"):
        return bool(value)
    return value
