"""The small numbers of this room: steps of the agenda, questions, events that recruits answer."""

from __future__ import annotations

STEPS = (
    "turn", "main", "more", "end-turn",
    "come-home", "roll", "after-roll", "check", "lose-item", "answer-roll",
    "fire", "do", "pay-price",
    "pay", "gain", "tunnel-choice", "star", "after-star", "built", "send-home", "markets", "wake", "track-stars",
    "limits", "end",
    "new-worker", "place-new", "retrieve-paid", "retrieve-roll", "dilemma-side", "settle", "choose-items",
    "discard-down", "keep-recruit", "placed", "draw", "each-may",
)  # fmt: skip
(TURN, MAIN, MORE, END_TURN,
 COME_HOME, ROLL, AFTER_ROLL, CHECK, LOSE_ITEM, ANSWER_ROLL,
 FIRE, DO, PAY_PRICE,
 PAY, GAIN, TUNNEL_CHOICE, STAR, AFTER_STAR, BUILT, SEND_HOME, MARKETS, WAKE, TRACK_STARS,
 LIMITS, END,
 NEW_WORKER, PLACE_NEW, RETRIEVE_PAID, RETRIEVE_ROLL, DILEMMA_SIDE, SETTLE, CHOOSE_ITEMS,
 DISCARD_DOWN, KEEP_RECRUIT, PLACED, DRAW, EACH_MAY) = range(37)  # fmt: skip
