"""What a seat may do now, for each question that it can be asked."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import codes
from euphoria.games.dystopia.cards import effects
from euphoria.games.dystopia.cards.costs import Way
from euphoria.games.dystopia.components import BLISS, DICE, FOOD, GOLD, KINDS_OF_GOODS
from euphoria.games.dystopia.rules import trading, turn
from euphoria.games.dystopia.rules.authority_stars import spots
from euphoria.games.dystopia.rules.payments import costs_of, spare_artifacts, ways_to_pay
from euphoria.games.dystopia.rules.placement_spaces import open_spaces
from euphoria.games.dystopia.rules.recruit_triggers import answering, retrieved_dice
from euphoria.games.dystopia.rules.workers import INDEXES, losable
from euphoria.games.dystopia.state.city import HOME, City
from euphoria.kernel.core.action import Action


def keeping(state: City, seat: int) -> list[Action]:
    return list(acts.KEEP.values())


def in_turn(state: City, seat: int) -> list[Action]:
    """Before the first placement all workers at home are fresh."""
    offer: list[Action] = []
    numbers = on_board = 0
    first, where, pips = DICE * seat, state.where, state.pips
    for index in range(DICE):
        spot = where[first + index]
        if spot >= 0:
            on_board |= 1 << index
        elif spot == HOME:
            numbers |= 1 << pips[first + index]
    if numbers:
        spaces = open_spaces(state, seat)
        for row in ROWS[numbers]:
            offer += map(row.__getitem__, spaces)
    if on_board:
        offer += retrievals(state, seat, on_board)
    if state.hands[seat] and not state.dilemma[seat] and can_settle_dilemma(state, seat):
        offer += acts.DILEMMA[1:]
    if state.settings.trade and trading.may_offer(state):
        offer += trading.lattice(state, seat)
    return offer


def can_settle_dilemma(state: City, seat: int) -> bool:
    hand = state.hands[seat]
    return len(hand) >= 2 or (len(hand) == 1 and state.artifacts.faces[hand[0]] == turn.pictured(state, seat))


SUBSETS = [[acts.RETRIEVE[mask] for mask in range(1, 16) if mask & ~on_board == 0] for on_board in range(16)]
"""By the mask of the dice on the board: every set of them."""


ROWS = [[acts.PLACE[number] for number in range(1, 7) if mask >> number & 1] for mask in range(1 << 7)]
"""By the mask of numbers: the placements of workers with those."""


def retrievals(state: City, seat: int, on_board: int) -> list[Action]:
    """Sets of these workers on the board; workers alike in number and space are one choice."""
    if len(INDEXES[on_board]) == 1:
        return SUBSETS[on_board]
    first = DICE * seat
    where = state.where[first : first + DICE]
    pips = state.pips
    alike = [space << 3 | pips[first + index] for index, space in enumerate(where) if space >= 0]
    if len(set(alike)) == len(alike):
        return SUBSETS[on_board]
    offer: list[Action] = []
    seen: set[tuple[tuple[int, int], ...]] = set()
    for action in SUBSETS[on_board]:
        chosen = [index for index in range(DICE) if action.args[0] >> index & 1]
        form = tuple(sorted((where[index], state.pips[first + index]) for index in chosen))
        if form not in seen:
            seen.add(form)
            offer.append(action)
    return offer


def placing_more(state: City, seat: int) -> list[Action]:
    row = acts.PLACE[state.pair]
    offer = [acts.STOP, *map(row.__getitem__, open_spaces(state, seat))]
    if state.settings.trade and trading.may_offer(state):
        offer += trading.lattice(state, seat)
    return offer


def trading_on(state: City, seat: int) -> list[Action]:
    """After the last action (D-y-5)."""
    return [acts.STOP, *trading.lattice(state, seat)]


def placing_new(state: City, seat: int) -> list[Action]:
    row = acts.PLACE[state.pips[state.added]]
    return [row[space] for space in open_spaces(state, seat)]


def pay_ways(state: City, seat: int) -> list[Way]:
    what, x, _ = state.context
    if what == codes.FOR_SPACE:
        return ways_to_pay(state, seat, costs_of(state, seat, x, state.visit.victim not in (-1, seat)))
    return ways_to_pay(state, seat, turn.dilemma_costs(state, seat))


def paying(state: City, seat: int) -> list[Action]:
    return [acts.PAY[acts.WAY_NUMBER[way]] for way in pay_ways(state, seat)]


def choosing(state: City, seat: int) -> list[Action]:
    """A tunnel's resource or card, or one of two small gains."""
    space, first, second = state.context
    if space >= 0:
        from euphoria.games.dystopia.board import SPACES

        return [acts.TAKE[GOLD + SPACES[space].faction], acts.DRAW]
    return [small_gain(first), small_gain(second)]


