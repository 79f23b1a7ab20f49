"""The command knows no game: one that it has never seen is listed, simulated and played, by the plain display."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from euphoria import Action, Dice, Game, Outcome, Record, Refusal, State, game
from euphoria.bots.factory import make_bot
from euphoria.cli.main import main
from euphoria.cli.terminal.plain_display import PlainDisplay, indented
from euphoria.cli.terminal.play.game_loop import GameLoop
from euphoria.kernel.core import registry
from euphoria.kernel.core.action import ActionSpace
from euphoria.kernel.core.options import Option, settle
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.kernel.text.narrator import Audience, Card
from tests.cli.stage import Stage, script, seated

SPACE = ActionSpace()
CALLS = [SPACE.add("heads"), SPACE.add("tails")]


class Toss(State):
    """Each player calls a side of a coin; who is right wins."""

    def __init__(self, game: Game, seats: int, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.begin()
        self.turn = 1
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

    def _view(self, seat: int | None) -> Json:
        calls = [{"seat": other, "called": other not in self.deciders} for other in range(self.seats)]
        return {"seat": seat, "coin": "in the air", "calls": calls}

    def _reason(self, seat: int, action: Action) -> Refusal:
        return Refusal("T-1", "toss-why", {}, "You have called already.")

    def _event(self, number: int, seat: int | None) -> Json:
        return {"event": "tossed"}

    def _sampler(self, seat: int | None) -> Callable[[Dice], Toss]:
        return lambda dice: self.copy()

    def learned_since(self, before: State) -> bool:
        return True

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


class TossNarrator:
    def cards(self, options: Mapping[str, Any], language: str) -> list[Card]:
        return [Card("coin", "Coin", "It has two sides.", False)]

    def question(self, state: State, seat: int, audience: Audience) -> str:
        return f"{audience.names[seat]}, heads or tails?"

    def action(self, state: State, seat: int, action: Action, audience: Audience) -> str:
        return f"Call {action.kind}"

    def event(self, state: State, event: Json, audience: Audience) -> str:
        return "The coin is tossed."

    def why(self, state: State, refusal: Refusal, audience: Audience) -> str:
        return refusal.reason


class TossGame(Game):
    id, title, revision, seats, space = "toss", "A Toss", 1, range(2, 4), SPACE
    options = OPTIONS
    narrator = TossNarrator()

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


def test_it_is_played_with_the_plain_display(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("seen\ncard coin\nhelp\n?\nheads\n"))
    assert main(("play", "toss", "--bots", "random", "--seed", "1", "--names", "Ana,Ben")) == 0
    shown = " ".join(capfd.readouterr().out.split())
    for words in (
        "coin: in the air",
        "Ana, heads or tails?",
        "1 Call heads",
        "It has two sides.",
        "no picture of its own",
    ):
        assert words in shown
    assert "The game is over. " in shown


@pytest.mark.parametrize("id", ["dystopia", "leaders", "reality"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_do_without_a_display_of_its_own(id: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game(id)), "extensions", {})
    session = seated(Record(game(id), seed=1), people=1, seed=1)
    session.bots = make_bot("random", id, 1)
    assert isinstance(session.display, PlainDisplay)
    stage = Stage(script(["seen", "hand", "help", "log 3", *["1"] * 20]), language, tty=False)
    loop = GameLoop(stage.screen, session)
    assert loop.run() == 0
    assert sum(move.seat == 0 for move in session.record.moves) > 4
    narrator, audience = game(id).narrator, Audience(language, session.names)
    for event in session.state.events(0)[:5]:
        assert narrator.event(session.state, event, audience) in " ".join(stage.text.split())


def test_json_as_indented_text() -> None:
    data: Json = {"seat": None, "players": [{"name": "Ana", "hand": [1, 2]}, {"name": "Ben", "hand": []}], "empty": {}}
    assert indented(data, 80) == [
        "seat: -", "players: [name: Ana, hand: [1, 2], name: Ben, hand: []]", "empty: -",
    ]  # fmt: skip
    assert indented(data, 30) == [
        "seat: -", "players:", "  - name: Ana, hand: [1, 2]", "  - name: Ben, hand: []", "empty: -",
    ]  # fmt: skip
