"""What spaces give, and the interpreter of effects."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.dystopia import board, causes, codes
from euphoria.games.dystopia.cards import ability, effects
from euphoria.games.dystopia.cards.effects import EFFECTS, effect
from euphoria.games.dystopia.components import (
    BLISS,
    BOOK,
    DICE,
    FOOD,
    GOLD,
    MINER_WAKES,
    TUNNEL_ENDS,
)
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules import placing
from euphoria.games.dystopia.rules.authority_stars import clockwise, place_star, spots
from euphoria.games.dystopia.rules.payments import spare_artifacts, stays_payable
from euphoria.games.dystopia.rules.placing import TIER_1_BIT, TIER_2_BIT
from euphoria.games.dystopia.rules.recruit_triggers import food_will_do, retrieved_dice
from euphoria.games.dystopia.state.city import City

MORALE_OF_FOOD = 2
FED_MORALE = effect(effects.morale(MORALE_OF_FOOD))
FED_ENERGY = effect(effects.knowledge(-1), effects.morale(1))
TWO_RESOURCES = effect(effects.any_resource(2))


# Spaces.


def gain(state: City, seat: int, space: int, _b: int) -> None:
    """Step GAIN: what the space gives, then the recruits that answer."""
    state.cause = board.CAUSES[space]
    SPACES[board.SPACES[space].what](state, seat, space)


def area(state: City, seat: int, space: int) -> None:
    """D-com-1: by the knowledge of all workers there."""
    total = state.area_sums[space]
    state.gain_good(seat, space, 2 if total >= 9 else 1)
    if state.visit.facts & TIER_1_BIT:
        state.gain_good(seat, space, 1, causes.TIER_1)
    if total <= 4:
        state.raise_allegiance(space)
    else:
        state.change_knowledge(seat, 1 if total >= 9 else -1)
    state.fire(seat, ability.AREA)


def tunnel(state: City, seat: int, space: int) -> None:
    """A resource or a card; both from tier 2 on (D-alleg-3). The miner moves on."""
    state.fire(seat, ability.TUNNEL)
    dig(state, board.SPACES[space].faction, 1)
    if state.visit.facts & TIER_2_BIT:
        state.push(codes.DRAW, seat, 1)
        state.push(codes.BECAUSE, seat, causes.TIER_2)
        take_tunnel_resource(state, seat, space)
    else:
        state.context = (space, -1, -1)
        state.ask(codes.ASK_CHOOSE, seat)


def take_tunnel_resource(state: City, seat: int, space: int) -> None:
    visit = state.visits[-1]
    state.visits[-1] = visit._replace(facts=visit.facts | 1 << ability.TOOK_RESOURCE)
    state.gain_good(seat, GOLD + board.SPACES[space].faction, 1)


def dig(state: City, faction: int, steps: int) -> None:
    """Steps past the end are lost (D-x-14)."""
    before = state.miners[faction]
    state.miners[faction] = after = min(TUNNEL_ENDS, before + steps)
    if after == before:
        state.log.append((CityEvent.MINER_STAYS, faction, state.cause))
        return
    if after >= MINER_WAKES:
        state.call(faction)
    state.log.append((CityEvent.MINER, faction, after, state.cause))


def tunnel_end(state: City, seat: int, space: int) -> None:
    state.gain_good(seat, board.END_GOODS[board.SPACES[space].faction], 3)


def market(state: City, seat: int, space: int) -> None:
    """Allegiance, the star, then recruits (D-time-9)."""
    state.raise_allegiance(board.SPACES[space].faction)
    state.push(codes.FIRE, seat, ability.MARKET)
    state.push(codes.STAR, seat, space)


def icarite_market(state: City, seat: int, space: int) -> None:
    state.raise_allegiance(board.SPACES[space].faction)
    state.push(codes.AFTER_STAR, seat, state.stars[seat])
    state.push(codes.STAR, seat, space)


def breeze_bar(state: City, seat: int, space: int) -> None:
    state.raise_allegiance(board.SPACES[space].faction)
    state.push(codes.DRAW, seat, 2)


def sky_lounge(state: City, seat: int, space: int) -> None:
    state.raise_allegiance(board.SPACES[space].faction)
    state.push(codes.DO, seat, TWO_RESOURCES)


def tank_left(state: City, seat: int, space: int) -> None:
    state.change_knowledge(seat, -2)
    state.push(codes.NEW_WORKER, seat)


def tank_right(state: City, seat: int, space: int) -> None:
    state.change_morale(seat, 2)
    state.push(codes.NEW_WORKER, seat)


def site(state: City, seat: int, space: int) -> None:
    state.fire(seat, ability.SITE)


SPACES: list[Callable[[City, int, int], None]] = [
    area, tunnel, tunnel_end, market, icarite_market, icarite_market, breeze_bar, sky_lounge, tank_left, tank_right,
    site, market,
]  # fmt: skip
"""In the order of `board`: AREA, TUNNEL and so on."""


placing.GAINS += SPACES


# Effects.


def do(state: City, seat: int, number: int, index: int) -> None:
    """Step DO: carry out an effect from its operation `index` on."""
    ops = EFFECTS[number]
    while index < len(ops):
        op, x, y = ops[index]
        index += 1
        at_once = AT_ONCE.get(op)
        if at_once is not None:
            at_once(state, seat, x, y)
        else:
            if index < len(ops):
                state.push(codes.DO, seat, number, index)
            BY_FRAMES[op](state, seat, x, y)
            return


def change_good(state: City, seat: int, kind: int, count: int) -> None:
    state.gain_good(seat, kind, count)


def change_tunnel_goods(state: City, seat: int, count: int, _y: int) -> None:
    state.gain_good(seat, GOLD + board.SPACES[state.visit.space].faction, count)


def give_owner_gold(state: City, seat: int, count: int, _y: int) -> None:
    state.gain_good(seat, GOLD, -count)
    state.gain_good(state.visit.victim, GOLD, count)


def others_knowledge(state: City, seat: int, count: int, _y: int) -> None:
    """Each other player with a worker there, once (D-x-11)."""
    there = {die // DICE for die in state.workers_on(state.visit.space)}
    for other in clockwise(state, seat)[1:]:
        if other in there:
            state.change_knowledge(other, count)


def sacrifice_visitor(state: City, seat: int, _x: int, _y: int) -> None:
    die = state.visit.die
    state.log.append((CityEvent.SACRIFICED, seat, state.pips[die], state.cause))
    state.lose_worker(die)


def set_to_visitor(state: City, seat: int, _x: int, _y: int) -> None:
    set_die(state, state.visit.bumped_die, state.pips[state.visit.die])


def set_die(state: City, die: int, number: int) -> None:
    state.pips[die] = number
    state.set_dice |= 1 << die
    state.log.append((CityEvent.SET, die // DICE, number, state.cause))


def helped_or_not(state: City, seat: int, _x: int, _y: int) -> None:
    if state.helped >> seat & 1:
        state.change_morale(seat, 2)
    else:
        state.change_knowledge(seat, -2)


def instead_of_morale(state: City, seat: int, _x: int, _y: int) -> None:
    """The morale that feeding would bring is not gained."""
    for index in range(len(state.agenda) - 1, -1, -1):
        if state.agenda[index][:3] == (codes.DO, seat, FED_MORALE):
            del state.agenda[index]
            return


AT_ONCE: dict[int, Callable[[City, int, int, int], None]] = {
    effects.GOOD: change_good,
    effects.KNOWLEDGE: lambda state, seat, steps, _: state.change_knowledge(seat, steps),
    effects.MORALE: lambda state, seat, steps, _: state.change_morale(seat, steps),
    effects.TUNNEL_GOODS: change_tunnel_goods,
    effects.MINER: lambda state, seat, steps, _: dig(state, board.SPACES[state.visit.space].faction, steps),
    effects.ALLEGIANCE: lambda state, seat, faction, _: state.raise_allegiance(faction),
    effects.OWNER_KNOWLEDGE: lambda state, seat, steps, _: state.change_knowledge(state.visit.victim, steps),
    effects.OWNER_GOLD: give_owner_gold,
    effects.OTHERS_KNOWLEDGE: others_knowledge,
    effects.SACRIFICE_VISITOR: sacrifice_visitor,
    effects.SET_TO_VISITOR: set_to_visitor,
    effects.HELPED_OR_NOT: helped_or_not,
    effects.INSTEAD_OF_MORALE: instead_of_morale,
}


def choose_goods(state: City, seat: int, mask: int, count: int) -> None:
    """Step CHOOSE_GOODS: so many goods of these kinds, one after the other."""
    if count:
        state.context = (mask, count, 0)
        state.ask(codes.ASK_GOODS, seat)


def draw(state: City, seat: int, count: int, unchanged: int) -> None:
    """Step DRAW: recruits may change one card of a draw, once a turn (D-x-9)."""
    if not unchanged and state.listens[seat] >> ability.DRAWING & 1:
        state.push(codes.DRAW, seat, count, 1)
        state.fire(seat, ability.DRAWING)
        return
    for _ in range(count):
        state.draw_artifact(seat)


def other_cards(state: City, seat: int) -> tuple[int, int]:
    """Takes the draw that a recruit changes off the agenda: how many other cards belong to it, and to which cause they
    are owed (D-x-9)."""
    index = max(index for index, (step, owner, _, _) in enumerate(state.agenda) if (step, owner) == (codes.DRAW, seat))
    cause = state.agenda[index + 1][2]  # BECAUSE lies on the draw, as `abilities.use` has put it there
    return state.agenda.pop(index)[2] - 1, cause


def draw_more(state: City, seat: int, count: int, discards: int) -> None:
    """Geek: more cards instead of one, then some of the hand away; not optional (D-x-10)."""
    others, cause = other_cards(state, seat)
    for _ in range(count):
        state.draw_artifact(seat)
    for _ in range(others):
        state.draw_artifact(seat, cause)
    state.push(codes.DISCARD_ANY, seat, discards)


def face_up_draw(state: City, seat: int, count: int, revised: int) -> None:
    """Gambler. Printed: three face up, keep those that match. Revised: two, and show the hand for a pair."""
    others, cause = other_cards(state, seat)
    if others:
        state.push(codes.DRAW, seat, others, 1)
        state.push(codes.BECAUSE, seat, cause)
    drawn = [tag for tag in (state.draw_artifact(seat) for _ in range(count)) if tag >= 0]
    faces = state.artifacts.faces
    if revised:
        show_hand(state, seat)
        if max(state.artifact_counts(seat)) > 1:
            for other in reversed(clockwise(state, seat)[1:]):
                state.push(codes.DRAW, other, 1)
        return
    kinds = [faces[tag] for tag in drawn]
    for tag in drawn:
        show_card(state, seat, tag)
    for kind in kinds:
        if kinds.count(kind) == 1:
            state.discard_artifact(seat, kind)


def show_hand(state: City, seat: int) -> None:
    """All cards, in the order of their kinds: in which order they came to the hand is nobody's business."""
    cards = state.artifacts
    secret = sorted([tag for tag in state.hands[seat] if not cards.is_public(tag)], key=cards.faces.__getitem__)
    new = cards.renew(secret, 1 << seat) if len(secret) > 1 else secret
    state.hands[seat] = tuple([tag for tag in state.hands[seat] if tag not in secret] + new)
    for tag in state.hands[seat]:
        show_card(state, seat, tag)


