"""When Euphorian and Subterran recruits work at all: active, awake, not silenced (D-rec-1, D-m07, D-time-3), and in
which order they are used (D-rec-2, D-rec-5, D-time-2)."""

from __future__ import annotations

import pytest

from euphoria import State
from tests.dystopia.play import (
    SEATS,
    active,
    do,
    goods,
    hand,
    kinds_of,
    knowledge,
    may,
    miner,
    names,
    pay,
    question,
    recruits_offered,
    scene,
    spaces_open,
    tile_stars,
    turn_of,
    ways_offered,
)
from tests.dystopia.recruit_play import Act, account, acts, brings, quiet, used

DIG: tuple[str, list[Act]] = (
    """
    A workers: 3 1
    A goods: 1 energy, 1 gold
    A morale: 4
    B workers: 2 / euphorian-tunnel {}
    rolls: 1
    """,
    [("place", 3, "euphorian-tunnel")],
)
DRAW: tuple[str, list[Act]] = (
    """
    A workers: 3 1
    A goods: 1 energy
    A morale: 4
    B workers: 2
    """,
    [("place", 3, "euphorian-tunnel"), ("draw",)],
)
RETRIEVE: tuple[str, list[Act]] = (
    """
    A workers: 1 / aquifer 3
    A goods: 1 energy
    A morale: 3
    B workers: 2
    rolls: 1
    """,
    [("retrieve", "all")],
)
AREA = "A workers: 3\nB workers: 2 / generator 3"
MARKET: tuple[str, list[Act]] = (
    "A workers: 3 1\nA hand: bear, bear\nA morale: 3\nB workers: 2",
    [("place", 3, "free-press")],
)
STAR = "A workers: 3 1\nA goods: 3 gold\nA hand: book\nB workers: 2"
SITE = "A workers: 3\nA goods: 1 gold\nB workers: 2 / site-e1 2\nrolls: 1 1"
DOUBLES = "turn: B\nA workers: 3\nA morale: 3\nB workers: / farm 1, farm 2\nrolls: 4 4"
TANK = "A workers: 3 1\nA goods: 3 energy\nB workers: 2\nrolls: 1"

SHOWN: list[tuple[str, str, list[Act]]] = [
    ("D-r02", DIG[0].format(5), DIG[1]),
    ("D-r13", *RETRIEVE),
    ("D-v05", *RETRIEVE),
    ("D-r14", AREA, [("place", 3, "generator")]),
    ("D-r15", AREA, [("place", 3, "generator")]),
    ("D-r16", SITE.replace("gold", "stone"), []),
    ("D-r18", STAR, [("place", 3, "nimbus-loft")]),
    ("D-v06", STAR, [("place", 3, "nimbus-loft")]),
    ("D-r19", SITE, [("place", 3, "site-e1 gold")]),
    ("D-r20", *MARKET),
    ("D-r31", DOUBLES, [("retrieve", "all")]),
    ("D-r41", *RETRIEVE),
    ("D-r45", DIG[0].format(3), DIG[1]),
    ("D-v13", DIG[0].format(5), DIG[1]),
    ("D-r46", *MARKET),
    ("D-v14", SITE, [("place", 3, "site-e1 gold")]),
    ("D-r04", *RETRIEVE),
    ("D-r12", DIG[0].format(5), DIG[1]),
    ("D-v04", DIG[0].format(5), DIG[1]),
    ("D-r17", DIG[0].format(5), DIG[1]),
    ("D-r21", *DRAW),
    ("D-v07", *DRAW),
    ("D-r23", AREA, [("place", 3, "generator")]),
    ("D-r26", AREA, [("place", 3, "aquifer")]),
    ("D-r30", *MARKET),
    ("D-v08", *MARKET),
    ("D-r33", DRAW[0], [("place", 3, "euphorian-tunnel"), ("take", "gold")]),
    ("D-r33", TANK, [("place", 3, "tank-left")]),
    ("D-r37", AREA, [("place", 3, "aquifer")]),
    ("D-r38", *RETRIEVE),
    ("D-r42", DRAW[0], [("place", 3, "euphorian-tunnel"), ("take", "gold")]),
    ("D-r43", DIG[0].format(5), DIG[1]),
    ("D-v12", DIG[0].format(5), DIG[1]),
]
"""For each recruit a scene and moves in which it makes a difference."""


