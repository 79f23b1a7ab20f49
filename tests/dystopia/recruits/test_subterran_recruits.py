"""Subterran recruits away from the tunnels: Maggie, Josiah, Faith, Brett, Soulless and Curtis."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    do,
    kinds_of,
    knowledge,
    may,
    morale,
    recruits_offered,
    scene,
    stars,
    turn_of,
)
from tests.dystopia.recruit_play import brings, quiet, used, watch

# D-r04 Maggie: retrieving, if all of the retrieved stood in Subterra: 1 water or 1 stone.


@pytest.mark.rule("D-r04", "D-time-14", "D-rec-2")
@pytest.mark.parametrize(
    "space", ["aquifer", "subterran-tunnel", "subterran-tunnel-end", "site-s1", "site-s2", "market-s2", "free-press"]
)
@pytest.mark.parametrize("choice", ["water", "stone"])
def test_maggie_gains_for_workers_from_subterra(space: str, choice: str) -> None:
    state = scene(f"""
        A recruits: Maggie
        A workers: 1 / {space} 3
        A morale: 3
        B workers: 2
        tiles: s2 clinic {"B" if "market" in space else ""}
        rolls: 1
    """)
    do(state, "A", "retrieve", "all")
    assert kinds_of(state, "A") == {"take"}
    assert {may(state, "A", "take", good) for good in ("gold", "clay", "energy", "food", "bliss")} == {False}
    assert brings(state, "A", ("take", choice)) == {choice: 1}
    assert turn_of(state) == "B"


@pytest.mark.rule("D-r04", "D-time-14")
@pytest.mark.parametrize(
    "space", ["tank-left", "tank-right", "generator", "farm", "cloud-mine", "euphorian-tunnel", "ark", "site-e1"]
)
def test_maggie_gains_nothing_for_workers_from_elsewhere(space: str) -> None:
    state = scene(f"""
        A recruits: Maggie
        A workers: 1 / {space} 3
        A morale: 3
        B workers: 2
        rolls: 1
    """)
    assert quiet(state, "A", ("retrieve", "all"))


@pytest.mark.rule("D-r04")
@pytest.mark.parametrize(
    ("retrieved", "gains"),
    [
        (("aquifer",), True),
        (("aquifer", "free-press"), True),
        (("farm",), False),
        (("aquifer", "farm"), False),
        (("aquifer", "farm", "free-press"), False),
        (("generator", "aquifer"), False),
    ],
)
def test_maggie_looks_at_all_of_the_retrieved_and_at_no_others(retrieved: tuple[str, ...], gains: bool) -> None:
    state = scene("""
        A recruits: Maggie
        A workers: / generator 1, aquifer 3, free-press 2, farm 1
        A morale: 3
        B workers: 2
        rolls: 1 1 1
    """)
    do(state, "A", "retrieve", *retrieved)
    assert may(state, "A", "take", "stone") is gains
    assert used(state) == (["D-r04"] if gains else [])


@pytest.mark.rule("D-r04", "D-turn-3")
def test_maggie_gains_once_and_on_a_paid_retrieve_too() -> None:
    state = scene("""
        A recruits: Maggie
        A workers: / aquifer 3, aquifer 2
        A goods: 1 food
        B workers: 2
        rolls: 1 1
    """)
    moves = [("retrieve", "all"), ("feed", "food"), ("take", "stone")]
    assert brings(state, "A", *moves) == {"food": -1, "morale": 2, "stone": 1}


@pytest.mark.rule("D-r04", "D-x-15")
@pytest.mark.parametrize(("space", "gains"), [("aquifer", True), ("farm", False)])
def test_for_maggie_a_sacrificed_worker_counts_as_retrieved(space: str, gains: bool) -> None:
    """Pete eats the worker from the other space: what stood there still counts, alone or not."""
    state = scene(f"""
        A recruits: Maggie, Pete
        A workers: 1 / aquifer 3, {space} 5
        A morale: 3
        B workers: 2
        rolls: 1
    """)
    do(state, "A", "retrieve", "all")
    do(state, "A", "use", "Pete")
    do(state, "A", "sacrifice", 5)
    do(state, "A", "take", "gold")
    assert may(state, "A", "take", "stone") is gains


@pytest.mark.rule("D-r04", "D-x-15")
def test_maggie_gains_though_the_only_retrieved_worker_was_sacrificed() -> None:
    state = scene("""
        A recruits: Maggie, Pete
        A workers: 1 / aquifer 3
        A morale: 3
        B workers: 2
    """)
    moves = [("retrieve", "all"), ("use", "Pete"), ("take", "gold"), ("take", "stone")]
    assert brings(state, "A", *moves) == {"food": 4, "gold": 1, "stone": 1, "workers": -1, "morale": -1}


# D-r23 Josiah: Generator, Farm or Cloud Mine: all others with a worker there gain K, and you gain M.


@pytest.mark.rule("D-r23", "D-x-11", "D-rec-2")
@pytest.mark.parametrize(("space", "good"), [("generator", "energy"), ("farm", "food"), ("cloud-mine", "bliss")])
def test_josiah_teaches_the_others_there_and_cheers_up(space: str, good: str) -> None:
    state = scene(f"""
        seats: 4
        A recruits: Josiah
        A workers: 1
        B workers: / {space} 1, {space} 1
        C workers: / {space} 1
        D workers: / aquifer 1
    """)
    others = [watch(state, who) for who in "BCD"]
    assert brings(state, "A", ("place", 1, space)) == {good: 1, "morale": 1}
    assert [other() for other in others] == [{"knowledge": 1}, {"knowledge": 1}, {}]  # B once, with two dice
    assert turn_of(state) == "B"


@pytest.mark.rule("D-r23", "D-x-11", "D-time-6")
def test_josiah_gains_morale_with_nobody_there_and_nobody_passes_the_end_of_a_track() -> None:
    state = scene("""
        A recruits: Josiah
        A workers: 1 / farm 1
        B workers: 2
    """)
    assert brings(state, "A", ("place", 1, "farm")) == {"food": 1, "morale": 1}  # not even an own worker learns

    state = scene("""
        A recruits: Josiah
        A workers: 1
        A morale: 6
        B workers: / farm 1
        B knowledge: 6
    """)
    assert brings(state, "A", ("place", 1, "farm")) == {"food": 1}
    assert knowledge(state, "B") == 6


@pytest.mark.rule("D-r23")
@pytest.mark.parametrize("space", ["aquifer", "euphorian-tunnel"])
def test_josiah_is_silent_elsewhere(space: str) -> None:
    state = scene(f"""
        A recruits: Josiah
        A workers: 1
        A goods: 1 energy
        B workers: 2 / {space} 1
        rolls: 1
    """)
    assert quiet(state, "A", ("place", 1, space), *([("draw",)] if "tunnel" in space else []))
    assert knowledge(state, "B") == 3


# D-r26 Faith: Aquifer with no artifacts: also 1 energy.


@pytest.mark.rule("D-r26", "D-rec-2")
def test_faith_brings_energy_at_the_aquifer() -> None:
    state = scene("""
        A recruits: Faith
        A workers: 3
        A goods: 1 gold
        B workers: 2
    """)
    assert brings(state, "A", ("place", 3, "aquifer")) == {"water": 1, "energy": 1}
    assert turn_of(state) == "B"


@pytest.mark.rule("D-r26", "D-rec-7")
@pytest.mark.parametrize(("cards", "space"), [("book", "aquifer"), ("-", "generator"), ("-", "farm")])
def test_faith_needs_an_empty_hand_and_the_aquifer(cards: str, space: str) -> None:
    state = scene(f"""
        A recruits: Faith
        A workers: 3
        A hand: {cards}
        B workers: 2
    """)
    assert quiet(state, "A", ("place", 3, space))


# D-r30 Brett: market without bumping, after the star: may gain K K for 1 resource.
# D-v08, revised: market, after the star: may gain K for 1 resource.

BRETTS = [("printed", "D-r30", 2), ("revised", "D-v08", 1)]


@pytest.mark.rule("D-r30", "D-v08", "D-rec-2", "D-time-9")
@pytest.mark.parametrize("space", ["market-s1", "incinerator", "free-press", "ark"])
@pytest.mark.parametrize(("wording", "rule", "price"), BRETTS)
def test_brett_learns_for_a_resource_at_a_market(space: str, wording: str, rule: str, price: int) -> None:
    text = f"""
        recruits: {wording}
        A recruits: Brett
        A workers: 4
        A hand: {"bifocals" if space == "market-s1" else "bear, bear"}
        A goods: 1 water
        A morale: 2
        A knowledge: {6 - price}
        B workers: 2
        tiles: s1 clinic A B
    """
    for resource in ("gold", "stone", "clay"):
        state = scene(text)
        do(state, "A", "place", 4, space)
        assert (recruits_offered(state, "A"), stars(state, "A")) == ({rule}, 8)
        assert brings(state, "A", ("use", "Brett"), ("take", resource)) == {"knowledge": price, resource: 1}
        assert turn_of(state) == "B"
    state = scene(text)
    do(state, "A", "place", 4, space)
    assert brings(state, "A", ("pass",)) == {}


@pytest.mark.rule("D-r30", "D-v08", "D-time-6", "D-mk-3")
@pytest.mark.parametrize(("wording", "rule", "price"), BRETTS)
@pytest.mark.parametrize(("more", "space"), [(1, "free-press"), (0, "wind-saloon"), (0, "nimbus-loft")])
def test_brett_needs_room_for_knowledge_and_a_market_outside_icarus(
    more: int, space: str, wording: str, rule: str, price: int
) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: Brett
        A workers: 4
        A hand: bear, bear
        A goods: 3 gold
        A morale: 2
        A knowledge: {6 - price + more}
        B workers: 2
    """)
    assert quiet(state, "A", ("place", 4, space))


