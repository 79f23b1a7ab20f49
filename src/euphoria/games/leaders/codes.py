"""Numeric codes: steps of the agenda, questions, phases, and the deeds that reactions answer."""

from __future__ import annotations

from typing import Final

# Steps: what a frame on the agenda is about. They are part of stored states: add only at the end.
TURN: Final = 0
ARTIFACT_PHASE: Final = 1
ACTION_PHASE: Final = 2
AIM_PHASE: Final = 3
END_TURN: Final = 4
REACTIONS: Final = 5
LOOK: Final = 6
TAKE_GUN: Final = 7
HIT: Final = 8
DROP_GUN: Final = 9
HIDE: Final = 10
EFFECT: Final = 11
SPEND: Final = 12
REDIRECT: Final = 13
STEPS: Final = 14

# Questions: what the deciders are asked.
QUESTIONS: Final[tuple[str, ...]] = (
    "",
    "order",
    "artifact",
    "action",
    "choose",
    "pay",
    "react",
    "aim",
    "expose",
    "redirect",
)
NONE: Final = 0
ASK_ORDER: Final = 1
ASK_ARTIFACT: Final = 2
ASK_ACTION: Final = 3
ASK_CHOICE: Final = 4
ASK_PAYMENT: Final = 5
ASK_REACTION: Final = 6
ASK_AIM: Final = 7
ASK_EXPOSE: Final = 8
ASK_REDIRECT: Final = 9

PHASES: Final[tuple[str, ...]] = ("setup", "artifact", "action", "aim", "end")
SETTING_UP: Final = 0
IN_ARTIFACT: Final = 1
IN_ACTION: Final = 2
IN_AIM: Final = 3
IN_END: Final = 4

# Deeds: the actions that reactions can answer.
NO_DEED: Final = 0
INTERROGATION: Final = 1
ARTIFACT_USE: Final = 2
ARMING: Final = 3
SHOT: Final = 4
HIDING: Final = 5
NOTHING_DONE: Final = (NO_DEED, 0, 0, 0)

NOT_AIMED: Final = 8
"""Held, but not aimed yet: its holder is being asked."""