def show_card(state: City, seat: int, tag: int) -> None:
    state.artifacts.tell_all(tag)
    state.log.append((CityEvent.SHOWN, seat, tag, state.cause))


def draw_two_keep_one(state: City, seat: int, _x: int, _y: int) -> None:
    """Bradley: two cards that nothing changes, one of the two goes away."""
    before = state.hands[seat]
    for _ in range(2):
        state.draw_artifact(seat)
    new = [tag for tag in state.hands[seat] if tag not in before]
    kinds = sorted({state.artifacts.faces[tag] for tag in new})
    if len(new) < 2:
        return
    if len(kinds) == 1:
        discard_newest(state, seat, kinds[0])
    else:
        state.context = (1, kinds[0], kinds[1])
        state.ask(codes.ASK_DISCARD, seat)


def discard_newest(state: City, seat: int, kind: int) -> None:
    """One of the two cards drawn last, not one of that kind which others knew to be in the hand before."""
    newest = list(state.hands[seat][-2:])
    tag = next(tag for tag in reversed(newest) if state.artifacts.faces[tag] == kind)
    state.discard_taken(seat, state.take_one_of(seat, tag, newest))


def discard_any(state: City, seat: int, count: int, _b: int) -> None:
    """Step DISCARD_ANY: so many cards of the hand, one after the other."""
    if count and spare_artifacts(state, seat):
        state.push(codes.DISCARD_ANY, seat, count - 1)
        state.context = (0, 0, 0)
        state.ask(codes.ASK_DISCARD, seat)


