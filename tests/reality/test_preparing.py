"""What takes long about choices can be worked out before they are put into words, in short steps."""

from __future__ import annotations

import random
from typing import Any

import pytest

import euphoria
from euphoria.games.reality import codes
from euphoria.games.reality.geometry.pathfinding.reach import Reach, reach
from euphoria.games.reality.geometry.pathfinding.refined_search import CheapestPathSearch
from euphoria.games.reality.rules.figures import routes
from euphoria.games.reality.state import Show
from euphoria.kernel.core.errors import QueryError
from tests.pure import needs_pure


def walk_asked(seed: int) -> Show:
    """A game in which a figure is about to walk and has more than a few goals."""
    state = euphoria.game("reality").new(seats=2, seed=seed, table="ruins")
    luck = random.Random(seed)
    while True:
        seat = state.deciders[0]
        legal = state.legal(seat)
        assert isinstance(state, Show)
        if state.question == codes.ASK_GOAL and len(legal) > 60 and len(state.log) > 60:
            return state
        state.apply(seat, luck.choice(legal))


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was searched for from now on."""
    found: list[str] = []
    advance = CheapestPathSearch.advance

    def advance_noted(search: CheapestPathSearch, effort: int) -> bool:
        found.append("way")
        return advance(search, effort)

    def reach_noted(*arguments: Any) -> Reach:
        found.append("reach")
        return reach(*arguments)

    monkeypatch.setattr(CheapestPathSearch, "advance", advance_noted)
    monkeypatch.setattr(routes, "reach", reach_noted)
    return found


@needs_pure
def test_goals_that_were_prepared_are_told_without_any_search(searches: list[str]) -> None:
    state = walk_asked(3)
    seat, game = state.deciders[0], state.game
    state.terrain.shared.pop("ways", None)
    steps = sum(1 for _ in game.preparing(state, seat))
    assert steps > len(state.legal(seat))
    assert "way" in searches
    searches.clear()
    prepared = [game.location(state, seat, action) for action in state.legal(seat)]
    assert searches == []
    state.terrain.shared.pop("ways")
    assert prepared == [game.location(state, seat, action) for action in state.legal(seat)]


@needs_pure
def test_one_goal_alone_can_be_prepared(searches: list[str]) -> None:
    state = walk_asked(3)
    seat, game = state.deciders[0], state.game
    action = state.legal(seat)[-1]
    for _ in game.preparing(state, seat, action):
        pass
    searches.clear()
    assert game.location(state, seat, action) is not None
    assert searches == []


def test_an_action_that_is_not_allowed_prepares_nothing() -> None:
    state = walk_asked(3)
    game, seat = state.game, state.deciders[0]
    for form in (["to", 2047], ["charge", 11, 3], ["at", 0, 0, 0], ["end"]):
        assert sum(1 for _ in game.preparing(state, seat, game.action(form))) >= 0
    assert list(game.preparing(state, 1 - seat)) == []


@needs_pure
def test_answers_can_be_prepared(searches: list[str]) -> None:
    state = walk_asked(4)
    figure, game = state.subject, state.game
    goal = list(state.query(None, "reach", figure=figure)["places"][-1][:3])  # type: ignore[index]
    state.terrain.shared.pop("ways")
    for question, arguments in (("reach", {"figure": figure}), ("way", {"figure": figure, "to": goal})):
        assert sum(1 for _ in game.preparing_answer(state, question, arguments)) > 0
        searches.clear()
        answer = state.query(None, question, **arguments)
        assert searches == []
        state.terrain.shared.pop("ways")
        assert answer == state.query(None, question, **arguments)
    for question in ("field", "threat"):
        assert sum(1 for _ in game.preparing_answer(state, question, {"figure": figure})) > 100
    assert list(game.preparing_answer(state, "sight", {"figure": figure})) == []
    with pytest.raises(QueryError):
        list(game.preparing_answer(state, "reach", {"figure": 99}))
