"""What a seat sees as numbers: each of them changes with what its label says, and with nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import State
from euphoria.games.dystopia.game import GAME
from tests.dystopia.knowledge.numbers_of_view import NAMES
from tests.dystopia.play import do, new, recruit_rule, scene
from tests.in_numbers import labelled, layout_of

BASE = """
    seats: 3
    A workers: 4 2
    A recruits: Kyle / Laura
    A hand: book, bat
    A dilemma: book
    A morale: 4
    B workers: 3 / euphorian-tunnel 5
    B dilemma: bear
    C workers: 6 1
    C dilemma: bat
    tiles: e1 spa
"""


def changed(one: State, other: State, seat: int) -> dict[str, tuple[float, float]]:
    """By label: what differs between two positions."""
    before, after = labelled(one, seat), labelled(other, seat)
    pairs = {label: (before.get(label, 0), after.get(label, 0)) for label in before.keys() | after.keys()}
    return {label: pair for label, pair in pairs.items() if pair[0] != pair[1]}


def card(state: State, name: str) -> str:
    """The label of the one recruit at this table whose name begins so."""
    return NAMES[recruit_rule(state, name)]


def with_line(line: str, *without: str) -> str:
    """The base scene with one more line, and without those that begin so."""
    kept = [one for one in BASE.splitlines() if not any(one.strip().startswith(start) for start in without)]
    return "\n".join([*kept, f"    {line}"])


@pytest.mark.parametrize(
    ("line", "own", "others"),
    [
        ("A knowledge: 5", {"player 0: knowledge": (3, 5)}, {"player 2: knowledge": (3, 5)}),
        ("C knowledge: 1", {"player 2: knowledge": (3, 1)}, {"player 1: knowledge": (3, 1)}),
        ("B goods: 2 clay", {"player 1: goods: clay": (0, 2)}, {"player 0: goods: clay": (0, 2)}),
        ("B goods: 77 bliss", {"player 1: goods: bliss": (0, 30)}, {"player 0: goods: bliss": (0, 30)}),
        ("B morale: 4", {"player 1: morale": (1, 4)}, {"player 0: morale": (1, 4)}),
        ("C stars: 6", {"player 2: stars": (10, 6)}, {"player 1: stars": (10, 6)}),
        ("miners: wastelander 4", {"miners: wastelander": (0, 4)}, {"miners: wastelander": (0, 4)}),
        ("allegiance: icarite 7", {"allegiance: icarite": (0, 7)}, {"allegiance: icarite": (0, 7)}),
        (
            "territories: subterran C C",
            {"player 2: stars": (10, 8), "player 2: stars in territories: subterran": (0, 2)},
            {"player 1: stars": (10, 8), "player 1: stars in territories: subterran": (0, 2)},
        ),
        ("turn: C", {"active: player 0": (1, 0), "active: player 2": (0, 1)} | {
            "asked: player 0": (1, 0), "asked: player 2": (0, 1),
        }, {"active: player 2": (1, 0), "active: player 1": (0, 1)} | {
            "asked: player 2": (1, 0), "asked: player 1": (0, 1),
        }),
        ("turn_limit: 8", {"elapsed": (0, 0.125)}, {"elapsed": (0, 0.125)}),
    ],
)  # fmt: skip
def test_one_thing_more_is_one_number_more(line: str, own: dict[str, Any], others: dict[str, Any]) -> None:
    """As seat A sees it, and as B does, to whom C is the next and A the last."""
    base, other = scene(BASE), scene(with_line(line))
    assert changed(base, other, 0) == own
    assert changed(base, other, 1) == others


def test_workers_are_seen_where_they_are() -> None:
    base = scene(BASE)
    moved = scene(with_line("B workers: 3 / site-s2 5", "B workers"))
    assert changed(base, moved, 0) == {
        "player 1: workers on spaces: euphorian-tunnel": (5, 0),
        "player 1: workers on spaces: site-s2 space 1 (clay)": (0, 5),
    }
    assert changed(base, moved, 1) == {
        "player 0: workers on spaces: euphorian-tunnel": (5, 0),
        "player 0: workers on spaces: site-s2 space 1 (clay)": (0, 5),
        "your workers: place: worker 1 euphorian-tunnel": (1, 0),
        "your workers: place: worker 1 site-s2 space 1 (clay)": (0, 1),
    }
    on_area = scene(with_line("B workers: 3 / farm 5, farm 5", "B workers"))
    assert changed(base, on_area, 2) == {
        "player 2: workers on spaces: euphorian-tunnel": (5, 0),
        "player 2: workers on areas: farm number 5": (0, 2),
        "player 2: pool": (2, 1),
        "sums: farm": (0, 10),
    }
    at_home = scene(with_line("B workers: 3 3", "B workers"))
    assert changed(base, at_home, 0) == {
        "player 1: workers on spaces: euphorian-tunnel": (5, 0),
        "player 1: available: number 3": (1, 2),
    }


def test_hands_are_seen_by_their_owners() -> None:
    base, other = scene(BASE), scene(with_line("A hand: book, bear, bear", "A hand"))
    assert changed(base, other, 0) == {
        "player 0: artifacts": (2, 3),
        "player 0: known artifacts: bat": (1, 0),
        "player 0: known artifacts: bear": (0, 2),
        "deck": (34, 33),
    }
    assert changed(base, other, 1) == {"player 2: artifacts": (2, 3), "deck": (34, 33)}


def test_recruits_are_seen_when_they_are_active() -> None:
    base, other = scene(BASE), scene(with_line("A recruits: Kyle, Lee / Phil", "A recruits"))
    active = {"recruits", "working recruits"}
    assert changed(base, other, 1) == {f"player 2: {kind}: {card(base, 'Lee')}": (0, 1) for kind in active}
    assert changed(base, other, 0) == {
        **{f"player 0: {kind}: {card(base, 'Lee')}": (0, 1) for kind in active},
        f"player 0: known hidden recruits: {card(base, 'Laura')}": (1, 0),
        f"player 0: known hidden recruits: {card(base, 'Phil')}": (0, 1),
    }


@pytest.mark.parametrize(("edition", "at_once"), [("second", 0), ("first", 1)])
def test_a_recruit_that_wakes_works_when_the_rules_have_it(edition: str, at_once: int) -> None:
    """In the second edition from the next turn on; trade goes on in the turn in which it woke."""
    state = scene(f"""
        edition: {edition}
        trade: yes
        A workers: 1
        A recruits: Yordy / Laura
        A goods: 1 gold
        B workers: 3
        B goods: 1 gold
        allegiance: euphorian 7
    """)
    laura = card(state, "Laura")
    do(state, "A", "place", 1, "generator")
    assert told(state, 1, "question") == {"question: trade": 1}
    numbers = labelled(state, 1)
    assert numbers[f"player 1: recruits: {laura}"] == 1
    assert numbers.get(f"player 1: working recruits: {laura}", 0) == at_once
    do(state, "A", "stop")
    assert labelled(state, 1)[f"player 1: working recruits: {laura}"] == 1


def test_a_penalty_stops_recruits() -> None:
    base, other = scene(BASE), scene(with_line("tiles: e1 academy B", "tiles"))
    lost = {label for label, (before, _) in changed(base, other, 0).items() if before and "working" in label}
    assert lost == {f"player 0: working recruits: {card(base, 'Kyle')}"}


def test_dilemmas_are_seen_when_they_are_settled() -> None:
    base, other = scene(BASE), scene(with_line("B dilemma: bear contributed", "B dilemma"))
    assert changed(base, other, 0) == {
        "player 1: dilemma: contributed": (0, 1),
        "player 1: dilemma card: choose-true-love": (0, 1),
        "player 1: stars": (10, 9),
    }
    fought = scene(with_line("B dilemma: bear fought", "B dilemma"))
    assert changed(base, fought, 1) == {"player 0: dilemma: fought": (0, 1)}


def test_tiles_are_seen_when_they_are_built() -> None:
    base, other = scene(BASE), scene(with_line("tiles: e1 spa B", "tiles"))
    assert changed(base, other, 2) == {
        "built: market-e1": (0, 1),
        "tiles: e1 spa": (0, 1),
        "player 2: stars on tiles: market-e1": (0, 1),
        "player 2: stars": (10, 9),
    }


def test_goods_to_take_are_counted_down() -> None:
    state = scene("""
        A workers: 4
        A goods: 1 bliss, 1 food
        B workers: 3
    """)
    do(state, "A", "place", 4, "sky-lounge")
    assert told(state, 1, "goods to take", "space", "visitor", "number of the turn") == {
        "goods to take": 2,
        "space: sky-lounge": 1,
        "visitor: player 1": 1,
        "number of the turn: number 4": 1,
    }
    do(state, "A", "take", "gold")
    assert told(state, 0, "goods to take") == {"goods to take": 1}


def told(state: State, seat: int, *fields: str) -> dict[str, float]:
    """What is not 0 in these fields."""
    return {label: number for label, number in labelled(state, seat).items() if label.split(": ")[0] in fields}


def test_who_was_bumped_and_what_may_be_set() -> None:
    """Before the roll of a bumped worker its owner is seen, and that the worker is at home already."""
    state = scene("""
        seats: 3
        A workers: 4
        A morale: 4
        A goods: 1 energy
        A recruits: Julia / -
        B workers: 3 / euphorian-tunnel 5
        C workers: 1
        recruits: revised
    """)
    do(state, "A", "place", 4, "euphorian-tunnel")
    assert told(state, 2, "question", "visitor", "bumped player", "bumped number", "space", "asked") == {
        "question: ability": 1,
        "asked: player 1": 1,
        "visitor: player 1": 1,
        "bumped player: player 2": 1,
        "bumped number": 5,
        "space: euphorian-tunnel": 1,
    }
    assert told(state, 2, "recruits that answer") == {f"recruits that answer: {card(state, 'Julia')}": 1}
    numbers = labelled(state, 1)
    assert numbers["player 0: available: number 5"] == 1
    assert "your workers: place: worker 1 euphorian-tunnel" not in numbers
    assert numbers["your workers: place: worker 1 available"] == 1


def test_the_side_of_a_dilemma_is_the_payers_own() -> None:
    text = """
        A workers: 4
        A morale: 4
        A hand: book, bat, bear
        A dilemma: book
        B workers: 3
    """
    for side in ("fight", "contribute"):
        state = scene(text)
        do(state, "A", "dilemma", side)
        assert told(state, 0, "question", "dilemma to pay for") == {
            "question: pay": 1,
            f"dilemma to pay for: {side}": 1,
        }
        assert told(state, 1, "question", "dilemma to pay for") == {"question: pay": 1}


def test_a_fight_offers_two_recruits_to_its_player() -> None:
    state = scene("""
        A workers: 4
        A hand: book
        A dilemma: book
        B workers: 3
    """)
    do(state, "A", "dilemma", "fight")
    view: Any = state.view(0)
    first, second = view["you"]["offered"]
    offered = told(state, 0, "recruits offered")
    assert [label.split(": ")[1:] for label in offered] == [["card 0", NAMES[first]], ["card 1", NAMES[second]]]
    assert not told(state, 1, "recruits offered")
    kept = state.copy()
    kept.apply(0, kept.legal(0)[1])
    assert told(kept, 0, "player 0")[f"player 0: known hidden recruits: {NAMES[second]}"] == 1
    assert labelled(kept, 1)["player 1: hidden recruits"] == 1


def test_what_others_may_have() -> None:
    """A recruit of one player offers the others bliss; they may refuse it."""
    state = scene("""
        recruits: revised
        A workers: 4
        A recruits: Zong / -
        B workers: 3
    """)
    do(state, "A", "place", 4, "cloud-mine")
    do(state, "A", "use", "Zong")
    assert told(state, 0, "question", "asked", "what one may have") == {
        "question: may": 1,
        "asked: player 1": 1,
        "what one may have: bliss": 1,
    }


def test_a_recruit_that_may_be_turned_up() -> None:
    state = scene("""
        edition: first
        A workers: 4
        A hand: book
        A dilemma: book
        B workers: 3
        allegiance: euphorian 8, subterran 8, wastelander 8, icarite 8
    """)
    do(state, "A", "dilemma", "fight")
    state.apply(0, state.legal(0)[0])
    assert told(state, 1, "question", "what one may have") == {
        "question: may": 1,
        "what one may have: recruit turned up": 1,
    }


def test_retrieved_workers_are_their_owners_affair() -> None:
    state = scene("""
        A workers: 6 / farm 3, aquifer 2
        A goods: 1 food
        B workers: 3
    """)
    do(state, "A", "retrieve", "farm", "aquifer")
    assert not [label for label in told(state, 1, "your workers") if "retrieved" in label]
    assert told(state, 0, "your workers") == {
        "your workers: number: worker 0 number 6": 1,
        "your workers: number: worker 1 number 3": 1,
        "your workers: number: worker 2 number 2": 1,
        "your workers: place: worker 0 available": 1,
        "your workers: place: worker 1 available": 1,
        "your workers: place: worker 2 available": 1,
        "your workers: retrieved: worker 1": 1,
        "your workers: retrieved: worker 2": 1,
    }


def test_an_offer_lies_on_the_table() -> None:
    state = scene("""
        seats: 3
        trade: yes
        A workers: 4
        A goods: 2 gold
        A hand: bat
        B workers: 3
        B goods: 5 water
        C workers: 3
    """)
    assert told(state, 1, "offers left") == {"offers left": 3}
    offer = ["offer-many", 1, *[0] * 4, 2, *[0] * 3, 1, *[0] * 4, 0, 4, *[0] * 11]
    state.apply(0, GAME.action(offer))
    assert told(state, 2, "offers left", "offer by", "offer") == {
        "offers left": 2,
        "offer by: player 1": 1,
        "offer: given: gold": 2,
        "offer: given: bat": 1,
        "offer: taken: water": 4,
    }
    state.apply(1, GAME.action(["counter", 0, 1, *[0] * 11, *[0] * 4, 1, *[0] * 8]))
    assert {label: number for label, number in labelled(state, 2).items() if "counter" in label} == {
        "player 2: counter-offer, given: water": 1,
        "player 2: counter-offer, taken: gold": 1,
    }
    assert not told(state, 2, "offer by", "offer")


def test_ones_own_tile_in_the_city_is_remembered() -> None:
    state = new(3, 4, market_draft=True)
    offered = [label.split(": ")[2] for label in told(state, 1, "tiles offered")]
    assert len(offered) == 2
    state.apply(1, GAME.action(["pick-tile", 1]))
    assert labelled(state, 1)["answered"] == 1
    assert "answered" not in labelled(state, 0)
    assert [label.split(": ")[2] for label in told(state, 1, "tiles offered")] == offered
    for seat in (0, 2):
        state.apply(seat, GAME.action(["pick-tile", 0]))
    assert told(state, 1, "your tile in play", "your tile out of play", "tiles offered") == {
        f"your tile in play: {offered[1]}": 1,
        f"your tile out of play: {offered[0]}": 1,
    }


def test_bliss_or_what_stands_for_it_is_to_be_paid() -> None:
    state = scene("""
        A workers: 4
        A goods: 1 energy
        B workers: 3 / euphorian-tunnel 5
        B recruits: Amanda, Brian / -
        B goods: 1 bliss, 1 food, 1 water
    """)
    do(state, "A", "place", 4, "euphorian-tunnel")
    do(state, "B", "use", "Amanda")
    assert told(state, 0, "question", "bliss to pay") == {"question: lose": 1, "bliss to pay": 1}
    do(state, "B", "lose", "bliss")
    assert told(state, 0, "question", "bliss to pay") == {"question: set": 1}


def test_a_lost_worker_is_seen_until_the_turn_ends() -> None:
    """Trade goes on after the roll; so there is a question left in this turn."""
    state = scene("""
        trade: yes
        A workers: 6 6 / farm 5
        A goods: 1 gold
        B workers: 3
        B goods: 1 gold
        rolls: 6
    """)
    assert "player 1: lost a worker" not in labelled(state, 1)
    do(state, "A", "retrieve", "farm")
    assert told(state, 1, "question") == {"question: trade": 1}
    assert labelled(state, 1)["player 1: lost a worker"] == 1
    assert labelled(state, 0)["player 0: lost a worker"] == 1
    do(state, "A", "stop")
    assert "player 1: lost a worker" not in labelled(state, 1)


def test_the_layout_is_the_same_whatever_is_drafted_or_traded() -> None:
    plain = GAME.observation(4)
    other = GAME.observation(4, trade=True, recruit_draft=True, turn_limit=7, edition="first")
    assert plain.fields == other.fields
    revised = GAME.observation(4, recruits="revised")
    assert revised.size == plain.size
    assert revised.fields != plain.fields


def test_sizes_of_the_layout_are_those_of_the_table() -> None:
    for seats in GAME.seats:
        state = new(seats)
        assert layout_of(state).size == GAME.observation(seats).size
        assert len(labelled(state, seats - 1)) > 20