def played(recruits: str, rule: str, text: str, moves: list[Act], stars: str) -> object:
    """What follows from the moves: what everyone has, and what may be done next. Academy has these stars."""
    lines = [line.strip() for line in text.strip().splitlines()]
    wording = "revised" if rule.startswith("D-v") else "printed"
    extra = [f"recruits: {wording}", f"A recruits: {recruits}", f"tiles: w2 academy {stars}", "A stars: 9"]
    state = scene("\n".join(lines + extra))
    acts(state, turn_of(state), *moves)
    return what_stands(state)


def what_stands(state: State) -> object:
    everyone = [account(state, seat) for seat in range(state.seats)]
    return question(state), everyone, [(SEATS[seat], state.legal(seat)) for seat in state.deciders]


@pytest.mark.rule("D-rec-1", "D-m07")
@pytest.mark.parametrize(("rule", "text", "moves"), SHOWN, ids=[row[0] for row in SHOWN])
def test_a_recruit_works_only_while_active_and_not_under_academy(rule: str, text: str, moves: list[Act]) -> None:
    nobody = played("-", rule, text, moves, "A B")
    assert played(rule, rule, text, moves, "A B") != nobody
    assert played(f"- / {rule}", rule, text, moves, "A B") == nobody  # hidden
    assert played(rule, rule, text, moves, "B") == nobody  # silenced


# Once for each time it is triggered; the player asked orders several.


@pytest.mark.rule("D-rec-1", "D-r02")
def test_an_exchange_is_made_once_for_each_bump() -> None:
    state = scene("""
        A recruits: Laura
        A workers: 4
        A goods: 3 gold, 1 energy
        A morale: 6
        B workers: 2 / euphorian-tunnel 5
        rolls: 1
    """)
    do(state, "A", "place", 4, "euphorian-tunnel")
    do(state, "A", "use", "Laura")
    assert (question(state), goods(state, "A")["gold"]) == ("choose", 2)


@pytest.mark.rule("D-rec-2", "D-r14", "D-r15")
@pytest.mark.parametrize("first", ["Katy", "Gary"])
def test_two_recruits_that_just_happen_are_ordered_by_their_player(first: str) -> None:
    state = scene("""
        A recruits: Katy, Gary
        A workers: 4
        B workers: 2 / generator 4
    """)
    do(state, "A", "place", 4, "generator")
    assert recruits_offered(state, "A") == {"D-r14", "D-r15"}
    assert kinds_of(state, "A") == {"use"}  # both will happen
    assert brings(state, "A", ("use", first), ("take", "energy")) == {"food": 1, "energy": 1}
    assert used(state) == (["D-r14", "D-r15"] if first == "Katy" else ["D-r15", "D-r14"])


@pytest.mark.rule("D-rec-2", "D-r14", "D-r39")
def test_what_just_happens_cannot_be_passed_over_with_what_may() -> None:
    text = """
        A recruits: Katy, Kyle
        A workers: 4
        B workers: 2
    """
    state = scene(text)
    do(state, "A", "place", 4, "generator")
    assert recruits_offered(state, "A") == {"D-r14", "D-r39"}
    assert not may(state, "A", "pass")
    do(state, "A", "use", "Katy")
    assert (recruits_offered(state, "A"), may(state, "A", "pass")) == ({"D-r39"}, True)

    state = scene(text)
    do(state, "A", "place", 4, "generator")
    do(state, "A", "use", "Kyle")
    assert (used(state), goods(state, "A"), turn_of(state)) == (["D-r39", "D-r14"], {"energy": 1, "food": 1}, "B")


