"""Icarite recruits of markets: Flavio and Josh; and how Academy silences all Icarites."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    allegiance,
    do,
    goods,
    hand,
    knowledge,
    may,
    morale,
    pay,
    recruits_offered,
    refusal,
    scene,
    spaces_open,
    territory,
    tile_stars,
    turn_of,
    ways_offered,
)
from tests.dystopia.recruit_play import answered, quiet, used

CLOUD_MINE = ("place", 3, "cloud-mine")


# D-r32 Flavio: bumping another's worker on a market, after the star: may lose M M to draw.


@pytest.mark.rule("D-r32", "D-time-9", "D-rec-2")
@pytest.mark.parametrize(("space", "faction"), [("incinerator", "euphorian"), ("market-s1", "subterran")])
@pytest.mark.parametrize("full", [False, True])
def test_flavio_draws_after_the_star_even_without_room(space: str, faction: str, full: bool) -> None:
    text = f"""
        A recruits: Flavio
        A workers: 3
        A goods: 4 energy, 1 stone
        A hand: bat, bat
        A morale: 3
        B workers: 5 / {space} 2
        tiles: s1 courthouse A
        {f"territories: {faction} B B" if full else ""}
        rolls: 1
    """
    state = scene(text)
    do(state, "A", "place", 3, space)
    assert recruits_offered(state, "A") == {"D-r32"} and may(state, "A", "pass")
    assert territory(state, faction) == ("BB" if full else "A")
    cards = len(hand(state, "A"))
    do(state, "A", "use", "Flavio")
    assert len(hand(state, "A")) == cards + 1 and morale(state, "A") == 1


@pytest.mark.rule("D-r32", "D-mk-3", "D-rec-8")
@pytest.mark.parametrize(
    ("own", "other", "spirit", "space"),
    [
        ("3", "5 / ark 2", 2, "ark"),  # M M cannot be lost in full
        ("3", "5", 6, "ark"),  # nobody there
        ("3 / ark 2", "5", 6, "ark"),  # an own worker
        ("3", "5 / wind-saloon 2", 6, "wind-saloon"),  # not in Icarus
    ],
)
def test_flavio_needs_a_bump_of_another_on_a_market_and_morale(own: str, other: str, spirit: int, space: str) -> None:
    state = scene(f"""
        A recruits: Flavio
        A workers: {own}
        A hand: bat, bat
        A morale: {spirit}
        B workers: {other}
        rolls: 1
    """)
    assert quiet(state, "A", ("place", 3, space))


# D-v09 Flavio: market, after the star: may gain K to draw.


@pytest.mark.rule("D-v09", "D-rec-2", "D-mk-3")
@pytest.mark.parametrize("other", ["5", "5 / ark 2"])
def test_revised_flavio_gains_knowledge_with_or_without_a_bump(other: str) -> None:
    text = f"""
        recruits: revised
        A recruits: Flavio
        A workers: 3
        A hand: bat, bat
        A knowledge: KNOWN
        A morale: 2
        B workers: {other}
        rolls: 1
    """
    state = scene(text.replace("KNOWN", "5"))
    do(state, "A", "place", 3, "ark")
    assert recruits_offered(state, "A") == {"D-v09"} and may(state, "A", "pass") and territory(state, "wastelander")
    do(state, "A", "use", "Flavio")
    assert len(hand(state, "A")) == 1 and knowledge(state, "A") == 6 and morale(state, "A") == 2
    assert quiet(scene(text.replace("KNOWN", "6")), "A", ("place", 3, "ark"))
    assert quiet(scene(text.replace("KNOWN", "5")), "A", ("place", 3, "wind-saloon"))


# D-r34 Josh: on a built market whose cost has a resource, may pay 1 bliss for it.


@pytest.mark.rule("D-r34", "D-place-4")
@pytest.mark.parametrize(
    ("tile", "rest", "resource"),
    [
        ("courthouse", {"energy": 4}, "stone"),
        ("plaza", {"water": 4}, "clay"),
        ("fountain", {"water": 4}, "gold"),
        ("theater", {"energy": 4}, "clay"),
        ("arena", {"food": 4}, "stone"),
        ("apothecary", {"bliss": 4}, "gold"),
        ("laboratory", {"bat": 1}, "gold"),
    ],
)
def test_josh_pays_bliss_for_a_resource(tile: str, rest: dict[str, int], resource: str) -> None:
    goods_of_rest = "".join(f"{count} {name}, " for name, count in rest.items() if name not in ("bat", "bliss"))
    bliss = rest.get("bliss", 0) + 1
    text = f"""
        A recruits: Josh
        A workers: 3
        A goods: {goods_of_rest}{bliss} bliss, 1 {resource}
        A hand: bat
        B workers: 5
        tiles: e1 {tile} A
    """
    state = scene(text)
    do(state, "A", "place", 3, "market-e1")
    swapped = {**rest, "bliss": bliss}
    assert sorted(map(sorted, ways_offered(state, "A"))) == sorted(map(sorted, [{**rest, resource: 1}, swapped]))
    pay(state, "A", **swapped)
    assert goods(state, "A") == {resource: 1} and territory(state, "euphorian") == "A"
    state = scene(text.replace(f", 1 {resource}", ""))
    do(state, "A", "place", 3, "market-e1")
    assert goods(state, "A") == {}, "the only way"
    state = scene(text.replace(f"{bliss} bliss, 1 {resource}", f"{bliss - 1} bliss"))
    assert refusal(state, "A", "place", 3, "market-e1") == "D-place-4"


@pytest.mark.rule("D-r34", "D-place-4")
def test_josh_pays_bliss_for_nothing_else() -> None:
    state = scene("""
        A recruits: Josh
        A workers: 3
        A goods: 9 bliss, 2 gold
        A hand: bat
        B workers: 5
        tiles: e1 spa A, e2 lounge A, s1 clinic A
    """)
    open_now = spaces_open(state, "A")
    assert open_now & {"nimbus-loft", "tank-left", "euphorian-tunnel", "incinerator", "site-w1"} == set()
    assert not any(space.startswith("market") for space in open_now)
    do(state, "A", "place", 3, "site-w2 gold")
    assert goods(state, "A") == {"bliss": 9, "gold": 1}


# Academy (D-m07, D-x-24).

TUNNEL = ("place", 3, "euphorian-tunnel")
SILENCED = [
    ("Maxime", "A goods: 1 energy\nB workers: 5 / euphorian-tunnel 2", [TUNNEL, ("take", "gold")]),
    ("Lee", "A goods: 1 energy\nB workers: 5 / euphorian-tunnel 2", [TUNNEL, ("take", "gold")]),
    ("Rebecca", "A goods: 1 energy\nB workers: 5 / euphorian-tunnel 2", [TUNNEL, ("take", "gold")]),
    ("Zong", "", [CLOUD_MINE]),
    ("D-v01", "", [CLOUD_MINE]),
    ("D-v03", "A goods: 1 bliss, 1 energy\nA workers: 3 / euphorian-tunnel 2", [TUNNEL, ("take", "gold")]),
    ("Sarinee", "", [CLOUD_MINE]),
    ("Gidget", "A goods: 1 bliss\nA workers: 3 / farm 2", [("retrieve", "farm"), ("feed", "bliss")]),
    ("Dr. Sheppard", "A workers: 3 / farm 2", [("retrieve", "farm")]),
    ("Dr. Sheppard", "A goods: 3 energy", [("place", 3, "tank-left")]),
    ("Flavio", "A goods: 4 food, 1 gold\nB workers: 5 / market-e1 2", [("place", 3, "market-e1")]),
    ("D-v09", "A goods: 4 food, 1 gold", [("place", 3, "market-e1")]),
]


@pytest.mark.rule("D-m07", "D-rec-1")
@pytest.mark.parametrize(("recruit", "lines", "turn"), SILENCED)
def test_academy_silences_those_who_have_no_star_on_it(
    recruit: str, lines: str, turn: list[tuple[str | int, ...]]
) -> None:
    text = f"""
        recruits: {"revised" if recruit.startswith("D-v") else "printed"}
        A recruits: {recruit}
        {lines}
        {"" if "A workers" in lines else "A workers: 3"}
        {"" if "B workers" in lines else "B workers: 5"}
        A morale: 4
        tiles: e1 academy STAR
        rolls: 1
    """
    assert answered(scene(text.replace("STAR", "A")), "A", *turn)
    assert quiet(scene(text.replace("STAR", "B")), "A", *turn)


@pytest.mark.rule("D-m07", "D-r28", "D-r34", "D-r44", "D-r09")
def test_academy_silences_kaden_josh_matthew_and_amanda() -> None:
    text = """
        A recruits: Kaden, Josh, Matthew
        A workers: 3
        A goods: 4 energy, 1 bliss
        B recruits: Amanda
        B workers: 5 / subterran-tunnel 2
        B goods: 1 bliss
        tiles: e1 academy STAR, e2 courthouse A
        miners: wastelander 9
        rolls: 1
    """
    theirs = {"wastelander-tunnel-end", "market-e2", "subterran-tunnel"}
    assert spaces_open(scene(text.replace("STAR", "A")), "A") & theirs == theirs
    assert spaces_open(scene(text.replace("STAR", "B")), "A") & theirs == set()
    with_water = text.replace("4 energy", "1 water")
    state = scene(with_water.replace("STAR", "A"))
    do(state, "A", "place", 3, "subterran-tunnel")
    assert ways_offered(state, "A") == [{"water": 1}, {}], "Amanda is silent"
    state = scene(with_water.replace("STAR", "B"))
    do(state, "A", "place", 3, "subterran-tunnel")
    assert recruits_offered(state, "B") == {"D-r09"}


@pytest.mark.rule("D-x-24", "D-r32", "D-r07", "D-v09", "D-m07")
@pytest.mark.parametrize(("wording", "recruit"), [("printed", "Flavio"), ("printed", "Jacko"), ("revised", "Flavio")])
def test_a_star_on_academy_lets_recruits_answer_at_once(wording: str, recruit: str) -> None:
    text = f"""
        recruits: {wording}
        A recruits: {recruit}
        A workers: 3
        A hand: bat, bat, bear, book
        A morale: 4
        B workers: 5 / incinerator 2
        tiles: e1 academy B, e2 spa B
        rolls: 1
    """
    state = scene(text)
    do(state, "A", "place", 3, "incinerator")
    pay(state, "A", bat=2)
    do(state, "A", "star", "academy")
    assert tile_stars(state, "e1") == "AB" and len(recruits_offered(state, "A")) == 1
    for elsewhere in ("euphorian", "spa"):
        state = scene(text)
        do(state, "A", "place", 3, "incinerator")
        pay(state, "A", bat=2)
        do(state, "A", "star", elsewhere)
        assert turn_of(state) == "B" and used(state) == [] and allegiance(state, "euphorian") == 1
