"""Sooyoung: somebody shoots or attacks one of its own team (R-sooyoung, R-sooyoung-2).

`state.targets` holds the one who does it and the victim until it is done.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import FIRE, SHOOT, STRIKE, TARGET
from euphoria.games.reality.cards.candidates import friends, in_sight, not_a_target, why_not_in_sight
from euphoria.games.reality.cards.character import AbilityChoice, Character, CharacterAbility, Weapon, Why
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.events import declare_event
from euphoria.games.reality.refusals.common import refuses
from euphoria.games.reality.rules.attack.combat import can_roll
from euphoria.games.reality.rules.attack.exchange import duel
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing import firing
from euphoria.games.reality.rules.firing.aim import aim_at
from euphoria.games.reality.rules.firing.targets import at_risk, is_seen
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.text.emphasis import Telling

EVENT_SEDUCED: Final = declare_event(
    27, "seduced", "R-sooyoung", "figure", "other", "victim", told=Telling(by="figure", to=("other", "victim"))
)

CHARM_RANGE: Final = 10


def to_seduce(state: Show, figure: int) -> Iterator[int]:
    """Somebody near her and in sight who is able to turn on a mate."""
    for other in in_sight(state, figure, CHARM_RANGE):
        if any(True for _ in mates_in_danger(state, other)):
            yield other


def victims(state: Show, figure: int) -> Iterator[int]:
    return mates_in_danger(state, state.targets[0])


def mates_in_danger(state: Show, other: int) -> Iterator[int]:
    """In combat, the mates of that combat; else those that it sees and can hit. The helpless do nothing."""
    if state.flags[other] & CONDITIONS.helpless:
        return
    if contact.in_combat(state, other):
        if can_roll(state, other):
            yield from (mate for mate in friends(state, other) if state.fight[mate] == state.fight[other])
    elif weapons := range(len(state.character(other).weapons)):
        bodies = state.bodies()
        for mate in friends(state, other):
            if is_seen(state, other, mate, bodies) and any(can_hit(state, other, mate, weapon) for weapon in weapons):
                yield mate


def seduce(state: Show, figure: int, other: int, victim: int) -> None:
    state.targets = [other, victim]
    state.log.append((EVENT_SEDUCED, figure, other, victim))
    state.subject = other
    if contact.in_combat(state, other):
        ask_for_blows(state, state.side[figure])
    else:
        state.declared = []
        ask_for_shots(state, state.side[figure])


# Attacking: Sooyoung's player says with how many dice, free; then the victim's player, who pays for its own.


def ask_for_blows(state: Show, seat: int) -> None:
    if state.attacks(state.subject) > 1:
        state.ask(codes.ASK_BLOWS, seat)
    else:
        ask_for_defence(state, state.attacks(state.subject))


@RULES.actions(codes.ASK_BLOWS)
def blows(state: Show, seat: int) -> list[Action]:
    return STRIKE[1 : state.attacks(state.subject) + 1]


@RULES.answer(codes.ASK_BLOWS)
def answer_blows(state: Show, seat: int, action: Action) -> None:
    ask_for_defence(state, action.args[0])


def ask_for_defence(state: Show, dice: int) -> None:
    victim = state.targets[1]
    state.dice_of = [dice]
    state.subject = victim
    if most_in_defence(state, victim) > 0:
        state.ask(codes.ASK_DEFENCE, state.side[victim])
    else:
        attack(state, 0)


def most_in_defence(state: Show, victim: int) -> int:
    """One AP a die, up to the profile (R-att-2)."""
    return min(state.attacks(victim), state.ap[victim]) if can_roll(state, victim) else 0


@RULES.actions(codes.ASK_DEFENCE)
def defences(state: Show, seat: int) -> list[Action]:
    return STRIKE[: most_in_defence(state, state.subject) + 1]


@RULES.answer(codes.ASK_DEFENCE)
def answer_defence(state: Show, seat: int, action: Action) -> None:
    state.pay(state.subject, action.args[0])
    attack(state, action.args[0])


def redraw_blows(state: Show, seat: int | None, dice: Dice) -> None:
    """The defending seat does not see yet with how many dice it is attacked, as in any combat: a sample draws them."""
    if state.deciders and state.question == codes.ASK_DEFENCE and state.side[state.active] != seat:
        state.dice_of[0] = 1 + dice.below(state.attacks(state.targets[0]))


def attack(state: Show, defence: int) -> None:
    """A duel: a death by a friend's hand is hand to hand, and credited to nobody (R-kill-1)."""
    other, victim = state.targets
    duel(state, other, state.dice_of[0], victim, defence)
    end(state)


