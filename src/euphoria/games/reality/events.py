"""The events of the log. An entry is (event number, values...), and everything in it is public.

The name of a field says what a value means: `figure`, `other` and `victim` are figures; `how`, `object`, `element`
and the like are translated to ids; places are in quarter inches; the rest are plain numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import OBJECTS, listed
from euphoria.games.reality.cards.registry import rule_for

if TYPE_CHECKING:
    from euphoria.games.reality.state import Show
    from euphoria.kernel.core.state import Json

SPECS: list[tuple[str, str, tuple[str, ...]]] = []
"""By number: the event's name, its rule, and what its values are."""
CITED = "cited"
"""In the place of a rule: a character says which one, under the topic `event-<name>`."""
RESERVED = ("", "", ())
"""In the place of an event: a character declares it."""


def declare_event(number: int, name: str, rule: str, *fields: str) -> int:
    """Add a kind of event under a number that never changes: stored logs have it."""
    while len(SPECS) <= number:
        SPECS.append(RESERVED)
    if SPECS[number] is not RESERVED:
        raise ValueError(f"event {number} is both {SPECS[number][0]!r} and {name!r}")
    SPECS[number] = (name, rule, fields)
    return number


class ShowEvent:
    """The numbers of the events that the general rules log; those of one character are declared in its file."""

    # Setup.
    TEAM = declare_event(0, "team", "R-team-8", "seat")
    SIDE_ROLL = declare_event(1, "side-roll", "R-start-1", "seat", "roll")
    SIDE = declare_event(2, "side", "R-start-1", "seat", "edge")
    CEDED = declare_event(3, "ceded", "R-start-1", "seat")
    PLATFORM = declare_event(4, "platform", "R-start-2", "seat", "x", "y")
    DEPLOYED = declare_event(5, "deployed", "R-start-3", "figure", "x", "y", "surface")
    # Turn.
    TURN = declare_event(6, "turn", "R-turn-1", "turn")
    PHASE = declare_event(7, "phase", "R-turn-1", "phase")
    ROLLED_ORDER = declare_event(8, "rolled-order", "R-prof-7", "figure", "roll")
    ACTIVATED = declare_event(9, "activated", "R-prof-6", "figure", "points")
    # Falling.
    LUCK = declare_event(10, "luck", "R-prof-5", "figure", "roll", "lucky")
    HURT = declare_event(11, "hurt", "R-inj-1", "figure", "damage", "life")
    DROPPED = declare_event(12, "dropped", "R-move-8", "figure", "load")
    FELL = declare_event(13, "fell", "R-inj-1", "figure", "how", "objects")
    LEFT = declare_event(14, "left", CITED, "figure")
    ALONE = declare_event(15, "alone", "R-mis-1", "figure")
    LOST_LEADER = declare_event(16, "lost-leader", "R-team-5", "seat")
    ELATED = declare_event(18, "elated", "R-prof-8", "figure", "other", "gain")
    LEADS = declare_event(19, "leads", "R-team-5", "figure")
    # Special.
    USED = declare_event(20, "used", "R-spec-1", "figure")
    REMOVED = declare_event(23, "removed", CITED, "element")
    # Moving.
    WALKED = declare_event(31, "walked", "R-move-1", "figure", "x", "y", "surface", "points")
    CHARGED = declare_event(32, "charged", "R-move-9", "figure", "other")
    LEAPT = declare_event(33, "leapt", "R-move-7", "figure", "x", "y", "surface", "drop")
    HIT_DECK = declare_event(34, "hit-deck", "R-move-5", "figure")
    GOT_UP = declare_event(35, "got-up", "R-move-5", "figure")
    TOOK = declare_event(36, "took", "R-move-6", "figure", "load")
    LAID = declare_event(37, "laid", "R-move-6", "figure", "load")
    HEALED = declare_event(38, "healed", "R-move-10", "figure", "other", "life")
    REVIVED = declare_event(39, "revived", "R-move-10", "figure", "other", "life")
    INJECTED = declare_event(40, "injected", "R-move-10", "figure", "points")
    RANSACKED = declare_event(41, "ransacked", "R-move-6", "figure", "other")
    LOOTED = declare_event(42, "looted", "R-move-6", "figure", "other", "object")
    FREED = declare_event(43, "freed", "R-mis-1", "figure", "other")
    SHIFTED = declare_event(44, "shifted", "R-mis-1", "figure", "x", "y", "surface")
    DELIVERED = declare_event(45, "delivered", "R-mis-2", "figure", "load")
    FOLLOWED = declare_event(46, "followed", "R-mis-1", "figure", "x", "y", "surface")
    MET = declare_event(47, "met", "R-con-7", "figure", "other")
    # Combat.
    FIGHT = declare_event(48, "fight", "R-att-1", "figures")
    STRUCK = declare_event(49, "struck", "R-att-2", "figure", "dice")
    DIE = declare_event(50, "die", "R-att-2", "figure", "roll")
    INJURIES = declare_event(51, "injuries", "R-att-4", "seat", "count")
    RAMPAGE = declare_event(52, "rampage", CITED, "figure", "other")
    WOUNDED = declare_event(53, "wounded", "R-att-5", "figure")
    PUSHED = declare_event(54, "pushed", "R-att-9", "seat", "roll", "moved")
    SLID = declare_event(55, "slid", "R-att-9", "figure", "x", "y", "surface")
    PLUNGED = declare_event(56, "plunged", "R-push-3", "figure", "drop")
    AGAIN = declare_event(57, "again", CITED, "figure")
    PUSH_ROLL = declare_event(58, "push-roll", "R-att-9", "seat", "roll")
    # Firing.
    DECLARED = declare_event(59, "declared", "R-fire-3", "figure", "other", "weapon", "shots")
    SHOT = declare_event(60, "shot", "R-fire-4", "figure", "other", "aim", "roll", "hit")
    INTO_FIGHT = declare_event(61, "into-fight", "R-fire-6", "figure", "other", "roll")
    THREW = declare_event(62, "threw", "R-obj-1", "figure", "object", "x", "y", "surface")
    FLED = declare_event(63, "fled", "R-obj-1", "figure", "x", "y", "surface")
    BLASTED = declare_event(64, "blasted", "R-obj-3", "figure", "element")
    BURST = declare_event(65, "burst", "R-obj-3", "figure", "x", "y", "surface")
    TUMBLED = declare_event(66, "tumbled", CITED, "figure", "x", "y", "surface")
    STUNNED = declare_event(67, "stunned", "R-obj-2", "figure", "points")
    AT_CAT = declare_event(69, "at-cat", CITED, "figure", "shots")
    # The end.
    ENDED = declare_event(70, "ended", "")


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
