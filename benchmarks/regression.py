"""Whether anything of ours has become slower, told by ratios: seconds are those of a machine, and of what else it does.

`kept_ratios.json` holds how many times as fast as the yardstick each of our games was when that was last kept: `make
bench` compares, `benchmarks/run.py --keep` keeps what it has measured. Compiled and pure rules are kept apart.
"""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from typing import get_args

from benchmarks.contenders import YARDSTICK
from benchmarks.report import Measure, Results, ratios

KEPT = Path(__file__).resolve().parent / "kept_ratios.json"
TOLERATED = 0.2
"""The share by which a ratio may fall: medians of a few rounds differ by a tenth from run to run."""

Ratios = dict[str, float]
"""By contender, build and measure: how many times as fast as the yardstick."""


def measured(results: Results) -> Ratios:
    """The median ratios of our games in this run."""
    found: Ratios = {}
    for name, result in results.items():
        if result.entry.package is None and result.plays:
            for measure in get_args(Measure):
                if times := ratios(results, name, measure):
                    build = str(result.study["version"]).rpartition(", ")[2]
                    found[f"{name}, {build}, {measure}"] = round(median(times), 3)
    return found


def read(path: Path = KEPT) -> Ratios:
    found: Ratios = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def keep(now: Ratios, path: Path = KEPT) -> None:
    """Remember these; what was not measured in this run stays as it was."""
    path.write_text(json.dumps(read(path) | now, indent=1, sort_keys=True) + "\n", "utf-8")


def fallen(now: Ratios, kept: Ratios) -> list[str]:
    """What is slower than it was, in words."""
    return [
        f"{name}: {kept[name]:g} times {YARDSTICK} when it was kept, now {times:g}: {1 - times / kept[name]:.0%} less"
        for name, times in now.items()
        if name in kept and times < (1 - TOLERATED) * kept[name]
    ]
