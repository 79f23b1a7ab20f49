"""Who did what to whom on the show's floor, and how heavy it is."""

from __future__ import annotations

import pytest

from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.game import GAME
from euphoria.games.reality.state import NEUTRAL
from euphoria.kernel.text.emphasis import Emphasis
from tests.reality.scenes import figure, scene

A, B = range(2)
POSITION = "A doc: 10 10\nA blanca: 12 10\nB doc: 20 10"


@pytest.mark.parametrize(
    ("code", "values", "expected"),
    [
        (ShowEvent.SHOT, (10, 4, 1), Emphasis(A, (B,), "normal")),
        (ShowEvent.SHOT, (10, 4, 0), Emphasis(A, (B,), "quiet")),
        (ShowEvent.CHARGED, (), Emphasis(A, (B,), "normal")),
        (ShowEvent.LOOTED, (0,), Emphasis(A, (B,), "normal")),
    ],
)
def test_figures_stand_for_their_seats(code: int, values: tuple[int, ...], expected: Emphasis) -> None:
    state = scene(POSITION)
    state.log.append((code, figure(state, "A doc"), figure(state, "B doc"), *values))
    assert GAME.emphasis(state, state.events(None)[-1]) == expected


def test_within_a_team_nobody_is_a_target() -> None:
    state = scene(POSITION)
    state.log.append((ShowEvent.HEALED, figure(state, "A doc"), figure(state, "A blanca"), 1))
    assert GAME.emphasis(state, state.events(None)[-1]) == Emphasis(A, (), "normal")


def test_a_wound_and_a_death_are_done_to_the_figures_seat() -> None:
    state = scene(POSITION)
    doc = figure(state, "B doc")
    state.log.append((ShowEvent.HURT, doc, 1, 2))
    assert GAME.emphasis(state, state.events(None)[-1]) == Emphasis(None, (B,), "normal")
    state.log.append((ShowEvent.FELL, doc, 1, 0))
    assert GAME.emphasis(state, state.events(None)[-1]) == Emphasis(None, (B,), "major")


def test_a_figure_of_neither_team_stands_for_nobody() -> None:
    state = scene(POSITION)
    doc = figure(state, "B doc")
    state.side[doc] = NEUTRAL
    state.log.append((ShowEvent.SHOT, figure(state, "A doc"), doc, 10, 4, 1))
    assert GAME.emphasis(state, state.events(None)[-1]) == Emphasis(A, (), "normal")
