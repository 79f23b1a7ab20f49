"""Numeric codes: steps of the agenda, questions, phases, and the deeds that reactions answer."""

from __future__ import annotations

# Steps: what a frame on the agenda is about. They are part of stored states: add only at the end.
(TURN, ARTIFACT_PHASE, ACTION_PHASE, AIM_PHASE, END_TURN, REACTIONS, LOOK, TAKE_GUN, HIT, DROP_GUN, HIDE,
 EFFECT, SPEND, REDIRECT) = range(14)  # fmt: skip
STEPS = 14

# Questions: what the deciders are asked.
QUESTIONS = ("", "order", "artifact", "action", "choose", "pay", "react", "aim", "expose", "redirect")
(
    NONE,
    ASK_ORDER,
    ASK_ARTIFACT,
    ASK_ACTION,
    ASK_CHOICE,
    ASK_PAYMENT,
    ASK_REACTION,
    ASK_AIM,
    ASK_EXPOSE,
    ASK_REDIRECT,
) = range(10)

PHASES = ("setup", "artifact", "action", "aim", "end")
SETTING_UP, IN_ARTIFACT, IN_ACTION, IN_AIM, IN_END = range(5)

# Deeds: the actions that reactions can answer.
NO_DEED, INTERROGATION, ARTIFACT_USE, ARMING, SHOT, HIDING = range(6)
NOTHING_DONE = (NO_DEED, 0, 0, 0)

NOT_AIMED = 8
"""Held, but not aimed yet: its holder is being asked."""
