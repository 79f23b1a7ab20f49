"""Each event names the rule that caused it, a payment is told once, and what does not happen is told too."""

from __future__ import annotations

import pytest

from euphoria.games.dystopia.game import GAME
from euphoria.kernel.rulebook.ledger import load_ledger
from tests.dystopia.play import Event, do, events_of, look, names, player, scene
from tests.random_play import states

RULES = set(load_ledger("dystopia").rules)


def told(events: list[Event], *kinds: str) -> list[tuple[str, str]]:
    """Of these kinds of events: what happened, by which rule."""
    return [(event["event"], event["rule"]) for event in events if event["event"] in kinds]


# Goods, knowledge, allegiance.


@pytest.mark.rule("D-com-1", "D-alleg-2")
def test_a_commodity_area_and_the_bonus_of_its_track() -> None:
    state = scene("A workers: 2\nA recruits: Jacko\nallegiance: wastelander 3")
    events = do(state, "A", "place", 2, "farm")
    assert told(events, "goods", "allegiance") == [
        ("goods", "D-com-1"),
        ("goods", "D-alleg-2"),
        ("allegiance", "D-com-1"),
    ]


@pytest.mark.rule("D-board-02", "D-alleg-3")
def test_a_tunnel_and_the_bonus_of_its_track() -> None:
    state = scene("A workers: 2\nA goods: 1 energy\nA recruits: Ray\nallegiance: euphorian 5")
    events = do(state, "A", "place", 2, "euphorian-tunnel")
    assert told(events, "paid", "miner", "goods", "drew") == [
        ("paid", "D-board-02"),
        ("miner", "D-board-02"),
        ("goods", "D-board-02"),
        ("drew", "D-alleg-3"),
    ]


@pytest.mark.rule("D-board-03", "D-board-08", "D-board-09", "D-board-10")
@pytest.mark.parametrize(
    ("space", "answers", "expected"),
    [
        ("euphorian-tunnel-end", [], [("goods", "D-board-03")]),
        (
            "sky-lounge",
            ["gold", "clay"],
            [("paid", "D-board-08"), ("allegiance", "D-board-08"), ("goods", "D-board-08"), ("goods", "D-board-08")],
        ),
        ("tank-left", [], [("paid", "D-board-09"), ("knowledge", "D-board-09"), ("added", "D-board-09")]),
        ("tank-right", [], [("paid", "D-board-10"), ("morale", "D-board-10"), ("added", "D-board-10")]),
        (
            "breeze-bar",
            [],
            [("paid", "D-board-07"), ("allegiance", "D-board-07"), ("drew", "D-board-07"), ("drew", "D-board-07")],
        ),
    ],
)
def test_a_space_is_the_cause_of_what_it_costs_and_gives(
    space: str, answers: list[str], expected: list[tuple[str, str]]
) -> None:
    goods = {"tank-left": "3 energy", "tank-right": "3 water"}.get(space, "1 bliss, 1 energy")
    state = scene(f"A workers: 2\nA recruits: Ray\nA goods: {goods}\nA morale: 2\nminers: euphorian 9\nrolls: 1")
    events = do(state, "A", "place", 2, space)
    for good in answers:
        events += do(state, "A", "take", good)
    assert told(events, "paid", "goods", "knowledge", "morale", "allegiance", "drew", "added") == expected


@pytest.mark.rule("D-m07", "D-board-14", "D-m10")
def test_a_built_market_its_tile_and_the_theater() -> None:
    state = scene("A workers: 2\nA goods: 4 food, 1 gold\ntiles: e1 academy B, s1 theater B")
    events = do(state, "A", "place", 2, "market-e1")
    assert told(events, "paid", "allegiance", "star", "knowledge") == [
        ("paid", "D-m07"),
        ("allegiance", "D-board-14"),
        ("star", "D-board-14"),
        ("knowledge", "D-m10"),
    ]


@pytest.mark.rule("D-m08", "D-turn-3")
def test_retrieving_and_the_cafeteria() -> None:
    state = scene("A workers: 1 / farm 2\nA morale: 4\ntiles: e1 cafeteria B")
    events = do(state, "A", "retrieve", "all")
    assert [(event["steps"], event["rule"]) for event in events if event["event"] == "morale"] == [
        (-1, "D-turn-3"),
        (-1, "D-m08"),
    ]


@pytest.mark.rule("D-m13", "D-mpen-1")
@pytest.mark.parametrize(("goods", "kind"), [("1 gold", "loses"), ("-", "nothing-to-lose")])
def test_a_penalty_of_a_tile_on_a_roll(goods: str, kind: str) -> None:
    state = scene(f"A workers: 1 / farm 2\nA goods: {goods}\ntiles: e1 teddy-bear-shop B\nrolls: 1")
    events = do(state, "A", "retrieve", "all")
    assert told(events, "loses", "nothing-to-lose") == [(kind, "D-m13")]


