"""The small numbers of this room: steps of the agenda, questions, phases and ways to fall.

Stored states have these numbers: they never change. Handlers are registered in `rules/handlers.py`.
"""

from __future__ import annotations

# Steps: what a frame on the agenda is about.
# setup
(CHOOSE_TEAMS, ROLL_SIDES, PLACE_PLATFORM, DEPLOY, DEPLOY_DOG, START) = range(6)
# turn
(TURN, PHASE, NEXT, ACTIVATE, END_TURN, CHECK_END) = range(10, 16)
# special
(SPECIAL, CHOOSE_TARGET, THROW_BELT) = range(20, 23)
# moving
(POSITION, WALK, GO, LOOT, SHIFT) = range(40, 45)
# combat
(FIGHT, STRIKES, EXCHANGE, SHARE, RAMPAGE, WOUNDS, CREDIT, PUSH, SLIDE, END_FIGHT) = range(60, 70)
# firing
(FIRE, DECLARE, VOLLEY, THROW, BLAST, EXPLODE, FLEE, HARM, CRUMBLE, FLAME) = range(80, 90)
# falling
(NEW_LEADER,) = range(100, 101)

STEPS = 120

# Questions: what the deciders are asked.
QUESTIONS = (
    "", "team", "side", "platform", "deploy", "deploy-dog",  # setup
    "order",  # turn
    "ability", "target", "element", "object", "entrance", "repeat", "run", "blows", "defence", "volley",  # special
    "position", "goal", "loot", "shift", "leap",  # moving
    "strike", "share", "rampage", "credit", "again", "push", "direction", "follow",  # combat
    "fire", "declare", "throw", "flee", "flame", "nearest", "blast",  # firing
    "leader",  # falling
)  # fmt: skip
(
    NONE, ASK_TEAM, ASK_SIDE, ASK_PLATFORM, ASK_DEPLOY, ASK_DEPLOY_DOG,
    ASK_ORDER,
    ASK_ABILITY, ASK_TARGET, ASK_ELEMENT, ASK_OBJECT, ASK_ENTRANCE, ASK_REPEAT, ASK_RUN,
    ASK_BLOWS, ASK_DEFENCE, ASK_VOLLEY,
    ASK_POSITION, ASK_GOAL, ASK_LOOT, ASK_SHIFT, ASK_LEAP,
    ASK_STRIKE, ASK_SHARE, ASK_RAMPAGE, ASK_CREDIT, ASK_AGAIN, ASK_PUSH, ASK_DIRECTION, ASK_FOLLOW,
    ASK_FIRE, ASK_DECLARE, ASK_THROW, ASK_FLEE, ASK_FLAME, ASK_NEAREST, ASK_BLAST,
    ASK_LEADER,
) = range(len(QUESTIONS))  # fmt: skip

PHASES = ("setup", "special", "positioning", "attack", "firing")
SETTING_UP, IN_SPECIAL, IN_POSITIONING, IN_ATTACK, IN_FIRING = range(5)

# How a figure fell: decides which team scores for it, and how much (R-vp-1, R-kill-1, R-push-4).
STANDS, BY_SHOT, BY_HAND, BY_BLAST, BY_FLAME, BY_OWN_JUMP = range(6)
WAYS_TO_FALL = ("", "shot", "hand", "blast", "flame", "jump")

# What a figure may be encouraged to repeat.
REPEATS = ("move", "attack", "shooting")
REPEAT_MOVE, REPEAT_ATTACK, REPEAT_SHOOTING = range(3)
