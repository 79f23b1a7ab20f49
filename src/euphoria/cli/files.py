"""Reads and writes the files that a user names; an error names the file and the reason."""

from __future__ import annotations

from pathlib import Path

from euphoria.cli.errors import CommandError
from euphoria.cli.os_errors import reason
from euphoria.cli.terminal.screen import Screen
from euphoria.kernel.files.atomic_write import write_whole


def read_text(screen: Screen, path: str) -> str:
    try:
        return Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error, screen.language)
        raise CommandError(screen.say("cli-file-unreadable", file=path, reason=why)) from None


def write_text(path: Path, text: str, screen: Screen) -> None:
    """Write atomically: a crash leaves the old file or the new one."""
    try:
        write_whole(path, text)
    except OSError as error:
        why = reason(error, screen.language)
        raise CommandError(screen.say("cli-save-failed", file=str(path), reason=why)) from None


def make_folder(folder: Path, screen: Screen) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise folder_error(folder, error, screen) from None
    return folder


def folder_error(folder: Path, error: OSError, screen: Screen) -> CommandError:
    why = reason(error, screen.language)
    return CommandError(screen.say("arena-error-folder", folder=str(folder), reason=why))
