"""Icarite recruits that answer a bump: Maxime, Lee, Rebecca, Matthew, and Amanda, printed and revised."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    asked,
    do,
    goods,
    hand,
    home,
    kinds_of,
    knowledge,
    listed,
    may,
    miner,
    morale,
    names,
    pay,
    question,
    recruits_offered,
    refusal,
    scene,
    spaces_open,
    turn_of,
    ways_offered,
    workers,
)
from tests.dystopia.recruit_play import answered, brings, quiet, used, watch

# D-r01 Maxime, D-r22 Lee, D-r36 Rebecca: bumping another's worker, may lose M so that its owner gains K; then gain.

BUMPERS = pytest.mark.parametrize(
    ("name", "rule", "price", "gain"),
    [
        ("Maxime", "D-r01", 2, []),
        ("Lee", "D-r22", 1, ["energy", "water", "food", "bliss"]),
        ("Rebecca", "D-r36", 2, ["gold", "stone", "clay"]),
    ],
)


@BUMPERS
@pytest.mark.rule("D-r01", "D-r22", "D-r36", "D-rec-2", "D-mk-3")
def test_a_bump_turned_into_goods(name: str, rule: str, price: int, gain: list[str]) -> None:
    text = f"""
        A recruits: {name}
        A workers: 3
        A goods: 1 energy
        A morale: {price + 1}
        B workers: 5 / euphorian-tunnel 2
        rolls: 1
    """
    for chosen in gain or ["cards"]:
        state = scene(text)
        mine, theirs = watch(state, "A"), watch(state, "B")
        do(state, "A", "place", 3, "euphorian-tunnel")
        assert recruits_offered(state, "A") == {rule} and may(state, "A", "pass")
        do(state, "A", "use", name)
        assert morale(state, "A") == 1 and theirs() == {"knowledge": 1}
        if gain:
            assert kinds_of(state, "A") == {"take"} and len(listed(state, "A", "take")) == len(gain)
            do(state, "A", "take", chosen)
        expected = {"energy": -1, "morale": -price}
        expected[chosen] = expected.get(chosen, 0) + 1
        assert mine() == {name: change for name, change in expected.items() if change}


@BUMPERS
@pytest.mark.rule("D-r01", "D-r22", "D-r36", "D-mk-3", "D-rec-8")
@pytest.mark.parametrize("case", ["poor", "self-bump", "nobody", "area", "declined"])
def test_no_exchange_without_morale_or_without_a_bump_of_another(
    name: str, rule: str, price: int, gain: list[str], case: str
) -> None:
    own = "3 / euphorian-tunnel 2" if case == "self-bump" else "3"
    other = "5 / euphorian-tunnel 2, generator 2" if case in ("poor", "area", "declined") else "5"
    state = scene(f"""
        A recruits: {name}
        A workers: {own}
        A goods: 1 energy
        A morale: {price + (case != "poor")}
        B workers: {other}
        rolls: 1
    """)
    theirs = watch(state, "B")
    if case == "area":
        assert quiet(state, "A", ("place", 3, "generator"))
    elif case == "declined":
        changes = brings(state, "A", ("place", 3, "euphorian-tunnel"), ("pass",), ("take", "gold"))
        assert changes == {"energy": -1, "gold": 1}
    else:
        assert quiet(state, "A", ("place", 3, "euphorian-tunnel"), ("take", "gold"))
    assert theirs() == {}


@BUMPERS
@pytest.mark.rule("D-r01", "D-r22", "D-r36", "D-x-7")
def test_a_victim_at_the_end_of_the_track_gains_nothing(name: str, rule: str, price: int, gain: list[str]) -> None:
    state = scene(f"""
        A recruits: {name}
        A workers: 3
        A goods: 1 energy
        A morale: 6
        B workers: 1 / euphorian-tunnel 2
        B knowledge: 6
        rolls: 1
    """)
    theirs = watch(state, "B")
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "use", name)
    if gain:
        do(state, "A", "take", gain[0])
    assert theirs() == {} and morale(state, "A") == 6 - price


@BUMPERS
@pytest.mark.rule("D-r01", "D-r22", "D-r36", "D-time-1", "D-rec-5")
def test_the_exchange_comes_after_the_roll_and_before_the_cost(
    name: str, rule: str, price: int, gain: list[str]
) -> None:
    """The K that the owner gains does not count in the check of the bumped worker."""
    state = scene(f"""
        A recruits: {name}
        A workers: 3
        A goods: 1 energy
        A morale: 6
        B workers: 6 / euphorian-tunnel 2
        B knowledge: 3
        rolls: 6
    """)
    events = do(state, "A", "place", 3, "euphorian-tunnel")
    assert "rolled" in names(events) and "paid" not in names(events)
    events = do(state, "A", "use", name)
    if gain:
        events += do(state, "A", "take", gain[0])
    assert names(events).index("used") < names(events).index("paid")
    assert knowledge(state, "B") == 4 and home(state, "B") == [6, 6]


@pytest.mark.rule("D-r36", "D-x-8")
def test_rebeccas_resource_may_be_spent_on_the_cost_but_makes_nothing_lawful() -> None:
    text = """
        A recruits: Rebecca
        A workers: 3
        A goods: 3 gold
        A morale: 3
        B workers: 5 / nimbus-loft 2
        rolls: 1
    """
    state = scene(text)
    do(state, "A", "place", 3, "nimbus-loft")
    do(state, "A", "use", "Rebecca")
    do(state, "A", "take", "clay")
    pay(state, "A", gold=2, clay=1)
    assert goods(state, "A") == {"gold": 1}
    assert refusal(scene(text.replace("3 gold", "2 gold")), "A", "place", 3, "nimbus-loft") == "D-place-4"


@pytest.mark.rule("D-r01", "D-r22", "D-rec-2")
def test_two_who_answer_one_bump_are_ordered_by_their_player() -> None:
    text = """
        A recruits: Maxime, Lee
        A workers: 3
        A goods: 1 energy
        A morale: MORALE
        B workers: 5 / euphorian-tunnel 2
        rolls: 1
    """
    state = scene(text.replace("MORALE", "4"))
    do(state, "A", "place", 3, "euphorian-tunnel")
    assert recruits_offered(state, "A") == {"D-r01", "D-r22"}
    do(state, "A", "use", "Lee")
    do(state, "A", "take", "food")
    assert recruits_offered(state, "A") == {"D-r01"}, "each once for each bump (D-rec-1)"
    do(state, "A", "use", "Maxime")
    assert knowledge(state, "B") == 5 and morale(state, "A") == 1
    state = scene(text.replace("MORALE", "3"))
    do(state, "A", "place", 3, "euphorian-tunnel")
    do(state, "A", "use", "Lee")
    do(state, "A", "take", "food")
    assert question(state) == "choose", "M 2 is not enough for Maxime any more"


# D-r44 Matthew: bumping another's worker on a tunnel, may gain K instead of paying the commodity.


@pytest.mark.rule("D-r44", "D-place-4", "D-rec-2")
@pytest.mark.parametrize(
    ("faction", "commodity", "resource"),
    [("euphorian", "energy", "gold"), ("subterran", "water", "stone"), ("wastelander", "food", "clay")],
)
def test_matthew_gains_knowledge_instead_of_paying(faction: str, commodity: str, resource: str) -> None:
    text = f"""
        A recruits: Matthew
        A workers: 3
        A goods: 1 {commodity}
        A knowledge: 5
        B workers: 5 / {faction}-tunnel 2
        rolls: 1
    """
    state = scene(text)
    changed = watch(state, "A")
    do(state, "A", "place", 3, f"{faction}-tunnel")
    assert ways_offered(state, "A") == [{commodity: 1}, {}]
    pay(state, "A")
    do(state, "A", "take", resource)
    assert changed() == {resource: 1, "knowledge": 1} and miner(state, faction) == 1
    state = scene(text)
    changed = watch(state, "A")
    do(state, "A", "place", 3, f"{faction}-tunnel")
    pay(state, "A", **{commodity: 1})
    do(state, "A", "take", resource)
    assert changed() == {commodity: -1, resource: 1}
    state = scene(text.replace(f"1 {commodity}", "1 bliss"))
    assert brings(state, "A", ("place", 3, f"{faction}-tunnel"), ("take", resource)) == {resource: 1, "knowledge": 1}


@pytest.mark.rule("D-r44", "D-mk-3", "D-place-4", "D-rec-8")
@pytest.mark.parametrize(
    ("own", "other", "known"),
    [
        ("3", "5 / euphorian-tunnel 2", 6),  # no room for K
        ("3", "5", 3),  # nobody there
        ("3 / euphorian-tunnel 2", "5", 3),  # an own worker
    ],
)
def test_matthew_cannot_place_unpaid_without_a_bump_or_at_the_end_of_the_track(
    own: str, other: str, known: int
) -> None:
    text = f"""
        A recruits: Matthew
        A workers: {own}
        A knowledge: {known}
        B workers: {other}
        rolls: 1
    """
    assert refusal(scene(text), "A", "place", 3, "euphorian-tunnel") == "D-place-4"
    state = scene(text + "        A goods: 1 energy")
    assert brings(state, "A", ("place", 3, "euphorian-tunnel"), ("take", "gold")) == {"energy": -1, "gold": 1}


@pytest.mark.rule("D-r44", "D-time-15")
def test_matthew_pays_elsewhere_and_nothing_at_the_end_of_a_tunnel() -> None:
    state = scene("""
        A recruits: Matthew, Steven
        A workers: 3
        B workers: 5 / wastelander-tunnel-end 2, breeze-bar 3, tank-right 4
        miners: wastelander 9
        rolls: 1
    """)
    assert spaces_open(state, "A") & {"breeze-bar", "tank-right"} == set()
    assert brings(state, "A", ("place", 3, "wastelander-tunnel-end")) == {"energy": 3}


@pytest.mark.rule("D-r44", "D-time-2", "D-r43", "D-r17", "D-r35")
@pytest.mark.parametrize(("friend", "known"), [("Xander", 5), ("Phil", 4), ("Geek, Maxime", 4)])
def test_no_exchange_takes_the_knowledge_that_matthew_will_pay(friend: str, known: int) -> None:
    text = f"""
        A recruits: Matthew, {friend}
        A workers: 3
        A knowledge: {known}
        A morale: 6
        B workers: 1 / euphorian-tunnel 5
        rolls: 1
    """
    opening = [("place", 3, "euphorian-tunnel"), *([("use", "Maxime")] if "Maxime" in friend else [])]
    state = scene(text)
    for kind, *words in opening:
        do(state, "A", str(kind), *words)
    assert question(state) == "choose" and knowledge(state, "A") == known + 1
    state = scene(text + "        A goods: 1 energy")
    for kind, *words in opening:
        do(state, "A", str(kind), *words)
    assert recruits_offered(state, "A"), "with energy at hand there is another way to pay"


# D-r09 Amanda: when bumped by another, may give that player 1 bliss and set the die. D-v03: by anyone, pay 1 bliss.


@pytest.mark.rule("D-r09", "D-v03", "D-rec-2", "D-time-10")
@pytest.mark.parametrize("wording", ["printed", "revised"])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_amanda_sets_the_bumped_die(wording: str, number: int) -> None:
    state = scene(f"""
        recruits: {wording}
        turn: B
        A recruits: Amanda
        A workers: 1 / euphorian-tunnel 4
        A goods: 1 bliss
        B workers: 5
        B goods: 1 energy
    """)
    mine, theirs = watch(state, "A"), watch(state, "B")
    events = do(state, "B", "place", 5, "euphorian-tunnel")
    assert asked(state) == "A" and may(state, "A", "pass")
    do(state, "A", "use", "Amanda")
    assert listed(state, "A", "set") == [(n,) for n in range(1, 7)]
    events += do(state, "A", "set", number)
    assert home(state, "A") == sorted([1, number]) and "rolled" not in names(events)
    assert mine() == {"bliss": -1}
    assert theirs() == ({"bliss": 1, "energy": -1} if wording == "printed" else {"energy": -1})


@pytest.mark.rule("D-r09", "D-v03", "D-rec-2")
@pytest.mark.parametrize("wording", ["printed", "revised"])
@pytest.mark.parametrize("owned", ["1 bliss", "5 food"])
def test_amanda_declined_or_without_bliss_the_die_is_rolled(wording: str, owned: str) -> None:
    state = scene(f"""
        recruits: {wording}
        turn: B
        A recruits: Amanda
        A workers: 1 / euphorian-tunnel 4
        A goods: {owned}
        B workers: 5
        B goods: 1 energy
        rolls: 6
    """)
    changed = watch(state, "A")
    do(state, "B", "place", 5, "euphorian-tunnel")
    if "bliss" in owned:
        do(state, "A", "pass")
    assert home(state, "A") == [1, 6] and changed() == {} and question(state) == "choose"


@pytest.mark.rule("D-r09", "D-v03", "D-x-6")
def test_only_revised_amanda_answers_a_bump_by_her_own_player() -> None:
    text = """
        recruits: WORDING
        A recruits: Amanda
        A workers: 1 / euphorian-tunnel 4
        A goods: 1 bliss, 1 energy
        B workers: 5
        rolls: 2
    """
    turn = [("place", 1, "euphorian-tunnel"), ("take", "gold")]
    assert quiet(scene(text.replace("WORDING", "printed")), "A", *turn)
    state = scene(text.replace("WORDING", "revised"))
    changes = brings(state, "A", turn[0], ("use", "Amanda"), ("set", 5), turn[1])
    assert changes == {"bliss": -1, "energy": -1, "gold": 1} and home(state, "A") == [5]


@pytest.mark.rule("D-r09", "D-v03", "D-x-6")
@pytest.mark.parametrize("wording", ["printed", "revised"])
def test_amanda_answers_neither_a_retrieval_nor_a_finished_market(wording: str) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: Amanda
        A workers: 1 / farm 4, site-e1 2
        A goods: 1 bliss
        B workers: 5
        B goods: 1 gold
        rolls: 2 3 3
    """)
    assert quiet(state, "A", ("retrieve", "farm"), ("feed", "nothing"))
    do(state, "B", "place", 5, "site-e1 gold")
    assert used(state) == [] and turn_of(state) == "A"


