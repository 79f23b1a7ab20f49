"""Output that cannot be written, or that somebody else reads: the command behaves as commands do."""

from __future__ import annotations

import errno
import json
import os
import subprocess
from pathlib import Path

import pytest

from euphoria.cli.os_errors import REASONS, reason
from euphoria.kernel.files.atomic_write import write_whole
from euphoria.kernel.text.messages import words
from tests.cli.stage import command, euphoria, surroundings

UNICODE_SIGNS = Path("/dev/full")
SIMULATE = ("simulate", "leaders", "--games", "3", "--jobs", "1", "--seed", "1")


@pytest.mark.parametrize("arguments", [("rules",), ("rules", "the"), ("games",), ("--help",), SIMULATE])
def test_a_reader_that_goes_away_ends_the_command_without_a_word(arguments: tuple[str, ...], tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w") as nobody:
        ran = subprocess.run(
            command(*arguments), cwd=tmp_path, env=surroundings(), stdout=nobody, stderr=subprocess.PIPE, check=False
        )
    assert (ran.returncode, ran.stderr) == (141, b"")


@pytest.mark.skipif(not UNICODE_SIGNS.exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("arguments", [("rules",), ("games",), ("--help",), ("--version",), SIMULATE])
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The output cannot be written: No space left on device"),
        ("es", "No se puede escribir la salida: No queda espacio en el dispositivo"),
    ],
)
def test_output_that_does_not_fit_is_said_in_one_line(
    arguments: tuple[str, ...], language: str, said: str, tmp_path: Path
) -> None:
    surrounded = surroundings(LANG=f"{language}_XX.UTF-8")
    with UNICODE_SIGNS.open("w") as full:
        ran = subprocess.run(
            command(*arguments), cwd=tmp_path, env=surrounded, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (ran.returncode, ran.stderr.decode()) == (1, f"euphoria: {said}\n")


def test_figures_on_the_standard_output_stand_there_alone(tmp_path: Path) -> None:
    ran = euphoria(*SIMULATE, "--json", "-", cwd=tmp_path)
    assert ran.returncode == 0
    assert json.loads(ran.stdout)["games"] == 3
    assert "Who wins" in ran.stderr
    assert not list(tmp_path.iterdir())


def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, "words")
    assert os.read(reader, 10) == b"words"
    os.close(reader)
    assert pipe.is_fifo()


def test_nothing_is_left_of_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    with pytest.raises(OSError, match="directory"):
        write_whole(tmp_path / "here", "words")
    assert [path.name for path in tmp_path.iterdir()] == ["here"]


def test_the_reasons_of_the_system_are_in_both_languages() -> None:
    for name in REASONS:
        error = OSError(getattr(errno, name), os.strerror(getattr(errno, name)))
        assert reason(error, "en") == words("en").say(f"cli-os-{name}")
        assert reason(error, "es") not in (error.strerror, reason(error, "en"))
    assert reason(OSError(errno.EPROTO, "Protocol error"), "es") == "Protocol error"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("replay", "none.json"), "No existe el archivo o el directorio"),
        (("replay", "."), "Es un directorio"),
        (("verify", "none.json"), "No existe el archivo o el directorio"),
        (("play", "leaders", "--load", "none.json"), "No existe el archivo o el directorio"),
        (("play", "leaders", "--scenario", "."), "Es un directorio"),
        (("play", "leaders", "--deck", "."), "Es un directorio"),
        (("play", "leaders", "--deck", "binary"), "no es un texto en UTF-8 a partir del byte 1"),
        (("table", "show", "plaza", "--svg", "no/such.svg"), "No existe el archivo o el directorio"),
        (("table", "check", "none.toml"), "No existe el archivo o el directorio"),
        (("table", "check", "."), "Es un directorio"),
        (("team", "check", "none.toml"), "No existe el archivo o el directorio"),
        (("team", "check", "."), "Es un directorio"),
        (("arena", "leaders", "--bots", "random,lively", "--games", "1", "--out", "binary"), "El archivo ya existe"),
    ],
)
def test_a_spanish_error_has_no_english_reason(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x01")
    ran = euphoria("--lang=es", *arguments, cwd=tmp_path)
    assert ran.returncode in (1, 2)
    assert said in ran.stderr + ran.stdout
    assert (ran.stderr + ran.stdout).count("\n") <= 3