def small_gain(number: int) -> Action:
    """The action that takes an effect of one operation."""
    ((op, x, _),) = effects.EFFECTS[number]
    if op == effects.GOOD:
        return acts.TAKE[x]
    return acts.LOSE_KNOWLEDGE if op == effects.KNOWLEDGE else acts.GAIN_MORALE


def choosing_goods(state: City, seat: int) -> list[Action]:
    mask = state.context[0]
    return [acts.TAKE[kind] for kind in range(KINDS_OF_GOODS) if mask >> kind & 1]


def abilities(state: City, seat: int) -> list[Action]:
    when, answered, _ = state.context
    found = answering(state, seat, when, answered)
    offer = [acts.USE[state.recruit(tag).number] for _, tag, _ in found]
    if all(ability.may for _, _, ability in found):
        offer.append(acts.PASS)
    return offer


def discarding(state: City, seat: int) -> list[Action]:
    """Any card of the hand, or (Bradley) one of two kinds just drawn."""
    just_two, first, second = state.context
    if state.question == codes.ASK_DISCARD and just_two:
        return [acts.DISCARD[first], acts.DISCARD[second]]
    return [acts.DISCARD[kind] for kind in spare_artifacts(state, seat)]


def losing(state: City, seat: int) -> list[Action]:
    if state.context[0] == codes.FOR_BLISS:
        return [acts.LOSE[BLISS], acts.LOSE[FOOD]]
    return [acts.LOSE[kind] for kind in losable(state, seat)]


def setting(state: City, seat: int) -> list[Action]:
    return acts.SET[1:]


def sacrificing(state: City, seat: int) -> list[Action]:
    return [acts.SACRIFICE[number] for number in sorted({state.pips[die] for die in retrieved_dice(state, seat)})]


def starring(state: City, seat: int) -> list[Action]:
    return [acts.STAR[spot] for spot in spots(state, seat, state.context[0])]


def keeping_new(state: City, seat: int) -> list[Action]:
    return acts.KEEP_NEW.copy()


def answering_may(state: City, seat: int) -> list[Action]:
    return [acts.ACCEPT, acts.REFUSE]


def feeding(state: City, seat: int) -> list[Action]:
    return [acts.FEED[kind] for kind in turn.feeds(state, seat)]


def drafting(state: City, seat: int) -> list[Action]:
    return acts.TAKE_RECRUIT[: len(state.packets[seat])]


def picking_tile(state: City, seat: int) -> list[Action]:
    return acts.PICK_TILE.copy()


def setting_marker(state: City, seat: int) -> list[Action]:
    """No two markers on one space of a track (D-var-3)."""
    offer: list[Action] = []
    if not state.morale[seat]:
        offer += [acts.SET_MORALE[step] for step in range(1, 7) if step not in state.morale]
    if not state.knowledge[seat]:
        offer += [acts.SET_KNOWLEDGE[step] for step in range(1, 7) if step not in state.knowledge]
    return offer


def answering_offer(state: City, seat: int) -> list[Action]:
    return [acts.ACCEPT, acts.REFUSE] if trading.can_accept(state, seat) else [acts.REFUSE]


LISTS: list[Callable[[City, int], list[Action]]] = [
    keeping, keeping, in_turn, placing_more, paying, choosing, choosing_goods, abilities, discarding, losing, setting,
    sacrificing, starring, keeping_new, answering_may, feeding, placing_new, discarding, drafting, picking_tile,
    setting_marker, answering_offer, trading_on,
]  # fmt: skip
"""In the order of the questions in `codes`."""
