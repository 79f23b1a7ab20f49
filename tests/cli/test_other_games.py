"""The command knows no game: one that it has never seen gets its options, its simulations and its line in the list."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import Dice, Game, Outcome, State
from euphoria.cli.main import main
from euphoria.kernel.core import registry
from euphoria.kernel.core.action import ActionSpace
from euphoria.kernel.core.options import Option, settle
from euphoria.kernel.core.state import Json

SPACE = ActionSpace()
CALLS = [SPACE.add("heads"), SPACE.add("tails")]


class Toss(State):
    """Each player calls a side of a coin; who is right wins."""

    def __init__(self, game: Game, seats: int, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.begin()
        self.ask_all(0, tuple(range(seats)))

    def toss(self) -> None:
        side = CALLS[self.dice.below(2)]
        winners = tuple(seat for seat in range(self.seats) if self.answers[seat] == side)
        self.finish(Outcome(winners, (0,) * self.seats, side.kind, "T-1"))

    steps = []  # noqa: RUF012
    lists = [lambda state, seat: CALLS]  # noqa: RUF012
    joint_handlers = {0: toss}  # noqa: RUF012

    def position(self) -> Json:
        return {"seats": self.seats}

    def copy(self) -> Toss:
        return Toss(self.game, self.seats, self.dice.copy())


OPTIONS = {
    option.name: option
    for option in (
        Option("best_of", int, 1, "How often.", low=1, high=9),
        Option("loud_call", bool, False, "Calls are loud."),
        Option("metal", str, "gold", "What the coin is made of.", ("gold", "tin")),
    )
}


class TossGame(Game):
    id, title, revision, seats, space = "toss", "A Toss", 1, range(2, 4), SPACE
    options = OPTIONS

    def set_up(self, seats: int, dice: Dice, options: dict[str, Any]) -> State:
        settle(self.options, options)
        return Toss(self, seats, dice)


@pytest.fixture(autouse=True)
def _toss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setitem(registry._added, "toss", TossGame())


def test_it_is_in_the_list_with_its_options(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("games",)) == 0
    shown = capfd.readouterr().out
    for words in ("A Toss", "2 to 3 players", "--best-of", "1..9", "--loud-call", "[no]", "gold|tin"):
        assert words in shown


def test_it_can_be_simulated(capfd: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "toss", "--seats", "3", "--best-of", "3", "--loud-call", "--metal", "tin")
    assert main((*words, "--games", "30", "--jobs", "1", "--seed", "1")) == 0
    shown = capfd.readouterr().out
    assert "30 games of 3 random players" in shown
    assert "heads" in shown
    assert "seat 3" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--best-of", "0"), "--best-of cannot be 0: choose a whole number from 1 to 9."),
        (("--metal", "lead"), "--metal cannot be lead: choose one of gold, tin."),
        (("--seats", "9"), "--seats cannot be 9: A Toss is for 2 to 3 players."),
    ],
)
def test_its_options_are_checked(words: tuple[str, ...], said: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("simulate", "toss", *words)) == 2
    assert said in capfd.readouterr().err


def test_it_is_not_played_before_somebody_can_draw_it(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(("play", "toss"))
    assert left.value.code == 2
    assert "toss" in capfd.readouterr().err
