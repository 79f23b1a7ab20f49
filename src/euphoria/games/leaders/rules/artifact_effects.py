"""The verbs of deck files: one function for each, which carries out that part of an artifact's effect."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.leaders import codes
from euphoria.games.leaders.actions import OTHERS, SLOTS
from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, EVERYONE, PLACES
from euphoria.games.leaders.events import BY_RULE, Event
from euphoria.games.leaders.rules.artifact_choices import would_change
from euphoria.games.leaders.rules.registry import RULES
from euphoria.games.leaders.rules.shots import hit
from euphoria.games.leaders.rules.victory import look_for_lone_winner
from euphoria.games.leaders.state import LeadersTable


@RULES.step(codes.EFFECT)
def effect(state: LeadersTable, seat: int, artifact: int, index: int) -> None:
    """Step EFFECT: the verb with this index, then the next, until there are none left."""
    verbs = state.deck.artifacts[artifact].verbs
    if index == len(verbs):
        state.cause = BY_RULE
        return
    state.push(codes.EFFECT, seat, artifact, index + 1)
    state.cause = artifact
    verb, first, second = verbs[index]
    declared = state.declared
    y = declared[second] if second >= 0 else -1
    if state.deck.artifacts[artifact].choices == (decks.HIDDEN_OF_EACH_HOLDER,):
        for x in declared:
            _do(state, seat, verb, x, y)
    else:
        _do(state, seat, verb, declared[first] if first >= 0 else -1, y)


def _do(state: LeadersTable, seat: int, verb: int, x: int, y: int) -> None:
    if would_change(state, seat, verb, x, y) or verb == decks.SHOW:  # L-art-14
        VERBS[verb](state, seat, x, y)


def look_at_all(state: LeadersTable, seat: int, x: int, _: int) -> None:
    for slot in SLOTS[state.hidden(x)]:
        state.look(seat, PLACES * x + slot)


def look(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.look(seat, x)


def show(state: LeadersTable, seat: int, x: int, _: int) -> None:
    look_at_all(state, x, seat, _)


def let_expose(state: LeadersTable, seat: int, x: int, _: int) -> None:
    """Its owner chooses which; with one hidden recruit there is nothing to choose."""
    slots = SLOTS[state.hidden(x)]
    if len(slots) == 1:
        state.expose(PLACES * x + slots[0])
    else:
        state.ask_all(codes.ASK_EXPOSE, (x,))


def expose(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.expose(x)


def expose_each(state: LeadersTable, seat: int, x: int, _: int) -> None:
    others = tuple(other for other in OTHERS[state.seats][seat] if state.hidden(other) == 7)
    state.ask_all(codes.ASK_EXPOSE, others)


def hide_all(state: LeadersTable, seat: int, x: int, _: int) -> None:
    """All exposed followers, but not the recruit that paid for this."""
    for place in range(PLACES * x, PLACES * x + PLACES):
        if state.is_up(place) and state.kind_at(place) >= EUPHORIAN_FOLLOWER and place != state.deed[3]:
            state.hide(place, seat)


def hide(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.hide(x, seat)


def swap(state: LeadersTable, seat: int, x: int, y: int) -> None:
    state.swap(x, y)
    first, second = x // PLACES, y // PLACES
    if not look_for_lone_winner(state, first, second):
        state.hold_together(first)
        state.hold_together(second)


def shuffle(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.shuffle(x)


def drop(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.drop_gun(x)


def take_gun(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.drop_gun(x)
    state.push(codes.TAKE_GUN, seat)


def aim(state: LeadersTable, seat: int, x: int, y: int) -> None:
    state.aim(x, y)


def arm(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.push(codes.TAKE_GUN, x)


def shoot(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.log.append((Event.SHOT, EVERYONE, state.cause, seat, x, 0))
    hit(state, seat, x, 0)


def draw(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.draw(seat)


def let_draw(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.draw(x)


def discard(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.discard_hand(x)


def steal(state: LeadersTable, seat: int, x: int, _: int) -> None:
    hand = state.hands[x]
    tag = hand[state.dice.below(len(hand))]
    tag = state.hand_over(tag, x, seat)
    state.log.append((Event.STOLE, state.told[tag], state.cause, seat, x, tag))


def extra_turn(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.extra_due = True
    state.log.append((Event.EXTRA, EVERYONE, state.cause, seat, 0, 0))


def reverse(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.direction = -state.direction
    state.log.append((Event.REVERSED, EVERYONE, state.cause, seat, 0, 0))


VERBS: list[Callable[[LeadersTable, int, int, int], None]] = [
    look_at_all, look, show, let_expose, expose, expose_each, hide_all, hide, swap, shuffle,
    drop, take_gun, aim, arm, shoot, draw, let_draw, discard, steal, extra_turn, reverse,
]  # fmt: skip
"""In the order of decks.VERBS; the last four of those are for reactions."""
