"""What the page prints on the board and on cards agrees with the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from euphoria.games.dystopia import board, codes, components
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import FACTIONS, GOODS
from euphoria.games.dystopia.costs import ANY_RESOURCE, FREE, THREE_OR_PAIR, Cost
from euphoria.games.dystopia.text import card_text, previews
from tests.dystopia.play import scene

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


def test_numbers_of_the_board_are_those_of_the_rules() -> None:
    view = source("view.ts")
    numbers = dict(re.findall(r"^export const (\w+) = (\d+|\[[\d, ]+\])", view, re.MULTILINE))
    assert numbers == {
        "STARS": str(components.STARS),
        "TOO_MUCH": str(components.TOO_MUCH_KNOWLEDGE),
        "TIERS": str(list(previews.TIERS)),
        "MINER_WAKES": str(components.MINER_WAKES),
        "TUNNEL_ENDS": str(components.TUNNEL_ENDS),
    }
    few, four, many = re.search(r"seats <= 3 \? (\d) : seats === 4 \? (\d) : (\d)", view).groups()  # type: ignore[union-attr]
    assert [int(few), int(few), int(four), int(many), int(many)] == list(components.WORKERS_TO_BUILD[2:])


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("there", ["", "B workers: 1 / farm 1", "B workers: 1 / farm 3", "B workers: 1 / farm 6"])
def test_areas_give_what_their_bands_print(there: str, number: int) -> None:
    printed = re.findall(r"least: (\d), goods: (\d), also: '(\w+)'", source("areas.ts"))
    state = scene(f"A workers: {number}\nA knowledge: 3\n{there}")
    farm = board.SPACES[board.FARM]
    total = state.area_sums[farm.number] + number  # type: ignore[attr-defined]
    _, goods, also = next(band for band in reversed(printed) if total >= int(band[0]))
    gains = previews.gains(state, 0, farm, number)  # type: ignore[arg-type]
    names = {"allegiance": "wastelander-allegiance", "forget": "lose-knowledge", "learn": "gain-knowledge"}
    assert gains == (("food", int(goods)), (names[also], 1))


def test_spaces_print_their_price_and_tunnels_what_their_ends_give() -> None:
    printed = re.findall(r"^  '?([a-z-]+)'?: .*? pay: (.*?), get: (.*?) \},$", source("spaces.ts"), re.MULTILINE)
    prices = {id: price_in(pay) for id, pay, _ in printed}
    assert prices == {one.id: price_of(one.cost) for one in board.SPACES[len(GOODS[:4]) : board.FIRST_SITE]}
    ends = {id: names_in(get) for id, _, get in printed if id.endswith("-end")}
    tunnels = board.SPACES[board.FIRST_END : board.FIRST_ARTIFACT_MARKET]
    assert ends == {one.id: [GOODS[board.END_GOODS[one.faction]]] for one in tunnels}


def price_in(pay: str) -> str:
    """A price as the page writes it, such as "3 energy"; the name of a price that several spaces have."""
    row = re.fullmatch(r"\[\['(\d)', icon\('([a-z]+)'\)\]\]", pay)
    return f"{row[1]} {row[2]}" if row else pay


def price_of(cost: Cost) -> str:
    """The same of the rules."""
    if cost == board.BLISS_AND_OTHER:
        return "BLISS_AND_OTHER"
    if cost == Cost(artifacts=THREE_OR_PAIR):
        return "THREE_OR_PAIR"
    if cost == FREE:
        return "[]"
    ((count, kinds),) = cost.goods
    return f"{count} {'resource' if kinds == ANY_RESOURCE else GOODS[kinds[0]]}"


def test_every_icon_of_a_card_has_its_sign() -> None:
    body = source("../cards/signs.ts").partition("const SIGNS")[2].partition("\n}")[0]
    drawn = set(re.findall(r"(?:^|[ ,])'?([a-z][a-z-]*)'?: (?:when|thing|QUIET)", body, re.MULTILINE))
    named = {icon for card in card_text.catalog("en") for icon in " ".join(card.icons).split()}
    assert {icon for icon in named - drawn if not re.fullmatch(r"line|arrow|or|roll-\d", icon)} == set()


def test_every_recruit_has_a_look_of_its_own() -> None:
    body = source("../cards/portraits.ts").partition("const LOOKS")[2].partition("\n}")[0]
    drawn = re.findall(r"^  '?([A-Z][^':]*)'?: '", body, re.MULTILINE)
    assert set(drawn) == {one.name.partition(" the ")[2] for one in RECRUITS}


def test_every_market_tile_has_its_price() -> None:
    body = source("tiles.ts").partition("TILE_PRICES")[2]
    assert set(re.findall(r"^  '?([a-z-]+)'?:", body, re.MULTILINE)) == {tile.id for tile in TILES}


def test_every_question_has_a_picture_or_is_right_as_a_list() -> None:
    body = source("../prompts/kinds.ts").partition("SHOWN: ")[2].partition("\n}\n")[0]
    assert set(re.findall(r"^  '?([a-z-]+)'?: '", body, re.MULTILINE)) == set(codes.QUESTIONS[1:])
