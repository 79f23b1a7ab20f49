"""The rules that entries of the log are owed to. The log and the state store a rule by its number.

The numbers of the printed box never change. A card that was added later gets a number from its own rule id, so that
adding a card shifts no other number.
"""

from __future__ import annotations

from typing import Final

_PRINTED: Final[tuple[str, ...]] = (
    "D-turn-3", "D-place-4", "D-mk-2", "D-com-1",
    *(f"D-board-{number:02}" for number in range(1, 15)),
    "D-tank-1", "D-alleg-2", "D-alleg-3", "D-alleg-4", "D-alleg-5", "D-tun-1", "D-build-3",
    "D-dil-1", "D-dil-2", "D-dil-3", "D-var-4",
    *(f"D-m{number:02}" for number in range(1, 19)),
    *(f"D-r{number:02}" for number in range(1, 49)),
    *(f"D-v{number:02}" for number in range(1, 16)),
)  # fmt: skip
RULES: Final = dict(enumerate(_PRINTED))
CAUSE: Final = {rule: number for number, rule in RULES.items()}
_LATER: Final = {"D-m": 1000, "D-r": 2000}
"""By the prefix of a rule id: what is added to its number, for cards that are not in the printed box."""


def cause_of_card(rule: str) -> int:
    """The number of a card's rule. A card that is not in the printed box is registered by this."""
    if rule not in CAUSE:
        number = _LATER[rule[:3]] + int(rule[3:])
        RULES[number] = rule
        CAUSE[rule] = number
    return CAUSE[rule]


RETRIEVING: Final = CAUSE["D-turn-3"]
PAYING: Final = CAUSE["D-place-4"]
HAND_LIMIT: Final = CAUSE["D-mk-2"]
FOUR_WORKERS: Final = CAUSE["D-tank-1"]
TIER_1: Final = CAUSE["D-alleg-2"]
TIER_2: Final = CAUSE["D-alleg-3"]
TIER_3: Final = CAUSE["D-alleg-4"]
TIER_4: Final = CAUSE["D-alleg-5"]
MINER: Final = CAUSE["D-tun-1"]
BUILDING: Final = CAUSE["D-build-3"]
DILEMMA: Final = CAUSE["D-dil-1"]
FIGHTING: Final = CAUSE["D-dil-2"]
CONTRIBUTING: Final = CAUSE["D-dil-3"]
FURTHER_WORKER: Final = CAUSE["D-var-4"]
