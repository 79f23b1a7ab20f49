"""The firing phase: attack objects first, then shots, all declared before any die is thrown (R-fire-3, R-fire-7).

An activation is a menu (step FIRE) that comes back until there is nothing left to do or its player ends it. Shots are
declared one target and weapon at a time (step DECLARE), then fired together (step VOLLEY). Objects are in `blasts`
and `explosive_charges`; who may be shot at, in `targets`.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import BLAST, END, FIRE, SHOOT, TARGET, THROW_GRENADE, THROW_STUN
from euphoria.games.reality.cards.character import NO_HANDS, Trait
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.cards.objects import GRENADE, STUN
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import FIRED, OUT, STAYS
from euphoria.games.reality.rules.figures import contact, falling
from euphoria.games.reality.rules.firing.aim import aim_at
from euphoria.games.reality.rules.firing.aimed import Aimed
from euphoria.games.reality.rules.firing.explosive_charges import can_blast
from euphoria.games.reality.rules.firing.harm import OBJECT_COST
from euphoria.games.reality.rules.firing.targets import at_risk, decoy_near, has_target, may_be_shot, nearest, targets
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

THROWN: Final = {THROW_GRENADE: GRENADE, THROW_STUN: STUN}


# What a figure can still do.


def is_busy(state: Show, figure: int) -> bool:
    """Whether it can do anything, by public facts: any figure with 2 AP may hold an attack object."""
    flags = state.flags[figure]
    if flags & (OUT | CONDITIONS.helpless):
        return False
    if may_use_objects(state, figure):
        return True
    if shots_left(state, figure) == 0:
        return False
    return state.character(figure).special_weapon is not None or has_target(state, figure) or decoy_near(state, figure)


def may_use_objects(state: Show, figure: int) -> bool:
    """Before any shot (R-fire-7), 2 AP each; not under a condition that bars objects, nor without hands.

    A figure that decided not to throw may still have charges, which only its player knows.
    """
    return (
        state.ap[figure] >= OBJECT_COST
        and not state.flags[figure] & (FIRED | CONDITIONS.no_objects)
        and not state.has_trait(figure, NO_HANDS)
    )


def shots_left(state: Show, figure: int) -> int:
    """How many shots, or flames, it may still fire now, whatever its weapons allow; none in combat (R-fire-8).

    Once it has fired, only a repeat is left: free, and no larger than what it repeats.
    """
    character = state.character(figure)
    if contact.in_combat(state, figure) or not (character.weapons or character.special_weapon):
        return 0
    if state.flags[figure] & FIRED:
        return state.cost[figure] if state.encouraged[figure] == codes.REPEAT_SHOOTING else 0
    if character.traits & Trait.FIRES_ON:
        return sum(state.shots(figure, weapon) for weapon in range(len(character.weapons)))
    return state.ap[figure]


# The menu.


@RULES.step(codes.FIRE)
def begin(state: Show, seat: int, figure: int, b: int) -> None:
    """Fire at what must be fired at, or ask the player."""
    state.declared = []
    if not is_busy(state, figure):
        return
    if must_shoot_decoy(state, figure):
        shoot_decoy(state, figure)
    elif state.flags[figure] & CONDITIONS.fires_at_nearest and not state.flags[figure] & FIRED:
        shoot_nearest(state, seat, figure)
    else:
        state.ask(codes.ASK_FIRE, seat)


@RULES.actions(codes.ASK_FIRE)
def menu(state: Show, seat: int) -> list[Action]:
    figure = state.active
    offered = []
    if may_use_objects(state, figure):
        if not contact.in_combat(state, figure) and not state.flags[figure] & STAYS:
            offered += [action for action, item in THROWN.items() if state.holds(figure, item)]
        if can_blast(state, figure):
            offered.append(BLAST)
    if shots_left(state, figure):
        weapon = state.character(figure).special_weapon
        offered += declarations(state, figure) if weapon is None else [weapon.action]
    offered.append(END)
    return offered


@RULES.answer(codes.ASK_FIRE)
def answer_menu(state: Show, seat: int, action: Action) -> None:
    if action == END:
        return
    figure = state.active
    if action.kind == "shoot":
        declare(state, seat, action)
        return
    state.push(codes.FIRE, seat, figure)
    if action == BLAST:
        state.push(codes.BLAST, seat, figure)
    elif action in THROWN:
        state.push(codes.THROW, seat, figure, THROWN[action])
    else:
        weapon = state.character(figure).special_weapon
        assert weapon is not None
        state.push(weapon.step, seat, figure)


# Declaring.


def declarations(state: Show, figure: int) -> list[Action]:
    """The shots that may be declared beside those already declared: other targets, or the other weapon (R-fire-3).

    Each with every number of shots that AP and the weapon allow; none whose aim leaves no chance (R-prof-4).
    """
    declared = state.declared
    left = shots_left(state, figure) - sum(shots for _, _, shots in declared)
    weapons = [(weapon, min(left, unused(state, figure, weapon))) for weapon in range(weapon_count(state, figure))]
    if not any(shots > 0 for _, shots in weapons):
        return []
    bodies = state.bodies()
    used = {weapon for _, weapon, _ in declared}
    paired = {(target, weapon) for target, weapon, _ in declared}
    offered: list[Action] = []
    for target in targets(state, figure, bodies):
        first = not declared or declared[0][0] == target
        for weapon, most in weapons:
            if most <= 0 or (target, weapon) in paired:
                continue
            several = bool(used - {weapon})
            for one in at_risk(state, figure, target):
                if aim_at(state, figure, one, weapon=weapon, several=several, first=first, bodies=bodies) >= 1:
                    offered += SHOOT[target][weapon][1 : most + 1]
                    break
    return offered


def weapon_count(state: Show, figure: int) -> int:
    return len(state.character(figure).weapons)


def unused(state: Show, figure: int, weapon: int) -> int:
    """The shots of a weapon that are not declared yet (R-fire-4)."""
    return state.shots(figure, weapon) - sum(shots for _, other, shots in state.declared if other == weapon)


def declare(state: Show, seat: int, action: Action) -> None:
    target, weapon, shots = action.args
    state.declared.append((target, weapon, shots))
    state.push(codes.DECLARE, seat, state.active)


@RULES.step(codes.DECLARE)
def declare_more(state: Show, seat: int, figure: int, b: int) -> None:
    """Ask for more as long as there are shots to declare and targets to shoot at."""
    if declarations(state, figure):
        state.ask(codes.ASK_DECLARE, seat)
    else:
        state.push(codes.VOLLEY, seat, figure)


@RULES.actions(codes.ASK_DECLARE)
def more(state: Show, seat: int) -> list[Action]:
    return [*declarations(state, state.active), FIRE]


@RULES.answer(codes.ASK_DECLARE)
def answer_more(state: Show, seat: int, action: Action) -> None:
    if action == FIRE:
        state.push(codes.VOLLEY, seat, state.active)
    else:
        declare(state, seat, action)


# The volley.


@RULES.step(codes.VOLLEY)
def volley(state: Show, seat: int, figure: int, b: int) -> None:
    """Pay, unless it is a repeat, and fire all that was declared. Then the menu again, for a repeat."""
    fired = sum(shots for _, _, shots in state.declared)
    pay_shots(state, figure, fired)
    state.push(codes.FIRE, seat, figure)
    state.push(codes.CHECK_END)
    shoot_all(state, figure)


def cost_of_shots(state: Show, figure: int, shots: int) -> int:
    """1 AP a shot (R-fire-4); who fires on without AP pays what is there; a repeat is free."""
    return 0 if state.flags[figure] & FIRED else min(state.ap[figure], shots)


def pay_shots(state: Show, figure: int, shots: int) -> None:
    state.pay(figure, cost_of_shots(state, figure, shots))
    if state.flags[figure] & FIRED:
        state.encouraged[figure] = -1
        return
    state.mark(figure, FIRED)
    if state.encouraged[figure] == codes.REPEAT_SHOOTING:
        state.cost[figure] = shots


def shoot_all(state: Show, shooter: int) -> None:
    """Fire the declared shots of a shooter, in the order declared. The caller pays the AP.

    The dice of a shot: a d10 to hit; into a combat with a friend, a d10 for who; luck, then damage.
    Shots left for a target that has fallen are lost, unless its combat goes on: they still go into that (R-y-5).
    """
    declared = state.declared
    state.declared = []
    several = len({weapon for _, weapon, _ in declared}) > 1
    for target, weapon, shots in declared:
        state.log.append((ShowEvent.DECLARED, shooter, target, weapon, shots))
    around = {target: at_risk(state, shooter, target) for target, _, _ in declared}
    aims = Aimed(state, shooter, several)
    for target, weapon, shots in declared:
        crowd = around[target]
        for victim in crowd:
            if may_be_shot(state, shooter, victim, state.bodies()):
                aims.tell(victim, weapon, target == declared[0][0], shots, len(crowd))
    for target, weapon, shots in declared:
        first = target == declared[0][0]
        for _ in range(shots):
            aimed_at = still_there(state, target, around[target])
            if aimed_at < 0:
                break
            shoot(state, shooter, aimed_at, weapon, first, aims)


def still_there(state: Show, target: int, around: list[int]) -> int:
    """Whom the next shot at this target goes to: itself, or if it has fallen any of those who were around it in its
    combat and still fight there; -1 for nobody."""
    if state.stands(target):
        return target
    return next((one for one in around if contact.in_combat(state, one)), -1)


def shoot(state: Show, shooter: int, target: int, weapon: int, first: bool, aims: Aimed) -> None:
    """One shot. Into a combat, the die is compared with the aim at the figure that is hit (R-fire-10)."""
    throw = state.d10()
    bodies = state.bodies()
    victim = target
    crowd = at_risk(state, shooter, target)
    if len(crowd) > 1:
        victim = whom(state, shooter, crowd)
    aim = aims.again(victim, weapon, first) if may_be_shot(state, shooter, victim, bodies) else 0
    hit = throw <= aim
    state.log.append((ShowEvent.SHOT, shooter, victim, aim, throw, int(hit)))
    if hit:
        falling.injure(state, victim)
        falling.falls_if_dead(state, victim, codes.BY_SHOT, shooter)


def whom(state: Show, shooter: int, crowd: list[int]) -> int:
    """Choose one of a crowd with a d10 in equal shares; a remainder is thrown again (R-fire-6).

    For more than ten figures a d100 is thrown.
    """
    sides, die = (10, state.d10) if len(crowd) <= 10 else (100, state.d100)
    share = sides // len(crowd)
    while True:
        throw = die()
        chosen = (throw - 1) // share
        if chosen < len(crowd):
            state.log.append((ShowEvent.INTO_FIGHT, shooter, crowd[chosen], throw))
            return crowd[chosen]


# Forced fire.


def must_shoot_decoy(state: Show, figure: int) -> bool:
    """Whether it has a gun, shots left for it, and a decoy near, unless it fights."""
    return bool(weapon_count(state, figure)) and shots_left(state, figure) > 0 and decoy_near(state, figure)


def shoot_decoy(state: Show, figure: int) -> None:
    """All shots and AP, to no effect."""
    shots = min(shots_left(state, figure), magazine(state, figure))
    state.pay(figure, state.ap[figure])
    state.mark(figure, FIRED)
    state.encouraged[figure] = -1
    state.log.append((ShowEvent.AT_CAT, figure, shots))


def magazine(state: Show, figure: int) -> int:
    return sum(state.shots(figure, weapon) for weapon in range(weapon_count(state, figure)))


def shoot_nearest(state: Show, seat: int, figure: int) -> None:
    """The nearest one; of equally near ones its player chooses."""
    found = nearest(state, figure, state.bodies())
    if len(found) > 1:
        state.ask(codes.ASK_NEAREST, seat)
    elif found:
        fire_all(state, seat, figure, found[0])


@RULES.actions(codes.ASK_NEAREST)
def victims(state: Show, seat: int) -> list[Action]:
    return [TARGET[figure] for figure in nearest(state, state.active, state.bodies())]


@RULES.answer(codes.ASK_NEAREST)
def answer_nearest(state: Show, seat: int, action: Action) -> None:
    fire_all(state, seat, state.active, action.args[0])


def fire_all(state: Show, seat: int, figure: int, target: int) -> None:
    """All its shots, as far as AP go."""
    left = shots_left(state, figure)
    for weapon in range(weapon_count(state, figure)):
        shots = min(left, state.shots(figure, weapon))
        if shots:
            state.declared.append((target, weapon, shots))
            left -= shots
    state.push(codes.VOLLEY, seat, figure)
