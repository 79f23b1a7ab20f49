"""`euphoria verify`: checks the dice of a record against the commitment published before the game.

Exit status: 0 if they match, 3 if that cannot be checked, 4 if they do not match, 1 if the file is not a record.
"""

from __future__ import annotations

import argparse
import json

from rich.text import Text

from euphoria.cli.command import Command
from euphoria.cli.errors import CommandError
from euphoria.cli.files import read_text
from euphoria.cli.terminal.play.session import stored_names
from euphoria.cli.terminal.screen import Screen
from euphoria.kernel.core.errors import RecordError
from euphoria.kernel.record.record import Record
from euphoria.kernel.record.verifiable_dice import Evidence
from euphoria.kernel.record.verify_dice import Verdict, verify
from euphoria.kernel.text.messages import words

GOOD, UNKNOWN, BAD = 0, 3, 4


def add_arguments(parser: argparse.ArgumentParser, shared: argparse.ArgumentParser, language: str) -> None:
    say = words(language).say
    parser.add_argument("file", metavar=say("cli-arg-file"), help=say("cli-arg-record"))
    parser.add_argument("--commitment", metavar="HEX", help=say("cli-arg-commitment"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    text = read_text(screen, arguments.file)
    try:
        record = Record.parse(text)
        verdict = verify(record)
    except RecordError as error:
        raise CommandError(screen.say("cli-load-failed", file=arguments.file, reason=str(error))) from None
    evidence = record.evidence
    if evidence is None:
        screen.tell("cli-verify-none", "bad")
        return UNKNOWN
    names = stored_names(json.loads(text).get("table"), record.seats)
    names = names or tuple(screen.say("cli-verify-seat", seat=seat + 1) for seat in range(record.seats))
    if arguments.commitment is not None and arguments.commitment.strip().casefold() != evidence.commitment:
        screen.tell("cli-verify-commitment", "bad", commitment=evidence.commitment)
        return BAD
    if not verdict.revealed:
        screen.tell("cli-verify-hidden", "bad")
        return UNKNOWN
    if not verdict.kept:
        screen.tell("cli-verify-secret", "bad")
        return BAD
    if verdict.difference is not None:
        _tell_difference(screen, record, verdict, names)
        return BAD
    screen.tell("cli-verify-good", "good", count=verdict.dice)
    if verdict.skipped:
        screen.tell("cli-verify-skipped", "quiet", count=verdict.skipped)
    _show_evidence(screen, evidence, names)
    return GOOD


def _tell_difference(screen: Screen, record: Record, verdict: Verdict, names: tuple[str, ...]) -> None:
    assert verdict.difference is not None
    move, die, *both = verdict.difference
    shown, thrown = (screen.say("cli-verify-nothing") if number is None else str(number) for number in both)
    numbers = screen.say("cli-verify-numbers", shown=shown, thrown=thrown)
    if move:
        player = names[record.moves[move - 1].seat]
        screen.tell("cli-verify-move", "bad", move=move, player=player, die=die, numbers=numbers)
    else:
        screen.tell("cli-verify-setup", "bad", die=die, numbers=numbers)
    screen.tell("cli-verify-before", "quiet", count=verdict.dice)


def _show_evidence(screen: Screen, evidence: Evidence, names: tuple[str, ...]) -> None:
    """The commitment and the entropy of each player, which players can compare with their own notes."""
    lines = [
        screen.say("cli-verify-table", table=evidence.table),
        screen.say("cli-verify-promise", commitment=evidence.commitment),
    ]
    for name, added in zip(names, evidence.entropy, strict=True):
        lines.append(screen.say("cli-verify-added", player=name, words=added or screen.say("cli-verify-empty")))
    for line in lines:
        screen.console.print(Text(line), soft_wrap=True)  # unwrapped, so that it can be copied
    screen.tell("cli-verify-hint", "quiet")


COMMAND = Command("verify", add_arguments, run)
