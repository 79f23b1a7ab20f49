"""What the page prints on the board agrees with the rules: the order of spaces, the price of sites, the tiles."""

from __future__ import annotations

import re
from pathlib import Path

from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.components import FACTIONS, GOODS

MODEL = Path(__file__).parents[2] / "web" / "src" / "games" / "dystopia" / "model"


def source(name: str) -> str:
    return (MODEL / name).read_text("utf-8")


def names_in(text: str) -> list[str]:
    return re.findall(r"'([a-z-]+)'", text)


def test_spaces_have_the_numbers_of_the_rules() -> None:
    numbered = re.search(r"NUMBERED = \[(.*?)\]", source("spaces.ts"), re.DOTALL)
    assert numbered is not None
    assert names_in(numbered[1]) == [space.id for space in board.SPACES[: board.FIRST_SITE]]


def test_sites_want_what_the_rules_want() -> None:
    printed = dict(re.findall(r"^  ([esw][12]): .*wanted: \[(.*?)\]", source("spaces.ts"), re.MULTILINE))
    wanted = {id: [GOODS[good] for good in goods] for id, goods in board.SITE_COSTS}
    assert {id: names_in(text) for id, text in printed.items()} == wanted


def test_factions_and_goods_are_in_the_order_of_the_rules() -> None:
    view = source("view.ts")
    for name, expected in (("FACTIONS", FACTIONS), ("GOODS", GOODS)):
        found = re.search(rf"{name} = \[(.*?)\]", view)
        assert found is not None
        assert names_in(found[1]) == list(expected)


def test_every_market_tile_has_its_price() -> None:
    body = source("tiles.ts").partition("TILE_PRICES")[2]
    assert set(re.findall(r"^  '?([a-z-]+)'?:", body, re.MULTILINE)) == {tile.id for tile in TILES}


def test_every_question_has_a_picture_or_is_right_as_a_list() -> None:
    body = source("../prompts/kinds.ts").partition("SHOWN: ")[2].partition("\n}\n")[0]
    assert set(re.findall(r"^  '?([a-z-]+)'?: '", body, re.MULTILINE)) == set(codes.QUESTIONS[1:])
