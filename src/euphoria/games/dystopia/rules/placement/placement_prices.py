"""What placing a worker costs in knowledge and morale, beside the cost of the space.

The double house rule (D-var-4), and the standing changes `Surcharge` and `EntersAnyEnd`.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import board
from euphoria.games.dystopia.cards.standing_changes import ENTERS_ANY_END, SURCHARGES, WorkingChange, mask
from euphoria.games.dystopia.cards.standing_kinds import EntersAnyEnd, Surcharge
from euphoria.games.dystopia.components import HIGHEST, LOWEST
from euphoria.games.dystopia.state.city import City

SURCHARGE_BITS: Final = mask(SURCHARGES)
ENTER_BITS: Final = mask(ENTERS_ANY_END)
SPACE_MASKS: Final = {change.bit: sum(1 << space for space in change.part.where) for change in SURCHARGES}


def morale_price(state: City) -> int:
    """With the double house rule each worker beyond the first in a turn costs morale (D-var-4)."""
    return 1 if state.pair and state.settings.double_rule else 0


# Surcharges in morale.


def surcharges(state: City, seat: int, space: int) -> list[WorkingChange[Surcharge]]:
    """Those that this seat pays for a worker on this space."""
    if not state.changes[seat] & SURCHARGE_BITS:
        return []
    return [one for one in SURCHARGES if state.changes[seat] & one.bit and space in one.part.where]


def unpayable_surcharge(state: City, seat: int, space: int) -> WorkingChange[Surcharge] | None:
    """The surcharge that closes this space to the seat, because it lacks the morale."""
    return next((one for one in surcharges(state, seat, space) if not _is_payable(state, seat, one)), None)


def closed_by_surcharges(state: City, seat: int) -> int:
    """A mask of spaces."""
    closed = 0
    for one in SURCHARGES:
        if state.changes[seat] & one.bit and not _is_payable(state, seat, one):
            closed |= SPACE_MASKS[one.bit]
    return closed


def _is_payable(state: City, seat: int, surcharge: WorkingChange[Surcharge]) -> bool:
    return state.morale[seat] - surcharge.part.morale - morale_price(state) >= LOWEST


# The ends of tunnels.


def end_opener(state: City, seat: int) -> WorkingChange[EntersAnyEnd] | None:
    """The standing change that lets this seat enter the end of any tunnel for knowledge."""
    if not state.changes[seat] & ENTER_BITS:
        return None
    return next(one for one in ENTERS_ANY_END if state.changes[seat] & one.bit)


def may_enter_any_end(state: City, seat: int) -> bool:
    """Whether the seat has such a change and the track of knowledge has room for its price (D-x-12)."""
    opener = end_opener(state, seat)
    return opener is not None and state.knowledge[seat] + opener.part.knowledge <= HIGHEST


def may_enter_end(state: City, seat: int, faction: int) -> bool:
    """Allegiance opens the end of a tunnel (D-place-5)."""
    return state.has_faction(seat, faction) or may_enter_any_end(state, seat)


def pay_placement_price(state: City, seat: int, space: int) -> None:
    """Takes the surcharges of a space, and the price of the end of another faction's tunnel."""
    for one in surcharges(state, seat, space):
        state.change_morale(seat, -one.part.morale, one.cause)
    spot = board.SPACES[space]
    if spot.what == board.TUNNEL_END and not state.has_faction(seat, spot.faction):
        opener = end_opener(state, seat)
        assert opener is not None, "or the space would be closed"
        state.change_knowledge(seat, opener.part.knowledge, opener.cause)
