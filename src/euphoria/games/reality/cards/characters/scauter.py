"""Scauter: an object out of nowhere for a friend (R-scauter, R-scauter-2, R-scauter-3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import BESIDE, ELEMENT, OBJECT, TARGET
from euphoria.games.reality.cards.candidates import (
    friends,
    has_room,
    no_element,
    not_offered,
    place_named,
    takes_a_dog,
    why_not_friend,
)
from euphoria.games.reality.cards.character import AbilityChoice, Character, CharacterAbility, Trait, Weapon, Why
from euphoria.games.reality.cards.objects import BITS, CHARGES, DOG, HELD, OBJECTS
from euphoria.games.reality.cards.registry import BY_ID, register
from euphoria.games.reality.events import ON_OTHER, ShowEvent, declare_event
from euphoria.games.reality.figure_flags import CALLED
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.refusals.common import no_room
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.sequence.special import SKIPPED
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice

EVENT_GAVE: Final = declare_event(28, "gave", "R-scauter", "figure", "other", "object", told=ON_OTHER)

GIFT_RANGE: Final = 6


def to_give(state: Show, figure: int) -> Iterator[int]:
    """A friend near him; a Benkei holds nothing (R-benkei-3)."""
    for friend in friends(state, figure):
        if state.within(figure, friend, GIFT_RANGE) and not state.has_trait(friend, Trait.DOG):
            yield friend


def gifts(state: Show, figure: int) -> Iterator[int]:
    """What the friend does not have yet (R-team-3). Only its own player is asked, who knows what that is."""
    friend = state.targets[0]
    for item in HELD:
        if not state.holds(friend, item) and (item != CHARGES or state.terrain.present()):
            yield item
    if has_room(state) and not has_dog(state, friend) and any(True for _ in free_sides(state, friend)):
        yield DOG


def has_dog(state: Show, friend: int) -> bool:
    """Whether a Benkei is its own; the one that was called does not count (R-richelle)."""
    return any(
        state.owner[dog] == friend and state.stands(dog) and not state.flags[dog] & CALLED for dog in state.figures()
    )


def elements_for_charges(state: Show, figure: int) -> Iterator[int]:
    """Named by the giver's player, in secret (R-scauter-3)."""
    if state.targets[1] == CHARGES:
        for number, _ in state.terrain.present():
            yield number


def sides_for_dog(state: Show, figure: int) -> Iterator[int]:
    return free_sides(state, state.targets[0]) if state.targets[1] == DOG else iter(())


def free_sides(state: Show, friend: int) -> Iterator[int]:
    """The sides of a friend's base where a Benkei finds room."""
    for side in range(len(contact.SIDES_OF_A_BASE)):
        if may_stand_beside(state, friend, beside(state, friend, side)):
            yield side


def beside(state: Show, friend: int, side: int) -> Place:
    dx, dy = contact.SIDES_OF_A_BASE[side]
    x, y, surface = state.place(friend)
    return x + dx, y + dy, surface


def may_stand_beside(state: Show, friend: int, place: Place) -> bool:
    return (
        state.terrain.stands(place)
        and contact.touches_place(state, friend, place)
        and takes_a_dog(state, friend, place)
    )


def side_of_friend(state: Show, figure: int, side: int) -> Place:
    return beside(state, state.targets[0], side)


def may_put_dog(state: Show, figure: int, place: Place) -> bool:
    return may_stand_beside(state, state.targets[0], place)


def give(state: Show, figure: int, friend: int, item: int, element: int, *place: int) -> None:
    """Everybody sees what it is, but not where charges sit (R-scauter-3)."""
    if item == SKIPPED:
        return  # it has everything already
    if item == DOG:
        state.log.append((EVENT_GAVE, figure, friend, item))
        x, y, surface = place
        dog = state.add_figure(BY_ID["benkei"], state.side[figure], (x, y, surface), owner=friend)
        state.log.append((ShowEvent.DEPLOYED, dog, x, y, surface))
        return
    state.receive(friend, item)
    if item == CHARGES:
        state.charge_at[friend] = element
    state.log.append((EVENT_GAVE, figure, friend, item))


