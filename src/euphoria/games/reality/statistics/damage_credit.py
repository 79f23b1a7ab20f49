"""Who is credited with damage, worked out from the log: it says who is hurt, and earlier entries tell by whom.

A fall after a push is counted apart from blows, which the rules do not do: for them it is hand-to-hand (R-push-4).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping

from euphoria.games.reality.cards.characters.doc import EVENT_FLAMES
from euphoria.games.reality.cards.characters.sooyoung import EVENT_SEDUCED
from euphoria.games.reality.events import ShowEvent

SHOT, HAND, PUSH, BLAST, FLAME, JUMP = KINDS = ("shot", "hand", "push", "blast", "flame", "jump")

BY_ONE = {ShowEvent.SHOT: SHOT, ShowEvent.THREW: BLAST, ShowEvent.BURST: BLAST, EVENT_FLAMES: FLAME}
"""Events after which the damage is done by the first figure of the event, and its kind."""

Dealers = dict[int, int]
"""Figures with their shares of the damage; empty if only the victim itself is responsible."""


def share_out(damage: int, dealers: Mapping[int, int]) -> Dealers:
    """Damage divided in proportion to the shares, in whole points that add up (largest remainder method)."""
    whole = sum(dealers.values())
    if not whole:
        return {}
    parts = {dealer: damage * part // whole for dealer, part in dealers.items()}
    left = damage - sum(parts.values())
    shortest = sorted(dealers, key=lambda dealer: (-(damage * dealers[dealer] % whole), dealer))
    for dealer in shortest[:left]:
        parts[dealer] += 1
    return parts


class DamageTracker:
    """Follows the log, and tells for the next damage to a figure its kind and who deals it."""

    def __init__(self, seat_of: Callable[[int], int]) -> None:
        self._seat_of = seat_of
        self._kind = ""
        self._dealers: Dealers = {}
        self._blows: Dealers = {}
        """The dice of each figure in the current fight."""
        self._duel: tuple[int, int] | None = None
        """Two figures of one team that Sooyoung makes fight each other."""
        self._wounds: dict[int, int] = defaultdict(int)
        self._rampage: dict[int, list[int]] = defaultdict(list)
        """By figure: how many injuries from enemies are still to be rolled for; and the friends that injured it."""
        self._pusher = -1
        self._last: dict[int, str] = {}

    def note(self, code: int, values: list[int]) -> None:
        if code in BY_ONE:
            self._kind, self._dealers = BY_ONE[code], {values[0]: 1}
        elif code == ShowEvent.LEAPT:
            self._kind, self._dealers = JUMP, {}
        elif code == ShowEvent.FIGHT:
            self._begin_fight(None)
        elif code == EVENT_SEDUCED:
            self._begin_fight((values[1], values[2]))
        elif code == ShowEvent.STRUCK:
            self._kind = HAND
            self._blows[values[0]] = values[1]
        elif code == ShowEvent.WOUNDED:
            self._wounds[values[0]] += 1
        elif code == ShowEvent.RAMPAGE:
            self._rampage[values[1]].append(values[0])
        elif code == ShowEvent.LUCK and self._kind == HAND:
            self._dealers = self._next_wound(values[0])
        elif code == ShowEvent.PUSH_ROLL:
            self._pusher = values[0]
        elif code == ShowEvent.PLUNGED:
            self._kind = PUSH
            # A figure that its own side drags over the edge is credited to nobody.
            self._dealers = {} if self._seat_of(values[0]) == self._pusher else self._rivals(values[0])

    def of(self, figure: int) -> tuple[str, Dealers]:
        """The kind of the damage that this figure takes now, and who deals it."""
        self._last[figure] = self._kind
        return self._kind, self._dealers

    def cause(self, figure: int) -> str:
        """The kind of the last damage that this figure took."""
        return self._last[figure]

    def _begin_fight(self, duel: tuple[int, int] | None) -> None:
        self._duel = duel
        self._blows = {}
        self._wounds.clear()
        self._rampage.clear()

    def _rivals(self, figure: int) -> Dealers:
        """The figures that struck at a figure, with their dice."""
        if self._duel is not None:
            return {other: 1 for other in self._duel if other != figure}
        seat = self._seat_of(figure)
        return {other: dice for other, dice in self._blows.items() if self._seat_of(other) != seat}

    def _next_wound(self, figure: int) -> Dealers:
        """Who caused the next injury: those by enemies are rolled for first, then those by friends in order
        (`wounding`)."""
        if self._wounds[figure]:
            self._wounds[figure] -= 1
            return self._rivals(figure)
        by = min(self._rampage[figure])
        self._rampage[figure].remove(by)
        return {by: 1}
