"""The attack phase: who fights, with how many dice, and the exchange (R-att-1 to R-att-8, R-con-7, R-order-4).

A combat is fought once a turn, when the first of its figures is activated. Both sides declare at the same time, in
secret, how many attacks each of their figures makes; then AP are paid and dice are thrown. `wounding` resolves the
injuries, `pushing` the push that may follow.

`state.combat` has the figures of the exchange and `state.dice_of` their attacks, -1 while not declared; once the dice
are thrown it has how many each of them threw, free ones included.
`state.subject` is the figure that repeats its attack, -1 in the regular exchange of a combat.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import AGAIN, END, STRIKE
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import CHARGED, HIGH, SILENT, STRUCK
from euphoria.games.reality.rules.attack.exchange import compare as compare
from euphoria.games.reality.rules.attack.exchange import throw
from euphoria.games.reality.rules.figures.charging import rouse
from euphoria.games.reality.rules.figures.contact import in_combat, members
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

NO_REPEAT: Final = -1


def is_busy(state: Show, figure: int) -> bool:
    """Whether it is in a combat that has not been fought this turn. A figure pushed into one that was fought waits."""
    fight = state.fight[figure]
    return fight >= 0 and not any(state.flags[one] & STRUCK for one in members(state, fight))


@RULES.step(codes.FIGHT)
def fight(state: Show, seat: int, figure: int, b: int) -> None:
    """Fight the whole combat of this figure, the first of it in the order (R-order-4)."""
    if is_busy(state, figure):
        state.push(codes.END_FIGHT, seat)
        begin(state, seat, state.fight[figure])


def begin(state: Show, seat: int, number: int, repeater: int = NO_REPEAT) -> None:
    """Begin an exchange: the regular one, or one more for a figure that repeats its attack."""
    state.combat = members(state, number)
    state.subject = repeater
    state.wounds = []
    state.dice_of = [-1 if most(state, one) else 0 for one in state.combat]
    for one in state.combat:
        state.mark(one, STRUCK)
    state.log.append((ShowEvent.FIGHT, sum(1 << one for one in state.combat)))
    for one in state.combat:
        rouse(state, one)  # a figure that was thrown down in the combat gets up (R-y-7)
    state.push(codes.EXCHANGE, seat)
    state.push(codes.STRIKES, seat)


# How many attacks.


def can_roll(state: Show, figure: int) -> bool:
    """Whether it may throw attack dice: not after using an ability in combat (R-spec-2), nor if helpless."""
    return not state.flags[figure] & (SILENT | CONDITIONS.helpless)


def most(state: Show, figure: int) -> int:
    """The most attacks that a figure may make, one AP each (R-att-2).

    A repeated attack is free and no larger than the first; the other side answers it, friends do not join in.
    """
    if not can_roll(state, figure):
        return 0
    attacks = state.attacks(figure)
    hook = state.character(figure).attacks_in_combat
    if hook is not None:
        attacks = hook(state, figure, attacks)
    repeater = state.subject
    if repeater == figure:
        return min(attacks, state.cost[figure])
    if repeater != NO_REPEAT and state.side[repeater] == state.side[figure]:
        return 0
    return min(attacks, state.ap[figure])


def free_dice(state: Show, figure: int) -> int:
    """Free dice for a charge, and for having been charged from below; in the first round only (R-att-3)."""
    if state.subject != NO_REPEAT or not can_roll(state, figure):
        return 0
    flags = state.flags[figure]
    return (1 if flags & CHARGED else 0) + (1 if flags & HIGH else 0)


def striker(state: Show, seat: int) -> int:
    """The figure whose attacks this seat declares next; -1 for none."""
    for figure, dice in zip(state.combat, state.dice_of, strict=True):
        if dice < 0 and state.side[figure] == seat:
            return figure
    return -1


@RULES.step(codes.STRIKES)
def ask_strikes(state: Show, seat: int, a: int, b: int) -> None:
    """Each side that has a figure left declares the attacks of one figure, both at once."""
    seats = tuple(one for one in (0, 1) if striker(state, one) >= 0)
    if seats:
        state.push(codes.STRIKES, seat)
        state.ask_all(codes.ASK_STRIKE, seats)


@RULES.actions(codes.ASK_STRIKE)
def strikes(state: Show, seat: int) -> list[Action]:
    return STRIKE[: most(state, striker(state, seat)) + 1]


@RULES.joint_answer(codes.ASK_STRIKE)
def answer_strikes(state: Show) -> None:
    for seat, answer in enumerate(state.answers):
        if answer is not None:
            state.dice_of[state.combat.index(striker(state, seat))] = answer.args[0]


def redraw_attacks(state: Show, seat: int | None, dice: Dice) -> None:
    """In a sample for a seat: draw again the attacks that the other side has declared and that are still secret."""
    if state.question != codes.ASK_STRIKE or not state.deciders:
        return
    for index, figure in enumerate(state.combat):
        if state.dice_of[index] >= 0 and state.side[figure] != seat:
            state.dice_of[index] = dice.below(most(state, figure) + 1)


# The exchange.


@RULES.step(codes.EXCHANGE)
def exchange(state: Show, seat: int, a: int, b: int) -> None:
    """Pay AP, throw the dice of all figures by number, and compare the two sides (R-att-1)."""
    state.push(codes.WOUNDS, seat)
    thrown: list[list[int]] = [[], []]
    for index, figure in enumerate(state.combat):
        attacks = state.dice_of[index]
        if figure != state.subject:
            state.pay(figure, attacks)
        if state.subject == NO_REPEAT and state.encouraged[figure] == codes.REPEAT_ATTACK:
            state.cost[figure] = attacks
        dice = throw(state, figure, attacks + free_dice(state, figure))
        state.dice_of[index] = len(dice)
        sort_dice = state.character(figure).sort_dice
        if sort_dice is not None:
            dice = sort_dice(state, figure, dice)
        thrown[state.side[figure]] += dice
    suffered = compare(thrown[0], thrown[1])
    for side in (1 - seat, seat):
        # The last pushed comes first: the active player is the first to share out.
        if suffered[1 - side]:
            state.push(codes.SHARE, side, suffered[1 - side])
    for side in (0, 1):
        state.log.append((ShowEvent.INJURIES, side, suffered[side]))


# A repeated attack.


@RULES.step(codes.END_FIGHT)
def end_fight(state: Show, seat: int, checked: int, b: int) -> None:
    """Offer the repeat to a figure that was encouraged to attack again, if the combat and the show go on."""
    figure = next((one for one in state.combat if may_repeat(state, one)), -1)
    if figure < 0:
        state.combat, state.dice_of, state.subject = [], [], -1
    elif not checked:
        state.push(codes.END_FIGHT, seat, 1)
        state.push(codes.CHECK_END)
    else:
        state.push(codes.END_FIGHT, seat)
        state.subject = figure
        state.ask(codes.ASK_AGAIN, state.side[figure])


def may_repeat(state: Show, figure: int) -> bool:
    return (
        state.encouraged[figure] == codes.REPEAT_ATTACK
        and state.cost[figure] > 0
        and state.stands(figure)
        and in_combat(state, figure)
    )


@RULES.actions(codes.ASK_AGAIN)
def again_or_not(state: Show, seat: int) -> list[Action]:
    return [AGAIN, END]


@RULES.answer(codes.ASK_AGAIN)
def answer_again(state: Show, seat: int, action: Action) -> None:
    figure = state.subject
    state.encouraged[figure] = -1
    if action == AGAIN:
        state.log.append((ShowEvent.AGAIN, figure))
        begin(state, seat, state.fight[figure], figure)
