"""The taught first game of `reality`: won by wanted moves, and no lawful move leads to a dead end."""

from __future__ import annotations

import re

import pytest

from euphoria.games.reality.lesson.first_game import LESSON
from euphoria.kernel.files.data_folders import folder
from euphoria.lessons.words import known, say, titles
from tests.lessons.taught import Moves, Taught
from tests.locale_keys import every_language, in_file

STEPS = ["ability", "move", "drum", "grenade", "shoot", "charge", "carry", "strike", "push", "deliver"]
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
    assert list(dict.fromkeys(order)) == STEPS, "each step once, in the order in which they are taught"
    assert len(shown) == len(order) + 1, "every question is one of a step"
    assert len(WANTED) < 30


def test_what_is_to_be_learned_really_happens() -> None:
    assert events("removed", element="kiosk")
    assert events("walked", figure=0)
    assert events("took", figure=1)
    assert events("fled", figure=2), "one of two chooses to flee from the grenade"
    assert len(events("hurt", figure=3)) > 1, "the other stays, and is shot"
    assert events("fell", figure=3, how="shot")
    assert events("hurt", figure=0), "the rival shoots back"
    assert events("charged", figure=0, other=2)
    assert events("pushed", seat=0)
    assert events("delivered", figure=1)
    assert events("ended", reason="mission")


def test_wanted_moves_are_some_of_the_legal_ones() -> None:
    for position in TAUGHT.positions()[:-1]:
        assert position.wanted
        assert set(position.wanted) <= set(position.state.legal(LESSON.seat))


@pytest.mark.parametrize("count", range(len(WANTED)))
def test_after_any_other_lawful_move_the_lesson_goes_on_to_its_end(count: int) -> None:
    TAUGHT.check_other_moves(count)


@pytest.mark.parametrize("seed", range(8))
def test_from_random_lawful_play_the_lesson_is_still_won(seed: int) -> None:
    moves = TAUGHT.random_moves(seed, most=20)
    assert TAUGHT.play(TAUGHT.wanted_moves(moves)).won


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
def test_long_random_play_raises_nothing(seed: int) -> None:
    assert TAUGHT.random_moves(seed, most=80)


def test_the_rival_never_brings_anybody_down() -> None:
    """A learner who does nothing is shot at turn after turn, and both figures stand at the end."""
    moves: Moves = []
    position = TAUGHT.play(moves)
    while position.state.outcome is None:
        legal = [action.json() for action in position.state.legal(LESSON.seat)]
        moves.append(next(form for form in legal if form[0] in ("hold", "end")))
        position = TAUGHT.play(moves)
    assert len(position.state.team(LESSON.seat)) == 2
    assert sum(event["event"] == "hurt" for event in position.state.events(0)) > 1


def test_a_step_that_was_passed_over_comes_back() -> None:
    skipped = TAUGHT.play([["hold"], ["end"], ["end"]])
    later = TAUGHT.play(TAUGHT.wanted_moves([["hold"]])[:-1])
    assert not skipped.done[0]
    assert later.done[0], "the missile is fired in the next turn"


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
    english = in_file("en", "reality-lesson")
    assert in_file("es", "reality-lesson") == english
    assert variables("es") == variables("en")


def variables(language: str) -> dict[str, set[str]]:
    """By message: the variables in it."""
    lines = (folder("locales") / language / "reality-lesson.ftl").read_text("utf-8").splitlines()
    messages = [line.split(" = ", 1) for line in lines if line.startswith("reality-")]
    return {key: set(re.findall(r"\$\w+", text)) for key, text in messages}