# Shooting: Sooyoung's player says how often with each weapon, up to the profile, whatever its AP.


def ask_for_shots(state: Show, seat: int) -> None:
    if len(volleys(state, seat)) > 1:
        state.ask(codes.ASK_VOLLEY, seat)
    else:
        answer_volley(state, seat, volleys(state, seat)[0])


def can_hit(state: Show, other: int, victim: int, weapon: int, several: bool = False) -> bool:
    """Whether there is a chance (R-prof-4): at the victim, or at somebody whom it fights (R-fire-6)."""
    return any(aim_at(state, other, one, weapon=weapon, several=several) >= 1 for one in at_risk(state, other, victim))


@RULES.actions(codes.ASK_VOLLEY)
def volleys(state: Show, seat: int) -> list[Action]:
    other, victim = state.targets
    declared = [weapon for _, weapon, _ in state.declared]
    listed = [FIRE] if declared else []
    for weapon in range(len(state.character(other).weapons)):
        if weapon not in declared and can_hit(state, other, victim, weapon, several=bool(declared)):
            listed += SHOOT[victim][weapon][1 : state.shots(other, weapon) + 1]
    return listed


@RULES.answer(codes.ASK_VOLLEY)
def answer_volley(state: Show, seat: int, action: Action) -> None:
    if action == FIRE:
        shoot(state)
        return
    victim, weapon, shots = action.args
    state.declared.append((victim, weapon, shots))
    ask_for_shots(state, seat)


def shoot(state: Show) -> None:
    """Aim as usual; it keeps its own shots for later (R-sooyoung-2)."""
    firing.shoot_all(state, state.targets[0])
    end(state)


def end(state: Show) -> None:
    state.subject = -1
    state.targets = []
    state.dice_of = []


# Refusals.


def why_not_seduce(state: Show, figure: int, action: Action) -> Why:
    other = action.args[0]
    return why_not_in_sight(state, figure, other, CHARM_RANGE) or ("R-sooyoung-2", "no-mate", {"other": other})


def why_not_victim(state: Show, figure: int, action: Action) -> Why:
    other = action.args[0]
    return not_a_target(state, figure, other) or ("R-sooyoung-2", "not-in-danger", {"other": other})


@refuses(codes.ASK_BLOWS)
def why_not_blows(state: Show, seat: int, action: Action) -> Why:
    figure = state.subject
    if not action.args[0]:
        return "R-sooyoung", "must-attack", {}
    return "R-sooyoung", "too-many-attacks", {"figure": figure, "most": state.attacks(figure)}


@refuses(codes.ASK_DEFENCE)
def why_not_defence(state: Show, seat: int, action: Action) -> Why:
    figure = state.subject
    return "R-sooyoung-2", "too-many-attacks", {"figure": figure, "most": most_in_defence(state, figure)}


@refuses(codes.ASK_VOLLEY)
def why_not_volley(state: Show, seat: int, action: Action) -> Why:
    """Her player declares for the seduced figure, against one victim (R-sooyoung)."""
    if action.kind == "fire":
        return "R-fire-3", "nothing-declared", {}
    other, victim = state.targets[:2]
    target, weapon, shots = action.args
    if target != victim:
        return "R-sooyoung", "other-victim", {"other": victim}
    if weapon >= firing.weapon_count(state, other):
        return "R-prof-1", "no-weapon", {"figure": other}
    if any(its == weapon for _, its, _ in state.declared):
        return "R-fire-3", "declared-already", {"other": target}
    if not shots:
        return "R-fire-4", "shoot-nothing", {}
    if not can_hit(state, other, victim, weapon, several=bool(state.declared)):
        aim = aim_at(state, other, victim, weapon=weapon, several=bool(state.declared))
        return "R-prof-4", "aim-impossible", {"aim": aim}
    return "R-sooyoung-2", "too-many-shots", {"most": state.shots(other, weapon)}


SOOYOUNG: Final = register(
    Character(
        number=5,
        id="sooyoung",
        ap=12,
        aim=6,
        life=100,
        euphoria=9,
        weapons=(Weapon(shots=1, range=10), Weapon(shots=1, range=10)),
        attacks=1,
        audience=100,
        rule="R-sooyoung",
        ability=CharacterAbility(
            "seduce",
            seduce,
            (
                AbilityChoice(codes.ASK_TARGET, TARGET, to_seduce, why_not_seduce, "seduce"),
                AbilityChoice(codes.ASK_TARGET, TARGET, victims, why_not_victim, "victim"),
            ),
            numbers={"range": CHARM_RANGE},
        ),
        redraw_answers=redraw_blows,
    )
)
