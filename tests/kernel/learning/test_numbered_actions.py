"""Every action has one number and one text, the same for all seats, and what a mask allows is what the rules allow."""

from __future__ import annotations

import random
from typing import Any

import pytest

from euphoria import Action, IllegalAction, UnknownAction, UnknownSeat, game
from euphoria.kernel.core.action import OPEN
from tests.in_numbers import GAMES, masked, positions
from tests.random_play import choose

BY_TABLE = [id for id in GAMES if not game(id).space.by_position]
"""Games in which a number means the same in every position."""


class Whole:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.mark.parametrize("id", BY_TABLE)
def test_number_and_decode_are_inverses_for_every_seat(id: str) -> None:
    one = game(id)
    for seats in (one.seats[0], one.seats[-1]):
        actions = one.action_space(seats)
        assert actions.size == len(one.space)
        for seat in range(seats):
            decoded = [actions.decode(number, seat) for number in range(actions.size)]
            assert [actions.number(action, seat) for action in decoded] == list(range(actions.size))
            assert set(decoded) == set(one.space)


@pytest.mark.parametrize("id", GAMES)
def test_text_and_parse_are_inverses(id: str) -> None:
    actions = game(id).action_space()
    texts = [actions.text(number) for number in range(actions.size)]
    assert [actions.parse(text) for text in texts] == list(range(actions.size))


def test_players_are_counted_from_the_seat_that_acts() -> None:
    """A written-out example: seat 2 of 4 aims at seat 1, three places further on."""
    leaders = game("leaders")
    actions = leaders.action_space(4)
    assert actions.text(actions.number(leaders.action(["aim", 1]), 2)) == "aim(player=3)"
    assert actions.text(actions.number(leaders.action(["give", 5, 3]), 2)) == "give(artifact=5, player=1)"
    assert actions.text(actions.number(leaders.action(["interrogate", 0]), 3)) == "interrogate(place=3)"
    assert actions.text(actions.number(leaders.action(["claim-recruit", 11, 2]), 3)) == "claim-recruit(place=2, kind=2)"
    dystopia = game("dystopia").action_space(3)
    offer = game("dystopia").action(["offer", 0, 4, 12])
    assert dystopia.text(dystopia.number(offer, 2)) == "offer(partner=1, give=4, take=12)"


@pytest.mark.parametrize("id", BY_TABLE)
def test_only_players_are_counted_otherwise(id: str) -> None:
    """An action that names no player has the same number for all; one that does is shifted by the distance."""
    one = game(id)
    seats = one.seats[-1]
    actions = one.action_space(seats)
    for action in one.space:
        names = one.space.arguments(action.kind)
        shift = {name: one.space.each_seat[name] for name in names if name in one.space.each_seat}
        for seat in range(seats):
            read = one.space[actions.number(action, seat)]
            assert read.kind == action.kind
            for name, said, value in zip(names, read.args, action.args, strict=True):
                each = shift.get(name, 0)
                if not each or value >= each * seats:
                    assert said == value
                else:
                    owner, rest = divmod(value, each)
                    assert said == (owner - seat) % seats * each + rest


@pytest.mark.parametrize("id", GAMES)
def test_masks_and_numbers_are_what_is_legal(id: str) -> None:
    decided = 0
    for seed, state in positions(game(id), 8, 0.1):
        for seat in range(state.seats):
            legal = state.legal(seat)
            numbers = state.legal_numbers(seat)
            about = (seed, seat, state.turn)
            assert masked(state, seat) == sorted(numbers), about
            assert len(set(numbers)) == len(legal), about
            assert [state.decode(seat, number) for number in numbers] == legal, about
            assert [state.number(seat, action) for action in legal] == numbers, about
            assert bool(numbers) == (seat in state.deciders), about
            decided += bool(numbers)
    assert decided > 30


