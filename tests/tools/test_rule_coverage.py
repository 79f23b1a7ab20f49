"""The account of the rules that tests prove: the pytest plugin, and the tool that reads its report."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from euphoria.kernel.rulebook.ledger import ledgers, load_ledger
from tools.rule_coverage import main

ROOT = Path(__file__).resolve().parent.parent.parent

TESTS = """
    import pytest

    @pytest.mark.rule("L-gun-1", "L-gun-2")
    def test_passes(): pass

    @pytest.mark.rule("L-gun-2")
    def test_fails(): assert False

    @pytest.mark.rule("L-gun-3")
    @pytest.mark.skip
    def test_is_skipped(): pass

    @pytest.mark.rule("L-gun-3")
    @pytest.mark.xfail
    def test_is_expected_to_fail(): assert False

    @pytest.mark.rule("L-gun-4")
    @pytest.mark.xfail(strict=False)
    def test_passes_against_expectation(): pass

    @pytest.fixture
    def broken_end():
        yield
        assert False

    @pytest.mark.rule("L-gun-5")
    def test_fails_at_its_end(broken_end): pass

    @pytest.mark.rule("L-gun-5")
    @pytest.mark.usefixtures("missing")
    def test_never_starts(): pass

    @pytest.mark.rule("L-shot-1")
    class TestClass:
        @pytest.mark.rule("L-shot-2")
        @pytest.mark.parametrize("n", [0, pytest.param(1, marks=pytest.mark.rule("L-shot-3"))])
        def test_inside(self, n): pass

    def test_without_rules(): pass

    def test_section(report_section):
        report_section("pairs", "3 of 4 pairs met")
"""


@pytest.fixture
def inner(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project of its own that loads the plugin."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "src")]))
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    pytester.makeini("[pytest]\n")
    return pytester


@pytest.fixture(autouse=True)
def _not_on_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    """On CI pytest repeats whole messages in its summary; what is read here is counted."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("BUILD_NUMBER", raising=False)


