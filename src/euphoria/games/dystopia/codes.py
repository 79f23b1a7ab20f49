"""The numbers of the steps of the agenda and of the questions. They are part of stored states and never change."""

from __future__ import annotations

from typing import Final

TURN: Final = 0
MAIN: Final = 1
MORE: Final = 2
END_TURN: Final = 3
COME_HOME: Final = 4
ROLL: Final = 5
AFTER_ROLL: Final = 6
LOSE_ITEM: Final = 7
ANSWER_ROLL: Final = 8
FIRE: Final = 9
DO: Final = 10
PAY: Final = 11
GAIN: Final = 12
STAR: Final = 13
AFTER_STAR: Final = 14
BUILT: Final = 15
SEND_HOME: Final = 16
SETTLE: Final = 17
NEW_WORKER: Final = 18
RETRIEVE_ROLL: Final = 19
FIGHT: Final = 20
CHOOSE_GOODS: Final = 21
DRAW: Final = 22
OPPONENT_MAY: Final = 23
TILE_STAR: Final = 24
DISCARD_ANY: Final = 25
MARKER: Final = 26
LIMIT: Final = 27
PLACE: Final = 28
TRADE: Final = 29
BECAUSE: Final = 30
STEPS: Final = 31

QUESTIONS: Final[tuple[str, ...]] = (
    "", "keep", "turn", "more", "pay", "choose", "goods", "ability", "limit", "lose", "set", "sacrifice", "star",
    "keep-new", "may", "feed", "place-new", "discard", "draft", "tile", "marker", "offer",
    "trade",
)  # fmt: skip
NONE: Final = 0
ASK_KEEP: Final = 1
ASK_TURN: Final = 2
ASK_MORE: Final = 3
ASK_PAY: Final = 4
ASK_CHOOSE: Final = 5
ASK_GOODS: Final = 6
ASK_ABILITY: Final = 7
ASK_LIMIT: Final = 8
ASK_LOSE: Final = 9
ASK_SET: Final = 10
ASK_SACRIFICE: Final = 11
ASK_STAR: Final = 12
ASK_KEEP_NEW: Final = 13
ASK_MAY: Final = 14
ASK_FEED: Final = 15
ASK_PLACE_NEW: Final = 16
ASK_DISCARD: Final = 17
ASK_DRAFT: Final = 18
ASK_TILE: Final = 19
ASK_MARKER: Final = 20
ASK_OFFER: Final = 21
ASK_TRADE: Final = 22

# What is paid for, the first number of the context of ASK_PAY and ASK_LOSE.
FOR_SPACE: Final = 0
FOR_DILEMMA: Final = 1
FOR_BLISS: Final = 2
# What is offered, the first number of the context of ASK_MAY.
MAY_EFFECT: Final = 0
MAY_WAKE: Final = 1

FIGHT_SIDE: Final = 1
CONTRIBUTE_SIDE: Final = 2
FREE_RETRIEVE: Final = 4
"""Beside the four commodities: feeding the retrieved workers nothing."""
