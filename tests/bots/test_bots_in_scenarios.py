"""Bots find a legal action in every scenario of the other tests."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from euphoria import Dice, EuphoriaError, State
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.games import game
from euphoria.games.dystopia.state.city import City
from tests.bots.playing import JUDGED, check
from tests.dystopia.play import scene as city
from tests.leaders.play import scene as table

TESTS = Path(__file__).parents[1]
SCENES: dict[str, Callable[[str], State]] = {"dystopia": city, "leaders": table, "reality": game("reality").scenario}
FAR = 4
"""So many decisions are followed from each scene."""


def texts(id: str) -> Iterator[str]:
    """The texts that the tests of a game make scenes of, as far as they are written out."""
    for path in sorted((TESTS / id).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.count(":") > 1:
                if "\n" in node.value:
                    yield node.value


def scenes(id: str) -> list[State]:
    found = []
    for text in texts(id):
        try:
            state = SCENES[id](text)
        except (EuphoriaError, ValueError):
            continue  # a text of another kind, or one that is refused on purpose
        if not isinstance(state, City) or all(state.workers(seat) for seat in range(state.seats)):
            found.append(state)  # who has no worker at all can do nothing, which no game comes to
    return found


def follow(state: State, id: str, spec: str, number: int) -> int:
    players = [make_bot(spec, id, f"{number}/{seat}") for seat in range(state.seats)]
    decisions = 0
    state = state.sample(None, Dice(number))  # dice that a test has scripted run out
    while state.deciders and decisions < FAR:
        seat = state.deciders[0]
        action = players[seat].choose(Perspective.of(state, seat, Dice(f"{number}/{decisions}")))
        assert state.why_not(seat, action) is None
        state.apply(seat, action)
        decisions += 1
    for player in players:
        check(player)
    return decisions


@pytest.mark.slow
@pytest.mark.parametrize("id", sorted(SCENES))
@pytest.mark.parametrize("spec", ["lively", "greedy", "planner:4"])
def test_bots_know_what_to_do_in_a_scene(id: str, spec: str) -> None:
    if spec != "lively" and id not in JUDGED:
        pytest.skip("there is no judge of this game")
    found = scenes(id)
    every = 4 if id != "leaders" or spec == "lively" else 12
    decisions = sum(follow(state, id, spec, number) for number, state in enumerate(found[::every]))
    assert decisions > len(found[::every]), (id, len(found))


@pytest.mark.soak
@pytest.mark.parametrize("id", JUDGED)
@pytest.mark.parametrize("spec", ["lively", "greedy", "planner:10"])
def test_bots_know_what_to_do_in_every_single_scene(id: str, spec: str) -> None:
    for number, state in enumerate(scenes(id)):
        follow(state, id, spec, number)