@pytest.mark.rule("D-r30", "D-v08")
@pytest.mark.parametrize(("wording", "offered"), [("printed", set()), ("revised", {"D-v08"})])
@pytest.mark.parametrize(("own", "other"), [("4", "2 / free-press 1"), ("4 / free-press 1", "2")])
def test_only_the_printed_brett_minds_a_bump(wording: str, offered: set[str], own: str, other: str) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: Brett
        A workers: {own}
        A hand: bear, bear
        A morale: 2
        B workers: {other}
        rolls: 1
    """)
    do(state, "A", "place", 4, "free-press")
    assert recruits_offered(state, "A") == offered
    assert turn_of(state) == ("A" if offered else "B")


@pytest.mark.rule("D-r30", "D-time-9", "D-mark-1")
def test_brett_works_also_when_no_star_had_room() -> None:
    state = scene("""
        A recruits: D-r30
        A workers: 4
        A hand: bear, bear
        A morale: 2
        B workers: 2
        territories: subterran B B
    """)
    do(state, "A", "place", 4, "free-press")
    assert (stars(state, "A"), recruits_offered(state, "A")) == (10, {"D-r30"})


# D-r37 Soulless: Aquifer, lowest there or alone: M, or 1 water more.


@pytest.mark.rule("D-r37", "D-rec-3")
@pytest.mark.parametrize(("own", "other"), [("2", "1"), ("2", "/ aquifer 3, aquifer 5"), ("2 / aquifer 3", "1")])
def test_soulless_is_alone_or_lowest_at_the_aquifer(own: str, other: str) -> None:
    text = f"""
        A recruits: Soulless
        A workers: {own}
        B workers: {other}
    """
    plain = brings(scene(text.replace("Soulless", "-")), "A", ("place", 2, "aquifer"))
    state = scene(text)
    do(state, "A", "place", 2, "aquifer")
    assert kinds_of(state, "A") == {"take", "gain-morale"}
    state = scene(text)
    assert brings(state, "A", ("place", 2, "aquifer"), ("take", "water")) == {**plain, "water": plain["water"] + 1}
    state = scene(text)
    assert brings(state, "A", ("place", 2, "aquifer"), ("gain-morale",)) == {**plain, "morale": 1}


@pytest.mark.rule("D-r37", "D-rec-3")
@pytest.mark.parametrize(
    ("own", "other", "space"),
    [
        ("2", "/ aquifer 2", "aquifer"),  # a tie is neither
        ("2", "/ aquifer 1, aquifer 5", "aquifer"),
        ("2 / aquifer 1", "1", "aquifer"),  # one's own counts too
        ("2", "1", "generator"),
    ],
)
def test_soulless_is_not_for_ties_higher_workers_or_other_areas(own: str, other: str, space: str) -> None:
    state = scene(f"""
        A recruits: Soulless
        A workers: {own}
        B workers: {other}
    """)
    assert quiet(state, "A", ("place", 2, space))


# D-r38 Curtis: for each M lost, also lose K.


@pytest.mark.rule("D-r38", "D-time-6")
@pytest.mark.parametrize(
    ("cheer", "known", "change"),
    [
        (3, 3, {"morale": -2, "knowledge": -2}),
        (2, 3, {"morale": -1, "knowledge": -1}),  # only real steps count
        (1, 3, {}),
        (3, 2, {"morale": -2, "knowledge": -1}),
    ],
)
def test_curtis_forgets_with_every_morale_lost(cheer: int, known: int, change: dict[str, int]) -> None:
    state = scene(f"""
        A recruits: Curtis
        A workers: 1 / farm 3
        A morale: {cheer}
        A knowledge: {known}
        B workers: 2
        tiles: e1 cafeteria B
        rolls: 1
    """)
    assert brings(state, "A", ("retrieve", "all")) == change


@pytest.mark.rule("D-r38", "D-r45")
def test_curtis_answers_a_price_in_morale_too() -> None:
    state = scene("""
        A recruits: Curtis, D-r45
        A workers: 4
        A morale: 3
        A goods: 1 energy
        B workers: 2 / euphorian-tunnel 4
        rolls: 1
    """)
    do(state, "A", "place", 4, "euphorian-tunnel")
    do(state, "A", "use", "Julia")
    assert (morale(state, "A"), knowledge(state, "A")) == (1, 1)


@pytest.mark.rule("D-r38")
def test_curtis_does_not_answer_morale_gained_or_lost_by_others() -> None:
    state = scene("""
        A recruits: Curtis
        A workers: 1 / farm 3
        A goods: 1 food
        B workers: 1 / farm 3
        B morale: 3
        rolls: 1 1
    """)
    assert brings(state, "A", ("retrieve", "all"), ("feed", "food")) == {"food": -1, "morale": 2}
    curtis = watch(state, "A")
    assert brings(state, "B", ("retrieve", "all")) == {"morale": -1}
    assert curtis() == {}
