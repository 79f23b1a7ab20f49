"""The reader of the rule ledgers, and the ledgers themselves."""

from __future__ import annotations

import tomllib
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from euphoria.games import game, games
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.files.data_folders import ResourceError, find_folder, folder
from euphoria.kernel.rulebook.ledger import (
    ALTERNATIVES,
    LedgerError,
    find_rule,
    ledgers,
    load_ledger,
    merge_rules,
    read_ledger,
)
from euphoria.kernel.text.languages import Translations

GOOD = """\
game = "toy"
revision = 3

[[section]]
id = "start"
title_en = "The start"
title_es = "El comienzo"

[[rule]]
id = "T-2"
section = "start"
ruling = true
en = "The youngest begins."
es = "Empieza la persona más joven."

[[rule]]
id = "T-1"
section = "start"
ruling = false
name_en = "Hat"
name_es = "Sombrero"
en = "Draw a card."
es = "Roba una carta."
"""


def write(folder: Path, text: str, name: str = "toy.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_ledger_is_read_in_the_order_of_its_file(tmp_path: Path) -> None:
    book = read_ledger(write(tmp_path, GOOD))
    assert (book.game, book.revision) == ("toy", 3)
    assert book.sections["start"].title("es") == "El comienzo"
    assert list(book.rules) == ["T-2", "T-1"]
    youngest, hat = book.rules.values()
    assert youngest.ruling
    assert youngest.name("en") is None
    assert youngest.text("es") == "Empieza la persona más joven."
    assert not hat.ruling
    assert (hat.name("en"), hat.name("es")) == ("Hat", "Sombrero")
    assert hat.text("en") == "Draw a card."


def test_a_rule_cannot_be_changed_and_speaks_two_languages(tmp_path: Path) -> None:
    rule = read_ledger(write(tmp_path, GOOD)).rules["T-1"]
    with pytest.raises(FrozenInstanceError):
        rule.texts = Translations.same("Draw two cards.")  # type: ignore[misc]
    with pytest.raises(LedgerError, match="'tlh'"):
        rule.text("tlh")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "T-1"', 'id = "T-2"', r"rule number 2: the id 'T-2' is taken by an earlier rule"),
        (
            'section = "start"\nruling = false',
            'section = "end"\nruling = false',
            r"T-1.*section 'end'.*start",
        ),
        ('en = "Draw a card."', 'en = "  "', r"T-1.*'en'.*not empty"),
        ('es = "Roba una carta."', "", r"T-1.*'es' is missing"),
        ('name_es = "Sombrero"', "", r"T-1.*'name_es' is missing"),
        ('title_es = "El comienzo"', "", r"start.*'title_es' is missing"),
        ("ruling = true", 'ruling = "yes"', r"T-2.*'yes'.*true or false"),
        ("ruling = true", "", r"T-2.*'ruling' is missing"),
        ("ruling = true", "ruling = true\ntlh = ''", r"T-2.*unknown key 'tlh'"),
        ("revision = 3", "revision = 0", r"revision is 0"),
        ("revision = 3", "revision = true", r"revision is True"),
        ('game = "toy"', 'game = "boy"', r"'boy'.*'toy'"),
        ("[[rule]]", "[[law]]", r"'rule' is missing"),
        (
            'en = "Draw a card."',
            'en = "Draw {a card|two cards}."',
            r"T-1.*'en' has \{a card\|two cards\}.*a list of editions",
        ),
        ('en = "Draw a card."', 'en = "Draw a card}."', r"T-1.*'en' has a brace"),
        ("revision = 3", 'revision = 3\neditions = ["one"]', r"editions is \['one'\]; .* two or more names"),
        (
            "[[section]]",
            '[[term]]\nen = "hat"\nes = "gorro|sombrero"\n[[section]]',
            r"term number 1: 'en' has 1 names.* 2 or more",
        ),
        ("[[section]]", '[[term]]\nen = "hat|cap"\n[[section]]', r"term number 1: 'es' is missing"),
        ('game = "toy"', 'game = "toy', r"TOML.*line 1"),
    ],
)
def test_a_bad_ledger_is_refused_with_the_place_and_the_reason(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert old in GOOD
    with pytest.raises(LedgerError, match=message) as caught:
        read_ledger(write(tmp_path, GOOD.replace(old, new)))
    assert str(caught.value).startswith("toy.toml: ")
    assert isinstance(caught.value, EuphoriaError)


def test_a_text_has_the_words_of_an_edition(tmp_path: Path) -> None:
    text = GOOD.replace("revision = 3", 'revision = 3\neditions = ["new", "old"]')
    text = text.replace('en = "Draw a card."', 'en = "Draw {a card|two cards}{, quickly|}."')
    rule = read_ledger(write(tmp_path, text)).rules["T-1"]
    assert rule.text("en") == rule.text("en", "new") == "Draw a card, quickly."
    assert rule.text("en", "old") == "Draw two cards."
    assert rule.text("es", "old") == "Roba una carta."
    with pytest.raises(LedgerError, match="no edition 'lost'; there are new, old"):
        rule.text("en", "lost")
    with pytest.raises(LedgerError, match=r"T-1.*one alternative for each of new, old"):
        read_ledger(write(tmp_path, text.replace("{a card|two cards}", "{a card}")))


def test_a_term_has_the_names_of_one_thing_those_of_the_editions_first(tmp_path: Path) -> None:
    term = '[[term]]\nen = "hat | cap | bonnet"\nes = "sombrero | gorra"\n[[section]]'
    book = read_ledger(write(tmp_path, GOOD.replace("[[section]]", term)))
    assert [one.names("en") for one in book.terms] == [["hat", "cap", "bonnet"]]
    assert [one.names("es") for one in book.terms] == [["sombrero", "gorra"]]
    three = 'revision = 3\neditions = ["new", "old", "lost"]'
    with pytest.raises(LedgerError, match=r"term number 1: 'es' has 2 names; a term has 3 or more"):
        read_ledger(write(tmp_path, GOOD.replace("[[section]]", term).replace("revision = 3", three)))


def test_an_id_belongs_to_one_game(tmp_path: Path) -> None:
    toy = read_ledger(write(tmp_path, GOOD))
    other = read_ledger(write(tmp_path, GOOD.replace('"toy"', '"other"'), "other.toml"))
    assert list(merge_rules([toy])) == ["T-2", "T-1"]
    with pytest.raises(LedgerError, match="other: rule T-2"):
        merge_rules([toy, other])


def test_every_ledger_loads_once_and_is_found_by_id() -> None:
    assert "leaders" in ledgers()
    for id in ledgers():
        book = load_ledger(id)
        assert load_ledger(id) is book
        assert book.game == id
        for rule in book.rules.values():
            assert find_rule(rule.id) is rule


@pytest.mark.parametrize("game", ["nothing", "", "../rules/leaders", "leaders.toml"])
def test_a_game_without_a_ledger_says_which_have_one(game: str) -> None:
    with pytest.raises(LedgerError, match="leaders"):
        load_ledger(game)


def test_an_unknown_rule_is_none() -> None:
    assert find_rule("L-gun-99") is None


def test_the_texts_of_the_ledgers_are_sentences() -> None:
    for id in ledgers():
        book = load_ledger(id)
        assert {rule.section for rule in book.rules.values()} == set(book.sections)
        for rule in book.rules.values():
            assert rule.text("en") != rule.text("es"), rule.id
            for _, written in rule.texts:
                text = ALTERNATIVES.sub(lambda found: found[1].split("|")[0], written)
                assert text == text.strip(), rule.id
                assert text[0].isupper(), rule.id
                assert text.endswith("."), rule.id
                assert "  " not in text, rule.id


def test_leaders_names_its_artifacts_as_the_standard_deck_does() -> None:
    deck = tomllib.loads((folder("decks") / "standard.toml").read_text(encoding="utf-8"))
    in_deck = {card["rule"]: (card["name"]["en"], card["name"]["es"]) for card in deck["artifact"]}
    rules = load_ledger("leaders").rules.values()
    in_ledger = {rule.id: (rule.name("en"), rule.name("es")) for rule in rules if rule.names}
    assert len(in_ledger) == 24
    assert in_ledger == in_deck


def test_data_lies_in_the_wheel_or_at_the_top_of_a_checkout(tmp_path: Path) -> None:
    package = tmp_path / "src" / "euphoria"
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    assert find_folder("rules", package) == tmp_path / "docs" / "rules"
    (package / "_data" / "rules").mkdir(parents=True)
    assert find_folder("rules", package) == package / "_data" / "rules"


def test_missing_data_is_an_error_that_says_where_it_should_be(tmp_path: Path) -> None:
    installed = tmp_path / "site-packages" / "euphoria"
    (tmp_path / "locales").mkdir()
    with pytest.raises(ResourceError, match=r"'locales' is missing.*_data") as caught:
        find_folder("locales", installed)
    assert isinstance(caught.value, EuphoriaError)
    with pytest.raises(ResourceError, match=r"'maps'.*decks, figures, locales, networks, rules, tables"):
        find_folder("maps", installed)


@pytest.mark.parametrize("name", ["locales", "decks", "tables", "rules", "networks"])
def test_this_package_has_its_data(name: str) -> None:
    assert folder(name).is_dir()


def test_a_game_plays_the_revision_that_its_ledger_describes() -> None:
    assert {id: game(id).revision for id in games()} == {id: load_ledger(id).revision for id in games()}
