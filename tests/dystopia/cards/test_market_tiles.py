"""The penalties of the 18 market tiles, for those without a star there (D-m01 to D-m18, D-mpen-1)."""

from __future__ import annotations

import pytest

from euphoria import State
from tests.dystopia.play import (
    asked,
    do,
    events_of,
    goods,
    hand,
    home,
    kinds_of,
    knowledge,
    listed,
    may_pay,
    morale,
    placed,
    question,
    recruits_offered,
    refusal,
    scene,
    spaces_open,
    stars,
    turn_of,
    workers,
)

# Each with a star, and without.


@pytest.mark.rule("D-m01", "D-time-12")
@pytest.mark.parametrize(("has", "adds"), [(1, True), (2, False), (3, False), (4, False)])
@pytest.mark.parametrize(("space", "price"), [("tank-left", "energy"), ("tank-right", "water")])
def test_laboratory_with_two_or_three_workers_you_add_none(space: str, price: str, has: int, adds: bool) -> None:
    for star, added in (("A", has < 4), ("B", adds)):
        state = scene(f"""
            A workers: 2 / {", ".join(["farm 1"] * (has - 1))}
            A goods: 3 {price}
            A morale: 2
            tiles: w2 laboratory {star}
        """)
        do(state, "A", "place", 2, space)
        assert workers(state, "A") == has + added
        # but morale and knowledge may still be bought
        assert (knowledge(state, "A"), morale(state, "A")) == ((1, 2) if space == "tank-left" else (3, 4))


@pytest.mark.rule("D-m02")
@pytest.mark.parametrize(("star", "own"), [("A", True), ("B", False)])
def test_spa_you_may_not_bump_your_own_workers(star: str, own: bool) -> None:
    state = scene(f"""
        A workers: 2 / nimbus-loft 3
        A goods: 3 gold, 1 energy
        B workers: 1 / euphorian-tunnel 4
        tiles: w2 spa {star}
    """)
    assert ("nimbus-loft" in spaces_open(state, "A")) == own
    assert "euphorian-tunnel" in spaces_open(state, "A")
    assert refusal(state, "A", "place", 2, "nimbus-loft") == (None if own else "D-m02")


@pytest.mark.rule("D-m03", "D-time-13")
@pytest.mark.parametrize("space", ["incinerator", "free-press", "ark", "wind-saloon"])
def test_courthouse_pairs_do_not_count_at_artifact_markets(space: str) -> None:
    for star, cards, is_open in (
        ("A", "book, book", True),
        ("B", "book, book", False),
        ("B", "book, book, bear", True),
    ):
        state = scene(f"A workers: 2\nA morale: 3\nA hand: {cards}\ntiles: e1 courthouse {star}")
        assert (space in spaces_open(state, "A")) == is_open
    do(state, "A", "place", 2, space)
    if question(state) == "star":
        do(state, "A", "star", 0)
    assert hand(state, "A") == []  # all three, with no choice of the pair
    assert refusal(state, "A", "place", 2, space) is not None


@pytest.mark.rule("D-m03", "D-time-13")
def test_courthouse_does_not_cover_dilemmas() -> None:
    state = scene("A workers: 2\nA morale: 3\nA hand: book, book\nA dilemma: bat\ntiles: e1 courthouse B")
    assert "dilemma" in kinds_of(state, "A")
    do(state, "A", "dilemma", "contribute")
    assert (hand(state, "A"), stars(state, "A")) == ([], 9)


@pytest.mark.rule("D-m04")
def test_plaza_no_placing_on_built_markets_that_lack_your_star() -> None:
    for star, expected in (("A", {"market-e1", "market-s1", "market-w2"}), ("B", {"market-s1"})):
        state = scene(f"""
            A workers: 2
            A goods: 9 water, 9 energy, 9 food, 9 clay, 9 stone
            A hand: book, book
            A morale: 2
            tiles: e1 theater B, s1 arena A, w2 plaza {star}
        """)
        assert {space for space in spaces_open(state, "A") if space.startswith("market")} == expected
        assert {"incinerator", "wind-saloon", "nimbus-loft", "site-w1"} <= spaces_open(state, "A")
    assert refusal(state, "A", "place", 2, "market-e1") == "D-m04"


