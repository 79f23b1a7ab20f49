"""Actions of the show as numbers: figures are counted from the seat that acts, and all that is legal has a number."""

from __future__ import annotations

import random

import pytest

from euphoria import Action, UnknownAction
from euphoria.games.reality.actions import MOST_FIGURES, SPACE
from euphoria.games.reality.cards.registry import BY_ID, CHARACTERS
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.knowledge.figure_slots import OF_A_TEAM, slots
from tests.random_play import choose, states

TABLES = ("plaza", "tower", "theatre", "seed:3")
MISSIONS = ("objectives", "rescue", "massacre")


@pytest.mark.parametrize("seed", range(3))
def test_all_that_is_legal_has_a_number_that_stands_for_it(seed: int) -> None:
    options = {"table": TABLES[seed], "mission": MISSIONS[seed], "turns": 2}
    mask = bytearray(len(SPACE))
    for state in states(GAME, 2, seed, lively=0.5, **options):
        for seat in (0, 1):
            legal, numbers = state.legal(seat), state.legal_numbers(seat)
            assert bool(numbers) == (seat in state.deciders)
            assert [state.decode(seat, number) for number in numbers] == legal
            assert [state.number(seat, action) for action in legal] == numbers
            state.mask(seat, mask)
            assert {number for number, marked in enumerate(mask) if marked} == set(numbers)
            assert len(set(numbers)) == len(numbers) == sum(mask)


def test_every_number_is_one_action() -> None:
    state = GAME.new(seed=4)
    while state.deciders and not state.turn:
        state.apply(state.deciders[0], choose(random.Random(1), state.legal(state.deciders[0])))
    for seat in (0, 1):
        decoded = [state.decode(seat, number) for number in range(len(SPACE))]
        assert sorted(decoded) == list(SPACE)
        assert [state.number(seat, action) for action in decoded] == list(range(len(SPACE)))


SCENE = """
game: reality
scene: 48 36
mission: rescue
A nikolai: 5 5
A mycky: 8 5
B kabuki: 40 30
B madeleine: 42 30
B blanca: 44 30
- susan: 24 18
"""


def test_figures_are_counted_from_the_seat() -> None:
    state = GAME.scenario(SCENE)
    assert isinstance(state, RealityState)
    assert [state.character(figure).id for figure in state.figures()] == [
        "nikolai", "mycky", "kabuki", "madeleine", "blanca", "susan",
    ]  # fmt: skip
    assert slots(state, 0)[:6] == (0, 1, 12, 13, 14, 24)
    assert slots(state, 1)[:6] == (12, 13, 0, 1, 2, 24)
    text = GAME.action_space().text
    madeleine = GAME.action(["shoot", 3, 0, 2])
    assert text(state.number(0, madeleine)) == "shoot(figure=13, weapon=0, shots=2)"
    assert text(state.number(1, madeleine)) == "shoot(figure=1, weapon=0, shots=2)"
    assert state.decode(1, GAME.action_space().parse("take-body(figure=12)")) == GAME.action(["take-body", 0])
    assert state.number(1, GAME.action(["to", 7])) == GAME.action(["to", 7]).number, "places lie where they lie"


def test_the_captive_keeps_its_slot_when_it_is_freed() -> None:
    state = GAME.scenario(SCENE)
    assert isinstance(state, RealityState)
    before = slots(state, 0), slots(state, 1)
    state.side[5] = 1
    assert (slots(state, 0), slots(state, 1)) == before


def test_who_comes_later_moves_nobody() -> None:
    state = GAME.scenario(SCENE)
    assert isinstance(state, RealityState)
    before = slots(state, 0)[:6]
    state.add_figure(state.who[0], 1, (100, 100, 0))
    state.add_figure(state.who[0], 0, (104, 100, 0))
    state.add_figure(state.who[0], -1, (108, 100, 0))
    assert slots(state, 0)[:9] == (*before, 15, 2, 25)


def test_large_teams_have_numbers_for_all() -> None:
    state = GAME.scenario(SCENE)
    assert isinstance(state, RealityState)
    while len(state.who) < MOST_FIGURES:
        state.add_figure(state.who[0], 1, (100, 100, 0))
    for seat in (0, 1):
        found = slots(state, seat)
        assert sorted(found) == list(range(MOST_FIGURES))
        assert found[:6] == ((0, 1, 12, 13, 14, 24), (12, 13, 0, 1, 2, 24))[seat]


def test_teams_of_more_than_twelve_are_dear() -> None:
    """Twelve, companions included, cost no more than 1000 at the least; thirteen do."""
    prices = sorted(character.audience for character in CHARACTERS if character.is_hired)
    dog = CHARACTERS[BY_ID["benkei"]].audience

    def cheapest(team: int) -> int:
        return min(sum(prices[:hired]) + dog * (team - hired) for hired in range((team + 1) // 2, team + 1))

    assert cheapest(OF_A_TEAM) <= 1000 < cheapest(OF_A_TEAM + 1)


def test_an_action_space_alone_does_not_translate() -> None:
    actions = GAME.action_space()
    with pytest.raises(UnknownAction, match=r"figure.*state.*decode\(seat, number\)"):
        actions.decode(0, 0)
    with pytest.raises(UnknownAction, match="figure"):
        actions.number(SPACE[0], 1)


@pytest.mark.parametrize("form", [["at", 10, 10, 0], ["along", 10, 10, 0, 20, 20, 0], ["heading", 1, 2]])
def test_open_actions_have_no_number(form: list[str | int]) -> None:
    state = GAME.new(seed=1)
    action = GAME.action(form)
    assert isinstance(action, Action)
    assert action.number >= len(SPACE)
    with pytest.raises(UnknownAction):
        state.number(0, action)


def test_numbers_of_other_kinds_of_integers() -> None:
    numpy = pytest.importorskip("numpy")
    state = GAME.new(seed=1)
    assert state.decode(0, numpy.int64(3)) == SPACE[3]
    for wrong in (-1, len(SPACE)):
        with pytest.raises(UnknownAction):
            state.decode(0, wrong)