@pytest.mark.rule("D-rec-2", "D-rec-5", "D-r02", "D-r12", "D-r17")
def test_three_recruits_answer_one_bump_before_anything_else_of_the_space() -> None:
    state = scene("""
        A recruits: Laura, Xander, D-r12
        A workers: 4
        A goods: 1 gold, 1 food
        A morale: 6
        A knowledge: 3
        B workers: 2 / wastelander-tunnel 5
        rolls: 1
    """)
    do(state, "A", "place", 4, "wastelander-tunnel")
    assert recruits_offered(state, "A") == {"D-r02", "D-r12", "D-r17"}
    do(state, "A", "use", "Xander")
    do(state, "A", "use", "Laura")
    assert (goods(state, "A"), len(hand(state, "A")), miner(state, "wastelander")) == ({"food": 1, "clay": 1}, 2, 0)
    events = names(do(state, "A", "use", "Major Dave"))
    assert events.index("miner") < events.index("paid")
    assert (question(state), miner(state, "wastelander"), goods(state, "A")) == ("choose", 2, {"clay": 2})


@pytest.mark.rule("D-rec-2", "D-time-6")
def test_a_price_paid_for_one_recruit_may_be_missing_for_the_next() -> None:
    state = scene("""
        A recruits: D-r43, D-r12
        A workers: 4
        A goods: 1 food
        A knowledge: 3
        B workers: 2 / wastelander-tunnel 5
        rolls: 1
    """)
    do(state, "A", "place", 4, "wastelander-tunnel")
    assert recruits_offered(state, "A") == {"D-r43", "D-r12"}
    do(state, "A", "use", "Phil")
    assert (knowledge(state, "A"), question(state)) == (5, "choose")


# An exchange that would leave the space unpaid is not offered.


@pytest.mark.rule("D-time-2", "D-place-4", "D-r44")
@pytest.mark.parametrize(("recruit", "known"), [("D-r12", 4), ("D-r43", 4), ("D-r17", 5)])
@pytest.mark.parametrize(("purse", "offered"), [("-", False), ("1 food", True)])
def test_knowledge_that_matthew_needs_for_the_tunnel_is_not_traded_away(
    recruit: str, known: int, purse: str, offered: bool
) -> None:
    """Matthew pays with one K: a price that fills the track would leave him none, unless there is food."""
    state = scene(f"""
        A recruits: {recruit}, Matthew
        A workers: 4
        A goods: {purse}
        A knowledge: {known}
        B workers: 2 / wastelander-tunnel 5
        rolls: 1
    """)
    do(state, "A", "place", 4, "wastelander-tunnel")
    assert (recruits_offered(state, "A") == {recruit}) is offered
    if not offered:
        assert (question(state), knowledge(state, "A")) == ("choose", known + 1)


@pytest.mark.rule("D-time-2", "D-r02", "D-r21")
def test_nor_in_a_draw_on_the_way() -> None:
    state = scene("""
        A recruits: Laura, D-r21, Matthew
        A workers: 4
        A goods: 1 gold
        A morale: 6
        A knowledge: 5
        B workers: 2 / wastelander-tunnel 5
        rolls: 1
    """)
    do(state, "A", "place", 4, "wastelander-tunnel")
    do(state, "A", "use", "Laura")
    assert (used(state), question(state), knowledge(state, "A")) == (["D-r02"], "choose", 6)


@pytest.mark.rule("D-x-8", "D-r45")
@pytest.mark.parametrize(("stock", "lawful"), [(2, False), (3, True)])
def test_goods_from_the_bump_pay_but_do_not_make_lawful(stock: int, lawful: bool) -> None:
    state = scene(f"""
        A recruits: D-r45
        A workers: 4
        A goods: {stock} gold
        A morale: 3
        B workers: 2 / nimbus-loft 4
        rolls: 1
    """)
    assert ("nimbus-loft" in spaces_open(state, "A")) is lawful
    if lawful:
        do(state, "A", "place", 4, "nimbus-loft")
        do(state, "A", "use", "Julia")
        do(state, "A", "take", "clay")
        assert ways_offered(state, "A") == [{"gold": 3}, {"gold": 2, "clay": 1}]
        pay(state, "A", gold=2, clay=1)
        assert goods(state, "A") == {"gold": 1}


