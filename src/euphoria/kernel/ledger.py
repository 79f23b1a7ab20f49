"""The rule ledgers: every rule of every game under an id that never changes, in two languages.

A ledger is a TOML file, one a game, in the data folder "rules". Events in the log, answers of `why_not`
and tests name its ids; this module turns an id into a text.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from euphoria.kernel.errors import EuphoriaError
from euphoria.kernel.resources import folder

LANGUAGES = ("en", "es")

_T = TypeVar("_T")


class LedgerError(EuphoriaError):
    """A ledger is not there, or its file breaks the form of a ledger."""


@dataclass(frozen=True)
class Section:
    """A heading of a ledger."""

    id: str
    title_en: str
    title_es: str

    def title(self, lang: str) -> str:
        return _pick(lang, self.title_en, self.title_es)


@dataclass(frozen=True)
class Rule:
    """One rule. A `ruling` is a decision of this project where the printed rules are silent or unclear."""

    id: str
    section: str
    ruling: bool
    en: str
    es: str
    name_en: str | None = None
    name_es: str | None = None

    def text(self, lang: str) -> str:
        return _pick(lang, self.en, self.es)

    def name(self, lang: str) -> str | None:
        """The name of the card that the rule describes, if it describes one."""
        return _pick(lang, self.name_en, self.name_es)


@dataclass(frozen=True)
class Ledger:
    """The rules of one game, in the order of its file."""

    game: str
    revision: int
    sections: Mapping[str, Section]
    rules: Mapping[str, Rule]


def ledgers() -> list[str]:
    """The ids of the games that have a ledger."""
    return sorted(path.stem for path in folder("rules").glob("*.toml"))


@cache
def load_ledger(game_id: str) -> Ledger:
    """The ledger of a game. It is read once."""
    known = ledgers()
    if game_id not in known:
        raise LedgerError(f"no ledger for the game {game_id!r}; there are ledgers for {', '.join(known) or 'none'}")
    return read_ledger(folder("rules") / f"{game_id}.toml")


def find_rule(rule_id: str) -> Rule | None:
    """The rule of this id, whatever its game, or None."""
    return _all_rules().get(rule_id)


@cache
def _all_rules() -> dict[str, Rule]:
    return merge_rules([load_ledger(game) for game in ledgers()])


def merge_rules(books: list[Ledger]) -> dict[str, Rule]:
    """The rules of several ledgers together; an id belongs to one game only."""
    merged: dict[str, Rule] = {}
    for book in books:
        for rule in book.rules.values():
            if rule.id in merged:
                raise LedgerError(f"{book.game}: rule {rule.id} is in the ledger of another game too")
            merged[rule.id] = rule
    return merged


def read_ledger(path: Path) -> Ledger:
    """Read and check one file, whose name is the game's id."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LedgerError(f"{path.name}: cannot be read as TOML: {error}") from error
    top = _Table(path.name, data)
    game = top.text("game")
    if game != path.stem:
        raise LedgerError(f"{path.name}: game is {game!r}, but the file's name says {path.stem!r}")
    revision = top.take("revision")
    if not isinstance(revision, int) or isinstance(revision, bool) or revision < 1:
        raise LedgerError(f"{path.name}: revision is {revision!r}; it should be a whole number from 1 up")
    sections: dict[str, Section] = {}
    for entry in top.tables("section"):
        section = Section(entry.identify("section", sections), entry.text("title_en"), entry.text("title_es"))
        entry.finish()
        sections[section.id] = section
    rules: dict[str, Rule] = {}
    for entry in top.tables("rule"):
        rule = _read_rule(entry, sections, rules)
        rules[rule.id] = rule
    top.finish()
    return Ledger(game, revision, sections, rules)


def _read_rule(entry: _Table, sections: dict[str, Section], rules: dict[str, Rule]) -> Rule:
    rule_id = entry.identify("rule", rules)
    section = entry.text("section")
    if section not in sections:
        raise LedgerError(f"{entry.where}: unknown section {section!r}; there are {', '.join(sections) or 'none'}")
    ruling = entry.take("ruling")
    if not isinstance(ruling, bool):
        raise LedgerError(f"{entry.where}: ruling is {ruling!r}; it should be true or false")
    en, es = (entry.text(lang) for lang in LANGUAGES)
    name_en = name_es = None
    if entry.has("name_en") or entry.has("name_es"):
        name_en, name_es = entry.text("name_en"), entry.text("name_es")
    entry.finish()
    return Rule(rule_id, section, ruling, en, es, name_en, name_es)


class _Table:
    """A table of the file whose keys are taken out one by one; what is left at the end is a mistake."""

    def __init__(self, where: str, data: dict[str, Any]) -> None:
        self.where = where
        self.left = dict(data)

    def has(self, key: str) -> bool:
        return key in self.left

    def take(self, key: str) -> object:
        if key not in self.left:
            raise LedgerError(f"{self.where}: {key!r} is missing")
        return self.left.pop(key)

    def text(self, key: str) -> str:
        value = self.take(key)
        if not isinstance(value, str) or not value.strip():
            raise LedgerError(f"{self.where}: {key!r} is {value!r}; it should be a text that is not empty")
        return value

    def tables(self, key: str) -> list[_Table]:
        value = self.take(key)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise LedgerError(f"{self.where}: {key!r} should be one or more [[{key}]] tables")
        return [_Table(f"{self.where}: {key} number {number}", item) for number, item in enumerate(value, 1)]

    def identify(self, kind: str, seen: Mapping[str, object]) -> str:
        """Take the id, which must be new, and name the table by it from now on."""
        own = self.text("id")
        if own in seen:
            raise LedgerError(f"{self.where}: the id {own!r} is taken by an earlier {kind}")
        self.where = f"{self.where} ({own})"
        return own

    def finish(self) -> None:
        if self.left:
            raise LedgerError(f"{self.where}: unknown key {', '.join(map(repr, sorted(self.left)))}")


def _pick(lang: str, en: _T, es: _T) -> _T:
    if lang not in LANGUAGES:
        raise LedgerError(f"no rule is written in {lang!r}; the languages are {', '.join(LANGUAGES)}")
    return en if lang == "en" else es
