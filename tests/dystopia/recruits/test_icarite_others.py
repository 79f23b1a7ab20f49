"""Icarite recruits of the Cloud Mine, of retrieving and of tunnels' ends: Zong, Sarinee, Gidget, Kaden, Sheppard."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    asked,
    do,
    goods,
    home,
    kinds_of,
    knowledge,
    listed,
    may,
    morale,
    names,
    question,
    recruits_offered,
    refusal,
    scene,
    spaces_open,
    turn_of,
)
from tests.dystopia.recruit_play import brings, quiet, watch

CLOUD_MINE = ("place", 3, "cloud-mine")


# D-r03 Zong: Cloud Mine with no resources and no artifacts: 1 water or 1 energy more.


@pytest.mark.rule("D-r03", "D-rec-2", "D-rec-7")
@pytest.mark.parametrize("chosen", ["water", "energy"])
def test_zong_takes_water_or_energy_at_the_cloud_mine(chosen: str) -> None:
    state = scene("""
        A recruits: Zong
        A workers: 3
        A goods: 1 food
        B workers: 5 / cloud-mine 6
    """)
    changed = watch(state, "A")
    do(state, "A", *CLOUD_MINE)
    assert kinds_of(state, "A") == {"take"} and listed(state, "A", "take") == [(1,), (0,)], "it just happens"
    do(state, "A", "take", chosen)
    assert changed() == {"bliss": 2, chosen: 1, "knowledge": 1}


@pytest.mark.rule("D-r03", "D-rec-7")
@pytest.mark.parametrize(
    ("line", "space"),
    [
        ("A goods: 1 gold", "cloud-mine"),
        ("A goods: 1 stone", "cloud-mine"),
        ("A goods: 1 clay", "cloud-mine"),
        ("A hand: bat", "cloud-mine"),
        ("A goods: 1 food", "generator"),
    ],
)
def test_zong_needs_empty_hands_and_the_cloud_mine(line: str, space: str) -> None:
    state = scene(f"""
        A recruits: Zong
        A workers: 3
        {line}
        B workers: 5
    """)
    assert quiet(state, "A", ("place", 3, space))


# D-v01 Zong: Cloud Mine: may gain K to draw; then each opponent may take 1 bliss.


@pytest.mark.rule("D-v01", "D-rec-2")
def test_revised_zong_draws_and_each_opponent_may_take_bliss() -> None:
    state = scene("""
        seats: 3
        recruits: revised
        turn: B
        B recruits: Zong
        B workers: 3
        B goods: 1 gold
        B knowledge: 5
        B morale: 2
        B hand: bat
        A workers: 5
        C workers: 5
    """)
    changed = watch(state, "B")
    do(state, "B", *CLOUD_MINE)
    assert recruits_offered(state, "B") == {"D-v01"} and may(state, "B", "pass")
    do(state, "B", "use", "Zong")
    assert changed() == {"bliss": 1, "knowledge": 1, "cards": 1}
    assert (asked(state), question(state)) == ("C", "may")
    do(state, "C", "refuse")
    assert asked(state) == "A"
    do(state, "A", "accept")
    assert goods(state, "A") == {"bliss": 1} and goods(state, "C") == {} and turn_of(state) == "C"


@pytest.mark.rule("D-v01", "D-mk-3", "D-rec-2")
def test_revised_zong_declined_without_knowledge_and_elsewhere() -> None:
    text = """
        recruits: revised
        A recruits: Zong
        A workers: 3
        A knowledge: KNOWN
        B workers: 5
    """
    assert quiet(scene(text.replace("KNOWN", "6")), "A", CLOUD_MINE)
    assert quiet(scene(text.replace("KNOWN", "3")), "A", ("place", 3, "farm"))
    state = scene(text.replace("KNOWN", "3"))
    assert brings(state, "A", CLOUD_MINE, ("pass",)) == {"bliss": 1}
    assert turn_of(state) == "B", "no opponent is asked"


# D-r11 Sarinee: Cloud Mine alone: lose K, or 1 bliss more.


@pytest.mark.rule("D-r11", "D-rec-2", "D-time-7")
@pytest.mark.parametrize("known", [1, 4])
def test_sarinee_loses_knowledge_or_takes_bliss(known: int) -> None:
    text = f"""
        A recruits: Sarinee
        A workers: 3
        A knowledge: {known}
        B workers: 5 / farm 1
    """
    state = scene(text)
    do(state, "A", *CLOUD_MINE)
    assert kinds_of(state, "A") == {"take", "lose-knowledge"}, "one of the two must be taken"
    do(state, "A", "take", "bliss")
    assert goods(state, "A") == {"bliss": 2} and knowledge(state, "A") == known
    state = scene(text)
    do(state, "A", *CLOUD_MINE)
    do(state, "A", "lose-knowledge")
    assert goods(state, "A") == {"bliss": 1} and knowledge(state, "A") == max(1, known - 1)


@pytest.mark.rule("D-r11", "D-rec-3")
@pytest.mark.parametrize(
    ("own", "other", "space"),
    [
        ("3", "5 / cloud-mine 1", "cloud-mine"),  # being highest is not enough
        ("3 / cloud-mine 1", "5", "cloud-mine"),  # an own worker is company too
        ("3", "5", "farm"),
    ],
)
def test_sarinee_needs_to_be_alone_at_the_cloud_mine(own: str, other: str, space: str) -> None:
    state = scene(f"""
        A recruits: Sarinee
        A workers: {own}
        B workers: {other}
    """)
    assert quiet(state, "A", ("place", 3, space))


@pytest.mark.rule("D-r03", "D-r11", "D-rec-2", "D-time-8")
@pytest.mark.parametrize("first", ["Zong", "Sarinee"])
def test_zong_and_sarinee_in_the_order_that_their_player_likes(first: str) -> None:
    state = scene("""
        A recruits: Zong, Sarinee
        A workers: 3
        B workers: 5
    """)
    do(state, "A", *CLOUD_MINE)
    assert recruits_offered(state, "A") == {"D-r03", "D-r11"} and not may(state, "A", "pass")
    do(state, "A", "use", first)
    for good in ("water", "bliss") if first == "Zong" else ("bliss", "water"):
        do(state, "A", "take", good)
    assert goods(state, "A") == {"bliss": 2, "water": 1} and turn_of(state) == "B"


# D-r27 Gidget: paying bliss to retrieve, may lose K K instead of gaining M M.


@pytest.mark.rule("D-r27", "D-rec-2", "D-time-7")
@pytest.mark.parametrize("known", [1, 2, 5])
def test_gidget_loses_knowledge_instead_of_gaining_morale(known: int) -> None:
    text = f"""
        A recruits: Gidget
        A workers: 1 / farm 3
        A goods: 1 bliss, 1 food
        A knowledge: {known}
        B workers: 5
        rolls: 2
    """
    state = scene(text)
    do(state, "A", "retrieve", "farm")
    do(state, "A", "feed", "bliss")
    assert recruits_offered(state, "A") == {"D-r27"} and may(state, "A", "pass")
    do(state, "A", "use", "Gidget")
    assert (knowledge(state, "A"), morale(state, "A")) == (max(1, known - 2), 1)
    assert goods(state, "A") == {"food": 1} and home(state, "A") == [1, 2]
    state = scene(text)
    assert brings(state, "A", ("retrieve", "farm"), ("feed", "bliss"), ("pass",)) == {"bliss": -1, "morale": 2}


@pytest.mark.rule("D-r27")
@pytest.mark.parametrize("fed", ["food", "nothing", "energy"])
def test_gidget_answers_bliss_only(fed: str) -> None:
    state = scene(f"""
        A recruits: Gidget{", Jefferson" if fed == "energy" else ""}
        A workers: 1 / farm 3
        A goods: 1 bliss, 1 food, 1 energy
        B workers: 5
        rolls: 2
    """)
    assert quiet(state, "A", ("retrieve", "farm"), ("feed", fed))


# D-r28 Kaden: may gain K K to place on any open exclusive space, whatever the allegiance.

ENDS = ["euphorian-tunnel-end", "subterran-tunnel-end", "wastelander-tunnel-end"]


@pytest.mark.rule("D-r28", "D-place-5", "D-x-12")
@pytest.mark.parametrize(("space", "good"), list(zip(ENDS, ["water", "food", "energy"], strict=True)))
def test_kaden_pays_knowledge_for_an_exclusive_space(space: str, good: str) -> None:
    text = f"""
        A recruits: Kaden
        A workers: 3
        A knowledge: KNOWN
        B workers: 5
        miners: {space.split("-")[0]} 9
    """
    state = scene(text.replace("KNOWN", "4"))
    assert spaces_open(state, "A") & set(ENDS) == {space}
    assert brings(state, "A", ("place", 3, space)) == {good: 3, "knowledge": 2}
    assert refusal(scene(text.replace("KNOWN", "5")), "A", "place", 3, space) == "D-place-5", "+2 K needs K 4 or less"
    state = scene(text.replace("KNOWN", "4").replace(" 9", " 8"))
    assert refusal(state, "A", "place", 3, space) == "D-tun-1", "it must be open"


@pytest.mark.rule("D-r28", "D-x-12")
def test_kaden_pays_for_each_worker_and_nothing_with_that_faction_active() -> None:
    text = """
        A recruits: TEAM
        A workers: 3 3
        A knowledge: 2
        B workers: 5
        miners: euphorian 9, wastelander 9
    """
    state = scene(text.replace("TEAM", "Kaden"))
    do(state, "A", "place", 3, "euphorian-tunnel-end")
    do(state, "A", "place", 3, "wastelander-tunnel-end")
    assert knowledge(state, "A") == 6 and goods(state, "A") == {"water": 3, "energy": 3}
    state = scene(text.replace("TEAM", "Kaden, Kyle"))
    do(state, "A", "place", 3, "wastelander-tunnel-end")
    assert knowledge(state, "A") == 2
    do(state, "A", "place", 3, "euphorian-tunnel-end")
    assert knowledge(state, "A") == 4
    state = scene(text.replace("TEAM", "Zong"))
    assert refusal(state, "A", "place", 3, "euphorian-tunnel-end") == "D-place-5", "without him it is closed"


# D-r29 Sheppard: retrieving, before the roll, may sacrifice one of those workers for 4 bliss and 1 resource.


@pytest.mark.rule("D-r29", "D-x-17", "D-rec-2")
@pytest.mark.parametrize("resource", ["gold", "stone", "clay"])
def test_sheppard_sacrifices_a_retrieved_worker(resource: str) -> None:
    text = """
        A recruits: Dr. Sheppard
        A workers: - / farm 3, aquifer 5, generator 2
        A goods: 1 food
        B workers: 5
        rolls: 4 1
    """
    state = scene(text)
    changed = watch(state, "A")
    do(state, "A", "retrieve", "farm", "aquifer")
    do(state, "A", "feed", "food")
    assert morale(state, "A") == 3, "after payment and morale"
    assert recruits_offered(state, "A") == {"D-r29"} and may(state, "A", "pass")
    do(state, "A", "use", "Dr. Sheppard")
    assert listed(state, "A", "sacrifice") == [(3,), (5,)]
    do(state, "A", "sacrifice", 3)
    do(state, "A", "take", resource)
    assert changed() == {"food": -1, "bliss": 4, resource: 1, "morale": 2, "workers": -1}
    assert home(state, "A") == [4]
    state = scene(text)
    changes = brings(state, "A", ("retrieve", "farm", "aquifer"), ("feed", "food"), ("pass",))
    assert changes == {"food": -1, "morale": 2} and home(state, "A") == [1, 4]


@pytest.mark.rule("D-r29", "D-x-17", "D-rec-6")
def test_sheppard_leaves_nothing_to_roll_and_never_takes_the_last_worker() -> None:
    state = scene("""
        A recruits: Dr. Sheppard
        A workers: 6 / farm 6
        A knowledge: 6
        B workers: 5
        rolls: 6
    """)
    do(state, "A", "retrieve", "farm")
    events = do(state, "A", "use", "Dr. Sheppard") + do(state, "A", "take", "clay")
    assert "rolled" not in names(events) and home(state, "A") == [6]
    state = scene("""
        A recruits: Dr. Sheppard
        A workers: - / farm 6
        B workers: 5
    """)
    assert quiet(state, "A", ("retrieve", "farm"))


@pytest.mark.rule("D-r29", "D-x-17", "D-mk-3", "D-m01")
def test_sheppard_loses_morale_to_draw_for_a_new_worker() -> None:
    text = """
        A recruits: Dr. Sheppard
        A workers: OWN
        A goods: 3 energy
        A morale: MORALE
        B workers: 5
        rolls: 2
    """
    state = scene(text.replace("OWN", "3").replace("MORALE", "3"))
    changed = watch(state, "A")
    events = do(state, "A", "place", 3, "tank-left")
    assert recruits_offered(state, "A") == {"D-r29"} and may(state, "A", "pass") and "rolled" not in names(events)
    do(state, "A", "use", "Dr. Sheppard")
    assert changed() == {"energy": -3, "knowledge": -2, "morale": -2, "cards": 1, "workers": 1}
    assert home(state, "A") == [2]
    tank = ("place", 3, "tank-left")
    assert quiet(scene(text.replace("OWN", "3").replace("MORALE", "2")), "A", tank)
    assert quiet(scene(text.replace("OWN", "3 / farm 1, farm 2, farm 4").replace("MORALE", "6")), "A", tank)
    laboratory = text.replace("OWN", "3 / farm 1").replace("MORALE", "6") + "        tiles: e1 laboratory B"
    assert quiet(scene(laboratory), "A", tank)
    state = scene(text.replace("OWN", "3").replace("MORALE", "3"))
    assert brings(state, "A", tank, ("pass",)) == {"energy": -3, "knowledge": -2, "workers": 1}
