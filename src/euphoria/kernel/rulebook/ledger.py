"""The rule ledgers: every rule of every game under an id that never changes, in English, Spanish and
any other language of `locales`.

A ledger is a TOML file, one a game, in the data folder "rules". Events in the log, answers of `why_not`
and tests name its ids; this module turns an id into a text.

Where editions of a game have different words, the ledger lists its `editions`, and a text says `{laser|ray gun}`: one
alternative for each, in that order. The first edition is the one played unless a table chooses another.
Its `[[term]]` tables list the names of one thing each, for those who search.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.core.registry import find_game, game_ids
from euphoria.kernel.files.data_folders import folder
from euphoria.kernel.text.languages import LANGUAGES, REQUIRED, Translations

ALTERNATIVES = re.compile(r"\{([^{}]*)\}")
"""The words of each edition, between bars."""


class LedgerError(EuphoriaError):
    """A ledger is not there, or its file breaks the form of a ledger."""


@dataclass(frozen=True)
class Section:
    """A heading of a ledger."""

    id: str
    titles: Translations
    editions: tuple[str, ...] = ()

    def title(self, lang: str, edition: str | None = None) -> str:
        return _word(self.titles.sentence(_known(lang)), self.editions, edition)


@dataclass(frozen=True)
class Rule:
    """One rule. A `ruling` is a decision of this project where the printed rules are silent or unclear.

    `texts` are as they stand in the file; `text` has the words of one edition. A text that is missing in a language is
    the English one, marked with "[en]".
    """

    id: str
    section: str
    ruling: bool
    texts: Translations
    names: Translations | None = None
    editions: tuple[str, ...] = ()

    def text(self, lang: str, edition: str | None = None) -> str:
        return _word(self.texts.sentence(_known(lang)), self.editions, edition)

    def name(self, lang: str) -> str | None:
        """The name of the card that the rule describes, if it describes one."""
        return self.names.name(_known(lang)) if self.names is not None else None


@dataclass(frozen=True)
class Term:
    """The names of one thing, so that a search for one of them finds the rules that have another. The file has them
    between bars: first the name in each of the `editions`, in their order, then further ones."""

    texts: Translations

    def names(self, lang: str) -> list[str]:
        return self.texts.name(_known(lang)).split("|")


@dataclass(frozen=True)
class Ledger:
    """The rules of one game, in the order of its file."""

    game: str
    revision: int
    sections: Mapping[str, Section]
    rules: Mapping[str, Rule]
    editions: tuple[str, ...] = ()
    """Those with words of their own; the first is played unless a table chooses another."""
    terms: tuple[Term, ...] = ()


def ledgers() -> list[str]:
    """The ids of the games that have a ledger."""
    return sorted(_files())


def _files() -> dict[str, Path]:
    """The ledger files by game: those of this package, and those that games of other packages name."""
    found = {path.stem: path for path in folder("rules").glob("*.toml")}
    for id in game_ids():
        if id not in found and (path := find_game(id).ledger_file) is not None:
            found[id] = path
    return found


@cache
def load_ledger(game_id: str) -> Ledger:
    """The ledger of a game. It is read once."""
    known = _files()
    if game_id not in known:
        there = ", ".join(sorted(known)) or "none"
        raise LedgerError(f"no ledger for the game {game_id!r}; there are ledgers for {there}")
    return read_ledger(known[game_id])


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
    editions = _read_editions(top)
    sections: dict[str, Section] = {}
    for entry in top.tables("section"):
        own = entry.identify("section", sections)
        section = Section(own, entry.translations("title_", partial(entry.worded, editions=editions)), editions)
        entry.finish()
        sections[section.id] = section
    rules: dict[str, Rule] = {}
    for entry in top.tables("rule"):
        rule = _read_rule(entry, sections, rules, editions)
        rules[rule.id] = rule
    terms = tuple(_read_term(entry, editions) for entry in top.tables("term")) if top.has("term") else ()
    top.finish()
    return Ledger(game, revision, sections, rules, editions, terms)


def _read_editions(top: _Table) -> tuple[str, ...]:
    if not top.has("editions"):
        return ()
    found = top.take("editions")
    if not isinstance(found, list) or len(found) < 2 or not all(isinstance(one, str) and one for one in found):
        raise LedgerError(f"{top.where}: editions is {found!r}; it should be a list of two or more names")
    return tuple(found)


def _read_rule(entry: _Table, sections: dict[str, Section], rules: dict[str, Rule], editions: tuple[str, ...]) -> Rule:
    rule_id = entry.identify("rule", rules)
    section = entry.text("section")
    if section not in sections:
        raise LedgerError(f"{entry.where}: unknown section {section!r}; there are {', '.join(sections) or 'none'}")
    ruling = entry.take("ruling")
    if not isinstance(ruling, bool):
        raise LedgerError(f"{entry.where}: ruling is {ruling!r}; it should be true or false")
    texts = entry.translations("", partial(entry.worded, editions=editions))
    has_name = any(entry.has(f"name_{lang}") for lang in LANGUAGES)
    names = entry.translations("name_", entry.text) if has_name else None
    entry.finish()
    return Rule(rule_id, section, ruling, texts, names, editions)


def _read_term(entry: _Table, editions: tuple[str, ...]) -> Term:
    least = max(2, len(editions))

    def names(key: str) -> str:
        found = [one.strip() for one in entry.text(key).split("|")]
        if len(found) < least or not all(found):
            raise LedgerError(
                f"{entry.where}: {key!r} has {len(found)} names; a term has {least} or more, between bars"
            )
        return "|".join(found)

    term = Term(entry.translations("", names))
    entry.finish()
    return term


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

    def worded(self, key: str, editions: tuple[str, ...]) -> str:
        """A text that may have alternatives, as many as there are editions."""
        text = self.text(key)
        for found in ALTERNATIVES.finditer(text):
            if not editions or len(found[1].split("|")) != len(editions):
                wanted = f"one alternative for each of {', '.join(editions)}" if editions else "a list of editions"
                raise LedgerError(f"{self.where}: {key!r} has {found[0]}; that needs {wanted}")
        if {"{", "}"} & set(ALTERNATIVES.sub("", text)):
            raise LedgerError(f"{self.where}: {key!r} has a brace without its other one")
        return text

    def translations(self, prefix: str, read: Callable[[str], str]) -> Translations:
        """The texts under the keys `<prefix><language>`. Languages that are not required may be missing."""
        there = [lang for lang in LANGUAGES if lang in REQUIRED or self.has(prefix + lang)]
        return Translations.of({lang: read(prefix + lang) for lang in there})

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


def _word(text: str, editions: tuple[str, ...], edition: str | None) -> str:
    """The text in the words of an edition; of the first one where nobody says which."""
    if edition is None or not editions:
        at = 0
    elif edition in editions:
        at = editions.index(edition)
    else:
        raise LedgerError(f"no edition {edition!r}; there are {', '.join(editions)}")
    return ALTERNATIVES.sub(lambda found: found[1].split("|")[at], text)


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise LedgerError(f"no rule is written in {lang!r}; the languages are {', '.join(LANGUAGES)}")
    return lang