@pytest.mark.rule("D-r38", "D-r47", "D-var-4")
def test_recruits_that_move_the_other_track_and_the_double_rule() -> None:
    state = scene("double_rule: yes\nA workers: 2 2\nA morale: 3\nA recruits: Curtis")
    do(state, "A", "place", 2, "farm")
    events = do(state, "A", "place", 2, "aquifer")
    assert told(events, "morale", "knowledge")[:2] == [("morale", "D-var-4"), ("knowledge", "D-r38")]


# Discards and draws.


@pytest.mark.rule("D-mk-2")
def test_a_discard_for_the_hand_limit() -> None:
    state = scene("A hand: book, bear\nA workers: 2")
    assert told(do(state, "A", "discard", "bear"), "discarded") == [("discarded", "D-mk-2")]


@pytest.mark.rule("D-dil-1", "D-dil-3")
def test_a_dilemma() -> None:
    state = scene("A hand: book\nA dilemma: book")
    events = do(state, "A", "dilemma", "contribute")
    assert told(events, "discarded", "contributed", "star") == [
        ("discarded", "D-dil-1"),
        ("contributed", "D-dil-3"),
        ("star", "D-dil-3"),
    ]


@pytest.mark.rule("D-r18")
def test_esme_discards_and_gains_by_her_own_rule_and_the_market_goes_on_by_its_own() -> None:
    state = scene("""
        A workers: 2
        A goods: 3 gold
        A hand: bear
        A morale: 3
        A recruits: Esme, Matthew
        allegiance: icarite 5
        pile: bat
    """)
    do(state, "A", "place", 2, "nimbus-loft")
    events = do(state, "A", "use", "Esme")
    events += do(state, "A", "discard", "bear") if look(state)["asked"]["question"] == "discard" else []
    events += do(state, "A", "gain-morale")
    assert told(events, "used", "discarded", "goods", "morale", "drew") == [
        ("used", "D-r18"),
        ("discarded", "D-r18"),
        ("goods", "D-r18"),
        ("morale", "D-r18"),
        ("drew", "D-alleg-3"),
    ]


@pytest.mark.rule("D-r35", "D-x-9")
def test_geek_changes_one_card_and_the_other_is_still_the_spaces() -> None:
    state = scene("""
        A workers: 2
        A goods: 1 bliss, 1 energy
        A morale: 6
        A recruits: Geek
        pile: bat, bear, book
    """)
    do(state, "A", "place", 2, "breeze-bar")
    events = do(state, "A", "use", "Geek")
    assert told(events, "drew") == [("drew", "D-r35"), ("drew", "D-r35"), ("drew", "D-board-07")]
    assert told(do(state, "A", "discard", "bat"), "discarded") == [("discarded", "D-r35")]


# Stars and waking.


@pytest.mark.rule("D-build-3", "D-alleg-5", "D-alleg-4", "D-tun-1")
def test_stars_of_building_and_of_tracks_and_what_wakes() -> None:
    built = scene("A workers: 2\nA goods: 1 gold\nB workers: 1 / site-e1 1\ntiles: e1 spa")
    assert {rule for _, rule in told(do(built, "A", "place", 2, "site-e1 gold"), "star")} == {"D-build-3"}
    end = scene("A workers: 1\nA recruits: Ray\nallegiance: euphorian 10")
    assert told(do(end, "A", "place", 1, "generator"), "star") == [("star", "D-alleg-5")]
    track = scene("A workers: 1\nA recruits: - / Ray\nallegiance: euphorian 7")
    assert told(do(track, "A", "place", 1, "generator"), "woke") == [("woke", "D-alleg-4")]
    miner = scene("A workers: 1\nA goods: 1 energy\nA recruits: - / Ray\nminers: euphorian 5")
    do(miner, "A", "place", 1, "euphorian-tunnel")
    assert told(do(miner, "A", "draw"), "woke") == [("woke", "D-tun-1")]


# A payment is told once.


@pytest.mark.rule("D-place-4", "D-turn-3")
def test_a_payment_is_told_once() -> None:
    state = scene("A workers: 2\nA hand: book, book\nA morale: 2\nB workers: 1")
    assert names(do(state, "A", "place", 2, "ark"))[:2] == ["placed", "paid"]
    assert (events_of(state, "discarded"), look(state)["discards"]) == ([], ["book", "book"])
    fed = scene("A workers: 1 / farm 2\nA goods: 1 food")
    do(fed, "A", "retrieve", "all")
    do(fed, "A", "feed", "food")
    assert (len(events_of(fed, "fed")), events_of(fed, "goods")) == (1, [])
    learned = scene("A workers: 2\nA recruits: Matthew\nB workers: 1 / euphorian-tunnel 3\nrolls: 1")
    events = do(learned, "A", "place", 2, "euphorian-tunnel")
    assert told(events, "paid", "knowledge") == [("knowledge", "D-r44")]


