"""Scauter: an object out of nowhere for a friend (R-scauter, R-scauter-2, R-scauter-3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from euphoria.games.reality import codes
from euphoria.games.reality.actions import BESIDE, ELEMENT, OBJECT, TARGET
from euphoria.games.reality.cards.abilities.choices import SKIPPED, Choice, Special, friends, has_room, takes_a_dog
from euphoria.games.reality.cards.characters import BENKEI, Trait
from euphoria.games.reality.cards.objects import CHARGES, DOG, HELD
from euphoria.games.reality.figure_flags import CALLED
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.attack import contact
from euphoria.games.reality.rules.events import Event
from euphoria.games.reality.state import Show

GIFT_RANGE = 6


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
    state.log.append((Event.GAVE, figure, friend, item))
    if item == DOG:
        x, y, surface = place
        dog = state.add_figure(BENKEI, state.side[figure], (x, y, surface), owner=friend)
        state.log.append((Event.DEPLOYED, dog, x, y, surface))
        return
    state.receive(friend, item)
    if item == CHARGES:
        state.charge_at[friend] = element


def can_go_on(state: Show) -> bool:
    """For `sample`: whether a gift could have come to what is asked now if the friend held what is drawn."""
    if state.deciders and state.question == codes.ASK_OBJECT:
        return len(list(islice(gifts(state, state.active), 2))) > 1
    if state.deciders and state.question == codes.ASK_ELEMENT and state.targets:
        return not state.holds(state.targets[0], CHARGES)
    return True


GIFT = Special(
    give,
    (
        Choice(codes.ASK_TARGET, TARGET, to_give),
        Choice(codes.ASK_OBJECT, OBJECT, gifts),
        Choice(codes.ASK_ELEMENT, ELEMENT, elements_for_charges),
        Choice(codes.ASK_ENTRANCE, BESIDE, sides_for_dog, side_of_friend, may_put_dog),
    ),
)
