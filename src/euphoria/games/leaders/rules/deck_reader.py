"""Reads deck files and checks them (L-comp-4). A deck file is written in the words of `CHOICES`, `TRIGGERS` and the
verbs that the rules declare; loading it replaces the words by numbers and by those verbs.
"""

from __future__ import annotations

import copyreg
import re
import tomllib
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from euphoria.games.leaders.cards.decks import (
    CHOICES,
    FEWEST_CARDS,
    HIDDEN_OF_EACH_HOLDER,
    HOLDER,
    MOST_ARTIFACTS,
    MOST_CARDS,
    MOST_COPIES,
    SEAT_CHOICES,
    TARGET,
    TRIGGERS,
    Artifact,
    Deck,
    DeckError,
    Verb,
)
from euphoria.games.leaders.cards.verbs import VERBS, ArtifactVerb, Form
from euphoria.games.leaders.rules import reactions  # noqa: F401  (declares the verbs of reactions)
from euphoria.games.leaders.rules.artifact_effects import expose, look, swap
from euphoria.kernel.files.data_folders import folder
from euphoria.kernel.text.languages import LANGUAGES, REQUIRED, Translations


@lru_cache(maxsize=64)
def load_deck(name_or_text: str) -> Deck:
    """A deck by its name in decks/, or from the text of a deck file."""
    if "\n" in name_or_text:
        return read_deck(name_or_text)
    known = sorted(path.stem for path in folder("decks").glob("*.toml"))
    if name_or_text not in known:
        raise DeckError(f"there is no deck {name_or_text!r}; there is {', '.join(known)}", 0)
    return read_deck((folder("decks") / f"{name_or_text}.toml").read_text("utf-8"))


def read_deck(text: str) -> Deck:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # beside its own errors, tomllib lets those of int() through
        found = re.search(r"line (\d+)", str(error))
        raise DeckError(f"not TOML: {error}", int(found[1]) if found else text.count("\n") + 1) from None
    return _Reader(text).deck(data)


