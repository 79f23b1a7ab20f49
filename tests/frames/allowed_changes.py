"""By game and event: the parts of a view that may change at it. What changes at any other event is a mistake.

A part stands for all that is below it; with an exclamation mark only for a list that gets longer. Some parts belong
to no event: the question may come and go at each one (ANYWHERE), and what the rules do after the last event of a move,
until the next question, is seen with that last event (AT_THE_END).
"""

from __future__ import annotations

ANYWHERE = {
    "leaders": "asked you/answered",
    "dystopia": "asked you/answered you/offered you/retrieved",
    "reality": "asked you/answered",
}

AT_THE_END = {
    "leaders": "phase pile",
    "dystopia": "players/*/dilemma",
    "reality": "active order",
}
"""leaders: in edition A a used artifact goes under the pile after its effect. dystopia: a dilemma is open from the
payment on."""

LEADERS = """
aimed: players/*/aim
armed: centre players/*/gun
arming:
blocked:
claimed-recruit: claims you/claims_left
claimed-team: claims you/claims_left
discarded: discards players/*/hand players/*/known_artifacts you/hand
drew: pile players/*/hand players/*/known_artifacts you/hand
dropped: centre players/*/gun players/*/aim pile
ended: outcome players/*/recruits
exposed: players/*/recruits
extra-turn:
gave: players/*/hand players/*/known_artifacts you/hand
hidden: players/*/recruits/*/exposed
hiding:
hit: pile
interrogated:
looked: players/*/recruits/*/seen_by players/*/recruits/*/kind players/*/recruits/*/one_of
placed: players/*/recruits/*/kind you/team
put-under: pile players/*/hand players/*/known_artifacts you/hand
reacted: players/*/hand players/*/known_artifacts you/hand discards out
received: players/*/recruits/*/one_of
reshuffled: pile discards
reversed: clockwise
shot: players/*/recruits/*/one_of
shuffled: players/*/recruits/*/seen_by players/*/recruits/*/kind players/*/recruits/*/one_of
stole: players/*/hand players/*/known_artifacts you/hand
swapped: players/*/recruits you/team
turn: turn active phase extra_turn pile you/claims_left
turned-wastelander: players/*/wastelander players/*/recruits/*/one_of you/team
used: players/*/hand players/*/known_artifacts you/hand discards out
"""

DYSTOPIA = """
added: players/*/available players/*/pool you/workers
allegiance: allegiance
allegiance-stays:
built: sites/*/built sites/*/tile players/*/recruits/*/works
bumped: players/*/available players/*/placed you/workers/*/where
chosen: players/*/recruits players/*/hidden_recruits
contributed: players/*/dilemma
countered: trade
dealt: players/*/hidden_recruits sites/*/tile
discarded: discards players/*/hand players/*/known_artifacts you/hand
drew: pile players/*/hand players/*/known_artifacts you/hand
ended: outcome players/*/hidden_recruits
fed: players/*/goods
first: players/*/knowledge players/*/morale
first-rolled:
fought: players/*/hidden_recruits
goods: players/*/goods
home: players/*/available players/*/placed sites/*/workers you/workers/*/where
knowledge: players/*/knowledge
knowledge-stays:
loses: players/*/goods
lost: players/*/available players/*/pool you/workers
markers: players/*/morale players/*/knowledge
miner: miners
miner-stays:
morale: players/*/morale
morale-stays:
no-artifact:
no-further:
no-star:
no-worker:
nothing-to-lose:
offered: trade
paid: players/*/goods players/*/hand players/*/known_artifacts discards you/hand
placed: players/*/available players/*/placed areas spaces sites/*/workers sites/*/visitor you/workers/*/where
refused:
reshuffled: pile discards
retrieved: players/*/available players/*/placed areas spaces sites/*/workers sites/*/visitor you/workers/*/where
rolled: players/*/available you/workers/*/pips
sacrificed: players/*/available players/*/placed players/*/pool areas spaces sites/*/workers sites/*/visitor you/workers
set: players/*/available you/workers/*/pips
shown: players/*/known_artifacts
star: players/*/stars territories sites/*/stars players/*/recruits/*/star players/*/recruits/*/works
starting-dice:
tie-rolled:
tied:
traded: players/*/goods players/*/hand players/*/known_artifacts you/hand
turn: turn active players/*/recruits trade
used:
woke: players/*/recruits players/*/hidden_recruits
"""

