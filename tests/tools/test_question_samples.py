"""The sample questions of the page's kit: every question of the rules is among them, as the engine asks it today."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euphoria.games.dystopia.codes import QUESTIONS
from tools import question_samples


def stored(name: str) -> Any:
    return json.loads((question_samples.FOLDER / name).read_text("utf-8"))


@pytest.mark.slow
def test_the_samples_are_questions_of_the_engine() -> None:
    assert list(question_samples.outdated()) == [], "run python -m tools.question_samples"


def test_every_question_has_a_sample_with_words_for_each_answer() -> None:
    questions = stored("questions.json")
    assert set(QUESTIONS) - {""} <= set(questions)
    for name, asked in questions.items():
        for language, words in asked["words"].items():
            assert len(words["legal"]) == len(words["details"]) == len(asked["legal"]) >= 2, (name, language)
            assert words["question"]


def test_there_are_cards_of_every_kind_in_every_language() -> None:
    for language, cards in stored("cards.json").items():
        assert {card["kind"] for card in cards} == set(question_samples.KINDS), language
        assert len({card["id"] for card in cards}) == len(cards)