def pay_artifacts(state: City, seat: int, count: int, _y: int) -> None:
    state.push(codes.DISCARD_ANY, seat, count)


def book_or_other(state: City, seat: int, book: int, other: int) -> None:
    """Revised Esme: what was discarded last decides."""
    state.push(codes.DO, seat, book if state.artifacts.faces[state.discards[-1]] == BOOK else other)


def choose_one(state: City, seat: int, first: int, second: int) -> None:
    state.context = (-1, first, second)
    state.ask(codes.ASK_CHOOSE, seat)


def pay_bliss(state: City, seat: int, receiver: int) -> None:
    """One bliss, or food where Brian works; to the pile, or to the one who bumped."""
    bliss, food = stays_payable(state, seat, BLISS), food_will_do(state, seat)
    if bliss and food:
        state.context = (codes.FOR_BLISS, receiver, 0)
        state.ask(codes.ASK_LOSE, seat)
    else:
        give_bliss(state, seat, BLISS if bliss else FOOD, receiver)


def give_bliss(state: City, seat: int, kind: int, receiver: int) -> None:
    state.gain_good(seat, kind, -1)
    if receiver >= 0:
        state.gain_good(receiver, kind, 1)


def ask_set(state: City, seat: int, _x: int, _y: int) -> None:
    state.context = (state.visit.bumped_die, 0, 0)
    state.ask(codes.ASK_SET, seat)