@pytest.mark.rule("D-r05", "D-r16", "D-r48")
def test_a_recruit_that_lets_its_player_pay_otherwise_is_the_cause() -> None:
    state = scene("A workers: 2\nA recruits: Flartner\nA hand: book")
    events = do(state, "A", "place", 2, "site-e1 gold")
    assert told(events, "paid", "morale") == [("paid", "D-r05"), ("morale", "D-r05")]
    gold = scene("A workers: 2\nA recruits: Michael\nA goods: 1 gold")
    events = do(gold, "A", "place", 2, "site-e1 gold")
    assert told(events, "paid", "morale") == [("paid", "D-board-11"), ("morale", "D-r16")]
    brian = scene("A workers: 2\nA recruits: Brian\nA goods: 4 food, 1 gold\ntiles: e1 apothecary A")
    events = do(brian, "A", "place", 2, "market-e1")
    assert told(events, "paid", "knowledge", "allegiance") == [
        ("paid", "D-r48"),
        ("knowledge", "D-r48"),
        ("allegiance", "D-r48"),
        ("allegiance", "D-board-14"),
    ]


# What does not happen.


@pytest.mark.rule("D-mark-1", "D-x-3")
def test_a_star_without_room() -> None:
    state = scene("A workers: 2\nA goods: 3 gold\nterritories: icarite B B")
    (event,) = [one for one in do(state, "A", "place", 2, "nimbus-loft") if one["event"] == "no-star"]
    assert (event["faction"], event["rule"]) == ("icarite", "D-board-06")


@pytest.mark.rule("D-mk-1", "D-x-14", "D-alleg-5")
def test_tracks_at_their_end() -> None:
    state = scene("A workers: 5\nA knowledge: 6\nB workers: 1 / farm 6")
    assert told(do(state, "A", "place", 5, "farm"), "knowledge", "knowledge-stays") == [("knowledge-stays", "D-com-1")]
    half = scene("A workers: 5\nA morale: 5\nA goods: 3 water")
    events = [one for one in do(half, "A", "place", 5, "tank-right") if one["event"].startswith("morale")]
    assert [(one["event"], one["steps"]) for one in events] == [("morale", 1), ("morale-stays", 1)]
    full = scene("A workers: 1\nA goods: 1 energy\nallegiance: wastelander 11\nminers: euphorian 9")
    copy = full.copy()
    assert "allegiance-stays" in names(do(full, "A", "place", 1, "farm"))
    assert "miner-stays" in names(do(copy, "A", "place", 1, "euphorian-tunnel"))


@pytest.mark.rule("D-tank-1", "D-m01")
@pytest.mark.parametrize(
    ("workers", "tiles", "rule"),
    [("2 / farm 1, farm 1, farm 1", "", "D-tank-1"), ("2 3", "tiles: e1 laboratory B", "D-m01")],
)
def test_a_worker_that_does_not_come(workers: str, tiles: str, rule: str) -> None:
    state = scene(f"A workers: {workers}\nA goods: 3 water\n{tiles}")
    assert told(do(state, "A", "place", 2, "tank-right"), "no-worker", "added") == [("no-worker", rule)]


@pytest.mark.rule("D-comp-2")
def test_a_card_that_is_not_there() -> None:
    held = ", ".join(kind for kind in ("balloons", "bat", "bear", "bifocals", "book", "game") for _ in range(6))
    state = scene(f"""
        seats: 6
        A workers: 2
        A goods: 1 energy
        {_hands(held)}
    """)
    do(state, "A", "place", 2, "euphorian-tunnel")
    assert told(do(state, "A", "draw"), "drew", "no-artifact") == [("no-artifact", "D-board-02")]


def _hands(held: str) -> str:
    """All cards in six hands."""
    cards = held.split(", ")
    lines = [
        f"{seat} hand: {', '.join(cards[6 * n : 6 * n + 6])}\n        {seat} morale: 6"
        for n, seat in enumerate("ABCDEF")
    ]
    return "\n        ".join(lines)


# All of them.


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_event_of_random_games_names_a_rule_of_the_ledger(seats: int) -> None:
    for state in states(GAME, seats=seats, seed=seats, turn_limit=40 * seats, recruits="revised"):
        last = state
    assert {str(event["rule"]) for event in last.events(None)} <= RULES


# What the view says of abilities.


@pytest.mark.rule("D-m07", "D-time-3")
def test_the_view_says_whether_a_recruit_works() -> None:
    silenced = scene("A workers: 1\nA recruits: Katy, Kyle\nB recruits: Ray\ntiles: e1 academy B")
    assert [one["works"] for one in player(silenced, "A")["recruits"]] == [False, False]
    assert [one["works"] for one in player(silenced, "B")["recruits"]] == [True]
    woken = scene("A workers: 1 1\nA recruits: Kyle / Ray\nA knowledge: 6\nallegiance: euphorian 7")
    do(woken, "A", "place", 1, "generator")
    assert {one["recruit"]: one["works"] for one in player(woken, "A")["recruits"]} == {"D-r39": True, "D-r19": False}
