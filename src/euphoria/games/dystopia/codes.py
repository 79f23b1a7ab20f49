"""The numbers of the steps of the agenda and of the questions. They are part of stored states and never change."""

from __future__ import annotations

(TURN, MAIN, MORE, END_TURN, COME_HOME, ROLL, AFTER_ROLL, LOSE_ITEM, ANSWER_ROLL, FIRE, DO, PAY, GAIN, STAR,
 AFTER_STAR, BUILT, SEND_HOME, SETTLE, NEW_WORKER, RETRIEVE_ROLL, FIGHT, CHOOSE_GOODS, DRAW, OPPONENT_MAY,
 TILE_STAR, DISCARD_ANY, MARKER, LIMIT, PLACE, TRADE, BECAUSE) = range(31)  # fmt: skip
STEPS = 31

QUESTIONS = (
    "", "keep", "turn", "more", "pay", "choose", "goods", "ability", "limit", "lose", "set", "sacrifice", "star",
    "keep-new", "may", "feed", "place-new", "discard", "draft", "tile", "marker", "offer",
    "trade",
)  # fmt: skip
(NONE, ASK_KEEP, ASK_TURN, ASK_MORE, ASK_PAY, ASK_CHOOSE, ASK_GOODS, ASK_ABILITY, ASK_LIMIT, ASK_LOSE, ASK_SET,
 ASK_SACRIFICE, ASK_STAR, ASK_KEEP_NEW, ASK_MAY, ASK_FEED, ASK_PLACE_NEW, ASK_DISCARD, ASK_DRAFT, ASK_TILE,
 ASK_MARKER, ASK_OFFER, ASK_TRADE) = range(23)  # fmt: skip

# What is paid for, the first number of the context of ASK_PAY and ASK_LOSE.
FOR_SPACE, FOR_DILEMMA, FOR_BLISS = range(3)
# What is offered, the first number of the context of ASK_MAY.
MAY_EFFECT, MAY_WAKE = range(2)

FIGHT_SIDE, CONTRIBUTE_SIDE = 1, 2
FREE_RETRIEVE = 4
"""Beside the four commodities: feeding the retrieved workers nothing."""
