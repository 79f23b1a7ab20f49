"""Games saved and loaded, by hand and by themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import ClassVar

import pytest

from euphoria import Action, Dice, Record, RecordError
from euphoria.bots import factory
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.cli.terminal.play.seat_names import default_names
from euphoria.cli.terminal.play.session import GameSession
from tests.cli.stage import euphoria, from_scenario, new_session, say

NAMES = default_names("en")
STEAL = """
game: leaders
seats: 4
turn: A action
A: E* e s / vacuum-cleaner
B: s s e / turntable, rubber-duck
C: S* s e / opera-glasses, alarm-clock
D: e e s / -
"""
ANSWERS = ["1", "2", "interrogate boris", "2", "1", "skip", "2", "1", "1", "2", "3", "1", "skip", "1", "2", "1"]


@pytest.mark.parametrize("cut", [1, 2, 5, 9])
def test_a_saved_game_goes_on_as_if_it_had_not_been_saved(cut: int) -> None:
    _, whole = say(new_session(seats=5, seed=4), *ANSWERS)
    say(new_session(seats=5, seed=4), *ANSWERS[:cut], "save half.json")
    half = GameSession.parse(Path("half.json").read_text("utf-8"), NAMES)
    _, rest = say(half, *ANSWERS[cut:])
    assert rest.session.state.digest() == whole.session.state.digest()
    assert len(rest.session.record.moves) == len(whole.session.record.moves)


def test_the_strength_of_the_bots_is_kept() -> None:
    session = new_session(seats=5, seed=4)
    session.bots = make_bot("random", "leaders", 3)
    session.save("strong.json")
    assert GameSession.parse(Path("strong.json").read_text("utf-8"), NAMES).bots.spec == "random"
    older = session.dump().replace('"level": "random", ', "")
    assert older != session.dump()
    assert GameSession.parse(older, NAMES).bots.spec == "lively"
    with pytest.raises(RecordError, match="no bot 'clever'"):
        GameSession.parse(session.dump().replace('"random"', '"clever"'), NAMES)


def test_load_at_the_prompt_brings_the_other_game() -> None:
    _, saved = say(new_session(seats=5, seed=4), "1", "save other.json")
    shown, play = say(new_session(seats=4, seed=1), "load other.json")
    assert play.session.state.digest() == saved.session.state.digest()
    assert "Eva" in shown


def test_undo_works_after_loading_and_dice_can_still_be_thrown() -> None:
    say(from_scenario(STEAL), "use vacuum", "choose boris", "save game.json")
    loaded = GameSession.parse(Path("game.json").read_text("utf-8"), NAMES)
    assert loaded.record.may_undo(0)
    _, play = say(loaded, "undo", "choose clea", "pay 1")
    assert any(move.chance for move in play.session.record.moves)
    assert len(play.session.state.hands[0]) == 1  # type: ignore[attr-defined]


def test_a_plain_record_can_be_loaded_too() -> None:
    Record.save(new_session(seats=6, seed=2).record, "plain.json")
    loaded = GameSession.parse(Path("plain.json").read_text("utf-8"), NAMES)
    assert (loaded.people, loaded.names) == ((0,), NAMES[:6])
    say(loaded, "1", "1", "1")


def test_a_saved_game_is_a_record() -> None:
    say(new_session(seed=4), "1", "save game.json")
    assert Record.load("game.json").moves


@pytest.mark.parametrize(
    ("key", "value"),
    [("people", [9]), ("people", "x"), ("dice", {}), ("bots", 3)],
)
def test_a_damaged_table_is_refused(key: str, value: object) -> None:
    data = json.loads(new_session().dump())
    data["table"][key] = value
    with pytest.raises(RecordError):
        GameSession.parse(json.dumps(data), NAMES)


def test_saving_writes_over_saved_games_only() -> None:
    Path("notes.txt").write_text("mine")
    shown, _ = say(
        new_session(), "save notes.txt", "save", "save no/such/folder.json", "save .", "save a.json", "save a.json"
    )
    assert Path("notes.txt").read_text() == "mine"
    assert "notes.txt is there already and is no saved game" in shown
    assert "Save it where?" in shown
    assert "no/such/folder.json cannot be written" in shown
    assert shown.count("Saved in a.json") == 2


def test_loading_what_is_no_game_says_so_and_asks_again() -> None:
    Path("bad.json").write_text('{"moves": []}')
    Path("binary").write_bytes(b"\xff\xfe\x00")
    shown, play = say(new_session(), "load", "load none.json", "load bad.json", "load binary", "load .", "1")
    assert "Load what?" in shown
    assert "none.json cannot be read" in shown
    assert "bad.json is no game that can be loaded" in shown
    assert "binary cannot be read" in shown
    assert play.session.acted


def test_a_game_is_kept_when_somebody_leaves_only_if_they_have_played() -> None:
    kept = Path("euphoria-leaders-autosave.json")
    shown, _ = say(new_session(seed=4), "help")
    assert not kept.exists()
    assert "kept" not in shown.splitlines()[-1]
    shown, play = say(new_session(seed=4), "1", "quit")
    assert "The game is kept in euphoria-leaders-autosave.json" in " ".join(shown.split())
    assert Record.load(kept).state.digest() == play.session.state.digest()


def test_the_command_goes_on_with_a_saved_game(tmp_path: Path) -> None:
    say(new_session(people=2, seats=6, seed=4), "1", "1", "save game.json")
    ran = euphoria(
        "play",
        "leaders",
        "--bots",
        "lively",
        "--load",
        "game.json",
        "--names",
        "Ana,Ben",
        "--humans",
        "1",
        cwd=tmp_path,
    )
    assert ran.returncode == 0
    assert "Ana (you)" in ran.stdout


class Settled:
    """A bot that is surprised to find itself elsewhere."""

    seats: ClassVar[list[set[int]]] = []

    def __init__(self, game: str, dice: Dice) -> None:
        self.sat: set[int] = set()
        self.seats.append(self.sat)

    def choose(self, perspective: Perspective, budget: Budget) -> Action:
        self.sat.add(perspective.seat)
        return perspective.legal()[0]


def test_each_seat_has_a_bot_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one remembers of its hand is none of the others' business."""
    monkeypatch.setitem(factory.BUILT_IN, "settled", Settled)
    session = new_session(seats=5, seed=4)
    session.bots = make_bot("settled", "leaders", 3)
    Settled.seats.clear()
    for _ in range(20):
        seat = session.decider()
        assert seat is not None
        session.let_bot(seat)
    assert len(Settled.seats) > 2
    assert all(len(sat) == 1 for sat in Settled.seats)
