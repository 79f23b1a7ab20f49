"""Bots by name, and their specs."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from euphoria import Action, Dice, EuphoriaError
from euphoria.bots import factory
from euphoria.bots.core.budget import LEVELS, Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.core.random_bot import RandomBot
from euphoria.bots.factory import BotError, bot_names, make_bot, read_spec
from euphoria.games import game


@pytest.mark.parametrize(
    ("spec", "name", "budget"),
    [
        ("random", "random", LEVELS["normal"]),
        ("easy", "easy", LEVELS["easy"]),
        ("hard", "hard", LEVELS["hard"]),
        ("planner:0.25s", "planner", Budget(seconds=0.25)),
        ("planner:.5s", "planner", Budget(seconds=0.5)),
        ("planner:2s*3", "planner", Budget(seconds=2, cores=3)),
        ("planner:400", "planner", Budget(iterations=400)),
        ("planner:400*2", "planner", Budget(iterations=400, cores=2)),
        ("learned:0", "learned", Budget(iterations=0)),
        ("hard:3s", "hard", Budget(seconds=3)),
    ],
)
def test_a_spec_is_a_name_and_a_budget(spec: str, name: str, budget: Budget) -> None:
    assert read_spec(spec) == (name, budget)
    assert make_bot(spec, "dystopia", 1).budget == budget


@pytest.mark.parametrize(
    "spec",
    [
        "planner:",
        "planner:fast",
        "planner:0",
        "planner:0s",
        "planner:1s*0",
        "hard:1m",
        "easy:-1",
        "planner:9*257",
        "planner:86401s",
    ],
)
def test_a_budget_that_is_none_is_refused(spec: str) -> None:
    with pytest.raises(BotError, match="write seconds"):
        read_spec(spec)


def test_an_unknown_bot_is_told_what_there_is() -> None:
    with pytest.raises(
        BotError, match="no bot 'clever'; there is random, lively, greedy, planner, learned, easy, normal, hard"
    ):
        make_bot("clever", "dystopia", 1)
    assert issubclass(BotError, EuphoriaError)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(EuphoriaError, match="no game 'chess'"):
        make_bot("random", "chess", 1)


class Stubborn:
    """Somebody else's bot: always the last thing in the list."""

    def __init__(self, game: str, dice: Dice) -> None:
        self.game = game

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        assert perspective.game.id == self.game
        return perspective.legal()[-1]


def install(monkeypatch: pytest.MonkeyPatch, **bots: str) -> None:
    points = [EntryPoint(name, value, factory.ENTRY_POINT_GROUP) for name, value in bots.items()]
    monkeypatch.setattr(factory, "entry_points", lambda group: points if group == factory.ENTRY_POINT_GROUP else [])


def test_somebody_elses_bot_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, stubborn=f"{__name__}:Stubborn")
    assert bot_names()[-1] == "stubborn"
    player = make_bot("stubborn:2s", "leaders", 1)
    assert player.budget == Budget(seconds=2)
    state = game("leaders").new(seats=4, seed=1)
    assert player.choose(Perspective.of(state, 0, Dice(1))) == state.legal(0)[-1]


def test_the_own_names_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, random=f"{__name__}:Stubborn")
    assert bot_names().count("random") == 1
    assert isinstance(make_bot("random", "leaders", 1).bot.bot, RandomBot)


def test_a_bot_that_cannot_be_loaded_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, broken="nowhere.at_all:Bot")
    with pytest.raises(BotError, match=r"'broken' \(nowhere.at_all:Bot\) cannot play leaders: ModuleNotFoundError"):
        make_bot("broken", "leaders", 1)


def test_random_players_of_one_seed_do_the_same() -> None:
    state = game("leaders").new(seats=4, seed=1)
    seen = Perspective.of(state, 0, Dice(1))
    for name in ("random", "lively"):
        one, same, other = (make_bot(name, "leaders", seed) for seed in ("a", "a", "b"))
        choices = [[player.choose(seen) for _ in range(30)] for player in (one, same, other)]
        assert choices[0] == choices[1] != choices[2]
