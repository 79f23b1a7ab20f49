"""The verbs of actions in deck files: each is declared above the function that carries it out.

`x` and `y` are the choices that the verb names: a seat or a place.
"""

from __future__ import annotations

from euphoria.games.leaders import codes
from euphoria.games.leaders.actions import OTHERS, SLOTS
from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.verbs import VERBS, ArtifactVerb
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, EVERYONE, PLACES
from euphoria.games.leaders.events import BY_RULE, Event
from euphoria.games.leaders.rules.artifact_choices import is_exposed_follower
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


def _do(state: LeadersTable, seat: int, verb: ArtifactVerb, x: int, y: int) -> None:
    if verb.changes(state, seat, x, y) or verb.even_without_change:  # L-art-14
        verb.effect(state, seat, x, y)


# When a verb changes something, as far as everybody can see (L-art-9).


def _has_hidden(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return state.hidden(x) != 0


def _has_two_hidden(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return len(SLOTS[state.hidden(x)]) > 1


def _user_has_two_hidden(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return len(SLOTS[state.hidden(seat)]) > 1  # one of them is exposed to pay


def _another_has_three_hidden(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return any(state.hidden(other) == 7 for other in OTHERS[state.seats][seat])


def _has_exposed_follower(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return any(is_exposed_follower(state, PLACES * x + slot) for slot in range(PLACES))


def _is_hidden(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return not state.is_up(x)


def _is_exposed(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return is_exposed_follower(state, x)


def _may_differ(state: LeadersTable, seat: int, x: int, y: int) -> bool:
    both_up = state.is_up(x) and state.is_up(y)
    return not (both_up and state.kind_at(x) == state.kind_at(y))


def _has_gun(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return state.guns[x] >= 0


def _can_aim(state: LeadersTable, seat: int, x: int, y: int) -> bool:
    return state.guns[x] >= 0 and y not in (x, state.guns[x])


def _has_artifacts(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return bool(state.hands[x])


def _artifacts_left(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return bool(state.pile or state.discards)


def _guns_left(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return state.centre > 0


def _turn_is_usual(state: LeadersTable, seat: int, x: int, _: int) -> bool:
    return not state.extra_turn


# The verbs.


def _look_at_all(state: LeadersTable, seat: int, owner: int) -> None:
    for slot in SLOTS[state.hidden(owner)]:
        state.look(seat, PLACES * owner + slot)


@VERBS.action("look", "seat", name="look-at-all", changes=_has_hidden, lacks="hidden")
def look_at_all(state: LeadersTable, seat: int, x: int, _: int) -> None:
    _look_at_all(state, seat, x)


@VERBS.action("look", "place", changes=_is_hidden)
def look(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.look(seat, x)


@VERBS.action("show", "seat", changes=_user_has_two_hidden, even_without_change=True)
def show(state: LeadersTable, seat: int, x: int, _: int) -> None:
    _look_at_all(state, x, seat)


@VERBS.action("expose", "seat", name="let-expose", changes=_has_hidden, lacks="hidden")
def let_expose(state: LeadersTable, seat: int, x: int, _: int) -> None:
    """Its owner chooses which; with one hidden recruit there is nothing to choose."""
    slots = SLOTS[state.hidden(x)]
    if len(slots) == 1:
        state.expose(PLACES * x + slots[0])
    else:
        state.ask_all(codes.ASK_EXPOSE, (x,))


@VERBS.action("expose", "place", changes=_is_hidden)
def expose(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.expose(x)


@VERBS.action("expose", "each", name="expose-each", changes=_another_has_three_hidden)
def expose_each(state: LeadersTable, seat: int, x: int, _: int) -> None:
    others = tuple(other for other in OTHERS[state.seats][seat] if state.hidden(other) == 7)
    state.ask_all(codes.ASK_EXPOSE, others)


@VERBS.action("hide", "seat", name="hide-all", changes=_has_exposed_follower, lacks="exposed")
def hide_all(state: LeadersTable, seat: int, x: int, _: int) -> None:
    """All exposed followers, but not the recruit that paid for this."""
    for place in range(PLACES * x, PLACES * x + PLACES):
        if state.is_up(place) and state.kind_at(place) >= EUPHORIAN_FOLLOWER and place != state.deed[3]:
            state.hide(place, seat)


@VERBS.action("hide", "place", changes=_is_exposed)
def hide(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.hide(x, seat)


@VERBS.action("swap", "place", "place", changes=_may_differ)
def swap(state: LeadersTable, seat: int, x: int, y: int) -> None:
    state.swap(x, y)
    first, second = x // PLACES, y // PLACES
    if not look_for_lone_winner(state, first, second):
        state.hold_together(first)
        state.hold_together(second)


@VERBS.action("shuffle", "seat", changes=_has_two_hidden, lacks="two-hidden")
def shuffle(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.shuffle(x)


@VERBS.action("drop", "seat", changes=_has_gun, lacks="gun")
def drop(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.drop_gun(x)


@VERBS.action("take-gun", "seat", changes=_has_gun, lacks="gun", gun_for="user")
def take_gun(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.drop_gun(x)
    state.push(codes.TAKE_GUN, seat)


@VERBS.action("aim", "seat", "seat", changes=_can_aim)
def aim(state: LeadersTable, seat: int, x: int, y: int) -> None:
    state.aim(x, y)


@VERBS.action("arm", "seat", changes=_guns_left, gun_for="first choice")
def arm(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.push(codes.TAKE_GUN, x)


@VERBS.action("shoot", "seat")
def shoot(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.log.append((Event.SHOT, EVERYONE, state.cause, seat, x, 0))
    hit(state, seat, x, 0)


@VERBS.action("draw", changes=_artifacts_left)
def draw(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.draw(seat)


@VERBS.action("draw", "seat", name="let-draw", changes=_artifacts_left)
def let_draw(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.draw(x)


@VERBS.action("discard", "seat", changes=_has_artifacts, lacks="artifacts")
def discard(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.discard_hand(x)


@VERBS.action("steal", "seat", changes=_has_artifacts, lacks="artifacts")
def steal(state: LeadersTable, seat: int, x: int, _: int) -> None:
    hand = state.hands[x]
    tag = hand[state.dice.below(len(hand))]
    tag = state.hand_over(tag, x, seat)
    state.log.append((Event.STOLE, state.told[tag], state.cause, seat, x, tag))


@VERBS.action("extra-turn", changes=_turn_is_usual)
def extra_turn(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.extra_due = True
    state.log.append((Event.EXTRA, EVERYONE, state.cause, seat, 0, 0))


@VERBS.action("reverse")
def reverse(state: LeadersTable, seat: int, x: int, _: int) -> None:
    state.direction = -state.direction
    state.log.append((Event.REVERSED, EVERYONE, state.cause, seat, 0, 0))
