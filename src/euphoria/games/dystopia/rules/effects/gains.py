"""Effects with goods, tracks and miners, and the choices between them."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards import ability, effects
from euphoria.games.dystopia.components import BLISS, DICE, GOLD, KINDS_OF_GOODS
from euphoria.games.dystopia.rules.effects.interpreter import at_once, by_frames
from euphoria.games.dystopia.rules.placement.payments import payable_stand_ins
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action

FED_MORALE: Final = effects.effect(*effects.FEEDING)
"""What feeding brings, as a frame on the agenda."""


@at_once(effects.GOOD)
def change_good(state: City, seat: int, kind: int, count: int) -> None:
    state.gain_good(seat, kind, count)


@at_once(effects.KNOWLEDGE)
def change_knowledge(state: City, seat: int, steps: int, _y: int) -> None:
    state.change_knowledge(seat, steps)


@at_once(effects.MORALE)
def change_morale(state: City, seat: int, steps: int, _y: int) -> None:
    state.change_morale(seat, steps)


@at_once(effects.ALLEGIANCE)
def raise_allegiance(state: City, seat: int, faction: int, _y: int) -> None:
    state.raise_allegiance(faction)


@at_once(effects.MINER)
def move_miner(state: City, seat: int, steps: int, _y: int) -> None:
    state.dig(board.SPACES[state.visit.space].faction, steps)


@at_once(effects.TUNNEL_GOODS)
def change_tunnel_goods(state: City, seat: int, count: int, _y: int) -> None:
    state.gain_good(seat, GOLD + board.SPACES[state.visit.space].faction, count)


@at_once(effects.OWNER_GOLD)
def give_owner_gold(state: City, seat: int, count: int, _y: int) -> None:
    state.gain_good(seat, GOLD, -count)
    state.gain_good(state.visit.victim, GOLD, count)


@at_once(effects.OWNER_KNOWLEDGE)
def owner_knowledge(state: City, seat: int, steps: int, _y: int) -> None:
    state.change_knowledge(state.visit.victim, steps)


@at_once(effects.OTHERS_KNOWLEDGE)
def others_knowledge(state: City, seat: int, count: int, _y: int) -> None:
    """Each other player with a worker there, once (D-x-11)."""
    there = {die // DICE for die in state.workers_on(state.visit.space)}
    for other in state.clockwise(seat)[1:]:
        if other in there:
            state.change_knowledge(other, count)


@at_once(effects.HELPED_OR_NOT)
def helped_or_not(state: City, seat: int, _x: int, _y: int) -> None:
    if state.helped >> seat & 1:
        state.change_morale(seat, 2)
    else:
        state.change_knowledge(seat, -2)


@at_once(effects.INSTEAD_OF_MORALE)
def instead_of_morale(state: City, seat: int, _x: int, _y: int) -> None:
    """Takes the frame with the morale of feeding off the agenda."""
    for index in range(len(state.agenda) - 1, -1, -1):
        if state.agenda[index][:3] == (codes.DO, seat, FED_MORALE):
            del state.agenda[index]
            return


@by_frames(effects.ANY)
@RULES.step(codes.CHOOSE_GOODS)
def choose_goods(state: City, seat: int, mask: int, count: int) -> None:
    """So many goods of these kinds (a mask), chosen one after the other."""
    if count:
        state.context = (mask, count, 0)
        state.ask(codes.ASK_GOODS, seat)


@RULES.actions(codes.ASK_GOODS)
def goods_to_choose(state: City, seat: int) -> list[Action]:
    mask = state.context[0]
    return [acts.TAKE[kind] for kind in range(KINDS_OF_GOODS) if mask >> kind & 1]


@RULES.answer(codes.ASK_GOODS)
def answer_goods(state: City, seat: int, action: Action) -> None:
    mask, count, _ = state.context
    state.gain_good(seat, action.args[0], 1)
    state.push(codes.CHOOSE_GOODS, seat, mask, count - 1)


@by_frames(effects.ONE_OF)
def choose_one(state: City, seat: int, first: int, second: int) -> None:
    state.context = (-1, first, second)
    state.ask(codes.ASK_CHOOSE, seat)


@RULES.actions(codes.ASK_CHOOSE)
def small_gains(state: City, seat: int) -> list[Action]:
    """A tunnel's resource or card, or one of two small gains."""
    space, first, second = state.context
    if space >= 0:
        return [acts.TAKE[GOLD + board.SPACES[space].faction], acts.DRAW]
    return [small_gain(first), small_gain(second)]


def small_gain(number: int) -> Action:
    """The action that takes an effect of one operation."""
    ((op, x, _),) = effects.EFFECTS[number]
    if op == effects.GOOD:
        return acts.TAKE[x]
    return acts.LOSE_KNOWLEDGE if op == effects.KNOWLEDGE else acts.GAIN_MORALE


@RULES.answer(codes.ASK_CHOOSE)
def answer_choose(state: City, seat: int, action: Action) -> None:
    space, first, second = state.context
    if space < 0:
        state.push(codes.DO, seat, first if action == small_gain(first) else second)
    elif action.kind == "draw":
        state.push(codes.DRAW, seat, 1)
    else:
        take_tunnel_resource(state, seat, space)


def take_tunnel_resource(state: City, seat: int, space: int) -> None:
    """Takes the resource of a tunnel; the visit remembers it for conditions of recruits."""
    state.visits[-1] = state.visits[-1].with_facts(1 << ability.TOOK_RESOURCE)
    state.gain_good(seat, GOLD + board.SPACES[space].faction, 1)


@by_frames(effects.PAY_BLISS)
def pay_bliss(state: City, seat: int, to_bumper: int, _y: int) -> None:
    """One bliss, or a good that stands for it (D-x-21); to the supply, or to the player who bumped."""
    receiver = state.visit.seat if to_bumper else -1
    payable = payable_stand_ins(state, seat, BLISS)
    if len(payable) > 1:
        state.context = (codes.FOR_BLISS, receiver, 0)
        state.ask(codes.ASK_LOSE, seat)
    else:
        give_bliss(state, seat, payable[0], receiver)


def give_bliss(state: City, seat: int, kind: int, receiver: int) -> None:
    state.gain_good(seat, kind, -1)
    if receiver >= 0:
        state.gain_good(receiver, kind, 1)


@by_frames(effects.OPPONENTS_MAY)
def opponents_may(state: City, seat: int, number: int, _y: int) -> None:
    for other in reversed(state.clockwise(seat)[1:]):
        state.push(codes.OPPONENT_MAY, other, number)


@RULES.step(codes.OPPONENT_MAY)
def opponent_may(state: City, seat: int, number: int, _b: int) -> None:
    """This seat is asked whether it takes the effect."""
    state.context = (codes.MAY_EFFECT, number, 0)
    state.ask(codes.ASK_MAY, seat)