@pytest.mark.parametrize("id", GAMES)
def test_a_game_can_be_played_by_masks_alone(id: str) -> None:
    """What a mask forbids is refused, and the state is as it was."""
    one = game(id)
    state = one.new(seed=3, **one.learning_options)
    size = one.action_space(state.seats).size
    refused = 0
    for step in range(60):
        if not state.deciders:
            break
        seat = state.deciders[0]
        allowed = masked(state, seat)
        forbidden = [number for number in range(step % 17, size, size // 5) if number not in allowed]
        before = state.digest()
        for number in forbidden:
            with pytest.raises(IllegalAction):
                state.apply(seat, state.decode(seat, number))
            refused += 1
        assert state.digest() == before
        state.apply(seat, state.decode(seat, allowed[(7 * step) % len(allowed)]))
    assert refused > 100


def open_actions(id: str) -> list[Action]:
    """One of each kind that has no number."""
    found = []
    for kind in game(id).space.kinds().values():
        if kind.listed is None:
            found.append(game(id).action([kind.name, *[1] * len(kind.arguments)]))
    return found


def test_there_are_open_actions() -> None:
    assert {action.kind for action in open_actions("dystopia")} == {"offer-many", "counter"}


@pytest.mark.parametrize("id", GAMES)
def test_open_actions_have_no_number(id: str) -> None:
    state = game(id).new(seed=1)
    actions = game(id).action_space()
    for action in open_actions(id):
        assert action.number == OPEN > actions.size
        with pytest.raises(UnknownAction, match="open action has no number"):
            state.number(0, action)
        if not game(id).space.by_position:
            with pytest.raises(UnknownAction, match="open action has no number"):
                actions.number(action, 0)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("number", [-1, "size", 1 << 40, OPEN])
def test_a_number_beyond_the_space_is_refused(id: str, number: Any) -> None:
    state = game(id).new(seed=1)
    actions = game(id).action_space()
    number = actions.size if number == "size" else number
    for ask in (lambda: state.decode(0, number), lambda: actions.text(number)):
        with pytest.raises(UnknownAction, match=rf"no action has the number {number}: they go from 0 to \d+"):
            ask()


@pytest.mark.parametrize("number", ["3", 3.0, None, (3,)])
def test_what_is_no_number_is_refused(number: Any) -> None:
    state = game("leaders").new(seed=1)
    actions = game("leaders").action_space()
    for ask in (lambda: state.decode(0, number), lambda: actions.decode(number, 0), lambda: actions.text(number)):
        with pytest.raises(UnknownAction, match="a whole number"):
            ask()


def test_whole_numbers_of_other_libraries_will_do() -> None:
    state = game("leaders").new(seed=1)
    actions = game("leaders").action_space()
    number = state.legal_numbers(0)[3]
    assert state.decode(0, Whole(number)) == state.legal(0)[3] == actions.decode(Whole(number), 0)
    assert actions.text(Whole(number)) == actions.text(number)


@pytest.mark.parametrize("seat", [-1, 4, None, "0", 1.0])
def test_a_seat_that_is_none_is_refused(seat: Any) -> None:
    one = game("leaders")
    state, actions = one.new(seats=4, seed=1), one.action_space(4)
    action = one.action(["aim", 1])
    mask = bytearray(actions.size)
    for ask in (
        lambda: actions.decode(0, seat),
        lambda: actions.number(action, seat),
        lambda: state.decode(seat, 0),
        lambda: state.number(seat, action),
        lambda: state.legal_numbers(seat),
        lambda: state.mask(seat, mask),
    ):
        with pytest.raises(UnknownSeat):
            ask()


@pytest.mark.parametrize("thing", ["aim(player=9)", "", "aim", 3, None])
def test_a_text_that_is_none_is_refused(thing: Any) -> None:
    with pytest.raises(UnknownAction, match="no action of this game"):
        game("leaders").action_space().parse(thing)


@pytest.mark.parametrize("thing", [None, 3, "aim", Action(2, "aim", (77,))])
def test_what_is_no_action_has_no_number(thing: Any) -> None:
    with pytest.raises(UnknownAction, match="no action of this game"):
        game("leaders").action_space().number(thing, 0)
    with pytest.raises(UnknownAction, match="no action of this game"):
        game("leaders").new(seed=1).number(0, thing)


def test_numbers_of_an_action_of_another_game() -> None:
    with pytest.raises(UnknownAction):
        game("leaders").action_space().number(game("dystopia").action(["stop"]), 0)


@pytest.mark.parametrize("id", GAMES)
def test_whoever_plays_sees_the_same_as_by_actions(id: str) -> None:
    """The same game by actions and by numbers."""
    one = game(id)
    options = one.learning_options
    first = one.new(seed=5, **options)
    second = one.new(seed=5, **options)
    rng = random.Random(1)
    for _ in range(80):
        if not first.deciders:
            break
        seat = first.deciders[-1]
        action = choose(rng, first.legal(seat), 0.5)
        number = first.number(seat, action)
        first.apply(seat, action)
        second.apply(seat, second.decode(seat, number))
    assert first == second
    assert first.events(0) == second.events(0)
    assert len(first.log) > 20
