"""The action space of `leaders`. Add new actions at the end: their integers never change within a revision."""

from __future__ import annotations

from typing import Final

from euphoria.games.leaders.cards.decks import MOST_ARTIFACTS
from euphoria.games.leaders.components import MOST_SEATS, PLACES
from euphoria.kernel.core.action import Action, ActionSpace

SPACE: Final = ActionSpace()

ALL_PLACES: Final = MOST_SEATS * PLACES
ORDERS: Final[tuple[tuple[int, int, int], ...]] = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))

ORDER: Final = {order: SPACE.add("order", *order) for order in ORDERS}
"""order(i, j, k): put the dealt recruits i, j, k on places 1, 2, 3 (L-setup-5)."""
SKIP: Final = SPACE.add("skip")
"""Leave out this phase."""
DISCARD_HAND: Final = SPACE.add("discard")
"""Discard the whole hand and draw one (L-turn-2)."""
INTERROGATE: Final = SPACE.row("interrogate", ALL_PLACES)
ARM: Final = SPACE.row("arm", PLACES)
"""arm(slot): pay with that recruit of yours."""
SHOOT: Final = SPACE.add("shoot")
HIDE: Final = SPACE.row("hide", ALL_PLACES)
AIM: Final = SPACE.row("aim", MOST_SEATS)
CHOOSE_SEAT: Final = SPACE.row("choose-player", MOST_SEATS)
CHOOSE_PLACE: Final = SPACE.row("choose-recruit", ALL_PLACES)
PAY: Final = SPACE.row("pay", PLACES)
EXPOSE: Final = SPACE.row("expose", PLACES)
DECLINE: Final = SPACE.add("decline")
"""Let an action pass without a reaction."""
USE: Final = SPACE.row("use", MOST_ARTIFACTS)
GIVE: Final = [[SPACE.add("give", artifact, seat) for seat in range(MOST_SEATS)] for artifact in range(MOST_ARTIFACTS)]
REACT: Final = [[SPACE.add("react", artifact, slot) for slot in range(PLACES)] for artifact in range(MOST_ARTIFACTS)]
CLAIM_TEAM: Final = [[SPACE.add("claim-team", seat, team) for team in range(3)] for seat in range(MOST_SEATS)]
CLAIM_RECRUIT: Final = [[SPACE.add("claim-recruit", place, kind) for kind in range(4)] for place in range(ALL_PLACES)]

SPACE.name_arguments(
    {
        "order": "first second third",
        "interrogate": "place",
        "arm": "slot",
        "hide": "place",
        "aim": "player",
        "choose-player": "player",
        "choose-recruit": "place",
        "pay": "slot",
        "expose": "slot",
        "use": "artifact",
        "give": "artifact player",
        "react": "artifact slot",
        "claim-team": "player team",
        "claim-recruit": "place kind",
    },
    each_seat={"player": 1, "place": PLACES},
)

# Tables for listing: by seat and by a mask of three bits that says which of its places count.

SLOTS: Final = tuple(tuple(slot for slot in range(PLACES) if mask >> slot & 1) for mask in range(8))


def _by_mask(row: list[Action]) -> list[list[list[Action]]]:
    return [[[row[PLACES * seat + slot] for slot in SLOTS[mask]] for mask in range(8)] for seat in range(MOST_SEATS)]


INTERROGATE_AT: Final = _by_mask(INTERROGATE)
CLAIMS_AT: Final = [
    [[claim for slot in SLOTS[mask] for claim in CLAIM_RECRUIT[PLACES * seat + slot]] for mask in range(8)]
    for seat in range(MOST_SEATS)
]
ARM_WITH: Final = [[ARM[slot] for slot in SLOTS[mask]] for mask in range(8)]
PAY_WITH: Final = [[PAY[slot] for slot in SLOTS[mask]] for mask in range(8)]
EXPOSE_OF: Final = [[EXPOSE[slot] for slot in SLOTS[mask]] for mask in range(8)]
REACT_WITH: Final = [[[row[slot] for slot in SLOTS[mask]] for mask in range(8)] for row in REACT]
OTHERS: Final = [
    [tuple(other for other in range(seats) if other != seat) for seat in range(MOST_SEATS)]
    for seats in range(MOST_SEATS + 1)
]
"""OTHERS[seats][seat]: everybody else, in seat order."""
AIM_AT: Final = [[[AIM[other] for other in others] for others in row] for row in OTHERS]
GIVE_TO: Final = [[[[gift[other] for other in others] for others in row] for row in OTHERS] for gift in GIVE]
"""GIVE_TO[artifact][seats][seat]: the gifts of that artifact that the seat can make."""
