"""What an environment's id promises: under one version every index and every number mean the same."""

from __future__ import annotations

import hashlib

import pytest

import euphoria
from tests.envs.playing import GAMES

MEANINGS = {
    "euphoria/dystopia-v0": "34568a4f8446552b",
    "euphoria/leaders-v0": "4ea5cc8c7db9a732",
    "euphoria/reality-v0": "bfcb3b737a1a2d27",
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
            hashed.update(repr((seats, field.name, field.start, field.low, field.high, field.labels)).encode())
        hashed.update(repr((layout.planes.shape, [name for name, _ in layout.planes.channels])).encode())
        actions = game.action_space(seats)
        hashed.update(repr([actions.text(number) for number in range(actions.size)]).encode())
    return hashed.hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES)
def test_no_number_changes_its_meaning_within_a_version(game: str) -> None:
    id = f"euphoria/{game}-v{euphoria.game(game).learning_version}"
    assert meanings(game) == MEANINGS[id], f"whoever learned with {id} would be wrong now: see MEANINGS"
