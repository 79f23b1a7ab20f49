"""What a player knows of recruits that were shuffled out of sight: the set, if not the places (L-info-9)."""

from __future__ import annotations

import pytest

from euphoria import Dice, State
from euphoria.games.leaders.game import LeadersState
from tests.leaders.artifact_play import all_but, played
from tests.leaders.play import (
    SEATS,
    WORDS,
    answer_all,
    do,
    hand,
    log,
    look,
    may,
    new,
    one_of,
    own,
    pass_turn,
    question,
    random_game,
    recruits,
    scene,
    seen_by,
    started,
    use,
)
from tests.leaders.test_invariants import check

SHUFFLED = """
    turn: A action
    A: e e e / snow-globe
    B: {B}
    C: E* s e
    knows: {knows}
    {dice}
    rest: -
"""


def shuffled(b: str, knows: str, dice: str = "") -> State:
    """B's hidden recruits have been shuffled out of sight."""
    state = scene(SHUFFLED.format(B=b, knows=knows, dice=f"dice: {dice}" if dice else ""))
    use(state, "A", "snow-globe", "B", pay="A1")
    return state


@pytest.mark.rule("L-info-9")
def test_two_cards_known_to_be_equal_stay_known() -> None:
    state = shuffled("s s [e]", knows="A B1 B2, D B1")
    assert recruits(state, "B", "A") == "s s [e]"
    assert one_of(state, "B", "A") == [None, None, None]
    # D knew one of them only, C and the spectators none.
    assert recruits(state, "B", "D") == "? ? [e]"
    assert one_of(state, "B", "D") == [["?", "s"], ["?", "s"], None]
    for viewer in (None, "C"):
        assert recruits(state, "B", viewer) == "? ? [e]"
        assert one_of(state, "B", viewer) == [None, None, None]


@pytest.mark.rule("L-info-9")
def test_that_they_stay_known_is_not_told_to_the_others() -> None:
    """Who has seen a card is public, and whether two cards are equal is not: nobody counts as having seen them."""
    equal = shuffled("s s [e]", knows="A B1 B2", dice="0")
    different = shuffled("S* s [e]", knows="A B1 B2", dice="0")
    before = equal.digest()
    assert recruits(equal, "B", "A") == "s s [e]"  # A knows, and that A was told so leaves no trace
    assert equal.digest() == before
    assert seen_by(equal, "B") == seen_by(different, "B") == ["B", "B", "ABCD"]


@pytest.mark.rule("L-info-9")
def test_three_equal_cards_stay_known_as_well() -> None:
    assert recruits(shuffled("s s s", knows="A B1 B2 B3"), "B", "A") == "s s s"
    assert recruits(shuffled("s s s", knows="A B1 B2"), "B", "A") == "? ? ?"


@pytest.mark.rule("L-info-9")
def test_different_cards_are_known_as_a_set() -> None:
    state = shuffled("S* s e", knows="A B1 B2 B3, D B1 B3")
    assert recruits(state, "B", "A") == "? ? ?"
    assert one_of(state, "B", "A") == [["S*", "e", "s"]] * 3
    assert one_of(state, "B", "D") == [["?", "S*", "e"]] * 3
    assert one_of(state, "B", "C") == [None] * 3


@pytest.mark.rule("L-info-9")
def test_what_is_seen_later_is_taken_out_of_the_set() -> None:
    """Of three shuffled cards S*, s, e the place B1 is seen to be e; then B2 is seen to be s, which leaves S*."""
    state = shuffled("S* s e", knows="A B1 B2 B3, D B1", dice="0 1")
    assert own(state, "B") == "e s S*"
    for who in "BCD":
        do(state, who, "skip")
        do(state, who, "skip")
    do(state, "A", "skip")
    do(state, "A", "interrogate", "B1")
    assert recruits(state, "B", "A") == "e ? ?"
    assert one_of(state, "B", "A") == [None, ["S*", "s"], ["S*", "s"]]
    assert one_of(state, "B", "D") == [["?", "?", "S*"]] * 3  # D has not looked again
    for who in "BCD":
        do(state, who, "skip")
        do(state, who, "skip")
    do(state, "A", "skip")
    do(state, "A", "interrogate", "B2")
    assert recruits(state, "B", "A") == "e s S*"


