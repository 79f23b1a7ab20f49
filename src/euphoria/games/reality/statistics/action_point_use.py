"""What action points (AP) were spent on, worked out from the log: it says what was done, this module what that cost.

Three things are not in the log: which walk was a free repeat (R-odonell-1), who had a free die for being charged uphill
(R-con-3), and what Susan paid to move around her saviour. The first two are counted as if they had been paid for, the
third not at all. All else is exact. Points that a stun grenade takes away do not count as spent.
"""

from __future__ import annotations

from collections.abc import Iterator

from euphoria.games.reality.cards.characters.doc import EVENT_FLAMES
from euphoria.games.reality.cards.characters.sooyoung import EVENT_SEDUCED
from euphoria.games.reality.codes import IN_FIRING, IN_POSITIONING, IN_SPECIAL, SETTING_UP
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.firing.harm import OBJECT_COST
from euphoria.games.reality.rules.mission.rescue import TO_FREE
from euphoria.games.reality.rules.positioning.carrying import TO_RANSACK, TO_TAKE
from euphoria.games.reality.rules.positioning.leaping import TO_LEAP
from euphoria.games.reality.rules.positioning.medical_aid import TO_USE
from euphoria.games.reality.rules.positioning.positioning import TO_DROP, TO_RISE

WALK, LEAP, STANCE, THINGS, OBJECTS, ATTACK, FIRE = USES = (
    "walk", "leap", "stance", "things", "objects", "attack", "fire",
)  # fmt: skip

PRICES = {
    ShowEvent.HIT_DECK: (STANCE, TO_DROP),
    ShowEvent.LEAPT: (LEAP, TO_LEAP),
    ShowEvent.TOOK: (THINGS, TO_TAKE),
    ShowEvent.LAID: (THINGS, TO_TAKE),
    ShowEvent.RANSACKED: (THINGS, TO_RANSACK),
    ShowEvent.FREED: (THINGS, TO_FREE),
    ShowEvent.HEALED: (OBJECTS, TO_USE),
    ShowEvent.REVIVED: (OBJECTS, TO_USE),
    ShowEvent.INJECTED: (OBJECTS, TO_USE),
    ShowEvent.BLASTED: (OBJECTS, OBJECT_COST),
}
"""Events with a fixed price, which the first figure of the event pays: the use, and the price."""

Payment = tuple[int, str, int]
"""The figure that pays, the use, and the points."""


class ActionPointTracker:
    """Follows the log, and tells what each entry cost whom."""

    def __init__(self) -> None:
        self._phase = SETTING_UP
        self._active = -1
        self._left = 0
        """The AP that the active figure has left."""
        self._charged: set[int] = set()
        self._fired: set[int] = set()
        """Who has charged and fired this turn: a charge gives a free die, and firing again is a free repeat."""
        self._volley = -1
        """The figure whose shots are being declared, and whether it pays for them."""
        self._is_paid = False
        self._repeater = -1
        self._seduced = -1

    def note(self, code: int, values: list[int]) -> list[Payment]:
        payments = [payment for payment in self._payments(code, values) if payment[2]]
        self._left -= sum(points for who, _, points in payments if who == self._active)
        if code != ShowEvent.DECLARED:
            self._volley = -1
        return payments

    def _payments(self, code: int, values: list[int]) -> Iterator[Payment]:
        if code in PRICES:
            yield values[0], *PRICES[code]
        elif code == ShowEvent.WALKED and self._phase != IN_SPECIAL:  # in that phase it is Kabuki's free dash
            yield values[0], WALK, values[4]
        elif code == ShowEvent.GOT_UP and self._phase == IN_POSITIONING and values[0] == self._active:
            yield values[0], STANCE, TO_RISE
        elif code == ShowEvent.THREW and self._phase != IN_SPECIAL:  # in that phase it comes from Arendal's belt
            yield values[0], OBJECTS, OBJECT_COST
        elif code == ShowEvent.STRUCK:
            yield values[0], ATTACK, self._blows(*values)
        elif code == ShowEvent.DECLARED and self._phase == IN_FIRING:  # in another phase Sooyoung makes it fire
            yield values[0], FIRE, self._shots(values[0], values[3])
        elif code == EVENT_FLAMES:
            yield values[0], FIRE, self._shots(values[0], 1)
        elif code == ShowEvent.AT_CAT:
            self._fired.add(values[0])
            yield values[0], FIRE, self._left
        else:
            self._follow(code, values)

    def _follow(self, code: int, values: list[int]) -> None:
        if code == ShowEvent.TURN:
            self._charged.clear()
            self._fired.clear()
        elif code == ShowEvent.PHASE:
            self._phase = values[0]
        elif code == ShowEvent.ACTIVATED:
            self._active, self._left = values
            self._repeater = -1
        elif code == ShowEvent.CHARGED:
            self._charged.add(values[0])
        elif code == ShowEvent.AGAIN:
            self._repeater = values[0]
        elif code == EVENT_SEDUCED:
            self._seduced = values[1]

    def _blows(self, figure: int, dice: int) -> int:
        """What dice cost: a charge gives a free one; a repeat is free, and so is a blow that Sooyoung causes (R-att-3,
        R-odonell-3)."""
        if self._phase == IN_SPECIAL:
            return 0 if figure == self._seduced else dice
        if self._repeater < 0:
            return dice - (figure in self._charged)
        return 0 if figure == self._repeater else dice

    def _shots(self, figure: int, shots: int) -> int:
        """What shots cost: all that are declared together, as far as the AP go; a repeat is free (R-odonell-2)."""
        if self._volley != figure:
            self._volley = figure
            self._is_paid = figure not in self._fired
            self._fired.add(figure)
        return min(shots, self._left) if self._is_paid else 0
