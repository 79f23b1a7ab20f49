"""The floor plan of a table: well-formed, complete, in both languages, and safe with whatever words it is given."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from euphoria.games.reality.geometry.terrain import Scenery
from euphoria.games.reality.tables.library import load_table, read_table
from euphoria.games.reality.tables.picture.poster import draw_table

SVG = "{http://www.w3.org/2000/svg}"
TABLES = ("plaza", "ruins", "scrapyard", "studio", "theatre", "tower", "seed:1", "seed:2:24x24", "seed:3:72x48")


def words_in(picture: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    return ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("night", [None, False, True])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", TABLES)
def test_every_table_can_be_drawn(name: str, language: str, night: bool | None) -> None:
    table = load_table(name)
    picture = draw_table(table, language, night)
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == table.titles.name(language)
    said = words_in(picture)
    for element, label in zip(table.terrain.elements, table.labels, strict=True):
        height = f"{element.height / 4:g}″" if element.height else ""
        name = label.name(language)
        assert name in said or f"{name} {height}".rstrip() in said, "its name"
        assert not height or any(words.endswith(height) for words in said), "its height"
    used = set(re.findall(r"url\(#([\w-]+)\)", picture))
    assert used <= {node.get("id") for node in root.iter()}
    for kind in {element.kind for element in table.terrain.elements}:
        assert f"{table.name}-{kind.name.lower()}" in used, "colour is never the only sign"


def test_the_theme_follows_the_reader_unless_it_is_said() -> None:
    table = load_table("plaza")
    assert "prefers-color-scheme" in draw_table(table)
    for night, ground in ((False, "#F3EBDD"), (True, "#12161C")):
        picture = draw_table(table, "en", night)
        assert "prefers-color-scheme" not in picture
        assert f".f-ground{{fill:{ground}}}" in picture


def test_nothing_is_drawn_beyond_the_picture() -> None:
    for name in TABLES:
        root = ElementTree.fromstring(draw_table(load_table(name)))
        _, _, wide, high = (float(number) for number in str(root.get("viewBox")).split())
        for node in root.iter(f"{SVG}text"):
            assert 0 <= float(str(node.get("x"))) <= wide
            assert 0 <= float(str(node.get("y"))) <= high


def test_words_of_a_table_are_words_and_nothing_else() -> None:
    evil = "<script>alert(1)</script> & ]]> 'x' %s {0}"
    text = load_table("plaza").text.replace("Plaza of the Contented", evil).replace("Fountain", evil)
    text = text.replace("A dry fountain", evil)
    picture = draw_table(read_table(text))
    root = ElementTree.fromstring(picture)
    assert not [node for node in root.iter() if node.tag.endswith("script")]
    assert root.findtext(f"{SVG}title") == evil
    assert evil in " ".join(words_in(picture))
    assert evil.upper() in words_in(picture)


def test_a_bare_table_can_be_drawn() -> None:
    head = load_table("plaza").text.partition("[[element]]")[0].rpartition("#")[0]
    picture = draw_table(read_table(head))
    assert ElementTree.fromstring(picture) is not None
    assert not any(f"#plaza-{kind.name.lower()})" in picture for kind in Scenery)


def test_doors_windows_and_ladders_are_there() -> None:
    said = " ".join(words_in(draw_table(load_table("tower"))))
    for words in ("Door", "Window", "Ladder", "Stairs", "Upper storeys", "0–1", "1–2", "2–3", "3–▲", "0–▲"):
        assert words in said
    said = " ".join(words_in(draw_table(load_table("scrapyard"))))
    for words in ("Door", "Window", "Stairs"):
        assert words not in said