@pytest.mark.rule("L-info-9")
def test_a_card_of_the_set_that_is_swapped_away_is_still_one_of_it() -> None:
    state = scene("""
        turn: A action
        A: e e e / snow-globe
        B: S* s [e]
        C: E* s e
        D: s s s / matchmakers-almanac
        knows: A B1 B2, C B1
        dice: 0
        rest: -
    """)
    use(state, "A", "snow-globe", "B", pay="A1")
    answer_all(state, "decline")
    assert own(state, "B") == "s S* [e]"
    for who in "BC":
        do(state, who, "skip")
        do(state, who, "skip")
    do(state, "D", "skip")
    use(state, "D", "matchmakers-almanac", "A2", "B1", pay="D1")
    assert (own(state, "A"), own(state, "B")) == ("[e] s e", "e S* [e]")
    # A now holds one of the two, sees it, and so knows the other.
    assert recruits(state, "B", "A") == "e S* [e]"
    # C knew one of the two, and cannot tell where it is.
    assert one_of(state, "A", "C") == [None, ["?", "S*"], None]
    assert one_of(state, "B", "C") == [None, ["?", "S*"], None]


def shuffled_twice(b: str, knows: str, swap: tuple[str, str] | None = None) -> State:
    """The same, and C has drawn Snow Globe again and used it on B; in between D may have swapped two recruits.

    All other artifacts are in D's hand, so that C draws the right one.
    """
    state = scene(f"""
        turn: A action
        A: e e e / snow-globe
        B: {b}
        C: E* s e
        D: S* s s / {all_but("snow-globe")}
        knows: {knows}
        rest: -
    """)
    use(state, "A", "snow-globe", "B", pay="A1")
    answer_all(state, "decline")
    pass_turn(state)
    do(state, "C", "discard")
    assert hand(state, "C") == ["snow-globe"]
    if swap:
        pass_turn(state)
        do(state, "D", "skip")
        use(state, "D", "matchmakers-almanac", *swap, pay="D2")
        answer_all(state, "decline")
        pass_turn(state)
        pass_turn(state)
        do(state, "C", "skip")
    use(state, "C", "snow-globe", "B", pay="C3")
    answer_all(state, "decline")
    assert len(log(state, None, "shuffled")) == 2
    return state


@pytest.mark.rule("L-info-9")
def test_the_set_is_known_after_a_second_shuffle_too() -> None:
    state = shuffled_twice("e s [s]", knows="A B1 B2, C B2")
    assert own(state, "B") in ("e s [s]", "s e [s]")
    assert one_of(state, "B", "A") == [["e", "s"], ["e", "s"], None]
    assert one_of(state, "B", "C") == [["?", "s"], ["?", "s"], None]
    assert one_of(state, "B", "D") == [None, None, None]
    assert recruits(state, "B", "A") == "? ? [s]"


@pytest.mark.rule("L-info-9")
def test_a_set_that_is_no_longer_together_is_not_known_after_a_second_shuffle() -> None:
    """One of the two went to C before it: what B has now is one of the two, and a card that A has never seen."""
    state = shuffled_twice("e s [s]", knows="A B1 B2", swap=("B1", "C2"))
    assert recruits(state, "B", "A") == "? ? [s]"
    assert one_of(state, "B", "A") == [None, None, None]
    assert one_of(state, "C", "A") == [None, ["e", "s"], None]
    assert one_of(state, "B", "C") == [["?", "s"], ["?", "s"], None]  # C knows what went to B


@pytest.mark.rule("L-info-9")
def test_two_equal_cards_stay_known_after_a_second_shuffle_too() -> None:
    state = shuffled_twice("s s [e]", knows="A B1 B2")
    assert recruits(state, "B", "A") == "s s [e]"
    assert recruits(state, "B", "D") == "? ? [e]"