@pytest.mark.rule("D-v03", "D-v13", "D-x-6")
def test_a_die_set_by_julia_is_not_amandas_to_set() -> None:
    state = scene("""
        recruits: revised
        turn: B
        A recruits: Amanda
        A workers: 1 / euphorian-tunnel 4
        A goods: 1 bliss
        B recruits: Julia
        B workers: 5
        B goods: 1 energy
        B morale: 2
    """)
    do(state, "B", "place", 5, "euphorian-tunnel")
    do(state, "B", "use", "Julia")
    do(state, "B", "take", "gold")
    assert asked(state) == "B" and home(state, "A") == [1, 5]


@pytest.mark.rule("D-v03", "D-time-2", "D-place-4")
def test_revised_amanda_keeps_the_bliss_that_her_own_placement_wants() -> None:
    text = """
        recruits: revised
        A recruits: Amanda
        A workers: 1 / sky-lounge 4
        A goods: 1 bliss, 1 energy
        B workers: 5
        rolls: 2
    """
    assert quiet(scene(text), "A", ("place", 1, "sky-lounge"), ("take", "gold"), ("take", "gold"))
    assert answered(scene(text.replace("1 bliss", "2 bliss")), "A", ("place", 1, "sky-lounge"))


@pytest.mark.rule("D-r09", "D-x-8")
def test_amandas_bliss_may_be_spent_on_the_cost() -> None:
    state = scene("""
        turn: B
        A recruits: Amanda
        A workers: 1 / sky-lounge 4
        A goods: 1 bliss
        B workers: 5
        B goods: 1 bliss, 1 energy
    """)
    do(state, "B", "place", 5, "sky-lounge")
    do(state, "A", "use", "Amanda")
    do(state, "A", "set", 3)
    do(state, "B", "take", "gold")
    do(state, "B", "take", "gold")
    assert goods(state, "B") == {"bliss": 1, "gold": 2}


@pytest.mark.rule("D-r09", "D-time-10", "D-mk-4", "D-m18")
def test_a_set_die_faces_the_check_but_no_penalty() -> None:
    text = """
        turn: B
        A recruits: Amanda
        A workers: 6 / euphorian-tunnel 4
        A goods: 1 bliss, 1 gold
        A knowledge: KNOWN
        B workers: 5
        B goods: 1 energy
        tiles: e1 literacy-center B
    """
    for known, left in (("4", 1), ("3", 2)):
        state = scene(text.replace("KNOWN", known))
        do(state, "B", "place", 5, "euphorian-tunnel")
        do(state, "A", "use", "Amanda")
        do(state, "A", "set", 6)
        assert workers(state, "A") == left and goods(state, "A") == {"gold": 1}
        assert hand(state, "A") == [] and asked(state) == "B"
