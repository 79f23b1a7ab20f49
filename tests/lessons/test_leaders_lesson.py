"""The taught first game of `leaders`: won by wanted moves, and no lawful move leads to a dead end."""

from __future__ import annotations

import pytest

from euphoria.games.leaders.lesson.first_game import LESSON
from euphoria.lessons.playing import play
from euphoria.lessons.words import say, titles
from tests.lessons.taught import Moves, Taught
from tests.locale_keys import every_language, in_file

STEPS = ["papers", "side", "draw", "look", "answer", "gift", "use", "turned", "arm", "aim", "shoot"]
TAUGHT = Taught(LESSON)
wanted_moves, positions, aside = TAUGHT.wanted_moves, TAUGHT.positions, TAUGHT.aside


def test_who_does_what_is_wanted_wins_and_has_learned_every_step() -> None:
    shown = positions()
    last = shown[-1]
    assert last.won
    assert all(last.done)
    assert last.state.outcome is not None
    assert last.state.outcome.winners == (0, 1), "the learner and the ally"
    assert last.number == len(STEPS)
    order = [position.step.id for position in shown if position.step is not None]
    assert list(dict.fromkeys(order)) == STEPS, "each step once, in the order in which they are taught"
    assert len(shown) == len(order) + 1, "every question is one of a step"


def test_wanted_moves_are_some_of_the_legal_ones() -> None:
    for position in positions()[:-1]:
        assert position.wanted
        assert set(position.wanted) <= set(position.state.legal(LESSON.seat))


@pytest.mark.parametrize("count", range(len(wanted_moves())))
def test_after_any_other_lawful_move_the_lesson_goes_on_to_its_end(count: int) -> None:
    TAUGHT.check_other_moves(count)


@pytest.mark.parametrize("seed", range(12))
def test_from_random_lawful_play_the_lesson_still_comes_to_an_end(seed: int) -> None:
    moves = TAUGHT.random_moves(seed, most=20)
    assert play(LESSON, wanted_moves(moves)).state.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
def test_random_lawful_play_raises_nothing(seed: int) -> None:
    assert TAUGHT.random_moves(seed, most=150)


def test_opponents_never_end_the_game() -> None:
    """A learner who does nothing but decline and skip is never beaten, however long that takes."""
    moves: Moves = [["order", 0, 1, 2]]
    position = play(LESSON, moves)
    while position.state.outcome is None and len(moves) < 120:
        legal = [action.json() for action in position.state.legal(LESSON.seat)]
        passing: Moves = [["decline"], ["skip"], legal[0]]
        moves.append(next(form for form in passing if form in legal))
        position = play(LESSON, moves)
    assert position.state.outcome is None or position.state.outcome.reason == "turn-limit"


# What is taught comes back, and what is said fits what was done.


def test_a_step_that_was_passed_over_comes_back() -> None:
    skipped = play(LESSON, [["order", 0, 1, 2], ["skip"]])
    assert skipped.step is not None
    assert skipped.step.id == "side", "a claim can be made in the action phase, too"
    later = play(LESSON, [["order", 0, 1, 2], ["skip"], ["claim-team", 0, 1], ["interrogate", 10]])
    assert later.step is not None
    assert later.step.id == "draw", "in the next turn's artifact phase"


def test_a_lie_about_the_own_side_counts_and_is_called_one() -> None:
    moves: Moves = [["order", 0, 1, 2], ["claim-team", 0, 0]]
    assert play(LESSON, moves).done[1]
    assert aside(moves).startswith("A lie")


def test_a_learner_who_lets_the_shot_come_is_told_of_the_new_side_and_wins_by_it() -> None:
    begun = wanted_moves()[:4]
    assert "Anarchist" in aside([*begun, ["decline"]])
    ended = play(LESSON, wanted_moves([*begun, ["decline"]]))
    assert ended.state.outcome is not None
    assert ended.state.outcome.reason == "wastelander-team"
    assert ended.won


def test_without_the_gift_the_leader_is_shot_twice() -> None:
    begun = wanted_moves()[:5]
    moves: Moves = [*begun, ["discard"]]
    ended = play(LESSON, wanted_moves(moves))
    shots = [event for event in ended.state.events(0) if event["event"] == "shot" and event["seat"] == 0]
    assert len(shots) == 2
    assert ended.won


def test_a_game_that_others_win_says_so() -> None:
    """The learner shoots the own leader's holder twice, against all advice."""
    moves = wanted_moves()[:9]
    for _ in range(60):
        position = play(LESSON, moves)
        if position.state.outcome is not None:
            break
        legal = [action.json() for action in position.state.legal(0)]
        wishes = [["shoot"], ["aim", 1], *(["arm", slot] for slot in range(3)), ["hide", 0], ["decline"], ["skip"]]
        moves.append(next(wish for wish in wishes if wish in legal))
    ended = play(LESSON, moves)
    assert ended.state.outcome is not None
    assert not ended.won
    assert say(ended, "en").text == "The game is over, and others have won."
    assert ended.wanted == ()


# Words.


@every_language
def test_every_position_has_its_words(language: str) -> None:
    assert len(titles(LESSON, language)) == len(STEPS)
    for position in positions():
        said = say(position, language)
        assert said.text
        assert said.small
        assert "{" not in said.text + said.small + (said.aside or "")


def test_the_languages_have_the_same_keys() -> None:
    english = in_file("en", "leaders-lesson")
    assert in_file("es", "leaders-lesson") == english
    sentences = {key for key in english if f"{key}-small" in english}
    assert len(sentences) == 24
