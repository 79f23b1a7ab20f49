"""The file of a contest's games: a header line, then one line of JSON per game, flushed to disk before it counts.

A line that was cut short by a crash is dropped when the file is opened again, and its game is played again. Nothing
else is ever removed.
"""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any

from euphoria.arena.contest.bot_game import PlayedGame
from euphoria.arena.contest.schedule import Contest, ScheduledGame
from euphoria.bots.process.bot_file import fingerprint
from euphoria.games import game as find_game
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.version import __version__

with contextlib.suppress(ImportError):  # missing on Windows: there the file is not locked
    import fcntl

SCHEMA = 1


class GameFileError(EuphoriaError):
    """The file cannot be continued."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        super().__init__(f"{path}{reason}")


class GameFileInUse(GameFileError):
    """Another process has locked the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, " is in use by another run")


class GameFileDamaged(GameFileError):
    """A line is not a game, or a game is there twice."""

    def __init__(self, path: Path, line: int) -> None:
        self.line = line
        super().__init__(path, f", line {line}: damaged")


class ContestMismatch(GameFileError):
    """The file belongs to a different contest."""

    def __init__(self, path: Path, different: dict[str, tuple[Any, Any]]) -> None:
        self.different = different
        """By name: the value in the file and the value asked for."""
        details = "; ".join(f"{name} is {theirs!r} there, not {ours!r}" for name, (theirs, ours) in different.items())
        super().__init__(path, f" is of another contest: {details}")


def contest_header(contest: Contest) -> dict[str, Any]:
    """The header: what two runs must have in common. It omits the number of games, which can be raised later."""
    return {
        "schema": SCHEMA,
        "program": f"euphoria-table {__version__}",
        "game": contest.game,
        "revision": find_game(contest.game).revision,
        "seats": contest.seats,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "options": contest.options,
        **({"by_team": True} if contest.by_team else {}),
        **({"code": {name: fingerprint(path) for name, path in contest.code.items()}} if contest.code else {}),
    }


class GameFile:
    """The open, locked file of one contest: games already played, and appending more."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.played: dict[int, PlayedGame] = {}
        """Games by their number."""
        self._file = open(path, "a+b")  # noqa: SIM115  closed by `close`
        try:
            self._lock()
            self._read(contest_header(contest))
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> GameFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._file.close()

    def find(self, scheduled: ScheduledGame) -> PlayedGame | None:
        """The record of a scheduled game, if it was played; `ContestMismatch` if it was played differently."""
        game = self.played.get(scheduled.number)
        if game is not None and (game.deal, game.bots) != (scheduled.deal, scheduled.bots):
            raise ContestMismatch(self.path, {f"game {scheduled.number}": (list(game.bots), list(scheduled.bots))})
        return game

    def add(self, game: PlayedGame) -> None:
        """Append a game; it is on the disk when this returns."""
        self._write(game.json())
        self.played[game.number] = game

    def _lock(self) -> None:
        if "fcntl" in globals():
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise GameFileInUse(self.path) from None

    def _read(self, ours: dict[str, Any]) -> None:
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            self._file.truncate(whole)
        lines = text[:whole].splitlines()
        if not lines:
            self._write(ours)
            self._sync_folder()
            return
        theirs = self._line(lines[0], 1)
        different = {
            name: (theirs.get(name), wanted) for name, wanted in ours.items() if theirs.get(name) != _plain(wanted)
        }
        if different:
            raise ContestMismatch(self.path, different)
        for number, line in enumerate(lines[1:], 2):
            try:
                game = PlayedGame.read(self._line(line, number))
            except (KeyError, TypeError):
                raise GameFileDamaged(self.path, number) from None
            if game.number in self.played:
                raise GameFileDamaged(self.path, number)
            self.played[game.number] = game

    def _line(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            raise GameFileDamaged(self.path, number)
        return data

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _sync_folder(self) -> None:
        """Flush the folder entry of a new file to disk."""
        with contextlib.suppress(OSError):  # folders cannot be opened on Windows
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def _plain(value: Any) -> Any:
    """The value after a round trip through JSON."""
    return json.loads(json.dumps(value))
