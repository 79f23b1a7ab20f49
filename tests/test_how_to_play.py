"""The pages "How to play": every statement has its text in every language and rests on rules that exist, a page is read
in about five minutes, and its pictures are positions of the engine."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement

from euphoria.games.dystopia.game import DystopiaState
from euphoria.kernel.files.data_folders import folder
from euphoria.kernel.rulebook.ledger import load_ledger
from tests.locale_keys import every_language, in_file
from tools import how_to_positions

PAGES = sorted(how_to_positions.GAMES.glob("*/how/outline.json"))
SECTIONS = ["what", "win", "table", "turn", "wrong", "end", "editions"]
TITLED = {"win", "table", "turn", "wrong"}
WORDS = range(850, 1301)
"""Five minutes at 170 to 260 words a minute."""

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parents[1].name)


def outline(page: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.read_text("utf-8"))
    return found


def expected_keys(page: Path) -> set[str]:
    """The messages that the page needs; prices are optional, and added by the caller."""
    told = outline(page)
    prefix = f"how-{told['game']}"
    keys = set()
    for section in told["sections"]:
        pictures = [one["picture"] for one in (section, *section["statements"]) if "picture" in one]
        keys |= {f"{prefix}-picture-{name}{end}" for name in pictures for end in ("", "-alt")}
        for statement in section["statements"]:
            key = f"{prefix}-{section['id']}-{statement['id']}"
            keys |= {key, f"{key}-title"} if section["id"] in TITLED else {key}
    return keys


def read_words(message: Message) -> int:
    """The number of words that a reader meets; of alternatives, those of the first."""

    def count(pattern: Pattern | None) -> int:
        total = 0
        for part in pattern.elements if pattern else ():
            if isinstance(part, TextElement):
                total += len(re.findall(r"\w+", part.value))
            elif isinstance(part.expression, SelectExpression):
                total += count(part.expression.variants[0].value)
            else:
                total += 1
        return total

    return count(message.value)


def test_each_game_has_its_page_with_the_same_sections() -> None:
    assert [page.parents[1].name for page in PAGES] == ["dystopia", "leaders", "reality"]
    for page in PAGES:
        assert [section["id"] for section in outline(page)["sections"]] == SECTIONS
        assert outline(page)["game"] == page.parents[1].name


@every_page
@every_language
def test_each_statement_has_its_text_and_each_text_its_statement(page: Path, language: str) -> None:
    game = page.parents[1].name
    there, needed = in_file(language, f"how-{game}"), expected_keys(page)
    prices = {key for key in there if key.startswith(f"how-{game}-turn-") and key.endswith(("-cost", "-gain"))}
    assert needed - there == set()
    assert {key.rpartition("-")[0] for key in prices} <= needed
    assert {key.removesuffix("-cost") for key in prices if key.endswith("-cost")} == {
        key.removesuffix("-gain") for key in prices if key.endswith("-gain")
    }
    further = {key for key in there - needed - prices if not key.startswith((f"how-{game}-word-", f"how-{game}-draw-"))}
    assert further == set()
    assert there == in_file("en", f"how-{game}")


@every_page
def test_each_statement_rests_on_rules_of_its_game(page: Path) -> None:
    rules = load_ledger(outline(page)["game"]).rules
    for section in outline(page)["sections"]:
        for statement in section["statements"]:
            assert statement["rules"], statement["id"]
            assert [rule for rule in statement["rules"] if rule not in rules] == [], statement["id"]


@every_page
def test_the_numbers_of_a_picture_are_on_it_and_apart(page: Path) -> None:
    told = outline(page)
    places = [one["at"] for section in told["sections"] for one in section["statements"] if "at" in one]
    assert len(places) >= 6
    assert all(0 < part < 100 for place in places for part in place)
    apart = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for at, a in enumerate(places) for b in places[:at]]
    assert min(apart) > 6


@every_page
@every_language
def test_a_page_is_read_in_about_five_minutes(page: Path, language: str) -> None:
    source = (folder("locales") / language / f"how-{page.parents[1].name}.ftl").read_text("utf-8")
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    unread = ("-alt",)
    read = sum(read_words(one) for one in messages if not one.id.name.endswith(unread) and "-word-" not in one.id.name)
    assert read in WORDS


def test_the_pictures_show_positions_of_the_engine() -> None:
    assert {path.parents[2].name for path in how_to_positions.scenarios()} == {"dystopia", "leaders", "reality"}
    assert list(how_to_positions.outdated()) == [], "run python -m tools.how_to_positions"


def test_the_picture_of_a_commodity_area_shows_what_the_engine_gave() -> None:
    """Its caption: 2, 3 and 4 are 9, which gives 2 energy and 1 knowledge."""
    state = how_to_positions.position(how_to_positions.GAMES / "dystopia" / "how" / "positions" / "table.txt")
    assert isinstance(state, DystopiaState)
    areas: Any = state.view(0)["areas"]
    area = areas[0]
    assert (area["space"], sum(number for _, number in area["workers"])) == ("generator", 9)
    gained = [event for event in state.events(0) if event["rule"] == "D-com-1"]
    assert [(one["event"], one.get("count", one.get("steps"))) for one in gained] == [("goods", 2), ("knowledge", 1)]
