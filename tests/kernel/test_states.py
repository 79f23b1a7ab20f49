"""A state in Python's own ways: copied, pickled, printed, sampled."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from typing import Any

import pytest

import euphoria
from euphoria import Dice, DiceError, OptionError, State
from euphoria.kernel.core.dice import QuickDice

GAMES = euphoria.games()
SHORT: dict[str, dict[str, Any]] = {"dystopia": {"turn_limit": 60}, "reality": {"budget": 300}}


def midway(game: str) -> State:
    state = euphoria.game(game).new(seed=3)
    chance = random.Random(3)
    for _ in range(24):
        if not state.deciders:
            break
        seat = state.deciders[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_a_copy_shares_nothing_that_changes(game: str, way: Any) -> None:
    state = midway(game)
    digest, word = state.digest(), state.dice.word
    other = way(state)
    assert other == state
    assert other.game is state.game
    for _ in range(50):
        if not other.deciders:
            break
        seat = other.deciders[0]
        other.apply(seat, other.legal(seat)[-1])
    assert other != state
    assert (state.digest(), state.dice.word) == (digest, word)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_one_of_each_game(game: str) -> None:
    found = euphoria.game(game)
    assert copy.copy(found) is copy.deepcopy(found) is pickle.loads(pickle.dumps(found)) is found


@pytest.mark.parametrize("game", GAMES)
def test_a_printed_state_shows_the_board_that_everybody_sees(game: str) -> None:
    state = midway(game)
    drawn = str(state).split("\n")
    assert len(drawn) > 10
    assert max(map(len, drawn)) <= 82
    assert all(line == line.rstrip() for line in drawn)
    assert "\x1b" not in str(state)
    assert str(state.sample(None, Dice(1))) == str(state), "a spectator's secrets are not on it"
    if game != "reality":
        assert "Seat 0" in str(state) and "Seat 1" in str(state)
    assert repr(state).startswith(f"<{game} with ") and len(repr(state)) < 80


def test_a_game_that_is_over_says_who_has_won() -> None:
    state = euphoria.game("leaders").new(seed=1)
    chance = random.Random(1)
    while state.deciders:
        seat = state.deciders[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    assert str(state).split("\n")[-1].endswith(".")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dice", [5, None, "dice", Dice])
def test_a_sample_says_that_it_wants_dice(game: str, dice: Any) -> None:
    state = euphoria.game(game).new(seed=1)
    with pytest.raises(DiceError, match=r"with dice, such as Dice\(5\), and not with "):
        state.sample(0, dice)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_says_that_it_wants_dice(game: str) -> None:
    wrong: Any = 5
    with pytest.raises(OptionError, match=r"option 'dice' cannot be 5: give dice, such as Dice\(5\), or a seed"):
        euphoria.game(game).new(dice=wrong)


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_has_words_in_both_languages(game: str) -> None:
    state = euphoria.game(game).new(seed=4)
    names = [f"N{seat}" for seat in range(state.seats)]
    chance = random.Random(4)
    for _ in range(80):
        if not state.deciders:
            break
        seat = state.deciders[0]
        legal = state.legal(seat)
        for action in legal[:30]:
            english, spanish = state.text(seat, action), state.text(seat, action, "es", names)
            assert english and spanish
            assert english == state.text(seat, action, "en", ())
        state.apply(seat, chance.choice(legal))


def test_words_are_for_actions_of_the_game() -> None:
    state = euphoria.game("leaders").new(seed=4)
    with pytest.raises(euphoria.UnknownAction):
        state.text(0, euphoria.Action(0, "fly", ()))


@pytest.mark.parametrize("game", GAMES)
def test_kinds_of_actions_say_what_their_numbers_mean(game: str) -> None:
    space = euphoria.game(game).space
    kinds = space.kinds()
    assert {action.kind for action in space} <= kinds.keys()
    assert sum(kind.listed or 0 for kind in kinds.values()) == len(space)
    for action in space:
        assert len(action.args) == len(kinds[action.kind].arguments), action
    for kind in kinds.values():
        assert space.read([kind.name, *[0] * len(kind.arguments)]) if kind.listed is None else kind.listed
        assert len(set(kind.arguments)) == len(kind.arguments)


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_ends_the_game_and_goes_with_its_dice(game: str) -> None:
    state = euphoria.game(game).new(seed=1, **SHORT.get(game, {}))
    ends = []
    for word in (5, 5, 6):
        played = state.copy()
        assert played.playout(euphoria.Dice(word)) > 0
        assert played.outcome is not None
        ends.append(played.digest())
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_is_what_legal_and_apply_would_play(game: str) -> None:
    played = euphoria.game(game).new(seed=2, **SHORT.get(game, {}))
    applied = played.copy()
    luck, decisions = QuickDice(euphoria.Dice(9)), 0
    while applied.deciders:
        seat = applied.deciders[0]
        legal = applied.legal(seat)
        applied.apply(seat, legal[luck.below(len(legal))])
        decisions += 1
    assert played.playout(euphoria.Dice(9)) == decisions
    assert played.digest() == applied.digest()


@pytest.mark.slow
def test_a_playout_chooses_every_action_equally_often() -> None:
    state = euphoria.game("leaders").scenario("game: leaders\nturn: A action\nA: e e s")
    first = Counter[str]()
    for word in range(400):
        played = state.copy()
        since = len(played.log)
        played.playout(euphoria.Dice(word))
        first[str(played.events(None, since)[0]["event"])] += 1
    kinds = Counter(action.kind for action in state.legal(0))
    assert len(kinds) > 1
    assert first["interrogated"] / 400 == pytest.approx(kinds["interrogate"] / kinds.total(), abs=0.08)


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_legal_actions_are_those_of_their_list(game: str) -> None:
    state = midway(game)
    for seat in range(state.seats):
        assert state.legal_numbers(seat) == [action.number for action in state.legal(seat)]
