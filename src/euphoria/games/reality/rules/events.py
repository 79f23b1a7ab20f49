"""The log: what happened, and by which rule. An entry is (event, values...); nothing secret is ever in it.

What a value means is said by its field: `figure`, `other` and `victim` are figures; `how`, `object`, `element` and
their kin are read as words; places are quarter inches; the rest are plain numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import OBJECTS, listed

if TYPE_CHECKING:
    from euphoria.games.reality.state import Show
    from euphoria.kernel.core.state import Json

SPECS: list[tuple[str, str, tuple[str, ...]]] = []
"""By number: the event's name, its rule, and what its values are."""


def _event(name: str, rule: str, *fields: str) -> int:
    SPECS.append((name, rule, fields))
    return len(SPECS) - 1


class Event:
    """The numbers of the events. A new one goes at the end of its group: the numbers are part of no record."""

    # Setup.
    TEAM = _event("team", "R-team-8", "seat")
    SIDE_ROLL = _event("side-roll", "R-start-1", "seat", "roll")
    SIDE = _event("side", "R-start-1", "seat", "edge")
    CEDED = _event("ceded", "R-start-1", "seat")
    PLATFORM = _event("platform", "R-start-2", "seat", "x", "y")
    DEPLOYED = _event("deployed", "R-start-3", "figure", "x", "y", "surface")
    # Turn.
    TURN = _event("turn", "R-turn-1", "turn")
    PHASE = _event("phase", "R-turn-1", "phase")
    ROLLED_ORDER = _event("rolled-order", "R-prof-7", "figure", "roll")
    ACTIVATED = _event("activated", "R-prof-6", "figure", "points")
    # Falling.
    LUCK = _event("luck", "R-prof-5", "figure", "roll", "lucky")
    HURT = _event("hurt", "R-inj-1", "figure", "damage", "life")
    DROPPED = _event("dropped", "R-move-8", "figure", "load")
    FELL = _event("fell", "R-inj-1", "figure", "how", "objects")
    LEFT = _event("left", "R-richelle", "figure")
    ALONE = _event("alone", "R-mis-1", "figure")
    LOST_LEADER = _event("lost-leader", "R-team-5", "seat")
    LOST_STAR = _event("lost-star", "R-susan-2", "seat")
    ELATED = _event("elated", "R-prof-8", "figure", "other", "gain")
    LEADS = _event("leads", "R-team-5", "figure")
    # Special.
    USED = _event("used", "R-spec-1", "figure")
    RAGE_ROLL = _event("rage-roll", "R-kobayhisi-1", "figure", "roll", "rages")
    MASSACRE_ROLL = _event("massacre-roll", "R-centinel-1", "figure", "roll", "massacre")
    REMOVED = _event("removed", "R-nikolai", "element")
    FASCINATED = _event("fascinated", "R-madeleine", "figure", "other")
    ENCOURAGED = _event("encouraged", "R-odonell-1", "figure", "other", "repeat")
    CALLED = _event("called", "R-richelle", "figure", "other", "x", "y")
    SEDUCED = _event("seduced", "R-sooyoung", "figure", "other", "victim")
    GAVE = _event("gave", "R-scauter", "figure", "other", "object")
    BARGAINED = _event("bargained", "R-mycky-2", "figure", "other")
    CAT = _event("cat", "R-kobayhisi-2", "figure", "x", "y", "surface")
    # Moving.
    WALKED = _event("walked", "R-move-1", "figure", "x", "y", "surface", "points")
    CHARGED = _event("charged", "R-move-9", "figure", "other")
    LEAPT = _event("leapt", "R-move-7", "figure", "x", "y", "surface", "drop")
    HIT_DECK = _event("hit-deck", "R-move-5", "figure")
    GOT_UP = _event("got-up", "R-move-5", "figure")
    TOOK = _event("took", "R-move-6", "figure", "load")
    LAID = _event("laid", "R-move-6", "figure", "load")
    HEALED = _event("healed", "R-move-10", "figure", "other", "life")
    REVIVED = _event("revived", "R-move-10", "figure", "other", "life")
    INJECTED = _event("injected", "R-move-10", "figure", "points")
    RANSACKED = _event("ransacked", "R-move-6", "figure", "other")
    LOOTED = _event("looted", "R-move-6", "figure", "other", "object")
    FREED = _event("freed", "R-mis-1", "figure", "other")
    SHIFTED = _event("shifted", "R-mis-1", "figure", "x", "y", "surface")
    DELIVERED = _event("delivered", "R-mis-2", "figure", "load")
    FOLLOWED = _event("followed", "R-mis-1", "figure", "x", "y", "surface")
    MET = _event("met", "R-con-7", "figure", "other")
    # Combat.
    FIGHT = _event("fight", "R-att-1", "figures")
    STRUCK = _event("struck", "R-att-2", "figure", "dice")
    DIE = _event("die", "R-att-2", "figure", "roll")
    INJURIES = _event("injuries", "R-att-4", "seat", "count")
    RAMPAGE = _event("rampage", "R-mycky-1", "figure", "other")
    WOUNDED = _event("wounded", "R-att-5", "figure")
    PUSHED = _event("pushed", "R-att-9", "seat", "roll", "moved")
    SLID = _event("slid", "R-att-9", "figure", "x", "y", "surface")
    PLUNGED = _event("plunged", "R-push-3", "figure", "drop")
    AGAIN = _event("again", "R-odonell-3", "figure")
    PUSH_ROLL = _event("push-roll", "R-att-9", "seat", "roll")
    # Firing.
    DECLARED = _event("declared", "R-fire-3", "figure", "other", "weapon", "shots")
    SHOT = _event("shot", "R-fire-4", "figure", "other", "aim", "roll", "hit")
    INTO_FIGHT = _event("into-fight", "R-fire-6", "figure", "other", "roll")
    THREW = _event("threw", "R-obj-1", "figure", "object", "x", "y", "surface")
    FLED = _event("fled", "R-obj-1", "figure", "x", "y", "surface")
    BLASTED = _event("blasted", "R-obj-3", "figure", "element")
    BURST = _event("burst", "R-obj-3", "figure", "x", "y", "surface")
    TUMBLED = _event("tumbled", "R-nikolai", "figure", "x", "y", "surface")
    STUNNED = _event("stunned", "R-obj-2", "figure", "points")
    FLAMES = _event("flames", "R-doc-1", "figure", "dx", "dy")
    AT_CAT = _event("at-cat", "R-kobayhisi-2", "figure", "shots")
    # The end.
    ENDED = _event("ended", "")


def event(state: Show, number: int) -> Json:
    """One entry; every seat may read all of it."""
    code, *values = state.log[number]
    name, rule, fields = SPECS[code]
    read: Json = {"n": number, "event": name, "rule": rule}
    for field, value in zip(fields, values, strict=True):
        read[field] = _value(state, field, value)
    if code == Event.ENDED and state.outcome is not None:
        read.update(state.outcome.json())
    elif code == Event.USED:
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
