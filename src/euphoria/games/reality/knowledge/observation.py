"""What a seat sees, in numbers: `observation_layout.py` says what each of them means.

It is written without the view, for programs that play many games, and tells nothing that the view does not tell, but
for what follows from the seat's own answers and from the log. Of the history it has nothing beside that.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from struct import Struct
from typing import Any, Final

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import BITS, CHARGES, HELD
from euphoria.games.reality.figure_flags import DOWN, GONE, NAMES, OUT
from euphoria.games.reality.knowledge.observation_layout import (
    ACTIVE,
    AT,
    CHOSEN,
    DEEP,
    EXCHANGING,
    FLEES,
    LEADER,
    LIFE,
    MOST_EARNED,
    MOST_TURNS,
    PAIRED,
    POINTS,
    SAVIOUR,
    SLOT,
    SUBJECT,
    TENTH,
    WIDE,
)
from euphoria.games.reality.knowledge.observed_cast import ObservedCast, cast_of
from euphoria.games.reality.knowledge.view import has_sides
from euphoria.games.reality.rules.attack.combat import striker
from euphoria.games.reality.rules.figures.activation_order import TIED
from euphoria.games.reality.rules.firing.blasts import FREE as FOR_NOTHING
from euphoria.games.reality.rules.positioning.walking import PAID
from euphoria.games.reality.rules.sequence.ending import prize
from euphoria.games.reality.rules.sequence.special import CHOICES, ability_of
from euphoria.games.reality.state import BODY_LOAD, NO_LOAD, Show
from euphoria.kernel.learning.layout import Numbers

ONE: Final[Any] = 1.0
WRITTEN_TOGETHER: Final = Struct("8f")
"""The numbers of a figure from `place` to `waits`."""


def observe(state: Show, seat: int, out: Numbers) -> None:
    cast = cast_of(state, seat)
    out[:] = cast.numbers
    _table(state, seat, cast, out)
    _figures(state, seat, cast, out)
    _roles(state, seat, cast, out)
    if state.deciders:
        _question(state, seat, cast, out)


def _table(state: Show, seat: int, cast: ObservedCast, out: Numbers) -> None:
    one: Any = ONE
    out[AT.phase + state.phase] = one
    turns = state.settings.turns
    out[AT.elapsed] = state.turn / turns
    out[AT.left] = (turns - state.turn) * MOST_TURNS
    if has_sides(state):
        out[AT.edge + int(state.team_of_side != seat)] = one
    at = AT.platform
    for other in (seat, 1 - seat):
        x, y = state.platforms[other]
        if x >= 0:
            out[at] = one
            out[at + 1] = x * WIDE
            out[at + 2] = y * DEEP
        at += 3
    at = AT.drum
    for x, y, surface, carrier, delivered in state.drums:
        out[at] = one
        out[at + 1] = x * WIDE
        out[at + 2] = y * DEEP
        out[at + 3] = cast.heights[surface]
        if carrier >= 0:
            out[at + 4] = one
        if delivered >= 0:
            out[at + 5 + int(delivered != seat)] = one
        at += AT.drum_block


def _figures(state: Show, seat: int, cast: ObservedCast, out: Numbers) -> None:
    """What is true of each figure by itself."""
    raw = out.cast("B")
    write = WRITTEN_TOGETHER.pack_into
    place, flags_at, objects_at = AT.place, AT.flags, AT.objects
    heights = cast.heights
    waits = _waits(state)
    for figure, first in enumerate(cast.first[: len(state.who)]):
        if first < 0:
            continue
        flags = state.flags[figure]
        owner = state.owner[figure]
        x: Any = 0.0
        y: Any = 0.0
        z: Any = 0.0
        if not flags & GONE:
            x = state.xs[figure] * WIDE
            y = state.ys[figure] * DEEP
            z = heights[state.on[figure]]
        write(
            out, 4 * (first + place), x, y, z, state.life[figure] * LIFE, state.ap[figure] * POINTS,
            state.spent[figure] * POINTS, (state.euphoria[figure] if owner < 0 else state.spirit(figure)) * TENTH,
            waits[figure],
        )  # fmt: skip
        if flags:
            at = 4 * (first + flags_at)
            raw[at : at + 4 * len(NAMES)] = _bits(flags, len(NAMES))
        own = state.side[figure] == seat
        known = state.objects[figure] if own else state.shown[figure]
        lacks = state.lacks[figure]
        if known or lacks:
            at = 4 * (first + objects_at)
            raw[at : at + 8 * len(HELD)] = _bits(known, len(HELD)) + _bits(lacks, len(HELD))
        load = state.load[figure]
        if load != NO_LOAD:
            out[first + AT.carries + (3 if load >= BODY_LOAD else load)] = ONE
        if state.bargain[figure] >= 0:
            out[first + AT.bargain] = (cast.slots[state.bargain[figure]] + 1) * SLOT
        if state.encouraged[figure] >= 0:
            out[first + AT.repeat + state.encouraged[figure]] = ONE
        if state.how[figure]:
            out[first + AT.fell + state.how[figure] - 1] = ONE
        if flags & OUT == DOWN and state.side[figure] >= 0:
            _prize(state, seat, figure, first, out)
        if own and known & BITS[CHARGES] and state.charge_at[figure] >= 0:
            out[AT.charges + AT.element_block * state.charge_at[figure]] = ONE


def _prize(state: Show, seat: int, figure: int, first: int, out: Numbers) -> None:
    """What a body has brought the other team, and what that team has earned altogether."""
    paid: Any = prize(state, figure) / state.settings.budget
    out[first + AT.prize] = min(paid, MOST_EARNED)
    at = AT.earned + int(state.side[figure] == seat)
    out[at] = min(out[at] + paid, MOST_EARNED)


def _waits(state: Show) -> list[Any]:
    """By figure: 1 for whoever is activated next, 1/2 for the second, and so on; 0 for all others."""
    found: list[Any] = [0.0] * len(state.who)
    group = 1
    for entry in state.order:
        found[entry & ~TIED] = 1.0 / group
        if not entry & TIED:
            group += 1
    return found


@lru_cache(maxsize=4096)
def _bits(mask: int, count: int) -> bytes:
    """Bits as numbers, the lowest first."""
    return Struct(f"{count}f").pack(*(mask >> bit & 1 for bit in range(count)))


# What figures have to do with each other, and with what is decided.


def _roles(state: Show, seat: int, cast: ObservedCast, out: Numbers) -> None:
    for other in (0, 1):
        _role(state.leader[other], LEADER, cast, out)
        _role(state.pair[other], PAIRED, cast, out)
    _role(state.saviour, SAVIOUR, cast, out)
    _role(state.active, ACTIVE, cast, out)
    if max(state.fight, default=-1) >= 0:
        _combats(state, cast, out)
    for target, weapon, shots in state.declared:
        if cast.first[target] >= 0:
            out[cast.first[target] + AT.declared + weapon] += shots * TENTH


def _role(figure: int, role: int, cast: ObservedCast, out: Numbers) -> None:
    if figure >= 0 and cast.first[figure] >= 0:
        out[cast.first[figure] + AT.role + role] = ONE


def _combats(state: Show, cast: ObservedCast, out: Numbers) -> None:
    """Those who are in the same combat have the same number."""
    least: dict[int, int] = {}
    for figure, fight in enumerate(state.fight):
        if fight >= 0:
            least[fight] = min(cast.slots[figure], least.get(fight, len(cast.slots)))
    for figure, fight in enumerate(state.fight):
        if fight >= 0 and cast.first[figure] >= 0:
            out[cast.first[figure] + AT.combat] = (least[fight] + 1) * SLOT


def _question(state: Show, seat: int, cast: ObservedCast, out: Numbers) -> None:
    """What is asked, with all that has been answered on the way to it."""
    question = state.question
    out[AT.question + question - 1] = ONE
    for other in state.deciders:
        out[AT.asked + int(other != seat)] = ONE
    if state.joint and state.answers[seat] is not None:
        out[AT.answered] = ONE
    _role(state.subject, SUBJECT, cast, out)
    if question in CHOICES:
        _choices(state, cast, out)
    elif question == codes.ASK_GOAL:
        _walk(state, cast, out)
    elif question == codes.ASK_THROW:
        _throw(state, out)
    elif question == codes.ASK_FLEE:
        _spot(state, cast, out)
        for figure in state.targets:
            _role(figure, FLEES, cast, out)
    elif question in (codes.ASK_BLOWS, codes.ASK_DEFENCE, codes.ASK_VOLLEY):
        for number, figure in enumerate(state.targets):
            _role(figure, CHOSEN + number, cast, out)
    elif question in (codes.ASK_DIRECTION, codes.ASK_FOLLOW):
        _push(state, seat, out)
    if state.combat:
        _exchange(state, seat, cast, out)


def _choices(state: Show, cast: ObservedCast, out: Numbers) -> None:
    """The choices of an ability that were made already."""
    chosen = 0
    for choice, number in zip(ability_of(state, state.active).choices, state.targets, strict=False):
        if choice.question == codes.ASK_TARGET and number >= 0:
            _role(number, CHOSEN + chosen, cast, out)
            chosen += 1
        elif choice.question == codes.ASK_OBJECT and number >= 0:
            out[AT.object + number] = ONE


def _walk(state: Show, cast: ObservedCast, out: Numbers) -> None:
    out[AT.purse] = state.purse * POINTS
    if state.agenda[-1][3] != PAID:
        out[AT.free] = ONE
    if state.route:
        out[AT.stops] = len(state.route) / 24
        _spot(state, cast, out)


def _spot(state: Show, cast: ObservedCast, out: Numbers) -> None:
    x, y, surface = state.route[-1]
    out[AT.spot] = x * WIDE
    out[AT.spot + 1] = y * DEEP
    out[AT.spot + 2] = cast.heights[surface]


def _throw(state: Show, out: Numbers) -> None:
    item = state.targets[0]
    out[AT.object + (item & ~FOR_NOTHING)] = ONE
    if item & FOR_NOTHING:
        left = state.agenda[-1]
        out[AT.throws] = (1 + (left[3] if left[0] == codes.THROW_BELT else 0)) / 3


def _push(state: Show, seat: int, out: Numbers) -> None:
    dx, dy, far = state.shove[:3]
    out[AT.push] = far / 40
    if seat in state.deciders and (dx or dy):
        length = hypot(dx, dy)
        out[AT.push + 1] = dx / length
        out[AT.push + 2] = dy / length


def _exchange(state: Show, seat: int, cast: ObservedCast, out: Numbers) -> None:
    question = state.question
    secret = question == codes.ASK_STRIKE
    for figure, dice in zip(state.combat, state.dice_of, strict=True):
        _role(figure, EXCHANGING, cast, out)
        if dice > 0 and cast.first[figure] >= 0 and not (secret and state.side[figure] != seat):
            out[cast.first[figure] + AT.exchange] = dice * TENTH
    if secret and seat in state.deciders:
        _role(striker(state, seat), SUBJECT, cast, out)
    elif question in (codes.ASK_SHARE, codes.ASK_RAMPAGE):
        left = state.agenda[-1]
        out[AT.injuries] = (1 + left[2 if question == codes.ASK_SHARE else 3]) * POINTS
        for figure, _ in state.wounds:
            if cast.first[figure] >= 0:
                out[cast.first[figure] + AT.exchange + 1] += TENTH
