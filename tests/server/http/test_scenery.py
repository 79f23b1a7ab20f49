"""Drawing a table of scenery: what it is made of, its check with every flaw, tables by a seed, and playing on one."""

from __future__ import annotations

import re
from typing import Any

import pytest

from euphoria import Record, game
from euphoria.games.reality.tables.generator import make_table
from euphoria.games.reality.tables.library import load_table, table_names
from euphoria.kernel.rulebook.ledger import load_ledger
from euphoria.kernel.text.languages import LANGUAGES
from tests.server.house import House

Json = dict[str, Any]

PATH = "/api/games/reality/scenery"
YARD = """\
name = "yard"
title = { en = "The yard", es = "El patio" }
about = { en = "One sentence.", es = "Una frase." }
size = [48, 36]

[[element]]
name = "house"
label = { en = "House", es = "Casa" }
kind = "building"
box = [20, 14, 6, 4]
storeys = 2
doors = [{ from = [22, 14], to = [23.5, 14] }]
windows = [{ from = [20, 15], to = [20, 17], storey = 1 }]

[[element]]
name = "crate"
label = { en = "Crate", es = "Caja" }
kind = "block"
box = [28, 14, 3, 3]
height = 3

[[link]]
kind = "stairs"
foot = { at = [22, 16], on = "house", floor = 0 }
head = { at = [24, 16], on = "house", floor = 1 }
"""


def check(house: House, text: str, language: str = "en") -> Json:
    found: Json = house.guest().ask("POST", f"{PATH}/check", {"text": text, "language": language})
    return found


def test_an_editor_is_told_what_there_is(house: House) -> None:
    shown = house.guest().ask("GET", PATH)
    assert [table["name"] for table in shown["tables"]] == table_names()
    assert shown["tables"][0]["text"] == load_table("plaza").text
    kinds = {kind["kind"]: kind for kind in shown["kinds"]}
    assert (kinds["barricade"]["lowest"], kinds["barricade"]["highest"]) == (1, 7)
    assert set(kinds["crater"]["label"]) == set(LANGUAGES)
    assert shown["size"] == {"wide": 24, "widest": 72, "deep": 24, "deepest": 48}


def test_a_text_comes_back_as_a_drawing(house: House) -> None:
    found = check(house, YARD)
    assert found["flaws"] == []
    table = found["table"]
    assert (table["name"], table["width"], table["depth"]) == ("yard", 48, 36)
    building, crate = table["elements"]
    assert building["openings"] == [
        {"door": False, "storey": 1, "ends": [[80, 68], [80, 60]]},
        {"door": True, "storey": 0, "ends": [[88, 56], [94, 56]]},
    ]
    assert crate["outline"] == [[112, 56], [124, 56], [124, 68], [112, 68]]
    assert crate["label"]["es"] == "Caja"
    assert table["links"] == [
        {
            "kind": "stairs",
            "foot": {"at": [88, 64], "on": 0, "floor": 0},
            "head": {"at": [96, 64], "on": 0, "floor": 1},
        }
    ]


def test_every_table_that_ships_comes_back_without_a_flaw(house: House) -> None:
    for name in table_names():
        found = check(house, load_table(name).text)
        assert found["flaws"] == [], name
        assert len(found["table"]["elements"]) == len(load_table(name).terrain.elements)


@pytest.mark.rule("R-table-2", "R-table-5")
@pytest.mark.parametrize(
    ("old", "new", "code", "rule", "line"),
    [
        ("box = [28, 14, 3, 3]", "box = [25, 14, 3, 3]", "overlap", "R-table-5", 15),
        ("box = [28, 14, 3, 3]", "box = [46, 14, 3, 3]", "outside", None, 19),
        ("size = [48, 36]", "size = [72, 48]", "lonely", "R-table-2", 0),
        ("height = 3", "height = 1", "height", "R-table-5", 20),
        ("storeys = 2", "storeys = 9", "storeys", "R-table-5", 11),
        ("to = [23.5, 14]", "to = [22.5, 14]", "panel", "R-table-5", 12),
        ("at = [24, 16]", "at = [25.75, 16]", "link", "R-table-5", 25),
        ("28, 14", "28.1, 14", "quarters", "R-table-3", 19),
    ],
)
def test_a_flaw_has_its_line_its_rule_and_words(
    house: House, old: str, new: str, code: str, rule: str | None, line: int
) -> None:
    text = YARD.replace(old, new)
    if code == "lonely":
        text = text.replace("[20, 14, 6, 4]", "[30, 22, 6, 4]").replace("[28, 14", "[36.25, 22")
        text = re.sub(r"doors.*\nwindows.*\n|\[\[link\]\](.*\n)*", "", text)
        text = text.replace("[36.25, 22", "[12, 12")
    found = check(house, text)
    flaw = next(flaw for flaw in found["flaws"] if flaw["code"] == code)
    assert flaw["rule"] == rule
    assert rule is None or rule in load_ledger("reality").rules
    assert line in (0, flaw["line"])
    said = {language: check(house, text, language)["flaws"][0]["text"] for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)


