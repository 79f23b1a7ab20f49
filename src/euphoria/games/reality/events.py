"""The events of the log. An entry is (event number, values...), and everything in it is public.

The name of a field says what a value means: `figure`, `other` and `victim` are figures; `how`, `object`, `element`
and the like are translated to ids; places are in quarter inches; the rest are plain numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import OBJECTS, listed
from euphoria.games.reality.cards.registry import rule_for
from euphoria.kernel.text.emphasis import MAJOR, NORMAL, QUIET, Telling, TellingOf

if TYPE_CHECKING:
    from euphoria.games.reality.state import Show
    from euphoria.kernel.core.state import Json

SPECS: list[tuple[str, str, tuple[str, ...]]] = []
"""By number: the event's name, its rule, and what its values are."""
CITED = "cited"
"""In the place of a rule: a character says which one, under the topic `event-<name>`."""
RESERVED = ("", "", ())
"""In the place of an event: a character declares it."""
TELLINGS: dict[str, TellingOf] = {}
"""By name: how the events of a kind are told."""

# How events are told: who acts, who suffers, and how heavy it is.
SEAT, SEAT_ROUTINE, SEAT_LOSES = Telling(), Telling(QUIET), Telling(MAJOR, by=None, to=("seat",))
ACTS, ROUTINE, TURNS_THE_GAME = (Telling(weight, by="figure") for weight in (NORMAL, QUIET, MAJOR))
ON_OTHER = Telling(by="figure", to=("other",))
SUFFERS, DIES = (Telling(weight, by=None, to=("figure",)) for weight in (NORMAL, MAJOR))
OF_ALL, OF_ALL_ROUTINE, END = (Telling(weight, by=None) for weight in (NORMAL, QUIET, MAJOR))


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
    if SPECS[number] is not RESERVED:
        raise ValueError(f"event {number} is both {SPECS[number][0]!r} and {name!r}")
    SPECS[number] = (name, rule, fields)
    TELLINGS[name] = told
    return number


