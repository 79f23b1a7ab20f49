"""The command line: what is wrong is said in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from euphoria.cli.main import main
from tests.cli.stage import complaint, euphoria, new_session

pytestmark = pytest.mark.usefixtures("english")

PLAY, SIMULATE = ("play", "leaders", "--bots", "lively"), ("simulate", "leaders")
BAD_DECK = 'name = "mine"\n[[artifact]]\nid = "one"\nname = { en = "One", es = "Uno" }\nkind = "magic"\n'


@pytest.fixture(autouse=True)
def _files(_elsewhere: None) -> None:
    Path("deck.toml").write_text(BAD_DECK)
    Path("one-line.toml").write_text('name = "x"')
    Path("scenario.txt").write_text("game: leaders\nseats: 99\n")
    Path("chess.txt").write_text("game: chess\n")
    Path("record.json").write_text('{"schema": 1, "game": "leaders", "moves": []}')
    Path("binary").write_bytes(b"\xff\xfe\x00\x01")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((*PLAY, "--deck", "binary"), "binary cannot be read"),
        ((*PLAY, "--deck", "."), ". cannot be read"),
        ((*PLAY, "--load", "none.json"), "none.json cannot be read: No such file"),
        ((*PLAY, "--load", "record.json"), "record.json is no game that can be loaded"),
        ((*PLAY, "--load", "binary"), "binary cannot be read"),
        ((*PLAY, "--scenario", "scenario.txt"), "scenario.txt is no scenario that can be set up: line 2, column 8"),
        ((*PLAY, "--scenario", "chess.txt"), "line 1"),
        ((*PLAY, "--scenario", "none.txt"), "none.txt cannot be read"),
        (("replay", "record.json"), "record.json is no game that can be loaded"),
        (("replay", "none.json"), "none.json cannot be read"),
        ((*SIMULATE, "--json", "no/such/out.json"), "no folder to write no/such/out.json into"),
        (("rules", "zzzz"), "No rule has this id or these words"),
    ],
)
def test_what_goes_wrong_is_one_line_and_status_1(
    arguments: tuple[str, ...], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 1
    assert said in complaint(capfd)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((*PLAY, "--seats", "9"), "--seats cannot be 9: Leaders of Euphoria is for 4 to 8 players"),
        ((*PLAY, "--guns", "9"), "--guns cannot be 9: choose a whole number from 0 to 4"),
        ((*PLAY, "--edition", "C"), "--edition cannot be C: choose one of A, B"),
        ((*PLAY, "--deck", "nope"), "there is no deck 'nope'"),
        ((*PLAY, "--deck", "deck.toml"), "--deck cannot be deck.toml: deck, line 5: kind is"),
        ((*PLAY, "--deck", "one-line.toml"), "a deck needs [[artifact]] tables"),
        ((*PLAY, "--humans", "5"), "--humans cannot be 5: choose 0 to 4"),
        ((*PLAY, "--humans", "-1"), "--humans cannot be -1"),
        (
            (*PLAY, "--bots", "clever"),
            "--bots cannot be clever: choose one of random, lively, greedy, planner, learned, easy",
        ),
        ((*PLAY, "--bots", "planner:soon"), "--bots cannot be planner:soon"),
        ((*PLAY, "--names", "Ana,Ana"), "the same name"),
        ((*PLAY, "--names", "Ana,,Ben"), "cannot be a name"),
        ((*PLAY, "--names", "Bartholomew the Third"), "cannot be a name"),
        ((*PLAY, "--names", "\x1b[31mRed"), "cannot be a name"),
        ((*PLAY, "--names", "A,B,C,D,E"), "5 names are too many for 4 seats"),
        ((*PLAY, "--load", "record.json", "--guns", "2"), "brings its own seats, seed and options"),
        ((*PLAY, "--scenario", "scenario.txt", "--seats", "5"), "brings its own seats"),
        ((*SIMULATE, "--games", "0"), "--games is a whole number from 1 to"),
        ((*SIMULATE, "--jobs", "0"), "--jobs is a whole number from 1 to"),
        ((*SIMULATE, "--seats", "3"), "--seats cannot be 3: Leaders of Euphoria is for 4 to 8 players"),
        ((*SIMULATE, "--turns", "0"), "--turns cannot be 0"),
        (("rules", "--game", "chess"), "--game cannot be chess: choose one of"),
    ],
)
def test_a_bad_value_is_one_line_that_names_the_option_and_status_2(
    arguments: tuple[str, ...], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    complained = complaint(capfd)
    assert said in complained
    assert arguments[-2] in complained or "its own seats, seed and options" in complained


@pytest.mark.parametrize(
    "arguments",
    [(), ("dance",), ("play",), ("play", "chess"), (*PLAY, "--seats", "x"), (*PLAY, "--nonsense"),
     (*PLAY, "--lang", "tlh"), ("replay",),
     ("replay", "a", "--seat", "1", "--all"), (*PLAY, "--load", "a", "--scenario", "b")],
)  # fmt: skip
@pytest.mark.parametrize(("language", "usage"), [("en", "usage: "), ("es", "uso: ")])
def test_misuse_is_status_2_with_the_usage(
    arguments: tuple[str, ...],
    language: str,
    usage: str,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    shown = capfd.readouterr().err
    assert shown.startswith(usage)
    if language == "es":
        for english in ("invalid", "required", "unrecognized", "not allowed", "argument "):
            assert english not in shown


def test_the_seat_of_a_replay_must_be_there(capfd: pytest.CaptureFixture[str]) -> None:
    new_session().save("game.json")
    assert main(("replay", "game.json", "--seat", "5")) == 2
    assert "--seat cannot be 5: this game has seats 1 to 4" in capfd.readouterr().err


def test_version_games_and_rules(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(("--version",)) == 0
    shown = capfd.readouterr().out
    with pytest.raises(SystemExit) as left:
        main(("--lang", "es", "--version"))
    assert left.value.code == 0
    assert shown == capfd.readouterr().out
    assert "euphoria-table" in shown
    assert main(("games",)) == 0
    shown = capfd.readouterr().out
    for words in ("leaders", "4 to 8 players", "--edition", "A|B", "--deck", "[standard]"):
        assert words in shown
    assert main(("games", "--lang", "es")) == 0
    assert "de 4 a 8 jugadores" in capfd.readouterr().out
    assert main(("rules",)) == 0
    assert "being-shot" in capfd.readouterr().out
    assert main(("rules", "l-shot-2")) == 0
    assert "drops their laser" in capfd.readouterr().out
    assert main(("--lang=es", "rules", "paraguas")) == 0
    assert "L-a19" in capfd.readouterr().out
    for wanted in ("guns", "Ray guns", "pistolas de rayos", "L-gun"):
        assert main(("rules", "--game", "leaders", *wanted.split())) == 0
        assert capfd.readouterr().out.count("L-gun-") >= 5, wanted


def test_a_deck_of_ones_own_and_a_scenario(tmp_path: Path) -> None:
    standard = (Path(__file__).parents[2] / "decks" / "standard.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(standard.replace("Opera Glasses", "Magic Lantern"), "utf-8")
    (tmp_path / "position.txt").write_text("game: leaders\nseats: 4\nturn: A action\nA: E* e s / opera-glasses\n")
    ran = euphoria(*PLAY, "--deck", "mine.toml", cwd=tmp_path, stdin="card lantern\n")
    assert ran.returncode == 0
    assert "Magic Lantern  action  L-a01" in ran.stdout
    ran = euphoria(*PLAY, "--scenario", "position.txt", cwd=tmp_path)
    assert "Hand: Opera Glasses" in ran.stdout