def set_retrieved(state: City, seat: int, _x: int, _y: int) -> None:
    """All retrieved dice are about to be rolled, so it does not matter which one is set."""
    state.context = (retrieved_dice(state, seat)[0], 0, 0)
    state.ask(codes.ASK_SET, seat)


def sacrifice_retrieved(state: City, seat: int, _x: int, _y: int) -> None:
    numbers = {state.pips[die] for die in retrieved_dice(state, seat)}
    if len(numbers) == 1:
        give_up(state, seat, numbers.pop())
    else:
        state.ask(codes.ASK_SACRIFICE, seat)


def give_up(state: City, seat: int, number: int) -> None:
    die = next(die for die in retrieved_dice(state, seat) if state.pips[die] == number)
    state.retrieved &= ~(1 << die % DICE)
    state.log.append((CityEvent.SACRIFICED, seat, number, state.cause))
    state.lose_worker(die)


def star_here(state: City, seat: int, _x: int, _y: int) -> None:
    state.push(codes.STAR, seat, state.visit.space)


def star_in_territory(state: City, seat: int, _x: int, _y: int) -> None:
    faction = board.SPACES[state.visit.space].faction
    if faction in spots(state, seat, state.visit.space):
        place_star(state, seat, faction)


def opponents_may(state: City, seat: int, number: int, _y: int) -> None:
    for other in reversed(clockwise(state, seat)[1:]):
        state.push(codes.OPPONENT_MAY, other, number)


def opponent_may(state: City, seat: int, number: int, _b: int) -> None:
    """Step OPPONENT_MAY: this seat is asked whether it takes the effect."""
    state.context = (codes.MAY_EFFECT, number, 0)
    state.ask(codes.ASK_MAY, seat)


def place_new_worker(state: City, seat: int, _x: int, _y: int) -> None:
    state.ask(codes.ASK_PLACE_NEW, seat)


BY_FRAMES: dict[int, Callable[[City, int, int, int], None]] = {
    effects.ANY: choose_goods,
    effects.DRAW: lambda state, seat, count, _: state.push(codes.DRAW, seat, count),
    effects.ONE_OF: choose_one,
    effects.ARTIFACT: pay_artifacts,
    effects.SACRIFICE_RETRIEVED: sacrifice_retrieved,
    effects.STAR_HERE: star_here,
    effects.STAR_IN_TERRITORY: star_in_territory,
    effects.SET_DIE: ask_set,
    effects.PAY_BLISS: lambda state, seat, to_bumper, _: pay_bliss(state, seat, state.visit.seat if to_bumper else -1),
    effects.DRAW_TWO_KEEP_ONE: draw_two_keep_one,
    effects.OPPONENTS_MAY: opponents_may,
    effects.BOOK_OR_OTHER: book_or_other,
    effects.PLACE_NEW_WORKER: place_new_worker,
    effects.FACE_UP_DRAW: face_up_draw,
    effects.DRAW_MORE: draw_more,
    effects.SET_RETRIEVED: set_retrieved,
}
