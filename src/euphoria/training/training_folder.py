"""The folder of a training: its settings, the games of each generation, networks, and the course of it.

Every game counts as soon as its line is written, and a generation when it is in the course. So a training that is
broken off at any moment goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from euphoria.kernel.files.atomic_write import write_whole
from euphoria.training.self_play import SelfPlayGame
from euphoria.training.settings import TrainingError, TrainingSettings

SETTINGS: Final = "training.json"
COURSE: Final = "course.json"
REPORT: Final = "report.html"


class TrainingMismatch(TrainingError):
    """The folder has a training with other settings, or of another version of the game."""

    def __init__(self, folder: Path, different: dict[str, tuple[Any, Any]]) -> None:
        self.different = different
        """By name: the value in the folder, and the one asked for."""
        super().__init__(f"{folder} has another training: {', '.join(different)} differ")


class TrainingDamaged(TrainingError):
    """A file in the folder is not what a training writes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        super().__init__(f"{file} is damaged")


def games_of(generation: int) -> str:
    """The name of the games that this generation learns from."""
    return f"{generation:03}-games"


def trials_of(generation: int) -> str:
    """The name of the games in which its network was tested."""
    return f"{generation:03}-tests"


class TrainingFolder:
    def __init__(self, folder: Path, settings: TrainingSettings) -> None:
        """Begin a training there, or go on with the one that is there; it must have the same settings."""
        self.folder = folder
        self.settings = settings
        ours = settings.json()
        path = folder / SETTINGS
        if path.exists():
            theirs = _read_json(path)
            different = {name: (theirs.get(name), value) for name, value in ours.items() if theirs.get(name) != value}
            if different:
                raise TrainingMismatch(folder, different)
        else:
            write_whole(path, json.dumps(ours, indent=1) + "\n")

    def network(self, generation: int) -> Path:
        """The network that has learned from the games of this generation."""
        return self.folder / f"{generation:03}.network"

    # The games of a generation.

    def games(self, name: str) -> dict[int, SelfPlayGame]:
        """By number: the games of this name that have been played. A line that was cut short is no game."""
        path = self._games(name)
        if not path.exists():
            return {}
        found: dict[int, SelfPlayGame] = {}
        for line in path.read_text("utf-8").splitlines(keepends=True):
            if not line.endswith("\n"):
                break
            try:
                number, seed, actions, thoughts, winners = json.loads(line)
                counted = {int(at): {int(one): n for one, n in visits.items()} for at, visits in thoughts.items()}
                found[int(number)] = SelfPlayGame(seed, actions, counted, tuple(winners))
            except (ValueError, TypeError, AttributeError):
                raise TrainingDamaged(path) from None
        return found

    @contextmanager
    def adding(self, name: str) -> Iterator[GameWriter]:
        """To add games of this name; what an earlier run left of half a line is dropped."""
        path = self._games(name)
        if path.exists():
            whole = path.read_bytes()
            if not whole.endswith(b"\n"):
                write_whole(path, whole[: whole.rfind(b"\n") + 1])
        with path.open("a", encoding="utf-8") as stream:
            yield GameWriter(stream)

    def _games(self, name: str) -> Path:
        return self.folder / f"{name}.jsonl"

    # The course.

    def course(self) -> list[dict[str, Any]]:
        """What was measured of each generation that has been learned from. It is written when its network is there."""
        path = self.folder / COURSE
        found = _read_json(path)["generations"] if path.exists() else []
        if not isinstance(found, list):
            raise TrainingDamaged(path)
        return found

    def tests(self, generation: int) -> tuple[int, int]:
        """How many tests its network has won, and of how many."""
        played = self.games(trials_of(generation))
        return sum(number % self.settings.seats in game.winners for number, game in played.items()), len(played)

    def write_course(self, generations: list[dict[str, Any]]) -> None:
        write_whole(self.folder / COURSE, json.dumps({"generations": generations}, indent=1) + "\n")


class GameWriter:
    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def add(self, number: int, game: SelfPlayGame) -> None:
        """Write a game, and have it on its way to the disk before it counts."""
        self._stream.write(json.dumps([number, *game], separators=(",", ":")) + "\n")
        self._stream.flush()


def _read_json(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        raise TrainingDamaged(path) from None
    if not isinstance(found, dict):
        raise TrainingDamaged(path)
    return found
