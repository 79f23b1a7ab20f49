"""Wastelander recruits that change things without being asked: Nick, and Brian, printed and revised."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    allegiance,
    do,
    goods,
    knowledge,
    listed,
    may,
    may_pay,
    morale,
    pay,
    question,
    recruits_offered,
    refusal,
    scene,
    spaces_open,
    turn_of,
    ways_offered,
)
from tests.dystopia.recruit_play import answered, brings, quiet, watch

# D-r47 Nick: for each K gained, also gain M.


@pytest.mark.rule("D-r47", "D-time-6", "D-com-1")
@pytest.mark.parametrize(
    ("known", "spirit", "changes"),
    [
        (3, 2, {"knowledge": 1, "morale": 1}),
        (6, 2, {}),  # no real step
        (3, 6, {"knowledge": 1}),  # morale stops at its end
    ],
)
def test_nick_gains_morale_with_each_real_step(known: int, spirit: int, changes: dict[str, int]) -> None:
    state = scene(f"""
        A recruits: Nick
        A workers: 6
        A knowledge: {known}
        A morale: {spirit}
        B workers: 5 / farm 3
    """)
    assert brings(state, "A", ("place", 6, "farm")) == {"food": 2, **changes}
    assert turn_of(state) == "B", "nobody is asked"


@pytest.mark.rule("D-r47", "D-time-6")
def test_nick_gains_morale_for_knowledge_paid_as_a_price_and_loses_none() -> None:
    state = scene("""
        A recruits: Nick, Kyle
        A workers: 3
        A knowledge: 4
        B workers: 5
    """)
    changes = brings(state, "A", ("place", 3, "farm"), ("use", "Kyle"))
    assert changes == {"food": 1, "knowledge": 2, "morale": 2, "cards": 1}
    state = scene("""
        A recruits: Nick
        A workers: 5
        A morale: 3
        B workers: 5
    """)
    assert brings(state, "A", ("place", 5, "farm")) == {"food": 1, "knowledge": -1}


@pytest.mark.rule("D-r47", "D-r22")
def test_nick_answers_knowledge_that_another_gives() -> None:
    state = scene("""
        turn: B
        A recruits: Nick
        A workers: 6 / euphorian-tunnel 3
        B recruits: Lee
        B workers: 5
        B morale: 2
        B goods: 1 energy
        rolls: 1
    """)
    changed = watch(state, "A")
    do(state, "B", "place", 5, "euphorian-tunnel")
    do(state, "B", "use", "Lee")
    assert changed() == {"knowledge": 1, "morale": 1}


# D-r48 Brian: food may stand for bliss. Doing so in a visit to a market: once, gain K and +1 W allegiance.


BOTH = pytest.mark.parametrize("wording", ["printed", "revised"])


@BOTH
@pytest.mark.rule("D-r48", "D-v15", "D-x-21")
@pytest.mark.parametrize(
    ("way", "swapped"), [({"bliss": 4}, False), ({"bliss": 3, "food": 1}, True), ({"bliss": 1, "food": 3}, True)]
)
def test_brian_pays_food_for_bliss_at_a_market(wording: str, way: dict[str, int], swapped: bool) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: Brian
        A workers: 3
        A goods: 4 bliss, 3 food
        A hand: bat
        B workers: 5
        tiles: e1 registry B
    """)
    changed = watch(state, "A")
    do(state, "A", "place", 3, "market-e1")
    assert len(ways_offered(state, "A")) == 4
    pay(state, "A", bat=1, **way)
    paid = {kind: -count for kind, count in way.items()}
    assert changed() == {**paid, "cards": -1, "stars": -1, **({"knowledge": 1} if swapped else {})}
    assert allegiance(state, "wastelander") == swapped and allegiance(state, "euphorian") == 1


@BOTH
@pytest.mark.rule("D-r48", "D-v15", "D-place-4", "D-time-6")
def test_brian_can_place_with_food_alone_and_gains_no_knowledge_at_the_end(wording: str) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: Brian
        A workers: 3
        A goods: 4 food, 1 clay
        A knowledge: 6
        B workers: 5
        tiles: w1 apothecary A
    """)
    assert brings(state, "A", ("place", 3, "market-w1")) == {"food": -4, "clay": -1, "stars": -1}
    assert allegiance(state, "wastelander") == 2, "the visit's own, and the swap's"


@BOTH
@pytest.mark.rule("D-r48", "D-v15", "D-x-21")
@pytest.mark.parametrize("space", ["breeze-bar", "sky-lounge"])
def test_two_food_pay_the_breeze_bar_which_is_no_market(wording: str, space: str) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: Brian
        A workers: 3
        A goods: 2 food
        A morale: 5
        B workers: 5
    """)
    do(state, "A", "place", 3, space)
    assert goods(state, "A") == {} and knowledge(state, "A") == 3
    assert allegiance(state, "wastelander") == 0 and allegiance(state, "icarite") == 1
    state = scene("""
        A workers: 3
        A goods: 2 food, 2 energy
        B workers: 5
    """)
    assert refusal(state, "A", "place", 3, space) == "D-place-4"