def run(inner: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return inner.runpytest_subprocess(
        "-p", "tools.rule_plugin", "-p", "no:cacheprovider", "--strict-markers", *arguments
    )


@pytest.mark.parametrize("workers", ["0", "2"])
def test_the_report_says_how_the_tests_of_each_rule_ended(inner: pytest.Pytester, workers: str) -> None:
    inner.makepyfile(test_toy=TESTS)
    stale = inner.path / "build" / "reports" / "stale.txt"
    stale.parent.mkdir(parents=True)
    stale.write_text("from an earlier run")
    path = inner.path / "build" / "deep" / "rules.json"

    result = run(inner, "-n", workers, "--rule-report=build/deep/rules.json")

    result.assert_outcomes(passed=6, failed=1, errors=2, skipped=1, xfailed=1, xpassed=1)
    rules = json.loads(path.read_text(encoding="utf-8"))["rules"]
    short = {
        rule: {kind: [test.removeprefix("test_toy.py::") for test in tests] for kind, tests in kinds.items() if tests}
        for rule, kinds in rules.items()
    }
    assert short == {
        "L-gun-1": {"passed": ["test_passes"]},
        "L-gun-2": {"passed": ["test_passes"], "failed": ["test_fails"]},
        "L-gun-3": {"skipped": ["test_is_expected_to_fail", "test_is_skipped"]},
        "L-gun-4": {"skipped": ["test_passes_against_expectation"]},
        "L-gun-5": {"failed": ["test_fails_at_its_end", "test_never_starts"]},
        "L-shot-1": {"passed": ["TestClass::test_inside[0]", "TestClass::test_inside[1]"]},
        "L-shot-2": {"passed": ["TestClass::test_inside[0]", "TestClass::test_inside[1]"]},
        "L-shot-3": {"passed": ["TestClass::test_inside[1]"]},
    }
    assert not stale.exists()
    assert (stale.parent / "pairs.txt").read_text() == "3 of 4 pairs met"


@pytest.mark.parametrize(("workers", "end"), [("0", "pytest.exit('enough')"), ("1", "os._exit(3)")])
def test_a_test_that_never_ends_proves_nothing(inner: pytest.Pytester, workers: str, end: str) -> None:
    inner.makepyfile(f"import os, pytest\n\n@pytest.mark.rule('L-gun-1')\ndef test_stops(): {end}\n")
    run(inner, "-n", workers, "--rule-report=rules.json")
    rules = json.loads((inner.path / "rules.json").read_text(encoding="utf-8"))["rules"]
    assert not rules.get("L-gun-1", {}).get("passed")


def test_a_worker_leaves_the_report_to_the_controller(inner: pytest.Pytester) -> None:
    inner.makepyfile(
        """
        def test_in_a_worker(pytestconfig):
            plugins = pytestconfig.pluginmanager.get_plugins()
            assert "RuleReport" not in {type(plugin).__name__ for plugin in plugins}
        """
    )
    run(inner, "-n", "1", "--rule-report=rules.json").assert_outcomes(passed=1)
    run(inner, "-n", "0", "--rule-report=rules.json").assert_outcomes(failed=1)


def test_without_the_option_nothing_is_written_or_removed(inner: pytest.Pytester) -> None:
    inner.makepyfile(test_toy=TESTS)
    section = inner.path / "build" / "reports" / "earlier.txt"
    section.parent.mkdir(parents=True)
    section.write_text("from an earlier run")
    run(inner, "-k", "test_passes").assert_outcomes(passed=1, xpassed=1)
    assert section.exists()
    assert not list(inner.path.rglob("*.json"))


WRONG_MARKS = """
    import pytest

    @pytest.mark.rule("L-gun-1", "L-gun-99")
    @pytest.mark.parametrize("n", [1, 2])
    def test_unknown(n): pass

    @pytest.mark.rule(7)
    def test_number(): pass

    @pytest.mark.rule
    def test_nothing(): pass

    @pytest.mark.rule(id="L-gun-1")
    def test_keyword(): pass
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_wrong_mark_is_an_error_at_collection(inner: pytest.Pytester, workers: str) -> None:
    inner.makepyfile(test_toy=WRONG_MARKS, test_good="def test_good(): pass")
    result = run(inner, "-n", workers)
    assert result.ret in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)
    assert result.parseoutcomes()["errors"] == 1
    empty = 'the mark takes one or more ids of rules, as in @pytest.mark.rule("L-gun-1")'
    assert [line for line in result.outlines if line.startswith("test_toy.py::test_")] == [
        "test_toy.py::test_unknown: names the rule 'L-gun-99', which is in no ledger of docs/rules",
        "test_toy.py::test_number: names the rule 7, which is in no ledger of docs/rules",
        f"test_toy.py::test_nothing: {empty}",
        f"test_toy.py::test_keyword: {empty}",
    ]


ALL_PROVED = {
    rule: {"passed": ["t.py::test"], "failed": [], "skipped": []}
    for game in ledgers()
    for rule in load_ledger(game).rules
}


def write(folder: Path, rules: dict[str, dict[str, list[str]]]) -> Path:
    path = folder / "rules.json"
    path.write_text(json.dumps({"rules": rules}), encoding="utf-8")
    return path


def test_nothing_is_missing_when_every_rule_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(write(tmp_path, ALL_PROVED)), "--sections", str(tmp_path)]) == 0
    count = len(load_ledger("leaders").rules)
    printed = capsys.readouterr().out
    assert f"leaders: {count} rules, {count} proved\n" in printed
    assert "no passing test" not in printed


def test_rules_without_a_passing_test_are_listed_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = ALL_PROVED | {"L-win-6": {"passed": [], "failed": ["t.py::test_cap"], "skipped": ["t.py::test_later"]}}
    del rules["L-win-8"], rules["L-comp-1"]
    assert main([str(write(tmp_path, rules)), "--sections", str(tmp_path)]) == 1
    count = len(load_ledger("leaders").rules)
    lines = capsys.readouterr().out.splitlines()
    start = lines.index(f"leaders: {count} rules, {count - 3} proved")
    assert lines[start + 1 : start + 5] == [
        "  no passing test names:",
        "    L-comp-1",
        "    L-win-8",
        "    L-win-6  (failed: t.py::test_cap; skipped: t.py::test_later)",
    ]


@pytest.mark.parametrize("begun", [0, 1])
def test_a_game_that_cannot_be_played_yet_is_only_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, begun: int
) -> None:
    monkeypatch.setattr("tools.rule_coverage.games", lambda: ["leaders"])
    early = list(load_ledger("dystopia").rules)
    proved = {*load_ledger("leaders").rules, *early[:begun]}
    report = {rule: tests for rule, tests in ALL_PROVED.items() if rule in proved}
    assert main([str(write(tmp_path, report)), "--sections", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert f"dystopia: not playable yet: {len(early)} rules\n" in printed
    assert early[-1] not in printed
    monkeypatch.setattr("tools.rule_coverage.games", lambda: ["dystopia", "leaders"])
    assert main([str(write(tmp_path, report)), "--sections", str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert f"dystopia: {len(early)} rules, {begun} proved\n" in printed
    assert f"    {early[-1]}\n" in printed


def test_without_a_game_to_prove_there_is_no_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.rule_coverage.games", list)
    assert main([str(write(tmp_path, ALL_PROVED)), "--sections", str(tmp_path)]) == 1


def test_a_rule_in_no_ledger_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = ALL_PROVED | {"L-gun-99": {"passed": ["t.py::test"]}}
    assert main([str(write(tmp_path, rules)), "--sections", str(tmp_path)]) == 1
    assert "in no ledger: L-gun-99" in capsys.readouterr().out


def test_the_sections_of_tests_come_at_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sections = tmp_path / "reports"
    sections.mkdir()
    (sections / "pairs.txt").write_text("3 of 4 pairs met\n")
    (sections / "other.txt").write_text("more")
    assert main([str(write(tmp_path, ALL_PROVED)), "--sections", str(sections)]) == 0
    assert capsys.readouterr().out.endswith("\n\nother:\nmore\n\npairs:\n3 of 4 pairs met\n")


@pytest.mark.parametrize("text", [None, "{", "[]", "{}"])
def test_a_report_that_cannot_be_read_is_no_success(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None
) -> None:
    path = tmp_path / "rules.json"
    if text is not None:
        path.write_text(text)
    assert main([str(path)]) == 2
    assert "cannot read the report" in capsys.readouterr().err
