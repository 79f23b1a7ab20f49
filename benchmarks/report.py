"""Figures from rounds, and the tables made of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Literal

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from benchmarks.contenders import LIMITS, TARGETS, YARDSTICK, Entry, Limit, Target

Measure = Literal["play", "copy"]
PURE = "-pure"
"""Ends the name of a contender that is another one as pure Python; the two are one row."""
LOWEST_SHARE = 0.9
"""Below this share of a core the machine was too busy to be believed without a word about it."""


@dataclass
class Result:
    """All that was measured of one contender."""

    entry: Entry
    study: dict[str, Any] = field(default_factory=dict)
    plays: dict[int, dict[str, Any]] = field(default_factory=dict)
    copies: dict[int, dict[str, Any]] = field(default_factory=dict)
    queries: dict[str, dict[int, dict[str, Any]]] = field(default_factory=dict)
    """By name, then by round."""
    peak_mib: float | None = None
    failure: str | None = None

    def rates(self, measure: Measure) -> dict[int, float]:
        """Decisions, or copies, a second of CPU, by round."""
        if measure == "play":
            return {number: play["decisions"] / play["cpu"] for number, play in self.plays.items()}
        return {number: copy["copies"] / copy["cpu"] for number, copy in self.copies.items()}

    def micros(self, measure: str) -> list[float]:
        """Microseconds of CPU that a copy, or a query of that name, took in each round."""
        if measure == "copy":
            return [1e6 / rate for rate in self.rates("copy").values()]
        return [1e6 * asked["cpu"] / asked["queries"] for asked in self.queries.get(measure, {}).values()]

    def total(self, what: str) -> float:
        return float(sum(play[what] for play in self.plays.values()))

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.entry.name,
            "label": self.entry.label,
            "not_measured": self.failure,
            "study": self.study,
            "plays": list(self.plays.values()),
            "copies": list(self.copies.values()),
            "queries": {name: list(rounds.values()) for name, rounds in self.queries.items()},
            "peak_mib": self.peak_mib,
        }


Results = Mapping[str, Result]


def ratios(results: Results, name: str, measure: Measure, against: str = YARDSTICK) -> list[float]:
    """Times as fast as another one, round by round: a slow minute slows both, and cancels out."""
    ours, theirs = (results[one].rates(measure) if one in results else {} for one in (name, against))
    return [ours[number] / theirs[number] for number in ours if number in theirs]


def verdict(results: Results, target: Target) -> bool | None:
    """Whether the target was met; None when it was not measured."""
    times = ratios(results, target.entry, target.measure, target.against)
    return median(times) >= target.factor if times else None


def within(results: Results, limit: Limit) -> bool | None:
    """Whether it took less; None when it was not measured."""
    taken = results[limit.entry].micros(limit.measure) if limit.entry in results else []
    return median(taken) < limit.micros if taken else None


def show(console: Console, results: Results, rounds: int, seconds: float) -> None:
    measured = [result for result in results.values() if result.plays]
    if measured:
        console.print(_speed(results, measured, rounds, seconds))
        console.print(_games(measured))
        if any(result.queries for result in measured):
            console.print(_queries(measured))
        console.print(_quietness(measured))
    if YARDSTICK in results or any(aim.entry in results for aim in (*TARGETS, *LIMITS)):
        console.print(_targets(results))
    if missing := [result for result in results.values() if result.failure]:
        lines = (f"[bold]{escape(one.entry.label)}[/]: {escape(one.failure or '')}" for one in missing)
        console.print(Panel("\n".join(lines), title="NOT MEASURED", border_style="bold red"))


def _table(title: str, left: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(left)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _speed(results: Results, measured: list[Result], rounds: int, seconds: float) -> Table:
    title = f"Speed on one core: medians of {rounds} interleaved rounds of {seconds:g} s (lowest to highest)"
    against = f"times {YARDSTICK}"
    table = _table(title, "contender", "decisions/s", "", "pure Python", against, "copy µs", "", against)
    for result in measured:
        if result.entry.pure and result.entry.name.removesuffix(PURE) in results:
            continue
        plays = list(result.rates("play").values())
        copies = result.micros("copy")
        table.add_row(
            result.entry.label,
            f"[bold]{median(plays):,.0f}[/]",
            _range(plays, ",.0f"),
            _pure(results, result),
            _against(results, result, "play"),
            f"[bold]{median(copies):,.2f}[/]" if copies else "none",
            _range(copies, ",.2f"),
            _against(results, result, "copy"),
        )
    return table


def _pure(results: Results, result: Result) -> str:
    """The same contender's decisions a second as pure Python, where that was measured."""
    rates = results[name].rates("play") if (name := result.entry.name + PURE) in results else {}
    return f"{median(rates.values()):,.0f}" if rates else ""


def _against(results: Results, result: Result, measure: Measure) -> str:
    return "1" if result.entry.name == YARDSTICK else _times(ratios(results, result.entry.name, measure))


def _games(measured: list[Result]) -> Table:
    columns = ("version", "decisions/game", "games/s", "options/decision", "forced", "choices/s", "peak MiB")
    table = _table("What was played, and the memory of one process", "contender", *columns)
    for result in measured:
        table.add_row(
            result.entry.label,
            result.study["version"],
            f"{result.total('decisions') / result.total('games'):,.1f}",
            f"{result.total('games') / result.total('cpu'):,.1f}",
            f"{result.study['options']:,.1f}",
            f"{result.study['forced']:.0%}",
            f"{median(result.rates('play').values()) * (1 - result.study['forced']):,.0f}",
            "unknown" if result.peak_mib is None else f"{result.peak_mib:,.0f}",
        )
    return table


def _queries(measured: list[Result]) -> Table:
    table = _table("Questions to a state in mid-game", "contender", "query", "µs", "")
    for result in measured:
        for name in result.queries:
            taken = result.micros(name)
            table.add_row(result.entry.label, name, f"[bold]{median(taken):,.2f}[/]", _range(taken, ",.2f"))
    return table


def _targets(results: Results) -> Table:
    table = _table("Targets", "what", "target", "measured", "")
    words = {True: "[bold green]met[/]", False: "[bold red]NOT MET[/]", None: "[bold yellow]not measured[/]"}
    for target in TARGETS:
        table.add_row(
            f"{target.entry}: {target.text}",
            f">= {target.factor:g} times {target.against}",
            _times(ratios(results, target.entry, target.measure, target.against)),
            words[verdict(results, target)],
        )
    for limit in LIMITS:
        taken = results[limit.entry].micros(limit.measure) if limit.entry in results else []
        table.add_row(
            f"{limit.entry}: {limit.text}",
            f"< {limit.micros:,g} µs",
            f"{median(taken):,.2f} ({_range(taken, ',.2f')})" if taken else "",
            words[within(results, limit)],
        )
    return table


def _quietness(measured: Iterable[Result]) -> str:
    shares = [play["cpu"] / play["wall"] for result in measured for play in result.plays.values()]
    said = f"The workers had {median(shares):.0%} of a core while they played, {min(shares):.0%} at the worst."
    if median(shares) < LOWEST_SHARE:
        said += " [bold yellow]The machine was busy: trust the ratios more than the rates.[/]"
    return said


def _range(values: list[float], form: str) -> str:
    return f"{min(values):{form}} to {max(values):{form}}" if values else ""


def _times(values: list[float]) -> str:
    return f"{median(values):.2f} ({min(values):.2f} to {max(values):.2f})" if values else ""
