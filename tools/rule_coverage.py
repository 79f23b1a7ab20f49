"""Show the rules of each ledger that no passing test names: `python tools/rule_coverage.py build/rules.json`.

The report comes from `pytest --rule-report=PATH` (see `tools/rule_plugin.py`). After the rules, the sections
that tests have left as text files in `build/reports` are printed. The exit status is 0 when every rule is
proved, 1 when one is not or when the report names a rule that is in no ledger, 2 when a file cannot be read.
The ledger of a game that cannot be played yet is only counted: its rules need no proof before it can be.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from euphoria.games import games
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.rulebook.ledger import Ledger, ledgers, load_ledger

Report: TypeAlias = dict[str, dict[str, list[str]]]  # rule -> "passed", "failed" or "skipped" -> tests

SECTIONS = Path(__file__).resolve().parent.parent / "build" / "reports"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Show the rules that no passing test names.")
    parser.add_argument("report", type=Path, help="what pytest --rule-report has written")
    parser.add_argument("--sections", type=Path, default=SECTIONS, help="folder of further text to print")
    arguments = parser.parse_args(argv)
    try:
        report: Report = json.loads(arguments.report.read_text(encoding="utf-8"))["rules"]
        books = [load_ledger(game) for game in ledgers()]
    except (OSError, ValueError, KeyError, TypeError, EuphoriaError) as error:
        print(f"rule_coverage: cannot read the report or the ledgers: {error!r}", file=sys.stderr)
        return 2
    playable = [book for book in books if book.game in games()]
    lines = [line for book in playable for line in describe(book, report)]
    lines += [f"{book.game}: not playable yet: {len(book.rules)} rules" for book in books if book not in playable]
    unknown = sorted(set(report).difference(*(book.rules for book in books)))
    if unknown:
        lines.append(f"named by a test, but in no ledger: {', '.join(unknown)}")
    for path in sorted(arguments.sections.glob("*.txt")):
        lines += ["", f"{path.stem}:", path.read_text(encoding="utf-8").rstrip()]
    print("\n".join(lines))
    return 1 if unknown or not playable or any(unproved(book, report) for book in playable) else 0


def unproved(book: Ledger, report: Report) -> list[str]:
    """The rules of a ledger that no passing test names, in the ledger's order."""
    return [rule for rule in book.rules if not report.get(rule, {}).get("passed")]


def describe(book: Ledger, report: Report) -> list[str]:
    missing = unproved(book, report)
    lines = [f"{book.game}: {len(book.rules)} rules, {len(book.rules) - len(missing)} proved"]
    if missing:
        lines.append("  no passing test names:")
    for rule in missing:
        tests = report.get(rule, {})
        tried = [f"{kind}: {test}" for kind in ("failed", "skipped") for test in tests.get(kind, [])]
        lines.append(f"    {rule}" + (f"  ({'; '.join(tried)})" if tried else ""))
    return lines


if __name__ == "__main__":
    sys.exit(main())
