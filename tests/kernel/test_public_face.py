"""What outside users build on: games, options, actions, states, errors."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import euphoria
from euphoria import Action, Dice, OptionError, UnknownAction, UnknownGame, UnknownSeat

LEADERS = euphoria.game("leaders")


def test_games_are_found_by_id() -> None:
    assert "leaders" in euphoria.games()
    assert (LEADERS.id, LEADERS.title, list(LEADERS.seats)) == ("leaders", "Leaders of Euphoria", [4, 5, 6, 7, 8])
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there is .*leaders"):
        euphoria.game("chess")


def test_options_are_typed_and_documented() -> None:
    for name, option in LEADERS.options.items():
        assert option.name == name
        assert isinstance(option.default, option.kind)
        assert option.about.endswith(".")


@pytest.mark.parametrize(
    ("given", "name", "allowed"),
    [
        ({"edition": "C"}, "edition", "one of A, B"),
        ({"edition": 1}, "edition", "one of A, B"),
        ({"guns": 5}, "guns", "from 0 to 4"),
        ({"guns": True}, "guns", "from 0 to 4"),
        ({"guns": "2"}, "guns", "from 0 to 4"),
        ({"turns": 0}, "turns", "from 1 to 1000"),
        ({"colour": "red"}, "colour", "the options are edition, guns"),
        ({"deck": "nonsense"}, "deck", "there is standard"),
        ({"seats": 3}, "seats", "4 to 8"),
        ({"seats": 9}, "seats", "4 to 8"),
        ({"seats": "4"}, "seats", "4 to 8"),
        ({"seed": 1.5}, "seed", "whole number or a word"),
        ({"seed": 1, "dice": Dice(1)}, "seed", "not both"),
    ],
)
def test_a_bad_option_is_named_with_what_is_allowed(given: dict[str, Any], name: str, allowed: str) -> None:
    with pytest.raises(OptionError) as caught:
        LEADERS.new(**given)
    assert caught.value.option == name
    assert allowed in str(caught.value)


def test_legal_actions_can_be_printed_counted_and_looked_up() -> None:
    state = LEADERS.new(seats=4, seed=1)
    actions = state.legal(0)
    assert len(actions) in (1, 3, 6)
    assert actions[0] in actions
    assert str(actions[0]).startswith("order(")
    actions.clear()
    assert state.legal(0), "the list is the caller's own"


def test_who_is_not_asked_has_no_legal_actions() -> None:
    state = LEADERS.new(seats=4, seed=1)
    state.apply(0, state.legal(0)[0])
    assert state.deciders == (1, 2, 3)
    assert state.legal(0) == []


def test_actions_have_stable_numbers_and_json() -> None:
    for number, action in enumerate(LEADERS.space):
        assert action.number == number
        assert LEADERS.space[number] is action
        assert LEADERS.action(action.json()) is action
    aim = LEADERS.action(["aim", 3])
    assert repr(aim) == "aim(3)"
    assert aim.number == 63
    assert pickle.loads(pickle.dumps(aim)) == aim


@pytest.mark.parametrize(
    "form", [[], ["fly"], ["aim"], ["aim", 99], ["aim", "3"], ["aim", True], "aim", {"aim": 1}, None]
)
def test_what_is_no_action_is_an_error_of_its_own(form: Any) -> None:
    with pytest.raises(UnknownAction):
        LEADERS.action(form)


@pytest.mark.parametrize("thing", [None, "skip", 7, ("skip",), Action(0, "skip", ()), Action(7, "fly", ())])
def test_applying_what_is_no_action_changes_nothing(thing: Any) -> None:
    state = LEADERS.new(seats=4, seed=1)
    digest = state.digest()
    with pytest.raises(UnknownAction):
        state.apply(0, thing)
    with pytest.raises(UnknownSeat):
        state.apply(9, LEADERS.action(["skip"]))
    assert state.digest() == digest


def test_states_compare_hash_and_digest_by_position() -> None:
    state = LEADERS.new(seats=5, seed=8)
    other = state.copy()
    assert state == other
    assert hash(state) == hash(other)
    assert state.digest() == other.digest()
    other.dice.below(6)
    assert state == other, "the dice are not part of the position"
    other.apply(0, other.legal(0)[0])
    assert state != other
    assert state != "a state"
    with pytest.raises(TypeError):
        copy.deepcopy(state) < state  # type: ignore[operator]  # noqa: B015


def test_digests_are_equal_on_every_machine() -> None:
    """Written down once; a change here means that old digests no longer hold."""
    assert f"{LEADERS.new(seats=4, seed=1).digest():016x}" == "7313a0878a1e794e"
