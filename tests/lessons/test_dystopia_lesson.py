"""The taught first game of `dystopia`: won by wanted moves, and no lawful move leads to a dead end."""

from __future__ import annotations

import re

import pytest

from euphoria.games.dystopia.lesson.first_game import LESSON
from euphoria.kernel.files.data_folders import folder
from euphoria.lessons.words import known, say, titles
from tests.lessons.taught import Moves, Taught
from tests.locale_keys import every_language, in_file

STEPS = ["place", "bump", "morale", "build", "retrieve", "feed", "tank", "gate", "bar", "home", "pair", "track",
         "dilemma", "race"]  # fmt: skip
MOST_WORDS = 46
"""On the page at once: the sentence, the line below it, and what is said about the last move."""
TAUGHT = Taught(LESSON, most=120)
WANTED = TAUGHT.wanted_moves()


def events(name: str, **values: object) -> list[dict[str, object]]:
    """The events of that name in the lesson as it wants to be played, with these values."""
    found = TAUGHT.play(WANTED).state.events(0)
    return [event for event in found if event["event"] == name and values.items() <= event.items()]


def test_who_does_what_is_wanted_wins_and_has_learned_every_step() -> None:
    shown = TAUGHT.positions()
    last = shown[-1]
    assert last.won
    assert all(last.done)
    assert last.number == len(STEPS)
    order = [position.step.id for position in shown if position.step is not None]
    assert list(dict.fromkeys(order)) == STEPS[:-1], "each step once, in the order in which they are taught"
    assert len(shown) == len(order) + 1, "every question is one of a step"
    assert len(WANTED) < 18


def test_what_is_to_be_learned_really_happens() -> None:
    assert events("bumped", seat=1), "the learner bumps"
    assert len(events("bumped", seat=0)) == 2, "and is bumped"
    assert len(events("lost", seat=0)) == 1, "a knowledge check is lost once"
    assert events("built", site=0, tile="cafeteria")
    assert events("morale", seat=2, rule="D-m08"), "the penalty is felt by who did not help"
    assert events("woke", seat=0)
    assert events("miner", faction="euphorian", count=9)
    spots = [event["spot"] for event in events("star", seat=0)]
    assert len(spots) == 4
    assert {0, 4, 10} < set(spots), "a territory, a tile, the dilemma, and a recruit"


def test_wanted_moves_are_some_of_the_legal_ones() -> None:
    for position in TAUGHT.positions()[:-1]:
        assert position.wanted
        assert set(position.wanted) <= set(position.state.legal(LESSON.seat))


@pytest.mark.parametrize("count", range(len(WANTED)))
def test_after_any_other_lawful_move_the_lesson_goes_on_to_its_end(count: int) -> None:
    TAUGHT.check_other_moves(count)


@pytest.mark.parametrize("seed", range(12))
def test_from_random_lawful_play_the_lesson_is_still_won(seed: int) -> None:
    moves = TAUGHT.random_moves(seed, most=20)
    assert TAUGHT.play(TAUGHT.wanted_moves(moves)).won


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 130))
def test_long_random_play_raises_nothing(seed: int) -> None:
    assert TAUGHT.random_moves(seed, most=150)


def test_opponents_never_end_the_game() -> None:
    """A learner who only gathers goods and comes home is never beaten, however long that takes."""
    moves: Moves = []
    position = TAUGHT.play(moves)
    while len(moves) < 150:
        legal = [action.json() for action in position.state.legal(LESSON.seat)]
        quiet = [form for form in legal if form[0] != "place" or form[2] in (1, 2)]
        moves.append((quiet or legal)[0])
        position = TAUGHT.play(moves)
        assert position.state.outcome is None
    assert min(position.state.stars[1:]) > 0


def test_a_step_that_was_passed_over_comes_back() -> None:
    skipped = TAUGHT.play([["place", 4, 1]])
    assert skipped.step is not None
    assert skipped.step.id == "place", "the other 4 may still go to the Generator"


# Words.


@every_language
def test_every_position_has_its_words_and_not_too_many(language: str) -> None:
    assert len(titles(LESSON, language)) == len(STEPS)
    for position in TAUGHT.positions():
        said = say(position, language)
        assert said.text
        assert said.small
        text = " ".join((said.text, said.small, said.aside or ""))
        assert "{" not in text
        assert len(text.split()) <= MOST_WORDS, text
    assert known(TAUGHT.play([]), language) == []
    assert len(known(TAUGHT.play(WANTED), language)) == 5


def test_the_languages_have_the_same_keys_with_the_same_variables() -> None:
    english = in_file("en", "dystopia-lesson")
    assert in_file("es", "dystopia-lesson") == english
    assert variables("es") == variables("en")


def variables(language: str) -> dict[str, set[str]]:
    """By message: the variables in it."""
    lines = (folder("locales") / language / "dystopia-lesson.ftl").read_text("utf-8").splitlines()
    messages = [line.split(" = ", 1) for line in lines if line.startswith("dystopia-")]
    return {key: set(re.findall(r"\$\w+", text)) for key, text in messages}