@pytest.mark.rule("L-info-9")
def test_the_set_is_known_through_any_number_of_shuffles() -> None:
    """The others take turns with shuffling B's recruits and hiding what they paid with."""
    deck = (
        'name = "snow"\n[[artifact]]\nid = "snow"\nname = { en = "Snow", es = "Nieve" }\n'
        'kind = "action"\nchoose = ["other"]\ndo = ["shuffle 1"]\ncopies = 24\n'
    )
    state = started(
        4, seed=next(seed for seed in range(99) if own(new(4, seed), "B") in ("E* s e", "E* e s")), deck=deck
    )
    while look(state)["active"] != 0:
        pass_turn(state)
    do(state, "A", "skip")
    do(state, "A", "interrogate", "B1")
    for _ in range(40):
        who = SEATS[look(state)["active"]]
        do(state, who, "discard")
        mine = [slot for slot in "123" if may(state, who, "hide", who + slot)]
        if who == "B":
            do(state, who, "skip")
        elif mine:
            do(state, who, "hide", who + mine[0])
        else:
            hidden = next(slot for slot in "321" if may(state, who, "arm", who + slot))
            use(state, who, "snow", "B", pay=who + hidden)
    assert len(log(state, None, "shuffled")) == 15
    assert one_of(state, "B", "A") == [["?", "?", "E*"]] * 3
    assert one_of(state, "B", "C") == [None] * 3


@pytest.mark.rule("L-info-9", "L-info-1")
def test_all_and_spectators_too_know_the_set_of_what_was_public() -> None:
    """Recruits of B were exposed and have been hidden again; then they are shuffled."""
    for b, hidden, known, pool in [
        ("[s] [s] [S*]", ["B1", "B2"], "s s [S*]", None),
        ("[e] [s] [S*]", ["B1", "B2"], "? ? [S*]", ["e", "s"]),
        ("[e] s [S*]", ["B1"], "? ? [S*]", ["?", "e"]),
    ]:
        state = scene(f"""
            turn: C action
            A: e e s / snow-globe
            B: {b}
            C: E* s e
            rest: -
        """)
        for who, place in zip("CD", hidden, strict=False):
            do(state, who, "hide", place)
            do(state, state.deciders[0], "skip")  # the next artifact phase
        while look(state)["active"] != 0:
            do(state, state.deciders[0], "skip")
        if question(state) == "artifact":
            do(state, "A", "skip")
        use(state, "A", "snow-globe", "B", pay="A1")
        for viewer in (None, "A", "C", "D"):
            assert recruits(state, "B", viewer) == known
            assert one_of(state, "B", viewer) == [pool, pool, None]


@pytest.mark.slow
@pytest.mark.rule("L-info-1", "L-info-9")
def test_what_a_view_says_is_true() -> None:
    """Whatever happens: a known kind is the kind, and a set that a card is one of contains it, or an unknown one."""
    pools = 0
    deck = (
        'name = "snow"\n'
        '[[artifact]]\nid = "snow"\nname = { en = "Snow", es = "Nieve" }\nkind = "action"\n'
        'choose = ["other"]\ndo = ["shuffle 1"]\ncopies = 8\n'
        '[[artifact]]\nid = "swap"\nname = { en = "Swap", es = "Cambio" }\nkind = "action"\n'
        'choose = ["own", "recruit"]\ndo = ["swap 1 2"]\ncopies = 8\n'
    )
    for seed in range(8):
        for state in random_game(5, seed, turns=6, claims=0, deck=deck):
            truth = [own(state, seat).replace("[", "").replace("]", "").split() for seat in range(5)]
            for viewer in (None, *range(5)):
                for one in look(state, viewer)["players"]:
                    for recruit, true in zip(one["recruits"], truth[one["seat"]], strict=True):
                        assert recruit["kind"] is None or WORDS[recruit["kind"]] == true
                        if recruit["one_of"] is not None:
                            pools += 1
                            assert recruit["kind"] is None
                            could_be = [kind and WORDS[kind] for kind in recruit["one_of"]]
                            assert true in could_be or None in could_be
    assert pools > 500


def test_what_happens_in_a_drawn_world_is_no_matter_of_the_next() -> None:
    """A shuffle in one of them adds papers to it, and to no other world of the same sampler."""
    state = scene("""
        seats: 6
        turn: A action
        A: e e s / snow-globe
        rest: -
    """)
    draw = state.sampler(0)
    for seed in range(3):
        world = draw(Dice(seed))
        played(world, "A", "snow-globe", "B", pay="A1")
        assert isinstance(world, LeadersState)
        check(world)
        assert world.sample(0, Dice(seed)).view(0) == world.view(0)
