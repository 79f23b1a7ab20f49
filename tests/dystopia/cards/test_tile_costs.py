"""What a visit to each of the 18 market tiles costs (D-m01 to D-m18)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    do,
    goods,
    hand,
    listed,
    may,
    question,
    scene,
    stars,
    territory,
    ways_offered,
)

PRINTED = [
    ("D-m01", "laboratory", {"resource": 1, "artifact": 1}),
    ("D-m02", "spa", {"water": 4, "artifact": 1}),
    ("D-m03", "courthouse", {"energy": 4, "stone": 1}),
    ("D-m04", "plaza", {"water": 4, "clay": 1}),
    ("D-m05", "fountain", {"water": 4, "gold": 1}),
    ("D-m06", "lounge", {"energy": 4, "artifact": 1}),
    ("D-m07", "academy", {"food": 4, "gold": 1}),
    ("D-m08", "cafeteria", {"food": 4, "artifact": 1}),
    ("D-m09", "apothecary", {"bliss": 4, "resource": 1}),
    ("D-m10", "theater", {"energy": 4, "clay": 1}),
    ("D-m11", "registry", {"bliss": 4, "artifact": 1}),
    ("D-m12", "arena", {"food": 4, "stone": 1}),
    ("D-m13", "teddy-bear-shop", {"commodity": 1, "bear": 1}),
    ("D-m14", "clinic", {"commodity": 1, "bifocals": 1}),
    ("D-m15", "bemusement-park", {"commodity": 1, "balloons": 1}),
    ("D-m16", "game-bonfire", {"commodity": 1, "game": 1}),
    ("D-m17", "stadium", {"commodity": 1, "bat": 1}),
    ("D-m18", "literacy-center", {"commodity": 1, "book": 1}),
]
COSTS = [pytest.param(tile, cost, marks=pytest.mark.rule(rule), id=tile) for rule, tile, cost in PRINTED]
ANY = {
    "resource": ("gold", "stone", "clay"),
    "commodity": ("energy", "water", "food", "bliss"),
    "artifact": ("balloons", "bat", "bear", "bifocals", "book", "game"),
}


def _all_ways(cost: dict[str, int]) -> list[dict[str, int]]:
    ways: list[dict[str, int]] = [{}]
    for name, count in cost.items():
        ways = [way | {kind: count} for way in ways for kind in ANY.get(name, (name,))]
    return ways


def _key(ways: list[dict[str, int]]) -> set[tuple[tuple[str, int], ...]]:
    return {tuple(sorted(way.items())) for way in ways}


@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_what_a_visit_costs(tile: str, cost: dict[str, int]) -> None:
    """With everything in hand the ways to pay are just those on the tile."""
    state = scene(f"""
        A workers: 2
        A goods: 9 energy, 9 water, 9 food, 9 bliss, 3 gold, 3 stone, 3 clay
        A hand: {", ".join(ANY["artifact"])}
        A morale: 6
        tiles: w2 {tile} A B
    """)
    do(state, "A", "place", 2, "market-w2")
    if len(_all_ways(cost)) == 1:
        assert question(state) == "turn"
        spent = {"energy": 9, "water": 9, "food": 9, "bliss": 9, "gold": 3, "stone": 3, "clay": 3}
        assert goods(state, "A") == {kind: count - cost.get(kind, 0) for kind, count in spent.items()}
    else:
        assert _key(ways_offered(state, "A")) == _key(_all_ways(cost))
        do(state, "A", "pay", listed(state, "A", "pay")[0][0])
        assert len(hand(state, "A")) == 6 - sum(name in (*ANY["artifact"], "artifact") for name in cost)
    assert (territory(state, "wastelander"), stars(state, "A")) == ("A", 8)


@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_a_visit_with_one_thing_too_little(tile: str, cost: dict[str, int]) -> None:
    for missing in (None, *cost):
        purse = {name: count - (name == missing) for name, count in _all_ways(cost)[0].items()}
        if missing in ANY:
            purse = {name: 0 if name in ANY[missing] else count for name, count in purse.items()}
        cards = [name for name, count in purse.items() if name in ANY["artifact"] and count]
        wares = [f"{count} {name}" for name, count in purse.items() if name not in ANY["artifact"]]
        state = scene(f"""
            A workers: 2
            A goods: {", ".join(wares)}
            A hand: {", ".join(cards) or "-"}
            tiles: w2 {tile} A B
        """)
        assert may(state, "A", "place", 2, "market-w2") == (missing is None)