@pytest.mark.rule("D-m05")
@pytest.mark.parametrize(("star", "more"), [("A", True), ("B", False)])
def test_fountain_one_worker_a_turn(star: str, more: bool) -> None:
    state = scene(f"A workers: 2 2\ntiles: w2 fountain {star}")
    do(state, "A", "place", 2, "farm")
    assert (question(state), asked(state)) == (("more", "A") if more else ("turn", "B"))


@pytest.mark.rule("D-m05", "D-time-12")
@pytest.mark.parametrize(("star", "offered"), [("A", {"D-r33"}), ("B", set())])
def test_fountain_stops_chases_extra_worker_too(star: str, offered: set[str]) -> None:
    state = scene(f"""
        A workers: 2
        A recruits: Chase
        A goods: 3 energy
        tiles: w2 fountain {star}
    """)
    do(state, "A", "place", 2, "tank-left")
    assert (recruits_offered(state, "A"), workers(state, "A")) == (offered, 2)


@pytest.mark.rule("D-m06")
def test_lounge_no_placing_on_sites_where_others_stand() -> None:
    for star, expected in (("A", {"site-e1", "site-e2", "site-s1"}), ("B", {"site-e2", "site-s1"})):
        state = scene(f"""
            seats: 5
            A workers: 2 / site-e2 1
            A goods: 9 gold
            B workers: 1 / site-e1 4
            tiles: w2 lounge {star}
        """)
        assert {space for space in spaces_open(state, "A") if space.startswith("site")} == expected
    assert refusal(state, "A", "place", 2, "site-e1 gold") == "D-m06"


@pytest.mark.rule("D-m07")
def test_academy_your_recruits_abilities_are_off() -> None:
    for star, offered in (("A", {"D-r39"}), ("B", set())):
        state = scene(f"A workers: 2\nA recruits: Kyle\ntiles: w2 academy {star}")
        do(state, "A", "place", 2, "farm")
        assert recruits_offered(state, "A") == offered


@pytest.mark.rule("D-m07")
def test_academy_takes_what_recruits_let_you_pay_too() -> None:
    for star, is_open in (("A", True), ("B", False)):
        state = scene(f"A workers: 2\nA recruits: Michael\nA goods: 1 stone\ntiles: w2 academy {star}")
        assert ("site-e1" in spaces_open(state, "A")) == is_open


@pytest.mark.rule("D-m07")
def test_academy_leaves_allegiance_bonuses_and_exclusive_spaces() -> None:
    state = scene("""
        A workers: 2 2 2
        A recruits: Michael
        A goods: 1 energy
        tiles: w2 academy B
        allegiance: euphorian 5
        miners: euphorian 9
    """)
    do(state, "A", "place", 2, "generator")
    do(state, "A", "place", 2, "euphorian-tunnel")
    do(state, "A", "place", 2, "euphorian-tunnel-end")
    assert goods(state, "A") == {"energy": 2, "gold": 1, "water": 3}
    assert len(hand(state, "A")) == 1


@pytest.mark.rule("D-m07", "D-alleg-5")
def test_academy_does_not_stop_the_stars_of_tracks() -> None:
    state = scene("A workers: 2\nA recruits: Michael / Ray\ntiles: w2 academy B\nallegiance: euphorian 10")
    do(state, "A", "place", 2, "generator")
    assert stars(state, "A") == 8


