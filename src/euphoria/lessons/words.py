"""What a lesson says in one language: titles, the sentence of the moment, asides. See `<game>-lesson.ftl`."""

from __future__ import annotations

from typing import Any, NamedTuple

from euphoria.kernel.text.messages import words
from euphoria.lessons.lesson import Lesson
from euphoria.lessons.playing import LessonPosition


class LessonWords(NamedTuple):
    """What is said in a position."""

    text: str
    """The one sentence, in large letters."""
    small: str
    """The line below it."""
    aside: str | None
    """What the last move has brought about, if there is something to say about it."""


def names(lesson: Lesson[Any], seats: int, language: str) -> list[str]:
    """The players' names by seat."""
    return [words(language).say(f"{lesson.game}-lesson-name-{seat}") for seat in range(seats)]


def titles(lesson: Lesson[Any], language: str) -> list[str]:
    """The titles of the steps."""
    return [words(language).say(f"{lesson.game}-lesson-{step.id}-title") for step in lesson.steps]


def say(position: LessonPosition[Any], language: str) -> LessonWords:
    lesson, state = position.lesson, position.state
    args = lesson.arguments(state, names(lesson, state.seats, language))
    prefix = f"{lesson.game}-lesson"
    sentence = f"{prefix}-{_sentence(position)}"
    asides = [words(language).say(f"{prefix}-aside-{name}", **args) for name in lesson.asides(position)]
    return LessonWords(
        words(language).say(sentence, **args),
        words(language).say(f"{sentence}-small", **args),
        " ".join(asides) or None,
    )


def known(position: LessonPosition[Any], language: str) -> list[str]:
    """What the learner knows now; nothing before the game is over."""
    lesson = position.lesson
    if position.state.outcome is None:
        return []
    return [words(language).say(f"{lesson.game}-lesson-known-{name}") for name in lesson.known]


def _sentence(position: LessonPosition[Any]) -> str:
    """The name of the sentence to say."""
    if position.state.outcome is not None:
        return "won" if position.won else "lost"
    step = position.step
    if step is None:
        return "meanwhile"
    return step.id if step.sentence is None else str(step.sentence(position.state))