@pytest.mark.rule("D-r48", "D-x-21")
def test_food_for_any_commodity_is_no_swap() -> None:
    state = scene("""
        A recruits: Brian
        A workers: 3
        A goods: 1 food, 1 bliss
        A hand: bear
        B workers: 5
        tiles: e1 teddy-bear-shop B
    """)
    changed = watch(state, "A")
    do(state, "A", "place", 3, "market-e1")
    pay(state, "A", food=1, bear=1)
    assert changed() == {"food": -1, "cards": -1, "stars": -1} and allegiance(state, "wastelander") == 0


@pytest.mark.rule("D-r48", "D-x-21")
def test_brian_pays_food_only_for_bliss() -> None:
    state = scene("""
        A recruits: Brian
        A workers: 3
        A goods: 9 food
        A hand: bat
        B workers: 5
        tiles: e1 spa B, e2 lounge B, s1 courthouse B
    """)
    open_now = spaces_open(state, "A")
    assert not any(space.startswith("market") for space in open_now)
    assert open_now & {"euphorian-tunnel", "tank-left", "nimbus-loft"} == set()


@pytest.mark.rule("D-r48", "D-r34", "D-x-21")
def test_brian_pays_food_for_joshs_bliss() -> None:
    state = scene("""
        A recruits: Brian, Josh
        A workers: 3
        A goods: 4 energy, 1 food
        B workers: 5
        tiles: e1 courthouse B
    """)
    changes = brings(state, "A", ("place", 3, "market-e1"))
    assert changes == {"energy": -4, "food": -1, "knowledge": 1, "stars": -1}
    assert allegiance(state, "wastelander") == 1


@pytest.mark.rule("D-r48", "D-r27", "D-x-21")
def test_brian_feeds_food_for_gidgets_bliss() -> None:
    text = """
        A recruits: Brian, Gidget
        A workers: 3 / farm 4
        A goods: 1 food
        A knowledge: 4
        B workers: 5
        rolls: 1
    """
    state = scene(text)
    do(state, "A", "retrieve", "farm")
    do(state, "A", "feed", "food")
    assert recruits_offered(state, "A") == {"D-r27"}
    do(state, "A", "use", "Gidget")
    assert knowledge(state, "A") == 2 and morale(state, "A") == 1
    state = scene(text.replace("Brian, Gidget", "Gidget"))
    assert quiet(state, "A", ("retrieve", "farm"), ("feed", "food"))


@BOTH
@pytest.mark.rule("D-r48", "D-v15", "D-r09", "D-v03", "D-x-21")
@pytest.mark.parametrize("owned", ["1 food", "1 bliss", "1 food, 1 bliss"])
def test_brian_pays_food_for_amandas_bliss(wording: str, owned: str) -> None:
    state = scene(f"""
        turn: B
        recruits: {wording}
        A recruits: Brian, Amanda
        A workers: 3 / euphorian-tunnel 4
        A goods: {owned}
        B workers: 5
        B goods: 1 energy
    """)
    mine, theirs = watch(state, "A"), watch(state, "B")
    do(state, "B", "place", 5, "euphorian-tunnel")
    do(state, "A", "use", "Amanda")
    spent = "food" if "food" in owned else "bliss"
    if "," in owned:
        assert listed(state, "A", "lose") == [(3,), (2,)]
        do(state, "A", "lose", spent)
    do(state, "A", "set", 1)
    assert mine() == {spent: -1}
    assert theirs() == ({"energy": -1, spent: 1} if wording == "printed" else {"energy": -1})


@pytest.mark.rule("D-r48", "D-time-2", "D-v03", "D-place-4")
def test_brian_keeps_the_food_that_the_space_wants() -> None:
    """Revised Amanda answers the own bump, too; the one food is the price of the tunnel."""
    text = """
        recruits: revised
        A recruits: Brian, Amanda
        A workers: 3 / wastelander-tunnel 4
        A goods: 1 food
        B workers: 5
        rolls: 1
    """
    assert quiet(scene(text), "A", ("place", 3, "wastelander-tunnel"), ("take", "clay"))
    assert answered(scene(text.replace("1 food", "2 food")), "A", ("place", 3, "wastelander-tunnel"))


# D-v15 Brian: as printed; but placing in Icarus costs M.


@pytest.mark.rule("D-v15", "D-x-21", "D-time-6")
@pytest.mark.parametrize("space", ["cloud-mine", "breeze-bar", "sky-lounge", "nimbus-loft", "wind-saloon"])
def test_revised_brian_pays_morale_for_every_worker_in_icarus(space: str) -> None:
    text = """
        recruits: revised
        A recruits: Brian
        A workers: 3
        A goods: 1 bliss, 1 energy, 3 gold
        A hand: bat, bat
        A morale: 2
        B workers: 5
    """
    state = scene(text)
    do(state, "A", "place", 3, space)
    assert morale(state, "A") == 1
    state = scene(text.replace("morale: 2", "morale: 1").replace("bat, bat", "bat"))
    assert not may(state, "A", "place", 3, space) and refusal(state, "A", "place", 3, space) == "D-v15"
    state = scene(text.replace("Brian", "Kyle").replace("morale: 2", "morale: 1").replace("bat, bat", "bat"))
    assert refusal(state, "A", "place", 3, "cloud-mine") is None