@pytest.mark.rule("D-m08")
@pytest.mark.parametrize(("star", "left"), [("A", 4), ("B", 3)])
def test_cafeteria_a_free_retrieve_costs_one_more_morale(star: str, left: int) -> None:
    for feed, after in (("nothing", left), ("food", 6)):
        state = scene(f"A workers: 2 / farm 1\nA morale: 5\nA goods: 1 food\ntiles: w2 cafeteria {star}")
        do(state, "A", "retrieve", "all")
        do(state, "A", "feed", feed)
        assert morale(state, "A") == after


@pytest.mark.rule("D-m09", "D-time-13")
@pytest.mark.parametrize(("star", "is_open"), [("A", True), ("B", False)])
def test_apothecary_no_placing_in_icarus(star: str, is_open: bool) -> None:
    icarus = {"cloud-mine", "wind-saloon", "nimbus-loft", "breeze-bar", "sky-lounge"}
    state = scene(f"""
        A workers: 2
        A goods: 3 gold, 1 bliss, 1 energy
        A hand: book, book
        A morale: 2
        tiles: w2 apothecary {star}
    """)
    assert spaces_open(state, "A") & icarus == (icarus if is_open else set())
    assert {"farm", "euphorian-tunnel", "ark"} <= spaces_open(state, "A")
    assert refusal(state, "A", "place", 2, "cloud-mine") == (None if is_open else "D-m09")


@pytest.mark.rule("D-m09")
def test_apothecary_lets_workers_stay_there_and_be_retrieved() -> None:
    state = scene("A workers: 2 / cloud-mine 3\ntiles: w2 apothecary B")
    assert placed(state, "A") == ["cloud-mine 3"]
    assert "retrieve" in kinds_of(state, "A")


@pytest.mark.rule("D-m10")
@pytest.mark.parametrize(("star", "left", "after"), [("A", 8, 3), ("B", 9, 4)])
def test_theater_gain_knowledge_whenever_you_place_a_star(star: str, left: int, after: int) -> None:
    state = scene(f"A workers: 2\nA goods: 3 gold\ntiles: w2 theater {star}")
    do(state, "A", "place", 2, "nimbus-loft")
    assert (stars(state, "A"), knowledge(state, "A"), knowledge(state, "B")) == (left, after, 3)


@pytest.mark.rule("D-m11")
@pytest.mark.parametrize(("star", "more"), [("A", 1), ("B", 0)])
def test_registry_no_bonuses_of_tiers_1_and_2(star: str, more: int) -> None:
    state = scene(f"""
        A workers: 2 2 2
        A recruits: Michael, Matthew
        A goods: 1 energy, 3 gold
        A morale: 2
        tiles: w2 registry {star}
        allegiance: euphorian 5, icarite 5
    """)
    do(state, "A", "place", 2, "generator")
    assert goods(state, "A")["energy"] == 2 + more
    do(state, "A", "place", 2, "nimbus-loft")
    assert len(hand(state, "A")) == more
    do(state, "A", "place", 2, "euphorian-tunnel")
    assert (question(state) == "choose") == (more == 0)


@pytest.mark.rule("D-m11")
def test_registry_leaves_tiers_3_and_4() -> None:
    state = scene("A workers: 2\nA recruits: Matthew / Ray\ntiles: w2 registry B\nallegiance: euphorian 10")
    do(state, "A", "place", 2, "generator")
    assert stars(state, "A") == 9


@pytest.mark.rule("D-m12")
def test_arena_one_worker_of_yours_on_each_area() -> None:
    for star, expected in (("A", {"generator", "aquifer", "farm", "cloud-mine"}), ("B", {"aquifer", "cloud-mine"})):
        state = scene(f"""
            A workers: 2 2 / farm 1
            B workers: 1 / aquifer 1
            tiles: w2 arena {star}
        """)
        do(state, "A", "place", 2, "generator")
        assert spaces_open(state, "A") & {"generator", "aquifer", "farm", "cloud-mine"} == expected
    assert refusal(state, "A", "place", 2, "farm") == "D-m12"


# Roll penalties (D-m13 to D-m18, D-mpen-1).

