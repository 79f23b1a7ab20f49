"""A pytest plugin that keeps account of which tests prove which rules.

A test names the rules that it proves: `@pytest.mark.rule("L-shot-2", "L-gun-5")`. A name that is in no
ledger is an error at collection. With `--rule-report=PATH` the run ends by writing, as JSON, the tests that
named each rule and how they ended; `tools/rule_coverage.py` reads it. Both work under pytest-xdist.

A test may also add a section of free text to what `tools/rule_coverage.py` prints, by the fixture
`report_section` or by writing `build/reports/NAME.txt` itself. A run with `--rule-report` begins by removing
the sections of earlier runs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.rulebook.ledger import find_rule

OUTCOMES = ("passed", "skipped", "failed")  # from the mildest; the gravest phase decides for the test
PROPERTY = "rules"
SECTIONS = Path("build", "reports")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules", "the rule ledgers")
    group.addoption("--rule-report", metavar="PATH", help="write which tests prove which rules, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    if not any(line.startswith("rule(") for line in config.getini("markers")):
        config.addinivalue_line("markers", "rule(*ids): the rules of the ledgers that this test proves")
    path = config.getoption("rule_report")
    is_worker = hasattr(config, "workerinput")  # of pytest-xdist: its reports reach the controller
    if path and not is_worker and not config.getoption("collectonly"):
        config.pluginmanager.register(RuleReport(config.invocation_params.dir / path, config.rootpath / SECTIONS))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn a file or a class with a wrong mark into a collection error."""
    report = yield
    wrong = [line for node in report.result if isinstance(node, pytest.Item) for line in _mistakes(node)]
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(dict.fromkeys(wrong))
        report.result = []
    return report


def pytest_itemcollected(item: pytest.Item) -> None:
    rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
    if rules:  # the properties of an item travel with its reports, from a worker too
        item.user_properties.append((PROPERTY, " ".join(dict.fromkeys(rules))))


def _mistakes(item: pytest.Item) -> Iterator[str]:
    test = item.nodeid.partition("[")[0]
    for mark in item.iter_markers("rule"):
        if mark.kwargs or not mark.args:
            yield f'{test}: the mark takes one or more ids of rules, as in @pytest.mark.rule("L-gun-1")'
        for rule in mark.args:
            try:
                known = isinstance(rule, str) and find_rule(rule) is not None
            except EuphoriaError as error:
                yield f"{test}: the ledgers cannot be read: {error}"
                return
            if not known:
                yield f"{test}: names the rule {rule!r}, which is in no ledger of docs/rules"


class RuleReport:
    """Gathers the outcome of each test that names rules, and writes the report."""

    def __init__(self, path: Path, sections: Path) -> None:
        self.path = path
        self.sections = sections
        self.named: dict[str, list[str]] = {}
        self.outcome: dict[str, str] = {}

    def pytest_sessionstart(self) -> None:
        for old in [self.path, *self.sections.glob("*.txt")]:
            old.unlink(missing_ok=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = dict(report.user_properties).get(PROPERTY)
        if rules is not None:
            self.named[report.nodeid] = str(rules).split()
        if report.passed and report.when != "call":
            return
        # What is expected to fail proves nothing, however it ends.
        outcome = "skipped" if hasattr(report, "wasxfail") else report.outcome
        before = self.outcome.get(report.nodeid, "passed")
        self.outcome[report.nodeid] = max(before, outcome, key=OUTCOMES.index)

    def pytest_sessionfinish(self) -> None:
        rules: dict[str, dict[str, list[str]]] = {}
        for test in sorted(self.named):
            outcome = self.outcome.get(test, "failed")  # it started and never came to an end
            for rule in self.named[test]:
                rules.setdefault(rule, {kind: [] for kind in OUTCOMES})[outcome].append(test)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({"rules": rules}, indent=1, sort_keys=True) + "\n", encoding="utf-8")


@pytest.fixture(scope="session")
def report_section(pytestconfig: pytest.Config) -> Callable[[str, str], None]:
    """Adds a section to the rule report: `report_section("artifact-pairs", text)`."""
    folder = pytestconfig.rootpath / SECTIONS

    def write(name: str, text: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")

    return write
