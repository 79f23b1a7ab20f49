"""Whole games at the screen, alone against bots."""

from __future__ import annotations

import random
import subprocess
import time
from pathlib import Path

import pytest

from euphoria import Record
from euphoria.cli.terminal.play.game_loop import GameLoop
from tests.cli.stage import Stage, Terminal, chance, command, euphoria, new_session, say, surroundings


@pytest.mark.parametrize(("language", "seats"), [("en", 4), ("es", 5), ("en", 8)])
@pytest.mark.parametrize("size", [(80, 24), (100, 40), (160, 45)])
def test_a_game_is_played_to_its_end(
    language: str, seats: int, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    width, height = size
    numbers = chance(seats)
    session = new_session(seats=seats, turns=4, guns=4)
    # When the game is over, whatever is typed next is Enter.
    stage = Stage(lambda prompt: numbers(prompt) if session.state.outcome is None else "", language, width, height)
    assert GameLoop(stage.screen, session).run() == 0
    outcome = session.state.outcome
    assert outcome is not None
    assert stage.screen.say("cli-you-won" if 0 in outcome.winners else "cli-you-lost") in stage.text
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("language", "question"), [("en", "Lay out your three recruits"), ("es", "Coloca tus tres")])
def test_the_command_itself_plays_from_plain_lines(language: str, question: str, tmp_path: Path) -> None:
    rng = random.Random(5)
    lines = "".join(f"{rng.randint(1, 6)}\n" for _ in range(400))
    ran = euphoria(
        "play",
        "leaders",
        "--bots",
        "lively",
        "--seats",
        "4",
        "--seed",
        "5",
        "--turns",
        "3",
        "--lang",
        language,
        cwd=tmp_path,
        stdin=lines,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert question in ran.stdout
    assert ("The game is over" if language == "en" else "La partida ha terminado") in ran.stdout


def test_the_language_is_that_of_the_locale(tmp_path: Path) -> None:
    ran = euphoria("play", "leaders", "--bots", "lively", "--seed", "5", cwd=tmp_path, LANG="es_MX.UTF-8")
    assert "Preparación" in ran.stdout


def test_the_same_seed_is_the_same_game() -> None:
    first, second = (say(new_session(seed=9), "1", "1", "1", "1")[0] for _ in range(2))
    assert first == second


def test_nobody_plays_while_bots_do(tmp_path: Path) -> None:
    ran = euphoria("play", "leaders", "--bots", "lively", "--humans", "0", "--turns", "2", "--seed", "3", cwd=tmp_path)
    assert ran.returncode == 0
    assert "The limit on turns is reached" in ran.stdout


@pytest.mark.parametrize(("encoding", "sign"), [("ascii", "(*oE*)"), ("latin-1", "(*oE*)"), ("utf-8", "(★○E★)")])
def test_signs_that_every_terminal_has(encoding: str, sign: str, tmp_path: Path) -> None:
    environment = surroundings(PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    words = command("play", "leaders", "--bots", "lively", "--seats", "5", "--seed", "7", "--lang", "es")
    ran = subprocess.run(words, cwd=tmp_path, env=environment, stdin=subprocess.DEVNULL, capture_output=True)
    shown = ran.stdout.decode(encoding)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert sign in shown
    assert ("Preparacion" if encoding == "ascii" else "Preparación") in shown


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_on_a_terminal_it_clears_colours_and_leaves_at_ctrl_d(no_color: str, coloured: bool, tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "leaders", "--bots", "lively", "--seats", "5", "--seed", "7", NO_COLOR=no_color
    )
    terminal.asked()
    terminal.type("\x04")
    terminal.until("Thank you for your cooperation")
    assert terminal.end() == 0
    assert "\x1b[2J" in terminal.shown
    assert ("\x1b[1;38;" in terminal.shown or "\x1b[38;" in terminal.shown) is coloured
    assert not list(tmp_path.iterdir())  # nobody had done anything


def test_ctrl_c_keeps_the_game_and_says_so(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "leaders", "--bots", "lively", "--seats", "5", "--seed", "7")
    terminal.asked()
    terminal.type("1\n")
    terminal.until("While you waited")
    terminal.until("Enter: to the table")
    time.sleep(0.2)  # in the moment before it reads, Python hears Ctrl-C only with the next key
    terminal.type("\x03")
    terminal.until("The game is kept in euphoria-leaders-autosave.json")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown
    assert Record.load(tmp_path / "euphoria-leaders-autosave.json").moves