class _Reader:
    """Reads one file; knows on which line each artifact and each of its keys stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.heads: list[int] = []
        self.keys: dict[tuple[int, str], int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip().startswith("[[artifact]]"):
                self.heads.append(number)
            elif found := re.match(r"\s*([A-Za-z_-]+)\s*[.=]", line):
                self.keys.setdefault((len(self.heads) - 1, found[1]), number)

    def fail(self, reason: str, index: int = -1, key: str = "") -> DeckError:
        line = self.keys.get((index, key)) or (self.heads[index] if 0 <= index < len(self.heads) else 1)
        return DeckError(reason, line)

    def deck(self, data: dict[str, Any]) -> Deck:
        for key in data:
            if key not in ("name", "artifact"):
                raise self.fail(f"unknown key {key!r}; a deck has a name and [[artifact]] tables", -1, key)
        name = data.get("name")
        if not isinstance(name, str) or not name:
            raise self.fail("a deck needs a name", -1, "name")
        tables = data.get("artifact")
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise self.fail("a deck needs [[artifact]] tables", -1, "artifact")
        if len(tables) > MOST_ARTIFACTS:
            raise self.fail(f"{len(tables)} artifacts are too many; {MOST_ARTIFACTS} at most", MOST_ARTIFACTS)
        artifacts = tuple(self.artifact(index, table) for index, table in enumerate(tables))
        for artifact in artifacts:
            if any(other.id == artifact.id for other in artifacts[: artifact.number]):
                raise self.fail(f"two artifacts are called {artifact.id!r}", artifact.number, "id")
        cards = tuple(artifact.number for artifact in artifacts for _ in range(artifact.copies))
        if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
            raise self.fail(f"a deck has {FEWEST_CARDS} to {MOST_CARDS} cards; this one has {len(cards)}")
        triggers = frozenset(artifact.trigger for artifact in artifacts if artifact.reaction)
        return Deck(name, self.text, artifacts, cards, triggers)

    def artifact(self, index: int, table: dict[str, Any]) -> Artifact:
        known = ("id", "rule", "name", "kind", "choose", "do", "on", "spent", "copies")
        for key in table:
            if key not in known:
                raise self.fail(f"unknown key {key!r}; an artifact has {', '.join(known)}", index, key)
        id = table.get("id")
        if not isinstance(id, str) or not re.fullmatch(r"[a-z][a-z0-9-]*", id):
            raise self.fail("an artifact needs an id of small letters, digits and hyphens", index, "id")
        rule = table.get("rule", "L-comp-4")
        if not isinstance(rule, str):
            raise self.fail("a rule is named by its id, such as L-a01", index, "rule")
        name = table.get("name")
        if not isinstance(name, dict) or not all(isinstance(name.get(lang), str) for lang in REQUIRED):
            raise self.fail("a name is given in both languages: { en = ..., es = ... }", index, "name")
        names = Translations.of({lang: name[lang] for lang in LANGUAGES if isinstance(name.get(lang), str)})
        kind = table.get("kind")
        if kind not in ("action", "reaction"):
            raise self.fail('kind is "action" or "reaction"', index, "kind")
        reaction = kind == "reaction"
        copies = table.get("copies", 1)
        if type(copies) is not int or not 1 <= copies <= MOST_COPIES:
            raise self.fail(f"copies is a whole number from 1 to {MOST_COPIES}", index, "copies")
        spent = table.get("spent", "")
        if spent not in ("", "out"):
            raise self.fail('spent can only be "out"', index, "spent")
        choices = self.choices(index, table.get("choose", []), reaction)
        trigger = self.trigger(index, table.get("on"), reaction)
        sentences = table.get("do")
        if not isinstance(sentences, list) or not sentences:
            raise self.fail("do lists what happens, at least one thing", index, "do")
        verbs = tuple(self.verb(index, sentence, choices, trigger) for sentence in sentences)
        if sum(verb.settles for verb, _, _ in verbs) > 1:
            raise self.fail("a reaction stops the action, redirects it or takes its gun: one of these", index, "do")
        used = {choice for _, first, second in verbs for choice in (first, second)}
        for choice in range(len(choices)):
            if choice not in used and not (choices[choice] == HOLDER and TARGET in choices):
                raise self.fail(f"choice {choice + 1} is never used in do", index, "choose")
        return Artifact(
            index, id, rule, names, reaction, trigger, choices, verbs, spent == "out", copies,
            _is_symmetric(choices, verbs),
        )  # fmt: skip

    def choices(self, index: int, words: object, reaction: bool) -> tuple[int, ...]:
        if not isinstance(words, list) or len(words) > 2:
            raise self.fail("choose lists at most two choices", index, "choose")
        if reaction and words:
            raise self.fail("a reaction chooses nothing: it answers what happened", index, "choose")
        for word in words:
            if word not in CHOICES:
                raise self.fail(f"unknown choice {word!r}; there is {', '.join(CHOICES)}", index, "choose")
        choices = tuple(CHOICES.index(word) for word in words)
        if TARGET in choices and choices != (HOLDER, TARGET):
            raise self.fail("target comes after holder: whose gun is to be aimed", index, "choose")
        if HIDDEN_OF_EACH_HOLDER in choices and len(choices) > 1:
            raise self.fail("hidden-of-each-holder stands alone", index, "choose")
        return choices

    def trigger(self, index: int, word: object, reaction: bool) -> int:
        if not reaction:
            if word is not None:
                raise self.fail("only a reaction has on", index, "on")
            return -1
        if word not in TRIGGERS:
            raise self.fail(f"a reaction answers (on) one of {', '.join(TRIGGERS)}", index, "on")
        return TRIGGERS.index(str(word))

    def verb(self, index: int, sentence: object, choices: tuple[int, ...], trigger: int) -> Verb:
        words = sentence.split() if isinstance(sentence, str) else []
        if not words:
            raise self.fail('do lists sentences such as "look 1"', index, "do")
        shape: list[str] = []
        operands: list[int] = []
        for word in words[1:]:
            if re.fullmatch("[0-9]{1,3}", word):
                if not 1 <= int(word) <= len(choices):
                    raise self.fail(f"{sentence!r} points at choice {word}, and there is none", index, "do")
                operands.append(int(word) - 1)
                shape.append("seat" if choices[operands[-1]] in SEAT_CHOICES else "place")
            else:
                shape.append(word)
        form = (words[0], tuple(shape))
        operands += [-1] * (2 - len(operands))
        if trigger >= 0:
            if form not in VERBS.reactions:
                raise self.fail(f"a reaction cannot {sentence!r}; it can {_phrases(VERBS.reactions)}", index, "do")
            verb = VERBS.reactions[form]
            if trigger not in verb.triggers:
                raise self.fail(f"{sentence!r} does not answer {TRIGGERS[trigger]!r}", index, "do")
            return verb, -1, -1
        if form not in VERBS.actions:
            effects = _phrases(VERBS.actions)
            raise self.fail(f"no effect {sentence!r} on these choices; effects are {effects}", index, "do")
        verb = VERBS.actions[form]
        if verb is swap and operands[0] == operands[1]:
            raise self.fail("a swap needs two different recruits, so that everyone keeps three", index, "do")
        if HIDDEN_OF_EACH_HOLDER in choices and verb not in (look, expose):
            raise self.fail("hidden-of-each-holder can only be looked at or exposed", index, "do")
        return verb, operands[0], operands[1]


def _phrases(grammar: Iterable[Form]) -> str:
    return ", ".join(" ".join((word, *shape)) for word, shape in grammar)


def _is_symmetric(choices: tuple[int, ...], verbs: tuple[Verb, ...]) -> bool:
    if len(choices) != 2 or choices[0] != choices[1]:
        return False
    other = {0: 1, 1: 0, -1: -1}
    turned = {(verb, other[first], other[second]) for verb, first, second in verbs if verb is not swap}
    return turned == {verb for verb in verbs if verb[0] is not swap}


def find_verb(reaction: bool, name: str) -> ArtifactVerb:
    """The verb of that name."""
    verbs = VERBS.reactions if reaction else VERBS.actions
    return next(verb for verb in verbs.values() if verb.name == name)


def _pickle_by_name(verb: ArtifactVerb) -> tuple[Callable[[bool, str], ArtifactVerb], tuple[bool, str]]:
    """There is one object of each verb in a process: unpickling finds it there, and so loads this file."""
    return find_verb, (verb in VERBS.reactions.values(), verb.name)


copyreg.pickle(ArtifactVerb, _pickle_by_name)
