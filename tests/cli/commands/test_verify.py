"""`euphoria verify`: the dice of a record, thrown again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from euphoria import Dice, Record, game
from euphoria.cli.main import main
from euphoria.kernel.record.verifiable_dice import VerifiableDice, commitment_of
from tests.cli.stage import complaint, euphoria
from tests.kernel.promised import SECRET, play

pytestmark = pytest.mark.usefixtures("english")

COMMITMENT = commitment_of(SECRET)
WORDS: list[str | bytes] = ["Ana's words", b"\x8f\x02", "ñandú", ""]


def new_record(id: str = "leaders", seats: int = 4) -> Record:
    return Record(game(id), seats=seats, dice=VerifiableDice(SECRET, "table-7", WORDS[:seats]))


@pytest.fixture(scope="module")
def honest() -> Record:
    kept = play(new_record())
    kept.reveal(SECRET)
    return kept


def ran(capfd: pytest.CaptureFixture[str], text: str, *arguments: str) -> tuple[int, str]:
    Path("game.json").write_text(text, "utf-8")
    status = main(("verify", "game.json", *arguments))
    shown = capfd.readouterr()
    assert shown.err == ""
    return status, shown.out


def changed(kept: Record, **changes: Any) -> str:
    data = json.loads(kept.dump())
    return json.dumps({**data, "verifiable": {**data["verifiable"], **changes}})


def test_an_honest_game_and_what_to_compare(honest: Record, capfd: pytest.CaptureFixture[str]) -> None:
    status, shown = ran(capfd, honest.dump())
    assert status == 0
    assert shown.splitlines() == [
        f"All {honest.thrown()} dice are as committed, those of shuffles included.",
        "Table: table-7",
        f"Commitment: {COMMITMENT}",
        "Seat 1 added: Ana's words",
        "Seat 2 added: 8f02",
        "Seat 3 added: ñandú",
        "Seat 4 added: nothing",
        "It counts only if this is what you saw and added before the game.",
    ]


def test_the_real_command_in_spanish(honest: Record, tmp_path: Path) -> None:
    table = {"names": ["Ana", "Ben", "Cruz", "Dani"]}
    (tmp_path / "game.json").write_text(json.dumps({**json.loads(honest.dump()), "table": table}), "utf-8")
    done = euphoria("verify", "game.json", "--lang", "es", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Los {honest.thrown()} dados son los comprometidos" in done.stdout
    assert "Cruz añadió: ñandú" in done.stdout
    assert "Dani añadió: nada" in done.stdout


def test_the_commitment_that_was_seen_before_the_game(honest: Record, capfd: pytest.CaptureFixture[str]) -> None:
    for same in (COMMITMENT, f" {COMMITMENT.upper()} "):
        assert ran(capfd, honest.dump(), "--commitment", same)[0] == 0
    status, shown = ran(capfd, honest.dump(), "--commitment", commitment_of(bytes(32)))
    assert status == 4
    assert "another commitment than the one you gave" in shown
    assert COMMITMENT in shown.replace("\n", "")


def test_a_game_whose_dice_cannot_be_verified(capfd: pytest.CaptureFixture[str]) -> None:
    status, shown = ran(capfd, Record(game("leaders"), seats=4, seed=1).dump())
    assert (status, "nothing was committed to" in shown) == (3, True)
    status, shown = ran(capfd, new_record().dump())
    assert (status, "cannot be verified yet" in shown) == (3, True)


def test_another_secret_than_the_promised_one(honest: Record, capfd: pytest.CaptureFixture[str]) -> None:
    status, shown = ran(capfd, changed(honest, secret=bytes(32).hex()))
    assert status == 4
    assert "not the one that was committed to" in shown


def test_dice_that_differ_from_the_beginning(honest: Record, capfd: pytest.CaptureFixture[str]) -> None:
    status, shown = ran(capfd, changed(honest, entropy=["Ben's words", "8f02", "ñandú", ""]))
    assert status == 4
    assert shown.startswith("Setting up, die ")
    assert "in the record" in shown and "before it" in shown


def test_the_first_move_that_differs_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    kept = play(new_record("dystopia", 2), moves=40)
    before, honest = len(kept.moves), kept.thrown()
    kept.state.dice = Dice(5)
    play(kept, seed=2).reveal(SECRET)
    stream = VerifiableDice(SECRET, "table-7", WORDS[:2], thrown=honest)
    wrong, die = next(
        (number, die)
        for number, move in enumerate(kept.moves, 1)
        if number > before
        for die, value in enumerate(move.chance, 1)
        if value != stream.below(6)
    )
    status, shown = ran(capfd, kept.dump())
    assert status == 4
    assert f"Move {wrong} (Seat {kept.moves[wrong - 1].seat + 1}), die {die}, differs: " in shown
    assert f"The {stream.thrown - 1} dice before it are as committed." in shown


def test_a_file_that_is_no_record(capfd: pytest.CaptureFixture[str]) -> None:
    Path("game.json").write_text('{"schema": 1, "game": "leaders", "moves": []}', "utf-8")
    for file, said in (("game.json", "is no game that can be loaded"), ("none.json", "none.json cannot be read")):
        assert main(("verify", file)) == 1
        assert said in complaint(capfd)
