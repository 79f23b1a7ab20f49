"""What every worker does: play, copy and count when asked, one line of JSON for each line of JSON.

Runs in two environments, ours and the peers', so it needs nothing but the standard library.

    {"do": "study", "games": 16}              how games of this contender look; also the warm-up
    {"do": "play", "seed": 1, "seconds": 1.5} whole games, one after another, from this seed on
    {"do": "copy", "seconds": 0.3}            copies of the states that `study` left in mid-game
    {"do": "query", "name": "reach", "seconds": 0.3}  questions to these states, of those that the contender has

A reply has the figures, or `error`. The end of the input ends the worker.
"""

from __future__ import annotations

import json
import os
import random
import sys
import traceback
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

Pick = Callable[[Sequence[Any]], Any]
Calls = list[Callable[[], object]]
Reply = dict[str, Any]

ENDLESS = 200_000
"""Decisions after which a game is taken to never end: an error, not a figure."""

PASSES = 8
"""Rounds over all mid-game states between two looks at the clock."""


@dataclass(frozen=True)
class Contender:
    """A game as the benchmark sees it."""

    version: str
    walk: Callable[[int, Pick, int], tuple[Any, int]]
    """(seed, pick, stop): plays until the end or for `stop` decisions; the state, and the decisions made."""
    copier: Callable[[Any], Callable[[], object]] | None
    """The call that copies a state; None where the package has none."""
    queries: Mapping[str, Callable[[Any], Calls]] = field(default_factory=dict)
    """By name: the questions of that kind to a state, a call each."""
    playout: Callable[[int], int] | None = None
    """(seed): plays a whole game in one call and returns its decisions; None where each decision is a call."""


def chooser(seed: int) -> Pick:
    """The one way in which every contender chooses: cheap, uniform, repeatable."""
    draw = random.Random(seed).random

    def pick(actions: Sequence[Any]) -> Any:
        return actions[int(draw() * len(actions))]

    return pick


@dataclass
class Census:
    """Counts what there was to choose from. Too slow to be timed, so it never is."""

    decisions: int = 0
    options: int = 0
    forced: int = 0

    def watching(self, pick: Pick) -> Pick:
        def counting(actions: Sequence[Any]) -> Any:
            self.decisions += 1
            self.options += len(actions)
            self.forced += len(actions) == 1
            return pick(actions)

        return counting


@dataclass
class Bench:
    contender: Contender
    copies: Calls = field(default_factory=list)
    queries: defaultdict[str, Calls] = field(default_factory=lambda: defaultdict(list))

    def whole_game(self, seed: int, pick: Pick) -> int:
        _, made = self.contender.walk(seed, pick, ENDLESS)
        if made == ENDLESS:
            raise RuntimeError(f"the game of seed {seed} did not end within {ENDLESS} decisions")
        return made

    def played(self, seed: int) -> int:
        """The decisions of a whole game that is timed."""
        if self.contender.playout is not None:
            return self.contender.playout(seed)
        return self.whole_game(seed, chooser(seed))

    def study(self, games: int) -> Reply:
        walk, copier = self.contender.walk, self.contender.copier
        census = Census()
        for seed in range(1, games + 1):
            length = self.whole_game(seed, census.watching(chooser(seed)))
            if copier is not None:
                middle, _ = walk(seed, chooser(seed), length // 2)
                self.copies.append(copier(middle))
                for name, calls_of in self.contender.queries.items():
                    self.queries[name] += calls_of(middle)
        return {
            "version": self.contender.version,
            "copies": copier is not None,
            "queries": list(self.queries),
            "games": games,
            "decisions": census.decisions,
            "options": census.options / census.decisions,
            "forced": census.forced / census.decisions,
        }

    def play(self, seed: int, seconds: float) -> Reply:
        decisions = games = 0
        wall, start = perf_counter(), process_time()
        while (spent := process_time() - start) < seconds:
            decisions += self.played(seed + games)
            games += 1
        return {"decisions": decisions, "games": games, "cpu": spent, "wall": perf_counter() - wall}

    def copy(self, seconds: float) -> Reply:
        return self.timed("copies", self.copies * PASSES, seconds)

    def query(self, name: str, seconds: float) -> Reply:
        for call in self.queries[name]:
            call()  # what is kept of answers may be gone since the last round
        return self.timed("queries", self.queries[name], seconds)

    def timed(self, what: str, calls: Calls, seconds: float) -> Reply:
        made = 0
        wall, start = perf_counter(), process_time()
        while (spent := process_time() - start) < seconds:
            for call in calls:
                call()
            made += len(calls)
        return {what: made, "cpu": spent, "wall": perf_counter() - wall}

    def answer(self, line: str) -> Reply:
        command: dict[str, Any] = json.loads(line)
        ask: dict[str, Callable[..., Reply]] = {
            "study": self.study, "play": self.play, "copy": self.copy, "query": self.query,
        }  # fmt: skip
        reply = ask[command.pop("do")](**command)
        return reply | {"peak_mib": peak_mib()}


def peak_mib() -> float | None:
    """The most memory this process ever held; None where the system does not say."""
    try:  # not getrusage first: on Linux its maximum survives exec, and so holds the parent's memory too
        status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
        return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM:"))
    except (OSError, StopIteration):
        pass
    try:
        import resource
    except ImportError:
        return None
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def serve(prepare: Callable[[], Contender]) -> None:
    """Answers until the input ends. What a package prints goes to stderr, away from the replies."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    bench: Bench | None = None
    for line in sys.stdin:
        try:
            bench = bench or Bench(prepare())
            reply = bench.answer(line)
        except Exception as error:  # told to the harness, which names it in its report
            last = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(last.filename).name}, line {last.lineno}"
            reply = {"error": f"{type(error).__name__}: {error} ({where})"}
        print(json.dumps(reply), file=replies, flush=True)