@pytest.mark.rule("D-v15", "D-turn-2")
def test_revised_brian_pays_for_each_of_two_workers_and_nothing_elsewhere() -> None:
    text = """
        recruits: revised
        A recruits: Brian
        A workers: 3 3
        A morale: 2
        B workers: 5
    """
    state = scene(text)
    do(state, "A", "place", 3, "cloud-mine")
    assert "cloud-mine" not in spaces_open(state, "A"), "M 1 is left"
    do(state, "A", "place", 3, "farm")
    assert morale(state, "A") == 1
    state = scene(text.replace("morale: 2", "morale: 3"))
    do(state, "A", "place", 3, "cloud-mine")
    do(state, "A", "place", 3, "cloud-mine")
    assert morale(state, "A") == 1 and turn_of(state) == "B"


@pytest.mark.rule("D-r48")
def test_printed_brian_pays_no_morale_in_icarus() -> None:
    state = scene("""
        A recruits: Brian
        A workers: 3
        A morale: 1
        B workers: 5
    """)
    assert brings(state, "A", ("place", 3, "cloud-mine")) == {"bliss": 1}


# Academy silences them all (D-m07).

FARM = ("place", 3, "farm")
SILENCED = [
    ("Professor Reitz", "A goods: 1 food", [("place", 3, "wastelander-tunnel"), ("take", "clay")]),
    ("Jacko", "A goods: 4 food, 1 gold\nA hand: bat, bear", [("place", 3, "market-e1")]),
    ("Jonathan the Artist", "A goods: 1 clay", [("place", 3, "site-w1 clay")]),
    ("Pete", "A workers: 3 / farm 5, farm 1", [("retrieve", "farm 1")]),
    ("Pete", "A goods: 3 energy", [("place", 3, "tank-left")]),
    ("Sir Scarby", "", [FARM]),
    ("Ian", "", [FARM]),
    ("Geek", "A goods: 1 food", [("place", 3, "wastelander-tunnel"), ("draw",)]),
    ("D-v10", "A goods: 1 food", [("place", 3, "wastelander-tunnel"), ("draw",)]),
    ("Kyle", "", [FARM]),
    ("Steven", "A workers: 6 / farm 6", [("retrieve", "farm")]),
    ("D-v11", "A workers: 6 / farm 6", [("retrieve", "farm")]),
]


@pytest.mark.rule("D-m07", "D-rec-1")
@pytest.mark.parametrize(("recruit", "lines", "turn"), SILENCED)
def test_academy_silences_those_who_have_no_star_on_it(
    recruit: str, lines: str, turn: list[tuple[str | int, ...]]
) -> None:
    own = "" if "A workers" in lines else "A workers: 3"
    text = f"""
        recruits: {"revised" if recruit.startswith("D-v") else "printed"}
        A recruits: {recruit}
        {own}
        {lines}
        A knowledge: 4
        A morale: 4
        B workers: 5
        tiles: e1 academy STAR
        rolls: 6
    """
    assert answered(scene(text.replace("STAR", "A")), "A", *turn)
    assert quiet(scene(text.replace("STAR", "B")), "A", *turn)


@pytest.mark.rule("D-m07", "D-r05", "D-v02", "D-r48", "D-v15")
@pytest.mark.parametrize(
    ("wording", "recruit", "space"),
    [
        ("printed", "Flartner", "site-w1"),
        ("revised", "Jacko", "ark"),
        ("printed", "Brian", "breeze-bar"),
        ("revised", "Brian", "breeze-bar"),
    ],
)
def test_academy_takes_their_other_ways_to_pay(wording: str, recruit: str, space: str) -> None:
    text = f"""
        recruits: {wording}
        A recruits: {recruit}
        A workers: 3
        A goods: 2 food
        A hand: bat
        A morale: 2
        B workers: 5
        tiles: e1 academy STAR
    """
    assert may(scene(text.replace("STAR", "A")), "A", "place", 3, space)
    assert not may(scene(text.replace("STAR", "B")), "A", "place", 3, space)


@pytest.mark.rule("D-m07", "D-r47", "D-v15")
def test_academy_silences_nick_and_spares_revised_brian_his_price() -> None:
    state = scene("""
        A recruits: Nick
        A workers: 6
        B workers: 5 / farm 3
        tiles: e1 academy B
    """)
    assert brings(state, "A", ("place", 6, "farm")) == {"food": 2, "knowledge": 1}
    state = scene("""
        recruits: revised
        A recruits: Brian
        A workers: 3
        A morale: 1
        B workers: 5
        tiles: e1 academy B
    """)
    assert brings(state, "A", ("place", 3, "cloud-mine")) == {"bliss": 1}
    assert question(state) == "turn" and not may_pay(state, "A", food=1)
