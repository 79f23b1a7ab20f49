"""Effects with workers and authority stars."""

from __future__ import annotations

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards import effects
from euphoria.games.dystopia.components import DICE
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.authority_stars import place_star, spots
from euphoria.games.dystopia.rules.effects.interpreter import at_once, by_frames
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action


@at_once(effects.SACRIFICE_VISITOR)
def sacrifice_visitor(state: City, seat: int, _x: int, _y: int) -> None:
    die = state.visit.die
    state.lose_worker(die)
    state.log.append((CityEvent.SACRIFICED, seat, state.pips[die], state.cause))


@at_once(effects.SET_TO_VISITOR)
def set_to_visitor(state: City, seat: int, _x: int, _y: int) -> None:
    set_die(state, state.visit.bumped_die, state.pips[state.visit.die])


def set_die(state: City, die: int, number: int) -> None:
    """Sets a die to a number, so that it is not rolled (D-time-10)."""
    state.pips[die] = number
    state.set_dice |= 1 << die
    state.log.append((CityEvent.SET, die // DICE, number, state.cause))


@by_frames(effects.SET_DIE)
def ask_set(state: City, seat: int, _x: int, _y: int) -> None:
    state.context = (state.visit.bumped_die, 0, 0)
    state.ask(codes.ASK_SET, seat)


@by_frames(effects.SET_RETRIEVED)
def set_retrieved(state: City, seat: int, _x: int, _y: int) -> None:
    """All retrieved dice are about to be rolled, so it does not matter which one is set."""
    state.context = (state.retrieved_dice(seat)[0], 0, 0)
    state.ask(codes.ASK_SET, seat)


@RULES.actions(codes.ASK_SET)
def numbers_to_set(state: City, seat: int) -> list[Action]:
    return acts.SET[1:]


@RULES.answer(codes.ASK_SET)
def answer_set(state: City, seat: int, action: Action) -> None:
    set_die(state, state.context[0], action.args[0])


@by_frames(effects.SACRIFICE_RETRIEVED)
def sacrifice_retrieved(state: City, seat: int, _x: int, _y: int) -> None:
    numbers = {state.pips[die] for die in state.retrieved_dice(seat)}
    if len(numbers) == 1:
        give_up(state, seat, numbers.pop())
    else:
        state.ask(codes.ASK_SACRIFICE, seat)


@RULES.actions(codes.ASK_SACRIFICE)
def sacrifices(state: City, seat: int) -> list[Action]:
    return [acts.SACRIFICE[number] for number in sorted({state.pips[die] for die in state.retrieved_dice(seat)})]


@RULES.answer(codes.ASK_SACRIFICE)
def answer_sacrifice(state: City, seat: int, action: Action) -> None:
    give_up(state, seat, action.args[0])


def give_up(state: City, seat: int, number: int) -> None:
    """A retrieved worker with this number is sacrificed before the roll."""
    die = next(die for die in state.retrieved_dice(seat) if state.pips[die] == number)
    state.retrieved &= ~(1 << die % DICE)
    state.lose_worker(die)
    state.log.append((CityEvent.SACRIFICED, seat, number, state.cause))


@by_frames(effects.STAR_HERE)
def star_here(state: City, seat: int, _x: int, _y: int) -> None:
    state.push(codes.STAR, seat, state.visit.space)


@by_frames(effects.STAR_IN_TERRITORY)
def star_in_territory(state: City, seat: int, _x: int, _y: int) -> None:
    faction = board.SPACES[state.visit.space].faction
    if faction in spots(state, seat, state.visit.space):
        place_star(state, seat, faction)


@by_frames(effects.PLACE_NEW_WORKER)
def place_new_worker(state: City, seat: int, _x: int, _y: int) -> None:
    state.ask(codes.ASK_PLACE_NEW, seat)
