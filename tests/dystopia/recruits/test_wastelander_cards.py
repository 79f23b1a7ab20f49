"""Wastelander recruits of cards: Jacko and Geek, printed and revised."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    allegiance,
    asked,
    do,
    hand,
    kinds_of,
    knowledge,
    listed,
    may,
    pay,
    question,
    recruits_offered,
    scene,
    spaces_open,
    stars,
    territory,
    tile_stars,
    turn_of,
    ways_offered,
)
from tests.dystopia.recruit_play import brings, used, watch

# D-r07 Jacko: visiting a market, may pay two artifacts to place one star more.


@pytest.mark.rule("D-r07", "D-x-25")
@pytest.mark.parametrize(
    ("space", "faction"), [("incinerator", "euphorian"), ("free-press", "subterran"), ("ark", "wastelander")]
)
def test_jacko_places_one_star_more_at_an_artifact_market(space: str, faction: str) -> None:
    state = scene("""
        A recruits: Jacko
        A workers: 3
        A hand: bat, bat, bear, book, game
        A morale: 5
        B workers: 5
    """)
    do(state, "A", "place", 3, space)
    pay(state, "A", bat=2)
    assert recruits_offered(state, "A") == {"D-r07"} and may(state, "A", "pass")
    assert territory(state, faction) == "A"
    do(state, "A", "use", "Jacko")
    assert kinds_of(state, "A") == {"discard"}
    do(state, "A", "discard", "bear")
    do(state, "A", "discard", "game")
    assert territory(state, faction) == "AA" and stars(state, "A") == 8
    assert hand(state, "A") == ["book"]
    assert allegiance(state, faction) == 1, "it is one visit"


@pytest.mark.rule("D-r07", "D-mark-1")
def test_jacko_at_a_built_market_and_declined() -> None:
    text = """
        A recruits: Jacko
        A workers: 3
        A goods: 4 energy, 1 stone
        A hand: bat, bear
        A morale: 2
        B workers: 5
        tiles: w1 courthouse B
    """
    changes = brings(scene(text), "A", ("place", 3, "market-w1"), ("pass",))
    assert changes == {"energy": -4, "stone": -1, "stars": -1}
    state = scene(text)
    changes = brings(state, "A", ("place", 3, "market-w1"), ("use", "Jacko"), ("discard", "bat"), ("discard", "bear"))
    assert changes == {"energy": -4, "stone": -1, "stars": -2, "cards": -2}
    assert territory(state, "wastelander") == "AA"


@pytest.mark.rule("D-r07", "D-x-25", "D-art-1")
def test_jackos_star_goes_where_the_markets_own_could() -> None:
    state = scene("""
        A recruits: Jacko
        A workers: 3
        A hand: bat, bat, bear, book
        A morale: 4
        B workers: 5
        tiles: e1 spa B, e2 lounge B, w1 plaza B
        territories: euphorian B B
    """)
    do(state, "A", "place", 3, "incinerator")
    pay(state, "A", bat=2)
    assert {action[0] for action in listed(state, "A", "star")} == {4, 5}
    do(state, "A", "star", "spa")
    do(state, "A", "use", "Jacko")
    do(state, "A", "discard", "bear")
    do(state, "A", "discard", "book")
    assert tile_stars(state, "e1") == "AB" and tile_stars(state, "e2") == "AB", "only one place is left"


@pytest.mark.rule("D-r07", "D-x-25", "D-mk-3")
@pytest.mark.parametrize(
    ("space", "cards", "extra"),
    [
        ("incinerator", "bat, bat, bear", ""),  # one card only
        ("incinerator", "bat, bat, bear, book", "territories: euphorian B B"),  # no room at all
        ("incinerator", "bat, bat, bear, book", "territories: euphorian B"),  # room for the first only
        ("wind-saloon", "bat, bat, bear, book", ""),  # not in Icarus
    ],
)
def test_jacko_needs_two_cards_room_and_no_icarite_market(space: str, cards: str, extra: str) -> None:
    state = scene(f"""
        A recruits: Jacko
        A workers: 3
        A hand: {cards}
        A morale: 4
        B workers: 5
        {extra}
    """)
    do(state, "A", "place", 3, space)
    if ways_offered(state, "A"):
        pay(state, "A", bat=2)
    assert turn_of(state) == "B" and used(state) == []


@pytest.mark.rule("D-r07", "D-end-1")
def test_jacko_may_place_the_last_star() -> None:
    state = scene("""
        A recruits: Jacko
        A workers: 3
        A hand: bat, bat, bear, book
        A morale: 4
        A stars: 2
        B workers: 5
    """)
    do(state, "A", "place", 3, "ark")
    pay(state, "A", bat=2)
    do(state, "A", "use", "Jacko")
    do(state, "A", "discard", "bear")
    do(state, "A", "discard", "book")
    assert state.outcome is not None and state.outcome.winners == (0,)


# D-v02 Jacko: at the Ark may pay one artifact instead of three; then each opponent may draw.


@pytest.mark.rule("D-v02", "D-place-4", "D-mk-2")
def test_revised_jacko_pays_one_card_at_the_ark_and_opponents_may_draw() -> None:
    state = scene("""
        seats: 3
        recruits: revised
        turn: B
        B recruits: Jacko
        B workers: 3
        B hand: bat
        A workers: 5
        C hand: bear
        C workers: 4
        pile: book, game
    """)
    do(state, "B", "place", 3, "ark")
    assert (asked(state), question(state)) == ("C", "may"), "clockwise"
    do(state, "C", "accept")
    assert asked(state) == "A"
    do(state, "A", "refuse")
    assert territory(state, "wastelander") == "B" and hand(state, "B") == []
    assert hand(state, "C") == ["bear", "book"] and hand(state, "A") == []
    assert (asked(state), question(state)) == ("C", "limit")
    do(state, "C", "discard", "bear")
    assert turn_of(state) == "C"


@pytest.mark.rule("D-v02")
def test_revised_jacko_may_pay_the_full_price_and_nobody_draws() -> None:
    state = scene("""
        recruits: revised
        A recruits: Jacko
        A workers: 3
        A hand: bat, bear, book
        A morale: 3
        B workers: 5
    """)
    do(state, "A", "place", 3, "ark")
    every = [{"bat": 1}, {"bear": 1}, {"book": 1}, {"bat": 1, "bear": 1, "book": 1}]
    assert sorted(map(str, ways_offered(state, "A"))) == sorted(map(str, every))
    pay(state, "A", bat=1, bear=1, book=1)
    assert turn_of(state) == "B" and territory(state, "wastelander") == "A"


@pytest.mark.rule("D-v02", "D-m03", "D-r07")
def test_revised_jacko_pays_one_card_nowhere_else_and_places_no_further_star() -> None:
    state = scene("""
        recruits: revised
        A recruits: Jacko
        A workers: 3
        A hand: bat, bat
        A morale: 5
        B workers: 5
        tiles: e1 courthouse B
    """)
    assert spaces_open(state, "A") & {"ark", "incinerator", "free-press", "wind-saloon"} == {"ark"}
    do(state, "A", "place", 3, "ark")
    do(state, "B", "refuse")
    assert turn_of(state) == "B" and hand(state, "A") == ["bat"], "the pair does not count, and is not asked for"
    state = scene("""
        recruits: revised
        A recruits: Jacko
        A workers: 3
        A hand: bat, bat, bat, bat, bear
        A morale: 5
        B workers: 5
    """)
    do(state, "A", "place", 3, "incinerator")
    assert {"bat": 1} not in ways_offered(state, "A")
    pay(state, "A", bat=2)
    assert turn_of(state) == "B"


# D-r35 Geek: drawing, once a turn, may gain K K: draw 1 more, then discard any card of the hand.


@pytest.mark.rule("D-r35", "D-x-10", "D-rec-2")
@pytest.mark.parametrize("gone", ["bear", "book", "game"])
def test_geek_draws_one_more_and_discards_any(gone: str) -> None:
    state = scene("""
        A recruits: Geek
        A workers: 3
        A goods: 1 energy
        A hand: bear
        A knowledge: 4
        A morale: 2
        B workers: 5
        pile: book, game, bat
    """)
    changed = watch(state, "A")
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "draw")
    assert recruits_offered(state, "A") == {"D-r35"} and may(state, "A", "pass")
    do(state, "A", "use", "Geek")
    assert hand(state, "A") == ["bear", "book", "game"]
    assert kinds_of(state, "A") == {"discard"}, "it is not optional"
    do(state, "A", "discard", gone)
    assert hand(state, "A") == sorted({"bear", "book", "game"} - {gone})
    assert changed() == {"energy": -1, "knowledge": 2, "cards": 1} and turn_of(state) == "B"


@pytest.mark.rule("D-r35", "D-x-10", "D-mk-2")
def test_geeks_discard_comes_before_the_limit() -> None:
    state = scene("""
        A recruits: Geek
        A workers: 3
        A goods: 1 energy
        A morale: 1
        B workers: 5
        pile: book, game
    """)
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "draw")
    do(state, "A", "use", "Geek")
    do(state, "A", "discard", "book")
    assert hand(state, "A") == ["game"] and turn_of(state) == "B", "one card was within the limit"


@pytest.mark.rule("D-r35", "D-rec-2", "D-mk-3")
@pytest.mark.parametrize("known", [4, 5])
def test_geek_may_be_left_alone_and_needs_two_steps(known: int) -> None:
    state = scene(f"""
        A recruits: Geek
        A workers: 3
        A goods: 1 energy
        A knowledge: {known}
        B workers: 5
        pile: book, game
    """)
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "draw")
    if known == 4:
        do(state, "A", "pass")
    assert hand(state, "A") == ["book"] and turn_of(state) == "B" and knowledge(state, "A") == known


@pytest.mark.rule("D-r35", "D-x-9")
def test_geek_changes_one_card_of_a_draw_of_two_once_a_turn() -> None:
    text = """
        A recruits: Geek
        A workers: 3 3
        A goods: 1 bliss, 1 food, 1 energy
        A knowledge: 1
        A morale: 6
        B workers: 5
        pile: book, game, bear, bat, bat
    """
    state = scene(text)
    do(state, "A", "place", 3, "breeze-bar")
    pay(state, "A", bliss=1, food=1)
    do(state, "A", "use", "Geek")
    assert hand(state, "A") == ["bear", "book", "game"], "all are drawn, then one is discarded"
    do(state, "A", "discard", "bear")
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "draw")
    assert hand(state, "A") == ["bat", "book", "game"] and turn_of(state) == "B", "not a second time"
    state = scene(text)
    do(state, "A", "place", 3, "breeze-bar")
    pay(state, "A", bliss=1, food=1)
    do(state, "A", "pass")
    assert hand(state, "A") == ["book", "game"]
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "draw")
    assert recruits_offered(state, "A") == {"D-r35"}, "passing is not using"


@pytest.mark.rule("D-r35", "D-x-9")
def test_geek_works_in_the_turn_of_another() -> None:
    state = scene("""
        turn: B
        A recruits: Geek, Steven
        A workers: 6 / euphorian-tunnel 2
        A goods: 1 energy
        A knowledge: 4
        A morale: 6
        B workers: 5
        B goods: 1 energy
        pile: book, game, bear, bat
        rolls: 6
    """)
    do(state, "B", "place", 5, "euphorian-tunnel")
    do(state, "A", "take", "clay")
    assert recruits_offered(state, "A") == {"D-r35"}
    do(state, "A", "use", "Geek")
    do(state, "A", "discard", "book")
    do(state, "B", "take", "gold")
    assert hand(state, "A") == ["game"] and turn_of(state) == "A"


@pytest.mark.rule("D-r35", "D-x-9")
def test_geek_never_changes_bradleys_draw() -> None:
    state = scene("""
        A recruits: Geek, Bradley
        A workers: 3
        A hand: bat, bat
        A knowledge: 1
        A morale: 6
        B workers: 5
        pile: book, game
    """)
    do(state, "A", "place", 3, "ark")
    do(state, "A", "use", "Bradley")
    assert hand(state, "A") == ["book", "game"] and kinds_of(state, "A") == {"discard"}
    do(state, "A", "discard", "book")
    assert turn_of(state) == "B"


@pytest.mark.rule("D-r35", "D-v10", "D-comp-2")
@pytest.mark.parametrize(("wording", "left"), [("printed", 0), ("revised", 0), ("revised", 2)])
def test_geek_with_hardly_any_card_left(wording: str, left: int) -> None:
    """Five hands hold all cards but those: one draws what there is, and discards what one has."""
    held = [f"{kind}, " * 5 + kind for kind in ("bear", "bifocals", "book", "game", "bat")]
    balloons = ["balloons"] * (6 - left)
    hands = "\n".join(f"{seat} hand: {cards}\n{seat} morale: 6" for seat, cards in zip("BCDEF", held, strict=True))
    text = f"""seats: 6
