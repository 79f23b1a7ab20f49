"""What an environment's id promises: under one version every index and every number mean the same."""

from __future__ import annotations

import hashlib

import pytest

import euphoria
from tests.envs.playing import GAMES

MEANINGS = {
    "euphoria/dystopia-v0": "190695f1572ce999",
    "euphoria/leaders-v0": "b8f43ea8b0dbcc48",
    "euphoria/reality-v0": "a146d6c6f0427176",
}
"""By id: what all numbers of observations and actions of that version mean, as a hash. An entry never changes: give the
game another `learning_version`, an entry of its own here, and a line in the history of docs/envs/index.md."""


def meanings(name: str) -> str:
    """The labels of all numbers, with their ranges, and the texts of all actions, at tables of every size."""
    game = euphoria.game(name)
    hashed = hashlib.sha256()
    for seats in game.seats:
        layout = game.observation(seats, **game.learning_options)
        for field in layout.fields:
            hashed.update(
                repr((seats, field.name, field.start, float(field.low), float(field.high), field.labels)).encode()
            )
        hashed.update(repr((layout.planes.shape, [name for name, _ in layout.planes.channels])).encode())
        actions = game.action_space(seats)
        hashed.update(repr([actions.text(number) for number in range(actions.size)]).encode())
    return hashed.hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES)
def test_no_number_changes_its_meaning_within_a_version(game: str) -> None:
    id = f"euphoria/{game}-v{euphoria.game(game).learning_version}"
    assert meanings(game) == MEANINGS[id], f"whoever learned with {id} would be wrong now: see MEANINGS"