def test_what_can_be_read_comes_back_with_its_flaws_and_nothing_else_does(house: House) -> None:
    overlapping = check(house, YARD.replace("[28, 14, 3, 3]", "[25, 14, 3, 3]"))
    assert len(overlapping["table"]["elements"]) == 2
    assert overlapping["flaws"]
    for broken in (
        YARD.replace('kind = "block"', 'kind = "rock"'),
        YARD + "[[",
        "",
        YARD.replace("[[link]]", "[link]"),
    ):
        found = check(house, broken)
        assert found["table"] is None
        assert found["flaws"]


def test_a_table_is_made_by_its_seed(house: House) -> None:
    guest = house.guest()
    assert guest.ask("GET", f"{PATH}/made?seed=17")["text"] == make_table(17)
    assert guest.ask("GET", f"{PATH}/made?seed=3&width=60&depth=40")["text"] == make_table(3, 60, 40)
    assert guest.refused("GET", f"{PATH}/made?seed=3&width=10&depth=40", None, 422) == "option"
    assert guest.refused("GET", f"{PATH}/made?seed=-3", None, 422) == "malformed"


def test_what_is_too_long_or_of_another_game_is_refused(house: House) -> None:
    guest = house.guest()
    assert guest.refused("POST", f"{PATH}/check", {"text": "a" * 40_001}, 422) == "malformed"
    assert guest.refused("POST", f"{PATH}/check", {"text": "a" * 80_000}, 413) == "too-large"
    for other in ("leaders", "chess"):
        assert guest.refused("GET", f"/api/games/{other}/scenery", None, 404) == "no-scenery"
        assert guest.refused("POST", f"/api/games/{other}/scenery/check", {"text": ""}, 404) == "no-scenery"


@pytest.mark.rule("R-table-7")
def test_a_game_is_played_on_a_table_that_somebody_has_drawn(house: House) -> None:
    ana = house.guest()
    made = ana.make("me", "bot", game="reality", table=YARD)["table"]
    listed = next(seat for seat in ana.ask("GET", "/api/me")["tables"] if seat["table"]["id"] == made["id"])
    assert listed["table"]["left_out"] == ["table"]
    ana.post(f"/api/tables/{made['id']}/start")
    with ana.look(made["id"]) as socket:
        view = socket.until_game()["view"]
    assert view["table"] == "yard"
    assert [element["label"]["es"] for element in view["scenery"]["elements"]] == ["Casa", "Caja"]


def test_a_table_that_breaks_a_rule_is_not_played_on_and_its_line_is_named(house: House) -> None:
    ana = house.guest()
    said = {"game": "reality", "seats": ["me", "bot"], "options": {"table": YARD.replace("[28, 14", "[25, 14")}}
    refused = ana.ask("POST", "/api/tables", said, 422)["error"]
    assert refused["code"] == "option"
    assert "line 15, element crate: it overlaps house" in refused["message"]


@pytest.mark.rule("R-table-7")
def test_a_record_holds_the_whole_table_and_replays_on_it() -> None:
    record = Record(game("reality"), seed=5, table=YARD, budget=200, turns=1)
    while record.state.outcome is None:
        seat = record.state.deciders[0]
        record.apply(seat, record.state.legal(seat)[0])
    again = Record.parse(record.dump())
    assert again.options["table"] == YARD
    assert again.state.view(None)["table"] == "yard"
    assert again.state.digest() == record.state.digest()
