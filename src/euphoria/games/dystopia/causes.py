"""Causes: the rule that an event of the log is owed to. The log keeps its number in RULES."""

from __future__ import annotations

RULES = (
    "D-turn-3", "D-place-4", "D-mk-2", "D-com-1",
    *(f"D-board-{number:02}" for number in range(1, 15)),
    "D-tank-1", "D-alleg-2", "D-alleg-3", "D-alleg-4", "D-alleg-5", "D-tun-1", "D-build-3",
    "D-dil-1", "D-dil-2", "D-dil-3", "D-var-4",
    *(f"D-m{number:02}" for number in range(1, 19)),
    *(f"D-r{number:02}" for number in range(1, 49)),
    *(f"D-v{number:02}" for number in range(1, 16)),
)  # fmt: skip
CAUSE = {rule: number for number, rule in enumerate(RULES)}

RETRIEVING = CAUSE["D-turn-3"]
PAYING = CAUSE["D-place-4"]
HAND_LIMIT = CAUSE["D-mk-2"]
FOUR_WORKERS = CAUSE["D-tank-1"]
TIER_1, TIER_2, TIER_3, TIER_4 = (CAUSE[f"D-alleg-{tier + 1}"] for tier in range(1, 5))
MINER = CAUSE["D-tun-1"]
BUILDING = CAUSE["D-build-3"]
DILEMMA, FIGHTING, CONTRIBUTING = (CAUSE[f"D-dil-{number}"] for number in range(1, 4))
FURTHER_WORKER = CAUSE["D-var-4"]
LABORATORY, FOUNTAIN, CAFETERIA, THEATER = (CAUSE[rule] for rule in ("D-m01", "D-m05", "D-m08", "D-m10"))
