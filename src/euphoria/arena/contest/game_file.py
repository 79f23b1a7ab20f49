"""The games of a contest on disk: one line a game, written out before the next one counts.

The first line says what contest it is. A line that a crash has cut short is dropped when the file is opened again, and
its game is played again; nothing else is ever taken back.
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
from euphoria.games import game as find_game
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.version import __version__

with contextlib.suppress(ImportError):  # Windows has none; there two runs in one folder are not told apart
    import fcntl

SCHEMA = 1


class GameFileError(EuphoriaError):
    """A file of games that cannot be gone on with."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        super().__init__(f"{path}{reason}")


class GameFileInUse(GameFileError):
    """Another run writes into it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, " is in use by another run")


class GameFileDamaged(GameFileError):
    """It has a line that is no game, or a game twice."""

    def __init__(self, path: Path, line: int) -> None:
        self.line = line
        super().__init__(path, f", line {line}: damaged")


class ContestMismatch(GameFileError):
    """The file belongs to another contest than the one that is to go on."""

    def __init__(self, path: Path, different: dict[str, tuple[Any, Any]]) -> None:
        self.different = different
        """By name: what the file has, and what was asked for."""
        said = "; ".join(f"{name} is {theirs!r} there, not {ours!r}" for name, (theirs, ours) in different.items())
        super().__init__(path, f" is of another contest: {said}")


def contest_header(contest: Contest) -> dict[str, Any]:
    """What two runs must share to be one contest. How many games are asked for is no part of it: one may go on."""
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
    }


class GameFile:
    """Open for one contest: what has been played, and room for more."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.played: dict[int, PlayedGame] = {}
        """By the number of the game."""
        self._file = open(path, "a+b")  # noqa: SIM115  closed by `close`
        try:
            self._claim()
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

    def find(self, match: ScheduledGame) -> PlayedGame | None:
        """The game of this match, if it has been played; it must have been played as it was planned."""
        game = self.played.get(match.number)
        if game is not None and (game.deal, game.bots) != (match.deal, match.bots):
            raise ContestMismatch(self.path, {f"game {match.number}": (list(game.bots), list(match.bots))})
        return game

    def add(self, game: PlayedGame) -> None:
        """When this returns, the game is on the disk."""
        self._write(game.json())
        self.played[game.number] = game

    def _claim(self) -> None:
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
            self._settle_in()
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

    def _settle_in(self) -> None:
        """The name of a new file is on the disk only when its folder is."""
        with contextlib.suppress(OSError):  # Windows opens no folders
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def _plain(value: Any) -> Any:
    """As it comes back from JSON."""
    return json.loads(json.dumps(value))