recruits: {wording}
A recruits: Geek
A workers: 3
A goods: 1 energy
A hand: {", ".join(balloons)}
A morale: 6
{hands}"""
    state = scene(text)
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "draw")
    if left:
        do(state, "A", "use", "Geek")
        assert len(hand(state, "A")) == 6
        do(state, "A", "discard", "balloons")
        do(state, "A", "discard", "balloons")
    assert len(hand(state, "A")) == (4 if left else 6) and turn_of(state) == "B"


@pytest.mark.rule("D-r35", "D-place-4")
def test_geek_does_not_discard_the_card_that_the_space_wants() -> None:
    state = scene("""
        A recruits: Geek, Maxime
        A workers: 3
        A goods: 1 food
        A hand: bear
        A morale: 6
        B workers: 5 / market-e1 2
        tiles: e1 teddy-bear-shop B
        pile: book, game
        rolls: 1
    """)
    do(state, "A", "place", 3, "market-e1")
    do(state, "A", "use", "Maxime")
    do(state, "A", "use", "Geek")
    assert not may(state, "A", "discard", "bear") and may(state, "A", "discard", "book")
    do(state, "A", "discard", "game")
    assert hand(state, "A") == ["book"] and territory(state, "euphorian") == "A"


# D-v10 Geek: drawing, once a turn, may gain K to draw three instead and discard two of the hand.


@pytest.mark.rule("D-v10", "D-x-10", "D-rec-2")
def test_revised_geek_draws_three_and_discards_two() -> None:
    text = """
        recruits: revised
        A recruits: Geek
        A workers: 3
        A goods: 1 energy
        A hand: bear
        A knowledge: 5
        A morale: 2
        B workers: 5
        pile: book, game, bat
    """
    state = scene(text)
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "draw")
    assert recruits_offered(state, "A") == {"D-v10"} and may(state, "A", "pass")
    do(state, "A", "use", "Geek")
    assert hand(state, "A") == ["bat", "bear", "book", "game"] and knowledge(state, "A") == 6
    do(state, "A", "discard", "bear")
    assert kinds_of(state, "A") == {"discard"}
    do(state, "A", "discard", "bat")
    assert hand(state, "A") == ["book", "game"] and turn_of(state) == "B"
    state = scene(text.replace("knowledge: 5", "knowledge: 6"))
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "draw")
    assert hand(state, "A") == ["bear", "book"] and turn_of(state) == "B", "+1 K is not possible"
