"""Questions, choices and their details in words: whole sentences, and nothing in them that the reader may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from euphoria import Action, Dice, State, game
from euphoria.kernel.text.narrator import Audience, ChoiceDetails
from tests.random_play import states

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay")
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("leaders", 5, {"turns": 8}),
    ("leaders", 4, {"edition": "A", "turns": 8}),
    ("dystopia", 3, {"turn_limit": 30}),
    (
        "dystopia",
        4,
        {"trade": True, "edition": "first", "recruits": "revised", "recruit_draft": True, "turn_limit": 30},
    ),
    ("reality", 2, {"turns": 3, "mission": "rescue"}),
    ("reality", 2, {"turns": 3, "mission": "massacre"}),
]
SHARE = 0.3
"""Of the positions of a game."""
MOST = 30
"""Of a long list of choices so many are read."""


def read(state: State, seat: int, audience: Audience) -> list[str | None]:
    """All that a seat reads when it is asked: the question, its choices, what they cost and do and set off."""
    said: list[str | None] = [state.game.narrator.question(state, seat, audience)]
    for action, details in choices(state, seat, audience):
        said.append(state.game.narrator.action(state, seat, action, audience))
        if details is not None:
            said += [details.cost, details.effect, *(one.text for one in details.follows)]
    return said


def choices(state: State, seat: int, audience: Audience) -> list[tuple[Action, ChoiceDetails | None]]:
    """Some of the choices of a seat, with all that it is told of each."""
    some = random.Random(3).sample(state.legal(seat), min(MOST, len(state.legal(seat))))
    return [(action, state.game.details(state, seat, action, audience)) for action in some]


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats", "options"), GAMES)
def test_they_depend_on_no_secret(id: str, seats: int, options: dict[str, Any]) -> None:
    """In any world that a seat cannot tell from this one, it reads the same."""
    rng, changed = random.Random(2), 0
    for seed in range(1 if id == "reality" else 4):
        for number, state in enumerate(states(game(id), seats, seed, lively=0.5, **options)):
            if not state.deciders or (number > 10 and rng.random() > SHARE):
                continue
            seat = rng.choice(state.deciders)
            for draw in range(3):
                world = state.sample(seat, Dice(10 * number + draw))
                audience = Audience(("en", "es")[draw % 2], NAMES[:seats])
                assert read(state, seat, audience) == read(world, seat, audience), (seed, number)
                assert choices(state, seat, audience) == choices(world, seat, audience), (seed, number)
                changed += world != state
    assert changed > 3, "the draw must really change what is secret"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("id", "seats", "options"), GAMES)
def test_they_are_sentences(id: str, seats: int, options: dict[str, Any], language: str) -> None:
    """Nothing is left empty or unformatted, and a choice repeats in no detail what its sentence says."""
    rng, details = random.Random(2), 0
    for number, state in enumerate(states(game(id), seats, 9, lively=0.5, **options)):
        if not state.deciders or (number > 10 and rng.random() > SHARE):
            continue
        said = read(state, state.deciders[0], Audience(language, NAMES[:seats]))
        for text in said:
            assert text is None or (text == text.strip() and text and "{" not in text and "  " not in text), text
        question = said[0]
        assert question is not None
        assert question.endswith(("?", ".", "!")), question
        details += None in said or len(said) > 1 + len(state.legal(state.deciders[0]))
    assert details
