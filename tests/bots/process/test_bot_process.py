"""Third-party bots in processes of their own: they find nothing secret there, and break nothing but themselves."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from euphoria import Action, Dice, State
from euphoria.bots import factory
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import BotUnavailable, Player, make_bot
from euphoria.bots.fail_safe import FAILED
from euphoria.bots.process import bot_process
from euphoria.bots.process.bot_process import BotProcess, ProcessBot
from euphoria.games import game

BUDGET = Budget(seconds=5)


class Guest:
    """What all of these bots are made of."""

    def __init__(self, game: str, dice: Dice) -> None:
        self.dice = dice
        self.asked = 0

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        self.asked += 1
        return self.answer(perspective)

    def answer(self, perspective: Perspective) -> Action:
        return self.dice.pick(perspective.legal())


class Spy(Guest):
    """Looks into all that is in its process, and lets its answer depend on what it finds."""

    def answer(self, perspective: Perspective) -> Action:
        perspective.sample(Dice(1))
        # By type: a proxy of something that is gone has no class to ask for.
        states: list[State] = [one for one in gc.get_objects() if issubclass(type(one), State)]
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            states += [one for one in frame.f_locals.values() if isinstance(one, State)]
        legal = perspective.legal()
        return legal[sum(state.digest() for state in states) % len(legal)]


class Counting(Guest):
    """Remembers: it answers with the first action, then with the second, and so on."""

    def answer(self, perspective: Perspective) -> Action:
        return perspective.legal()[self.asked - 1]


class Unlucky(Guest):
    """Whatever can go wrong, one thing after the other, by the number of the seat."""

    def answer(self, perspective: Perspective) -> Action:
        print("this is no answer")
        match perspective.seat:
            case 0:
                raise ZeroDivisionError("by nothing")
            case 1:
                sys.exit(3)
            case 2:
                os._exit(4)
            case 3:
                time.sleep(60)
        return "anything"  # type: ignore[return-value]


class Picky(Guest):
    def __init__(self, game: str, dice: Dice) -> None:
        if game != "leaders":
            raise ValueError(f"I do not know {game}")
        super().__init__(game, dice)


@pytest.fixture(autouse=True)
def _guests(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    names = ("Guest", "Spy", "Counting", "Unlucky", "Picky", "Nobody")
    points = [EntryPoint(name.lower(), f"{__name__}:{name}", factory.ENTRY_POINT_GROUP) for name in names]
    monkeypatch.setattr(factory, "entry_points", lambda group: points)
    processes: dict[tuple[str, str], BotProcess] = {}
    monkeypatch.setattr(bot_process, "_processes", processes)
    yield
    for process in processes.values():
        process.close()


def seen(seat: int = 0, seed: int = 1) -> Perspective:
    state = game("leaders").new(seats=5, seed=seed)
    while seat not in state.deciders:
        state.apply(state.deciders[0], state.legal(state.deciders[0])[0])
    return Perspective.of(state, seat, Dice(1))


def process_of(player: Player) -> BotProcess:
    assert isinstance(player.bot.bot, ProcessBot)
    return player.bot.bot._bot_process


def test_a_bot_that_looks_everywhere_finds_nothing_of_the_truth() -> None:
    different = 0
    for seed in range(6):
        state = game("leaders").new(seats=5, seed=seed)
        seat = state.deciders[0]
        other = state.sample(seat, Dice("other"))
        different += other != state
        truths = (state, other)
        chosen = [make_bot("spy", "leaders", 1).choose(Perspective.of(true, seat, Dice(1)), BUDGET) for true in truths]
        assert chosen[0] == chosen[1]
    assert different > 3


@pytest.mark.slow
def test_here_it_would_find_it() -> None:
    """Or the test above proves nothing."""
    states = [game("leaders").new(seats=5, seed=seed) for seed in range(4)]
    perspectives = [Perspective.of(state, state.deciders[0], Dice(1)) for state in states]
    alone = [make_bot("spy", "leaders", 1).choose(one, BUDGET) for one in perspectives]
    assert [Spy("leaders", Dice(1)).choose(one, BUDGET) for one in perspectives] != alone


def test_its_dice_lie_as_if_it_thought_here() -> None:
    perspective = seen()
    there, here = make_bot("guest", "leaders", "dice"), Guest("leaders", Dice("dice"))
    for _ in range(4):
        assert there.choose(perspective, BUDGET) == here.choose(perspective, BUDGET)
        assert there.dice.word == here.dice.word


@pytest.mark.slow
def test_each_game_has_a_bot_of_its_own_in_one_process() -> None:
    perspective = seen()
    one, other = make_bot("counting", "leaders", 1), make_bot("counting", "leaders", 1)
    legal = perspective.legal()
    players = (one, one, other, one, other)
    assert [player.choose(perspective, BUDGET) for player in players] == [legal[at] for at in (0, 1, 0, 2, 1)]
    assert process_of(one) is process_of(other)
    del one, players
    gc.collect()
    assert len(process_of(other).released) == 1
    other.choose(perspective, BUDGET)
    assert not process_of(other).released


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "ZeroDivisionError: by nothing"),
        (1, "SystemExit: 3"),
        (2, "its process has died"),
        (3, "no answer after 0.43 seconds; its process was ended"),
        (4, "TypeError: it chose 'anything', which is no action"),
    ],
)
def test_whatever_goes_wrong_there_a_legal_action_is_done_here(
    seat: int, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_process, "GRACE", 0.4)
    perspective, player = seen(seat), make_bot("unlucky", "leaders", 1)
    soon = Budget(seconds=0.01) if seat == 3 else BUDGET
    for times in (1, 2):  # a process that has died is started again
        assert player.choose(perspective, soon) in perspective.legal()
        assert player.bot.troubles == {FAILED: times}
    assert player.bot.complaint == said
    assert said in caplog.text


def test_one_that_does_not_know_the_game_says_so() -> None:
    with pytest.raises(
        BotUnavailable, match=r"'picky' \(.*:Picky\) cannot play dystopia: ValueError: I do not know dys"
    ):
        make_bot("picky", "dystopia", 1)
    assert make_bot("picky", "leaders", 1).choose(seen(), BUDGET) in seen().legal()
    with pytest.raises(BotUnavailable, match="has no attribute 'Nobody'"):
        make_bot("nobody", "leaders", 1)


def test_it_goes_when_it_is_not_needed_any_more() -> None:
    player = make_bot("guest", "leaders", 1)
    process = process_of(player).process
    assert process is not None and process.poll() is None
    assert process.stdin is not None
    process.stdin.close()  # as when whoever asks has been killed
    assert process.wait(20) == 0