# Sampling.


def is_possible(state: Show) -> bool:
    """Whether a gift could have led to the current question, if the friend held what a sample has drawn."""
    if state.deciders and state.question == codes.ASK_OBJECT:
        return len(list(islice(gifts(state, state.active), 2))) > 1
    if state.deciders and state.question == codes.ASK_ELEMENT and state.targets:
        return not state.holds(state.targets[0], CHARGES)
    return True


def draw_given_charges(state: Show, side: int, dice: Dice) -> None:
    """Charges that he gave, or that lie by a body, are seen, but not what they sit on (R-scauter-3, R-team-4)."""
    for figure in state.figures():
        if state.side[figure] == side and state.shown[figure] & BITS[CHARGES] and state.charge_at[figure] >= 0:
            state.charge_at[figure] = dice.pick(elements_when_given(state, figure))


def elements_when_given(state: Show, figure: int) -> list[int]:
    """The elements that were on the table when the charges were given; all of them, if the charges were bought."""
    elements = range(len(state.terrain.elements))
    gone = set()
    for entry in state.log:
        if entry[0] == ShowEvent.REMOVED:
            gone.add(entry[1])
        elif entry[0] == EVENT_GAVE and entry[2:] == (figure, CHARGES):
            return [element for element in elements if element not in gone]
    return list(elements)


# Refusals.


def why_not_receiver(state: Show, figure: int, action: Action) -> Why:
    other = action.args[0]
    if bad := why_not_friend(state, figure, other, GIFT_RANGE):
        return bad
    if state.has_trait(other, Trait.DOG):
        return "R-benkei-3", "gets-nothing", {"other": other}
    return not_offered(state, figure)


def why_not_gift(state: Show, figure: int, action: Action) -> Why:
    """The asked seat knows what both hold: they are its own figures (R-team-3)."""
    item, friend = action.args[0], state.targets[0]
    if item == DOG:
        if has_dog(state, friend):
            return "R-team-3", "has-one", {"other": friend, "object": OBJECTS[item]}
        return "R-scauter-2", "no-place-for-dog", {}
    if state.holds(friend, item):
        return "R-team-3", "has-one", {"other": friend, "object": OBJECTS[item]}
    return "R-scauter-2", "not-offered", {}


def why_not_element(state: Show, figure: int, action: Action) -> Why:
    return no_element(state, figure, action.args[0]) or not_offered(state, figure)


def why_not_place(state: Show, figure: int, action: Action) -> Why:
    friend = state.targets[0]
    if action.kind == "enter":
        return "R-scauter-2", "not-beside", {"other": friend}
    place = beside(state, friend, action.args[0]) if action.kind == "beside" else place_named(action)
    if bad := no_room(state, place):
        return bad if action.kind == "at" else ("R-scauter-2", "no-room-beside", {})
    if not contact.touches_place(state, friend, place):
        return "R-scauter-2", "not-beside", {"other": friend}
    if enemies := contact.enemies_at(state, figure, place):
        return "R-scauter-2", "enters-touching", {"other": enemies[0]}
    return "R-scauter-2", "not-offered", {}


SCAUTER: Final = register(
    Character(
        number=8,
        id="scauter",
        ap=12,
        aim=6,
        life=120,
        euphoria=0,
        weapons=(Weapon(shots=2, range=20),),
        attacks=2,
        audience=150,
        rule="R-scauter",
        ability=CharacterAbility(
            "gift",
            give,
            (
                AbilityChoice(codes.ASK_TARGET, TARGET, to_give, why_not_receiver, "give"),
                AbilityChoice(codes.ASK_OBJECT, OBJECT, gifts, why_not_gift, "gift"),
                AbilityChoice(codes.ASK_ELEMENT, ELEMENT, elements_for_charges, why_not_element, "rig"),
                AbilityChoice(
                    codes.ASK_ENTRANCE, BESIDE, sides_for_dog, why_not_place, "dog", side_of_friend, may_put_dog
                ),
            ),
            numbers={"range": GIFT_RANGE},
        ),
        redraw_objects=draw_given_charges,
        is_possible=is_possible,
    )
)