# Recruits that wake.


@pytest.mark.rule("D-time-3", "D-rec-1", "D-r26")
@pytest.mark.parametrize(("edition", "energy"), [("second", 0), ("first", 1)])
def test_a_recruit_that_wakes_works_from_the_next_turn_on(edition: str, energy: int) -> None:
    """The second worker of a pair comes when Faith is active; in the second edition she works a turn later."""
    state = scene(f"""
        edition: {edition}
        A recruits: - / Faith
        A workers: 1 1
        B workers: 2
        allegiance: subterran 7
    """)
    do(state, "A", "place", 1, "aquifer")
    assert active(state, "A") == ["D-r26"]
    do(state, "A", "place", 1, "aquifer")
    assert goods(state, "A").get("energy", 0) == energy


@pytest.mark.rule("D-time-3", "D-r31")
def test_a_recruit_that_woke_in_the_turn_before_works_in_anothers_turn() -> None:
    state = scene("""
        A recruits: - / Ben
        A workers: 1
        A morale: 3
        B workers: / farm 1, farm 2
        allegiance: euphorian 7
        rolls: 4 4
    """)
    do(state, "A", "place", 1, "generator")
    do(state, "B", "retrieve", "all")
    assert recruits_offered(state, "A") == {"D-r31"}


# Academy in the middle of a chain.


@pytest.mark.rule("D-m07", "D-build-4", "D-x-18", "D-x-23", "D-r31")
@pytest.mark.parametrize(
    ("tile", "own", "offered"),
    [("academy", "3", False), ("spa", "3", True), ("academy", "3 / site-e1 1", True)],
)
def test_a_new_academy_silences_at_once_who_did_not_help(tile: str, own: str, offered: bool) -> None:
    """B and C finish the market and roll doubles on the way home: A's Ben answers unless Academy silences him."""
    builders = "4 / site-e1 1" if own == "3" else "4 / farm 1"
    state = scene(f"""
        seats: 3
        turn: C
        A recruits: Ben
        A workers: {own}
        A morale: 3
        B workers: {builders}
        C workers: 4 5
        C goods: 1 gold
        tiles: e1 {tile}
        rolls: 5 4 4
    """)
    do(state, "C", "place", 4, "site-e1 gold")
    assert (recruits_offered(state, "A") == {"D-r31"}) is offered


@pytest.mark.rule("D-m07", "D-x-24", "D-r20")
@pytest.mark.parametrize(("spot", "offered"), [("e1", {"D-r20"}), ("euphorian", set())])
def test_a_star_on_academy_frees_the_recruits_that_come_after_the_star(spot: str, offered: set[str]) -> None:
    state = scene("""
        A recruits: Bradley
        A workers: 4
        A hand: bear, bear
        A morale: 3
        B workers: 2
        tiles: e1 academy B
    """)
    do(state, "A", "place", 4, "incinerator")
    do(state, "A", "star", spot)
    assert recruits_offered(state, "A") == offered
    assert tile_stars(state, "e1") == ("AB" if offered else "B")


@pytest.mark.rule("D-m07", "D-x-24", "D-r18")
def test_esme_answers_the_very_star_that_frees_her() -> None:
    state = scene("""
        A recruits: D-r18
        A workers: 4
        A hand: bear, bear, bat
        A morale: 3
        B workers: 2
        tiles: e1 academy B
    """)
    do(state, "A", "place", 4, "incinerator")
    pay(state, "A", bear=2)
    do(state, "A", "star", "e1")
    assert recruits_offered(state, "A") == {"D-r18"}


@pytest.mark.rule("D-m07", "D-alleg-2", "D-r14")
def test_academy_leaves_the_bonuses_of_allegiance() -> None:
    state = scene("""
        A recruits: Katy
        A workers: 4
        B workers: 2
        tiles: e1 academy B
        allegiance: euphorian 2
    """)
    assert quiet(state, "A", ("place", 4, "generator"))
    assert goods(state, "A") == {"energy": 2}
