"""The race: each contender in a process of its own, all of them in turns; and its command line."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks import peer_env, regression
from benchmarks.contenders import ENTRIES, LIMITS, TARGETS, YARDSTICK, Entry
from benchmarks.report import Result, show, verdict, within

ROOT = Path(__file__).resolve().parent.parent
STUDIED = 16
"""Games that are looked at, untimed, before the rounds; each leaves one mid-game state to copy."""

SEEDS_A_ROUND = 1_000_000


class NotMeasuredError(Exception):
    """A contender that cannot go on, and why."""


class Worker:
    """One contender in a process of its own."""

    def __init__(self, entry: Entry) -> None:
        module, *arguments = entry.worker
        python = sys.executable if entry.package is None else str(peer_env.python())
        self._process = subprocess.Popen(
            [python, "-m", f"benchmarks.{module}", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
            env=_environment(entry),
        )

    def ask(self, limit: float, **command: Any) -> dict[str, Any]:
        """One command, one reply, within `limit` seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        clock = threading.Timer(limit, self._process.kill)
        clock.start()
        try:
            print(json.dumps(command), file=self._process.stdin, flush=True)
            line = self._process.stdout.readline()
        except OSError:
            line = ""
        finally:
            clock.cancel()
        if not line:
            raise NotMeasuredError(f"its worker died, or took over {limit:.0f} s to {command['do']}")
        reply: dict[str, Any] = json.loads(line)
        if "error" in reply:
            raise NotMeasuredError(reply["error"])
        return reply

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        self._process.stdin.close()
        self._process.stdout.close()


def _environment(entry: Entry) -> dict[str, str]:
    """The same hashes in every run, since orders of actions may follow them, and one thread."""
    fixed = {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    kept = {key: value for key, value in os.environ.items() if entry.package is None or key != "PYTHONPATH"}
    return kept | fixed | ({"EUPHORIA_PURE": "1"} if entry.pure else {})


def race(results: dict[str, Result], rounds: int, seconds: float, console: Console) -> None:
    """Every contender a little, in turns, again and again. Fills in the results."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ExitStack() as stack:
        progress = stack.enter_context(Progress(*columns, console=console, transient=True))
        task = progress.add_task("", total=(rounds + 1) * len(results))
        workers: dict[str, Worker] = {}
        for number in range(rounds + 1):  # round 0 is for a look and a warm-up
            said = []
            for result in _turn(list(results.values()), number):
                entry = result.entry
                progress.update(task, description=f"round {number}/{rounds}: {entry.name}")
                try:
                    if result.failure is None:
                        if entry.name not in workers:
                            workers[entry.name] = worker = Worker(entry)
                            stack.callback(worker.close)
                        said.append(_measure(workers[entry.name], result, number, seconds))
                except (NotMeasuredError, OSError) as error:
                    result.failure = str(error)
                    console.print(f"{entry.label} NOT MEASURED: {error}", style="bold red", markup=False)
                progress.advance(task)
            if said:
                console.print(f"round {number}/{rounds}: {', '.join(said)}", style="dim", markup=False)


def _turn(results: list[Result], number: int) -> list[Result]:
    """Another one begins in every round, so that nobody is always the first."""
    first = number % len(results)
    return results[first:] + results[:first]


def _measure(worker: Worker, result: Result, number: int, seconds: float) -> str:
    """One turn of one contender; what to say about it."""
    limit = 60 + 20 * seconds
    if number == 0:
        result.study = worker.ask(2 * limit, do="study", games=STUDIED)
        worker.ask(limit, do="play", seed=1, seconds=seconds / 5)
        return f"{result.entry.name} ready"
    play = worker.ask(limit, do="play", seed=1 + number * SEEDS_A_ROUND, seconds=seconds)
    if result.study["copies"]:
        result.copies[number] = worker.ask(limit, do="copy", seconds=seconds / 5)
    for name in result.study["queries"]:
        asked = worker.ask(limit, do="query", name=name, seconds=seconds / 5)
        result.queries.setdefault(name, {})[number] = asked
    result.plays[number] = play
    result.peak_mib = play["peak_mib"]
    return f"{result.entry.name} {result.rates('play')[number]:,.0f}/s"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure our games against their peers, in turns, on one core.")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each contender (default 5)")
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU seconds of play in a turn (default 1.5)")
    names = [entry.name for entry in ENTRIES]
    parser.add_argument(
        "--only",
        action="append",
        choices=names,
        metavar="NAME",
        help=f"only this one; may be repeated: {', '.join(names)}",
    )
    parser.add_argument("--json", type=Path, metavar="OUT", help="also write every figure of every round to this file")
    parser.add_argument("--keep", action="store_true", help="keep this run's ratios for later runs to be compared with")
    parser.add_argument("--no-peers", action="store_true", help="only our own games; installs nothing")
    chosen = parser.parse_args()
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    if not selected(chosen):
        parser.error("--only names peers and --no-peers leaves them out: nothing to measure")
    return chosen


def selected(chosen: argparse.Namespace) -> list[Entry]:
    named = [entry for entry in ENTRIES if not chosen.only or entry.name in chosen.only]
    return [entry for entry in named if not (chosen.no_peers and entry.package)]


def main() -> int:
    chosen = arguments()
    console = Console()
    if not console.is_terminal:
        console = Console(width=150)
    console.print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores", highlight=False)

    results = {entry.name: Result(entry) for entry in selected(chosen)}
    wanted = [result.entry.package for result in results.values() if result.entry.package]
    missing = peer_env.ready(wanted, console.print)
    for result in results.values():
        result.failure = missing.get(result.entry.package or "")
    for package, why in missing.items():
        console.print(f"{package} NOT MEASURED: {why}", style="bold red", markup=False)

    race(results, chosen.rounds, chosen.seconds, console)
    show(console, results, chosen.rounds, chosen.seconds)
    if chosen.json:
        figures = {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "yardstick": YARDSTICK,
            "contenders": [result.as_json() for result in results.values()],
            "targets": [{**vars(target), "met": verdict(results, target)} for target in TARGETS],
            "limits": [{**vars(limit), "met": within(results, limit)} for limit in LIMITS],
        }
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    failed = any(result.failure for result in results.values())
    slower = compare(results, chosen.keep, console)
    return 1 if failed or slower or missed(results) else 0


def compare(results: dict[str, Result], keep: bool, console: Console, path: Path = regression.KEPT) -> bool:
    """Keep this run's ratios, or tell which are lower than the kept ones, and whether any is."""
    now = regression.measured(results)
    if keep:
        regression.keep(now, path)
        console.print(f"{len(now)} ratios are kept in {path.name}.")
        return False
    slower = regression.fallen(now, regression.read(path))
    for line in slower:
        console.print(f"SLOWER: {line}", style="bold red", markup=False)
    if now and not slower:
        console.print(f"Nothing is more than {regression.TOLERATED:.0%} slower than the kept ratios say.")
    return bool(slower)


def missed(results: dict[str, Result]) -> bool:
    verdicts = [verdict(results, target) for target in TARGETS] + [within(results, limit) for limit in LIMITS]
    return any(met is False for met in verdicts)
