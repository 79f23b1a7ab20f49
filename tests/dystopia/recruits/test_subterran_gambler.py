"""Jonathan the Gambler, printed and revised: he changes a draw (D-r21, D-v07, D-x-9, D-rec-4)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    asked,
    do,
    events_of,
    hand,
    knowledge,
    look,
    may,
    names,
    pay,
    player,
    question,
    recruits_offered,
    scene,
    turn_of,
)
from tests.dystopia.recruit_play import brings, quiet, used, watch

DIG = ("place", 4, "euphorian-tunnel")
GAMBLER = ("use", "Jonathan the Gambler")
KINDS = ("balloons", "bat", "bear", "bifocals", "book", "game")


# D-r21, printed: drawing A, once a turn, may instead gain K and draw A A A face up: keep those that match one another.


@pytest.mark.rule("D-r21", "D-x-9", "D-rec-2")
@pytest.mark.parametrize(
    ("pile", "kept"),
    [
        ("book, bat, bear", []),
        ("book, bat, book", ["book", "book"]),
        ("bat, bat, bear", ["bat", "bat"]),
        ("game, game, game", ["game", "game", "game"]),
    ],
)
def test_the_gambler_keeps_what_matches(pile: str, kept: list[str]) -> None:
    state = scene(f"""
        A recruits: Jonathan the Gambler
        A workers: 4
        A goods: 1 energy
        A morale: 6
        A knowledge: 5
        B workers: 2
        pile: {pile}, balloons
    """)
    do(state, "A", *DIG)
    do(state, "A", "draw")
    assert recruits_offered(state, "A") == {"D-r21"}
    assert may(state, "A", "pass")
    changed = watch(state, "A")
    do(state, "A", *GAMBLER)
    assert hand(state, "A") == kept
    assert changed() == {"knowledge": 1, **({"cards": len(kept)} if kept else {})}
    assert sorted([*look(state)["discards"], *kept]) == sorted(pile.split(", "))
    shown = [event["artifact"] for event in events_of(state, "shown", "B")]
    assert shown == pile.split(", ")


@pytest.mark.rule("D-r21", "D-rec-2")
def test_the_gambler_may_draw_as_everyone_does() -> None:
    state = scene("""
        A recruits: Jonathan the Gambler
        A workers: 4
        A goods: 1 energy
        B workers: 2
        pile: book
    """)
    assert brings(state, "A", DIG, ("draw",), ("pass",)) == {"energy": -1, "cards": 1}
    assert hand(state, "A") == ["book"]


@pytest.mark.rule("D-r21", "D-time-6")
@pytest.mark.parametrize(("known", "choice"), [(6, ("draw",)), (3, ("take", "gold"))])
def test_the_gambler_needs_room_for_knowledge_and_a_draw(known: int, choice: tuple[str, ...]) -> None:
    state = scene(f"""
        A recruits: Jonathan the Gambler
        A workers: 4
        A goods: 1 energy
        A knowledge: {known}
        B workers: 2
    """)
    assert quiet(state, "A", DIG, choice)


@pytest.mark.rule("D-r21", "D-x-9", "D-mk-2")
def test_what_the_gambler_keeps_faces_the_hand_limit_at_the_end() -> None:
    state = scene("""
        A recruits: Jonathan the Gambler
        A workers: 4
        A goods: 1 energy
        A hand: bear
        A morale: 2
        B workers: 2
        pile: book, book, book
    """)
    do(state, "A", *DIG)
    do(state, "A", "draw")
    do(state, "A", *GAMBLER)
    assert (question(state), hand(state, "A")) == ("limit", ["bear", "book", "book", "book"])
    do(state, "A", "discard", "book")
    do(state, "A", "discard", "bear")
    assert (hand(state, "A"), turn_of(state)) == (["book", "book"], "B")


@pytest.mark.rule("D-r21", "D-x-9", "D-setup-6")
def test_the_gambler_compares_only_the_cards_drawn_and_shows_no_others() -> None:
    """A book that was in the hand matches nothing, and stays there unseen; the one that was shown goes away."""
    state = scene("""
        A recruits: Jonathan the Gambler
        A workers: 4
        A goods: 1 energy
        A hand: book
        A morale: 3
        B workers: 2
        pile: book, bat, bear
    """)
    do(state, "A", *DIG)
    do(state, "A", "draw")
    do(state, "A", *GAMBLER)
    assert hand(state, "A") == ["book"]
    assert player(state, "A", "B")["known_artifacts"] == []


@pytest.mark.rule("D-r21", "D-x-9")
def test_of_a_draw_of_two_the_gambler_changes_one_card() -> None:
    text = """
        A recruits: Jonathan the Gambler
        A workers: 4
        A goods: 1 bliss, 1 water
        A morale: 6
        B workers: 2
        pile: book, bat, bear, game, balloons
    """
    state = scene(text)
    do(state, "A", "place", 4, "breeze-bar")
    do(state, "A", *GAMBLER)
    assert (hand(state, "A"), used(state), turn_of(state)) == (["game"], ["D-r21"], "B")  # the second as it is

    state = scene(text)
    do(state, "A", "place", 4, "breeze-bar")
    do(state, "A", "pass")
    assert hand(state, "A") == ["bat", "book"]


@pytest.mark.rule("D-r21", "D-x-9", "D-rec-5")
def test_lauras_draw_can_be_changed_before_anything_else_of_the_space() -> None:
    state = scene("""
        A recruits: Jonathan the Gambler, Laura
        A workers: 4
        A goods: 1 energy, 1 gold
        A morale: 6
        B workers: 2 / euphorian-tunnel 3
        pile: book, book, bear, game
        rolls: 1
    """)
    do(state, "A", *DIG)
    do(state, "A", "use", "Laura")
    assert recruits_offered(state, "A") == {"D-r21"}
    events = names(do(state, "A", *GAMBLER))
    assert events.index("shown") < events.index("paid")
    assert hand(state, "A") == ["book", "book", "game"]


@pytest.mark.rule("D-r21", "D-x-9")
def test_the_gambler_works_once_a_turn() -> None:
    state = scene("""
        A recruits: Jonathan the Gambler
        A workers: 4 4
        A goods: 1 energy, 1 food
        A morale: 6
        A knowledge: 1
        B workers: 2
    """)
    do(state, "A", *DIG)
    do(state, "A", "draw")
    do(state, "A", *GAMBLER)
    do(state, "A", "place", 4, "wastelander-tunnel")
    do(state, "A", "draw")
    assert (used(state), turn_of(state)) == (["D-r21"], "B")


@pytest.mark.rule("D-r21", "D-x-9")
def test_a_declined_draw_leaves_the_gambler_for_the_next_one() -> None:
    state = scene("""
        A recruits: Jonathan the Gambler
        A workers: 4 4
        A goods: 1 energy, 1 food
        A morale: 6
        B workers: 2
    """)
    do(state, "A", *DIG)
    do(state, "A", "draw")
    do(state, "A", "pass")
    do(state, "A", "place", 4, "wastelander-tunnel")
    do(state, "A", "draw")
    assert recruits_offered(state, "A") == {"D-r21"}


@pytest.mark.rule("D-r21", "D-x-9")
def test_the_gambler_works_again_in_another_players_turn() -> None:
    """A draws at the tunnel in A's turn, and by Steven in B's."""
    state = scene("""
        recruits: printed
        turn: A
        A recruits: Jonathan the Gambler, Steven
        A workers: 4 6 / free-press 1
        A goods: 1 energy
        A morale: 6
        A knowledge: 3
        B workers: 2 5
        B hand: bear, bear
        B morale: 3
        rolls: 6
        pile: book, bat, bear, book, bat, bear
    """)
    do(state, "A", *DIG)
    do(state, "A", "draw")
    do(state, "A", *GAMBLER)
    assert (turn_of(state), knowledge(state, "A")) == ("B", 4)
    do(state, "B", "place", 2, "free-press")  # A's worker rolls a 6: 6 + 6 + 4
    do(state, "A", "take", "gold")
    assert (asked(state), recruits_offered(state, "A")) == ("A", {"D-r21"})
    do(state, "A", *GAMBLER)
    assert used(state) == ["D-r21", "D-r40", "D-r21"]


@pytest.mark.rule("D-r21", "D-comp-2")
@pytest.mark.parametrize("discarded", [34, 36])
def test_the_gamblers_draw_goes_on_with_the_shuffled_discards(discarded: int) -> None:
    state = scene(f"""
        A recruits: Jonathan the Gambler
        A workers: 4
        A goods: 1 energy
        A morale: 6
        B workers: 2
        discards: {", ".join([kind for kind in KINDS for _ in range(6)][:discarded])}
    """)
    do(state, "A", *DIG)
    do(state, "A", "draw")
    events = names(do(state, "A", *GAMBLER))
    assert (events.count("shown"), events.count("reshuffled")) == (3, 1)


@pytest.mark.rule("D-r21", "D-v07", "D-comp-2")
@pytest.mark.parametrize("wording", ["printed", "revised"])
def test_with_no_card_anywhere_the_gambler_has_nothing_to_change(wording: str) -> None:
    hands = [
        f"{seat} {line}"
        for seat, kind in zip("ABCDEF", KINDS, strict=True)
        for line in (f"hand: {', '.join([kind] * 6)}", "morale: 6", "workers: 4")
    ]
    lines = ["seats: 6", f"recruits: {wording}", "A recruits: Jonathan the Gambler", "A goods: 1 energy"]
    state = scene("\n".join([*lines, *hands]))
    assert quiet(state, "A", DIG, ("draw",))
    assert len(hand(state, "A")) == 6


@pytest.mark.rule("D-rec-4", "D-r21", "D-r35")
@pytest.mark.parametrize("first", ["Jonathan the Gambler", "Geek"])
def test_the_gambler_and_geek_do_not_change_the_same_draw(first: str) -> None:
    state = scene("""
        A recruits: Jonathan the Gambler, Geek
        A workers: 4 4
        A goods: 1 energy, 1 food
        A morale: 6
        A knowledge: 1
        B workers: 2
    """)
    do(state, "A", *DIG)
    do(state, "A", "draw")
    assert recruits_offered(state, "A") == {"D-r21", "D-r35"}
    do(state, "A", "use", first)
    if question(state) == "discard":
        do(state, "A", "discard", hand(state, "A")[0])
    assert (question(state), len(used(state))) == ("more", 1)
    # Another draw of the same turn is for the other of the two: each works once a turn.
    do(state, "A", "place", 4, "wastelander-tunnel")
    do(state, "A", "draw")
    assert recruits_offered(state, "A") == {"D-r21", "D-r35"} - set(used(state))


# D-v07, revised: drawing A, once a turn, may draw A A instead and show the hand: with any pair all opponents draw A.


@pytest.mark.rule("D-v07", "D-rec-2")
def test_the_revised_gambler_draws_two_and_shows_his_hand() -> None:
    state = scene("""
        recruits: revised
        seats: 3
        A recruits: Jonathan the Gambler
        A workers: 4
        A goods: 1 energy
        A hand: bear
        A morale: 6
        A knowledge: 6
        B workers: 2
        C workers: 2
        pile: book, bat, game
    """)
    others = [watch(state, "B"), watch(state, "C")]
    do(state, "A", *DIG)
    do(state, "A", "draw")
    assert recruits_offered(state, "A") == {"D-v07"}  # there is no price
    assert may(state, "A", "pass")
    assert brings(state, "A", GAMBLER) == {"cards": 2}
    assert player(state, "A", "B")["known_artifacts"] == ["bat", "bear", "book"]
    assert [other() for other in others] == [{}, {}]  # no pair


@pytest.mark.rule("D-v07")
@pytest.mark.parametrize(("held", "pile"), [("bear", "bear, bat"), ("bear", "bat, bat"), ("game, game", "bat, book")])
def test_with_any_pair_in_hand_all_opponents_draw(held: str, pile: str) -> None:
    state = scene(f"""
        recruits: revised
        seats: 3
        turn: B
        B recruits: Jonathan the Gambler
        B workers: 4
        B goods: 1 energy
        B hand: {held}
        B morale: 6
        A workers: 2
        C workers: 2
        pile: {pile}, balloons, bifocals
    """)
    do(state, "B", *DIG)
    do(state, "B", "draw")
    do(state, "B", *GAMBLER)
    assert (hand(state, "C"), hand(state, "A"), turn_of(state)) == (["balloons"], ["bifocals"], "C")
    assert len(hand(state, "B")) == len(held.split(",")) + 2


@pytest.mark.rule("D-v07", "D-mk-2")
def test_an_opponent_who_draws_keeps_to_the_hand_limit() -> None:
    state = scene("""
        recruits: revised
        A recruits: Jonathan the Gambler
        A workers: 4
        A goods: 1 energy
        A morale: 6
        B workers: 2
        B hand: bear
        pile: book, book, bat
    """)
    do(state, "A", *DIG)
    do(state, "A", "draw")
    do(state, "A", *GAMBLER)
    assert (asked(state), question(state), hand(state, "B")) == ("B", "limit", ["bat", "bear"])


@pytest.mark.rule("D-v07", "D-rec-2")
def test_the_revised_gambler_may_draw_as_everyone_does_and_only_on_a_draw() -> None:
    text = """
        recruits: revised
        A recruits: Jonathan the Gambler
        A workers: 4
        A goods: 1 energy
        B workers: 2
        pile: book
    """
    assert brings(scene(text), "A", DIG, ("draw",), ("pass",)) == {"energy": -1, "cards": 1}
    assert quiet(scene(text), "A", DIG, ("take", "gold"))


@pytest.mark.rule("D-v07", "D-x-9")
def test_of_a_draw_of_two_the_revised_gambler_changes_one_card_once_a_turn() -> None:
    state = scene("""
        recruits: revised
        A recruits: Jonathan the Gambler
        A workers: 4 4
        A goods: 1 bliss, 1 water, 1 energy
        A morale: 6
        B workers: 2
        pile: book, bat, bear, game
    """)
    do(state, "A", "place", 4, "breeze-bar")
    pay(state, "A", bliss=1, water=1)
    do(state, "A", *GAMBLER)
    assert hand(state, "A") == ["bat", "bear", "book"]
    # The third card came after the hand was shown.
    assert player(state, "A", "B")["known_artifacts"] == ["bat", "book"]
    do(state, "A", *DIG)
    do(state, "A", "draw")
    assert (used(state), turn_of(state)) == (["D-v07"], "B")
