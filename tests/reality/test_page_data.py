"""What the page draws by itself agrees with the rules: portraits, life, sizes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import euphoria
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.tables.placement import PLATFORM
from euphoria.kernel.text.languages import LANGUAGES

PAGE = Path(__file__).parents[2] / "web" / "src" / "games" / "reality"


def source(name: str) -> str:
    return (PAGE / name).read_text("utf-8")


def test_every_character_has_a_portrait() -> None:
    drawn = set(re.findall(r"^  ([a-z]+): \[$", source("pieces/portraits.ts"), re.MULTILINE))
    assert drawn == {character.id for character in CHARACTERS}


def test_the_page_knows_the_life_of_every_character() -> None:
    known = {id: int(life) for id, life in re.findall(r"^  ([a-z]+): (\d+),$", source("model/life.ts"), re.MULTILINE)}
    assert known == {character.id: character.life for character in CHARACTERS}


def test_exit_platforms_are_drawn_in_their_size() -> None:
    assert f"export const PLATFORM = {PLATFORM}\n" in source("model/view.ts")


def test_the_view_names_scenery_in_every_language() -> None:
    scene = "game: reality\ntable: plaza\nA madeleine: 4 4\nB doc: 40 30"
    scenery: Any = euphoria.game("reality").scenario(scene).view(None)["scenery"]
    labels = {element["name"]: element["label"] for element in scenery["elements"]}
    assert labels["fountain-west"] == {"en": "Fountain 1", "es": "Fuente 1"}
    assert labels["town-hall"]["es"] == "Ayuntamiento"
    assert all(set(label) == set(LANGUAGES) for label in labels.values())
