"""Games without a judge of their own: every bot plays them all the same."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import Dice
from euphoria.bots.core.generic_judge import GENERIC_JUDGE
from euphoria.bots.core.judge import judge_of, planner_judge_of
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.games import game
from euphoria.kernel.core.state import State

SHORT: dict[str, dict[str, Any]] = {"dystopia": {"turn_limit": 6}, "leaders": {"turns": 2}}


@pytest.fixture(autouse=True, params=sorted(SHORT))
def short_game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game whose extensions are hidden."""
    name = str(request.param)
    monkeypatch.setattr(game(name), "extensions", {}, raising=False)
    return name


def played(name: str, spec: str, seed: int = 3) -> State:
    state = game(name).new(seed=seed, **SHORT[name])
    players = [make_bot(spec, name, f"{seed}/{seat}") for seat in range(state.seats)]
    dice = Dice(seed)
    while state.deciders:
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(seat, legal[0] if len(legal) == 1 else players[seat].choose(Perspective.of(state, seat, dice)))
    assert not any(player.bot.troubles for player in players)
    return state


def test_a_game_without_a_judge_gets_the_generic_one(short_game: str) -> None:
    assert judge_of(short_game) is GENERIC_JUDGE
    assert planner_judge_of(short_game) is GENERIC_JUDGE


@pytest.mark.parametrize("spec", ["greedy", "planner:8"])
def test_bots_play_it_to_the_end_and_the_same_for_the_same_seed(short_game: str, spec: str) -> None:
    state = played(short_game, spec)
    assert state.outcome is not None
    assert state.digest() == played(short_game, spec).digest()


def test_the_value_is_even_until_the_game_is_over(short_game: str) -> None:
    start = game(short_game).new(seed=1, **SHORT[short_game])
    assert GENERIC_JUDGE.value(start, 0) == 1 / start.seats
    over = played(short_game, "random")
    assert over.outcome is not None
    shares = [GENERIC_JUDGE.value(over, seat) for seat in range(over.seats)]
    assert sum(shares) == pytest.approx(1.0 if over.outcome.winners else 0.0)
    assert {seat for seat, share in enumerate(shares) if share} == set(over.outcome.winners)


def test_all_actions_weigh_the_same_but_for_breaking_ties(short_game: str) -> None:
    state = game(short_game).new(seed=1, **SHORT[short_game])
    seat = state.deciders[0]
    legal = state.legal(seat)
    weights = GENERIC_JUDGE.weigh(state, seat, legal)
    assert weights == pytest.approx([1.0] * len(legal), abs=1e-5)
    assert GENERIC_JUDGE.play(state, seat, Dice(1)) in legal
