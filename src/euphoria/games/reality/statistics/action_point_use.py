"""What AP were spent on, for `statistics`: the log says what was done, and this is what it cost.

Three things the log does not say: which walk was a free repeat (R-odonell-1), who had a free die for being charged
uphill (R-con-3), and what Susan paid to shift around her saviour. So the first two are counted as if they had been
paid for, the third not at all. All else is exact. What a stun grenade takes away is not spent.
"""

from __future__ import annotations

from collections.abc import Iterator

from euphoria.games.reality.cards.characters.doc import EVENT_FLAMES
from euphoria.games.reality.cards.characters.sooyoung import EVENT_SEDUCED
from euphoria.games.reality.codes import IN_FIRING, IN_POSITIONING, IN_SPECIAL, SETTING_UP
from euphoria.games.reality.rules.events import Event
from euphoria.games.reality.rules.firing.harm import OBJECT_COST
from euphoria.games.reality.rules.positioning.carrying import TO_RANSACK, TO_TAKE
from euphoria.games.reality.rules.positioning.leaping import TO_LEAP
from euphoria.games.reality.rules.positioning.medical_aid import TO_USE
from euphoria.games.reality.rules.positioning.positioning import TO_DROP, TO_RISE
from euphoria.games.reality.rules.positioning.rescue import TO_FREE

WALK, LEAP, STANCE, THINGS, OBJECTS, ATTACK, FIRE = USES = (
    "walk", "leap", "stance", "things", "objects", "attack", "fire",
)  # fmt: skip

PRICES = {
    Event.HIT_DECK: (STANCE, TO_DROP),
    Event.LEAPT: (LEAP, TO_LEAP),
    Event.TOOK: (THINGS, TO_TAKE),
    Event.LAID: (THINGS, TO_TAKE),
    Event.RANSACKED: (THINGS, TO_RANSACK),
    Event.FREED: (THINGS, TO_FREE),
    Event.HEALED: (OBJECTS, TO_USE),
    Event.REVIVED: (OBJECTS, TO_USE),
    Event.INJECTED: (OBJECTS, TO_USE),
    Event.BLASTED: (OBJECTS, OBJECT_COST),
}
"""What always costs the same, and is paid by the figure that is named first."""

Payment = tuple[int, str, int]
"""Who, what for, how many."""


class ActionPointTracker:
    """Follows the log, and says what each entry cost whom."""

    def __init__(self) -> None:
        self._phase = SETTING_UP
        self._active = -1
        self._left = 0
        """AP of the active figure."""
        self._charged: set[int] = set()
        self._fired: set[int] = set()
        """Who has done so this turn: a charge brings a free die; who fires again repeats, for nothing."""
        self._volley = -1
        """Whose shots are being declared, and whether they are paid for."""
        self._is_paid = False
        self._repeater = -1
        self._seduced = -1

    def note(self, code: int, values: list[int]) -> list[Payment]:
        payments = [payment for payment in self._payments(code, values) if payment[2]]
        self._left -= sum(points for who, _, points in payments if who == self._active)
        if code != Event.DECLARED:
            self._volley = -1
        return payments

    def _payments(self, code: int, values: list[int]) -> Iterator[Payment]:
        if code in PRICES:
            yield values[0], *PRICES[code]
        elif code == Event.WALKED and self._phase != IN_SPECIAL:  # there it is Kabuki's free dash
            yield values[0], WALK, values[4]
        elif code == Event.GOT_UP and self._phase == IN_POSITIONING and values[0] == self._active:
            yield values[0], STANCE, TO_RISE
        elif code == Event.THREW and self._phase != IN_SPECIAL:  # there it comes off Arendal's belt
            yield values[0], OBJECTS, OBJECT_COST
        elif code == Event.STRUCK:
            yield values[0], ATTACK, self._blows(*values)
        elif code == Event.DECLARED and self._phase == IN_FIRING:  # earlier it is Sooyoung's doing
            yield values[0], FIRE, self._shots(values[0], values[3])
        elif code == EVENT_FLAMES:
            yield values[0], FIRE, self._shots(values[0], 1)
        elif code == Event.AT_CAT:
            self._fired.add(values[0])
            yield values[0], FIRE, self._left
        else:
            self._follow(code, values)

    def _follow(self, code: int, values: list[int]) -> None:
        if code == Event.TURN:
            self._charged.clear()
            self._fired.clear()
        elif code == Event.PHASE:
            self._phase = values[0]
        elif code == Event.ACTIVATED:
            self._active, self._left = values
            self._repeater = -1
        elif code == Event.CHARGED:
            self._charged.add(values[0])
        elif code == Event.AGAIN:
            self._repeater = values[0]
        elif code == EVENT_SEDUCED:
            self._seduced = values[1]

    def _blows(self, figure: int, dice: int) -> int:
        """A charge brings a free die; a repeat is free, and so is what Sooyoung brings about (R-att-3, R-odonell-3)."""
        if self._phase == IN_SPECIAL:
            return 0 if figure == self._seduced else dice
        if self._repeater < 0:
            return dice - (figure in self._charged)
        return 0 if figure == self._repeater else dice

    def _shots(self, figure: int, shots: int) -> int:
        """All that is declared together is paid together, as far as AP go (R-odonell-2); the first time in a turn."""
        if self._volley != figure:
            self._volley = figure
            self._is_paid = figure not in self._fired
            self._fired.add(figure)
        return min(shots, self._left) if self._is_paid else 0
