"""The log: what happened, by which rule, and what of it a seat may read.

An entry is (event, to, cause, a, b, c): `to` is the mask of the seats that may read what stands on the
paper or tag it names, `cause` the artifact that brought it about, or one of BY_SHOT and its kin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from euphoria.games.leaders.cards.decks import SEAT_CHOICES
from euphoria.games.leaders.components import KINDS, MOST_SEATS, TEAMS

if TYPE_CHECKING:
    from euphoria.games.leaders.state import LeadersTable
    from euphoria.kernel.core.state import Json


BY_RULE: Final = -1
BY_SHOT: Final = -2
BY_ARMING: Final = -3
BY_SHOOTING: Final = -4
"""Of an entry that no artifact caused: by the rule of its event, by being shot, by arming, by shooting."""
CAUSE_RULES: Final = {BY_SHOT: "L-shot-2", BY_ARMING: "L-act-3", BY_SHOOTING: "L-act-4"}


class Event:
    """The numbers of the events, in the order of SPECS."""

    PLACED: Final = 0
    TURN: Final = 1
    DREW: Final = 2
    DISCARDED: Final = 3
    PUT_UNDER: Final = 4
    RESHUFFLED: Final = 5
    GAVE: Final = 6
    INTERROGATED: Final = 7
    LOOKED: Final = 8
    USED: Final = 9
    REACTED: Final = 10
    EXPOSED: Final = 11
    HIDDEN: Final = 12
    SWAPPED: Final = 13
    RECEIVED: Final = 14
    SHUFFLED: Final = 15
    STOLE: Final = 16
    ARMED: Final = 17
    AIMED: Final = 18
    DROPPED: Final = 19
    SHOT: Final = 20
    BLOCKED: Final = 21
    HIT: Final = 22
    TURNED: Final = 23
    REVERSED: Final = 24
    EXTRA: Final = 25
    CLAIMED_TEAM: Final = 26
    CLAIMED_RECRUIT: Final = 27
    ENDED: Final = 28
    ARMING: Final = 29
    HIDING: Final = 30


SPECS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    # name, rule, and what a, b, c are
    ("placed", "L-setup-5", ("seat", "place", "paper")),
    ("turn", "L-turn-1", ("seat", "turn")),
    ("drew", "L-turn-2", ("seat", "tag")),
    ("discarded", "L-turn-2", ("seat", "tag")),
    ("put-under", "L-art-12", ("seat", "count")),
    ("reshuffled", "L-art-12", ("count",)),
    ("gave", "L-turn-5", ("seat", "target", "tag")),
    ("interrogated", "L-act-1", ("seat", "place")),
    ("looked", "L-act-1", ("seat", "place", "paper")),
    ("used", "L-act-2", ("seat", "artifact", "choice", "choice", "choice", "choice")),
    ("reacted", "L-art-1", ("seat", "artifact")),
    ("exposed", "L-art-2", ("seat", "place", "paper")),
    ("hidden", "L-act-5", ("seat", "place", "paper")),
    ("swapped", "L-art-6", ("place", "place2")),
    ("received", "L-art-6", ("seat", "place", "paper")),
    ("shuffled", "L-info-9", ("seat",)),
    ("stole", "L-a13", ("seat", "target", "tag")),
    ("armed", "L-act-3", ("seat",)),
    ("aimed", "L-turn-4", ("seat", "target")),
    ("dropped", "L-gun-5", ("seat",)),
    ("shot", "L-act-4", ("seat", "target")),
    ("blocked", "L-art-8", ("seat",)),
    ("hit", "L-shot-2", ("seat",)),
    ("turned-wastelander", "L-shot-3", ("seat",)),
    ("reversed", "L-a15", ("seat",)),
    ("extra-turn", "L-turn-6", ("seat",)),
    ("claimed-team", "L-info-8", ("seat", "target", "team", "turn")),
    ("claimed-recruit", "L-info-8", ("seat", "place", "kind", "turn")),
    ("ended", "", ()),
    ("arming", "L-act-3", ("seat",)),
    ("hiding", "L-act-5", ("seat", "place")),
)


def event(state: LeadersTable, number: int, seat: int | None, opened: bool = False) -> Json:
    """One entry as this seat may read it: a thing that it may not read is null, unless all is `opened`."""
    code, to, cause, *values = state.log[number]
    name, rule, fields = SPECS[code]
    may_read = opened or to >> (MOST_SEATS if seat is None else seat) & 1
    read: Json = {"n": number, "event": name, "rule": rule}
    if cause >= 0:
        read["cause"] = state.deck.artifacts[cause].id
        read["rule"] = state.deck.artifacts[cause].rule
    elif cause in CAUSE_RULES:
        read["rule"] = CAUSE_RULES[cause]
    for field, value in zip(fields, values, strict=False):
        if field == "paper":
            read["recruit"] = KINDS[state.kinds[value]] if may_read else None
        elif field == "tag":
            read["artifact"] = state.deck.artifacts[state.artifact_of(value)].id if may_read else None
        elif field == "artifact":
            read["artifact"] = state.deck.artifacts[value].id
        elif field == "choice":
            choices = read.setdefault("choices", [])
            assert isinstance(choices, list)
            choices.append(_choice(state, values[1], len(choices), value))
        elif field == "team":
            read["team"] = TEAMS[value]
        elif field == "kind":
            read["recruit"] = KINDS[value]
        else:
            read[field] = value
    if code in (Event.USED, Event.REACTED):
        read["rule"] = state.deck.artifacts[values[1]].rule
    elif code == Event.ENDED and state.outcome is not None:
        read.update(state.outcome.json())
    return read


def _choice(state: LeadersTable, artifact: int, index: int, value: int) -> Json:
    choices = state.deck.artifacts[artifact].choices
    choice = choices[min(index, len(choices) - 1)]
    return {"target" if choice in SEAT_CHOICES else "place": value}