ROLLS = [
    ("D-m13", "teddy-bear-shop", 1),
    ("D-m14", "clinic", 2),
    ("D-m15", "bemusement-park", 3),
    ("D-m16", "game-bonfire", 4),
    ("D-m17", "stadium", 5),
    ("D-m18", "literacy-center", 6),
]


def _rolled(tile: str, star: str, number: int, goods: str = "1 gold") -> State:
    state = scene(f"""
        A workers: - / farm 1
        A knowledge: 1
        A goods: {goods}
        tiles: w2 {tile} {star}
        rolls: {number}
    """)
    do(state, "A", "retrieve", "all")
    return state


@pytest.mark.parametrize(
    ("tile", "number"),
    [pytest.param(tile, number, marks=pytest.mark.rule(rule), id=tile) for rule, tile, number in ROLLS],
)
def test_each_die_rolled_as_that_number_costs_an_item(tile: str, number: int) -> None:
    for rolled in range(1, 7):
        state = _rolled(tile, "B", rolled)
        assert home(state, "A") == [rolled]
        assert goods(state, "A") == ({} if rolled == number else {"gold": 1})
        assert len(events_of(state, "loses")) == (rolled == number)
        assert goods(_rolled(tile, "A", rolled), "A") == {"gold": 1}


@pytest.mark.rule("D-mpen-1")
def test_one_chooses_which_of_ones_commodities_and_resources() -> None:
    state = _rolled("clinic", "B", 2, "1 energy, 2 bliss, 1 clay")
    if question(state) == "feed":
        do(state, "A", "feed", "nothing")
    assert (asked(state), question(state)) == ("A", "lose")
    assert {args[0] for args in listed(state, "A", "lose")} == {0, 3, 6}
    do(state, "A", "lose", "bliss")
    assert goods(state, "A") == {"energy": 1, "bliss": 1, "clay": 1}
    assert turn_of(state) == "B"


@pytest.mark.rule("D-mpen-1")
def test_with_none_nothing_and_artifacts_are_safe() -> None:
    state = scene("A workers: - / farm 1\nA morale: 2\nA hand: book\ntiles: w2 clinic B\nrolls: 2")
    do(state, "A", "retrieve", "all")
    assert (hand(state, "A"), goods(state, "A"), turn_of(state)) == (["book"], {}, "B")


@pytest.mark.rule("D-mpen-1", "D-m14")
@pytest.mark.parametrize(("dice", "lost"), [("2 3 4", 1), ("2 2 4", 2), ("2 2 2", 3)])
def test_for_each_such_die_one(dice: str, lost: int) -> None:
    state = scene(f"""
        A workers: - / farm 1, farm 3, farm 5
        A knowledge: 1
        A goods: 5 gold
        tiles: w2 clinic B
        rolls: {dice}
    """)
    do(state, "A", "retrieve", "all")
    assert goods(state, "A") == {"gold": 5 - lost}


@pytest.mark.rule("D-mpen-1", "D-m14")
def test_the_one_whose_die_was_rolled_loses_also_in_anothers_turn() -> None:
    state = scene("""
        A workers: 2
        A goods: 3 gold
        B workers: 1 / nimbus-loft 5
        B goods: 1 energy, 1 stone
        tiles: w2 clinic
        built: w2
        rolls: 2
    """)
    do(state, "A", "place", 2, "nimbus-loft")
    assert (asked(state), question(state)) == ("B", "lose")
    do(state, "B", "lose", "stone")
    assert (goods(state, "B"), stars(state, "A")) == ({"energy": 1}, 9)


@pytest.mark.rule("D-m04", "D-build-4")
def test_a_penalty_can_close_the_market_that_it_is_on() -> None:
    state = scene("A workers: 2\nA goods: 4 water, 1 clay\ntiles: w2 plaza B")
    assert refusal(state, "A", "place", 2, "market-w2") == "D-m04"
    assert not may_pay(state, "A", water=4, clay=1)
