"""The small numbers of this room: steps of the agenda, questions, phases and ways to fall.

Stored states have these numbers: they never change. Handlers are registered in `rules/handlers.py`.
"""

from __future__ import annotations

from typing import Final

# Steps: what a frame on the agenda is about.
# setup
CHOOSE_TEAMS: Final = 0
ROLL_SIDES: Final = 1
PLACE_PLATFORM: Final = 2
DEPLOY: Final = 3
DEPLOY_DOG: Final = 4
START: Final = 5
# turn
TURN: Final = 10
PHASE: Final = 11
NEXT: Final = 12
ACTIVATE: Final = 13
END_TURN: Final = 14
CHECK_END: Final = 15
# special
SPECIAL: Final = 20
CHOOSE_TARGET: Final = 21
THROW_BELT: Final = 22
# moving
POSITION: Final = 40
WALK: Final = 41
GO: Final = 42
LOOT: Final = 43
SHIFT: Final = 44
# combat
FIGHT: Final = 60
STRIKES: Final = 61
EXCHANGE: Final = 62
SHARE: Final = 63
RAMPAGE: Final = 64
WOUNDS: Final = 65
CREDIT: Final = 66
PUSH: Final = 67
SLIDE: Final = 68
END_FIGHT: Final = 69
# firing
FIRE: Final = 80
DECLARE: Final = 81
VOLLEY: Final = 82
THROW: Final = 83
BLAST: Final = 84
EXPLODE: Final = 85
FLEE: Final = 86
HARM: Final = 87
CRUMBLE: Final = 88
FLAME: Final = 89
# falling
NEW_LEADER: Final = 100

STEPS: Final = 120

# Questions: what the deciders are asked.
QUESTIONS: Final[tuple[str, ...]] = (
    "", "team", "side", "platform", "deploy", "deploy-dog",  # setup
    "order",  # turn
    "ability", "target", "element", "object", "entrance", "repeat", "run", "blows", "defence", "volley",  # special
    "position", "goal", "loot", "shift", "leap",  # moving
    "strike", "share", "rampage", "credit", "again", "push", "direction", "follow",  # combat
    "fire", "declare", "throw", "flee", "flame", "nearest", "blast",  # firing
    "leader",  # falling
)  # fmt: skip
NONE: Final = 0
ASK_TEAM: Final = 1
ASK_SIDE: Final = 2
ASK_PLATFORM: Final = 3
ASK_DEPLOY: Final = 4
ASK_DEPLOY_DOG: Final = 5
ASK_ORDER: Final = 6
ASK_ABILITY: Final = 7
ASK_TARGET: Final = 8
ASK_ELEMENT: Final = 9
ASK_OBJECT: Final = 10
ASK_ENTRANCE: Final = 11
ASK_REPEAT: Final = 12
ASK_RUN: Final = 13
ASK_BLOWS: Final = 14
ASK_DEFENCE: Final = 15
ASK_VOLLEY: Final = 16
ASK_POSITION: Final = 17
ASK_GOAL: Final = 18
ASK_LOOT: Final = 19
ASK_SHIFT: Final = 20
ASK_LEAP: Final = 21
ASK_STRIKE: Final = 22
ASK_SHARE: Final = 23
ASK_RAMPAGE: Final = 24
ASK_CREDIT: Final = 25
ASK_AGAIN: Final = 26
ASK_PUSH: Final = 27
ASK_DIRECTION: Final = 28
ASK_FOLLOW: Final = 29
ASK_FIRE: Final = 30
ASK_DECLARE: Final = 31
ASK_THROW: Final = 32
ASK_FLEE: Final = 33
ASK_FLAME: Final = 34
ASK_NEAREST: Final = 35
ASK_BLAST: Final = 36
ASK_LEADER: Final = 37

PHASES: Final[tuple[str, ...]] = ("setup", "special", "positioning", "attack", "firing")
SETTING_UP: Final = 0
IN_SPECIAL: Final = 1
IN_POSITIONING: Final = 2
IN_ATTACK: Final = 3
IN_FIRING: Final = 4

# How a figure fell: decides which team scores for it, and how much (R-vp-1, R-kill-1, R-push-4).
STANDS: Final = 0
BY_SHOT: Final = 1
BY_HAND: Final = 2
BY_BLAST: Final = 3
BY_FLAME: Final = 4
BY_OWN_JUMP: Final = 5
WAYS_TO_FALL: Final[tuple[str, ...]] = ("", "shot", "hand", "blast", "flame", "jump")

# What a figure may be encouraged to repeat.
REPEATS: Final = ("move", "attack", "shooting")
REPEAT_MOVE: Final = 0
REPEAT_ATTACK: Final = 1
REPEAT_SHOOTING: Final = 2