REALITY = """
activated: active order figures/*/this_turn
again: figures/*/encouraged
aimed:
alone: saviour figures/*/side figures/*/fight
at-cat: figures/*/points figures/*/spent figures/*/this_turn figures/*/encouraged
bargained: figures/*/bargain
blasted: figures/*/points figures/*/spent figures/*/objects figures/*/charges_on
burst:
called: figures!
cat: figures!
ceded:
charged: figures/*/fight figures/*/this_turn
declared: figures/*/points figures/*/spent figures/*/this_turn figures/*/encouraged
delivered: drums
deployed: figures! figures/*/x figures/*/y figures/*/surface figures/*/state figures/*/euphoria
die:
dropped: figures/*/carries drums figures/*/x figures/*/y figures/*/surface
elated: figures/*/euphoria figures/*/prize players/*/earned
encouraged: figures/*/encouraged
ended: outcome
fascinated: figures/*/this_turn
fell: figures/*/state figures/*/fell figures/*/life figures/*/objects figures/*/charges_on figures/*/fight figures/*/euphoria figures/*/prize players/*/earned
fight: figures/*/this_turn
flames: figures/*/points figures/*/spent figures/*/this_turn figures/*/encouraged
fled: figures/*/x figures/*/y figures/*/surface drums
followed: figures/*/x figures/*/y figures/*/surface figures/*/this_turn figures/*/fight drums
freed: figures/*/side figures/*/points figures/*/spent figures/*/this_turn saviour
gave: figures/*/objects figures/*/charges_on
got-up: figures/*/state figures/*/points figures/*/spent figures/*/this_turn
healed: figures/*/life figures/*/points figures/*/spent figures/*/objects
hit-deck: figures/*/state figures/*/points figures/*/spent figures/*/this_turn
hurt: figures/*/life
injected: figures/*/points figures/*/spent figures/*/objects figures/*/this_turn
injuries:
into-fight:
laid: figures/*/carries figures/*/points figures/*/spent figures/*/this_turn drums figures/*/x figures/*/y figures/*/surface
leads: players/*/leader figures/*/euphoria
leapt: figures/*/x figures/*/y figures/*/surface figures/*/points figures/*/spent figures/*/this_turn drums
left: active order figures/*/state figures/*/fight
looted: figures/*/objects
lost-leader: players/*/leader figures/*/euphoria
lost-star: figures/*/euphoria
luck:
massacre-roll: figures/*/state
met: figures/*/fight
phase: phase active order figures/*/points figures/*/this_turn figures/*/fight
platform: players/*/platform
plunged: figures/*/x figures/*/y figures/*/surface drums
push-roll:
pushed: figures/*/x figures/*/y figures/*/surface drums
rage-roll: figures/*/this_turn
rampage:
ransacked: figures/*/points figures/*/spent figures/*/this_turn
removed: scenery drums figures/*/x figures/*/y figures/*/surface
revived: figures players/*/earned order saviour
rolled-order: order
seduced:
shifted: figures/*/x figures/*/y figures/*/surface figures/*/points figures/*/spent figures/*/this_turn drums
shot:
side: players/*/edge
side-roll:
slid:
struck: figures/*/points figures/*/spent figures/*/this_turn
stunned: figures/*/points figures/*/spent figures/*/this_turn
team: figures! players/*/leader players/*/pair
threw: figures/*/points figures/*/spent figures/*/this_turn figures/*/objects
took: figures/*/carries figures/*/points figures/*/spent figures/*/this_turn figures/*/x figures/*/y figures/*/surface drums
tumbled: figures/*/x figures/*/y figures/*/surface figures/*/state drums
turn: turn active order drums figures! figures/*/spent figures/*/this_turn figures/*/bargain figures/*/encouraged
used: figures/*/state figures/*/this_turn
walked: figures/*/x figures/*/y figures/*/surface figures/*/points figures/*/spent figures/*/this_turn drums
wounded:
"""  # noqa: E501


def table(text: str) -> dict[str, list[str]]:
    rows = (line.split(":") for line in text.strip().splitlines())
    return {event: parts.split() for event, parts in rows}


ALLOWED = {"leaders": table(LEADERS), "dystopia": table(DYSTOPIA), "reality": table(REALITY)}
