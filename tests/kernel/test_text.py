"""Messages: what is missing or broken is an error that says where, and all languages say the same things."""

import ast as python_ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from euphoria.kernel.files.data_folders import folder
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.kernel.text.messages import TextError, Words, language_of_locale, words
from tests.locale_keys import every_language

CLI = Path(__file__).parents[2] / "src" / "euphoria" / "cli"
PLURALS = {"zero", "one", "two", "few", "many"}
"""Each language has its own."""


EDITION = "edition"
"""A language may have one word where another has one for each edition."""


class Parts(Visitor):
    """The variables of a message, and the cases that it tells apart."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.cases: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        if node.id.name != EDITION:
            self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        for variant in node.variants:
            case = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            if case not in PLURALS and node.selector.id.name != EDITION:
                self.cases.add((node.selector.id.name, case))
        self.generic_visit(node)


def parts(pattern: ast.Pattern) -> Parts:
    visitor = Parts()
    visitor.visit(pattern)
    return visitor


def messages(language: str, file: str) -> dict[str, Parts]:
    source = (folder("locales") / language / file).read_text("utf-8")
    entries = FluentParser().parse(source).body
    return {entry.id.name: parts(entry.value) for entry in entries if isinstance(entry, ast.Message) and entry.value}


def files(language: str) -> list[str]:
    return sorted(path.name for path in (folder("locales") / language).glob("*.ftl"))


FILES = files(LANGUAGES[0])


@every_language
def test_a_missing_key_is_an_error_that_names_key_and_language(language: str) -> None:
    with pytest.raises(TextError, match=f"'leaders-nonsense' in '{language}'"):
        words(language).say("leaders-nonsense")


def test_a_missing_language_is_an_error_that_names_those_there_are() -> None:
    with pytest.raises(TextError, match="no language 'tlh'; there is en, "):
        words("tlh")


def test_a_missing_variable_is_an_error() -> None:
    speech = Words("en", {"a.ftl": "greeting = Hello { $name }\n"})
    assert speech.say("greeting", name="Ana") == "Hello Ana"
    with pytest.raises(TextError, match=r"'greeting' in 'en'.*name"):
        speech.say("greeting")


def test_a_message_without_words_is_an_error() -> None:
    with pytest.raises(TextError, match="'button' in 'en' is empty"):
        Words("en", {"a.ftl": "button =\n    .title = Press\n"}).say("button")


def test_a_message_that_cannot_be_read_is_refused_with_its_line() -> None:
    with pytest.raises(TextError, match=r"es/a\.ftl, line 2: "):
        Words("es", {"a.ftl": "fine = Bien\nbroken = { $count ->\n"}).say("broken")


def test_a_message_may_refer_to_others_and_to_terms() -> None:
    speech = Words("en", {"a.ftl": "-club = the club\n# who\nwho = { $name } of { -club }\nall = Here: { who }\n"})
    assert speech.say("all", name="Ana") == "Here: Ana of the club"


@every_language
def test_no_file_has_anything_that_cannot_be_read(language: str) -> None:
    """A message is read when it is first used: nobody else would find one that nothing uses."""
    for file in files(language):
        source = (folder("locales") / language / file).read_text("utf-8")
        body = FluentParser().parse(source).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == [], file
        spoken = Words(language, {file: source})
        assert all(spoken.has(entry.id.name) for entry in body if isinstance(entry, ast.Message)), file


@pytest.mark.parametrize("sources", [{"a.ftl": "one = 1\none = 1\n"}, {"a.ftl": "one = 1\n", "b.ftl": "one = 1\n"}])
def test_a_message_that_is_there_twice_is_refused(sources: dict[str, str]) -> None:
    with pytest.raises(TextError, match="'one' is there twice"):
        Words("en", sources)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "tlh.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_locale() == language


@every_language
def test_all_languages_have_the_same_files(language: str) -> None:
    assert FILES
    assert files(language) == FILES


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_keys_variables_and_cases(file: str, language: str) -> None:
    ours, theirs = messages(LANGUAGES[0], file), messages(language, file)
    assert ours.keys() == theirs.keys()
    for key in ours:
        assert ours[key].variables == theirs[key].variables, key
        assert ours[key].cases == theirs[key].cases, key


@pytest.mark.parametrize("file", FILES)
def test_a_key_says_which_file_it_is_in(file: str) -> None:
    stem = file.removesuffix(".ftl")
    assert [key for key in messages(LANGUAGES[0], file) if not key.startswith(f"{stem}-")] == []


def literals(source: Path, start: str) -> Iterator[str]:
    """The strings in a folder's code that begin so; of an f-string, its beginning."""
    for path in sorted(source.rglob("*.py")):
        for node in python_ast.walk(python_ast.parse(path.read_text("utf-8"))):
            if isinstance(node, python_ast.Constant) and isinstance(node.value, str) and node.value.startswith(start):
                yield node.value


def test_every_message_of_the_command_is_there_and_used() -> None:
    used = set(literals(CLI, "cli-"))
    begun = tuple(key for key in used if key.endswith("-"))
    there = messages(LANGUAGES[0], "cli.ftl").keys()
    assert used - there - set(begun) == set()
    assert [key for key in there - used if not key.startswith(begun)] == []