class ShowEvent:
    """The numbers of the events that the general rules log; those of one character are declared in its file."""

    # Setup.
    TEAM = declare_event(0, "team", "R-team-8", "seat", told=SEAT)
    SIDE_ROLL = declare_event(1, "side-roll", "R-start-1", "seat", "roll", told=SEAT_ROUTINE)
    SIDE = declare_event(2, "side", "R-start-1", "seat", "edge", told=SEAT)
    CEDED = declare_event(3, "ceded", "R-start-1", "seat", told=SEAT)
    PLATFORM = declare_event(4, "platform", "R-start-2", "seat", "x", "y", told=SEAT)
    DEPLOYED = declare_event(5, "deployed", "R-start-3", "figure", "x", "y", "surface", told=ROUTINE)
    # Turn.
    TURN = declare_event(6, "turn", "R-turn-1", "turn", told=OF_ALL)
    PHASE = declare_event(7, "phase", "R-turn-1", "phase", told=OF_ALL_ROUTINE)
    ROLLED_ORDER = declare_event(8, "rolled-order", "R-prof-7", "figure", "roll", told=ROUTINE)
    ACTIVATED = declare_event(9, "activated", "R-prof-6", "figure", "points", told=ROUTINE)
    # Falling.
    LUCK = declare_event(10, "luck", "R-prof-5", "figure", "roll", "lucky", told=_luck)
    HURT = declare_event(11, "hurt", "R-inj-1", "figure", "damage", "life", told=SUFFERS)
    DROPPED = declare_event(12, "dropped", "R-move-8", "figure", "load", told=ROUTINE)
    FELL = declare_event(13, "fell", "R-inj-1", "figure", "how", "objects", told=DIES)
    LEFT = declare_event(14, "left", CITED, "figure", told=ACTS)
    ALONE = declare_event(15, "alone", "R-mis-1", "figure", told=OF_ALL)
    LOST_LEADER = declare_event(16, "lost-leader", "R-team-5", "seat", told=SEAT_LOSES)
    ELATED = declare_event(18, "elated", "R-prof-8", "figure", "other", "gain", told=ROUTINE)
    LEADS = declare_event(19, "leads", "R-team-5", "figure", told=ACTS)
    # Special.
    USED = declare_event(20, "used", "R-spec-1", "figure", told=ACTS)
    REMOVED = declare_event(23, "removed", CITED, "element", told=OF_ALL)
    # Moving.
    WALKED = declare_event(31, "walked", "R-move-1", "figure", "x", "y", "surface", "points", told=ACTS)
    CHARGED = declare_event(32, "charged", "R-move-9", "figure", "other", told=ON_OTHER)
    LEAPT = declare_event(33, "leapt", "R-move-7", "figure", "x", "y", "surface", "drop", told=ACTS)
    HIT_DECK = declare_event(34, "hit-deck", "R-move-5", "figure", told=ROUTINE)
    GOT_UP = declare_event(35, "got-up", "R-move-5", "figure", told=ROUTINE)
    TOOK = declare_event(36, "took", "R-move-6", "figure", "load", told=ACTS)
    LAID = declare_event(37, "laid", "R-move-6", "figure", "load", told=ROUTINE)
    HEALED = declare_event(38, "healed", "R-move-10", "figure", "other", "life", told=ON_OTHER)
    REVIVED = declare_event(39, "revived", "R-move-10", "figure", "other", "life", told=TURNS_THE_GAME)
    INJECTED = declare_event(40, "injected", "R-move-10", "figure", "points", told=ROUTINE)
    RANSACKED = declare_event(41, "ransacked", "R-move-6", "figure", "other", told=ROUTINE)
    LOOTED = declare_event(42, "looted", "R-move-6", "figure", "other", "object", told=ON_OTHER)
    FREED = declare_event(43, "freed", "R-mis-1", "figure", "other", told=TURNS_THE_GAME)
    SHIFTED = declare_event(44, "shifted", "R-mis-1", "figure", "x", "y", "surface", told=ROUTINE)
    DELIVERED = declare_event(45, "delivered", "R-mis-2", "figure", "load", told=TURNS_THE_GAME)
    FOLLOWED = declare_event(46, "followed", "R-mis-1", "figure", "x", "y", "surface", told=ROUTINE)
    MET = declare_event(47, "met", "R-con-7", "figure", "other", told=ROUTINE)
    # Combat.
    FIGHT = declare_event(48, "fight", "R-att-1", "figures", told=OF_ALL)
    STRUCK = declare_event(49, "struck", "R-att-2", "figure", "dice", told=ROUTINE)
    DIE = declare_event(50, "die", "R-att-2", "figure", "roll", told=ROUTINE)
    INJURIES = declare_event(51, "injuries", "R-att-4", "seat", "count", told=_injuries)
    RAMPAGE = declare_event(52, "rampage", CITED, "figure", "other", told=ON_OTHER)
    WOUNDED = declare_event(53, "wounded", "R-att-5", "figure", told=SUFFERS)
    PUSHED = declare_event(54, "pushed", "R-att-9", "seat", "roll", "moved", told=SEAT)
    SLID = declare_event(55, "slid", "R-att-9", "figure", "x", "y", "surface", told=ROUTINE)
    PLUNGED = declare_event(56, "plunged", "R-push-3", "figure", "drop", told=SUFFERS)
    AGAIN = declare_event(57, "again", CITED, "figure", told=ACTS)
    PUSH_ROLL = declare_event(58, "push-roll", "R-att-9", "seat", "roll", told=SEAT_ROUTINE)
    # Firing.
    DECLARED = declare_event(59, "declared", "R-fire-3", "figure", "other", "weapon", "shots", told=ON_OTHER)
    SHOT = declare_event(60, "shot", "R-fire-4", "figure", "other", "aim", "roll", "hit", told=_shot)
    INTO_FIGHT = declare_event(61, "into-fight", "R-fire-6", "figure", "other", "roll", told=ROUTINE)
    THREW = declare_event(62, "threw", "R-obj-1", "figure", "object", "x", "y", "surface", told=ACTS)
    FLED = declare_event(63, "fled", "R-obj-1", "figure", "x", "y", "surface", told=ROUTINE)
    BLASTED = declare_event(64, "blasted", "R-obj-3", "figure", "element", told=ACTS)
    BURST = declare_event(65, "burst", "R-obj-3", "figure", "x", "y", "surface", told=ACTS)
    TUMBLED = declare_event(66, "tumbled", CITED, "figure", "x", "y", "surface", told=SUFFERS)
    STUNNED = declare_event(67, "stunned", "R-obj-2", "figure", "points", told=SUFFERS)
    AT_CAT = declare_event(69, "at-cat", CITED, "figure", "shots", told=ROUTINE)
    # The end.
    ENDED = declare_event(70, "ended", "", told=END)


def event(state: Show, number: int) -> Json:
    """One entry of the log as JSON. It is the same for every seat."""
    code, *values = state.log[number]
    name, rule, fields = SPECS[code]
    read: Json = {"n": number, "event": name, "rule": rule_for(f"event-{name}") if rule is CITED else rule}
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
